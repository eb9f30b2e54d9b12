// Keeps a translation from a server that gives chapters only: one at a time, with a pause between, and on from where it stopped, if need be after days.
import type { Chapter, ChapterItem } from '../../schemas/chapter.ts';
import { chaptersIn } from '../../schemas/numbering.ts';
import type { PackChapter, PackScope } from '../../schemas/pack.ts';
import type { Translation } from '../../schemas/translations.ts';
import { outcomeOf } from '../backend/outcome.ts';
import type { Data } from './data.ts';
import { booksOfScope, type KeepingFault, type KeepOutcome, type KeptChapter, keptChaptersOf, keptKey, type KeptScope, type Library, sha256Of, withScope } from './library-db.ts';
import { bytesOf, inCanonicalOrder } from './library-order.ts';
import { countedFrom, expiryOf } from './library-place.ts';
import { isFull } from './storage-faults.ts';

interface ChaptersJob extends Translation {
  key: string;
  scope: PackScope;
}

/** Milliseconds between two questions: a whole translation takes some ten minutes, and nobody else waits for it. */
const pause = 400;

/** @param rest waits so many milliseconds, or until it is stopped */
export async function keepByChapters(data: Data, library: Library, job: ChaptersJob, signal: AbortSignal, rest: (milliseconds: number, signal: AbortSignal) => Promise<void> = wait): Promise<KeepOutcome> {
  const { code, scope, key } = job;
  const now = new Date().toISOString();
  const here = new Set((await keptChaptersOf(library, code)).filter(({ expires }) => expires === undefined || expires > now).map((kept) => kept.key));
  const all = booksOfScope(scope).flatMap((book) => Array.from({ length: chaptersIn(code, book) }, (_, index) => ({ book, chapter: index + 1 })));
  const wanted = all.filter(({ book, chapter }) => !here.has(keptKey(code, book, chapter)));
  const began = Date.now();
  try {
    for (const [index, { book, chapter }] of wanted.entries()) {
      if (signal.aborted) return { kind: 'stopped' };
      const asked = await ask(data, job, book, chapter);
      if ('fault' in asked) return { kind: 'fault', ...asked };
      if (asked.chapter && !(await keep(library, key, recordOf(code, book, chapter, asked.chapter)))) return { kind: 'stopped' };
      const perChapter = (Date.now() - began) / (index + 1);
      const left = wanted.length - index - 1;
      await library.keepings.update(key, { received: all.length - left, total: all.length, failures: 0, secondsLeft: Math.ceil((left * Math.max(perChapter, pause)) / 1_000) });
      if (left > 0) await rest(pause, signal);
    }
    return await finish(library, job);
  } catch (fault) {
    if (!isFull(fault)) throw fault;
    return { kind: 'fault', fault: { why: 'full' } };
  }
}

/** Nothing for a chapter that this translation does not have. Only the server's own word for that counts: a 404 may be of somebody who knows nothing of Bibles. */
async function ask(data: Data, { code, language }: ChaptersJob, book: string, chapter: number): Promise<{ chapter: Chapter | null } | { fault: KeepingFault; retryAfter?: number }> {
  const outcome = await outcomeOf(data.backend.functions.invoke<Chapter | string | null>('fetchBibleChapter', { book, chapter, translationCode: code, language }));
  if (outcome.kind === 'offline') return { fault: { why: 'offline' } };
  if (outcome.kind === 'ok') {
    const value = outcome.value.data;
    if (typeof value !== 'object') return { fault: { why: 'not-a-text' } };
    return Array.isArray(value?.verses) && value.verses.length > 0 ? { chapter: value } : { fault: { why: 'damaged' } };
  }
  const { status, code: why, retryAfter } = outcome;
  const later = retryAfter === undefined ? {} : { retryAfter };
  if (status === 404 && why === 'chapter_not_found') return { chapter: null };
  if (status === 404 && why === 'translation_not_found') return { fault: { why: 'gone' } };
  if (status === 429) return { fault: { why: 'busy' }, ...later };
  return { fault: status >= 500 ? { why: 'server' } : { why: 'refused', status }, ...later };
}

function recordOf(code: string, book: string, chapter: number, answer: Chapter): KeptChapter {
  const { items, verses, language, notice } = answer;
  const shaped: ChapterItem[] = Array.isArray(items) && items.length > 0 ? items : verses.map(({ verse, text }) => ({ kind: 'verse', verse, parts: [{ text }] }));
  const expires = expiryOf(code, countedFrom(answer));
  const line = JSON.stringify({ book, chapter, items: shaped } satisfies PackChapter);
  return { key: keptKey(code, book, chapter), line, language, ...(notice !== undefined && { notice }), ...(expires !== undefined && { expires }) };
}

/** False when it was given up meanwhile: then nothing may come after it. */
function keep(library: Library, key: string, record: KeptChapter): Promise<boolean> {
  return library.transaction('rw', library.keepings, library.chapters, async () => {
    if (!(await library.keepings.get(key))) return false;
    await library.chapters.put(record);
    return true;
  });
}

async function finish(library: Library, { key, code, name, language, scope }: ChaptersJob): Promise<KeepOutcome> {
  const chapters = inCanonicalOrder(await keptChaptersOf(library, code), scope);
  // A server that has no chapter at all has no such text, whatever it lists.
  if (chapters.length === 0) return { kind: 'fault', fault: { why: 'gone' } };
  const bytes = bytesOf(chapters);
  const sha256 = await sha256Of(bytes);
  const [expires] = chapters.flatMap((chapter) => chapter.expires ?? []).toSorted();
  const kept: KeptScope = { scope, chapters: chapters.length, bytes: bytes.byteLength, sha256, kept: new Date().toISOString(), ...(expires !== undefined && { expires }) };
  const notice = chapters.find((chapter) => chapter.notice !== undefined)?.notice;
  return library.transaction('rw', library.keepings, library.translations, async () => {
    if (!(await library.keepings.get(key))) return { kind: 'stopped' };
    const before = await library.translations.get(code);
    await library.translations.put({ code, name, language, ...(notice !== undefined && { notice }), scopes: withScope(before?.scopes ?? [], kept) });
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
