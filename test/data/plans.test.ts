// Reading plans on a device: the server's or our own, one at a time, left and gone on with, known by key and by id.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test } from 'vitest';
import { newRecord } from '../../schemas/local-record.ts';
import type { Data } from '../../src/data/data.ts';
import { dayOf } from '../../src/data/days.ts';
import { goOnWithPlan, leavePlan, planOverlays, takeStep, takeStepBack } from '../../src/data/plan-overlay.ts';
import { completeDay, finishPlan, reopenPlan, startPlan, takeDayBack } from '../../src/data/plan-progress.ts';
import { activeProgress, plans, type Standing, standings } from '../../src/data/plans.ts';
import { newId, NotKept } from '../../src/data/record.ts';
import { aliceAtHome, type AtHome, closeHomes } from './at-home.ts';

afterEach(closeHomes);

/** Plans belong to the device, which outlives a person's visit. */
async function atHome(changes: Partial<Data> = {}): Promise<AtHome> {
  const data = await aliceAtHome(changes);
  await data.device.readingPlans.find().remove();
  return data;
}

const day = '2026-11-22';

async function put(data: Data, id: string, fields: Record<string, unknown>, date = '2026-01-01T00:00:00Z'): Promise<void> {
  const plan = { theme: 'hope', duration_days: 2, title_en: id, daily_readings: [{ passages: ['John 1'] }, { passages: ['John 2'] }], ...fields };
  await data.device.readingPlans.insert({ ...newRecord(`s_${id}`, plan, date), server_id: id, sync: 'safe' });
}

const all = (data: Data) => firstValueFrom(standings(data));
const kinds = async (data: Data) => Object.fromEntries((await all(data)).filter(({ kind }) => kind !== 'new').map(({ plan, kind }) => [plan.key ?? plan.id, kind]));
const active = (data: Data) => firstValueFrom(activeProgress(data));

async function standing(data: Data, name: string): Promise<Standing> {
  const found = (await all(data)).find(({ plan }) => plan.key === name || plan.id === name);
  if (!found) throw new Error(`no plan ${name}`);
  return found;
}

async function begun(data: Data, name: string) {
  const found = await standing(data, name);
  if (found.kind === 'new') throw new Error(`${name} is not begun`);
  return found;
}

const start = async (data: Data, name: string) => startPlan(data, (await standing(data, name)).plan, day);

describe('which plans there are', () => {
  test('a device that no server has given any shows our own, for guests, too', async () => {
    const guest = await atHome({ account: null });
    const own = await firstValueFrom(plans(guest));
    expect(own).toHaveLength(12);
    expect(own[0]).toMatchObject({ id: 'peace_in_the_storm', key: 'peace_in_the_storm', duration: 3, fields: { daily_readings: [{ day: 1, passages: ['Mark 4:35-41'] }, {}, {}] } });
    expect(await active(guest)).toBeNull();
  });

  test('where a server has plans, those are there and no others, the first made first', async () => {
    const alice = await atHome();
    await put(alice, 'new', {}, '2026-02-01T00:00:00Z');
    await put(alice, 'old', {});
    await put(alice, 'odd', { duration_days: 0, daily_readings: [] });
    await put(alice, 'short', { duration_days: 'many' }, '2026-03-01T00:00:00Z');
    expect((await firstValueFrom(plans(alice))).map(({ id, duration }) => [id, duration])).toEqual([['old', 2], ['new', 2], ['short', 2]]);
  });

  test('progress that was begun on our own finds the server’s plan of the same key', async () => {
    const alice = await atHome();
    await start(alice, 'wise_words');
    await put(alice, 'from-server', { plan_key: 'wise_words' });
    expect(await kinds(alice)).toEqual({ wise_words: 'active' });
    expect(await active(alice)).toMatchObject({ plan: { id: 'from-server' }, day: 1 });
  });
});

