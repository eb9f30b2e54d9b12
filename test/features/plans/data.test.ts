// Tests of reading plan data on a device: server or shipped plans, one active plan, progress,
// leaving and resuming, and plan steps with undo.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { toUserDay } from '../../../src/data/user-days.ts';
import {
  resumePlan,
  leavePlan,
  watchPlanAdjustments,
  addPlanStep,
  undoPlanStep,
} from '../../../src/features/plans/plan-adjustments.ts';
import {
  completePlanDay,
  finishPlan,
  reopenPlan,
  startPlan,
  undoPlanDay,
} from '../../../src/features/plans/plan-progress.ts';
import {
  watchActivePlan,
  watchPlans,
  type PlanStanding,
  watchPlanStandings,
} from '../../../src/features/plans/data.ts';
import { createRecordId, StorageWriteError } from '../../../src/data/records/record.ts';
import {
  createAliceContext,
  type AliceContext,
  closeContexts,
} from '../../support/signed-in-user.ts';

afterEach(async () => {
  vi.useRealTimers();
  await closeContexts();
});

/**
 * Clears the plans first, because plans belong to the device and stay after the session of a user.
 */
async function createContextWithServer(changes: Partial<DataContext> = {}): Promise<AliceContext> {
  const data = await createAliceContext(changes);
  await data.deviceDatabase.readingPlans.find().remove();
  return data;
}

const day = '2026-11-22';

async function insertPlan(
  data: DataContext,
  id: string,
  fields: Record<string, unknown>,
  date = '2026-01-01T00:00:00Z',
): Promise<void> {
  const plan = {
    theme: 'hope',
    duration_days: 2,
    title_en: id,
    daily_readings: [{ passages: ['John 1'] }, { passages: ['John 2'] }],
    ...fields,
  };
  await data.deviceDatabase.readingPlans.insert({
    ...buildLocalRecord(`s_${id}`, plan, date),
    server_id: id,
    sync: 'safe',
  });
}

const all = (data: DataContext) => firstValueFrom(watchPlanStandings(data));
const kinds = async (data: DataContext) =>
  Object.fromEntries(
    (await all(data))
      .filter(({ kind }) => kind !== 'new')
      .map(({ plan, kind }) => [plan.key ?? plan.id, kind]),
  );
const active = (data: DataContext) => firstValueFrom(watchActivePlan(data));

async function readStanding(data: DataContext, name: string): Promise<PlanStanding> {
  const planStanding = (await all(data)).find(({ plan }) => plan.key === name || plan.id === name);
  if (!planStanding) throw new Error(`no plan ${name}`);
  return planStanding;
}

async function startPlanNamed(data: DataContext, name: string) {
  const planStanding = await readStanding(data, name);
  if (planStanding.kind === 'new') throw new Error(`${name} is not begun`);
  return planStanding;
}

const start = async (data: DataContext, name: string) =>
  startPlan(data, (await readStanding(data, name)).plan, day);
/** Progress is ordered by date: the next plan starts a minute later. */
function waitOneMinute(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 60_000);
}

describe('the list of plans', () => {
  test('a device without plans of a server lists the shipped plans, for guests, too', async () => {
    const guest = await createContextWithServer({ account: null });
    const guestPlans = await firstValueFrom(watchPlans(guest));
    expect(guestPlans).toHaveLength(12);
    expect(guestPlans[0]).toMatchObject({
      id: 'peace_in_the_storm',
      key: 'peace_in_the_storm',
      duration: 3,
      fields: { daily_readings: [{ day: 1, passages: ['Mark 4:35-41'] }, {}, {}] },
    });
    expect(await active(guest)).toBeNull();
  });

  test('if a server has plans, only those plans are listed, oldest first', async () => {
    const alice = await createContextWithServer();
    await insertPlan(alice, 'new', {}, '2026-02-01T00:00:00Z');
    await insertPlan(alice, 'old', {});
    await insertPlan(alice, 'odd', { duration_days: 0, daily_readings: [] });
    await insertPlan(alice, 'short', { duration_days: 'many' }, '2026-03-01T00:00:00Z');
    expect(
      (await firstValueFrom(watchPlans(alice))).map(({ id, duration }) => [id, duration]),
    ).toEqual([
      ['old', 2],
      ['new', 2],
      ['short', 2],
    ]);
  });

  test('progress of a shipped plan belongs to the server’s plan of the same key', async () => {
    const alice = await createContextWithServer();
    await start(alice, 'wise_words');
    await insertPlan(alice, 'from-server', { plan_key: 'wise_words' });
    expect(await kinds(alice)).toEqual({ wise_words: 'active' });
    expect(await active(alice)).toMatchObject({ plan: { id: 'from-server' }, day: 1 });
  });
});

