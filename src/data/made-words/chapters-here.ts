// Chapters that lie on this device already, asked of the device alone; that somebody looked is no reason to keep one longer.
import type { Chapter } from '../../../schemas/chapter.ts';
import type { Place } from '../chapters.ts';
import type { Data } from '../data.ts';
import { keptChapter } from '../library.ts';
import { isPast } from '../library-place.ts';
import { withStorage } from '../storage-faults.ts';

/** Null where it is not on this device, or may not be any more. */
export async function chapterHere(data: Data, place: Place): Promise<Chapter | null> {
  return (await keptChapter(data, place)) ?? (await readBefore(data, place));
}

/** A device that fails to find it has it not. */
async function readBefore(data: Data, { translation, book, chapter }: Place): Promise<Chapter | null> {
  try {
    const here = await withStorage(data, () => data.device.chapters.findOne(`${translation.toUpperCase()}|${book}|${chapter}`).exec());
    return here && !isPast(translation, here.value['kept']) ? (here.value['chapter'] as Chapter) : null;
  } catch (fault) {
    data.report('a chapter could not be looked for on this device', fault);
    return null;
  }
}
