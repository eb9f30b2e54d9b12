// Where the calendar is ahead: the ways to go on. After one was taken, the way back.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { catchUp } from '../../data/plan-path.ts';
import type { PathStep, PlanPath } from '../../data/plan-path.ts';
import type { Begun } from '../../data/plans.ts';
import layout from '../../ui/layout.module.css';
import { CatchUp } from '../../ui/plans/catch-up.tsx';
import { stepWords, usePlanActs } from './use-acts.ts';

export function PathHelp({ begun, path, today }: { begun: Begun; path: PlanPath; today: string }) {
  const { t } = useTranslation();
  const acts = usePlanActs();
  const last = begun.overlay.steps.at(-1);

  function take(kind: PathStep['kind']): void {
    const step = catchUp(kind, path, today);
    if (step) void acts.step(begun, step);
  }

  if (path.behind > 0 && path.day !== null) return <CatchUp day={path.day} due={path.due} onShift={() => take('shift')} onSkip={() => take('skip')} />;
  if (last?.on !== today || last.day !== path.day) return null;
  return (
    <div className={layout['row']}>
      <p className={layout['quiet']}>{stepWords(t, last)}</p>
      <Button variant="subtle" size="sm" onClick={() => void acts.stepBack(begun)}>
        {t('plans.undoStep')}
      </Button>
    </div>
  );
}
