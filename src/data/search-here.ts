// What of a translation lies on this device: in the library, and among the chapters that were opened.
import { liveQuery } from 'dexie';
import { asyncScheduler, distinctUntilChanged, from, map, type Observable, of, throttleTime } from 'rxjs';
import { books } from '../../schemas/books.ts';
import type { Chapter } from '../../schemas/chapter.ts';
import { chaptersIn } from '../../schemas/numbering.ts';
import type { SearchedChapter } from '../../schemas/search-messages.ts';
import type { Data } from './data.ts';
import { keptKey } from './library-db.ts';
import { libraryOf } from './library-place.ts';
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

/** What the library has of a translation, from now on. */
export function keptText(data: Pick<Data, 'storage'>, code: string): Observable<KeptText> {
  const library = libraryOf(data);
  if (!library) return of(noText);
  const all = books.reduce((sum, { id }) => sum + chaptersIn(code, id), 0);
  const look = async () => {
    const [start] = keptKey(code, '', 0).split('|');
    const count = await library.chapters.where('key').between(`${start}|`, `${start}|\uffff`).count();
    const scopes = (await library.translations.get(code))?.scopes ?? [];
    return { count, edition: `${count} ${scopes.map(({ scope, sha256 }) => `${scope} ${sha256}`).join(' ')}` };
  };
  return from(liveQuery(look)).pipe(
    distinctUntilChanged((before, now) => before.edition === now.edition),
    throttleTime(calm, asyncScheduler, { leading: true, trailing: true }),
    map(({ count, edition }) => ({ edition, chapters: count, isWhole: count >= all })),
  );
}

/** The chapters of a translation that were opened on this device. */
export async function openedChapters(data: Data, code: string): Promise<SearchedChapter[]> {
  const start = `${code.toUpperCase()}|`;
  const docs = await withStorage(data, () => data.device.chapters.find({ selector: { id: { $gte: start, $lt: `${start}\uffff` } } }).exec());
  return docs.flatMap(({ value }) => {
    const chapter = value['chapter'] as Chapter | undefined;
    return chapter ? [{ book: chapter.book, chapter: chapter.chapter, verses: chapter.verses }] : [];
  });
}
