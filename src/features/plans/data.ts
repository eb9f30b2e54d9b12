// Reading plans: those of the server, or our own where it has none; and how far the person has come
// in each.
import {
  combineLatest,
  distinctUntilChanged,
  from,
  map,
  type Observable,
  of,
  switchMap,
} from 'rxjs';
import type { ReadingPlan, UserReadingProgress } from '../../../schemas/entities/reading-plan.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import type { DataContext } from '../../data/data-context.ts';
import { noAdjustments, type PlanAdjustments, watchPlanAdjustments } from './plan-adjustments.ts';
import { findDayToRead } from './plan-schedule.ts';
import { getPlanDayKey, watchPlanDaysReadToday } from '../../data/records/day-events.ts';
import { type SavedRecord, watchRecords } from '../../data/records/record.ts';

export interface Plan {
  /**
   * By which progress names it: the server's id, or the key of a plan of ours that no server has
   * given yet.
   */
  id: string;
  /** Kept over upgrades; null where the server's plan has none. */
  key: string | null;
  /** In days, at least one. */
  duration: number;
  /** Its words: see src/features/plans/plan-text.ts. */
  fields: ReadingPlan;
}

/**
 * How far the person has come. `left`: they have stopped, or begun another one; the days they read
 * are kept.
 */
export type PlanStanding = { plan: Plan; kind: 'new' } | StartedPlan;

export interface StartedPlan {
  plan: Plan;
  kind: 'active' | 'left' | 'completed';
  progress: SavedProgress;
  adjustments: PlanAdjustments;
  /** Whether a day of it was read today, on whatever device. */
  isReadToday: boolean;
}

export type SavedProgress = SavedRecord<UserReadingProgress>;

export interface ActivePlan {
  plan: Plan;
  progress: SavedProgress;
  /** The day to read next; when all are read, the last one. */
  day: number;
  /** Whether a day of it was read today, and another one waits. */
  isReadToday: boolean;
}

/** In the order in which they were made; our own as we list them. */
export function watchPlans(data: DataContext): Observable<Plan[]> {
  return data.deviceDatabase.readingPlans
    .find({ selector: { removed: false }, sort: [{ order: 'asc' }] })
    .$.pipe(
      map((docs) =>
        docs
          .toReversed()
          .flatMap(({ client_id, server_id, record }) =>
            toPlan(server_id ?? client_id, record as ReadingPlan),
          ),
      ),
      switchMap((found) => (found.length > 0 ? of(found) : from(readShippedPlans(data)))),
    );
}

/**
 * Every plan once, with the newest of what the person has read of it. At most one is `active`:
 * while it is, the others are locked.
 */
export function watchPlanStandings(data: DataContext): Observable<PlanStanding[]> {
  return combineLatest([
    watchPlans(data),
    watchProgressRecords(data),
    watchPlanAdjustments(data),
    watchPlanDaysReadToday(data),
  ]).pipe(
    map(([known, progress, adjustmentsById, readToday]) => {
      const active = findActive(progress, known, adjustmentsById);
      return known.map((plan): PlanStanding => {
        const newest = progress.find((one) => isProgressOf(one, plan));
        if (!newest) return { plan, kind: 'new' };
        const kind =
          newest.fields.completed === true ? 'completed' : newest === active ? 'active' : 'left';
        const isReadToday = (newest.fields.completed_days ?? []).some((day) =>
          readToday.has(getPlanDayKey(newest.id, day)),
        );
        return {
          plan,
          kind,
          progress: newest,
          adjustments: adjustmentsById.get(newest.id) ?? noAdjustments,
          isReadToday,
        };
      });
    }),
  );
}

/** Of every progress the days that were read, with the plan as it is now. */
export function watchReadPlanDays(
  data: DataContext,
): Observable<{ plan: Plan; days: readonly number[] }[]> {
  return watchProgressRecords(data).pipe(
    map((progress) => progress.filter(({ fields }) => (fields.completed_days ?? []).length > 0)),
    switchMap((progress) =>
      progress.length > 0
        ? watchPlans(data).pipe(map((known) => ({ progress, known })))
        : of({ progress, known: [] }),
    ),
    map(({ progress, known }) =>
      progress.flatMap((one) => {
        const plan = known.find((candidate) => isProgressOf(one, candidate));
        return plan ? [{ plan, days: one.fields.completed_days ?? [] }] : [];
      }),
    ),
  );
}

/** The plan that the person reads now; null when they read none. */
export function watchActivePlan(data: DataContext): Observable<ActivePlan | null> {
  // Most people who open the app read none: their plans need not be looked at.
  return watchProgressRecords(data).pipe(
    map((progress) => progress.some(({ fields }) => fields.completed !== true)),
    distinctUntilChanged(),
    switchMap((isReading) => (isReading ? watchPlanStandings(data) : of([]))),
    map(
      (all) =>
        all.flatMap((standing) => (standing.kind === 'active' ? toActivePlan(standing) : []))[0] ??
        null,
    ),
  );
}

function toActivePlan({ plan, progress, adjustments, isReadToday }: StartedPlan): ActivePlan {
  const day = findDayToRead(progress.fields, plan.duration, adjustments.steps);
  return { plan, progress, day: day ?? plan.duration, isReadToday: isReadToday && day !== null };
}

/** The newest first. A guest has none. */
function watchProgressRecords(data: DataContext): Observable<SavedProgress[]> {
  return data.account ? watchRecords<UserReadingProgress>(data, 'readingProgress') : of([]);
}

/**
 * The newest that is not completed, unless they have left it or gone on with an older one. Of a
 * plan that is no more nobody is held.
 */
function findActive(
  progress: readonly SavedProgress[],
  known: readonly Plan[],
  adjustmentsById: ReadonlyMap<string, PlanAdjustments>,
): SavedProgress | undefined {
  const readable = progress.filter((one) => known.some((plan) => isProgressOf(one, plan)));
  return readable.find((one, order) => {
    const isLeft = adjustmentsById.get(one.id)?.isLeft ?? order > 0;
    return one.fields.completed !== true && !isLeft;
  });
}

/** Begun before the server gave the plan its id, it is known by the key. */
function isProgressOf(
  { fields: { plan_id: id } }: SavedProgress,
  { id: ours, key }: Plan,
): boolean {
  return id === ours || (key !== null && id === key);
}

/** Nothing for a row that holds no plan. */
function toPlan(id: string, fields: ReadingPlan): Plan[] {
  const { duration_days: days, daily_readings: readings, plan_key: key } = fields;
  if (!Array.isArray(readings)) return [];
  const duration = Number.isInteger(days) && days > 0 ? days : readings.length;
  return duration > 0 ? [{ id, key: key ?? null, duration, fields }] : [];
}

let shippedPlans: Promise<Plan[]> | undefined;

/** They are a chunk of their own, which most visits do not need. */
async function readShippedPlans(data: DataContext): Promise<Plan[]> {
  shippedPlans ??= loadShippedPlans();
  try {
    return await shippedPlans;
  } catch (fault) {
    shippedPlans = undefined;
    data.report('our own plans could not be fetched', fault);
    return [];
  }
}

async function loadShippedPlans(): Promise<Plan[]> {
  const { buildShippedPlans } = await import('../../../content/plans/plan-records.ts');
  const own = buildShippedPlans(({ book, chapter, from: first, to }) =>
    formatVerseReference('en', book, chapter, first, to).replace('–', '-'),
  );
  return own.flatMap((plan) => toPlan(plan.plan_key, plan));
}
