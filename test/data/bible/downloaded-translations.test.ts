// Tests of translation downloads: queued, paused, resumed, cancelled and removed, from a server
// with packs or with chapters only.
import 'fake-indexeddb/auto';
import { filter, firstValueFrom, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackend } from '../../../src/backend/backend.ts';
import { BackendError } from '../../../src/backend/backend-error.ts';
import { loadAvailableTranslations, readChapter } from '../../../src/data/bible/chapters.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { downloadByChapters } from '../../../src/data/bible/library/download-by-chapter.ts';
import {
  openLibrary,
  type DownloadWorkerResponse,
  type DownloadWorkerRequest,
  type TranslationDownload,
  type DownloadState,
  type Library,
} from '../../../src/data/bible/library/library-database.ts';
import { startDownloadScheduler } from '../../../src/data/bible/library/download-scheduler.ts';
import {
  cancelDownload,
  verifyDownload,
  isFullyDownloaded,
  watchDownloads,
  startDownload,
  watchDownloadedTranslations,
  pauseDownload,
  removeDownloadedTranslation,
  resumeDownload,
} from '../../../src/data/bible/library/downloaded-translations.ts';
import { installPack } from '../../../src/workers/install-pack.ts';
import {
  createFakeBackend,
  createAliceContext,
  closeContexts,
  rejectOffline as nowhere,
} from '../../support/signed-in-user.ts';
import { buildTestPack, type PackServer, startPackServer } from './fake-pack-server.ts';

const library: Library = openLibrary();
let server: PackServer;

/** The worker, in this thread. */
class HereWorker extends EventTarget {
  readonly #stopping = new AbortController();

