// Labels and options of the lists in the tools panel: day and book headings, book and order
// options, and a row's reading target.
import type { Translate } from '../../../locales/translate.ts';
import type { Language } from '../../../../schemas/languages.ts';
import { getBookName } from '../../../../schemas/bible/verse-reference.ts';
import { getBookPosition, countByBook } from '../notes/notes-and-bookmarks.ts';
import type { ListOrder, TranslationRange } from '../notes/notes-and-bookmarks.ts';
import type { ReadingTarget } from '../reading-target.ts';

export function toReadingTarget({ book, chapter, from, to }: TranslationRange): ReadingTarget {
  return { book, chapter, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

export function formatMediumDay(language: Language, iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time)
    ? ''
    : new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
}

/** Today, yesterday, and before that the day written out. */
export function formatDayHeading(
  t: Translate,
  language: Language,
  iso: string,
  now = new Date(),
): string {
  const date = new Date(iso);
  if (isSameDay(date, now)) return t('bible:tools.today');
  if (isSameDay(date, new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)))
    return t('bible:tools.yesterday');
  return new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(date);
}

function isSameDay(one: Date, other: Date): boolean {
  return (
    one.getFullYear() === other.getFullYear() &&
    one.getMonth() === other.getMonth() &&
    one.getDate() === other.getDate()
  );
}

export const allBooks = '';

/** All books first; each with how many there are. */
export function buildBookOptions(
  t: Translate,
  language: Language,
  list: Parameters<typeof countByBook>[0],
): { value: string; label: string }[] {
  const options = countByBook(list).map(({ book, count }) => ({
    value: book,
    label: t('search:countInScope', { place: getBookName(language, book), found: count }),
  }));
  return [{ value: allBooks, label: t('bible:tools.allBooks') }, ...options];
}

export function buildOrderOptions(t: Translate): { value: ListOrder; label: string }[] {
  return [
    { value: 'newest', label: t('bible:tools.newest') },
    { value: 'canonical', label: t('bible:tools.canonical') },
  ];
}

/** Returns the heading for a book when the list is in the order of the Bible. */
export function getBookHeading(
  language: Language,
  order: ListOrder,
  book: string,
): string | undefined {
  return order === 'canonical' && getBookPosition(book) < 66
    ? getBookName(language, book)
    : undefined;
}
