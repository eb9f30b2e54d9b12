// Praying through: who comes first, what rests, where a walk is; and that no record is written for it.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import type { Prayer } from '../../schemas/prayer.ts';
import { addDays, chooseDayStart, dayOf } from '../../src/data/days.ts';
import { letRest, markPrayed, prayerRound, restByPrayer, roundOf, wake } from '../../src/data/prayer-through.ts';
import { beginWalk, endWalk, goBack, goOn, goOnWith, leftOf } from '../../src/data/prayer-walk.ts';
import { addPrayer, answerPrayer } from '../../src/data/prayers.ts';
import type { Kept } from '../../src/data/record.ts';
import { aliceAtHome, closeHomes } from './at-home.ts';

afterEach(async () => {
  vi.useRealTimers();
  await closeHomes();
});

function aPrayer(id: string, createdDate: string, fields: Partial<Prayer> = {}): Kept<Prayer> {
  return { id, createdDate, sync: { kind: 'safe' }, fields: { client_id: id, title: id, prayer_text: id, is_answered: false, ...fields } };
}

const draft = (request: string) => ({ request, prayer_text: request, verses: [], category: 'other', language: 'en' as const });
const ids = (prayers: readonly Kept<Prayer>[]) => prayers.map(({ id }) => id);
const nothing = { lastPrayed: new Map<string, string>(), restByPrayer: new Map<string, string>(), today: '2026-11-22', startHour: 0 };
const always = () => true;

test('who was not prayed for the longest time comes first; a new one has been prayed when it was written', () => {
  const prayers = [aPrayer('new', '2026-11-21T08:00:00Z'), aPrayer('old', '2025-01-01T08:00:00Z'), aPrayer('older, prayed lately', '2024-01-01T08:00:00Z'), aPrayer('between', '2026-03-01T08:00:00Z')];
  const round = roundOf(prayers, { ...nothing, lastPrayed: new Map([['older, prayed lately', '2026-11-20T08:00:00Z']]) });
  expect(ids(round.waiting)).toEqual(['old', 'between', 'older, prayed lately', 'new']);
});

test('in rounds of three a day each of ten comes as often as the others', () => {
  const prayers = Array.from({ length: 10 }, (_, at) => aPrayer(`p${at}`, `2026-01-01T00:00:0${at}Z`));
  const lastPrayed = new Map<string, string>();
  const times = new Map<string, number>();
  for (let day = 0; day < 30; day += 1) {
    const date = addDays('2026-02-01', day);
    const round = roundOf(prayers, { ...nothing, lastPrayed, today: date });
    for (const [at, id] of ids(round.waiting).slice(0, 3).entries()) {
      lastPrayed.set(id, `${date}T07:00:0${at}Z`);
      times.set(id, (times.get(id) ?? 0) + 1);
    }
  }
  expect([...times.values()]).toEqual(Array.from({ length: 10 }, () => 9));
});

test('answered ones are not met, those that rest neither; what was prayed today is apart', () => {
  const noon = new Date(2026, 10, 22, 12).toISOString();
  const prayers = [aPrayer('a', '2026-01-01T00:00:00Z'), aPrayer('b', '2026-01-02T00:00:00Z', { is_answered: true }), aPrayer('c', '2026-01-03T00:00:00Z'), aPrayer('d', '2026-01-04T00:00:00Z', { is_answered: null })];
  const round = roundOf(prayers, { ...nothing, restByPrayer: new Map([['c', '2026-11-23']]), lastPrayed: new Map([['a', noon]]) });
  expect([ids(round.waiting), ids(round.prayed)]).toEqual([['d'], ['a']]);
});

test('the day is the person’s own: an hour after midnight is still yesterday for one whose day begins at three', () => {
  const night = new Date(2026, 10, 22, 1).toISOString();
  const prayers = [aPrayer('a', '2026-01-01T00:00:00Z')];
  const lastPrayed = new Map([['a', night]]);
  expect(ids(roundOf(prayers, { ...nothing, lastPrayed }).prayed)).toEqual(['a']);
  expect(ids(roundOf(prayers, { ...nothing, lastPrayed, startHour: 3 }).waiting)).toEqual(['a']);
});

