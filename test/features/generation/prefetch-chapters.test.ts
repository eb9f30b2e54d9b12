// Tests of the chapter prefetch for composed text: few chapters that cover every subject, fetched
// slowly and once.
import 'fake-indexeddb/auto';
import { BehaviorSubject, firstValueFrom, of, type Subscription } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { knownTranslations } from '../../../schemas/bible/translations.ts';
import type { Language } from '../../../schemas/languages.ts';
import { buildChoiceRecord } from '../../../src/data/records/activity-records.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { readChapterOnDevice } from '../../../src/data/bible/chapter-on-device.ts';
import {
  listChaptersToPrefetch,
  referenceLists,
} from '../../../src/features/generation/verses/chapters-to-prefetch.ts';
import {
  type ChapterPrefetchOptions,
  startChapterPrefetch,
} from '../../../src/features/generation/verses/prefetch-chapters.ts';
import {
  toVerseSpan,
  toTranslationVerses,
} from '../../../src/features/generation/verses/quote-verses.ts';
import { createPrayer, watchPrayers } from '../../../src/features/prayer/data.ts';
import { hasTextFolder } from '../../server/bible/support/test-bibles.ts';
import {
  type AliceContext,
  createAliceContext,
  closeContexts,
} from '../../support/signed-in-user.ts';
import { createGenerationSetup, type GenerationSetup } from './generation-setup.ts';

let prefetching: Subscription | undefined;

afterEach(async () => {
  prefetching?.unsubscribe();
  vi.unstubAllGlobals();
  await closeContexts();
});

async function createContextWithServer(
  changes: Partial<DataContext> = {},
): Promise<GenerationSetup & { alice: AliceContext }> {
  const setup = createGenerationSetup(() => new Response('', { status: 500 }));
  const alice = await createAliceContext({
    backend: setup.backend,
    online: setup.online,
    ...changes,
  });
  await alice.userDatabase.activity.incrementalUpsert(buildChoiceRecord('translation', 'KJV'));
  await alice.deviceDatabase.chapters.find().remove();
  return { ...setup, alice };
}

function startPrefetch(
  data: DataContext | null,
  options: Partial<ChapterPrefetchOptions> = {},
): void {
  prefetching = startChapterPrefetch(new BehaviorSubject(data), {
    isMetered: () => false,
    languages: of<Language>('en'),
    delayMillis: 0,
    ...options,
  });
}

async function countStored(data: DataContext, translation: string): Promise<number> {
  const chapters = await Promise.all(
    listChaptersToPrefetch(translation).map((place) => readChapterOnDevice(data, place)),
  );
  return chapters.filter(Boolean).length;
}

async function all(data: DataContext, translation: string): Promise<void> {
  await vi.waitFor(async () => expect(await countStored(data, translation)).toBe(37), {
    timeout: 10_000,
    interval: 50,
  });
}

/** Waits long enough for any unexpected request to be sent. */
async function flushTasks(): Promise<void> {
  for (let index = 0; index < 200; index += 1) await new Promise((resolve) => setTimeout(resolve));
}

test.each(knownTranslations.map(({ code }) => code))(
  '%s: thirty-seven chapters, and five of each mood, theme, topic, category and concern among them',
  (translation) => {
    const chosenTranslations = new Set(
      listChaptersToPrefetch(translation).map(({ book, chapter }) => `${book} ${chapter}`),
    );
    expect(chosenTranslations.size).toBe(37);
    expect(listChaptersToPrefetch(translation)).toHaveLength(37);
    for (const references of referenceLists) {
      const within = references.filter((reference) =>
        toTranslationVerses(toVerseSpan(reference), translation).every(({ book, chapter }) =>
          chosenTranslations.has(`${book} ${chapter}`),
        ),
      );
      expect(
        new Set(within.map(({ book, chapter }) => `${book} ${chapter}`)).size,
      ).toBeGreaterThanOrEqual(5);
    }
  },
);

