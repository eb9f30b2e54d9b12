// Downloads a translation chapter by chapter from a server without packs, with a pause between
// requests. It resumes where it stopped, even after days.
import type { Chapter, ChapterItem } from '../../../../schemas/bible/chapter.ts';
import { getChapterCount } from '../../../../schemas/bible/numbering.ts';
import type { PackChapter, PackScope } from '../../../../schemas/bible/translation-pack.ts';
import type { Translation } from '../../../../schemas/bible/translations.ts';
import { toOutcome } from '../../../backend/outcome.ts';
import type { DataContext } from '../../data-context.ts';
import {
  listScopeBooks,
  type DownloadFault,
  type DownloadOutcome,
  type DownloadedChapter,
  readDownloadedChapters,
  getDownloadedChapterKey,
  type DownloadedScope,
  type Library,
  computeSha256,
  addScope,
} from './library-database.ts';
import { encodeLines, sortCanonically } from './canonical-order.ts';
import { getRetentionStart, computeExpiry } from './library-rules.ts';
import { isStorageFull } from '../../database/storage-errors.ts';

interface ChapterDownloadJob extends Translation {
  key: string;
  scope: PackScope;
}

/**
 * Milliseconds between two requests: a whole translation takes about ten minutes and does not slow
 * down other requests.
 */
const pauseMillis = 400;

/** @param waitFor waits so many milliseconds, or until it is stopped */
export async function downloadByChapters(
  data: DataContext,
  library: Library,
  job: ChapterDownloadJob,
  signal: AbortSignal,
  waitFor: (milliseconds: number, signal: AbortSignal) => Promise<void> = wait,
): Promise<DownloadOutcome> {
  const { code, scope, key } = job;
  const now = new Date().toISOString();
  const here = new Set(
    (await readDownloadedChapters(library, code))
      .filter(({ expires }) => expires === undefined || expires > now)
      .map((kept) => kept.key),
  );
  const all = listScopeBooks(scope).flatMap((book) =>
    Array.from({ length: getChapterCount(code, book) }, (_, index) => ({
      book,
      chapter: index + 1,
    })),
  );
  const wanted = all.filter(
    ({ book, chapter }) => !here.has(getDownloadedChapterKey(code, book, chapter)),
  );
  const began = Date.now();
  try {
    for (const [index, { book, chapter }] of wanted.entries()) {
      if (signal.aborted) return { kind: 'stopped' };
      const downloaded = await requestChapter(data, job, book, chapter);
      if ('fault' in downloaded) return { kind: 'fault', ...downloaded };
      if (
        downloaded.chapter &&
        !(await storeChapter(
          library,
          key,
          toDownloadedChapter(code, book, chapter, downloaded.chapter),
        ))
      )
        return { kind: 'stopped' };
      const perChapter = (Date.now() - began) / (index + 1);
      const left = wanted.length - index - 1;
      await library.keepings.update(key, {
        received: all.length - left,
        total: all.length,
        failures: 0,
        secondsLeft: Math.ceil((left * Math.max(perChapter, pauseMillis)) / 1_000),
      });
      if (left > 0) await waitFor(pauseMillis, signal);
    }
    return await finish(library, job);
  } catch (fault) {
    if (!isStorageFull(fault)) throw fault;
    return { kind: 'fault', fault: { why: 'full' } };
  }
}

/**
 * Returns nothing for a chapter that this translation does not have. Only the Bible function's own
 * answer counts, because a 404 may come from another server.
 */
async function requestChapter(
  data: DataContext,
  { code, language }: ChapterDownloadJob,
  book: string,
  chapter: number,
): Promise<{ chapter: Chapter | null } | { fault: DownloadFault; retryAfter?: number }> {
  const outcome = await toOutcome(
    data.backend.functions.invoke<Chapter | string | null>('fetchBibleChapter', {
      book,
      chapter,
      translationCode: code,
      language,
    }),
  );
  if (outcome.kind === 'offline') return { fault: { why: 'offline' } };
  if (outcome.kind === 'ok') {
    const value = outcome.value.data;
    if (typeof value !== 'object') return { fault: { why: 'not-a-text' } };
    return Array.isArray(value?.verses) && value.verses.length > 0
      ? { chapter: value }
      : { fault: { why: 'damaged' } };
  }
  const { status, code: errorCode, retryAfter } = outcome;
  const later = retryAfter === undefined ? {} : { retryAfter };
  if (status === 404 && errorCode === 'chapter_not_found') return { chapter: null };
  if (status === 404 && errorCode === 'translation_not_found') return { fault: { why: 'gone' } };
  if (status === 429) return { fault: { why: 'busy' }, ...later };
  return { fault: status >= 500 ? { why: 'server' } : { why: 'refused', status }, ...later };
}

function toDownloadedChapter(
  code: string,
  book: string,
  chapter: number,
  answer: Chapter,
): DownloadedChapter {
  const { items, verses, language, notice } = answer;
  const shaped: ChapterItem[] =
    Array.isArray(items) && items.length > 0
      ? items
      : verses.map(({ verse, text }) => ({ kind: 'verse', verse, parts: [{ text }] }));
  const expires = computeExpiry(code, getRetentionStart(answer));
  const line = JSON.stringify({ book, chapter, items: shaped } satisfies PackChapter);
  return {
    key: getDownloadedChapterKey(code, book, chapter),
    line,
    language,
    ...(notice !== undefined && { notice }),
    ...(expires !== undefined && { expires }),
  };
}

/** Returns false if the download was cancelled meanwhile; then nothing more may be stored. */
function storeChapter(library: Library, key: string, record: DownloadedChapter): Promise<boolean> {
  return library.transaction('rw', library.keepings, library.chapters, async () => {
    if (!(await library.keepings.get(key))) return false;
    await library.chapters.put(record);
    return true;
  });
}

async function finish(
  library: Library,
  { key, code, name, language, scope }: ChapterDownloadJob,
): Promise<DownloadOutcome> {
  const chapters = sortCanonically(await readDownloadedChapters(library, code), scope);
  // A server without any chapter does not have this text, whatever it lists.
  if (chapters.length === 0) return { kind: 'fault', fault: { why: 'gone' } };
  const bytes = encodeLines(chapters);
  const sha256 = await computeSha256(bytes);
  const [expires] = chapters.flatMap((chapter) => chapter.expires ?? []).toSorted();
  const kept: DownloadedScope = {
    scope,
    chapters: chapters.length,
    bytes: bytes.byteLength,
    sha256,
    kept: new Date().toISOString(),
    ...(expires !== undefined && { expires }),
  };
  const notice = chapters.find((chapter) => chapter.notice !== undefined)?.notice;
  return library.transaction('rw', library.keepings, library.translations, async () => {
    if (!(await library.keepings.get(key))) return { kind: 'stopped' };
    const before = await library.translations.get(code);
    await library.translations.put({
      code,
      name,
      language,
      ...(notice !== undefined && { notice }),
      scopes: addScope(before?.scopes ?? [], kept),
    });
    await library.keepings.delete(key);
    return { kind: 'kept' };
  });
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
