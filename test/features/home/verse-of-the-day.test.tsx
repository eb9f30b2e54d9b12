// Tests of the verse of the day on Home: its text in the user's translation and numbering, without
// a network, and its links, picture and shared text.
import { fireEvent, screen, within } from '@testing-library/react';
import { BehaviorSubject, firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendError } from '../../../src/backend/backend-error.ts';
import { saveReadingPosition } from '../../../src/data/bible/reading-position.ts';
import { saveTranslationChoiceFor } from '../../../src/data/bible/translation-choice.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { watchVerseOfTheDay } from '../../../src/features/home/verse-of-the-day/load-verse-of-the-day.ts';
import { buildAnswer } from '../bible/reader/reader-setup.tsx';
import { createAlice, createGuest, findVerseOfTheDay, openHome } from './home-page-setup.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

const words = 'O give thanks unto the LORD, for he is good: for his mercy endureth for ever.';

/** Replaces the server's texts; returns the names of the functions that were called. */
function serveTexts(data: DataContext, serve: (parameters: object) => object): string[] {
  const calls: string[] = [];
  const invoke = async <T,>(name: string, parameters: object = {}) => {
    calls.push(name);
    if (name === 'listTranslations') return buildAnswer<T>({ translations: [] });
    return buildAnswer<T>(serve(parameters));
  };
  const functions = { ...data.backend.functions, invoke } as DataContext['backend']['functions'];
  Object.assign(data, { backend: { ...data.backend, functions } });
  return calls;
}

function refuse(): never {
  throw new BackendError('There is no network.', { status: 0, code: 'network' });
}

function buildChapter(parameters: object) {
  const { translationCode: translation, book, chapter } = parameters as Record<string, unknown>;
  const verses = [1, 12, 13, 14].map((verse) => ({
    verse,
    text: `Words of ${String(translation)} ${verse}`,
  }));
  const items = verses.map(({ verse, text }) => ({ kind: 'verse', verse, parts: [{ text }] }));
  return { translation, book, chapter, language: 'en', verses, items, footnotes: [] };
}

test('the card has the text, the source, and a link to the verse in its chapter', async () => {
  await openHome(await createAlice());
  const card = within(findVerseOfTheDay());
  expect((await card.findByRole('blockquote')).textContent).toBe(words);
  expect(card.getByText('Psalm 107:1 · King James Version')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Read the chapter' }).getAttribute('href')).toBe(
    '/Bible/KJV/PSA/107/1',
  );
});

test('a guest shares the verse with its reference', async () => {
  await openHome(await createGuest());
  const card = within(findVerseOfTheDay());
  await card.findByRole('blockquote');
  fireEvent.click(card.getByRole('button', { name: 'Share' }));
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(preview.getByText(/A verse from the Bible/).textContent).toContain(
    `“${words}”\nPsalm 107:1 (KJV)`,
  );
});

test('the picture button opens the picture of the verse', async () => {
  await openHome(await createGuest());
  const card = within(findVerseOfTheDay());
  await card.findByRole('blockquote');
  fireEvent.click(card.getByRole('button', { name: 'Create image' }));
  const dialog = await screen.findByRole('dialog', { name: 'Image of Psalm 107:1' });
  // The test environment draws no pictures, so the app hides the picture after a moment.
  const picture = within(dialog).getByRole('img', { hidden: true });
  expect(picture.getAttribute('aria-label')).toContain(words);
});

test('without a text the card shows the reference, a message, and no picture', async () => {
  // The tests of this file share the stored chapters, so this day has another chapter.
  vi.setSystemTime(new Date('2026-11-27T12:00:00'));
  const data = await createGuest();
  serveTexts(data, refuse);
  await openHome(data);
  const card = within(findVerseOfTheDay());
  expect(await card.findByText('Exodus 33:14')).toBeTruthy();
  expect(card.getByText(/when you’re online/)).toBeTruthy();
  expect(card.queryByRole('button', { name: 'Create image' })).toBeNull();
  expect(card.getByRole('link', { name: 'Read the chapter' })).toBeTruthy();
});

test('the text of the verse appears when the network is back', async () => {
  vi.setSystemTime(new Date('2026-11-29T12:00:00'));
  const data = await createGuest();
  const online = new BehaviorSubject(false);
  let isServed = false;
  serveTexts(data, (parameters) => (isServed ? buildChapter(parameters) : refuse()));
  await openHome(Object.assign(data, { online }));
  const card = within(findVerseOfTheDay());
  await card.findByText(/when you’re online/);
  isServed = true;
  online.next(true);
  expect((await card.findByRole('blockquote')).textContent).toBe('Words of KJV 12');
});

test('a user who has read needs no list of translations', async () => {
  const data = await createAlice();
  const calls = serveTexts(data, buildChapter);
  await saveReadingPosition(data, { translation: 'WEB', book: 'JHN', chapter: 3, verse: 1 });
  const verse = await firstValueFrom(watchVerseOfTheDay(data, 'en'));
  expect(verse).toMatchObject({ text: 'Words of WEB 1', place: { translation: 'WEB' } });
  expect(calls).toEqual(['fetchBibleChapter']);
});

test('a translation that was chosen after the last reading is quoted', async () => {
  const data = await createAlice();
  const offered = { code: 'WEB', language: 'en', name: 'World English Bible' };
  serveTexts(data, buildChapter);
  const { invoke } = data.backend.functions;
  Object.assign(data.backend.functions, {
    invoke: async (name: string, parameters: object) =>
      name === 'listTranslations'
        ? buildAnswer({ translations: [offered] })
        : invoke(name, { ...parameters }),
  });
  await saveReadingPosition(data, { translation: 'KJV', book: 'JHN', chapter: 3, verse: 1 });
  await saveTranslationChoiceFor(data, 'en', 'WEB');
  const verse = await firstValueFrom(watchVerseOfTheDay(data, 'en'));
  expect(verse.place.translation).toBe('WEB');
});

test('a psalm has the verse numbers of a translation that counts the title', async () => {
  vi.setSystemTime(new Date('2026-10-07T12:00:00'));
  const data = await createAlice();
  serveTexts(data, buildChapter);
  await saveReadingPosition(data, { translation: 'FRLSG', book: 'JHN', chapter: 3, verse: 1 });
  const verse = await firstValueFrom(watchVerseOfTheDay(data, 'fr'));
  expect(verse).toMatchObject({
    reference: 'Psaume 51.12-14',
    place: { translation: 'FRLSG', book: 'PSA', chapter: 51 },
    verses: [12, 13, 14],
  });
});
