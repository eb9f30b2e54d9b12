// Wishes left without a network: made once when it is back, told once, never for anybody else, and never lost by a log-out that was not told of them.
import 'fake-indexeddb/auto';
import { BehaviorSubject, filter, firstValueFrom, map } from 'rxjs';
import { version } from 'uuid';
import { afterEach, expect, test, vi } from 'vitest';
import type { Data } from '../../src/data/data.ts';
import { openPersonal } from '../../src/data/database.ts';
import { chooseModel } from '../../src/data/made-words/model.ts';
import { keepWishes } from '../../src/data/made-words/wish-keeper.ts';
import { takeNews, wishNews } from '../../src/data/made-words/wish-news.ts';
import { changeWish, dropWish, keptWishes, type KeptWish, leaveWish, wishesOf } from '../../src/data/made-words/wishes.ts';
import { countOnlyHere } from '../../src/data/only-here.ts';
import { exportJson, importRecords } from '../../src/data/safekeeping.ts';
import { type AtHome, aliceAtHome, closeHomes } from './at-home.ts';
import { type Answering, goodPrayer, madeStage, type MadeStage, silence } from './made-stage.ts';

const stops: { unsubscribe(): void }[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) stop.unsubscribe();
  vi.unstubAllGlobals();
  await closeHomes();
});

const prayer = { kind: 'prayer', request: 'My mother is ill.', category: 'other' } as const;
const good: Answering = () => Response.json(goodPrayer([{ reference: 'John 11:35', text: 'x' }]));

async function atHome(answer: Answering): Promise<MadeStage & { alice: AtHome }> {
  const stage = madeStage(answer);
  const alice = await aliceAtHome({ backend: stage.backend, online: stage.online });
  await chooseModel(alice, 'prayer', 'yes');
  return { ...stage, alice };
}

function keep(data: Data | null): BehaviorSubject<Data | null> {
  const current = new BehaviorSubject(data);
  stops.push(keepWishes(current));
  return current;
}

const settled = (data: Data, isSettled: (wish: KeptWish) => boolean) =>
  firstValueFrom(
    keptWishes(data).pipe(
      map((wishes) => wishes[0]),
      filter((wish) => wish !== undefined && isSettled(wish)),
    ),
  );

test('left without a network, a wish is made once when there is one, in one of two tabs', async () => {
  const { alice, online, asked } = await atHome(good);
  online.next(false);
  await leaveWish(alice, prayer, 'en');
  keep(alice);
  keep({ ...alice });
  expect(await firstValueFrom(wishesOf(alice, 'prayer'))).toMatchObject([{ step: 'waiting', wish: prayer }]);
  online.next(true);
  expect(await settled(alice, ({ step }) => step === 'made')).toMatchObject({ made: { source: 'model', kind: 'prayer', verses: [{ reference: 'John 11:35' }] } });
  // The id under which the person keeps it, in whichever tab.
  const [doc] = await alice.personal.activity.find({ selector: { kind: 'wish' } }).exec();
  expect(version(String(doc?.value['record']))).toBe(7);
  // The other tab has had its turn when the lock is free.
  await navigator.locks.request(`selah-wishes-${alice.account?.id}`, () => {});
  expect(asked).toHaveLength(1);
});

test('the news of it is told by one tab, once', async () => {
  const { alice } = await atHome(good);
  await leaveWish(alice, prayer, 'en');
  keep(alice);
  const { id } = await settled(alice, ({ step }) => step === 'made') ?? { id: '' };
  expect(await firstValueFrom(wishNews(alice))).toEqual([{ id, kind: 'prayer' }]);
  expect((await Promise.all([takeNews(alice, id), takeNews({ ...alice }, id)])).toSorted()).toEqual([false, true]);
  expect(await firstValueFrom(wishNews(alice))).toEqual([]);
  // It stays until the person has taken it.
  expect(await firstValueFrom(wishesOf(alice, 'prayer'))).toMatchObject([{ id, step: 'made' }]);
  await dropWish(alice, id);
  expect(await firstValueFrom(wishesOf(alice, 'prayer'))).toEqual([]);
});

