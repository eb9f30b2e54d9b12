// The chapter before or after, over the borders of books, as the translation counts its chapters.
import { books } from '../../../schemas/books.ts';
import { chaptersIn } from '../../../schemas/numbering.ts';
import type { Place } from '../../data/chapters.ts';

/** Nothing at either end of the Bible, and from a place that no Bible has. */
export function neighbourPlace({ translation, book, chapter }: Place, step: 1 | -1): Place | undefined {
  const order = books.findIndex(({ id }) => id === book);
  if (order < 0 || !Number.isInteger(chapter)) return undefined;
  const wanted = chapter + step;
  const last = chaptersIn(translation, book);
  if (wanted >= 1 && wanted <= last) return { translation, book, chapter: wanted };
  // From a chapter beyond the book the way back leads to its last.
  if (wanted > last && step === -1) return { translation, book, chapter: last };
  const other = books[order + step];
  return other && { translation, book: other.id, chapter: step === 1 ? 1 : chaptersIn(translation, other.id) };
}
