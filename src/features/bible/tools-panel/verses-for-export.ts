// Loads the Bible text for the export of notes, only from chapters on this device and only from
// texts that may be passed on.
import type { Verse } from '../../../../schemas/bible/chapter.ts';
import type { TranslationRange } from '../notes/notes-and-bookmarks.ts';
import { getMaxCopiedVerses } from '../selection/copy-options.ts';
import type { DataContext } from '../../../data/data-context.ts';
import { readVersesOnDevice } from '../local-verse-text.ts';
import { isVerseRange } from './use-listed-verses.ts';

/**
 * Never asks the server.
 *
 * @returns the text of each range with the name of its translation; empty when the text is
 *   unavailable
 */
export async function loadVersesForExport(
  data: DataContext,
  translation: string,
  ranges: readonly (TranslationRange | null)[],
): Promise<string[]> {
  if (getMaxCopiedVerses(translation) !== null) return ranges.map(() => '');
  const chapters = new Map<string, Promise<readonly Verse[] | null>>();
  const texts: string[] = [];
  // Chapters are read one after the other, because ten thousand notes would be too many reads at
  // once.
  for (const range of ranges)
    texts.push(isVerseRange(range) ? getText(await chapterOf(range), range) : '');
  return texts;

  function chapterOf({ book, chapter }: TranslationRange): Promise<readonly Verse[] | null> {
    const name = `${book}.${chapter}`;
    const loading = chapters.get(name) ?? readVersesOnDevice(data, { translation, book, chapter });
    chapters.set(name, loading);
    return loading;
  }

  function getText(
    verses: readonly Verse[] | null,
    { from, to }: { from: number; to: number },
  ): string {
    const text = (verses ?? [])
      .filter(({ verse }) => verse >= from && verse <= to)
      .map((verse) => verse.text.trim())
      .join(' ');
    return text === '' ? '' : `${text} (${translation})`;
  }
}
