// Downloaded translations on this device: lists, reads, verifies and removes translations, and
// starts, pauses, resumes and cancels downloads.
import { liveQuery } from 'dexie';
import { combineLatest, map, Observable, of } from 'rxjs';
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import { getChapterCount } from '../../../../schemas/bible/numbering.ts';
import type { PackScope } from '../../../../schemas/bible/translation-pack.ts';
import { findKnownTranslation } from '../../../../schemas/bible/translations.ts';
import type { DataContext } from '../../data-context.ts';
import { isStorageFull } from '../../database/storage-errors.ts';
import {
  listScopeBooks,
  toChapter,
  removeDownloadParts,
  type TranslationDownload,
  type DownloadedChapter,
  readDownloadedChapters,
  getDownloadedChapterKey,
  type DownloadedTranslation,
  type Library,
  parsePackChapter,
  computeSha256,
} from './library-database.ts';
import { startDownloadScheduler } from './download-scheduler.ts';
import { encodeLines, sortCanonically } from './canonical-order.ts';
import { getLibrary } from './library-rules.ts';
import {
  readUnstoredFailures,
  removeUnstoredFailures,
  saveUnstoredFailure,
  watchUnstoredFailures,
} from './unstored-failures.ts';

/** Emits at once and at each change by any tab. */
export function watchDownloadedTranslations(
  data: Pick<DataContext, 'storage'>,
): Observable<DownloadedTranslation[]> {
  return watchLibrary(data, (library) => library.translations.toArray(), []);
}

/**
 * Emits the downloads in the order of their requests, with the failed downloads that the library
 * cannot store.
 */
export function watchDownloads(
  data: Pick<DataContext, 'storage'>,
): Observable<TranslationDownload[]> {
  const stored = watchLibrary(data, (library) => library.keepings.toArray(), []);
  return combineLatest([stored, watchUnstoredFailures()]).pipe(
    map(([downloads, failures]) => {
      const failedKeys = new Set(failures.map(({ key }) => key));
      return [...downloads.filter(({ key }) => !failedKeys.has(key)), ...failures].toSorted(
        (a, b) => (a.asked < b.asked ? -1 : 1),
      );
    }),
  );
}

/**
 * Starts the download of a translation or of a part; `watchDownloads` reports its progress. An
 * earlier download stays until the new text is complete and verified. A request that the device
 * cannot store is reported as a failed download.
 * @returns whether the request was stored, or there is nothing to download
 */
export async function startDownload(
  data: DataContext,
  code: string,
  scope: PackScope,
  about?: { name: string; language: TranslationDownload['language'] },
): Promise<boolean> {
  const library = getLibrary(data);
  const known = about ?? findKnownTranslation(code);
  if (!library || !known || listScopeBooks(scope).length === 0) return true;
  const key = `${code}|${scope}`;
  const download: TranslationDownload = {
    key,
    code,
    scope,
    name: known.name,
    language: known.language,
    way: 'pack',
    state: { kind: 'waiting' },
    received: 0,
    total: 0,
    failures: 0,
    asked: new Date().toISOString(),
  };
  // Before the write: the scheduler ignores downloads with an unstored failure.
  removeUnstoredFailures(code);
  try {
    await library.transaction('rw', library.keepings, async () => {
      const running = await library.keepings.get(key);
      await library.keepings.put(
        running
          ? {
              ...running,
              failures: 0,
              state:
                running.state.kind === 'fetching' || running.state.kind === 'storing'
                  ? running.state
                  : { kind: 'waiting' },
            }
          : download,
      );
    });
  } catch (fault) {
    data.report('the request for a translation could not be stored', fault);
    saveUnstoredFailure(download, fault);
    return false;
  }
  startDownloadScheduler(data);
  return true;
}

/** Pauses a download: the received data stays, and the rest can be fetched later. */
export async function pauseDownload(data: DataContext, code: string): Promise<void> {
  await updateDownloads(data, code, (download) => {
    download.state = { kind: 'paused' };
    delete download.secondsLeft;
  });
}

/** Resumes a download that is paused, failed, or waiting to retry. */
export async function resumeDownload(data: DataContext, code: string): Promise<void> {
  const failures = readUnstoredFailures().filter((download) => download.code === code);
  for (const failure of failures) await startDownload(data, code, failure.scope, failure);
  await updateDownloads(data, code, (download) => {
    const { kind } = download.state;
    if (kind === 'fetching' || kind === 'storing') return;
    download.state = { kind: 'waiting' };
    download.failures = 0;
  });
  startDownloadScheduler(data);
}

/** Cancels a running download. An earlier download stays. */
export async function cancelDownload(data: DataContext, code: string): Promise<void> {
  const library = getLibrary(data);
  if (!library) return;
  removeUnstoredFailures(code);
  await library.transaction(
    'rw',
    library.keepings,
    library.parts,
    library.chapters,
    library.translations,
    async () => {
      const given = await library.keepings.filter((download) => download.code === code).toArray();
      await library.keepings.bulkDelete(given.map(({ key }) => key));
      for (const { key } of given) await removeDownloadParts(library, key);
      await removeUnownedChapters(library, code);
    },
  );
}

