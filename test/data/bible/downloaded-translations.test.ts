// Tests of Bible translation downloads: queued, paused, resumed, cancelled, removed, failed and
// expired. The server offers packs or chapters only.
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

/** Runs the worker in this thread. */
class HereWorker extends EventTarget {
  readonly #stopping = new AbortController();

  postMessage(order: DownloadWorkerRequest): void {
    if (order.type === 'stop') this.#stopping.abort();
    else
      void installPack(
        { library, fetch, now: () => performance.now(), form: 'gz', signal: this.#stopping.signal },
        order.job,
      ).then((result) =>
        this.dispatchEvent(
          new MessageEvent<DownloadWorkerResponse>('message', {
            data: { type: 'done', outcome: result },
          }),
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
  for (const data of contexts.splice(0)) startDownloadScheduler(data)();
  await library.keepings.clear();
  await Promise.all(library.tables.map((table) => table.clear()));
  await closeContexts();
  await server.close();
  vi.unstubAllGlobals();
});

const offeredTranslation = {
  code: 'KJV',
  language: 'en',
  name: 'King James Version',
  pack: { sha256: 'edition-1', bytes: 1, gz: 1, br: 1 },
};
const translationWithoutPacks = { code: 'KJV', language: 'en', name: 'King James Version' };

type Answer = (name: string, parameters: Record<string, unknown>) => unknown;

function createAnsweringBackend(answer: Answer): DataContext['backend'] {
  const backend = createBackend({ serverUrl: '', appId: 'selah', token: 'alice', storage: null });
  const invoke = async <T>(name: string, parameters?: object) => ({
    status: 200,
    headers: new Headers(),
    data: (await answer(name, (parameters ?? {}) as Record<string, unknown>)) as T,
  });
  const { auth, integrations, agents, publicSettings, functions } = backend;
  return { auth, integrations, agents, publicSettings, functions: { ...functions, invoke } };
}

const answerWithPacks: Answer = () => ({ translations: [offeredTranslation] });

const contexts: DataContext[] = [];

async function alice(answer: Answer = answerWithPacks) {
  const data = await createAliceContext({
    backend: createAnsweringBackend(answer),
    online: of(true),
  });
  contexts.push(data);
  return data;
}

function waitForState(
  data: DataContext,
  kind: DownloadState['kind'],
): Promise<TranslationDownload | undefined> {
  return firstValueFrom(
    watchDownloads(data).pipe(filter(([first]) => first?.state.kind === kind)),
  ).then(([first]) => first);
}

async function waitUntilDownloaded(data: DataContext) {
  return firstValueFrom(watchDownloadedTranslations(data).pipe(filter((all) => all.length > 0)));
}

test('one tap downloads a translation, which is then read without the server', async () => {
  const data = await alice();
  await startDownload(data, 'KJV', 'NT');
  expect(await waitUntilDownloaded(data)).toMatchObject([
    { code: 'KJV', scopes: [{ scope: 'NT', edition: 'edition-1' }] },
  ]);
  expect(await firstValueFrom(watchDownloads(data))).toEqual([]);
  const offlineContext = { ...data, backend: createFakeBackend(nowhere) };
  expect(
    await readChapter(offlineContext, { translation: 'KJV', book: 'JHN', chapter: 3 }),
  ).toMatchObject({ kind: 'chapter', isStored: true, chapter: { notice: 'Public domain' } });
  expect(
    await readChapter(offlineContext, { translation: 'KJV', book: 'GEN', chapter: 1 }),
  ).toEqual({
    kind: 'offline',
  });
  const otherContext = {
    ...data,
    backend: createAnsweringBackend(() => ({
      translations: [{ code: 'WEB', language: 'en', name: 'World English Bible' }],
    })),
  };
  expect((await loadAvailableTranslations(otherContext)).map(({ code }) => code)).toEqual([
    'WEB',
    'KJV',
  ]);
});

test('each download request sends the current token, which is not stored', async () => {
  const data = await alice();
  server.faults.push({ kind: 'status', status: 401 });
  await startDownload(data, 'KJV', 'NT');
  expect((await waitForState(data, 'failed'))?.state).toMatchObject({
    fault: { why: 'refused', status: 401 },
  });
  expect(JSON.stringify(await library.keepings.toArray())).not.toMatch(/alice|token/i);
  data.backend.auth.setToken('alice-again', false);
  await resumeDownload(data, 'KJV');
  await waitUntilDownloaded(data);
  expect(server.authorizations).toEqual(['Bearer alice', 'Bearer alice-again']);
});

/** The device is full: IndexedDB stores nothing more. */
function fillDevice() {
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The device is full.', 'QuotaExceededError');
  });
}

test('a request that a full device cannot store is reported until it is tried again', async () => {
  const data = await alice();
  const full = fillDevice();
  expect(await startDownload(data, 'KJV', 'NT')).toBe(false);
  expect(await firstValueFrom(watchDownloads(data))).toMatchObject([
    {
      key: 'KJV|NT',
      name: 'King James Version',
      state: { kind: 'failed', fault: { why: 'full' } },
    },
  ]);
  await resumeDownload(data, 'KJV');
  expect((await waitForState(data, 'failed'))?.state).toEqual({
    kind: 'failed',
    fault: { why: 'full' },
  });
  full.mockRestore();
  await resumeDownload(data, 'KJV');
  await waitUntilDownloaded(data);
  expect(await firstValueFrom(watchDownloads(data))).toEqual([]);
});

test('a failure that a full device cannot store stops the download and is reported', async () => {
  const data = await alice();
  await library.keepings.put({
    key: 'KJV|NT',
    code: 'KJV',
    scope: 'NT',
    name: 'King James Version',
    language: 'en',
    way: 'pack',
    state: { kind: 'waiting' },
    received: 0,
    total: 0,
    failures: 0,
    asked: '2026-11-20',
  });
  const update = vi.spyOn(IDBCursor.prototype, 'update').mockImplementation(() => {
    throw new DOMException('The device is full.', 'QuotaExceededError');
  });
  const full = fillDevice();
  startDownloadScheduler(data);
  expect((await waitForState(data, 'failed'))?.state).toEqual({
    kind: 'failed',
    fault: { why: 'full' },
  });
  full.mockRestore();
  update.mockRestore();
  await cancelDownload(data, 'KJV');
  expect(await firstValueFrom(watchDownloads(data))).toEqual([]);
});

describe('actions of the user', () => {
  test('a paused download does nothing; a resumed download continues at its position', async () => {
    const data = await alice();
    server.faults.push({ kind: 'cut', after: 200_000 });
    await startDownload(data, 'KJV', 'NT');
    expect((await waitForState(data, 'resting'))?.state).toMatchObject({
      fault: { why: 'offline' },
    });
    await pauseDownload(data, 'KJV');
    const paused = await waitForState(data, 'paused');
    expect(paused?.received).toBeGreaterThan(100_000);
    await resumeDownload(data, 'KJV');
    await waitUntilDownloaded(data);
    expect(server.ranges).toEqual([undefined, expect.stringMatching(/^bytes=\d{6}-$/)]);
  });

  test('a cancelled download leaves no parts, and the earlier downloaded text stays', async () => {
    const data = await alice();
    await startDownload(data, 'KJV', 'NT');
    await waitUntilDownloaded(data);
    server.faults.push({ kind: 'cut', after: 200_000 });
    await startDownload(data, 'KJV', 'NT');
    await waitForState(data, 'resting');
    await cancelDownload(data, 'KJV');
    expect(await firstValueFrom(watchDownloads(data))).toEqual([]);
    expect(await library.parts.count()).toBe(0);
    expect((await verifyDownload(data, 'KJV')).isSound).toBe(true);
  });

  test('removing a download deletes its chapters, unless a remaining part has them', async () => {
    const data = await alice();
    await startDownload(data, 'KJV', 'NT');
    await waitUntilDownloaded(data);
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
      () => ({ translations: [{ ...translationWithoutPacks, code: 'NJB1985' }] }),
      { why: 'not-allowed' },
    ],
  ])('%s: the download stops and gives the reason', async (_, answer, fault) => {
    const data = await alice(answer);
    await startDownload(
      data,
      fault && 'why' in fault && fault.why === 'not-allowed' ? 'NJB1985' : 'KJV',
      'NT',
    );
    expect((await waitForState(data, 'failed'))?.state).toEqual({ kind: 'failed', fault });
  });

  test('a download from a busy server is retried at the time that the server gave', async () => {
    const data = await alice();
    server.faults.push({ kind: 'status', status: 429, retryAfter: 600 });
    await startDownload(data, 'KJV', 'NT');
    const resting = await waitForState(data, 'resting');
    expect(resting?.state).toMatchObject({ fault: { why: 'busy' } });
    if (resting?.state.kind !== 'resting') throw new Error('The download is not resting.');
    expect(Date.parse(resting.state.until)).toBeGreaterThan(Date.now() + 590_000);
    await resumeDownload(data, 'KJV');
    await waitUntilDownloaded(data);
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
    expect(await waitUntilDownloaded(data)).toHaveLength(1);
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
  const withoutPause = async () => {};

  async function createDownloadSetup(answer: Answer) {
    const requests: number[] = [];
    const data = await alice((name, parameters) => {
      if (name === 'listTranslations') return { translations: [translationWithoutPacks] };
      requests.push(Number(parameters['chapter']));
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
    const runDownload = (code: 'KJV' | 'ESV' = 'KJV') =>
      downloadByChapters(
        data,
        library,
        { ...job, code },
        new AbortController().signal,
        withoutPause,
      );
    return { data, requests, runDownload };
  }

  const chapter: Answer = (_, { chapter: number }) => ({
    translation: 'KJV',
    book: 'RUT',
    chapter: number,
    language: 'en',
    verses: [{ verse: 1, text: `words ${String(number)}` }],
  });

  test('chapters are downloaded one by one, and resumed where the download stopped', async () => {
    let isBusy = true;
    const { data, requests, runDownload } = await createDownloadSetup((name, parameters) => {
      if (parameters['chapter'] === 3 && isBusy)
        throw new BackendError('Slow down', { status: 429, code: 'too_many', retryAfter: 5 });
      return chapter(name, parameters);
    });
    expect(await runDownload()).toEqual({ kind: 'fault', fault: { why: 'busy' }, retryAfter: 5 });
    isBusy = false;
    expect(await runDownload()).toEqual({ kind: 'kept' });
    expect(requests).toEqual([1, 2, 3, 3, 4]);
    expect((await verifyDownload(data, 'KJV')).scopes).toMatchObject([
      { scope: 'RUT', chapters: 4, isSound: true },
    ]);
    expect(await readChapter(data, { translation: 'KJV', book: 'RUT', chapter: 2 })).toMatchObject({
      chapter: { verses: [{ verse: 1, text: 'words 2' }] },
    });
  });

  test('after a download is cancelled, no further chapter is stored', async () => {
    const { data, runDownload } = await createDownloadSetup(async (name, parameters) => {
      if (parameters['chapter'] === 3) await cancelDownload(data, 'KJV');
      return chapter(name, parameters);
    });
    expect(await runDownload()).toEqual({ kind: 'stopped' });
    expect(await library.chapters.count()).toBe(0);
  });

  test('a text with a thirty-day licence is deleted after thirty days', async () => {
    const { data, runDownload } = await createDownloadSetup(chapter);
    expect(await runDownload('ESV')).toEqual({ kind: 'kept' });
    const [storedScope] = (await library.translations.toArray()).flatMap(({ scopes }) => scopes);
    expect(Date.parse(storedScope?.expires ?? '')).toBeGreaterThan(Date.now() + 29 * 86_400_000);
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
