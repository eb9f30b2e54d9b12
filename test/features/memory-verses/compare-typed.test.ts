// Tests of the comparison of a typed verse with its text in four languages.
import { describe, expect, test } from 'vitest';
import { compareTyped, isSameWord } from '../../../src/features/memory-verses/compare-typed.ts';
import { splitIntoWords } from '../../../src/features/memory-verses/verse-words.ts';

const compare = (text: string, typed: string, language = 'en') =>
  compareTyped(splitIntoWords(text, language), typed, language);
const isSame = (...input: Parameters<typeof compare>) =>
  compare(...input).every(({ kind }) => kind === 'same');

describe('case, accents, punctuation and spaces do not matter', () => {
  test.each([
    ['en', 'The lamp doesn’t burn, “by day”; it shines.', 'the LAMP doesnt  burn by day it shines'],
    ['en', 'Every one shines; well-known.', 'everyone shines well known'],
    ['fr', 'L’homme au cœur léger dit : « Où va-t-il ? »', 'lhomme au coeur leger dit ou va t il'],
    ['fr', 'Aujourd’hui, qu’il vienne !', 'aujourdhui qu il vienne'],
    ['es', '¿Quién llamó? —dijo el niño—; «¡pasa!»', 'quien llamo dijo el nino pasa'],
    ['pt', 'Dá-me a mão, ó irmão: não há pressa!', 'da me a mao o irmao nao ha pressa'],
  ])('in %s: %s', (language, text, typed) => {
    expect(isSame(text, typed, language)).toBe(true);
    expect(isSame(text, `${typed} x`, language)).toBe(false);
  });
});

test('the words of the verse are shown as the verse has them', () => {
  expect(compare('Be still, my Soul.', 'be still my soul')).toEqual([
    { kind: 'same', text: 'Be still, my Soul.' },
  ]);
});

test('missing and other words stand where they belong', () => {
  expect(compare('The small lamp shines at night.', 'the lamp shines brightly at night')).toEqual([
    { kind: 'same', text: 'The ' },
    { kind: 'missing', text: 'small ' },
    { kind: 'same', text: 'lamp shines ' },
    { kind: 'extra', text: 'brightly' },
    { kind: 'same', text: 'at night.' },
  ]);
});

test('a wrong word is both: the word of the verse is missing, and the typed word is not in it', () => {
  expect(compare('The lamp shines.', 'the lamp burns')).toEqual([
    { kind: 'same', text: 'The lamp ' },
    { kind: 'missing', text: 'shines.' },
    { kind: 'extra', text: 'burns' },
  ]);
});

test.each([
  ['en', ' The lamp, said he, burns—by night—for us. ', 'the lamp burns bright night'],
  ['zh', '小灯在夜里发光，照亮每一条路。', '小灯在白天发光照亮路'],
  ['fr', 'Il dit\u202f: «\u00a0Viens\u202f!\u00a0» Puis il partit.', 'il dit va puis partit'],
])('the words and spaces of a verse in %s stay as they are', (language, text, typed) => {
  const parts = compare(text, typed, language);
  const ofVerse = parts.filter(({ kind }) => kind !== 'extra').map((part) => part.text);
  expect(parts.some(({ kind }) => kind === 'missing')).toBe(true);
  expect(ofVerse.join('')).toBe(text);
});

test('an empty text leaves the whole verse missing', () => {
  expect(compare('The lamp shines.', ' … ')).toEqual([
    { kind: 'missing', text: 'The lamp shines.' },
  ]);
});

test('a single word is compared in the same way', () => {
  expect(isSameWord(' COEUR ', 'cœur')).toBe(true);
  expect(isSameWord('', 'cœur')).toBe(false);
  expect(isSameWord('corps', 'cœur')).toBe(false);
});
