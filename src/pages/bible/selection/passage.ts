// The verses that a person chose: their words in the order of the text, and how they are named. Pure.
import type { Chapter, Verse } from '../../../../schemas/chapter.ts';
import type { Language } from '../../../../schemas/fields.ts';
import type { Place } from '../../../data/chapters.ts';
import { referenceOf } from '../../../i18n/passage-reference.ts';

// The tools panel asks for it here; see i18n/passage-reference.ts.
export { referenceOf };

export interface Passage {
  /** John 3:16–18, 20 */
  reference: string;
  /** In the order of the text; verse 0 is the title of a psalm. */
  verses: readonly Verse[];
  /** BCP 47 language of the text. */
  language: string;
  /** The verses follow each other here without a gap, each to the next. */
  runs: readonly (readonly Verse[])[];
}

/** @param numbers in any order; those that the text does not have are left out */
export function passageOf(t: Parameters<typeof referenceOf>[0], language: Language, place: Place, chapter: Chapter, numbers: readonly number[]): Passage {
  const chosen = new Set(numbers);
  const all = versesOf(chapter);
  const runs: Verse[][] = [];
  let isOpen = false;
  for (const verse of all) {
    if (chosen.has(verse.verse)) {
      if (!isOpen) runs.push([]);
      runs.at(-1)?.push(verse);
    }
    isOpen = chosen.has(verse.verse);
  }
  const verses = runs.flat();
  return { reference: referenceOf(t, language, place, verses.map(({ verse }) => verse)), verses, runs, language: chapter.language };
}

/** A psalm's title is its verse 0. */
function versesOf({ verses, items }: Chapter): Verse[] {
  const title = items.flatMap((item) => (item.kind === 'title' ? [item.text] : [])).join(' ');
  return (title === '' || verses[0]?.verse === 0 ? verses : [{ verse: 0, text: title }, ...verses]).map(({ verse, text }) => ({ verse, text: text.replace(/[ \n\r\t]+/g, ' ').trim() }));
}

/** All words of the passage in one line, without numbers. */
export function wordsOf({ runs }: Passage): string {
  return runs.map((run) => run.map(({ text }) => text).join(' ')).join(' […] ');
}
