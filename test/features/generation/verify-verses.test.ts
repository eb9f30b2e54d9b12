// Tests of verse verification: only existing verses of a model's answer are shown, with the wording
// of a Bible text, not the model's.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  verifyVerses,
  type VerifyVersesOptions,
  type VerseRepairs,
} from '../../../src/features/generation/verses/verify-verses.ts';
import { hasTextFolder } from '../../server/bible/support/test-bibles.ts';
import {
  type AliceContext,
  createAliceContext,
  closeContexts,
} from '../../support/signed-in-user.ts';
import {
  readKingJamesVerse,
  createGenerationSetup,
  type GenerationSetup,
} from './generation-setup.ts';

let setup: GenerationSetup;
let alice: AliceContext;

beforeEach(async () => {
  setup = createGenerationSetup(() => new Response('', { status: 500 }));
  alice = await createAliceContext({ backend: setup.backend, online: setup.online });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await closeContexts();
});

const english: VerifyVersesOptions = {
  language: 'en',
  translations: ['KJV'],
  maxReferences: 3,
  fallback: { book: 'PSA', chapter: 34, verse: 18 },
};
const validRepairs: VerseRepairs = {
  invented: 0,
  bare: 0,
  surplus: 0,
  shortened: 0,
  requoted: 0,
  replaced: false,
};

function prove(references: readonly string[], texts: readonly string[] = [], options = english) {
  return verifyVerses(alice, { references, texts }, options);
}

test('a correct reference with its correct text needs no repair', async () => {
  const text = await readKingJamesVerse('JHN', 3, 16);
  expect(await prove(['John 3:16'], [text])).toEqual({
    verses: [{ reference: 'John 3:16', text, translation: 'KJV' }],
    repairs: validRepairs,
  });
});

// Wrong answers of a model, and the repairs that verification must report.
const invalidAnswers: readonly {
  description: string;
  references: readonly string[];
  texts?: readonly string[];
  caught: Partial<VerseRepairs>;
  expectedReferences: readonly string[];
}[] = [
  {
    description: 'an invented book',
    references: ['Hezekiah 3:4'],
    caught: { invented: 1, replaced: true },
    expectedReferences: ['Psalm 34:18'],
  },
  {
    description: 'a book of another canon',
    references: ['Sirach 2:1', 'Romans 8:28'],
    caught: { invented: 1 },
    expectedReferences: ['Romans 8:28'],
  },
  {
    description: 'a verse that is not there',
    references: ['John 3:99'],
    caught: { invented: 1, replaced: true },
    expectedReferences: ['Psalm 34:18'],
  },
  {
    description: 'a chapter that is not there',
    references: ['Psalm 151:1', 'Psalm 23:1'],
    caught: { invented: 1 },
    expectedReferences: ['Psalm 23:1'],
  },
  {
    description: 'misquoted words',
    references: ['John 11:35'],
    texts: ['Jesus wept because he was sad.'],
    caught: { requoted: 1 },
    expectedReferences: ['John 11:35'],
  },
  {
    description: 'the right place with words from elsewhere',
    references: ['Philippians 4:6'],
    texts: ['For God so loved the world'],
    caught: { requoted: 1 },
    expectedReferences: ['Philippians 4:6'],
  },
  {
    description: 'a chapter without a verse',
    references: ['Psalm 23'],
    caught: { bare: 1, replaced: true },
    expectedReferences: ['Psalm 34:18'],
  },
  {
    description: 'a book alone',
    references: ['Genesis'],
    caught: { bare: 1, replaced: true },
    expectedReferences: ['Psalm 34:18'],
  },
  {
    description: 'HTML in a reference',
    references: ['<img src=x onerror=alert(1)>John 3:16'],
    caught: { invented: 1, replaced: true },
    expectedReferences: ['Psalm 34:18'],
  },
  {
    description: 'a sentence for a reference',
    references: ['As it is written in the first letter to the Corinthians, chapter thirteen'],
    caught: { invented: 1, replaced: true },
    expectedReferences: ['Psalm 34:18'],
  },
  {
    description: 'forty references',
    references: Array.from({ length: 40 }, (_, at) => `Psalm 119:${at + 1}`),
    caught: { surplus: 37 },
    expectedReferences: ['Psalm 119:1', 'Psalm 119:2', 'Psalm 119:3'],
  },
  {
    description: 'half a psalm at once',
    references: ['Psalm 119:1-88'],
    caught: { shortened: 1 },
    expectedReferences: ['Psalm 119:1-6'],
  },
  {
    description: 'the same verse twice',
    references: ['John 3:16', 'Jn 3:16'],
    caught: { surplus: 1 },
    expectedReferences: ['John 3:16'],
  },
  {
    description: 'nothing',
    references: [],
    caught: { replaced: true },
    expectedReferences: ['Psalm 34:18'],
  },
  {
    description: 'numbers without a book',
    references: ['3:16', '16'],
    caught: { invented: 2, replaced: true },
    expectedReferences: ['Psalm 34:18'],
  },
];

