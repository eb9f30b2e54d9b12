// React hook with the actions on a plan. Each is stored on this device; most are announced by a
// toast with an undo button.
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../data/data-provider.tsx';
import { resumePlan, leavePlan, addPlanStep, undoPlanStep } from './plan-adjustments.ts';
import type { PathStep } from './plan-schedule.ts';
import {
  completePlanDay,
  finishPlan,
  reopenPlan,
  startPlan,
  undoPlanDay,
} from './plan-progress.ts';
import type { StartedPlan, Plan, SavedProgress } from './data.ts';
import { StorageWriteError } from '../../data/records/record.ts';
import { getStorageErrorMessage } from '../../locales/error-messages.ts';
import type { Translate } from '../../locales/translate.ts';
import { useToast } from '../../ui/toast/toaster.tsx';
import type { Toast } from '../../ui/toast/toaster.tsx';

export interface PlanActions {
  /**
   * @param id id created with the button
   * @returns whether the plan was started
   */
  start(plan: Plan, today: string, id: string): Promise<boolean>;
  /** The page of the day shows the completion and its undo, so no toast covers it. */
  complete(begun: StartedPlan, day: number): Promise<boolean>;
  /** @param before progress from before the day was completed */
  undoDay(before: SavedProgress, day: number): Promise<boolean>;
  finish(begun: StartedPlan): Promise<boolean>;
  leave(begun: StartedPlan): Promise<boolean>;
  resume(begun: StartedPlan): Promise<boolean>;
  catchUp(begun: StartedPlan, step: PathStep): Promise<boolean>;
  undoCatchUp(begun: StartedPlan): Promise<boolean>;
}

export function usePlanActions(): PlanActions {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  // The picture changes a moment later than the second tap of a double tap.
  const isBusy = useRef(false);

  async function runExclusively(
    work: () => Promise<unknown>,
    failed: string,
    done?: Toast,
  ): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    try {
      return await runAction(work, failed, done);
    } finally {
      isBusy.current = false;
    }
  }

  async function runAction(
    work: () => Promise<unknown>,
    failed: string,
    done?: Toast,
  ): Promise<boolean> {
    try {
      await work();
      if (done) toast(done);
      return true;
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({ message: `${failed} ${getStorageErrorMessage(t, fault.reason)}` });
      return false;
    }
  }

  /** Builds a toast with an undo button. */
  function buildUndoToast(message: string, back: () => Promise<void>): Toast {
    return {
      message,
      action: { label: t('undo'), run: () => void runAction(back, t('undoFailed')) },
    };
  }

  return {
    start: (plan, today, id) =>
      runExclusively(() => startPlan(data, plan, today, id), t('plans:startFailed'), {
        message: t('plans:started'),
      }),
    complete: ({ plan, progress }, day) =>
      runExclusively(
        () => completePlanDay(data, progress.id, day, plan),
        t('plans:completeFailed'),
      ),
    undoDay: (before, day) => runExclusively(() => undoPlanDay(data, before, day), t('undoFailed')),
    finish: ({ progress }) =>
      runExclusively(
        () => finishPlan(data, progress.id),
        t('plans:changeFailed'),
        buildUndoToast(t('plans:completedNotice'), () => reopenPlan(data, progress.id)),
      ),
    leave: ({ progress }) =>
      runExclusively(
        () => leavePlan(data, progress.id),
        t('plans:changeFailed'),
        buildUndoToast(t('plans:stoppedNotice'), () => resumePlan(data, progress.id)),
      ),
    resume: ({ progress }) =>
      runExclusively(() => resumePlan(data, progress.id), t('plans:changeFailed')),
    catchUp: ({ progress }, step) =>
      runExclusively(
        () => addPlanStep(data, progress.id, step),
        t('plans:changeFailed'),
        buildUndoToast(describeStep(t, step), () => undoPlanStep(data, progress.id)),
      ),
    undoCatchUp: ({ progress }) =>
      runExclusively(() => undoPlanStep(data, progress.id), t('undoFailed')),
  };
}

export function describeStep(t: Translate, { kind, day }: PathStep): string {
  return kind === 'shift'
    ? t('plans:catchUp.shifted', { day })
    : t('plans:catchUp.skipped', { day });
}
