// Tests of the optional repairs of an imported Bible text: split verse numbers, psalm titles,
// doubled apostrophes and extra books. No other repair is made, and each repair is reported.
import { expect, test } from 'vitest';
import { getVerseText } from '../../../../server/bible/build-chapter.ts';
import type { ExpectedBook } from '../../../../server/bible/validation/validate-translation.ts';
import {
  readBibleFiles,
  type ReadBibleResult,
} from '../../../../server/bible/import/read-bible.ts';

const metadata = { code: 'TEST', name: 'A test', language: 'fr', licence: 'Domaine public.' };
const psalm: ExpectedBook[] = [{ id: 'PSA', chapters: 1 }];

function read(body: string, repair: boolean, expected = psalm): ReadBibleResult {
  const bytes = new TextEncoder().encode(`\\id PSA\n\\c 1\n${body}`);
  return readBibleFiles([{ name: 'psa.sfm', bytes }], { ...metadata, repair, expected });
}

function readFaults(read: ReadBibleResult): string[] {
  return read.kind === 'refused'
    ? read.findings.map(({ code, location }) => `${code} ${location}`)
    : [];
}

function readVerses(read: ReadBibleResult): string[] {
  const items = read.kind === 'accepted' ? (read.bible.books[0]?.chapters[0]?.items ?? []) : [];
  return items.flatMap((item) =>
    item.kind === 'verse'
      ? [`${item.verse} ${getVerseText(item.parts)}`]
      : item.kind === 'title'
        ? [`0 ${item.text}`]
        : [],
  );
}

const buildVersesUpTo = (last: number): string =>
  Array.from({ length: last }, (_, index) => `\\v ${index + 1} Texte.\n`).join('');

test('a verse number split by a space is joined if it is the next number', () => {
  const body = `\\p\n${buildVersesUpTo(11)}\\v 1 2Éloignez-vous.\n\\v 13 Fin.\n`;
  expect(readFaults(read(body, false))).toEqual([
    'E_VERSE_DUPLICATE PSA.1.1',
    'E_DIGIT_IN_TEXT PSA.1.1',
    'E_VERSE_MISSING PSA.1.12',
  ]);
  const repaired = read(body, true);
  expect(readVerses(repaired).slice(-2)).toEqual(['12 Éloignez-vous.', '13 Fin.']);
  expect(repaired).toMatchObject({
    repairs: [{ place: 'PSA.1.12', message: expect.stringContaining('marked 1 ') }],
  });
});

test('any other digit before a word stays a fault', () => {
  expect(readFaults(read(`\\p\n${buildVersesUpTo(11)}\\v 1 3Éloignez-vous.\n`, true))).toContain(
    'E_DIGIT_IN_TEXT PSA.1.1',
  );
});

test.each([
  ['Cantique de David.', ['0 Cantique de David.', '1 L’Éternel est mon berger.']],
  ['Louez l’Éternel!', ['1 Louez l’Éternel! L’Éternel est mon berger.']],
])('of a psalm that begins with %j and an empty line', (first, verses) => {
  const body = `\\q1\n\\v 1 ${first}\n\\b\n\\q1 L’Éternel est mon berger.\n`;
  expect(readVerses(read(body, true))).toEqual(verses);
  expect(readVerses(read(body, false))).toEqual([`1 ${first} L’Éternel est mon berger.`]);
});

test('doubled apostrophes become one, in the text and in notes and headings', () => {
  const body = "\\s L''Éternel\n\\p\n\\v 1 L''Éternel\\f + \\ft D’’autres.\\f* règne.\n";
  expect(new Set(readFaults(read(body, false)).map((fault) => fault.split(' ')[0]))).toEqual(
    new Set(['E_DOUBLED_APOSTROPHE']),
  );
  const repaired = read(body, true);
  expect(readVerses(repaired)).toEqual(['1 L’Éternel règne.']);
  expect(JSON.stringify(repaired.kind === 'accepted' && repaired.bible)).not.toMatch(/''|’’/);
  expect(repaired.kind === 'accepted' && repaired.repairs.map(({ place }) => place)).toEqual([
    'PSA.1 heading',
    'PSA.1.1',
  ]);
});

test('books beyond the 66 are left out', () => {
  const body = '\\p\n\\v 1 Texte.\n\\id TOB\n\\c 1\n\\p\n\\v 1 Texte.\n';
  expect(readFaults(read(body, false))).toEqual(['E_ID book id "TOB"']);
  expect(read(body, true)).toMatchObject({
    kind: 'accepted',
    repairs: [{ place: '"TOB"' }],
    bible: { books: [{ id: 'PSA' }] },
  });
});

test('a text without faults is not changed', () => {
  const body = '\\d Cantique.\n\\q1\n\\v 1 Un.\n\\q1\n\\v 2 Deux.\n';
  expect(read(body, true)).toEqual({ ...read(body, false), repairs: [] });
});
