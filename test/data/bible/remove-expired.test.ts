// Tests of the removal of licensed Bible texts: texts past their time limit, and texts for members
// only after a log-out. Removed texts are no longer shown.
import 'fake-indexeddb/auto';
import { filter, firstValueFrom, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { books } from '../../../schemas/bible/books.ts';
import type { Chapter } from '../../../schemas/bible/chapter.ts';
import type { PublicSettings } from '../../../schemas/api/backend-api.ts';
import { BackendError } from '../../../src/backend/backend-error.ts';
import { readChapter } from '../../../src/data/bible/chapters.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import {
  openLibrary,
  type TranslationDownload,
  type DownloadedChapter,
} from '../../../src/data/bible/library/library-database.ts';
import {
  removeExpiredTexts,
  removeRestrictedTexts,
} from '../../../src/data/bible/library/remove-expired.ts';
import { downloadByChapters } from '../../../src/data/bible/library/download-by-chapter.ts';
import { startDownloadScheduler } from '../../../src/data/bible/library/download-scheduler.ts';
import { watchDownloads } from '../../../src/data/bible/library/downloaded-translations.ts';
import { watchLocalText, readOpenedChapters } from '../../../src/data/bible/search/local-texts.ts';
import {
  createFakeBackend,
  createAliceContext,
  type AliceContext,
  closeContexts,
  rejectOffline,
} from '../../support/signed-in-user.ts';

const library = openLibrary();
const day = 86_400_000;
const now = Date.parse('2026-11-20T08:00:00Z');
const addDays = (days: number) => new Date(now + days * day).toISOString();

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(library.tables.map((table) => table.clear()));
  await closeContexts();
});

function buildChapter(translation: string, chapterChanges: Partial<Chapter> = {}): Chapter {
  return {
    translation,
    book: 'JHN',
    chapter: 3,
    language: 'en',
    verses: [{ verse: 16, text: 'some words' }],
    items: [],
    ...chapterChanges,
  };
}

async function read(data: AliceContext, chapter: Chapter) {
  return readChapter(
    Object.create(data, {
      backend: { value: createFakeBackend(async () => chapter) },
    }) as DataContext,
    chapter,
  );
}

/** Returns the keys of the rows on disk, including rows that RxDB only marks as deleted. */
async function listRows(data: DataContext): Promise<string[]> {
  return (await getTable(data)).toCollection().primaryKeys();
}

async function getTable({ deviceDatabase }: DataContext) {
  const { dexieTable } = (await deviceDatabase.chapters.storageInstance.internals) as {
    dexieTable: { clear(): Promise<void>; toCollection(): { primaryKeys(): Promise<string[]> } };
  };
  return dexieTable;
}

async function cleanHome(changes: Partial<DataContext> = {}) {
  const alice = await createAliceContext({ online: of(true), ...changes });
  // All tests of this file share one device database.
  await (await getTable(alice)).clear();
  return alice;
}

function buildDownloadedChapter(
  code: string,
  book: string,
  chapter: number,
  expires?: string,
): DownloadedChapter {
  return {
    key: `${code}|${book}|${chapter}`,
    line: JSON.stringify({ book, chapter, items: [] }),
    language: 'en',
    ...(expires !== undefined && { expires }),
  };
}

function buildDownload(code: string, kind: 'paused' | 'fetching' = 'paused'): TranslationDownload {
  return {
    key: `${code}|RUT`,
    code,
    scope: 'RUT',
    name: code,
    language: 'en',
    way: 'chapters',
    state: { kind },
    received: 0,
    total: 0,
    failures: 0,
    asked: '',
  };
}