describe('one active plan', () => {
  test('a plan starts at day 1, unread, on the user’s own day, and once for two taps', async () => {
    const alice = await createContextWithServer();
    const { plan } = await readStanding(alice, 'small_faith');
    const id = createRecordId();
    await Promise.all([startPlan(alice, plan, day, id), startPlan(alice, plan, day, id)]);
    const { progress } = await startPlanNamed(alice, 'small_faith');
    expect(progress).toMatchObject({
      id,
      fields: {
        plan_id: 'small_faith',
        current_day: 1,
        completed_days: [],
        started_date: day,
        completed: false,
        user_email: 'alice@example.org',
      },
    });
    expect(await alice.userDatabase.readingProgress.count().exec()).toBe(1);
    expect(alice.syncCount).toBe(2);
  });

  test('a finished plan is completed and not active; a restart makes a new progress', async () => {
    const alice = await createContextWithServer();
    const first = await start(alice, 'peace_in_the_storm');
    const { plan } = await readStanding(alice, 'peace_in_the_storm');
    for (const number of [1, 2, 3]) {
      expect(await active(alice)).toMatchObject({ day: number });
      await completePlanDay(alice, first, number, plan);
    }
    expect(await kinds(alice)).toEqual({ peace_in_the_storm: 'completed' });
    expect(await active(alice)).toBeNull();
    waitOneMinute();
    const second = await start(alice, 'peace_in_the_storm');
    expect(second).not.toBe(first);
    expect(await startPlanNamed(alice, 'peace_in_the_storm')).toMatchObject({
      kind: 'active',
      progress: { id: second, fields: { completed_days: [] } },
    });
    expect(await alice.userDatabase.readingProgress.count().exec()).toBe(2);
  });

  test('undo of a completed plan day restores the progress before that day', async () => {
    const alice = await createContextWithServer();
    const id = await start(alice, 'peace_in_the_storm');
    const { plan } = await readStanding(alice, 'peace_in_the_storm');
    const first = await startPlanNamed(alice, 'peace_in_the_storm');
    await completePlanDay(alice, id, 1, plan);
    const before = await startPlanNamed(alice, 'peace_in_the_storm');
    expect(before.progress.fields.last_read_date).toBe(toUserDay(new Date()));
    await completePlanDay(alice, id, 3, plan);
    expect(await kinds(alice)).toEqual({ peace_in_the_storm: 'completed' });
    await undoPlanDay(alice, before.progress, 3);
    expect((await startPlanNamed(alice, 'peace_in_the_storm')).progress.fields).toMatchObject(
      before.progress.fields,
    );
    await finishPlan(alice, id);
    expect(await active(alice)).toBeNull();
    await reopenPlan(alice, id);
    expect(await active(alice)).toMatchObject({ day: 2 });
    // The third day is read on: it was today.
    await completePlanDay(alice, id, 3, plan);
    await undoPlanDay(alice, first.progress, 1);
    expect((await startPlanNamed(alice, 'peace_in_the_storm')).progress.fields).toMatchObject({
      completed_days: [3],
      last_read_date: toUserDay(new Date()),
    });
    await undoPlanDay(alice, first.progress, 3);
    expect(
      (await startPlanNamed(alice, 'peace_in_the_storm')).progress.fields.last_read_date,
    ).toBeUndefined();
  });

  test('of plans started on two devices the newer is active; the older can resume', async () => {
    const alice = await createContextWithServer();
    await start(alice, 'small_faith');
    waitOneMinute();
    await start(alice, 'wise_words');
    expect(await kinds(alice)).toEqual({ small_faith: 'left', wise_words: 'active' });
  });

  test('a deleted plan is not active and has no state', async () => {
    const alice = await createContextWithServer();
    await insertPlan(alice, 'mine', {});
    await insertPlan(alice, 'other', {});
    await start(alice, 'mine');
    await alice.deviceDatabase.readingPlans.findOne('s_mine').incrementalPatch({ removed: true });
    expect(await active(alice)).toBeNull();
    expect(await kinds(alice)).toEqual({});
  });

  test('completing a day of a plan that was not started throws StorageWriteError', async () => {
    const alice = await createContextWithServer();
    const { plan } = await readStanding(alice, 'wise_words');
    await expect(completePlanDay(alice, createRecordId(), 1, plan)).rejects.toBeInstanceOf(
      StorageWriteError,
    );
  });
});

