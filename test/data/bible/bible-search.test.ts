// Tests of the search in a Bible translation: local results, server results, the reported extent,
// the search worker, and the list of results. Local results appear at once, and the server searches
// what is not on the device.
import 'fake-indexeddb/auto';
import { BehaviorSubject, filter, firstValueFrom, type Observable, throwError } from 'rxjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SearchHit } from '../../../schemas/bible/chapter.ts';
import {
  toVerseNumber,
  fromVerseNumber,
  type SearchOrder,
} from '../../../schemas/bible/search-worker-messages.ts';
import { BackendError } from '../../../src/backend/backend-error.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import {
  type BibleSearch,
  type BibleSearchState,
  createBibleSearch,
} from '../../../src/data/bible/search/bible-search.ts';
import {
  type LocalText,
  emptyLocalText,
  readOpenedChapters,
} from '../../../src/data/bible/search/local-texts.ts';
import {
  createRowBuilder,
  listFoundBooks,
  filterVerseNumbers,
} from '../../../src/data/bible/search/result-rows.ts';
import { createTextSearcher } from '../../../src/data/bible/search/search-worker-client.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';
import { buildSearchedChapter, createInlineWorker } from './in-thread-search-worker.ts';

afterEach(closeContexts);

const library = [
  buildSearchedChapter('GEN', 1, 'In the beginning was light', 'Peace in the beginning'),
  buildSearchedChapter('JHN', 1, 'In the beginning was the Word'),
  buildSearchedChapter('REV', 1, 'Peace be with you'),
];
const fullText: LocalText = { edition: 'first', chapters: 3, isWhole: true };

interface Stage {
  search: BibleSearch;
  data: DataContext;
  states: BibleSearchState[];
  workers: ReturnType<typeof createInlineWorker>[];
  requests: object[];
  waitUntil(isThere: (state: BibleSearchState) => boolean): Promise<BibleSearchState>;
  listFound(query: string): Promise<string[]>;
}

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

async function createSearchSetup(
  localText: Observable<LocalText>,
  answers: (query: string) => readonly SearchHit[] | Error = () => new BackendError('no-such-user'),
  order: SearchOrder = 'canonical',
): Promise<Stage> {
  const alice = await createAliceContext();
  const requests: object[] = [];
  const invoke = async (_name: string, parameters: { query: string }) => {
    requests.push(parameters);
    const answer = answers(parameters.query);
    if (answer instanceof Error) throw answer;
    return { data: { results: answer } };
  };
  const data = {
    ...alice,
    deviceDatabase: alice.deviceDatabase,
    userDatabase: alice.userDatabase,
    backend: { ...alice.backend, functions: { invoke } },
  } as unknown as DataContext;
  const workers: ReturnType<typeof createInlineWorker>[] = [];
  const searcher = createTextSearcher(() => {
    const worker = createInlineWorker(() => library);
    workers.push(worker);
    return worker;
  });
  const search = createBibleSearch(data, 'WEB', 'en', { searcher, localText });
  search.setOrder(order);
  const states: BibleSearchState[] = [];
  const listeners = new Set<(state: BibleSearchState) => void>();
  const subscription = search.state.subscribe((state) => {
    states.push(state);
    for (const listener of listeners) listener(state);
  });
  endings.push(() => subscription.unsubscribe());
  const waitUntil = (isThere: (state: BibleSearchState) => boolean) =>
    new Promise<BibleSearchState>((resolve) => {
      const now = states.at(-1);
      if (now && isThere(now)) return resolve(now);
      listeners.add((state) => isThere(state) && resolve(state));
    });
  return {
    search,
    data,
    states,
    workers,
    requests,
    waitUntil,
    listFound: async (query) =>
      placesIn(await waitUntil((state) => state.kind === 'found' && state.query === query)),
  };
}

function placesIn(state: BibleSearchState): string[] {
  if (state.kind !== 'found') throw new Error(state.kind);
  return Array.from(state.places, (number) => {
    const { book, chapter, verse } = fromVerseNumber(number);
    return `${book} ${chapter}:${verse}`;
  });
}

function buildHit(book: string, chapter: number, verse: number, text: string): SearchHit {
  return { book, chapter, verse, text, reference: '' };
}

