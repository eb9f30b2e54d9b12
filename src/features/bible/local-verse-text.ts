// Reads the text of verses that are on this device, for lists that must not send requests to the
// server.
import type { Chapter, Verse } from '../../../schemas/bible/chapter.ts';
import { findKnownTranslation } from '../../../schemas/bible/translations.ts';
import type { ChapterLocation } from '../../data/bible/chapters.ts';
import type { DataContext } from '../../data/data-context.ts';
import { findDownloadedChapter } from '../../data/bible/library/downloaded-translations.ts';
import { withReconnect } from '../../data/database/storage-errors.ts';

/**
 * Returns the text of a verse, by default the first; null if the chapter is not on this device.
 * Never asks the server.
 */
export async function readVerseOnDevice(
  data: DataContext,
  place: ChapterLocation,
  verse = 1,
): Promise<string | null> {
  return (
    (await readVersesOnDevice(data, place))
      ?.find((one) => one.verse === Math.max(1, verse))
      ?.text.trim() ?? null
  );
}

/**
 * Returns all verses of a chapter; null if the chapter is not on this device. Never asks the
 * server.
 */
export async function readVersesOnDevice(
  data: DataContext,
  place: ChapterLocation,
): Promise<readonly Verse[] | null> {
  const chapter = (await findDownloadedChapter(data, place)) ?? (await readStored(data, place));
  return chapter?.verses ?? null;
}

/**
 * Returns only texts without a limited retention, because only the Bible reader checks when the
 * retention ends.
 */
async function readStored(
  data: DataContext,
  { translation, book, chapter }: ChapterLocation,
): Promise<Chapter | null> {
  if (typeof findKnownTranslation(translation)?.keep === 'object') return null;
  const here = await withReconnect(data, () =>
    data.deviceDatabase.chapters.findOne(`${translation.toUpperCase()}|${book}|${chapter}`).exec(),
  );
  return (here?.value['chapter'] as Chapter | undefined) ?? null;
}
