// Tests of the generation queue: requests queued offline run once, are announced once, stay
// private, and count before a log-out.
import 'fake-indexeddb/auto';
import { BehaviorSubject, filter, firstValueFrom, map } from 'rxjs';
import { version } from 'uuid';
import { afterEach, expect, test, vi } from 'vitest';
import { isSameValue } from '../../../schemas/local-record.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { openUserDatabase } from '../../../src/data/database/database.ts';
import { saveModelConsent } from '../../../src/features/generation/model-consent.ts';
import { startGenerationQueue } from '../../../src/features/generation/queue/generation-queue.ts';
import {
  claimFinishedGeneration,
  watchFinishedGenerations,
} from '../../../src/features/generation/queue/finished-generations.ts';
import {
  updateQueuedGeneration,
  removeQueuedGeneration,
  watchQueuedGenerations,
  type QueuedGeneration,
  queueGeneration,
  watchQueuedGenerationsOf,
} from '../../../src/features/generation/queue/queued-generations.ts';
import { countUnsynced } from '../../../src/data/records/count-unsynced.ts';
import { exportJson, importRecords } from '../../../src/data/export/export-and-import.ts';
import {
  type AliceContext,
  createAliceContext,
  closeContexts,
} from '../../support/signed-in-user.ts';
import {
  type AnswerModelCall,
  buildGoodPrayer,
  createGenerationSetup,
  type GenerationSetup,
  neverAnswer,
} from './generation-setup.ts';
import { buildStoredGeneration } from '../../support/stored-generation.ts';

const stops: { unsubscribe(): void }[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) stop.unsubscribe();
  vi.unstubAllGlobals();
  await closeContexts();
});

const prayer = { kind: 'prayer', request: 'My mother is ill.', category: 'other' } as const;
const answerValid: AnswerModelCall = () =>
  Response.json(buildGoodPrayer([{ reference: 'John 11:35', text: 'x' }]));

async function createContextWithServer(
  answer: AnswerModelCall,
): Promise<GenerationSetup & { alice: AliceContext }> {
  const setup = createGenerationSetup(answer);
  const alice = await createAliceContext({ backend: setup.backend, online: setup.online });
  await saveModelConsent(alice, 'prayer', 'yes');
  return { ...setup, alice };
}

function startScheduler(data: DataContext | null): BehaviorSubject<DataContext | null> {
  const current = new BehaviorSubject(data);
  stops.push(startGenerationQueue(current));
  return current;
}

const waitForQueued = (data: DataContext, isSettled: (queued: QueuedGeneration) => boolean) =>
  firstValueFrom(
    watchQueuedGenerations(data).pipe(
      map((queuedGenerations) => queuedGenerations[0]),
      filter((generation) => generation !== undefined && isSettled(generation)),
    ),
  );

test('a generation queued offline runs once, in one of two tabs, when online again', async () => {
  const { alice, online, modelCalls } = await createContextWithServer(answerValid);
  online.next(false);
  await queueGeneration(alice, prayer, 'en');
  startScheduler(alice);
  startScheduler({ ...alice });
  expect(await firstValueFrom(watchQueuedGenerationsOf(alice, 'prayer'))).toMatchObject([
    { step: 'waiting', request: prayer },
  ]);
  online.next(true);
  expect(await waitForQueued(alice, ({ step }) => step === 'made')).toMatchObject({
    made: { source: 'model', kind: 'prayer', verses: [{ reference: 'John 11:35' }] },
  });
  // The record id under which the user saves the result, the same in every tab.
  const [doc] = await alice.userDatabase.activity
    .find({ selector: { kind: buildStoredGeneration('', {}).kind } })
    .exec();
  expect(version(String(doc?.value['record']))).toBe(7);
  // Earlier versions of the app read the request by its stored name.
  expect(doc?.toJSON().value).toMatchObject(buildStoredGeneration('', { request: prayer }).value);
  // When the lock is free, the other tab has run.
  await navigator.locks.request(`selah-wishes-${alice.account?.id}`, () => {});
  expect(modelCalls).toHaveLength(1);
});

test('a finished generation is announced once, by one tab', async () => {
  const { alice } = await createContextWithServer(answerValid);
  await queueGeneration(alice, prayer, 'en');
  startScheduler(alice);
  const { id } = (await waitForQueued(alice, ({ step }) => step === 'made')) ?? { id: '' };
  expect(await firstValueFrom(watchFinishedGenerations(alice))).toEqual([{ id, kind: 'prayer' }]);
  expect(
    (
      await Promise.all([
        claimFinishedGeneration(alice, id),
        claimFinishedGeneration({ ...alice }, id),
      ])
    ).toSorted(),
  ).toEqual([false, true]);
  expect(await firstValueFrom(watchFinishedGenerations(alice))).toEqual([]);
  // The finished generation stays in the queue until the user removes it.
  expect(await firstValueFrom(watchQueuedGenerationsOf(alice, 'prayer'))).toMatchObject([
    { id, step: 'made' },
  ]);
  await removeQueuedGeneration(alice, id);
  expect(await firstValueFrom(watchQueuedGenerationsOf(alice, 'prayer'))).toEqual([]);
});

