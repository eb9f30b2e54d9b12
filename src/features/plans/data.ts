// Watches the reading plans, from the server or the shipped plans if the server has none, and the
// user's progress in each plan.
import pMemoize from 'p-memoize';
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
import { getSchema } from '../../../schemas/entities/registry.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import type { DataContext } from '../../data/data-context.ts';
import { noAdjustments, type PlanAdjustments, watchPlanAdjustments } from './plan-adjustments.ts';
import { findDayToRead } from './plan-schedule.ts';
import { getPlanDayKey, watchPlanDaysReadToday } from '../../data/records/day-events.ts';
import { toReadableFields } from '../../data/records/readable-fields.ts';
import { type SavedRecord, watchRecords } from '../../data/records/record.ts';

export interface Plan {
  /**
   * Id that progress records use: the server's id, or the key of a shipped plan that no server has
   * provided yet.
   */
  id: string;
  /** Stable key over upgrades; null when the server's plan has none. */
  key: string | null;
  /** In days, at least one. */
  duration: number;
  /** Texts of the plan: see src/features/plans/plan-text.ts. */
  fields: ReadingPlan;
}

/**
 * The user's state in a plan. `left`: the user stopped the plan or started another plan; the read
 * days are kept.
 */
export type PlanStanding = { plan: Plan; kind: 'new' } | StartedPlan;

export interface StartedPlan {
  plan: Plan;
  kind: 'active' | 'left' | 'completed';
  progress: SavedProgress;
  adjustments: PlanAdjustments;
  /** True when a day of the plan was read today, on any device. */
  isReadToday: boolean;
}

export type SavedProgress = SavedRecord<UserReadingProgress>;

export interface ActivePlan {
  plan: Plan;
  progress: SavedProgress;
  /** The day to read next; when all are read, the last one. */
  day: number;
  /** True when a day of the plan was read today and another day remains. */
  isReadToday: boolean;
}

const planSchema = getSchema('ReadingPlan');

/** In the order in which they were made; our own as we list them. */
export function watchPlans(data: DataContext): Observable<Plan[]> {
  return data.deviceDatabase.readingPlans
    .find({ selector: { removed: false }, sort: [{ order: 'asc' }] })
    .$.pipe(
      map((docs) =>
        docs.toReversed().flatMap(({ client_id: id, server_id: serverId, record }) =>
          toPlan(serverId ?? id, {
            ...toReadableFields(planSchema, record, ''),
            // `toPlan` counts the readings if the duration is damaged.
            duration_days: record['duration_days'],
          } as unknown as ReadingPlan),
        ),
      ),
      switchMap((found) => (found.length > 0 ? of(found) : from(readShippedPlans(data)))),
    );
}

/**
 * Watches every plan with the user's latest progress. At most one plan is `active`; the other plans
 * are locked during that time.
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

/** Watches the read days of every progress record, with the current version of the plan. */
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

/** The plan that the user reads now; null when the user reads none. */
export function watchActivePlan(data: DataContext): Observable<ActivePlan | null> {
  // Most users read no plan, so the plans are loaded only when there is progress.
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

/** Watches the progress records, newest first. A guest has none. */
function watchProgressRecords(data: DataContext): Observable<SavedProgress[]> {
  return data.account ? watchRecords<UserReadingProgress>(data, 'readingProgress') : of([]);
}

/**
 * Returns the newest progress that is not completed, unless the user left it or resumed an older
 * one. Progress of a plan that no longer exists is ignored.
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

/** Returns an empty array for a row without a valid plan. */
function toPlan(id: string, fields: ReadingPlan): Plan[] {
  const { duration_days: days, daily_readings: readings, plan_key: key } = fields;
  if (!Array.isArray(readings)) return [];
  const duration = Number.isInteger(days) && days > 0 ? days : readings.length;
  return duration > 0 ? [{ id, key: key ?? null, duration, fields }] : [];
}

const getShippedPlans = pMemoize(loadShippedPlans);

/** Loads the shipped plans, a separate chunk that most visits do not need. */
async function readShippedPlans(data: DataContext): Promise<Plan[]> {
  try {
    return await getShippedPlans();
  } catch (fault) {
    data.report('our own plans could not be fetched', fault);
    return [];
  }
}

async function loadShippedPlans(): Promise<Plan[]> {
  const { buildShippedPlans } = await import('../../../content/plans/plan-records.ts');
  const own = await buildShippedPlans(({ book, chapter, from: first, to }) =>
    formatVerseReference('en', book, chapter, first, to).replace('–', '-'),
  );
  return own.flatMap((plan) => toPlan(plan.plan_key, plan));
}
