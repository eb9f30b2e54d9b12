// Stores a user's adjustments of a plan's schedule, or that the user left the plan. Adjustments
// stay on this device; the synced progress is not changed.
import { map, type Observable } from 'rxjs';
import type { DeviceRecord } from '../../data/database/collections.ts';
import type { DataContext } from '../../data/data-context.ts';
import type { PathStep } from './plan-schedule.ts';
import { writeToStorage } from '../../data/records/record.ts';

export interface PlanAdjustments {
  /** In the order in which they were taken. */
  steps: readonly PathStep[];
  /** If missing, the plan counts as left when a newer plan was started. */
  isLeft?: boolean;
}

export const noAdjustments: PlanAdjustments = { steps: [] };

const kind = 'plan_overlay';

/** Watches the adjustments by the id of the progress record. */
export function watchPlanAdjustments(
  data: DataContext,
): Observable<ReadonlyMap<string, PlanAdjustments>> {
  return data.userDatabase.activity
    .find({ selector: { kind } })
    .$.pipe(
      map(
        (docs) =>
          new Map(
            docs.map(({ id, value }) => [id.slice(kind.length + 1), parseAdjustments(value)]),
          ),
      ),
    );
}

/** Throws `StorageWriteError`. */
export function addPlanStep(data: DataContext, progressId: string, step: PathStep): Promise<void> {
  return updateAdjustments(data, progressId, (adjustments) => ({
    ...adjustments,
    steps: [...adjustments.steps, step],
  }));
}

/** Removes the last step, which restores the previous schedule. Throws `StorageWriteError`. */
export function undoPlanStep(data: DataContext, progressId: string): Promise<void> {
  return updateAdjustments(data, progressId, (adjustments) => ({
    ...adjustments,
    steps: adjustments.steps.slice(0, -1),
  }));
}

/**
 * Marks the plan as left. The read days are kept, and the plan can be resumed later. Throws
 * `StorageWriteError`.
 */
export function leavePlan(data: DataContext, progressId: string): Promise<void> {
  return updateAdjustments(data, progressId, (adjustments) => ({ ...adjustments, isLeft: true }));
}

/** Throws `StorageWriteError`. */
export function resumePlan(data: DataContext, progressId: string): Promise<void> {
  return updateAdjustments(data, progressId, (adjustments) => ({ ...adjustments, isLeft: false }));
}

async function updateAdjustments(
  data: DataContext,
  progressId: string,
  next: (adjustments: PlanAdjustments) => PlanAdjustments,
): Promise<void> {
  await writeToStorage(data, async () => {
    const empty: DeviceRecord = {
      id: `${kind}|${progressId}`,
      kind,
      order: '',
      value: { ...noAdjustments },
    };
    const doc = await data.userDatabase.activity.insertIfNotExists(empty);
    await doc.incrementalModify((now) => ({
      ...now,
      value: { ...next(parseAdjustments(now.value)) },
    }));
  });
}

/** An imported file may hold anything. */
function parseAdjustments(value: { readonly [field: string]: unknown }): PlanAdjustments {
  const { steps, isLeft } = value;
  return {
    steps: Array.isArray(steps) ? steps.filter(isStep) : [],
    ...(typeof isLeft === 'boolean' && { isLeft }),
  };
}

function isStep(value: unknown): value is PathStep {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('kind' in value) ||
    !('on' in value) ||
    !('day' in value)
  )
    return false;
  return (
    (value.kind === 'shift' || value.kind === 'skip') &&
    typeof value.on === 'string' &&
    typeof value.day === 'number'
  );
}