describe('a translation that is stored completely', () => {
  test('a translation stored completely is searched locally without a server request', async () => {
    const { search, listFound, states, requests, waitUntil } = await createSearchSetup(
      new BehaviorSubject(fullText),
    );
    await waitUntil(({ kind }) => kind === 'ready');
    search.setQuery('beginning');
    expect(await listFound('beginning')).toEqual(['GEN 1:1', 'GEN 1:2', 'JHN 1:1']);
    expect(states.at(-1)).toMatchObject({
      here: { isWhole: true, chapters: 3 },
      server: { kind: 'not-needed' },
    });
    search.submit();
    search.setQuery('');
    await waitUntil(({ kind }) => kind === 'ready');
    expect(requests).toEqual([]);
  });

  test('while the search worker is busy, only the last typed query is searched', async () => {
    const { search, listFound, workers, states } = await createSearchSetup(
      new BehaviorSubject(fullText),
    );
    for (const query of ['p', 'pe', 'pea', 'peac', 'peace']) search.setQuery(query);
    expect(await listFound('peace')).toEqual(['GEN 1:2', 'REV 1:1']);
    expect(workers[0]?.requests.filter(({ kind }) => kind === 'find').length).toBeLessThanOrEqual(
      2,
    );
    expect(states.filter(({ kind }) => kind === 'found')).toHaveLength(1);
  });

  test('closest first is another order of the same verses', async () => {
    const { search, listFound, waitUntil } = await createSearchSetup(new BehaviorSubject(fullText));
    search.setQuery('peace');
    expect(await listFound('peace')).toEqual(['GEN 1:2', 'REV 1:1']);
    search.setOrder('closest');
    expect(
      placesIn(await waitUntil((state) => state.kind === 'found' && state.order === 'closest')),
    ).toEqual(['REV 1:1', 'GEN 1:2']);
  });

  test('without a chosen order, a well-known verse is before a shorter verse', async () => {
    const chapters = [
      buildSearchedChapter('GEN', 2, 'Peace'),
      // John 14:27 is a verse of the day.
      { book: 'JHN', chapter: 14, verses: [{ verse: 27, text: 'Peace I leave with you' }] },
    ];
    const alice = await createAliceContext();
    const searcher = createTextSearcher(() => createInlineWorker(() => chapters));
    const localText = new BehaviorSubject({ ...fullText, chapters: 2 });
    const search = createBibleSearch(alice, 'WEB', 'en', { searcher, localText });
    search.setQuery('peace');
    const found = firstValueFrom(search.state.pipe(filter(({ kind }) => kind === 'found')));
    expect(placesIn(await found)).toEqual(['JHN 14:27', 'GEN 2:1']);
  });

  test('a translation stored again is read again, and the current search is repeated', async () => {
    const localText = new BehaviorSubject(fullText);
    const { search, listFound, workers, waitUntil } = await createSearchSetup(localText);
    search.setQuery('peace');
    await listFound('peace');
    localText.next({ ...fullText, edition: 'second' });
    await vi.waitFor(() =>
      expect(workers[0]?.requests.filter(({ kind }) => kind === 'open')).toHaveLength(2),
    );
    await waitUntil((state) => state.kind === 'found');
  });
});