describe('one at a time', () => {
  test('a plan begins at day 1 with nothing read, on the person’s own day; two taps are one progress', async () => {
    const alice = await atHome();
    const { plan } = await standing(alice, 'small_faith');
    const id = newId();
    await Promise.all([startPlan(alice, plan, day, id), startPlan(alice, plan, day, id)]);
    const { progress } = await begun(alice, 'small_faith');
    expect(progress).toMatchObject({ id, fields: { plan_id: 'small_faith', current_day: 1, completed_days: [], started_date: day, completed: false, user_email: 'alice@example.org' } });
    expect(await alice.personal.readingProgress.count().exec()).toBe(1);
    expect(alice.synced).toBe(2);
  });

  test('read to its end it is completed, and nothing is active; begun again it is a new progress', async () => {
    const alice = await atHome();
    const first = await start(alice, 'peace_in_the_storm');
    const { plan } = await standing(alice, 'peace_in_the_storm');
    for (const number of [1, 2, 3]) {
      expect(await active(alice)).toMatchObject({ day: number });
      await completeDay(alice, first, number, plan);
    }
    expect(await kinds(alice)).toEqual({ peace_in_the_storm: 'completed' });
    expect(await active(alice)).toBeNull();
    const second = await start(alice, 'peace_in_the_storm');
    expect(second).not.toBe(first);
    expect(await begun(alice, 'peace_in_the_storm')).toMatchObject({ kind: 'active', progress: { id: second, fields: { completed_days: [] } } });
    expect(await alice.personal.readingProgress.count().exec()).toBe(2);
  });

  test('a day is taken back as it was before it was read', async () => {
    const alice = await atHome();
    const id = await start(alice, 'peace_in_the_storm');
    const { plan } = await standing(alice, 'peace_in_the_storm');
    const first = await begun(alice, 'peace_in_the_storm');
    await completeDay(alice, id, 1, plan);
    const before = await begun(alice, 'peace_in_the_storm');
    expect(before.progress.fields.last_read_date).toBe(dayOf(new Date()));
    await completeDay(alice, id, 3, plan);
    expect(await kinds(alice)).toEqual({ peace_in_the_storm: 'completed' });
    await takeDayBack(alice, before.progress, 3);
    expect((await begun(alice, 'peace_in_the_storm')).progress.fields).toMatchObject(before.progress.fields);
    await finishPlan(alice, id);
    expect(await active(alice)).toBeNull();
    await reopenPlan(alice, id);
    expect(await active(alice)).toMatchObject({ day: 2 });
    // The third day is read on: it was today.
    await completeDay(alice, id, 3, plan);
    await takeDayBack(alice, first.progress, 1);
    expect((await begun(alice, 'peace_in_the_storm')).progress.fields).toMatchObject({ completed_days: [3], last_read_date: dayOf(new Date()) });
    await takeDayBack(alice, first.progress, 3);
    expect((await begun(alice, 'peace_in_the_storm')).progress.fields.last_read_date).toBeUndefined();
  });

  test('two devices that each begin one: the newer is read, the older waits to be gone on with', async () => {
    const alice = await atHome();
    await start(alice, 'small_faith');
    await start(alice, 'wise_words');
    expect(await kinds(alice)).toEqual({ small_faith: 'left', wise_words: 'active' });
  });

  test('a plan that is no more holds nobody', async () => {
    const alice = await atHome();
    await put(alice, 'mine', {});
    await put(alice, 'other', {});
    await start(alice, 'mine');
    await alice.device.readingPlans.findOne('s_mine').incrementalPatch({ removed: true });
    expect(await active(alice)).toBeNull();
    expect(await kinds(alice)).toEqual({});
  });

  test('what cannot be kept throws, and nothing has begun', async () => {
    const alice = await atHome();
    const { plan } = await standing(alice, 'wise_words');
    await expect(completeDay(alice, newId(), 1, plan)).rejects.toBeInstanceOf(NotKept);
  });
});

describe('left, and moved on this device', () => {
  test('who leaves a plan keeps its days and may go on, or begin another one', async () => {
    const alice = await atHome();
    const id = await start(alice, 'small_faith');
    const { plan } = await standing(alice, 'small_faith');
    await completeDay(alice, id, 1, plan);
    await leavePlan(alice, id);
    expect(await active(alice)).toBeNull();
    expect(await begun(alice, 'small_faith')).toMatchObject({ kind: 'left', progress: { fields: { completed_days: [1] } } });
    const other = await start(alice, 'wise_words');
    await leavePlan(alice, other);
    await goOnWithPlan(alice, id);
    expect(await kinds(alice)).toEqual({ small_faith: 'active', wise_words: 'left' });
    expect(await active(alice)).toMatchObject({ day: 2 });
  });

  test('[trap 16] a step is kept beside the progress, which never changes; taken back, all is as it was', async () => {
    const alice = await atHome();
    const id = await start(alice, 'small_faith');
    const before = await begun(alice, 'small_faith');
    const record = (await alice.personal.readingProgress.findOne(id).exec())?.toJSON();
    await takeStep(alice, id, { kind: 'skip', on: day, day: 3 });
    expect(await active(alice)).toMatchObject({ day: 3 });
    await takeStep(alice, id, { kind: 'shift', on: day, day: 3 });
    expect((await begun(alice, 'small_faith')).overlay.steps).toHaveLength(2);
    expect((await alice.personal.readingProgress.findOne(id).exec())?.toJSON()).toEqual(record);
    await takeStepBack(alice, id);
    await takeStepBack(alice, id);
    expect(await begun(alice, 'small_faith')).toEqual(before);
    expect(await active(alice)).toMatchObject({ day: 1 });
  });

  test('steps that two tabs take at once are both kept; what a file brought that is none is left out', async () => {
    const alice = await atHome();
    await Promise.all([takeStep(alice, 'p', { kind: 'skip', on: day, day: 2 }), takeStep(alice, 'p', { kind: 'shift', on: day, day: 2 })]);
    await alice.personal.activity.insert({ id: 'plan_overlay|q', kind: 'plan_overlay', order: '', value: { steps: [{ kind: 'fly' }, null, 3], isLeft: 'no' } });
    const overlays = await firstValueFrom(planOverlays(alice));
    expect(overlays.get('p')?.steps).toHaveLength(2);
    expect(overlays.get('q')).toEqual({ steps: [] });
  });
});
