// A prayer composed on the device: the passages are ours, the words of Scripture come from a Bible text, and from the right verse.
import { expect, test } from 'vitest';
import type { Chapter } from '../../schemas/chapter.ts';
import { BackendError } from '../../src/backend/backend-error.ts';
import type { Data } from '../../src/data/data.ts';
import { composePrayer, prayerPrompts } from '../../src/data/prayer-composer.ts';

/** A backend whose verses say where they stand; it has no translation NONE. */
function aData(answer: 'there' | 'offline'): Data {
  const chapterOf = (place: { translation: string; book: string; chapter: number }): Chapter => ({
    ...place,
    language: 'en',
    items: [],
    verses: Array.from({ length: 176 }, (_, verse) => ({ verse: verse + 1, text: `${place.translation} ${place.book} ${place.chapter}:${verse + 1}` })),
  });
  const invoke = async (_name: string, { translationCode: translation, book, chapter }: { translationCode: string; book: string; chapter: number }) => {
    if (translation === 'NONE') throw new BackendError('No such translation.', { status: 404, code: 'translation_not_found' });
    if (answer === 'offline') throw new BackendError('There is no way to the server.', { code: 'network' });
    return { status: 200, headers: new Headers(), data: chapterOf({ translation, book, chapter }) };
  };
  const chapters = { findOne: () => ({ exec: async () => null }), incrementalUpsert: async () => {} };
  return { device: { chapters }, backend: { functions: { invoke } }, storage: 'memory', report: () => {} } as unknown as Data;
}

const wish = { request: 'My mother is ill.', category: 'other', language: 'fr', translation: 'KJV' } as const;

test('the verses are quoted from the translation, at the place that the reference names', async () => {
  const { prayer_text: text, verses } = await composePrayer(aData('there'), { ...wish, translation: 'WEB' });
  expect(text).toContain('Amen');
  expect(verses.length).toBeGreaterThanOrEqual(2);
  for (const { reference, text: words, translation } of verses) {
    expect(translation).toBe('WEB');
    const [, chapter, verse] = /(\d+)\.(\d+)(?:-\d+)?$/.exec(reference) ?? [];
    expect(words).toMatch(new RegExp(`^WEB \\w{3} ${chapter}:${verse}\\b`));
  }
});

test('a translation that counts otherwise is quoted by its own count', async () => {
  // Segond counts the titles of many psalms as verses.
  const all = await Promise.all(Array.from({ length: 20 }, () => composePrayer(aData('there'), { ...wish, translation: 'FRLSG' })));
  const verses = all.flatMap((composed) => composed.verses);
  for (const { reference, text: words } of verses) {
    const [, chapter, verse] = /(\d+)\.(\d+)(?:-\d+)?$/.exec(reference) ?? [];
    expect(words).toMatch(new RegExp(`^FRLSG \\w{3} ${chapter}:${verse}\\b`));
  }
});

test('in place of a translation that is not to be had the King James is quoted', async () => {
  const { verses } = await composePrayer(aData('there'), { ...wish, translation: 'NONE' });
  expect(verses.map(({ translation }) => translation)).toEqual(verses.map(() => 'KJV'));
});

test('without a way to the text the references stand alone', async () => {
  const { verses } = await composePrayer(aData('offline'), wish);
  expect(verses.every(({ text, reference }) => text === '' && reference !== '')).toBe(true);
});

test('danger in the words is passed on, and only there', async () => {
  expect(await composePrayer(aData('offline'), { ...wish, request: 'Je veux mourir' })).toHaveProperty('concern', 'life');
  expect(await composePrayer(aData('offline'), { ...wish, request: 'Mon mari me frappe' })).toHaveProperty('concern', 'violence');
  expect(await composePrayer(aData('offline'), wish)).not.toHaveProperty('concern');
});

test('six invitations in each language', () => {
  for (const language of ['en', 'fr', 'es', 'pt'] as const) expect(new Set(prayerPrompts(language)).size).toBe(6);
});
