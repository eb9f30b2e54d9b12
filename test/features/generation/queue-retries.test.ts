// Tests of the delays between retries in the generation queue: no storage or log-in failure makes
// endless model requests.
import 'fake-indexeddb/auto';
import { BehaviorSubject, filter, firstValueFrom, map } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { saveModelConsent } from '../../../src/features/generation/model-consent.ts';
import { startGenerationQueue } from '../../../src/features/generation/queue/generation-queue.ts';
import {
  updateQueuedGeneration,
  watchQueuedGenerations,
  type QueuedGeneration,
  queueGeneration,
} from '../../../src/features/generation/queue/queued-generations.ts';
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
} from './generation-setup.ts';
import { isGenerationId } from '../../support/stored-generation.ts';

const stops: { unsubscribe(): void }[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) stop.unsubscribe();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await closeContexts();
});

const prayer = { kind: 'prayer', request: 'My mother is ill.', category: 'other' } as const;
const answerValid: AnswerModelCall = () =>
  Response.json(buildGoodPrayer([{ reference: 'John 11:35', text: 'x' }]));

/** Queues a generation and returns a `start` function that runs the queue. */
async function queuePrayer(
  answer: AnswerModelCall,
): Promise<GenerationSetup & { alice: AliceContext; start(): void }> {
  const setup = createGenerationSetup(answer);
  const alice = await createAliceContext({ backend: setup.backend, online: setup.online });
  await saveModelConsent(alice, 'prayer', 'yes');
  await queueGeneration(alice, prayer, 'en');
  return {
    ...setup,
    alice,
    start: () =>
      void stops.push(startGenerationQueue(new BehaviorSubject<DataContext | null>(alice))),
  };
}

/** Waits until no tab runs the queue, because a running queue holds the lock. */
const waitUntilNoneGranted = (data: DataContext) =>
  navigator.locks.request(`selah-wishes-${data.account?.id}`, () => {});

const waitForQueued = (data: DataContext, isSettled: (queued: QueuedGeneration) => boolean) =>
  firstValueFrom(
    watchQueuedGenerations(data).pipe(
      map((queuedGenerations) => queuedGenerations[0]),
      filter((generation) => generation !== undefined && isSettled(generation)),
    ),
  );

test('storing a generation is retried with growing delays, at most twelve times', async () => {
  const { alice, modelCalls, start } = await queuePrayer(answerValid);
  const { activity } = alice.userDatabase;
  const find = activity.findOne.bind(activity);
  vi.spyOn(activity, 'findOne').mockImplementation((query) => {
    if (isGenerationId(query)) throw new Error('broken');
    return find(query);
  });
  let broken = 0;
  vi.spyOn(alice, 'report').mockImplementation(
    (what) => void (broken += Number(what === 'a queued generation failed')),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  start();
  for (let times = 1; times <= 12; times += 1) {
    await vi.waitUntil(() => broken === times, { interval: 1, timeout: 4_000 });
    const delay = times < 12 ? Math.min(15_000 * 2 ** (times - 1), 3_600_000) : 20 * 3_600_000;
    vi.advanceTimersByTime(delay - 5_000);
    await waitUntilNoneGranted(alice);
    expect([broken, modelCalls.length]).toEqual([times, times]);
    vi.advanceTimersByTime(5_000);
  }
  await waitUntilNoneGranted(alice);
  expect(modelCalls).toHaveLength(12);
}, 30_000);

test('a failed generation that is queued again runs at once', async () => {
  const { alice, modelCalls, start } = await queuePrayer(answerValid);
  const { activity } = alice.userDatabase;
  const find = activity.findOne.bind(activity);
  const breaking = vi.spyOn(activity, 'findOne').mockImplementation((query) => {
    if (isGenerationId(query)) throw new Error('broken');
    return find(query);
  });
  const reported = vi.spyOn(alice, 'report').mockImplementation(() => {});
  start();
  await vi.waitUntil(() => reported.mock.calls.length === 1, { interval: 1, timeout: 4_000 });
  breaking.mockRestore();
  const [{ id = '' } = {}] = await firstValueFrom(watchQueuedGenerations(alice));
  await updateQueuedGeneration(alice, id, (queued) => ({
    ...queued,
    date: new Date().toISOString(),
    step: 'waiting',
    tries: 0,
    until: '',
  }));
  await waitForQueued(alice, ({ step }) => step === 'made');
  expect(modelCalls).toHaveLength(2);
});

test('without a log-in a queued generation stays pending, and no attempt is counted', async () => {
  const { alice, modelCalls, start } = await queuePrayer(() => Response.json({}, { status: 401 }));
  const [{ id = '' } = {}] = await firstValueFrom(watchQueuedGenerations(alice));
  await updateQueuedGeneration(alice, id, (queued) =>
    queued.step === 'waiting' ? { ...queued, tries: 11 } : null,
  );
  start();
  const generation = await waitForQueued(
    alice,
    (queued) => queued.step !== 'waiting' || queued.until !== '',
  );
  expect(generation).toMatchObject({ step: 'waiting', tries: 11 });
  expect(
    generation?.step === 'waiting' && Date.parse(generation.until) - Date.now() > 800_000,
  ).toBe(true);
  expect(modelCalls).toHaveLength(1);
});
