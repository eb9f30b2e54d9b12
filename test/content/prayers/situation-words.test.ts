// Tests of the words that show situations: notation, known groups, no phrase twice, and how phrases
// are found in a text.
import { expect, test } from 'vitest';
import {
  buildPhraseIndex,
  findPhrases,
  splitIntoWords,
} from '../../../content/prayers/situations/find-phrases.ts';
import { situationIds } from '../../../content/prayers/situations/situations.ts';
import { requestWordsByLanguage } from '../../../content/text-analysis/words-by-language.ts';

const wordsByLanguage = Object.entries(requestWordsByLanguage).map(
  ([language, { situation }]) => [language, situation] as const,
);

test.each(wordsByLanguage)('%s: phrases are folded and written in the notation', (_, words) => {
  const lists = [...Object.values(words.sure), ...Object.values(words.hints)];
  const parts = lists.flatMap((list) => list.split(/,\s*/)).flatMap((text) => text.split(' '));
  const atoms = parts.flatMap((part) => part.replace(/^\+/, '').split('|'));
  const known = /^(?:[a-z0-9]+\*?|#\d*)$/;
  expect(atoms.filter((word) => !known.test(word) && !(word in words.groups))).toEqual([]);
  expect(
    Object.values(words.groups)
      .join('|')
      .split('|')
      .filter((word) => !/^[a-z0-9]+\*?$/.test(word)),
  ).toEqual([]);
  for (const list of lists) {
    const phrases = list.split(/,\s*/);
    expect(phrases.filter((text, index) => phrases.indexOf(text) !== index)).toEqual([]);
  }
  expect(Object.keys(words.sure).toSorted()).toEqual(situationIds.toSorted());
});

function find(text: string): [string, boolean][] {
  return findPhrases(
    splitIntoWords(text),
    buildPhraseIndex(requestWordsByLanguage.en.situation),
  ).flatMap(({ topic, isSure, isDenied }) => (isSure ? [[topic, isDenied] as const] : [])) as [
    string,
    boolean,
  ][];
}

test.each<[string, [string, boolean][]]>([
  ['We lost our job', [['unemployment', false]]],
  ['We lost. A job', []],
  ['I am not ill', [['illness', true]]],
  ['Our baby is not sick', [['sick-child', true]]],
  ['She turns 12 today', [['birthday', false]]],
  [
    'My 12 year old is in hospital',
    [
      ['sick-child', false],
      ['illness', false],
    ],
  ],
  ['My 82 year old is in hospital', [['illness', false]]],
])('phrases of “%s”', (text, expected) => {
  const found = find(text);
  for (const [situation, isDenied] of expected) expect(found).toContainEqual([situation, isDenied]);
  expect(new Set(found.map(([situation]) => situation)).size).toBe(expected.length);
});
