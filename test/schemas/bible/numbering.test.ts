// Tests of the verse numbering that maps each translation to the canonical verse grid and back:
// counts, joined verses, psalm titles, missing verses and speed. King James is the only text in
// these tests.
import { expect, test } from 'vitest';
import { books } from '../../../schemas/bible/books.ts';
import {
  getChapterCount,
  fromCanonicalVerses,
  toCanonicalVerses,
  getVerseCount,
} from '../../../schemas/bible/numbering.ts';
import { openKjv } from '../../../server/bible/sources/kjv.ts';
import { measureCpuTime } from '../../support/cpu-time.ts';

const at = (place: string) => {
  const [book = '', chapter, verse] = place.split('.');
  return { book, chapter: Number(chapter), verse: Number(verse) };
};
const say = (verses: readonly { book: string; chapter: number; verse: number }[]) =>
  verses.map(({ book, chapter, verse }) => `${book}.${chapter}.${verse}`).join(' ');
const there = (code: string, place: string) => say(toCanonicalVerses(code, at(place)));
const back = (code: string, place: string) => say(fromCanonicalVerses(code, at(place)));

test('the grid counts the verses of King James, all 31,102', async () => {
  const kjv = openKjv();
  let verses = 0;
  for (const { id, chapters } of books) {
    expect(getChapterCount('KJV', id)).toBe(chapters);
    for (let chapter = 1; chapter <= chapters; chapter++) {
      const text = await kjv.chapter('KJV', id, chapter);
      expect([id, chapter, getVerseCount('KJV', id, chapter)]).toEqual([
        id,
        chapter,
        text?.verses.at(-1)?.verse,
      ]);
      verses += getVerseCount('KJV', id, chapter);
    }
  }
  expect(verses).toBe(31_102);
});

test.each([
  // own, grid
  ['FRLSG', 'PSA.51.3', 'PSA.51.1'],
  ['FRLSG', 'EXO.7.26', 'EXO.8.1'],
  ['FRLSG', 'JOB.39.34', 'JOB.40.1'],
  ['FRLSG', 'ECC.12.1', 'ECC.11.9'],
  ['FRLSG', 'ISA.9.5', 'ISA.9.6'],
  ['FRLSG', 'JHN.3.16', 'JHN.3.16'],
  ['RVA', 'JON.2.1', 'JON.1.17'],
  ['WEB', 'ROM.14.24', 'ROM.16.25'],
  ['NBS', 'JOL.3.1', 'JOL.2.28'],
  ['NBS', 'MAL.3.24', 'MAL.4.6'],
  ['BDS', 'NUM.17.16', 'NUM.17.1'],
  ['NBS', '1CH.5.41', '1CH.6.15'],
  ['RVR60', 'PSA.51.1', 'PSA.51.1'],
  ['ALMEIDA', 'PSA.3.0', 'PSA.3.0'],
])('%s %s maps to %s on the grid, and back', (code, own, grid) => {
  expect(there(code, own)).toBe(grid);
  expect(back(code, grid)).toBe(own);
});

test('a verse that one text divides and another joins maps to all its parts', () => {
  expect(there('FRLSG', 'ACT.19.40')).toBe('ACT.19.40 ACT.19.41');
  expect(back('FRLSG', 'ACT.19.41')).toBe('ACT.19.40');
  expect(back('FRLSG', 'REV.13.1')).toBe('REV.12.18 REV.13.1');
  expect(there('FRLSG', 'REV.12.18')).toBe('REV.13.1');
  expect(there('FRLSG', 'ISA.63.19')).toBe('ISA.63.19 ISA.64.1');
  expect(back('FRLSG', 'PSA.13.5')).toBe('PSA.13.6');
});

test('the title of a psalm is verse 0 of the grid; in a text without titles it is verse 1', () => {
  expect(there('FRLSG', 'PSA.51.2')).toBe('PSA.51.0');
  expect(back('FRLSG', 'PSA.51.0')).toBe('PSA.51.1 PSA.51.2');
  expect(there('FRLSG', 'PSA.23.0')).toBe('PSA.23.0');
  expect(back('DARBY', 'PSA.51.0')).toBe('PSA.51.1');
  expect(back('RVA', 'PSA.23.0')).toBe('PSA.23.1');
  expect(there('KJV', 'JHN.3.0')).toBe('JHN.3.1');
});