test('lists exist for 4 moods, 18 themes, 17 topics, 9 categories and 2 concerns', () => {
  expect(referenceLists).toHaveLength(4 + 18 + 17 + 9 + 2);
});

test('the prefetch stores chapters one after another and requests each only once', async () => {
  const { alice, requestedChapters } = await createContextWithServer();
  startPrefetch(alice);
  await all(alice, 'KJV');
  expect([requestedChapters.length, new Set(requestedChapters).size]).toEqual([37, 37]);
  // The next start, with another tab at the same time.
  prefetching?.unsubscribe();
  startPrefetch(alice);
  const otherPrefetch = startChapterPrefetch(of(alice), {
    isMetered: () => false,
    languages: of<Language>('en'),
    delayMillis: 0,
  });
  await flushTasks();
  otherPrefetch.unsubscribe();
  expect(requestedChapters).toHaveLength(37);
});

test('the first chapters are fetched before all others, also while the others wait', async () => {
  const { alice, requestedChapters } = await createContextWithServer();
  const first = { translation: 'KJV', book: 'JHN', chapter: 1 };
  const second = { ...first, chapter: 2 };
  startPrefetch(alice, {
    firstChapters: async () => [first, second],
    firstDelayMillis: 0,
    delayMillis: 3_600_000,
  });
  await vi.waitFor(async () => expect(await readChapterOnDevice(alice, second)).not.toBeNull());
  await flushTasks();
  expect(requestedChapters).toHaveLength(2);
});

test('two tabs that start the prefetch together request each chapter once', async () => {
  const { alice, requestedChapters } = await createContextWithServer();
  startPrefetch(alice);
  const otherPrefetch = startChapterPrefetch(of(alice), {
    isMetered: () => false,
    languages: of<Language>('en'),
    delayMillis: 0,
  });
  await all(alice, 'KJV');
  await flushTasks();
  otherPrefetch.unsubscribe();
  expect(requestedChapters).toHaveLength(37);
});

test('the prefetch does not start, or does not continue, on a metered connection', async () => {
  const { alice, requestedPaths, requestedChapters } = await createContextWithServer();
  startPrefetch(alice, { isMetered: () => true });
  await flushTasks();
  expect(requestedPaths).toEqual([]);
  prefetching?.unsubscribe();
  startPrefetch(alice, { isMetered: () => requestedChapters.length >= 3 });
  await vi.waitFor(() => expect(requestedChapters).toHaveLength(3));
  await flushTasks();
  expect(requestedChapters).toHaveLength(3);
});

test('offline the prefetch requests nothing; online again, it stores the chapters', async () => {
  const { alice, online, requestedPaths } = await createContextWithServer();
  online.next(false);
  startPrefetch(alice);
  await flushTasks();
  expect(requestedPaths).toEqual([]);
  online.next(true);
  await all(alice, 'KJV');
});

test('with in-memory storage nothing is prefetched', async () => {
  const { alice, requestedPaths } = await createContextWithServer({ storage: 'memory' });
  startPrefetch(alice);
  await flushTasks();
  expect(requestedPaths).toEqual([]);
});

test('the prefetch stops when the session ends', async () => {
  const { alice, requestedChapters } = await createContextWithServer();
  const current = new BehaviorSubject<DataContext | null>(alice);
  prefetching = startChapterPrefetch(current, {
    isMetered: () => requestedChapters.length === 2 && (current.next(null), false),
    languages: of<Language>('en'),
    delayMillis: 0,
  });
  await vi.waitFor(() => expect(requestedChapters).toHaveLength(2));
  await flushTasks();
  expect(requestedChapters).toHaveLength(2);
});

