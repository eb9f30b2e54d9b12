// Tests of the parsing of Bible references as people type them, in four languages: references,
// texts that are no reference, and suggestions while typing.
import { describe, expect, test } from 'vitest';
import { books } from '../../../schemas/bible/books.ts';
import { isLanguage, type Language } from '../../../schemas/languages.ts';
import { getChapterCount } from '../../../schemas/bible/numbering.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import {
  findPassage,
  type PassageResult,
  suggestPassages,
} from '../../../src/data/bible/parse-passage.ts';
import { findUnambiguousBook } from '../../../src/data/bible/parse-typed-passage.ts';

const asker = (language: Language, translation = 'KJV') => ({
  language,
  translation,
  book: 'JHN',
  chapter: 3,
});
const find = (language: Language, text: string, translation?: string) =>
  findPassage(text, asker(language, translation));

function formatResult(answer: PassageResult | null): string {
  if (!answer) return 'nothing';
  if (answer.kind === 'beyond')
    return answer.what === 'chapter'
      ? `${answer.book} has ${answer.last}`
      : `${answer.book} ${answer.chapter} has ${answer.last}`;
  const { book, chapter, from, to } = answer;
  return [
    `${book} ${chapter}`,
    ...(from === undefined ? [] : [from]),
    ...(to === undefined ? [] : [to]),
  ].join(' ');
}

const languages = ['en', 'fr', 'es', 'pt'] as const;

test.each([
  // of the issue
  ['fr', 'Jn 3,16', 'JHN 3 16'],
  ['pt', '1 Jo 4.8', '1JN 4 8'],
  ['es', 'Sal 23', 'PSA 23'],
  ['fr', 'Ps 119:105-112', 'PSA 119 105 112'],
  ['fr', 'Gn 1', 'GEN 1'],
  ['en', 'Matthieu', 'MAT 1'],
  ['fr', 'III Jean', '3JN 1'],
  ['fr', 'cantique 2', 'SNG 2'],
  // numbers alone
  ['en', '16', 'JHN 16'],
  ['en', '4:8', 'JHN 4 8'],
  ['en', ':16', 'JHN 3 16'],
  ['fr', 'v. 16-18', 'JHN 3 16 18'],
  // another language than the person's
  ['en', 'Sal 23', 'PSA 23'],
  ['pt', 'Ésaïe 53', 'ISA 53'],
  ['fr', 'Jas 1:5', 'JAS 1 5'],
  ['es', 'Apocalypse 21.4', 'REV 21 4'],
  // abbreviations
  ['en', '1co13', '1CO 13'],
  ['en', 'Jn3:16', 'JHN 3 16'],
  ['en', 'phil 4:6-7', 'PHP 4 6 7'],
  ['en', 'song of songs 2', 'SNG 2'],
  ['fr', 'Mt 5,3', 'MAT 5 3'],
  ['fr', '2 Tm 1, 7', '2TI 1 7'],
  ['fr', 'Ap 21', 'REV 21'],
  ['es', 'Hch 2', 'ACT 2'],
  ['es', 'Stg 1:5', 'JAS 1 5'],
  ['es', '1 Co 13:4', '1CO 13 4'],
  ['pt', 'Sl 91', 'PSA 91'],
  ['pt', 'Jo 3', 'JHN 3'],
  ['pt', 'Jó 3', 'JOB 3'],
  ['pt', 'Tg 1.5', 'JAS 1 5'],
  ['pt', 'Fp 4:13', 'PHP 4 13'],
  // shapes
  ['en', '  JOHN   3 : 16 – 18 ', 'JHN 3 16 18'],
  ['en', 'John 3 16', 'JHN 3 16'],
  ['en', 'John 3:16a', 'JHN 3 16'],
  ['en', 'John 3:16, 18', 'JHN 3 16'],
  ['en', 'John 3:16-4:2', 'JHN 3 16 36'],
  ['en', 'John 3-4', 'JHN 3'],
  ['en', 'John 3:30-99', 'JHN 3 30 36'],
  ['en', 'John chapter 3 verse 16', 'JHN 3 16'],
  ['fr', 'Jean chapitre 3 verset 16', 'JHN 3 16'],
  ['en', '1st John 4', '1JN 4'],
  ['en', 'II Kings 5', '2KI 5'],
  ['en', 'Isaiah 6', 'ISA 6'],
  ['en', 'PSA 51', 'PSA 51'],
  ['en', 'Psalm 51:0', 'PSA 51 0'],
  ['en', 'Jude', 'JUD 1'],
  ['en', 'Jude 1', 'JUD 1'],
  ['en', 'Jude 5', 'JUD 1 5'],
  ['fr', 'Esaie 40', 'ISA 40'],
  ['fr', 'Éphésiens 2,8', 'EPH 2 8'],
] as const)('%s: "%s" is %s', async (language, text, expected) => {
  expect(formatResult(await find(language, text))).toBe(expected);
});

