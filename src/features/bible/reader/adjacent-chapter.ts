// The chapter before or after, over the borders of books, as the translation counts its chapters.
import { books } from '../../../../schemas/bible/books.ts';
import { getChapterCount } from '../../../../schemas/bible/numbering.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';

/** Nothing at either end of the Bible, and from a place that no Bible has. */
export function getAdjacentChapter(
  { translation, book, chapter }: ChapterLocation,
  step: 1 | -1,
): ChapterLocation | undefined {
  const order = books.findIndex(({ id }) => id === book);
  if (order < 0 || !Number.isInteger(chapter)) return undefined;
  const targetChapter = chapter + step;
  const last = getChapterCount(translation, book);
  if (targetChapter >= 1 && targetChapter <= last)
    return { translation, book, chapter: targetChapter };
  // From a chapter beyond the book the way back leads to its last.
  if (targetChapter > last && step === -1) return { translation, book, chapter: last };
  const other = books[order + step];
  return (
    other && {
      translation,
      book: other.id,
      chapter: step === 1 ? 1 : getChapterCount(translation, other.id),
    }
  );
}
