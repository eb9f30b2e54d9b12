// What of a translation lies on this device: in the library, and among the chapters that were opened.
import { liveQuery } from 'dexie';
import { asyncScheduler, concat, distinctUntilChanged, EMPTY, from, map, type Observable, of, switchMap, throttleTime, timer } from 'rxjs';
import { books } from '../../schemas/books.ts';
import type { Chapter } from '../../schemas/chapter.ts';
import { chaptersIn } from '../../schemas/numbering.ts';
import type { SearchedChapter } from '../../schemas/search-messages.ts';
import type { Data } from './data.ts';
import { isPast, libraryOf } from './library-place.ts';
import { withStorage } from './storage-faults.ts';

export interface KeptText {
  /** Changes when what lies in the library changes. */
  edition: string;
  /** So many lie in the library. */
  chapters: number;
  /** The library has every chapter. */
  isWhole: boolean;
}

export const noText: KeptText = { edition: '', chapters: 0, isWhole: false };

/** While a translation is being kept it changes many times a second. */
const calm = 1_000;
/** Milliseconds, far below what a timer can count. */
const longestWait = 3_600_000;

/** What the library has of a translation, from now on. */
export function keptText(data: Pick<Data, 'storage'>, code: string): Observable<KeptText> {
  const library = libraryOf(data);
  if (!library) return of(noText);
  const all = books.reduce((sum, { id }) => sum + chaptersIn(code, id), 0);
  const start = `${code.toUpperCase()}|`;
  const look = async () => {
    const now = new Date().toISOString();
    // The worker leaves them out as well.
    const past = (await library.chapters.where('expires').belowOrEqual(now).primaryKeys()).filter((key) => key.startsWith(start)).length;
    const count = (await library.chapters.where('key').between(start, `${start}\uffff`).count()) - past;
    const scopes = (await library.translations.get(code))?.scopes ?? [];
    const next = await library.chapters.where('expires').above(now).first();
    return { count, edition: `${count} ${scopes.map(({ scope, sha256 }) => `${scope} ${sha256}`).join(' ')}`, next: next?.expires };
  };
  return from(liveQuery(look)).pipe(
    // Nothing is written when a day is over: that moment is waited for.
    switchMap((now) => concat(of(now), now.next === undefined ? EMPTY : timer(untilPast(now.next), longestWait).pipe(switchMap(look)))),
    distinctUntilChanged((before, now) => before.edition === now.edition),
    throttleTime(calm, asyncScheduler, { leading: true, trailing: true }),
    map(({ count, edition }) => ({ edition, chapters: count, isWhole: count >= all })),
  );
}

/** Milliseconds. */
function untilPast(expires: string): number {
  return Math.min(longestWait, Math.max(0, Date.parse(expires) - Date.now()) + 1);
}

/** The chapters of a translation that were opened on this device, and may still lie there. */
export async function openedChapters(data: Data, code: string): Promise<SearchedChapter[]> {
  const start = `${code.toUpperCase()}|`;
  const docs = await withStorage(data, () => data.device.chapters.find({ selector: { id: { $gte: start, $lt: `${start}\uffff` } } }).exec());
  return docs.flatMap(({ value }) => {
    if (isPast(code, value['kept'])) return [];
    const chapter = value['chapter'] as Chapter | undefined;
    return chapter ? [{ book: chapter.book, chapter: chapter.chapter, verses: chapter.verses }] : [];
  });
}
