// What one does with a plan: each on this device, told at its foot, and taken back from there.
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../data/hooks.tsx';
import { goOnWithPlan, leavePlan, takeStep, takeStepBack } from '../../data/plan-overlay.ts';
import type { PathStep } from '../../data/plan-path.ts';
import { completeDay, finishPlan, reopenPlan, startPlan, takeDayBack } from '../../data/plan-progress.ts';
import type { Begun, Plan } from '../../data/plans.ts';
import { NotKept } from '../../data/record.ts';
import { notKeptSentence } from '../../i18n/failure-sentence.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useToast } from '../../ui/toaster.tsx';
import type { Toast } from '../../ui/toaster.tsx';

export interface PlanActs {
  /** @param id of the button that was tapped. @returns whether it has begun */
  start(plan: Plan, today: string, id: string): Promise<boolean>;
  complete(begun: Begun, day: number): Promise<boolean>;
  finish(begun: Begun): Promise<boolean>;
  leave(begun: Begun): Promise<boolean>;
  goOn(begun: Begun): Promise<boolean>;
  step(begun: Begun, step: PathStep): Promise<boolean>;
  stepBack(begun: Begun): Promise<boolean>;
}

export function usePlanActs(): PlanActs {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  // The picture changes a moment later than the second tap of a double tap.
  const isBusy = useRef(false);

  async function once(work: () => Promise<unknown>, failed: string, done?: Toast): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    try {
      return await keep(work, failed, done);
    } finally {
      isBusy.current = false;
    }
  }

  async function keep(work: () => Promise<unknown>, failed: string, done?: Toast): Promise<boolean> {
    try {
      await work();
      if (done) toast(done);
      return true;
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: `${failed} ${notKeptSentence(t, fault.reason)}` });
      return false;
    }
  }

  /** A toast from which it can be taken back. */
  function undoable(message: string, back: () => Promise<void>): Toast {
    return { message, action: { label: t('common.undo'), run: () => void keep(back, t('common.undoFailed')) } };
  }

  return {
    start: (plan, today, id) => once(() => startPlan(data, plan, today, id), t('plans.startFailed'), { message: t('plans.started') }),
    complete: ({ plan, progress }, day) =>
      once(
        () => completeDay(data, progress.id, day, plan),
        t('plans.completeFailed'),
        undoable(day >= plan.duration ? t('plans.done') : t('plans.dayDone', { day }), () => takeDayBack(data, progress, day)),
      ),
    finish: ({ progress }) =>
      once(
        () => finishPlan(data, progress.id),
        t('plans.changeFailed'),
        undoable(t('plans.done'), () => reopenPlan(data, progress.id)),
      ),
    leave: ({ progress }) =>
      once(
        () => leavePlan(data, progress.id),
        t('plans.changeFailed'),
        undoable(t('plans.left'), () => goOnWithPlan(data, progress.id)),
      ),
    goOn: ({ progress }) => once(() => goOnWithPlan(data, progress.id), t('plans.changeFailed')),
    step: ({ progress }, step) =>
      once(
        () => takeStep(data, progress.id, step),
        t('plans.changeFailed'),
        undoable(stepWords(t, step), () => takeStepBack(data, progress.id)),
      ),
    stepBack: ({ progress }) => once(() => takeStepBack(data, progress.id), t('common.undoFailed')),
  };
}

export function stepWords(t: Translate, { kind, day }: PathStep): string {
  return kind === 'shift' ? t('plans.shifted', { day }) : t('plans.skipped', { day });
}