test('a double tap leaves one wish; once it is made it can be wished again', async () => {
  const { alice } = await atHome(good);
  await Promise.all([leaveWish(alice, prayer, 'en'), leaveWish(alice, prayer, 'en')]);
  await leaveWish(alice, { ...prayer, request: 'Rain' }, 'en');
  const [, first] = await firstValueFrom(keptWishes(alice));
  expect(await firstValueFrom(keptWishes(alice))).toHaveLength(2);
  await changeWish(alice, first?.id ?? '', ({ wish, language, date }) => ({ wish, language, date, step: 'failed', fault: 'unusable' }));
  await leaveWish(alice, prayer, 'en');
  expect((await firstValueFrom(keptWishes(alice))).map(({ step }) => step)).toEqual(['waiting', 'waiting']);
});

test('a model that is busy is left alone for as long as it says', async () => {
  const { alice, asked } = await atHome(() => Response.json({}, { status: 429, headers: { 'retry-after': '600' } }));
  await leaveWish(alice, prayer, 'en');
  keep(alice);
  const wish = await settled(alice, (one) => one.step === 'waiting' && one.tries === 1);
  expect(wish?.step === 'waiting' && Date.parse(wish.until) - Date.now() > 590_000).toBe(true);
  expect(asked).toHaveLength(1);
});

test('a model that answers nothing fit three times is asked no more, and the wish says so', async () => {
  const { alice, asked } = await atHome(() => Response.json('<html>'));
  await leaveWish(alice, prayer, 'en');
  keep(alice);
  for (const tries of [1, 2]) {
    const { id } = await settled(alice, (one) => one.step === 'waiting' && one.tries === tries) ?? { id: '' };
    await changeWish(alice, id, (one) => (one.step === 'waiting' ? { ...one, until: '' } : null));
  }
  expect(await settled(alice, ({ step }) => step === 'failed')).toMatchObject({ fault: 'unusable' });
  expect(asked).toHaveLength(6);
});

test('whoever comes after somebody is never asked for, and never shown, what that one wished', async () => {
  const { alice, asked, backend, online } = await atHome(silence);
  await leaveWish(alice, prayer, 'en');
  const current = keep(alice);
  await vi.waitUntil(() => asked.length === 1, { interval: 1 });
  current.next(null);
  expect(asked[0]?.signal.aborted).toBe(true);
  await alice.personal.close();

  const bob = await aliceAtHome({ backend, online });
  await chooseModel(bob, 'prayer', 'yes');
  current.next(bob);
  expect(await firstValueFrom(keptWishes(bob))).toEqual([]);
  expect(asked).toHaveLength(1);
  current.next(null);
  await bob.personal.close();

  const personal = await openPersonal(alice.account?.id ?? '', 'kept');
  expect(await firstValueFrom(keptWishes({ ...bob, personal }))).toMatchObject([{ step: 'waiting', tries: 0 }]);
  await personal.close();
});

test('consent that was taken back holds: Selah’s own words grant the wish, and nothing is sent', async () => {
  const { alice, asked, online } = await atHome(good);
  online.next(false);
  await leaveWish(alice, prayer, 'en');
  await chooseModel(alice, 'prayer', 'no');
  keep(alice);
  online.next(true);
  expect(await settled(alice, ({ step }) => step === 'made')).toMatchObject({ made: { source: 'composer' } });
  expect(asked).toEqual([]);
});

test('a log-out counts what was wished; the file of everything holds it and brings it back', async () => {
  const { alice } = await atHome(good);
  expect(await countOnlyHere(alice.personal)).toBe(0);
  await leaveWish(alice, prayer, 'en');
  expect(await countOnlyHere(alice.personal)).toBe(1);
  const file = await exportJson(alice, new Date());
  const [{ id = '' } = {}] = await firstValueFrom(keptWishes(alice));
  await dropWish(alice, id);
  expect(await countOnlyHere(alice.personal)).toBe(0);
  await importRecords(alice, file);
  expect(await firstValueFrom(keptWishes(alice))).toMatchObject([{ id, wish: prayer, step: 'waiting' }]);
});

test('what a foreign file calls a wish and is none is passed over', async () => {
  const { alice } = await atHome(good);
  const bad = [{}, { wish: { kind: '__proto__' } }, { wish: { kind: 'prayer', request: 3 } }, { wish: prayer, language: 'de', date: 'x' }];
  for (const [order, value] of bad.entries()) await alice.personal.activity.insert({ id: `wish|${order}`, kind: 'wish', order: '', value });
  await alice.personal.activity.insert({ id: 'wish|x', kind: 'wish', order: '', value: { wish: prayer, language: 'en', date: '', step: 'made', made: { kind: 'prayer' } } });
  expect(await firstValueFrom(keptWishes(alice))).toMatchObject([{ id: 'x', step: 'waiting' }]);
});