describe('a chapter that was opened', () => {
  test('an opened chapter is not found after thirty days, and then leaves the disk', async () => {
    const alice = await cleanHome();
    await read(alice, buildChapter('ESV'));
    await read(alice, buildChapter('WEB'));
    expect(await readOpenedChapters(alice, 'ESV')).toHaveLength(1);
    vi.setSystemTime(now + 30 * day);
    expect(await readOpenedChapters(alice, 'ESV')).toEqual([]);
    expect(await readOpenedChapters(alice, 'WEB')).toHaveLength(1);
    await removeExpiredTexts(alice);
    const rows = await listRows(alice);
    expect([rows.includes('ESV|JHN|3'), rows.includes('WEB|JHN|3')]).toEqual([false, true]);
    // The chapter can be fetched and stored again.
    expect(await read(alice, buildChapter('ESV'))).toMatchObject({
      kind: 'chapter',
      isStored: true,
    });
    expect(await readChapter(alice, { translation: 'ESV', book: 'JHN', chapter: 3 })).toMatchObject(
      { kind: 'chapter' },
    );
  });

  test.each([
    ['a chapter that the server had for 29 days is stored for one day', addDays(-29), 1],
    ['a chapter that the server has just fetched is stored for thirty days', addDays(0), 30],
    ['a chapter with a future date is stored for thirty days', addDays(9), 30],
    ['a chapter without a date is stored for thirty days', undefined, 30],
    ['a chapter with an invalid date is stored for thirty days', 'yesterday', 30],
  ])('%s', async (_, fetched, days) => {
    const alice = await cleanHome();
    await read(alice, buildChapter('ESV', fetched === undefined ? {} : { fetched }));
    const listStored = async () =>
      (await readChapter(alice, { translation: 'ESV', book: 'JHN', chapter: 3 })).kind;
    vi.setSystemTime(now + days * day - 1_000);
    expect(await listStored()).toBe('chapter');
    vi.setSystemTime(now + days * day);
    expect(await listStored()).toBe('offline');
  });
});

describe('a downloaded chapter', () => {
  test('the days of a downloaded chapter count from the date of the server', async () => {
    const alice = await cleanHome({
      backend: createFakeBackend(async () =>
        buildChapter('ESV', { book: 'RUT', fetched: addDays(-29) }),
      ),
    });
    await library.keepings.put(buildDownload('ESV', 'fetching'));
    const job = { key: 'ESV|RUT', code: 'ESV', scope: 'RUT', name: 'ESV', language: 'en' } as const;
    expect(
      await downloadByChapters(alice, library, job, new AbortController().signal, async () => {}),
    ).toEqual({ kind: 'kept' });
    expect((await library.chapters.toArray()).map(({ expires }) => expires)).toEqual(
      Array(4).fill(addDays(1)),
    );
    expect(await library.translations.get('ESV')).toMatchObject({
      scopes: [{ expires: addDays(1) }],
    });
  });

  test('a downloaded chapter expires even if the rest was never downloaded', async () => {
    const alice = await cleanHome();
    await library.keepings.put(buildDownload('ESV'));
    await library.chapters.bulkPut([
      buildDownloadedChapter('ESV', 'RUT', 1, addDays(-1)),
      buildDownloadedChapter('ESV', 'RUT', 2, addDays(1)),
      buildDownloadedChapter('WEB', 'RUT', 1),
    ]);
    const stop = startDownloadScheduler(alice);
    await vi.waitFor(async () =>
      expect(await library.chapters.toCollection().primaryKeys()).toEqual([
        'ESV|RUT|2',
        'WEB|RUT|1',
      ]),
    );
    stop();
    expect(await firstValueFrom(watchDownloads(alice))).toHaveLength(1);
  });

  test('a downloaded chapter expires while the page stays open', async () => {
    const alice = await cleanHome();
    await library.chapters.bulkPut([buildDownloadedChapter('ESV', 'RUT', 1, addDays(1))]);
    vi.useRealTimers();
    vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] });
    const stop = startDownloadScheduler(alice);
    vi.advanceTimersByTime(day + 3_600_000);
    await vi.waitFor(async () => expect(await library.chapters.count()).toBe(0));
    stop();
  });

  test('after chapters expire, the text is incomplete and a search asks the server', async () => {
    const alice = await cleanHome();
    const all = books.flatMap(({ id, chapters }) =>
      Array.from({ length: chapters }, (_, index) =>
        buildDownloadedChapter('ESV', id, index + 1, addDays(1)),
      ),
    );
    await library.chapters.bulkPut(all);
    expect(await firstValueFrom(watchLocalText(alice, 'ESV'))).toMatchObject({
      isWhole: true,
      chapters: all.length,
    });
    vi.setSystemTime(now + day);
    expect(await firstValueFrom(watchLocalText(alice, 'ESV'))).toMatchObject({
      isWhole: false,
      chapters: 0,
    });
    vi.setSystemTime(now + day - 20);
    const observed = firstValueFrom(
      watchLocalText(alice, 'ESV').pipe(filter(({ isWhole }) => !isWhole)),
    );
    vi.useRealTimers();
    vi.useFakeTimers({ now: now + day - 20, toFake: ['Date'], shouldAdvanceTime: true });
    expect(await observed).toMatchObject({ chapters: 0 });
  });
});

