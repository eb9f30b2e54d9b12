// Tests of the verse alignment of two translations with different numberings, on five real texts
// and King James.
import { beforeAll, describe, expect, test } from 'vitest';
import { books } from '../../../../schemas/bible/books.ts';
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import { openKjv } from '../../../../server/bible/sources/kjv.ts';
import {
  openBibleArchive,
  encodeBible,
} from '../../../../server/bible/translation-files/translation-file.ts';
import {
  alignVerses,
  listParallelChapters,
} from '../../../../src/features/bible/parallel/align-verses.ts';
import { hasTextFolder, readTextFile } from '../../../server/bible/support/test-bibles.ts';
import { readHelloaoBible } from '../../../server/bible/support/read-helloao-bible.ts';

type Texts = Record<string, (book: string, chapter: number) => Chapter>;

const ids = {
  WEB: 'ENGWEBP',
  FRLSG: 'fra_lsg',
  DARBY: 'fra_jnd',
  RVA: 'spa_r09',
  ALMEIDA: 'por_blj',
};
const texts: Texts = {};

async function kingJames(): Promise<Texts[string]> {
  const kjv = openKjv();
  const chapters = new Map<string, Chapter>();
  for (const { id, chapters: last } of books) {
    for (let number = 1; number <= last; number += 1) {
      const chapter = await kjv.chapter('KJV', id, number);
      if (chapter) chapters.set(`${id}.${number}`, chapter);
    }
  }
  return (book, chapter) => requireValue(chapters.get(`${book}.${chapter}`));
}

function requireValue<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error('missing');
  return value;
}

function getText(code: string): Texts[string] {
  return requireValue(texts[code]);
}

function buildRows(code: string, book: string, chapter: number, other: string) {
  const open = getText(code)(book, chapter);
  const seconds = listParallelChapters(open, other).map((place) =>
    getText(other)(place.book, place.chapter),
  );
  return alignVerses(open, seconds, other);
}

/** `1-2|0` a row, `24|14:24` where the chapter is another one. */
function describeRows(code: string, book: string, chapter: number, other: string): string[] {
  return buildRows(code, book, chapter, other).map(
    ({ first, second }) =>
      `${first.join('+')}|${second.map((at) => (at.chapter === chapter ? at.verse : `${at.chapter}:${at.verse}`)).join('+')}`,
  );
}

test('King James aligned with itself pairs every verse with the same verse', async () => {
  texts['KJV'] = await kingJames();
  expect(describeRows('KJV', 'JHN', 3, 'KJV')).toEqual(
    Array.from({ length: 36 }, (_, place) => `${place + 1}|${place + 1}`),
  );
  expect(describeRows('KJV', 'PSA', 51, 'KJV').slice(0, 2)).toEqual(['0|0', '1|1']);
});

