// Reads which part of a translation is on this device: in the library, and among the opened
// chapters.
import { liveQuery } from 'dexie';
import {
  asyncScheduler,
  concat,
  distinctUntilChanged,
  EMPTY,
  from,
  map,
  type Observable,
  of,
  switchMap,
  throttleTime,
  timer,
} from 'rxjs';
import { books } from '../../../../schemas/bible/books.ts';
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import { getChapterCount } from '../../../../schemas/bible/numbering.ts';
import type { SearchedChapter } from '../../../../schemas/bible/search-worker-messages.ts';
import type { DataContext } from '../../data-context.ts';
import { isRetentionOver, getLibrary } from '../library/library-rules.ts';
import { withReconnect } from '../../database/storage-errors.ts';

export interface LocalText {
  /** Changes when the library's content changes. */
  edition: string;
  /** Number of chapters in the library. */
  chapters: number;
  /** The library has every chapter. */
  isWhole: boolean;
}

export const emptyLocalText: LocalText = { edition: '', chapters: 0, isWhole: false };

/** Milliseconds: during a download the library changes many times a second. */
const throttleMillis = 1_000;
/** Milliseconds, far below the maximum of a timer. */
const maxWait = 3_600_000;

/** Emits what the library has of a translation, now and at each change. */
export function watchLocalText(
  data: Pick<DataContext, 'storage'>,
  code: string,
): Observable<LocalText> {
  const library = getLibrary(data);
  if (!library) return of(emptyLocalText);
  const all = books.reduce((sum, { id }) => sum + getChapterCount(code, id), 0);
  const start = `${code.toUpperCase()}|`;
  const readTexts = async () => {
    const now = new Date().toISOString();
    // The worker leaves them out as well.
    const past = (await library.chapters.where('expires').belowOrEqual(now).primaryKeys()).filter(
      (key) => key.startsWith(start),
    ).length;
    const count =
      (await library.chapters.where('key').between(start, `${start}\uffff`).count()) - past;
    const scopes = (await library.translations.get(code))?.scopes ?? [];
    const next = await library.chapters.where('expires').above(now).first();
    return {
      count,
      edition: `${count} ${scopes.map(({ scope, sha256 }) => `${scope} ${sha256}`).join(' ')}`,
      next: next?.expires,
    };
  };
  return from(liveQuery(readTexts)).pipe(
    // The end of a retention causes no database event, so a timer waits for it.
    switchMap((now) =>
      concat(
        of(now),
        now.next === undefined
          ? EMPTY
          : timer(getMillisUntil(now.next), maxWait).pipe(switchMap(readTexts)),
      ),
    ),
    distinctUntilChanged((before, now) => before.edition === now.edition),
    throttleTime(throttleMillis, asyncScheduler, { leading: true, trailing: true }),
    map(({ count, edition }) => ({ edition, chapters: count, isWhole: count >= all })),
  );
}

/** Milliseconds. */
function getMillisUntil(expires: string): number {
  return Math.min(maxWait, Math.max(0, Date.parse(expires) - Date.now()) + 1);
}

/** The chapters of a translation that were opened on this device, and may still be stored there. */
export async function readOpenedChapters(
  data: DataContext,
  code: string,
): Promise<SearchedChapter[]> {
  const start = `${code.toUpperCase()}|`;
  const docs = await withReconnect(data, () =>
    data.deviceDatabase.chapters
      .find({ selector: { id: { $gte: start, $lt: `${start}\uffff` } } })
      .exec(),
  );
  return docs.flatMap(({ value }) => {
    if (isRetentionOver(code, value['kept'])) return [];
    const chapter = value['chapter'] as Chapter | undefined;
    return chapter
      ? [{ book: chapter.book, chapter: chapter.chapter, verses: chapter.verses }]
      : [];
  });
}
