// Tests of the full-text search in a user's own records in browser storage, and of the excerpts
// that mark the hits.
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test } from 'vitest';
import { parseSearchQuery } from '../../../schemas/bible/search-query.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { addPrayerNote } from '../../../src/data/records/prayer-notes.ts';
import { createPrayer, removePrayer } from '../../../src/features/prayer/data.ts';
import { createRecord } from '../../../src/data/records/record.ts';
import {
  buildExcerpt,
  findOwnTexts,
  watchOwnTexts,
} from '../../../src/features/search/search-user-texts.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(closeContexts);

async function written(): Promise<{ alice: DataContext; prayer: string }> {
  const alice = await createAliceContext();
  const prayer = await createPrayer(alice, {
    request: 'Für meine Sœur à l’hôpital',
    prayer_text: 'Lord, be near her.',
    verses: [],
    category: 'health',
    language: 'en',
  });
  await createRecord(alice, 'bibleNotes', {
    book: 'PSA',
    chapter: 23,
    verse: 1,
    note_text: 'My shepherd in the hospital',
    highlight_color: 'yellow',
  });
  await createRecord(alice, 'bibleNotes', {
    book: 'JHN',
    chapter: 1,
    verse: 1,
    highlight_color: 'blue',
  });
  await createRecord(alice, 'gratitudeEntries', {
    date: '2026-11-20',
    entry_text: 'Gracias por mi hermana',
    ai_affirmation: 'The hospital was kind',
  });
  await createRecord(alice, 'graceNotes', {
    date: '2026-11-20',
    mood: 'weary',
    message: 'You are not alone in hospital',
  });
  return { alice, prayer };
}

async function find(data: DataContext, query: string): Promise<string[]> {
  return findOwnTexts(await firstValueFrom(watchOwnTexts(data)), parseSearchQuery(query)).map(
    ({ kind }) => kind,
  );
}

test('every kind of text is found, independent of accents, ligatures and letter case', async () => {
  const { alice } = await written();
  expect(await find(alice, 'hospital')).toEqual(['BibleNote', 'GratitudeEntry', 'GraceNote']);
  expect(await find(alice, 'HOPITAL soeur')).toEqual(['Prayer']);
  expect(await find(alice, '“be near her”')).toEqual(['Prayer']);
  expect(await find(alice, 'hermana kind')).toEqual(['GratitudeEntry']);
  expect(await find(alice, 'sister')).toEqual([]);
});

test.each(['', '(', '*', '\\'])(
  '%j finds nothing, and a query without words is not searched',
  async (query) => {
    const { alice } = await written();
    expect(await find(alice, query)).toEqual([]);
    expect(await find(alice, 'yellow')).toEqual([]);
    expect(await find(alice, 'alice')).toEqual([]);
  },
);

test('a prayer is found by the text of its later notes', async () => {
  const { alice, prayer } = await written();
  await addPrayerNote(alice, prayer, {
    id: 'n1',
    date: '2026-11-21',
    text: 'She walked to the window today',
  });
  expect(await find(alice, 'window')).toEqual(['Prayer']);
});

test('a removed text is not found', async () => {
  const { alice, prayer } = await written();
  await removePrayer(alice, prayer);
  expect(await find(alice, 'soeur')).toEqual([]);
});

describe('an excerpt', () => {
  const long = `${'All our days we give thanks. '.repeat(30)}Here the œuvre of mercy stands, and ${'we go on in peace. '.repeat(30)}`;

  test('an excerpt is cut around the first hit at word boundaries and marks the hits', () => {
    const { text, runs } = buildExcerpt({ texts: [long] }, parseSearchQuery('oeuvre mercy'));
    expect(text.length).toBeLessThan(260);
    expect(text).toMatch(/^… (?:\S+ )+\S+ …$/);
    expect(runs.map(({ from, to }) => text.slice(from, to))).toEqual(['œuvre', 'mercy']);
  });

  test('an excerpt is the whole short text; of several texts, the one with the hit', () => {
    expect(
      buildExcerpt({ texts: ['Lord, hear.', 'A kind word'] }, parseSearchQuery('kind')),
    ).toEqual({ text: 'A kind word', runs: [{ from: 2, to: 6 }] });
    expect(buildExcerpt({ texts: ['one', 'two'] }, parseSearchQuery('three')).text).toBe('one');
    expect(buildExcerpt({ texts: [] }, parseSearchQuery('three')).text).toBe('');
  });

  test('an excerpt of any text has a limited length and marks inside it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 200, maxLength: 900 }),
        fc.nat(),
        (text, at) => {
          const start = at % text.length;
          const { text: piece, runs } = buildExcerpt(
            { texts: [text] },
            parseSearchQuery(text.slice(start, start + 8)),
          );
          expect(piece.length).toBeLessThan(600);
          expect(runs.every(({ from, to }) => from >= 0 && to <= piece.length && to > from)).toBe(
            true,
          );
        },
      ),
    );
  });
});