/** @param scope only this part; by default the whole translation */
export async function removeDownloadedTranslation(
  data: DataContext,
  code: string,
  scope?: PackScope,
): Promise<void> {
  const library = getLibrary(data);
  if (!library) return;
  await library.transaction(
    'rw',
    library.translations,
    library.chapters,
    library.keepings,
    async () => {
      const translation = await library.translations.get(code);
      const scopes =
        translation?.scopes.filter((kept) => scope !== undefined && kept.scope !== scope) ?? [];
      if (translation && scopes.length > 0)
        await library.translations.put({ ...translation, scopes });
      else await library.translations.delete(code);
      await removeUnownedChapters(library, code);
    },
  );
}

/**
 * Returns a chapter of a downloaded translation. Returns null if the library fails, so that other
 * sources are tried.
 */
export async function findDownloadedChapter(
  data: Pick<DataContext, 'storage' | 'report'>,
  { translation, book, chapter }: { translation: string; book: string; chapter: number },
): Promise<Chapter | null> {
  try {
    const kept = await getLibrary(data)?.chapters.get(
      getDownloadedChapterKey(translation, book, chapter),
    );
    return kept && !isExpired(kept) ? toChapter(kept) : null;
  } catch (fault) {
    data.report('the downloaded translations could not be read', fault);
    return null;
  }
}

export interface ScopeVerification {
  scope: PackScope;
  /** Numbers of chapters that are on this device, and that should be on it. */
  chapters: number;
  expected: number;
  missing: { book: string; chapter: number }[];
  /** True if no chapter is missing and the hash of the bytes is correct. */
  isSound: boolean;
}

export interface DownloadVerification {
  code: string;
  isSound: boolean;
  scopes: ScopeVerification[];
}

/** Counts the stored chapters and hashes them again. */
export async function verifyDownload(
  data: Pick<DataContext, 'storage'>,
  code: string,
): Promise<DownloadVerification> {
  const library = getLibrary(data);
  const translation = await library?.translations.get(code);
  const chapters = library ? await readDownloadedChapters(library, code) : [];
  const scopes: ScopeVerification[] = [];
  for (const { scope, chapters: expected, sha256 } of translation?.scopes ?? []) {
    const here = sortCanonically(chapters, scope);
    const isSame = (await computeSha256(encodeLines(here))) === sha256;
    scopes.push({
      scope,
      chapters: here.length,
      expected,
      missing: here.length < expected ? listMissing(here, code, scope) : [],
      isSound: isSame && here.length === expected,
    });
  }
  return { code, scopes, isSound: scopes.length > 0 && scopes.every(({ isSound }) => isSound) };
}

function listMissing(
  here: readonly DownloadedChapter[],
  code: string,
  scope: PackScope,
): ScopeVerification['missing'] {
  const found = new Set(
    here.map((kept) => parsePackChapter(kept)).map(({ book, chapter }) => `${book} ${chapter}`),
  );
  return listScopeBooks(scope).flatMap((book) =>
    Array.from({ length: getChapterCount(code, book) }, (_, index) => ({
      book,
      chapter: index + 1,
    })).filter(({ chapter }) => !found.has(`${book} ${chapter}`)),
  );
}

function isExpired({ expires }: { expires?: string }): boolean {
  return expires !== undefined && expires <= new Date().toISOString();
}

/**
 * Removes chapters that belong neither to a downloaded part nor to a running download: from a
 * cancelled download, or a removed part.
 */
async function removeUnownedChapters(library: Library, code: string): Promise<void> {
  const [translation, pendingDownloads] = await Promise.all([
    library.translations.get(code),
    library.keepings
      .filter((download) => download.code === code && download.way === 'chapters')
      .toArray(),
  ]);
  const owned = new Set(
    [...(translation?.scopes ?? []), ...pendingDownloads].flatMap(({ scope }) =>
      listScopeBooks(scope),
    ),
  );
  const keys = await library.chapters.where('key').startsWith(`${code}|`).primaryKeys();
  await library.chapters.bulkDelete(keys.filter((key) => !owned.has(key.split('|')[1] ?? '')));
}

async function updateDownloads(
  data: DataContext,
  code: string,
  change: (download: TranslationDownload) => void,
): Promise<void> {
  await getLibrary(data)
    ?.keepings.filter((download) => download.code === code)
    .modify(change);
}

function watchLibrary<T>(
  data: Pick<DataContext, 'storage'>,
  query: (library: Library) => Promise<T>,
  fallback: T,
): Observable<T> {
  const library = getLibrary(data);
  if (!library) return of(fallback);
  return new Observable((subscriber) =>
    liveQuery(() => query(library)).subscribe({
      next: (value) => subscriber.next(value),
      error(fault) {
        // A full device cannot create the database, so nothing is stored in it.
        if (isStorageFull(fault)) subscriber.next(fallback);
        else subscriber.error(fault);
      },
    }),
  );
}
