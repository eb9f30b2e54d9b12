// Tests of loadVerseText, which finds the text of a verse saved without text, in its translation
// and numbering.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadVerseText } from '../../../src/features/generation/verses/load-verse-text.ts';
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

test('loadVerseText returns null offline until the verse was loaded once online', async () => {
  const verse = { reference: 'John 3:16', translation: 'kjv' };
  setup.online.next(false);
  expect(await loadVerseText(alice, verse, 'en')).toBeNull();
  setup.online.next(true);
  const storedText = {
    reference: 'John 3:16',
    text: await readKingJamesVerse('JHN', 3, 16),
    translation: 'KJV',
  };
  expect(await loadVerseText(alice, verse, 'en')).toEqual(storedText);
  setup.online.next(false);
  expect(await loadVerseText(alice, verse, 'en')).toEqual(storedText);
});

test('loadVerseText reads several verses from a reference in another language', async () => {
  const text = `${await readKingJamesVerse('PSA', 23, 1)} ${await readKingJamesVerse('PSA', 23, 2)}`;
  expect(
    await loadVerseText(alice, { reference: 'Psaume 23.1-2', translation: 'KJV' }, 'pt'),
  ).toEqual({ reference: 'Psaume 23.1-2', text, translation: 'KJV' });
});

test('an available translation is quoted and named instead of an unavailable one', async () => {
  const text = await readKingJamesVerse('JHN', 3, 16);
  expect(
    await loadVerseText(alice, { reference: 'Jean 3.16', translation: 'FRGONE' }, 'en'),
  ).toEqual({ reference: 'John 3:16', text, translation: 'KJV' });
});

test.runIf(hasTextFolder)(
  'a verse reference is read in its translation’s numbering (Psalm 51:10 is 51.12 in Segond)',
  async () => {
    expect(
      await loadVerseText(alice, { reference: 'Psaume 51.12', translation: 'FRLSG' }, 'en'),
    ).toMatchObject({
      reference: 'Psaume 51.12',
      text: expect.stringContaining('Crée en moi un cœur pur'),
      translation: 'FRLSG',
    });
  },
  30_000,
);

test.each(['Psalm 23', 'Psalm 151:1', 'nothing', ''])('%j names no verse', async (reference) => {
  expect(await loadVerseText(alice, { reference, translation: 'KJV' }, 'en')).toBeNull();
});
