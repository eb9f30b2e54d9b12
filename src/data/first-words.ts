// How a place begins, if its text is on this device: for lists that must not ask the server.
import type { Chapter, Verse } from '../../schemas/chapter.ts';
import { knownTranslation } from '../../schemas/translations.ts';
import type { Place } from './chapters.ts';
import type { Data } from './data.ts';
import { keptChapter } from './library.ts';
import { withStorage } from './storage-faults.ts';

/** The words of a verse, the first by default; null where the chapter is not on this device. Never asks the server. */
export async function wordsHere(data: Data, place: Place, verse = 1): Promise<string | null> {
  return (await versesHere(data, place))?.find((one) => one.verse === Math.max(1, verse))?.text.trim() ?? null;
}

/** All verses of a chapter; null where it is not on this device. Never asks the server. */
export async function versesHere(data: Data, place: Place): Promise<readonly Verse[] | null> {
  const chapter = (await keptChapter(data, place)) ?? (await readBefore(data, place));
  return chapter?.verses ?? null;
}

/** A text that may lie here for some days only is left to the reader, who counts them. */
async function readBefore(data: Data, { translation, book, chapter }: Place): Promise<Chapter | null> {
  if (typeof knownTranslation(translation)?.keep === 'object') return null;
  const here = await withStorage(data, () => data.device.chapters.findOne(`${translation.toUpperCase()}|${book}|${chapter}`).exec());
  return (here?.value['chapter'] as Chapter | undefined) ?? null;
}
