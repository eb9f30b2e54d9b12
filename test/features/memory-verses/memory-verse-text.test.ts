// Tests of the text of memory verses: the translation in which a verse is learnt, the translation
// that the person reads, numbering, and texts that are not on the device.
import { expect, test } from 'vitest';
import type { Chapter } from '../../../schemas/bible/chapter.ts';
import type { MemoryVerse } from '../../../schemas/entities/memory-verse.ts';
import { BackendError } from '../../../src/backend/backend-error.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import {
  findVerseTextsOnDevice,
  formatMemoryReference,
  getReaderUrl,
  loadVerseText,
  locateVerses,
} from '../../../src/features/memory-verses/memory-verse-text.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';

const psalm: MemoryVerse = {
  client_id: '',
  reference: 'Psaume 51.3',
  book: 'PSA',
  chapter: 51,
  verse: 1,
  translation: 'FRLSG',
};

/** A server with chapters whose verses are named by their translation and number. */
async function createContext(codes: Readonly<Record<string, string>>) {
  const data = await createMemoryContext();
  // The tests of a file share the device.
  await data.deviceDatabase.chapters.find().remove();
  const requests: string[] = [];
  let isOffline = false;
  const invoke = async (name: string, parameters: Readonly<Record<string, unknown>> = {}) => {
    if (isOffline) throw new BackendError('The server cannot be reached.', { code: 'network' });
    if (name === 'listTranslations')
      return answer({
        translations: Object.entries(codes).map(([code, language]) => ({
          code,
          language,
          name: code,
        })),
      });
    const [code, book, number] = [
      String(parameters['translationCode']),
      String(parameters['book']),
      Number(parameters['chapter']),
    ];
    requests.push(`${code} ${book} ${number}`);
    const language = codes[code];
    if (language === undefined)
      throw new BackendError('no', { status: 404, code: 'translation_not_found' });
    const chapter: Chapter = {
      translation: code,
      book,
      chapter: number,
      language,
      verses: [1, 2, 3, 4].map((verse) => ({ verse, text: ` ${code}  ${verse}! ` })),
      items: [],
    };
    return answer(chapter);
  };
  const { auth, integrations, agents, publicSettings } = data.backend;
  const functions = { ...data.backend.functions, invoke } as DataContext['backend']['functions'];
  return {
    data: Object.assign(data, {
      backend: { auth, integrations, agents, publicSettings, functions },
    }),
    requests,
    goOffline: () => (isOffline = true),
  };
}

function answer(data: object) {
  return { status: 200, headers: new Headers(), data };
}

test('the text comes in the translation of the verse, in its numbering and typography', async () => {
  const { data } = await createContext({ FRLSG: 'fr', KJV: 'en' });
  expect(await loadVerseText(data, psalm, 'en')).toMatchObject({
    kind: 'text',
    text: 'FRLSG 3\u202f!',
    reference: 'Psalm 51:3',
    translation: 'FRLSG',
    language: 'fr',
  });
});

test('without that translation, the text comes in the translation that the person reads', async () => {
  const { data } = await createContext({ KJV: 'en' });
  expect(await loadVerseText(data, psalm, 'en')).toMatchObject({
    text: 'KJV 1!',
    reference: 'Psalm 51:1',
    translation: 'KJV',
  });
  expect(await loadVerseText(data, { ...psalm, translation: null }, 'en')).toMatchObject({
    text: 'KJV 1!',
  });
});

test('several verses are one text, and the reference names the range', async () => {
  const { data } = await createContext({ KJV: 'en' });
  const range = { ...psalm, book: 'JHN', chapter: 3, verse: 2, end_chapter: 3, end_verse: 4 };
  expect(await loadVerseText(data, { ...range, translation: 'kjv' }, 'en')).toMatchObject({
    text: 'KJV 2! KJV 3! KJV 4!',
    reference: 'John 3:2–4',
  });
});

test('a text that was read once is there without a connection, another is not', async () => {
  const { data, goOffline } = await createContext({ KJV: 'en' });
  const verse = { ...psalm, translation: 'KJV' };
  await loadVerseText(data, verse, 'en');
  goOffline();
  expect(await loadVerseText(data, verse, 'en')).toMatchObject({ text: 'KJV 1!' });
  expect(await loadVerseText(data, { ...verse, chapter: 23 }, 'en')).toEqual({ kind: 'offline' });
});

test('a verse that no text has is missing', async () => {
  const { data } = await createContext({ KJV: 'en' });
  expect(await loadVerseText(data, { ...psalm, chapter: 3, book: 'ZZZ' }, 'en')).toEqual({
    kind: 'missing',
  });
  expect(await loadVerseText(data, { ...psalm, translation: 'KJV', verse: 9 }, 'en')).toEqual({
    kind: 'missing',
  });
});

test('the list reads texts on the device only', async () => {
  const { data, requests } = await createContext({ KJV: 'en' });
  const verse = { ...psalm, translation: 'KJV' };
  const verses = [
    { id: 'here', fields: verse },
    { id: 'not here', fields: { ...verse, chapter: 23 } },
  ];
  await loadVerseText(data, verse, 'en');
  const before = requests.length;
  const texts = await findVerseTextsOnDevice(data, verses, 'en');
  expect([...texts].map(([id, { text }]) => [id, text])).toEqual([['here', 'KJV 1!']]);
  expect(requests).toHaveLength(before);
});

test('reference and address use the numbering of the translation', () => {
  expect(formatMemoryReference(psalm, 'en')).toBe('Psalm 51:3');
  expect(getReaderUrl(psalm)).toBe('/Bible/FRLSG/PSA/51/3');
  expect(getReaderUrl({ ...psalm, translation: null, end_chapter: 51, end_verse: 2 })).toBe(
    '/Bible/KJV/PSA/51/1-2',
  );
});

test('a place that no Bible has keeps its own reference, and a damaged end is left out', () => {
  const nowhere = { ...psalm, book: '' };
  expect(formatMemoryReference(nowhere, 'en')).toBe('Psaume 51.3');
  expect(getReaderUrl(nowhere)).toBeUndefined();
  const endless = { ...psalm, translation: 'KJV', end_chapter: 1e9, end_verse: 5 };
  expect(locateVerses(endless, 'KJV')).toEqual([{ book: 'PSA', chapter: 51, verse: 1 }]);
});
