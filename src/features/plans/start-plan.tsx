// Buttons that start, resume or restart a plan, or a message that another plan is active. A guest
// is asked to log in.
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../data/data-provider.tsx';
import { getPlanTitle } from './plan-text.ts';
import type { Plan, PlanStanding } from './data.ts';
import { createRecordId } from '../../data/records/record.ts';
import { useLanguage } from '../../locales/language.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import layout from '../../ui/page-layout.module.css';
import { LoginInvitation } from '../../ui/login-invitation.tsx';
import { getPlanUrl } from './plan-urls.ts';
import styles from './plans.module.css';
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
  // Two taps on one button are one progress.
  const [id, setId] = useState(createRecordId);
  const [asksToLogIn, setAsksToLogIn] = useState(false);
  const { plan, kind } = standing;

  async function start(): Promise<void> {
    if (!account) setAsksToLogIn(true);
    else if (await actions.start(plan, today, id)) setId(createRecordId());
  }

  if (active) {
    return (
      <p className={styles['badges']}>
        <IconLock size={18} aria-hidden />
        <span>
          {t('plans:lockedReason', { title: getPlanTitle(active.fields, language).text })}
        </span>
      </p>
    );
  }
  return (
    <>
      {kind === 'left' && <p className={layout['muted']}>{t('plans:stopped')}</p>}
      <div className={styles['actions']}>
        {standing.kind === 'left' && (
          <Button onClick={() => void actions.resume(standing)}>{t('plans:resume')}</Button>
        )}
        <Button variant={kind === 'left' ? 'subtle' : 'filled'} onClick={() => void start()}>
          {kind === 'new' ? t('plans:start') : t('plans:restart')}
        </Button>
      </div>
      {asksToLogIn && (
        <LoginInvitation
          title={t('plans:loginTitle')}
          body={t('plans:loginBody')}
          loginHref={buildLoginUrl(getPlanUrl(plan))}
          onClose={() => setAsksToLogIn(false)}
        />
      )}
    </>
  );
}
