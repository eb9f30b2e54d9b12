// Verse checks of the validation: verses ascend from 1 without gaps or repetitions, and no verse is
// empty.
import { getVerseText } from '../build-chapter.ts';
import type { DraftChapter } from './draft-translation.ts';
import { quoteExcerpt, type Finding } from './finding.ts';

/**
 * Verses that many editions leave out without renumbering the others; only these verses may be
 * missing.
 */
const omissible = new Set(
  [
    'MAT.17.21',
    'MAT.18.11',
    'MAT.23.14',
    'MRK.7.16',
    'MRK.9.44',
    'MRK.9.46',
    'MRK.11.26',
    'MRK.15.28',
    'LUK.17.36',
    'LUK.23.17',
  ].concat(['JHN.5.4', 'ACT.8.37', 'ACT.15.34', 'ACT.24.7', 'ACT.28.29', 'ROM.16.24']),
);

/**
 * @param lastVerse the number of the chapter's last verse, if known; otherwise it is computed from
 *   the count that the source declares
 */
export function findVerseFaults(
  book: string,
  chapter: DraftChapter,
  lastVerse?: number,
): Finding[] {
  const location = `${book}.${chapter.number}`;
  const verses = chapter.items.filter((item) => item.kind === 'verse');
  const numbers = verses.map(({ verse }) => verse);
  const last = lastVerse ?? lastByCount(location, chapter, numbers);
  const faults: Finding[] = [];
  const seen = new Set<number>();
  for (const [index, { verse, parts }] of verses.entries()) {
    const before = numbers[index - 1] ?? 0;
    if (verse < 1)
      faults.push({
        code: 'E_VERSE_ZERO',
        location: `${location}.${verse}`,
        message: 'Verses are counted from 1.',
      });
    if (seen.has(verse))
      faults.push({
        code: 'E_VERSE_DUPLICATE',
        location: `${location}.${verse}`,
        message: 'This verse comes twice.',
      });
    else if (verse < before)
      faults.push({ code: 'E_VERSE_ORDER', location, message: `${before} comes before ${verse}.` });
    if (verse > last)
      faults.push({
        code: 'E_VERSE_TOO_HIGH',
        location: `${location}.${verse}`,
        message: `The chapter has ${last} verses.`,
      });
    const text = getVerseText(parts);
    const [digits] = /^\d+(?=\p{L})/u.exec(text) ?? [];
    if (digits !== undefined) {
      const marker = quoteExcerpt(`\\v ${verse} ${text.slice(0, 20)}`);
      faults.push({
        code: 'E_DIGIT_IN_TEXT',
        location: `${location}.${verse}`,
        message: `The text begins with ${digits}, perhaps a part of the verse number: ${marker}.`,
      });
    }
    // A verse of which only a footnote is left is empty on purpose.
    if (text.trim() === '' && !parts.some((part) => 'note' in part)) {
      faults.push({
        code: 'E_VERSE_EMPTY',
        location: `${location}.${verse}`,
        message: 'This verse has no text and no footnote that says why.',
      });
    }
    seen.add(verse);
  }
  for (let verse = 1; verse <= last; verse++) {
    if (!seen.has(verse) && !omissible.has(`${location}.${verse}`))
      faults.push({
        code: 'E_VERSE_MISSING',
        location: `${location}.${verse}`,
        message: 'This verse is missing.',
      });
  }
  return faults;
}

/**
 * Returns the declared number of verses plus the missing verses below it that may be missing.
 * Without a declared number, returns the highest verse number present.
 */
function lastByCount(
  location: string,
  { declared }: DraftChapter,
  numbers: readonly number[],
): number {
  if (declared.numberOfVerses === undefined)
    return Math.min(Math.max(1, ...numbers), maxChapterVerses);
  let last = Math.max(1, declared.numberOfVerses);
  for (let verse = 1; verse <= last && last < maxChapterVerses; verse++) {
    if (omissible.has(`${location}.${verse}`) && !numbers.includes(verse)) last += 1;
  }
  return Math.min(last, maxChapterVerses);
}

/**
 * Limits the numbers that are checked, so that an absurd verse number causes no long loop. Psalm
 * 119 has 176 verses in every numbering.
 */
const maxChapterVerses = 200;