test.each([
  '(',
  '*',
  '\\',
  '[',
  '😀',
  '😀 3',
  '',
  '   ',
  '...',
  '-1',
  '0',
  'Jn 0',
  'John 3:0',
  'qqq',
  'qqq 3',
  'hello John',
  'John 3:x',
  '16:',
  '9999',
  'Jn 3,16'.repeat(2000),
  'constructor 1',
  '1 1 1 1 1',
  '١٦',
])('"%s" is no Bible reference', async (text) => {
  for (const language of languages)
    expect(formatResult(await find(language, text))).toBe('nothing');
});

test.each([
  ['en', 'Jo 3:16-4:2', 'JHN 3 16 36', true],
  ['en', 'Prv 3:5,6', 'PRO 3 5 6', undefined],
  ['en', 'John 3:16,17,18', 'JHN 3 16 18', undefined],
  ['en', 'John 3:16-17,18-20', 'JHN 3 16 20', undefined],
  ['en', 'John 3:16,20', 'JHN 3 16', true],
  ['fr', 'Jn 3,16.17', 'JHN 3 16 17', undefined],
  ['en', 'John 3:16; 4:2', 'JHN 3 16', true],
  ['en', 'John 3-4', 'JHN 3', true],
  ['en', 'Jude 5-7', 'JUD 1 5 7', undefined],
  ['en', 'John 3:16', 'JHN 3 16', undefined],
] as const)(
  '%s: "%s" shows %s, and whether that is but a part: %s',
  async (language, text, expected, isPart) => {
    const answer = await find(language, text);
    expect(formatResult(answer)).toBe(expected);
    expect(answer?.kind === 'place' && answer.isPart).toBe(isPart);
  },
);

test('a reference beyond the end is reported with the last chapter or verse', async () => {
  expect(formatResult(await find('en', 'Psalm 151'))).toBe('PSA has 150');
  expect(formatResult(await find('fr', 'Jn 3,999'))).toBe('JHN 3 has 36');
  expect(formatResult(await find('en', '22'))).toBe('JHN has 21');
  expect(formatResult(await find('en', 'Jude 30'))).toBe('JUD 1 has 25');
});

test('chapters and verses are counted as in the translation that is open', async () => {
  expect(formatResult(await find('fr', 'Ps 51,21', 'FRLSG'))).toBe('PSA 51 21');
  expect(formatResult(await find('fr', 'Ps 51,21', 'KJV'))).toBe('PSA 51 has 19');
  expect(formatResult(await find('fr', 'Joël 4', 'NBS'))).toBe('JOL 4');
});

describe.each(languages)('%s', (language) => {
  test('every reference that the app writes is understood', async () => {
    if (!isLanguage(language)) throw new Error(language);
    const wrong: string[] = [];
    for (const { id } of books) {
      const chapter = getChapterCount('KJV', id);
      for (const text of [
        formatVerseReference(language, id, chapter),
        formatVerseReference(language, id, chapter, 2, 3),
      ]) {
        const answer = await find(language, text);
        if (answer?.kind !== 'place' || answer.book !== id || answer.chapter !== chapter)
          wrong.push(`${text}: ${formatResult(answer)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('a whole name needs no library', () => {
    expect(
      books.filter(({ id, names }) => findUnambiguousBook(names[language], [language]) !== id),
    ).toEqual([]);
  });
});

test('typing suggests books that start with the text, own language first', () => {
  const like = (text: string, language: Language = 'en') =>
    suggestPassages(text, asker(language)).map(({ book, chapter, from }) =>
      [book, chapter, ...(from === undefined ? [] : [from])].join(' '),
    );
  expect(like('Ju')).toEqual(['JDG 1', 'JUD 1', 'JHN 1']);
  expect(like('cor 13').slice(0, 2)).toEqual(['1CO 13', '2CO 13']);
  expect(like('Ph 4')).toEqual(['PHP 4', 'PHM 1 4']);
  expect(like('ésa', 'pt')).toEqual(['ISA 1']);
  expect(like('*')).toEqual([]);
  expect(like('16')).toEqual([]);
});