describe('left, and moved on this device', () => {
  test('a stopped plan keeps its read days and can be resumed or replaced', async () => {
    const alice = await createContextWithServer();
    const id = await start(alice, 'small_faith');
    const { plan } = await readStanding(alice, 'small_faith');
    await completePlanDay(alice, id, 1, plan);
    await leavePlan(alice, id);
    expect(await active(alice)).toBeNull();
    expect(await startPlanNamed(alice, 'small_faith')).toMatchObject({
      kind: 'left',
      progress: { fields: { completed_days: [1] } },
    });
    const otherId = await start(alice, 'wise_words');
    await leavePlan(alice, otherId);
    await resumePlan(alice, id);
    expect(await kinds(alice)).toEqual({ small_faith: 'active', wise_words: 'left' });
    expect(await active(alice)).toMatchObject({ day: 2 });
  });

  test('[trap 16] a plan step does not change the progress; undo restores the state', async () => {
    const alice = await createContextWithServer();
    const id = await start(alice, 'small_faith');
    const before = await startPlanNamed(alice, 'small_faith');
    const record = (await alice.userDatabase.readingProgress.findOne(id).exec())?.toJSON();
    await addPlanStep(alice, id, { kind: 'skip', on: day, day: 3 });
    expect(await active(alice)).toMatchObject({ day: 3 });
    await addPlanStep(alice, id, { kind: 'shift', on: day, day: 3 });
    expect((await startPlanNamed(alice, 'small_faith')).adjustments.steps).toHaveLength(2);
    expect((await alice.userDatabase.readingProgress.findOne(id).exec())?.toJSON()).toEqual(record);
    await undoPlanStep(alice, id);
    await undoPlanStep(alice, id);
    expect(await startPlanNamed(alice, 'small_faith')).toEqual(before);
    expect(await active(alice)).toMatchObject({ day: 1 });
  });

  test('plan steps of two tabs are both kept, and invalid imported steps are ignored', async () => {
    const alice = await createContextWithServer();
    await Promise.all([
      addPlanStep(alice, 'p', { kind: 'skip', on: day, day: 2 }),
      addPlanStep(alice, 'p', { kind: 'shift', on: day, day: 2 }),
    ]);
    await alice.userDatabase.activity.insert({
      id: 'plan_overlay|q',
      kind: 'plan_overlay',
      order: '',
      value: { steps: [{ kind: 'fly' }, null, 3], isLeft: 'no' },
    });
    const adjustmentsById = await firstValueFrom(watchPlanAdjustments(alice));
    expect(adjustmentsById.get('p')?.steps).toHaveLength(2);
    expect(adjustmentsById.get('q')).toEqual({ steps: [] });
  });
});
