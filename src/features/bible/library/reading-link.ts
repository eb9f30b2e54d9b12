// Builds the link that continues reading in a downloaded translation.
import {
  listScopeBooks,
  type DownloadedTranslation,
} from '../../../data/bible/library/library-database.ts';

interface ReadChapter {
  translation: string;
  book: string;
  chapter: number;
}

/** A user who has not read here yet starts with the Gospel of John. */
const firstBook = 'JHN';

/**
 * Returns the last position in this translation, otherwise the current position, if the chapter is
 * on this device; otherwise the beginning.
 * @param read opened chapters, newest first
 */
export function getReadingUrl(
  { code, scopes }: Pick<DownloadedTranslation, 'code' | 'scopes'>,
  read: readonly ReadChapter[],
): string {
  const downloadedBooks = scopes.flatMap(({ scope }) => listScopeBooks(scope));
  const known = read.filter(({ book }) => downloadedBooks.includes(book));
  const last = known.find(({ translation }) => translation === code) ?? known[0];
  const book =
    last?.book ??
    (downloadedBooks.includes(firstBook) ? firstBook : (downloadedBooks[0] ?? firstBook));
  return `/Bible/${encodeURIComponent(code)}/${encodeURIComponent(book)}/${last?.chapter ?? 1}`;
}
