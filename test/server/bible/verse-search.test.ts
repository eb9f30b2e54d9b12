// Tests of the limit of the server's search: of more matches, the closest ones are returned.
import { expect, test } from 'vitest';
import { openKjv } from '../../../server/bible/sources/kjv.ts';
import { createVerseSearch } from '../../../server/bible/verse-search.ts';

const kjv = openKjv();

async function find(query: string, limit: number): Promise<string[]> {
  const hits = (await kjv.search('KJV', query, limit)) ?? [];
  return hits.map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`);
}

test('of more matches than the limit, well-known verses are returned, in Bible order', async () => {
  expect((await find('peace', 1_000)).length).toBeGreaterThan(300);
  expect(await find('peace', 6)).toEqual([
    'NUM 6:26',
    'PSA 29:11',
    'PSA 85:10',
    'LUK 2:14',
    'EPH 4:3',
    'JAS 3:18',
  ]);
});

test('verses with the words as typed come before verses with the words apart', async () => {
  expect(await find('love one another', 3)).toEqual(['JHN 13:34', 'JHN 15:12', '1JN 4:7']);
});

test('the numbering of the translation decides which verses are well known', async () => {
  const verses = ['PSA 46:1', 'PSA 46:2', 'PSA 46:3'];
  const search = (code: string) =>
    createVerseSearch({
      code,
      language: 'en',
      chapter: (book, chapter) =>
        book === 'PSA' && chapter === 46
          ? {
              translation: code,
              language: 'en',
              book,
              chapter,
              items: [],
              verses: verses.map((_, at) => ({ verse: at + 1, text: 'God is our refuge' })),
            }
          : undefined,
    })('refuge', 1);
  expect((await search('KJV'))[0]?.verse).toBe(1);
  expect((await search('FRLSG'))[0]?.verse).toBe(2);
});
