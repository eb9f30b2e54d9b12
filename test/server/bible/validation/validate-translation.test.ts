// Tests of the Bible text validation on small drafts: accepted and rejected texts, the fault
// report, and invalid JSON import files. A larger collection of samples is in
// test/server/bible/validation/broken-samples.test.ts.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { books } from '../../../../schemas/bible/books.ts';
import type { ChapterItem } from '../../../../schemas/bible/chapter.ts';
import type {
  DraftBible,
  DraftChapter,
} from '../../../../server/bible/validation/draft-translation.ts';
import { formatFindings, type Finding } from '../../../../server/bible/validation/finding.ts';
import {
  validateBible,
  type ExpectedBook,
} from '../../../../server/bible/validation/validate-translation.ts';
import { parseHelloao } from '../../../../server/bible/import/helloao-json.ts';
import { readJsonFile } from '../../../../server/bible/import/json-file.ts';

const expectedJude: ExpectedBook[] = [{ id: 'JUD', chapters: 1 }];

function buildDraft(change: Partial<DraftBible> = {}): DraftBible {
  return {
    id: 'sample',
    code: 'SAMPLE',
    name: 'Sample',
    language: 'eng',
    addresses: { website: 'https://example.org/' },
    licence: ['Public domain.'],
    declared: {},
    books: [
      {
        id: 'JUD',
        names: { name: 'Jude' },
        declared: {},
        chapters: [buildChapter(['One.', 'Two.', 'Three.'])],
      },
    ],
    ...change,
  };
}

function buildChapter(texts: string[], change: Partial<DraftChapter> = {}): DraftChapter {
  return {
    number: 1,
    declared: {},
    items: texts.map((text, index) => buildVerse(index + 1, text)),
    ...change,
  };
}

function buildVerse(verse: number, text: string): ChapterItem {
  return { kind: 'verse', verse, parts: [{ text }] };
}

function jude(...chapters: DraftChapter[]): DraftBible {
  return buildDraft({ books: [{ id: 'JUD', names: { name: 'Jude' }, declared: {}, chapters }] });
}

function listFindings(draft: DraftBible, expected = expectedJude): string[] {
  return validateBible(draft, expected).map(({ code, location }) => `${code} ${location}`);
}

test('validation accepts a draft without faults', () => {
  expect(validateBible(buildDraft(), expectedJude)).toEqual([]);
});

test('validation expects 66 books with 1189 chapters by default', () => {
  const missing = books.filter(({ id }) => id !== 'JUD').map(({ id }) => `E_BOOK_MISSING ${id}`);
  expect(missing).toHaveLength(65);
  expect(validateBible(buildDraft()).map(({ code, location }) => `${code} ${location}`)).toEqual(
    missing,
  );
});

test.each<[string, DraftBible, string[]]>([
  ['an id that climbs', buildDraft({ id: '../outside' }), ['E_ID translation.id']],
  ['a code that climbs', buildDraft({ code: '../OUT' }), ['E_ID translation.shortName']],
  ['the code of the bundled text', buildDraft({ code: 'KJV' }), ['E_ID translation.shortName']],
  [
    'a language that Selah does not speak',
    buildDraft({ language: 'deu' }),
    ['E_LANGUAGE translation.language'],
  ],
  [
    'an address that is a script',
    buildDraft({ addresses: { website: 'javascript:alert(1)' } }),
    ['E_URL translation.website'],
  ],
  ['no licence', buildDraft({ licence: [] }), ['E_LICENCE translation']],
  [
    'a look-alike letter in the name',
    buildDraft({ name: 'S\u0430mple' }),
    ['E_MIXED_SCRIPT translation name'],
  ],
  ['a missing chapter', jude(), ['E_CHAPTER_MISSING JUD.1']],
  [
    'a chapter twice',
    jude(buildChapter(['One.']), buildChapter(['One.'])),
    ['E_CHAPTER_DUPLICATE JUD.1'],
  ],
  [
    'a chapter too many',
    jude(buildChapter(['One.']), buildChapter(['One.'], { number: 2 })),
    ['E_CHAPTER_EXTRA JUD.2'],
  ],
  ['a chapter without verses', jude(buildChapter([])), ['E_VERSE_MISSING JUD.1.1']],
  [
    'a count that is wrong',
    jude(buildChapter(['One.'], { declared: { numberOfVerses: 2 } })),
    ['E_COUNT JUD.1 numberOfVerses', 'E_VERSE_MISSING JUD.1.2'],
  ],
  [
    'a hole',
    jude({ number: 1, declared: {}, items: [buildVerse(1, 'One.'), buildVerse(3, 'Three.')] }),
    ['E_VERSE_MISSING JUD.1.2'],
  ],
  ['white space for a verse', jude(buildChapter(['One.', ' '])), ['E_VERSE_EMPTY JUD.1.2']],
  ['a tag', jude(buildChapter(['One <b>and</b> two.'])), ['E_MARKUP JUD.1.1']],
  ['a broken-off tag', jude(buildChapter(['One <img src=x'])), ['E_MARKUP JUD.1.1']],
  ['a USFM marker', jude(buildChapter(['One \\nd Lord\\nd* two.'])), ['E_MARKUP JUD.1.1']],
  [
    'a hidden character in a heading',
    jude({
      number: 1,
      declared: {},
      items: [{ kind: 'heading', text: 'He\u200bad' }, buildVerse(1, 'One.')],
    }),
    ['E_HIDDEN_CHARACTER JUD.1 heading'],
  ],
  [
    'a tag in a note',
    jude({
      number: 1,
      declared: {},
      items: [{ kind: 'verse', verse: 1, parts: [{ text: 'One.' }, { note: '<i>x</i>' }] }],
    }),
    ['E_MARKUP JUD.1.1'],
  ],
])('validation refuses %s', (_what, draft, faults) => {
  expect(listFindings(draft)).toEqual(faults);
});