describe('a translation that is not stored completely', () => {
  test('in an incomplete translation, the opened chapters are searched and counted', async () => {
    const { search, data, listFound, states } = await createSearchSetup(
      new BehaviorSubject(emptyLocalText),
    );
    const chapter = {
      translation: 'WEB',
      language: 'en',
      items: [],
      ...buildSearchedChapter('MRK', 4, 'Peace! Be still'),
    };
    await data.deviceDatabase.chapters.insert({
      id: 'WEB|MRK|4',
      kind: 'chapter',
      order: '',
      value: { chapter },
    });
    await data.deviceDatabase.chapters.insert({
      id: 'WEBB|MRK|4',
      kind: 'chapter',
      order: '',
      value: { chapter },
    });
    expect(await readOpenedChapters(data, 'web')).toHaveLength(1);
    search.setQuery('peace');
    expect(await listFound('peace')).toEqual(['MRK 4:1']);
    expect(states.at(-1)).toMatchObject({
      here: { isWhole: false, chapters: 1 },
      server: { kind: 'unasked' },
    });
    // All tests of this file share one device database.
    await data.deviceDatabase.chapters.bulkRemove(['WEB|MRK|4', 'WEBB|MRK|4']);
  });

  test('a verse from the server has its place among the closest matches', async () => {
    const { search, waitUntil } = await createSearchSetup(
      new BehaviorSubject({ ...fullText, isWhole: false }),
      () => [
        buildHit('EXO', 4, 18, 'Go in peace, all of you, to your own land'),
        buildHit('JHN', 14, 27, 'Peace I leave with you, peace I give to all of you'),
      ],
      'closest',
    );
    search.setQuery('peace');
    await waitUntil(({ kind }) => kind === 'found');
    search.submit();
    const state = await waitUntil((now) => now.kind === 'found' && now.server.kind === 'answered');
    expect(placesIn(state)).toEqual(['JHN 14:27', 'REV 1:1', 'GEN 1:2', 'EXO 4:18']);
  });

  test('a submitted search merges server and local verses without duplicates', async () => {
    const hits = [
      buildHit('GEN', 1, 2, 'Peace in the beginning'),
      buildHit('EXO', 4, 18, 'Go in peace'),
    ];
    const { search, listFound, waitUntil, requests } = await createSearchSetup(
      new BehaviorSubject({ ...fullText, isWhole: false }),
      () => hits,
    );
    search.setQuery('peace');
    expect(await listFound('peace')).toEqual(['GEN 1:2', 'REV 1:1']);
    search.submit();
    const state = await waitUntil((now) => now.kind === 'found' && now.server.kind === 'answered');
    expect(placesIn(state)).toEqual(['GEN 1:2', 'EXO 4:18', 'REV 1:1']);
    expect(state).toMatchObject({ server: { kind: 'answered', isCut: false } });
    expect(requests).toEqual([{ query: 'peace', translation: 'WEB', language: 'en' }]);
  });

  test('without a submission the search asks the server after a pause', async () => {
    const { search, waitUntil, requests } = await createSearchSetup(
      new BehaviorSubject(emptyLocalText),
      () => [],
    );
    search.setQuery('peace');
    await waitUntil((now) => now.kind === 'found' && now.server.kind === 'answered');
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['an unreachable server', new BackendError('no network'), { kind: 'offline' }],
    [
      'a text that the server lacks',
      new BackendError('No such translation.', { status: 404, code: 'translation_not_found' }),
      { kind: 'missing' },
    ],
    [
      'a server error',
      new BackendError('It stumbled.', { status: 500, code: 'internal' }),
      { kind: 'failed' },
    ],
    ['a fault of the app', new Error('broken'), { kind: 'failed' }],
  ])(
    '%s is reported as the server’s result, and the local verses stay',
    async (_what, fault, server) => {
      const { search, waitUntil } = await createSearchSetup(
        new BehaviorSubject({ ...fullText, isWhole: false }),
        () => fault,
      );
      search.setQuery('peace');
      await waitUntil(({ kind }) => kind === 'found');
      search.submit();
      const state = await waitUntil(
        (now) =>
          now.kind === 'found' && now.server.kind !== 'unasked' && now.server.kind !== 'asking',
      );
      expect(placesIn(state)).toEqual(['GEN 1:2', 'REV 1:1']);
      expect(state).toMatchObject({ server });
    },
  );

  test('a server search with two hundred hits is reported as possibly incomplete', async () => {
    const hits = Array.from({ length: 200 }, (_, verse) =>
      buildHit('PSA', 119, verse % 176, 'Peace'),
    );
    const { search, waitUntil } = await createSearchSetup(
      new BehaviorSubject(emptyLocalText),
      () => hits,
    );
    search.setQuery('peace');
    await waitUntil(({ kind }) => kind === 'found');
    search.submit();
    expect(
      await waitUntil((now) => now.kind === 'found' && now.server.kind === 'answered'),
    ).toMatchObject({ server: { isCut: true } });
  });

  test('a failing local library does not prevent a server search', async () => {
    const { search, waitUntil } = await createSearchSetup(
      throwError(() => new Error('no storage')),
      () => [buildHit('REV', 1, 1, 'Peace be with you')],
    );
    search.setQuery('peace');
    await waitUntil(({ kind }) => kind === 'found');
    search.submit();
    expect(
      placesIn(await waitUntil((now) => now.kind === 'found' && now.server.kind === 'answered')),
    ).toEqual(['REV 1:1']);
  });
});

