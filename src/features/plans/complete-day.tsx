// Button that completes a day of a plan, and what is shown instead after it: the completion, or the
// way to the day that is read next.
import { Button, Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { watchStreak } from '../../data/activity/watch-streak.ts';
import { useLiveQuery } from '../../data/data-provider.tsx';
import { useLanguage } from '../../locales/language.ts';
import layout from '../../ui/page-layout.module.css';
import { ShareButton } from '../share/share-button.tsx';
import { DayCompletion } from './components/day-completion.tsx';
import type { PlanStanding, SavedProgress, StartedPlan } from './data.ts';
import { computePlanPath, type PlanPath } from './plan-schedule.ts';
import { getPlanTitle } from './plan-text.ts';
import { getPlanDayUrl, getPlanUrl } from './plan-urls.ts';
import { usePlanActions } from './use-plan-actions.ts';

/** A day ahead cannot be completed, so that no plan ends by an accidental tap. */
export function CompleteDay({
  standing,
  day,
  today,
}: {
  standing: PlanStanding;
  day: number;
  today: string;
}) {
  const { t } = useTranslation();
  const actions = usePlanActions();
  /** Progress from before this page completed the day, for the undo. */
  const [before, setBefore] = useState<SavedProgress>();
  if (standing.kind === 'new') return <p className={layout['muted']}>{t('plans:previewNotice')}</p>;
  const path = computePlanPath(
    standing.progress.fields,
    standing.plan.duration,
    standing.adjustments.steps,
    today,
    standing.isReadToday,
  );
  const state = path.dayStates[day - 1];

  async function complete(begun: StartedPlan): Promise<void> {
    if (await actions.complete(begun, day)) setBefore(begun.progress);
  }

  async function undo(progress: SavedProgress): Promise<void> {
    if (await actions.undoDay(progress, day)) setBefore(undefined);
  }

  if (state === 'done')
    return (
      <Completion
        standing={standing}
        path={path}
        day={day}
        onUndo={before && (() => void undo(before))}
      />
    );
  if (standing.kind !== 'active')
    return <p className={layout['muted']}>{t('plans:previewNotice')}</p>;
  if (state === 'ahead' || state === undefined)
    return (
      path.day !== null && (
        <Group gap="sm">
          <Button component="a" variant="light" href={getPlanDayUrl(standing.plan, path.day)}>
            {t('plans:open', { day: path.day })}
          </Button>
        </Group>
      )
    );
  return (
    <Group gap="sm">
      <Button
        leftSection={<IconCheck size={20} aria-hidden />}
        onClick={() => void complete(standing)}
      >
        {t('plans:complete')}
      </Button>
    </Group>
  );
}

function Completion({
  standing: { kind, plan },
  path,
  day,
  onUndo,
}: {
  standing: StartedPlan;
  path: PlanPath;
  day: number;
  onUndo: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const streak = useLiveQuery('streak-now', (data) => watchStreak(data, 0));
  const title = getPlanTitle(plan.fields, language).text;
  const isCompleted = kind === 'completed';
  const nextDay = kind === 'active' ? path.day : null;
  return (
    <DayCompletion
      title={isCompleted ? t('plans:completedNotice') : t('plans:dayCompleted')}
      plan={plan.key}
      theme={plan.fields.theme}
      progress={t('plans:dayOf', { day, days: plan.duration })}
      streak={streak?.current ?? 0}
      next={
        nextDay === null
          ? { label: t('plans:backToPlan'), href: getPlanUrl(plan) }
          : {
              label:
                nextDay === day + 1 ? t('plans:goToNextDay') : t('plans:open', { day: nextDay }),
              href: getPlanDayUrl(plan, nextDay),
            }
      }
      onUndo={onUndo}
    >
      <ShareButton
        content={{
          type: 'plan_progress',
          title,
          text: isCompleted
            ? t('plans:shareCompleted', { title })
            : t('plans:shareDay', { title, done: path.readCount, days: plan.duration }),
        }}
      />
    </DayCompletion>
  );
}
