// Offers ways to continue when the user is behind the schedule of a plan, and the undo afterwards.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { buildCatchUpStep } from './plan-schedule.ts';
import type { PathStep, PlanPath } from './plan-schedule.ts';
import type { StartedPlan } from './data.ts';
import layout from '../../ui/page-layout.module.css';
import { CatchUp } from './components/catch-up.tsx';
import { describeStep, usePlanActions } from './use-plan-actions.ts';

export function CatchUpHelp({
  begun,
  path,
  today,
}: {
  begun: StartedPlan;
  path: PlanPath;
  today: string;
}) {
  const { t } = useTranslation();
  const actions = usePlanActions();
  const last = begun.adjustments.steps.at(-1);

  function applyStep(kind: PathStep['kind']): void {
    const step = buildCatchUpStep(kind, path, today);
    if (step) void actions.catchUp(begun, step);
  }

  if (path.daysBehind > 0 && path.day !== null)
    return (
      <CatchUp
        day={path.day}
        dueDay={path.dueDay}
        onShift={() => applyStep('shift')}
        onSkip={() => applyStep('skip')}
      />
    );
  if (last?.on !== today || last.day !== path.day) return null;
  return (
    <div className={layout['row']}>
      <p className={layout['muted']}>{describeStep(t, last)}</p>
      <Button variant="subtle" size="sm" onClick={() => void actions.undoCatchUp(begun)}>
        {t('plans:catchUp.undo')}
      </Button>
    </div>
  );
}