test.each(invalidAnswers)(
  'verification repairs an answer with $description',
  async ({ references, texts, caught, expectedReferences }) => {
    const { verses, repairs } = await prove(references, texts);
    expect({
      repairs,
      expectedReferences: verses.map(({ reference }) => reference.replace('–', '-')),
    }).toEqual({
      repairs: { ...validRepairs, ...caught },
      expectedReferences,
    });
    // The shown text is always that of King James, whatever the model answered.
    for (const { reference, text } of verses) {
      const [, book = '', chapter, verse] = /^(\w+) (\d+):(\d+)/.exec(reference) ?? [];
      const first = await readKingJamesVerse(
        { Psalm: 'PSA', Romans: 'ROM', John: 'JHN', Philippians: 'PHP' }[book] ?? '',
        Number(chapter),
        Number(verse),
      );
      expect(text.startsWith(first)).toBe(true);
    }
  },
);

test.each([
  ['John 3:16 (NIV)', 'John 3:16'],
  ['1 Corinthians 13:4–7, ESV', '1 Corinthians 13:4–7'],
  ['Jean 3.16', 'John 3:16'],
  ['Salmo 23:1', 'Psalm 23:1'],
  ['Jude 24', 'Jude 1:24'],
])('%s is understood', async (writtenReference, reference) => {
  const { verses, repairs } = await prove([writtenReference]);
  expect(verses.map((verse) => verse.reference.replace('-', '–'))).toEqual([
    reference.replace('-', '–'),
  ]);
  expect(repairs.invented + repairs.bare).toBe(0);
});

test('when its text cannot be loaded, an existing verse is shown as a reference only', async () => {
  await alice.deviceDatabase.chapters.find().remove();
  setup.online.next(false);
  const { verses } = await prove(['John 3:16', 'John 3:99']);
  expect(verses).toEqual([{ reference: 'John 3:16', text: '', translation: 'KJV' }]);
});

test('verses of a translation that the server lacks are quoted from King James', async () => {
  const { verses } = await prove(['John 11:35'], [], { ...english, translations: ['NIV', 'KJV'] });
  expect(verses).toEqual([
    { reference: 'John 11:35', text: await readKingJamesVerse('JHN', 11, 35), translation: 'KJV' },
  ]);
});

describe.skipIf(!hasTextFolder)('Segond', () => {
  const french: VerifyVersesOptions = {
    language: 'fr',
    translations: ['FRLSG', 'KJV'],
    maxReferences: 3,
    fallback: { book: 'PSA', chapter: 51, verse: 10 },
  };

  test('Segond verses and fallback references use the verse numbering of Segond', async () => {
    const { verses } = await prove(['Psaume 51.12'], [], french);
    expect(verses).toMatchObject([{ translation: 'FRLSG' }]);
    expect(verses[0]?.text).toMatch(/cœur pur/);
    const repaired = await prove(['Ézéchias 1.1'], [], french);
    expect(repaired.verses).toEqual(verses);
    expect(repaired.repairs).toMatchObject({ invented: 1, replaced: true });
  });

  test('only a verse number outside the translation’s numbering counts as invented', async () => {
    // Psalm 51 has 21 verses in Segond, 19 in King James.
    expect((await prove(['Psaume 51.21'], [], french)).repairs).toEqual(validRepairs);
    expect((await prove(['Psaume 51.22'], [], french)).repairs).toMatchObject({
      invented: 1,
      replaced: true,
    });
    expect((await prove(['Psalm 51:20'])).repairs).toMatchObject({ invented: 1, replaced: true });
  });
});