test('a double tap queues one generation; a failed generation can be queued again', async () => {
  const { alice } = await createContextWithServer(answerValid);
  await Promise.all([queueGeneration(alice, prayer, 'en'), queueGeneration(alice, prayer, 'en')]);
  await queueGeneration(alice, { ...prayer, request: 'Rain' }, 'en');
  const queued = await firstValueFrom(watchQueuedGenerations(alice));
  expect(queued).toHaveLength(2);
  const first = queued.find(({ request }) => isSameValue(request, prayer));
  await updateQueuedGeneration(alice, first?.id ?? '', ({ request, language, date }) => ({
    request,
    language,
    date,
    step: 'failed',
    fault: 'unusable',
  }));
  await queueGeneration(alice, prayer, 'en');
  expect((await firstValueFrom(watchQueuedGenerations(alice))).map(({ step }) => step)).toEqual([
    'waiting',
    'waiting',
  ]);
});

test('a busy model is not asked again before its Retry-After time', async () => {
  const { alice, modelCalls } = await createContextWithServer(() =>
    Response.json({}, { status: 429, headers: { 'retry-after': '600' } }),
  );
  await queueGeneration(alice, prayer, 'en');
  startScheduler(alice);
  const generation = await waitForQueued(
    alice,
    (queued) => queued.step === 'waiting' && queued.tries === 1,
  );
  expect(
    generation?.step === 'waiting' && Date.parse(generation.until) - Date.now() > 590_000,
  ).toBe(true);
  expect(modelCalls).toHaveLength(1);
});

test('after three unusable results a generation fails without another model request', async () => {
  const { alice, modelCalls } = await createContextWithServer(() => Response.json('<html>'));
  await queueGeneration(alice, prayer, 'en');
  startScheduler(alice);
  for (const tries of [1, 2]) {
    const { id } = (await waitForQueued(
      alice,
      (queued) => queued.step === 'waiting' && queued.tries === tries,
    )) ?? { id: '' };
    await updateQueuedGeneration(alice, id, (queued) =>
      queued.step === 'waiting' ? { ...queued, until: '' } : null,
    );
  }
  expect(await waitForQueued(alice, ({ step }) => step === 'failed')).toMatchObject({
    fault: 'unusable',
  });
  expect(modelCalls).toHaveLength(6);
});

test('a queued generation of one user is never run for, or shown to, the next user', async () => {
  const { alice, modelCalls, backend, online } = await createContextWithServer(neverAnswer);
  await queueGeneration(alice, prayer, 'en');
  const current = startScheduler(alice);
  await vi.waitUntil(() => modelCalls.length === 1, { interval: 1 });
  current.next(null);
  expect(modelCalls[0]?.signal.aborted).toBe(true);
  await alice.userDatabase.close();

  const bob = await createAliceContext({ backend, online });
  await saveModelConsent(bob, 'prayer', 'yes');
  current.next(bob);
  expect(await firstValueFrom(watchQueuedGenerations(bob))).toEqual([]);
  expect(modelCalls).toHaveLength(1);
  current.next(null);
  await bob.userDatabase.close();

  const userDatabase = await openUserDatabase(alice.account?.id ?? '', 'kept');
  expect(await firstValueFrom(watchQueuedGenerations({ ...bob, userDatabase }))).toMatchObject([
    { step: 'waiting', tries: 0 },
  ]);
  await userDatabase.close();
});

test('after consent is withdrawn the composer, not the model, writes the queued text', async () => {
  const { alice, modelCalls, online } = await createContextWithServer(answerValid);
  online.next(false);
  await queueGeneration(alice, prayer, 'en');
  await saveModelConsent(alice, 'prayer', 'no');
  startScheduler(alice);
  online.next(true);
  expect(await waitForQueued(alice, ({ step }) => step === 'made')).toMatchObject({
    made: { source: 'composer' },
  });
  expect(modelCalls).toEqual([]);
});

test('a queued generation counts as unsynced and is restored from the export file', async () => {
  const { alice } = await createContextWithServer(answerValid);
  expect(await countUnsynced(alice.userDatabase)).toBe(0);
  await queueGeneration(alice, prayer, 'en');
  expect(await countUnsynced(alice.userDatabase)).toBe(1);
  const file = await exportJson(alice, new Date());
  const [{ id = '' } = {}] = await firstValueFrom(watchQueuedGenerations(alice));
  await removeQueuedGeneration(alice, id);
  expect(await countUnsynced(alice.userDatabase)).toBe(0);
  await importRecords(alice, file);
  expect(await firstValueFrom(watchQueuedGenerations(alice))).toMatchObject([
    { id, request: prayer, step: 'waiting' },
  ]);
});

test('invalid queued generations in an imported file are ignored', async () => {
  const { alice } = await createContextWithServer(answerValid);
  const invalid = [
    {},
    { request: { kind: '__proto__' } },
    { request: { kind: 'prayer', request: 3 } },
    { request: prayer, language: 'de', date: 'x' },
  ];
  const { activity } = alice.userDatabase;
  for (const [index, fields] of invalid.entries())
    await activity.insert(buildStoredGeneration(`${index}`, fields));
  const incomplete = {
    request: prayer,
    language: 'en',
    date: '',
    step: 'made',
    made: { kind: 'prayer' },
  };
  await activity.insert(buildStoredGeneration('x', incomplete));
  expect(await firstValueFrom(watchQueuedGenerations(alice))).toMatchObject([
    { id: 'x', step: 'waiting' },
  ]);
});