describe.skipIf(!hasTextFolder)('real texts', () => {
  beforeAll(async () => {
    texts['KJV'] = await kingJames();
    for (const [code, id] of Object.entries(ids)) {
      const read = readHelloaoBible(readTextFile(`helloao/${id}/complete.json.gz`));
      if (read.kind === 'refused') throw new Error(JSON.stringify(read.findings.slice(0, 3)));
      const pack = openBibleArchive(encodeBible({ ...read.bible, code }));
      const chapters = new Map<string, Chapter>();
      texts[code] = (book, chapter) => {
        const name = `${book}.${chapter}`;
        const cachedChapter = chapters.get(name) ?? {
          ...requireValue(pack.chapter(book, chapter)),
          translation: code,
        };
        chapters.set(name, cachedChapter);
        return cachedChapter;
      };
    }
  }, 60_000);

  test('Psalm 51: the Segond title verses align with the King James title both ways', () => {
    expect(describeRows('FRLSG', 'PSA', 51, 'KJV').slice(0, 3)).toEqual(['1+2|0', '3|1', '4|2']);
    expect(describeRows('KJV', 'PSA', 51, 'FRLSG').slice(0, 3)).toEqual(['0|1+2', '1|3', '2|4']);
    expect(describeRows('KJV', 'PSA', 51, 'FRLSG').at(-1)).toBe('19|21');
  });

  test('a title without its own number in the other text is aligned with verse 1', () => {
    expect(describeRows('KJV', 'PSA', 51, 'RVA').slice(0, 2)).toEqual(['0+1|1', '2|2']);
    expect(describeRows('RVA', 'PSA', 51, 'KJV').slice(0, 2)).toEqual(['1|0+1', '2|2']);
    expect(describeRows('DARBY', 'PSA', 23, 'WEB').slice(0, 2)).toEqual(['1|0+1', '2|2']);
  });

  test('a verse that the other text does not have gets its own row in its place', () => {
    expect(describeRows('KJV', 'MAT', 23, 'DARBY').slice(12, 15)).toEqual([
      '13|13',
      '14|',
      '15|15',
    ]);
    expect(describeRows('DARBY', 'MAT', 23, 'KJV').slice(12, 15)).toEqual([
      '13|13',
      '|14',
      '15|15',
    ]);
    expect(describeRows('DARBY', 'ACT', 8, 'WEB').slice(35, 38)).toEqual(['36|36', '|37', '38|38']);
  });

  test('verses that one text joins are aligned with both verses of the other text', () => {
    expect(describeRows('KJV', '3JN', 1, 'FRLSG').at(-1)).toBe('14|14+15');
    expect(describeRows('FRLSG', 'ACT', 19, 'KJV').at(-1)).toBe('40|40+41');
    expect(describeRows('RVA', 'JDG', 14, 'ALMEIDA').slice(17)).toEqual([
      '18+19|18',
      '20|19',
      '21|20',
    ]);
  });

  test('a verse that the other text has in another chapter is taken from that chapter', () => {
    expect(describeRows('KJV', 'MAL', 4, 'FRLSG')[0]).toBe('1|1');
    expect(describeRows('KJV', 'NUM', 29, 'FRLSG').at(-1)).toBe('40|30:1');
    expect(describeRows('FRLSG', 'NUM', 30, 'KJV').slice(0, 2)).toEqual(['1|29:40', '2|1']);
    expect(describeRows('FRLSG', 'HOS', 12, 'RVA')[0]).toBe('1|1');
    expect(describeRows('KJV', 'ROM', 16, 'WEB').slice(-2)).toEqual(['26|14:25', '27|14:26']);
    expect(describeRows('WEB', 'ROM', 14, 'KJV').slice(-3)).toEqual([
      '24|16:25',
      '25|16:26',
      '26|16:27',
    ]);
  });

  test.each([
    ['KJV', 'FRLSG'],
    ['FRLSG', 'KJV'],
    ['FRLSG', 'RVA'],
    ['RVA', 'DARBY'],
    ['DARBY', 'WEB'],
    ['WEB', 'ALMEIDA'],
  ])(
    '%s beside %s: rows contain every verse of both, those of the open text once and in order',
    (code, other) => {
      const seenRows = new Set<string>();
      for (const { id, chapters } of books) {
        for (let number = 1; number <= chapters; number += 1) {
          const rows = buildRows(code, id, number, other);
          const ownChapter = getText(code)(id, number);
          const numbers = ownChapter.verses.map(({ verse }) => verse);
          const shownVerses = rows.flatMap(({ first }) => first);
          const expected = ownChapter.items.some(({ kind }) => kind === 'title')
            ? [0, ...numbers]
            : numbers;
          if (shownVerses.join() !== expected.join())
            expect(shownVerses, `${id} ${number}`).toEqual(expected);
          for (const { second } of rows)
            for (const at of second) seenRows.add(`${at.book}.${at.chapter}.${at.verse}`);
        }
      }
      const lostVerses: string[] = [];
      for (const { id, chapters } of books) {
        for (let number = 1; number <= chapters; number += 1) {
          for (const { verse } of getText(other)(id, number).verses)
            if (!seenRows.has(`${id}.${number}.${verse}`))
              lostVerses.push(`${id}.${number}.${verse}`);
        }
      }
      expect(lostVerses).toEqual([]);
    },
  );
});
