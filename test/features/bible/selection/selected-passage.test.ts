// Tests of the selected verses as text: poetry keeps its lines, prose is one line.
import { expect, test } from 'vitest';
import type { Chapter, ChapterItem } from '../../../../schemas/bible/chapter.ts';
import {
  formatCopiedText,
  defaultCopyOptions,
} from '../../../../src/features/bible/selection/copy-options.ts';
import type { Translate } from '../../../../src/locales/translate.ts';
import {
  buildSelectedPassage,
  getPassageText,
} from '../../../../src/features/bible/selection/selected-passage.ts';

const place = { translation: 'WEB', book: 'PSA', chapter: 23 };
const t = ((key: string) => key) as unknown as Translate;

function buildPsalm(items: ChapterItem[], texts: readonly string[]): Chapter {
  return {
    ...place,
    language: 'en',
    items,
    verses: texts.map((text, at) => ({ verse: at + 1, text })),
  };
}

const psalm = buildPsalm(
  [
    {
      kind: 'verse',
      verse: 1,
      parts: [
        { text: 'One ', poem: 1 },
        { note: 'a note' },
        { text: 'line; ', poem: 1 },
        { text: 'a second one. ', poem: 2 },
      ],
    },
    { kind: 'break' },
    {
      kind: 'verse',
      verse: 2,
      parts: [
        { text: 'A third, ', poem: 1 },
        { break: true },
        { break: true },
        { text: 'and a fourth. ', poem: 1 },
      ],
    },
    { kind: 'verse', verse: 3, parts: [{ text: 'Prose  here. ' }] },
    { kind: 'verse', verse: 4, parts: [{ text: 'Other words than the text has', poem: 1 }] },
    { kind: 'verse', verse: 5, parts: [{ text: 'More prose.' }] },
  ],
  [
    'One line; a second one.',
    'A third, and a fourth.',
    'Prose here.',
    'The words themselves.',
    'More prose.',
  ],
);

test.each([
  [[1, 2], 'One line;\na second one.\nA third,\nand a fourth.'],
  [[2, 3], 'A third,\nand a fourth.\nProse here.'],
  [[3, 5], 'Prose here. […] More prose.'],
  [[1, 3], 'One line;\na second one.\n[…]\nProse here.'],
  [[3, 4], 'Prose here. The words themselves.'],
  [[], ''],
])('verses %j are %j', (numbers, words) => {
  expect(getPassageText(buildSelectedPassage(t, 'en', place, psalm, numbers))).toBe(words);
});

test('a copied verse number is at the start of its verse', () => {
  const { runs } = buildSelectedPassage(t, 'en', place, psalm, [1, 2]);
  const copied = formatCopiedText(
    {
      reference: 'Psalm 23:1–2',
      runs,
      translation: { code: 'WEB', name: 'World English Bible' },
      link: '',
    },
    { ...defaultCopyOptions, numbers: true },
  );
  expect(copied).toBe('1 One line;\na second one.\n2 A third,\nand a fourth.\nPsalm 23:1–2 (WEB)');
});