describe('the worker', () => {
  test('an idle search worker is ended, and the next search starts another worker', async () => {
    const workers: ReturnType<typeof createInlineWorker>[] = [];
    const searcher = createTextSearcher(() => {
      const worker = createInlineWorker(() => library);
      workers.push(worker);
      return worker;
    }, 30);
    const open = () =>
      searcher.open('WEB', '', async () => ({ library: true, more: [], wellKnown: [] }));
    expect(await open()).toEqual({ chapters: 3, verses: 4 });
    await vi.waitFor(() => expect(workers[0]?.isEnded).toBe(true));
    expect(await open()).toEqual({ chapters: 3, verses: 4 });
    expect((await searcher.find('peace', 'canonical', 1)).texts).toEqual([
      'Peace in the beginning',
    ]);
    expect(workers).toHaveLength(2);
  });

  test('a crashed search worker rejects the pending search', async () => {
    const worker = createInlineWorker(() => library);
    const searcher = createTextSearcher(() => worker);
    worker.terminate();
    const requests = searcher.find('peace', 'canonical', 1);
    worker.dispatchEvent(Object.assign(new Event('error'), { message: 'it fell' }));
    await expect(requests).rejects.toThrow('it fell');
  });

  test('a text that the search worker cannot read rejects the call that opened it', async () => {
    const searcher = createTextSearcher(() =>
      createInlineWorker(() => {
        throw new TypeError('damaged');
      }),
    );
    await expect(
      searcher.open('WEB', '', async () => ({ library: true, more: [], wellKnown: [] })),
    ).rejects.toThrow('damaged');
  });
});

describe('search results', () => {
  const places = Uint32Array.from(
    [
      buildHit('GEN', 1, 1, ''),
      buildHit('GEN', 1, 2, ''),
      buildHit('MAT', 1, 1, ''),
      buildHit('REV', 22, 21, ''),
    ].map((hit) => toVerseNumber(hit) ?? 0),
  );

  test('results are counted by book in the user’s language, with its testament', () => {
    expect(listFoundBooks(places, 'fr')).toEqual([
      { order: 0, name: 'Genèse', isNewTestament: false, count: 2 },
      { order: 39, name: 'Matthieu', isNewTestament: true, count: 1 },
      { order: 65, name: 'Apocalypse', isNewTestament: true, count: 1 },
    ]);
  });

  test('results are filtered by testament or book', () => {
    expect([
      filterVerseNumbers(places, 'all').length,
      filterVerseNumbers(places, 'old').length,
      filterVerseNumbers(places, 'new').length,
      filterVerseNumbers(places, 39).length,
      filterVerseNumbers(places, 5).length,
    ]).toEqual([4, 2, 2, 1, 0]);
  });

  test('a search result has reference and highlights, and no text before loading', async () => {
    const { search, listFound, waitUntil } = await createSearchSetup(new BehaviorSubject(fullText));
    search.setQuery('peace');
    await listFound('peace');
    const state = await waitUntil(({ kind }) => kind === 'found');
    if (state.kind !== 'found') throw new Error();
    expect(Array.from(state.places, createRowBuilder(state, 'es'))).toMatchObject([
      { reference: 'Génesis 1:2', text: 'Peace in the beginning', runs: [{ from: 0, to: 5 }] },
      { reference: 'Apocalipsis 1:1', text: 'Peace be with you', runs: [{ from: 0, to: 5 }] },
    ]);
    const otherVerse = toVerseNumber({ book: 'JHN', chapter: 1, verse: 1 }) ?? 0;
    expect(createRowBuilder(state, 'en')(otherVerse)).toMatchObject({
      reference: 'John 1:1',
      text: undefined,
      runs: [],
    });
    search.loadTexts([otherVerse]);
    const foundState = await waitUntil((now) => now.kind === 'found' && now.texts.has(otherVerse));
    expect(foundState.kind === 'found' && foundState.texts.get(otherVerse)).toBe(
      'In the beginning was the Word',
    );
  });
});