describe('after a log-out', () => {
  const answering = (access: PublicSettings['public_settings']): DataContext['backend'] => ({
    ...createFakeBackend(rejectOffline),
    publicSettings: async () =>
      ({ id: 'selah', public_settings: access, capabilities: [] }) as unknown as PublicSettings,
  });

  async function createAndClose(backend: DataContext['backend']) {
    const alice = await cleanHome({ backend });
    for (const code of ['KJV', 'ESV', 'OURS']) {
      await read(alice, buildChapter(code));
      await library.chapters.put(buildDownloadedChapter(code, 'RUT', 1));
      await library.keepings.put(buildDownload(code));
      await library.translations.put({ code, name: code, language: 'en', scopes: [] });
    }
    await library.parts.put({
      key: 'OURS|RUT',
      index: 0,
      bytes: new Uint8Array(1),
      etag: '',
      form: 'gz',
      total: 2,
    });
    await removeRestrictedTexts(alice);
    const codes = (keys: string[]) =>
      [
        ...new Set(keys.filter((key) => key.includes('|')).map((key) => key.split('|')[0])),
      ].toSorted();
    expect(codes(await library.chapters.toCollection().primaryKeys())).toEqual(
      codes(await listRows(alice)),
    );
    expect(codes(await library.keepings.toCollection().primaryKeys())).toEqual(
      codes(await listRows(alice)),
    );
    expect(await library.translations.toCollection().primaryKeys()).toEqual(
      codes(await listRows(alice)),
    );
    expect(await library.parts.count()).toBe(
      (await listRows(alice)).includes('OURS|JHN|3') ? 1 : 0,
    );
    // For the next guest on the same page, no cache replaces the storage.
    expect((await readChapter(alice, { translation: 'ESV', book: 'JHN', chapter: 3 })).kind).toBe(
      (await listRows(alice)).includes('ESV|JHN|3') ? 'chapter' : 'offline',
    );
    return codes(await listRows(alice));
  }

  test.each(['private_with_login', 'public_with_login'] as const)(
    'after a log-out from a server that is %s, only public texts stay',
    async (access) => {
      expect(await createAndClose(answering(access))).toEqual(['KJV']);
    },
  );

  test('after a log-out from an unreachable server, only public texts stay', async () => {
    const neverAnswer = () =>
      Promise.reject(new BackendError('The server cannot be reached.', { code: 'network' }));
    expect(
      await createAndClose({ ...createFakeBackend(rejectOffline), publicSettings: neverAnswer }),
    ).toEqual(['KJV']);
  });

  test('after a log-out from a server with public reading, all texts stay', async () => {
    expect(await createAndClose(answering('public_without_login'))).toEqual(['ESV', 'KJV', 'OURS']);
  });
});