test.each([
  '“‘I am the LORD.’”',
  'Coração, AMANHÃ”, AMANHÃ—',
  'L’Éternel & moi',
  '3 < 4 > 2',
  'À “Â” —',
  'œuvre Œuvre ñ ç ü',
])('validation accepts the text %j', (text) => {
  expect(listFindings(jude(buildChapter([text])))).toEqual([]);
});

test('validation allows the missing verses of known editions, and no others', () => {
  const chapter = (missing: number): DraftBible =>
    buildDraft({
      books: [
        {
          id: 'ACT',
          names: {},
          declared: {},
          chapters: [
            {
              number: 8,
              declared: { numberOfVerses: 39 },
              items: Array.from({ length: 40 }, (_, index) =>
                buildVerse(index + 1, 'Text.'),
              ).filter((_, index) => index + 1 !== missing),
            },
          ],
        },
      ],
    });
  const listFindingsInActs = (draft: DraftBible): string[] =>
    listFindings(draft, [{ id: 'ACT', chapters: 8 }]).filter((fault) => fault.includes('ACT.8'));
  expect(listFindingsInActs(chapter(37))).toEqual([]);
  expect(listFindingsInActs(chapter(36))).toEqual([
    'E_VERSE_TOO_HIGH ACT.8.40',
    'E_VERSE_MISSING ACT.8.36',
  ]);
});

test('validation does not count up to a very large verse number', () => {
  const unsafeDraft = jude({
    number: 1,
    declared: { numberOfVerses: 1e9 },
    items: [buildVerse(1, 'One.'), buildVerse(2e9, 'Two.')],
  });
  expect(validateBible(unsafeDraft, expectedJude).length).toBeLessThan(300);
});

describe('report', () => {
  const faults: Finding[] = Array.from({ length: 14 }, (_, index) => ({
    code: 'E_MARKUP',
    location: `JUD.1.${index + 1}`,
    message: 'Mark-up.',
    times: 2,
  }));

  test('the report names the first ten faults and counts all faults', () => {
    const lines = formatFindings(faults).split('\n');
    expect(lines).toHaveLength(11);
    expect(lines[9]).toBe('  E_MARKUP  JUD.1.10: Mark-up.');
    expect(lines[10]).toBe('  ... and 4 more. In all: E_MARKUP in 28 places.');
  });

  test('the report prints no control characters of a terminal', () => {
    const place = `\u001b[2J\u202e${'x'.repeat(3)}`;
    expect(formatFindings([{ code: 'E_ID', location: place, message: 'No.' }])).toBe(
      '  E_ID  \\u001b[2J\\u202exxx: No.',
    );
  });
});

describe('invalid JSON import files', () => {
  const text = (fileText: string): Uint8Array => new TextEncoder().encode(fileText);

  test.each<[string, Uint8Array, string]>([
    ['nothing', text(''), 'E_NOT_JSON'],
    ['a list', text('[1]'), 'E_NOT_JSON'],
    [
      'bytes that are not UTF-8',
      Uint8Array.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
      'E_JSON',
    ],
    ['a gzip file that stops early', gzipSync('{"translation":{}}').subarray(0, 20), 'E_JSON'],
    ['more than the limit', text(`{"a":"${'x'.repeat(2000)}"}`), 'E_TOO_BIG'],
    ['more than the limit after unpacking', gzipSync(`{"a":"${'x'.repeat(2000)}"}`), 'E_TOO_BIG'],
  ])('%s', (_what, bytes, code) => {
    expect(readJsonFile(bytes, 1000)).toMatchObject({ kind: 'refused', findings: [{ code }] });
  });

  test('JSON of another kind', () => {
    expect(parseHelloao({ verses: [] }).faults.map(({ code }) => code)).toEqual(['E_SHAPE']);
    expect(parseHelloao({ verses: [] }).draft).toBeUndefined();
  });

  test('unknown pieces of text are reported by name, never dropped silently', () => {
    const content = [
      { type: 'verse', number: 1, content: ['One', 2, { noteId: 7 }] },
      { type: 'table' },
      { type: 'verse', number: '2', content: [] },
    ];
    const { faults } = parseHelloao({
      translation: {},
      books: [
        { id: 'JUD', chapters: [{ chapter: { number: 1, content } }, { chapter: { number: 2 } }] },
      ],
    });
    expect(faults.map(({ code, location }) => `${code} ${location}`)).toEqual([
      'E_SHAPE JUD.1.1',
      'E_NOTE_MISSING JUD.1.1',
      'E_SHAPE JUD.1',
      'E_SHAPE JUD.1',
      'E_SHAPE JUD.2',
    ]);
  });
});
