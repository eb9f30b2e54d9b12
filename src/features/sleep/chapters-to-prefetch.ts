// Lists the chapters with the passages of Peaceful Sleep. The chapters are stored on the device for
// offline use.
import {
  comfortingPassages,
  sleepOutlines,
  type SleepPassage,
} from '../../../content/sleep/sleep-outline.ts';
import type { ChapterLocation } from '../../data/bible/chapters.ts';
import { toVerseSpan, toTranslationVerses } from '../generation/verses/quote-verses.ts';

/**
 * Lists chapters in the translation's numbering, those of the categories before those of the
 * comfort verses. A passage across two chapters adds both chapters.
 */
export function listSleepChapters(translation: string): ChapterLocation[] {
  const passages: readonly SleepPassage[] = [
    ...sleepOutlines.flatMap((outline) => outline.passages),
    ...Object.values<SleepPassage>(comfortingPassages),
  ];
  const places = passages.flatMap(({ book, chapter, from, to }) =>
    toTranslationVerses(
      toVerseSpan({ book, chapter, verse: from, ...(to !== undefined && { lastVerse: to }) }),
      translation,
    ).map((at) => ({ translation, book: at.book, chapter: at.chapter })),
  );
  return [...new Map(places.map((place) => [`${place.book} ${place.chapter}`, place])).values()];
}
