// A verse that was kept without its words finds them later: in its own translation, by whose count it is named.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wordsOfVerse } from '../../src/data/made-words/verse-words.ts';
import { hasTextFolder } from '../bible/text-folder.ts';
import { type AtHome, aliceAtHome, closeHomes } from './at-home.ts';
import { kingJames, madeStage, type MadeStage } from './made-stage.ts';

let stage: MadeStage;
let alice: AtHome;

beforeEach(async () => {
  stage = madeStage(() => new Response('', { status: 500 }));
  alice = await aliceAtHome({ backend: stage.backend, online: stage.online });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await closeHomes();
});

test('none without a network; its own words with one, and without again', async () => {
  const verse = { reference: 'John 3:16', translation: 'kjv' };
  stage.online.next(false);
  expect(await wordsOfVerse(alice, verse, 'en')).toBeNull();
  stage.online.next(true);
  const found = { reference: 'John 3:16', text: await kingJames('JHN', 3, 16), translation: 'KJV' };
  expect(await wordsOfVerse(alice, verse, 'en')).toEqual(found);
  stage.online.next(false);
  expect(await wordsOfVerse(alice, verse, 'en')).toEqual(found);
});

test('a reference in another language than the one on the screen, and more than one verse', async () => {
  const text = `${await kingJames('PSA', 23, 1)} ${await kingJames('PSA', 23, 2)}`;
  expect(await wordsOfVerse(alice, { reference: 'Psaume 23.1-2', translation: 'KJV' }, 'pt')).toEqual({ reference: 'Psaume 23.1-2', text, translation: 'KJV' });
});

test('in a translation that is gone it is quoted from the one that is here, under that one’s name', async () => {
  const text = await kingJames('JHN', 3, 16);
  expect(await wordsOfVerse(alice, { reference: 'Jean 3.16', translation: 'FRGONE' }, 'en')).toEqual({ reference: 'John 3:16', text, translation: 'KJV' });
});

test.runIf(hasTextFolder)('by the count of its own translation, which has the tenth verse of King James as its twelfth', async () => {
  expect(await wordsOfVerse(alice, { reference: 'Psaume 51.12', translation: 'FRLSG' }, 'en')).toMatchObject({ reference: 'Psaume 51.12', text: expect.stringContaining('Crée en moi un cœur pur'), translation: 'FRLSG' });
}, 30_000);

test.each(['Psalm 23', 'Psalm 151:1', 'nothing', ''])('%j names no verse', async (reference) => {
  expect(await wordsOfVerse(alice, { reference, translation: 'KJV' }, 'en')).toBeNull();
});
