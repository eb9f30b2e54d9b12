// Finds the previous or next chapter, across book borders, with the chapter counts of the
// translation.
import { books } from '../../../../schemas/bible/books.ts';
import { getChapterCount } from '../../../../schemas/bible/numbering.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';

/**
 * Returns undefined at both ends of the Bible, and for a place that does not exist in any Bible.
 */
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
  // From a chapter number beyond the end of the book, the previous chapter is the last of the book.
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
