// Reading plans: those of the server, or our own where it has none; and how far the person has come in each.
import { combineLatest, distinctUntilChanged, from, map, type Observable, of, switchMap } from 'rxjs';
import type { ReadingPlan, UserReadingProgress } from '../../schemas/reading-plan.ts';
import { verseReference } from '../../schemas/reference.ts';
import type { Data } from './data.ts';
import { noOverlay, type PlanOverlay, planOverlays } from './plan-overlay.ts';
import { dayToRead } from './plan-path.ts';
import { planDayName, planDaysToday } from './progress/events.ts';
import { type Kept, listKept } from './record.ts';

export interface Plan {
  /** By which progress names it: the server's id, or the key of a plan of ours that no server has given yet. */
  id: string;
  /** Kept over upgrades; null where the server's plan has none. */
  key: string | null;
  /** In days, at least one. */
  duration: number;
  /** Its words: see plan-words.ts. */
  fields: ReadingPlan;
}

/** How far the person has come. `left`: they have stopped, or begun another one; the days they read are kept. */
export type Standing = { plan: Plan; kind: 'new' } | Begun;

export interface Begun {
  plan: Plan;
  kind: 'active' | 'left' | 'completed';
  progress: KeptProgress;
  overlay: PlanOverlay;
  /** Whether a day of it was read today, on whatever device. */
  isReadToday: boolean;
}

export type KeptProgress = Kept<UserReadingProgress>;

export interface ActivePlan {
  plan: Plan;
  progress: KeptProgress;
  /** The day to read next; when all are read, the last one. */
  day: number;
  /** Whether a day of it was read today, and another one waits. */
  isReadToday: boolean;
}

/** In the order in which they were made; our own as we list them. */
export function plans(data: Data): Observable<Plan[]> {
  return data.device.readingPlans.find({ selector: { removed: false }, sort: [{ order: 'asc' }] }).$.pipe(
    map((docs) => docs.toReversed().flatMap(({ client_id, server_id, record }) => toPlan(server_id ?? client_id, record as ReadingPlan))),
    switchMap((found) => (found.length > 0 ? of(found) : from(builtInPlans(data)))),
  );
}

/** Every plan once, with the newest of what the person has read of it. At most one is `active`: while it is, the others are locked. */
export function standings(data: Data): Observable<Standing[]> {
  return combineLatest([plans(data), progressOf(data), planOverlays(data), planDaysToday(data)]).pipe(
    map(([known, progress, overlays, readToday]) => {
      const active = activeOf(progress, known, overlays);
      return known.map((plan): Standing => {
        const newest = progress.find((one) => isOf(one, plan));
        if (!newest) return { plan, kind: 'new' };
        const kind = newest.fields.completed === true ? 'completed' : newest === active ? 'active' : 'left';
        const isReadToday = (newest.fields.completed_days ?? []).some((day) => readToday.has(planDayName(newest.id, day)));
        return { plan, kind, progress: newest, overlay: overlays.get(newest.id) ?? noOverlay, isReadToday };
      });
    }),
  );
}

/** Of every progress the days that were read, with the plan as it is now. */
export function planDaysRead(data: Data): Observable<{ plan: Plan; days: readonly number[] }[]> {
  return progressOf(data).pipe(
    map((progress) => progress.filter(({ fields }) => (fields.completed_days ?? []).length > 0)),
    switchMap((progress) => (progress.length > 0 ? plans(data).pipe(map((known) => ({ progress, known }))) : of({ progress, known: [] }))),
    map(({ progress, known }) =>
      progress.flatMap((one) => {
        const plan = known.find((candidate) => isOf(one, candidate));
        return plan ? [{ plan, days: one.fields.completed_days ?? [] }] : [];
      }),
    ),
  );
}

/** The plan that the person reads now; null when they read none. */
export function activeProgress(data: Data): Observable<ActivePlan | null> {
  // Most people who open the app read none: their plans need not be looked at.
  return progressOf(data).pipe(
    map((progress) => progress.some(({ fields }) => fields.completed !== true)),
    distinctUntilChanged(),
    switchMap((isReading) => (isReading ? standings(data) : of([]))),
    map((all) => all.flatMap((standing) => (standing.kind === 'active' ? toActive(standing) : []))[0] ?? null),
  );
}

function toActive({ plan, progress, overlay, isReadToday }: Begun): ActivePlan {
  const day = dayToRead(progress.fields, plan.duration, overlay.steps);
  return { plan, progress, day: day ?? plan.duration, isReadToday: isReadToday && day !== null };
}

/** The newest first. A guest has none. */
function progressOf(data: Data): Observable<KeptProgress[]> {
  return data.account ? listKept<UserReadingProgress>(data, 'readingProgress') : of([]);
}

/** The newest that is not completed, unless they have left it or gone on with an older one. Of a plan that is no more nobody is held. */
function activeOf(progress: readonly KeptProgress[], known: readonly Plan[], overlays: ReadonlyMap<string, PlanOverlay>): KeptProgress | undefined {
  const readable = progress.filter((one) => known.some((plan) => isOf(one, plan)));
  return readable.find((one, order) => {
    const isLeft = overlays.get(one.id)?.isLeft ?? order > 0;
    return one.fields.completed !== true && !isLeft;
  });
}

/** Begun before the server gave the plan its id, it is known by the key. */
function isOf({ fields: { plan_id: id } }: KeptProgress, { id: ours, key }: Plan): boolean {
  return id === ours || (key !== null && id === key);
}

/** Nothing for a row that holds no plan. */
function toPlan(id: string, fields: ReadingPlan): Plan[] {
  const { duration_days: days, daily_readings: readings, plan_key: key } = fields;
  if (!Array.isArray(readings)) return [];
  const duration = Number.isInteger(days) && days > 0 ? days : readings.length;
  return duration > 0 ? [{ id, key: key ?? null, duration, fields }] : [];
}

let builtIn: Promise<Plan[]> | undefined;

/** They are a chunk of their own, which most visits do not need. */
async function builtInPlans(data: Data): Promise<Plan[]> {
  builtIn ??= loadBuiltIn();
  try {
    return await builtIn;
  } catch (fault) {
    builtIn = undefined;
    data.report('our own plans could not be fetched', fault);
    return [];
  }
}

async function loadBuiltIn(): Promise<Plan[]> {
  const { ownPlans } = await import('../../content/plans/records.ts');
  const own = ownPlans(({ book, chapter, from: first, to }) => verseReference('en', book, chapter, first, to).replace('–', '-'));
  return own.flatMap((plan) => toPlan(plan.plan_key, plan));
}
