// The chapters in which the passages of Peaceful Sleep stand: kept on the device, so that their
// words are there without a network.
import {
  comfortingPassages,
  sleepOutlines,
  type SleepPassage,
} from '../../../content/sleep/sleep-outline.ts';
import type { ChapterLocation } from '../../data/bible/chapters.ts';
import { toVerseSpan, toTranslationVerses } from '../generation/verses/quote-verses.ts';

/**
 * By the translation's own count; those of the rooms before those of the verses of comfort. Of what
 * lies in two chapters both.
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
