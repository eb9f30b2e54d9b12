// Where reading goes on in a text that lies here.
import {
  listScopeBooks,
  type DownloadedTranslation,
} from '../../../data/bible/library/library-database.ts';

interface ReadChapter {
  translation: string;
  book: string;
  chapter: number;
}

/** Who never read here begins with the Gospel of John. */
const firstBook = 'JHN';

/**
 * Where one read last in this text, else where one reads now, as far as it lies here; else its
 * beginning. @param read newest first
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