  postMessage(order: DownloadWorkerRequest): void {
    if (order.type === 'stop') this.#stopping.abort();
    else
      void installPack(
        { library, fetch, now: () => performance.now(), form: 'gz', signal: this.#stopping.signal },
        order.job,
      ).then((outcome) =>
        this.dispatchEvent(
          new MessageEvent<DownloadWorkerResponse>('message', { data: { type: 'done', outcome } }),
        ),
      );
  }

  terminate(): void {
    this.#stopping.abort();
  }
}

beforeEach(async () => {
  server = await startPackServer(buildTestPack());
  vi.stubGlobal('Worker', HereWorker);
  vi.stubGlobal('location', new URL(server.address));
});

afterEach(async () => {
  for (const data of everybody.splice(0)) startDownloadScheduler(data)();
  await library.keepings.clear();
  await Promise.all(library.tables.map((table) => table.clear()));
  await closeContexts();
  await server.close();
  vi.unstubAllGlobals();
});

const offered = {
  code: 'KJV',
  language: 'en',
  name: 'King James Version',
  pack: { sha256: 'edition-1', bytes: 1, gz: 1, br: 1 },
};
const bare = { code: 'KJV', language: 'en', name: 'King James Version' };

type Answer = (name: string, parameters: Record<string, unknown>) => unknown;

function anAnswering(answer: Answer): DataContext['backend'] {
  const backend = createBackend({ serverUrl: '', appId: 'selah', token: 'alice', storage: null });
  const invoke = async <T>(name: string, parameters?: object) => ({
    status: 200,
    headers: new Headers(),
    data: (await answer(name, (parameters ?? {}) as Record<string, unknown>)) as T,
  });
  const { auth, integrations, agents, publicSettings, functions } = backend;
  return { auth, integrations, agents, publicSettings, functions: { ...functions, invoke } };
}

const withPacks: Answer = () => ({ translations: [offered] });

const everybody: DataContext[] = [];

async function alice(answer: Answer = withPacks) {
  const data = await createAliceContext({ backend: anAnswering(answer), online: of(true) });
  everybody.push(data);
  return data;
}

function untilState(
  data: DataContext,
  kind: DownloadState['kind'],
): Promise<TranslationDownload | undefined> {
  return firstValueFrom(
    watchDownloads(data).pipe(filter(([first]) => first?.state.kind === kind)),
  ).then(([first]) => first);
}

async function untilKept(data: DataContext) {
  return firstValueFrom(watchDownloadedTranslations(data).pipe(filter((all) => all.length > 0)));
}

test('one tap downloads a translation, which is then read without the server', async () => {
  const data = await alice();
  await startDownload(data, 'KJV', 'NT');
  expect(await untilKept(data)).toMatchObject([
    { code: 'KJV', scopes: [{ scope: 'NT', edition: 'edition-1' }] },
  ]);
  expect(await firstValueFrom(watchDownloads(data))).toEqual([]);
  const offline = { ...data, backend: createFakeBackend(nowhere) };
  expect(await readChapter(offline, { translation: 'KJV', book: 'JHN', chapter: 3 })).toMatchObject(
    { kind: 'chapter', isStored: true, chapter: { notice: 'Public domain' } },
  );
  expect(await readChapter(offline, { translation: 'KJV', book: 'GEN', chapter: 1 })).toEqual({
    kind: 'offline',
  });
  const other = {
    ...data,
    backend: anAnswering(() => ({
      translations: [{ code: 'WEB', language: 'en', name: 'World English Bible' }],
    })),
  };
  expect((await loadAvailableTranslations(other)).map(({ code }) => code)).toEqual(['WEB', 'KJV']);
  expect(await isFullyDownloaded(data, 'KJV')).toBe(false);
});

test('each download request carries the current token, which is not stored', async () => {
  const data = await alice();
  server.faults.push({ kind: 'status', status: 401 });
  await startDownload(data, 'KJV', 'NT');
  expect((await untilState(data, 'failed'))?.state).toMatchObject({
    fault: { why: 'refused', status: 401 },
  });
  expect(JSON.stringify(await library.keepings.toArray())).not.toMatch(/alice|token/i);
  data.backend.auth.setToken('alice-again', false);
  await resumeDownload(data, 'KJV');
  await untilKept(data);
  expect(server.authorizations).toEqual(['Bearer alice', 'Bearer alice-again']);
});

describe('a person decides', () => {
  test('a paused download does nothing; a resumed download continues at its position', async () => {
    const data = await alice();
    server.faults.push({ kind: 'cut', after: 200_000 });
    await startDownload(data, 'KJV', 'NT');
    expect((await untilState(data, 'resting'))?.state).toMatchObject({ fault: { why: 'offline' } });
    await pauseDownload(data, 'KJV');
    const paused = await untilState(data, 'paused');
    expect(paused?.received).toBeGreaterThan(100_000);
    await resumeDownload(data, 'KJV');
    await untilKept(data);
    expect(server.ranges).toEqual([undefined, expect.stringMatching(/^bytes=\d{6}-$/)]);
  });

  test('a cancelled download leaves no parts, and the earlier downloaded text stays', async () => {
    const data = await alice();
    await startDownload(data, 'KJV', 'NT');
    await untilKept(data);
    server.faults.push({ kind: 'cut', after: 200_000 });
    await startDownload(data, 'KJV', 'NT');
    await untilState(data, 'resting');
    await cancelDownload(data, 'KJV');
    expect(await firstValueFrom(watchDownloads(data))).toEqual([]);
    expect(await library.parts.count()).toBe(0);
    expect((await verifyDownload(data, 'KJV')).isSound).toBe(true);
  });

  test('removing a download deletes its chapters, unless a remaining part has them', async () => {
    const data = await alice();
    await startDownload(data, 'KJV', 'NT');
    await untilKept(data);
    server.setPack(buildTestPack({ scope: 'PSA' }));
    await startDownload(data, 'KJV', 'PSA');
    await firstValueFrom(
      watchDownloadedTranslations(data).pipe(filter(([first]) => first?.scopes.length === 2)),
    );
    await removeDownloadedTranslation(data, 'KJV', 'NT');
    expect(await library.chapters.count()).toBe(150);
    expect((await verifyDownload(data, 'KJV')).isSound).toBe(true);
    await removeDownloadedTranslation(data, 'KJV');
    expect([await library.chapters.count(), await library.translations.count()]).toEqual([0, 0]);
  });
});

describe('failed downloads', () => {
  test.each<[string, Answer, object]>([
    ['a translation that vanished', () => ({ translations: [] }), { why: 'gone' }],
    ['the page of a hotel', () => '<html>', { why: 'not-a-text' }],
    [
      'one whose rules forbid it',
      () => ({ translations: [{ ...bare, code: 'NJB1985' }] }),
      { why: 'not-allowed' },
    ],
  ])('%s: the download stops and gives the reason', async (_, answer, fault) => {
    const data = await alice(answer);
    await startDownload(
      data,
      fault && 'why' in fault && fault.why === 'not-allowed' ? 'NJB1985' : 'KJV',
      'NT',
    );
    expect((await untilState(data, 'failed'))?.state).toEqual({ kind: 'failed', fault });
  });

  test('a download from a busy server is retried at the time that the server gave', async () => {
    const data = await alice();
    server.faults.push({ kind: 'status', status: 429, retryAfter: 600 });
    await startDownload(data, 'KJV', 'NT');
    const resting = await untilState(data, 'resting');
    expect(resting?.state).toMatchObject({ fault: { why: 'busy' } });
    if (resting?.state.kind !== 'resting') throw new Error('it does not rest');
    expect(Date.parse(resting.state.until)).toBeGreaterThan(Date.now() + 590_000);
    await resumeDownload(data, 'KJV');
    await untilKept(data);
  });

  test('a download left by a closed tab is completed by the next tab', async () => {
    await library.keepings.put({
      key: 'KJV|NT',
      code: 'KJV',
      scope: 'NT',
      name: 'King James Version',
      language: 'en',
      way: 'pack',
      state: { kind: 'fetching' },
      received: 9,
      total: 99,
      failures: 0,
      asked: '2026-01-01',
    });
    const data = await alice();
    startDownloadScheduler(data);
    expect(await untilKept(data)).toHaveLength(1);
  });
});

describe('a server that has chapters only', () => {
  const job = {
    key: 'KJV|RUT',
    code: 'KJV',
    scope: 'RUT',
    name: 'King James Version',
    language: 'en',
  } as const;
  const noRest = async () => {};

  async function begin(answer: Answer) {
    const asked: number[] = [];
    const data = await alice((name, parameters) => {
      if (name === 'listTranslations') return { translations: [bare] };
      asked.push(Number(parameters['chapter']));
      return answer(name, parameters);
    });
    await library.keepings.put({
      ...job,
      way: 'chapters',
      state: { kind: 'fetching' },
      received: 0,
      total: 0,
      failures: 0,
      asked: '',
    });
    const run = (code: 'KJV' | 'ESV' = 'KJV') =>
      downloadByChapters(data, library, { ...job, code }, new AbortController().signal, noRest);
    return { data, asked, run };
  }

  const chapter: Answer = (_, { chapter: number }) => ({
    translation: 'KJV',
    book: 'RUT',
    chapter: number,
    language: 'en',
    verses: [{ verse: 1, text: `words ${String(number)}` }],
  });

  test('gives them one by one, and on from where it stopped', async () => {
    let isBusy = true;
    const { data, asked, run } = await begin((name, parameters) => {
      if (parameters['chapter'] === 3 && isBusy)
        throw new BackendError('Slow down', { status: 429, code: 'too_many', retryAfter: 5 });
      return chapter(name, parameters);
    });
    expect(await run()).toEqual({ kind: 'fault', fault: { why: 'busy' }, retryAfter: 5 });
    isBusy = false;
    expect(await run()).toEqual({ kind: 'kept' });
    expect(asked).toEqual([1, 2, 3, 3, 4]);
    expect((await verifyDownload(data, 'KJV')).scopes).toMatchObject([
      { scope: 'RUT', chapters: 4, isSound: true },
    ]);
    expect(await readChapter(data, { translation: 'KJV', book: 'RUT', chapter: 2 })).toMatchObject({
      chapter: { verses: [{ verse: 1, text: 'words 2' }] },
    });
  });

  test('after a download is cancelled, no further chapter is stored', async () => {
    const { data, run } = await begin(async (name, parameters) => {
      if (parameters['chapter'] === 3) await cancelDownload(data, 'KJV');
      return chapter(name, parameters);
    });
    expect(await run()).toEqual({ kind: 'stopped' });
    expect(await library.chapters.count()).toBe(0);
  });

  test('a text with a thirty-day licence is deleted after thirty days', async () => {
    const { data, run } = await begin(chapter);
    expect(await run('ESV')).toEqual({ kind: 'kept' });
    const [kept] = (await library.translations.toArray()).flatMap(({ scopes }) => scopes);
    expect(Date.parse(kept?.expires ?? '')).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 });
    try {
      expect(
        await readChapter(
          { ...data, backend: createFakeBackend(nowhere) },
          { translation: 'ESV', book: 'RUT', chapter: 2 },
        ),
      ).toEqual({ kind: 'offline' });
      startDownloadScheduler(data);
      await firstValueFrom(
        watchDownloadedTranslations(data).pipe(filter((all) => all.length === 0)),
      );
      expect(await library.chapters.count()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
