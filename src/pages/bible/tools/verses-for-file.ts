// The words of the verses that go into the file of notes: of chapters that are on this device, and only of texts that may be passed on.
import type { Verse } from '../../../../schemas/chapter.ts';
import type { OwnPlace } from '../../../data/bible-tools.ts';
import { mostCopied } from '../../../data/copy-choice.ts';
import type { Data } from '../../../data/data.ts';
import { versesHere } from '../../../data/first-words.ts';
import { hasVerses } from './verse-words.ts';

/** @returns for each place its words and which text they are from; empty where they are not to be had. Never asks the server */
export async function versesForFile(data: Data, translation: string, places: readonly (OwnPlace | null)[]): Promise<string[]> {
  if (mostCopied(translation) !== null) return places.map(() => '');
  const chapters = new Map<string, Promise<readonly Verse[] | null>>();
  const words: string[] = [];
  // One chapter after the other: ten thousand notes are not asked for at once.
  for (const place of places) words.push(hasVerses(place) ? wordsOf(await chapterOf(place), place) : '');
  return words;

  function chapterOf({ book, chapter }: OwnPlace): Promise<readonly Verse[] | null> {
    const name = `${book}.${chapter}`;
    const asked = chapters.get(name) ?? versesHere(data, { translation, book, chapter });
    chapters.set(name, asked);
    return asked;
  }

  function wordsOf(verses: readonly Verse[] | null, { from, to }: { from: number; to: number }): string {
    const text = (verses ?? [])
      .filter(({ verse }) => verse >= from && verse <= to)
      .map((verse) => verse.text.trim())
      .join(' ');
    return text === '' ? '' : `${text} (${translation})`;
  }
}
