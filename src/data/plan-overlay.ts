// What a person moved on the path of a plan, or that they have left it. It stays on this device, beside the progress, which travels unchanged.
import { map, type Observable } from 'rxjs';
import type { DeviceRecord } from './collections.ts';
import type { Data } from './data.ts';
import type { PathStep } from './plan-path.ts';
import { kept } from './record.ts';

export interface PlanOverlay {
  /** In the order in which they were taken. */
  steps: readonly PathStep[];
  /** Missing: it is left when a newer one has begun. */
  isLeft?: boolean;
}

export const noOverlay: PlanOverlay = { steps: [] };

const kind = 'plan_overlay';

/** By the id of the progress. */
export function planOverlays(data: Data): Observable<ReadonlyMap<string, PlanOverlay>> {
  return data.personal.activity.find({ selector: { kind } }).$.pipe(map((docs) => new Map(docs.map(({ id, value }) => [id.slice(kind.length + 1), toOverlay(value)]))));
}

/** Throws `NotKept`. */
export function takeStep(data: Data, progressId: string, step: PathStep): Promise<void> {
  return changeOverlay(data, progressId, (overlay) => ({ ...overlay, steps: [...overlay.steps, step] }));
}

/** Takes the last step back: the path is as it was before. Throws `NotKept`. */
export function takeStepBack(data: Data, progressId: string): Promise<void> {
  return changeOverlay(data, progressId, (overlay) => ({ ...overlay, steps: overlay.steps.slice(0, -1) }));
}

/** The days that were read are kept, and one may go on later. Throws `NotKept`. */
export function leavePlan(data: Data, progressId: string): Promise<void> {
  return changeOverlay(data, progressId, (overlay) => ({ ...overlay, isLeft: true }));
}

/** Throws `NotKept`. */
export function goOnWithPlan(data: Data, progressId: string): Promise<void> {
  return changeOverlay(data, progressId, (overlay) => ({ ...overlay, isLeft: false }));
}

async function changeOverlay(data: Data, progressId: string, next: (overlay: PlanOverlay) => PlanOverlay): Promise<void> {
  await kept(data, async () => {
    const empty: DeviceRecord = { id: `${kind}|${progressId}`, kind, order: '', value: { ...noOverlay } };
    const doc = await data.personal.activity.insertIfNotExists(empty);
    await doc.incrementalModify((now) => ({ ...now, value: { ...next(toOverlay(now.value)) } }));
  });
}

/** An imported file may hold anything. */
function toOverlay(value: { readonly [field: string]: unknown }): PlanOverlay {
  const { steps, isLeft } = value;
  return { steps: Array.isArray(steps) ? steps.filter(isStep) : [], ...(typeof isLeft === 'boolean' && { isLeft }) };
}

function isStep(value: unknown): value is PathStep {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('on' in value) || !('day' in value)) return false;
  return (value.kind === 'shift' || value.kind === 'skip') && typeof value.on === 'string' && typeof value.day === 'number';
}
