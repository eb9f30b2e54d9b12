// Reads chapters that are stored on this device, without asking the server. Such a read does not
// extend how long a chapter is kept.
import type { Chapter } from '../../../schemas/bible/chapter.ts';
import type { ChapterLocation } from './chapters.ts';
import type { DataContext } from '../data-context.ts';
import { findDownloadedChapter } from './library/downloaded-translations.ts';
import { isRetentionOver } from './library/library-rules.ts';
import { withReconnect } from '../database/storage-errors.ts';

/** Returns null if the chapter is not on this device or its retention has ended. */
export async function readChapterOnDevice(
  data: DataContext,
  place: ChapterLocation,
): Promise<Chapter | null> {
  return (await findDownloadedChapter(data, place)) ?? (await readStored(data, place));
}

/** If the read fails, the chapter counts as missing on this device. */
async function readStored(
  data: DataContext,
  { translation, book, chapter }: ChapterLocation,
): Promise<Chapter | null> {
  try {
    const here = await withReconnect(data, () =>
      data.deviceDatabase.chapters
        .findOne(`${translation.toUpperCase()}|${book}|${chapter}`)
        .exec(),
    );
    return here && !isRetentionOver(translation, here.value['kept'])
      ? (here.value['chapter'] as Chapter)
      : null;
  } catch (fault) {
    data.report('a chapter on this device could not be looked up', fault);
    return null;
  }
}