test('a verse that a text lacks maps to the nearest verse', () => {
  expect(back('DARBY', 'MAT.23.14')).toBe('MAT.23.13');
  expect(back('DARBY', 'ACT.8.37')).toBe('ACT.8.36');
});

test('a verse number past the end is the last verse; an invalid passage maps to nothing', () => {
  expect(there('KJV', 'JHN.3.999')).toBe('JHN.3.36');
  expect(there('FRLSG', 'EXO.8.30')).toBe('EXO.8.32');
  expect(back('NIV', '3JN.1.15')).toBe('3JN.1.14');
  for (const place of [
    'TOB.1.1',
    'JHN.0.1',
    'JHN.22.1',
    'JHN.3.-1',
    'JHN.3.1.5',
    'JHN.x.1',
    'constructor.1.1',
    'JOL.4.1',
  ]) {
    const { book, chapter, verse } =
      place === 'JHN.3.1.5' ? { book: 'JHN', chapter: 3, verse: 1.5 } : at(place);
    expect(say(toCanonicalVerses('KJV', { book, chapter, verse }))).toBe('');
    expect(say(fromCanonicalVerses('KJV', { book, chapter, verse }))).toBe('');
  }
  expect(getVerseCount('KJV', 'JHN', 22)).toBe(0);
  expect(getChapterCount('KJV', 'TOB')).toBe(0);
});

test('chapters are those of the translation; an unknown code is numbered like the grid', () => {
  expect([
    getChapterCount('NBS', 'JOL'),
    getChapterCount('NBS', 'MAL'),
    getChapterCount('FRLSG', 'JOL'),
    getChapterCount('FRLSG', 'MAL'),
  ]).toEqual([4, 3, 3, 4]);
  expect(getVerseCount('FRLSG', 'EXO', 8)).toBe(28);
  expect(there('constructor', 'PSA.51.3')).toBe('PSA.51.3');
  expect(there('frlsg', 'PSA.51.3')).toBe('PSA.51.1');
});

test.each(['KJV', 'WEB', 'FRLSG', 'DARBY', 'RVA', 'RVR60', 'NTV', 'NBS'])(
  '%s: every verse maps to the grid and back, and every grid verse maps to a verse that exists',
  (code) => {
    const faults: string[] = [];
    for (const { book, chapter, verse } of allVerses(code)) {
      const place = `${book}.${chapter}.${verse}`;
      const found = toCanonicalVerses(code, { book, chapter, verse });
      const comes =
        found.length > 0 &&
        found.every((grid) =>
          fromCanonicalVerses(code, grid).some(
            (own) => own.chapter === chapter && own.verse === verse,
          ),
        );
      if (!comes && !withoutReturn.has(`${code} ${place}`))
        faults.push(`${place} does not come back`);
    }
    for (const grid of allVerses('KJV')) {
      const found = fromCanonicalVerses(code, grid);
      if (
        found.length === 0 ||
        found.some((own) => own.verse > getVerseCount(code, own.book, own.chapter))
      )
        faults.push(`${say([grid])} leads nowhere`);
    }
    expect(faults).toEqual([]);
  },
);

/**
 * Verses that do not map back. For Darby: numbers without a text; for the World English Bible: a
 * number whose words stand elsewhere.
 */
const withoutReturn = new Set([
  'DARBY MAT.23.14',
  'DARBY ACT.8.37',
  'DARBY ACT.15.34',
  'WEB ROM.16.25',
]);

function* allVerses(code: string) {
  for (const { id } of books) {
    for (let chapter = 1; chapter <= getChapterCount(code, id); chapter++) {
      for (let verse = 1; verse <= getVerseCount(code, id, chapter); verse++)
        yield { book: id, chapter, verse };
    }
  }
}

test('a chapter of 176 verses maps to the grid and back in less than a millisecond', async () => {
  const mapChapter = () => {
    for (let verse = 1; verse <= 176; verse++)
      for (const grid of toCanonicalVerses('FRLSG', { book: 'PSA', chapter: 119, verse }))
        fromCanonicalVerses('DARBY', grid);
  };
  // A hundred times, because the CPU time of one call is too short to be measured.
  const mapOften = () => Array.from({ length: 100 }, mapChapter);
  expect(await measureCpuTime(mapOften, 100)).toBeLessThan(100);
});