test('prayed and resting are kept on the device alone: no record is touched', async () => {
  const alice = await aliceAtHome();
  const id = await addPrayer(alice, draft('For rain'));
  const before = (await alice.personal.prayers.findOne(id).exec())?.toJSON();
  await markPrayed(alice, id);
  await markPrayed(alice, id);
  expect(ids((await firstValueFrom(prayerRound(alice))).prayed)).toEqual([id]);
  const tomorrow = addDays(dayOf(new Date()), 1);
  await letRest(alice, id, tomorrow);
  const round = await firstValueFrom(prayerRound(alice));
  expect([round.waiting, round.prayed]).toEqual([[], []]);
  expect(round.restByPrayer).toEqual(new Map([[id, tomorrow]]));
  expect((await alice.personal.prayers.findOne(id).exec())?.toJSON()).toEqual(before);
  expect(await alice.personal.activity.count().exec()).toBe(2);

  await wake(alice, id);
  await wake(alice, id);
  expect(ids((await firstValueFrom(prayerRound(alice))).prayed)).toEqual([id]);
  await answerPrayer(alice, id, dayOf(new Date()));
  expect((await firstValueFrom(prayerRound(alice))).prayed).toEqual([]);
});

test('a rest ends on its day by itself, and what is no day is no rest', async () => {
  const alice = await aliceAtHome();
  const [one, two, three] = await Promise.all(['one', 'two', 'three'].map((words) => addPrayer(alice, draft(words))));
  const now = dayOf(new Date());
  await letRest(alice, one ?? '', now);
  await letRest(alice, two ?? '', addDays(now, 1));
  await letRest(alice, three ?? '', 'for ever');
  expect([...(await firstValueFrom(restByPrayer(alice))).keys()]).toEqual([two]);
});

test('the hour at which the day begins counts for what was prayed today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 2) });
  const alice = await aliceAtHome();
  const id = await addPrayer(alice, draft('At night'));
  await markPrayed(alice, id);
  vi.setSystemTime(new Date(2026, 10, 22, 9));
  expect(ids((await firstValueFrom(prayerRound(alice))).prayed)).toEqual([id]);
  await chooseDayStart(alice, 5);
  expect(ids((await firstValueFrom(prayerRound(alice))).waiting)).toEqual([id]);
});

test('a walk goes on, back, and to its end; what was passed over is left', () => {
  let walk = beginWalk(['a', 'b', 'c', 'd']);
  walk = goOn(walk, 'prayed', always);
  walk = goOn(walk, 'passed', always);
  expect(walk.ids[walk.at]).toBe('c');
  walk = goBack(goBack(walk, always), always);
  expect(walk.ids[walk.at]).toBe('a');
  expect(goBack(walk, always)).toBe(walk);
  // Gone back to and passed over again: it was prayed.
  walk = goOn(walk, 'passed', always);
  expect(walk.outcomeById.get('a')).toBe('prayed');
  walk = goOn(goOn(walk, 'passed', always), 'rests', always);
  walk = endWalk(walk);
  expect(walk.at).toBe(4);
  expect(leftOf(walk, always)).toEqual(['b', 'd']);
  walk = goOnWith(walk, ['b', 'd']);
  expect([walk.ids[walk.at], walk.ids.length - walk.at]).toEqual(['b', 2]);
  walk = goOn(goOn(walk, 'prayed', always), 'prayed', always);
  expect([walk.at, leftOf(walk, always)]).toEqual([4, []]);
});

test('what was deleted or answered elsewhere meanwhile is stepped over, in both directions', () => {
  const isThere = (id: string) => id !== 'b';
  const walk = goOn(beginWalk(['a', 'b', 'c']), 'prayed', isThere);
  expect(walk.ids[walk.at]).toBe('c');
  expect(goBack(walk, isThere).at).toBe(0);
  expect(leftOf(beginWalk(['a', 'b']), isThere)).toEqual(['a']);
  expect(goOn(beginWalk(['a', 'b']), 'prayed', isThere).at).toBe(2);
});