test.skipIf(!hasTextFolder)(
  'a newly chosen translation is prefetched too; without a choice, the default of the language',
  async () => {
    const { alice, requestedChapters } = await createContextWithServer();
    const languages = new BehaviorSubject<Language>('en');
    startPrefetch(alice, { languages });
    await all(alice, 'KJV');
    await alice.userDatabase.activity.incrementalUpsert(buildChoiceRecord('translation', 'FRLSG'));
    await all(alice, 'FRLSG');
    expect([requestedChapters.length, new Set(requestedChapters).size]).toEqual([74, 74]);
    await alice.deviceDatabase.chapters.find().remove();
    await alice.userDatabase.activity.findOne('choice|translation').remove();
    languages.next('fr');
    await all(alice, 'FRLSG');
  },
);

test('for a translation that may not be stored on a device, King James is prefetched', async () => {
  const { alice, backend } = await createContextWithServer();
  const { invoke } = backend.functions;
  backend.functions.invoke = async <T>(name: string, parameters?: object) => {
    const answer = await invoke<T>(name, parameters);
    return name === 'listTranslations'
      ? {
          ...answer,
          data: {
            translations: [
              { code: 'NJB1985', language: 'en', name: 'New Jerusalem Bible' },
              { code: 'OURS', language: 'en', name: 'Ours' },
            ],
          } as T,
        }
      : answer;
  };
  for (const code of ['NJB1985', 'OURS']) {
    await alice.deviceDatabase.chapters.find().remove();
    await alice.userDatabase.activity.incrementalUpsert(buildChoiceRecord('translation', code));
    startPrefetch(alice);
    await all(alice, 'KJV');
    prefetching?.unsubscribe();
  }
});

test('a prefetch failure is reported and ends the prefetch; the next start continues', async () => {
  const faults: string[] = [];
  const { alice, backend, requestedChapters } = await createContextWithServer({
    report: (what) => void faults.push(what),
  });
  const { invoke } = backend.functions;
  let requestCount = 0;
  backend.functions.invoke = async <T>(name: string, parameters?: object) => {
    if (name === 'fetchBibleChapter' && (requestCount += 1) === 4)
      return {
        ...(await invoke<T>('nothing', {}).catch(() => invoke<T>('listTranslations', {}))),
        data: { verses: [] } as T,
      };
    return invoke<T>(name, parameters);
  };
  startPrefetch(alice);
  await vi.waitFor(() =>
    expect(faults).toEqual(['the chapters of composed texts could not be prefetched']),
  );
  await flushTasks();
  expect([requestCount, requestedChapters.length]).toEqual([4, 3]);
  prefetching?.unsubscribe();
  startPrefetch(alice);
  await all(alice, 'KJV');
  expect(new Set(requestedChapters).size).toBe(requestedChapters.length);
});

test('a full device loses no record of the user, and stops the prefetch', async () => {
  const { alice, requestedChapters } = await createContextWithServer();
  await createPrayer(alice, {
    request: 'Hear us.',
    prayer_text: 'Father, hear us.',
    category: 'other',
    verses: [],
    language: 'en',
  });
  const activity = async () => (await alice.userDatabase.activity.find().exec()).length;
  const before = await activity();
  const { storageInstance } = alice.deviceDatabase.chapters as unknown as {
    storageInstance: {
      bulkWrite: (rows: { document: { kind: string } }[], context: string) => Promise<unknown>;
    };
  };
  const write = storageInstance.bulkWrite;
  storageInstance.bulkWrite = async (rows, context) => {
    if (requestedChapters.length > 5 && rows.some(({ document }) => document.kind === 'chapter'))
      throw new DOMException('no room', 'QuotaExceededError');
    return write.call(storageInstance, rows, context);
  };
  startPrefetch(alice);
  await vi.waitFor(() => expect(requestedChapters).toHaveLength(6));
  await flushTasks();
  expect(requestedChapters).toHaveLength(6);
  expect(await activity()).toBe(before);
  expect(await firstValueFrom(watchPrayers(alice))).toHaveLength(1);
});
