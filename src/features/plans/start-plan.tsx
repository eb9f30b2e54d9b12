// Buttons that start, resume or restart a plan, or a message that another plan is active. For a
// guest, the plan starts after the login.
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../data/data-provider.tsx';
import { getPlanTitle } from './plan-text.ts';
import type { Plan, PlanStanding } from './data.ts';
import { createRecordId } from '../../data/records/record.ts';
import { useSaveOffer } from '../guest-save/use-save-offer.tsx';
import { useLanguage } from '../../locales/language.ts';
import layout from '../../ui/page-layout.module.css';
import { getPlanUrl } from './plan-urls.ts';
import { usePlanActions } from './use-plan-actions.ts';

interface StartPlanProps {
  standing: PlanStanding;
  /** The plan that is read now. */
  active: Plan | undefined;
  today: string;
}

export function StartPlan({ standing, active, today }: StartPlanProps) {
  const { t } = useTranslation();
  const { account } = useData();
  const language = useLanguage();
  const actions = usePlanActions();
  // Created with the button, so that two taps create one progress record.
  const [id, setId] = useState(createRecordId);
  const { offerSave, saveOffer } = useSaveOffer();
  const { plan, kind } = standing;

  async function start(): Promise<void> {
    if (!account)
      offerSave({
        id,
        kind: 'plan',
        input: { plan: plan.id, today },
        target: getPlanUrl(plan),
        preview: getPlanTitle(plan.fields, language).text,
      });
    else if (await actions.start(plan, today, id)) setId(createRecordId());
  }

  if (active) {
    return (
      <Group gap="sm">
        <p>{t('plans:lockedReason', { title: getPlanTitle(active.fields, language).text })}</p>
        <Button component="a" variant="light" href={getPlanUrl(active)}>
          {t('plans:openCurrent')}
        </Button>
      </Group>
    );
  }
  return (
    <>
      {kind === 'left' && <p className={layout['muted']}>{t('plans:stopped')}</p>}
      <Group gap="sm">
        {standing.kind === 'left' && (
          <Button onClick={() => void actions.resume(standing)}>{t('plans:resume')}</Button>
        )}
        <Button variant={kind === 'left' ? 'subtle' : 'filled'} onClick={() => void start()}>
          {kind === 'new' ? t('plans:start') : t('plans:restart')}
        </Button>
      </Group>
      {saveOffer}
    </>
  );
}
