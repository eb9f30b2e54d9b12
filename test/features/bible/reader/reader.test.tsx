// Tests of the Bible reader with the bundled text: URLs, chapter navigation, verse selection, keys,
// and the reading position of other devices.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import { BackendError } from '../../../../src/backend/backend-error.ts';
import {
  insertInitialProfile,
  watchProfile,
  updateProfile,
} from '../../../../src/data/records/profile.ts';
import {
  saveReadingPosition,
  watchReadingPosition,
} from '../../../../src/data/bible/reading-position.ts';
import { saveTranslationChoice } from '../../../../src/data/bible/translation-choice.ts';
import { changeTextSettings } from '../../../../src/features/bible/text-settings/stored-text-settings.ts';
import { changeLanguage } from '../../../../src/locales/language.ts';
import { createMemoryContext } from '../../../support/memory-databases.ts';
import { changeTestLanguage } from '../../../support/render.tsx';
import { addKingJames, buildAnswer, openBible } from './reader-setup.tsx';

async function guest() {
  return addKingJames(Object.assign(await createMemoryContext(), { account: null }));
}

async function alice() {
  const data = addKingJames(await createMemoryContext());
  const account = data.account ?? { id: '', email: '', full_name: '' };
  await insertInitialProfile(data.userDatabase, {
    ...account,
    role: 'user',
    is_verified: true,
    disabled: false,
    created_date: '2026-01-01T00:00:00.000Z',
    updated_date: '2026-01-01T00:00:00.000Z',
  });
  return data;
}

const verses = (container: HTMLElement, mark: string) =>
  [...container.querySelectorAll<HTMLElement>(`[data-${mark}]`)].map(({ dataset }) =>
    Number(dataset['verse']),
  );

test('without a reading position the reader opens John 1 and reports no missing translation', async () => {
  const page = await openBible(await guest(), '/Bible');
  await page.text('John 1');
  expect(page.path()).toBe('/Bible/KJV/JHN/1');
  expect(screen.queryByText(/isn’t available here/)).toBeNull();
});

test('a chosen translation that is missing is reported once', async () => {
  const data = await guest();
  await saveTranslationChoice(data, 'ESV');
  const first = await openBible(data, '/Bible');
  await first.text('John 1');
  expect(first.path()).toBe('/Bible/KJV/JHN/1');
  expect(
    screen.getByText(
      /English Standard Version isn’t available here, so you’re reading King James Version/,
    ),
  ).toBeDefined();
  cleanup();
  await (await data.userDatabase.activity.findOne('last-place').exec())?.remove();
  const second = await openBible(data, '/Bible');
  await second.text('John 1');
  expect(screen.queryByText(/isn’t available here/)).toBeNull();
});

test('without a passage in the URL the reader opens at the last reading position', async () => {
  const data = await guest();
  await saveReadingPosition(data, { translation: 'KJV', book: 'ROM', chapter: 8, verse: 28 });
  const page = await openBible(data, '/Bible');
  await page.text('Romans 8');
  expect(page.path()).toBe('/Bible/KJV/ROM/8');
  expect(page.router.state.location.state).toEqual({ resume: 28 });
});

test.each([
  ['KJV', null, '/Bible/FRNEW/PSA/51', 'was only a fallback'],
  ['KJV', 'KJV', '/Bible/KJV/PSA/51', 'was chosen'],
  ['FRLSG', null, '/Bible/FRLSG/PSA/51', 'is in the user’s language'],
] as const)(
  'a French user whose last position is in %s (choice: %s) continues at %s, because it %s',
  async (translation, chosen, path, _reason) => {
    await act(() => changeLanguage('fr'));
    onTestFinished(() => act(() => changeLanguage('en')));
    const data = await guest();
    const { functions } = data.backend;
    const { invoke } = functions;
    const translations = [
      { code: 'KJV', language: 'en', name: 'King James Version' },
      { code: 'FRNEW', language: 'fr', name: 'Une Bible importée' },
    ];
    functions.invoke = (name, parameters) =>
      name === 'listTranslations'
        ? Promise.resolve(buildAnswer({ translations }))
        : invoke(name, parameters);
    if (chosen) await saveTranslationChoice(data, chosen);
    await saveReadingPosition(data, { translation, book: 'PSA', chapter: 51, verse: 1 });
    const page = await openBible(data, '/Bible');
    await waitFor(() => expect(page.path()).toBe(path));
  },
);

test('an offline chapter is requested again on the "online" event of the browser', async () => {
  const data = await guest();
  const { functions } = data.backend;
  const { invoke } = functions;
  functions.invoke = () => Promise.reject(new BackendError('no answer', {}));
  const page = await openBible(data, '/Bible/KJV/MIC/6');
  await screen.findByRole('heading', { name: 'This chapter isn’t downloaded yet' });
  functions.invoke = invoke;
  act(() => void window.dispatchEvent(new Event('online')));
  await page.text('Micah 6');
});

test('a URL with verses marks exactly these verses', async () => {
  const page = await openBible(await guest(), '/Bible/KJV/JHN/3/16,18-20');
  await page.text('John 3');
  expect(verses(page.container, 'aimed')).toEqual([16, 18, 19, 20]);
});

test('a URL with a book name in any letter case is corrected and keeps its verses', async () => {
  const page = await openBible(await guest(), '/Bible/kjv/jean/3/16');
  await page.text('John 3');
  expect(page.path()).toBe('/Bible/KJV/JHN/3/16');
});

test.each([
  ['/Bible/KJV/JHN/3/999', 'John 3 ends at verse 36 (King James Version). There is no verse 999.'],
  ['/Bible/KJV/PSA/151', 'Psalms ends at chapter 150 (King James Version)'],
  ['/Bible/KJV/XYZ/1', 'We can’t find that passage'],
  ['/Bible/KJV/JHN/three', 'We can’t find that passage'],
  ['/Bible/XYZ/JHN/3', 'XYZ isn’t available here'],
])('the address %s shows a helpful message: %s', async (address, sentence) => {
  await openBible(await guest(), address);
  expect(await screen.findByText(sentence)).toBeDefined();
});

test('a chapter number past the end of the book shows a link to its last chapter', async () => {
  const page = await openBible(await guest(), '/Bible/KJV/PSA/151');
  expect((await screen.findByRole('link', { name: 'Go to Psalm 150' })).getAttribute('href')).toBe(
    '/Bible/KJV/PSA/150',
  );
  expect(page.path()).toBe('/Bible/KJV/PSA/151');
});

test('invalid verse numbers in an address are ignored', async () => {
  const page = await openBible(await guest(), '/Bible/KJV/JHN/3/abc');
  await page.text('John 3');
  expect(verses(page.container, 'aimed')).toEqual([]);
});

test('next and previous links cross book boundaries and end at the ends of the Bible', async () => {
  const page = await openBible(await guest(), '/Bible/KJV/MAL/4');
  await page.text('Malachi 4');
  expect(screen.getByRole('link', { name: 'Next chapter' }).getAttribute('href')).toBe(
    '/Bible/KJV/MAT/1',
  );
  await page.go('/Bible/KJV/REV/22');
  await page.text('Revelation 22');
  expect(screen.queryByRole('link', { name: 'Next chapter' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Previous chapter' }).getAttribute('href')).toBe(
    '/Bible/KJV/REV/21',
  );
});

test('a tap selects or deselects a verse, Shift extends, and another chapter clears', async () => {
  const page = await openBible(await guest(), '/Bible/KJV/JHN/3');
  await page.text('John 3');
  const tap = (verse: number, shiftKey = false) =>
    fireEvent.click(page.container.querySelector(`#v${verse} button`) ?? page.container, {
      shiftKey,
    });
  tap(5);
  expect(verses(page.container, 'selected')).toEqual([5]);
  tap(8, true);
  expect(verses(page.container, 'selected')).toEqual([5, 6, 7, 8]);
  tap(6);
  expect(verses(page.container, 'selected')).toEqual([5, 7, 8]);
  await page.go('/Bible/KJV/JHN/4');
  await page.text('John 4');
  expect(verses(page.container, 'selected')).toEqual([]);
});

test('Escape clears the selected verses', async () => {
  const page = await openBible(await guest(), '/Bible/KJV/JHN/3');
  await page.text('John 3');
  fireEvent.click(page.container.querySelector('#v5 button') ?? page.container);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(verses(page.container, 'selected')).toEqual([]);
});

test('arrow keys change the chapter, and ? lists the keys if single keys are on', async () => {
  const page = await openBible(await guest(), '/Bible/KJV/JHN/3');
  await page.text('John 3');
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  await page.text('John 4');
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  await page.text('John 3');
  changeTextSettings({ keys: false });
  fireEvent.keyDown(document.body, { key: '?' });
  expect(screen.queryByRole('dialog')).toBeNull();
  changeTextSettings({ keys: true });
  fireEvent.keyDown(document.body, { key: '?' });
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
});

test('the slash key focuses the search field, also from another tab of the panel', async () => {
  const page = await openBible(await guest(), '/Bible/KJV/JHN/3');
  await page.text('John 3');
  fireEvent.keyDown(document.body, { key: '/' });
  const box = await screen.findByRole('searchbox');
  await waitFor(() => expect(document.activeElement).toBe(box));
  const history = screen.getByRole('tab', { name: 'History' });
  history.focus();
  fireEvent.click(history);
  expect(screen.getByRole('tab', { selected: true })).toBe(history);
  fireEvent.keyDown(history, { key: '/' });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Search');
  await waitFor(() => expect(document.activeElement).toBe(box));
  // Arrows belong to the tabs.
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowLeft' });
  expect(page.path()).toBe('/Bible/KJV/JHN/3');
});

test('an opened chapter is the reading position and is in the history', async () => {
  const data = await guest();
  const page = await openBible(data, '/Bible/KJV/JHN/3');
  await page.text('John 3');
  await waitFor(async () =>
    expect(await firstValueFrom(watchReadingPosition(data))).toMatchObject({
      translation: 'KJV',
      book: 'JHN',
      chapter: 3,
    }),
  );
  const history = await data.userDatabase.activity.find({ selector: { kind: 'history' } }).exec();
  expect(history.map(({ id }) => id)).toEqual(['history|JHN.3']);
});

test('a chapter change, not opening the Bible, saves the canonical profile position', async () => {
  const data = await alice();
  const placeInProfile = async () => (await firstValueFrom(watchProfile(data)))?.reading_place;
  const opened = await openBible(data, '/Bible/KJV/JHN/3');
  await opened.text('John 3');
  cleanup();
  const two = await openBible(data, '/Bible/KJV/JHN/3');
  await two.text('John 3');
  expect(await placeInProfile()).toBeUndefined();
  await two.go('/Bible/KJV/JHN/4');
  await two.text('John 4');
  cleanup();
  await waitFor(async () => expect(await placeInProfile()).toMatch(/^KJV JHN\.4\.\d+$/));
});

test('the position of another device is offered, not opened; one answer closes it', async () => {
  const data = await alice();
  await saveReadingPosition(data, { translation: 'KJV', book: 'JHN', chapter: 3, verse: 1 });
  await updateProfile(data, { reading_place: 'KJV ROM.8.28' });
  const page = await openBible(data, '/Bible');
  await page.text('John 3');
  expect(await screen.findByText('You read up to Romans 8 on another device.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByText(/on another device/)).toBeNull());
  expect(page.path()).toBe('/Bible/KJV/JHN/3');
  await updateProfile(data, { reading_place: 'KJV ROM.9.1' });
  fireEvent.click(await screen.findByRole('button', { name: 'Continue at Romans 9' }));
  await page.text('Romans 9');
});

test('a URL with a passage opens the passage and offers no other device’s position', async () => {
  const data = await alice();
  await updateProfile(data, { reading_place: 'KJV ROM.8.28' });
  const page = await openBible(data, '/Bible/KJV/JHN/3');
  await page.text('John 3');
  // The stored records have been read by the second page.
  await page.go('/Bible/KJV/JHN/4');
  await page.text('John 4');
  expect(screen.queryByText(/on another device/)).toBeNull();
});

test('only the bar above the text shows the book and the translation', async () => {
  const page = await openBible(await guest(), '/Bible/KJV/JHN/3');
  await page.text('John 3');
  expect(screen.getByRole('button', { name: /John 3 · King James Version/ })).toBeTruthy();
  const heading = screen.getByRole('heading', { level: 1, name: 'John 3' });
  expect(heading.querySelector('[class*="visuallyHidden"]')?.textContent).toBe('John ');
  expect(page.container.querySelector('article h1 + div')?.textContent).not.toContain(
    'King James Version',
  );
});

test('the chapter bookmark button has a name and pressed state; guests do not see it', async () => {
  const data = await alice();
  const opened = await openBible({ ...data, account: null }, '/Bible/KJV/JHN/3');
  await opened.text('John 3');
  expect(screen.queryByRole('button', { name: 'Chapter bookmark' })).toBeNull();
  cleanup();
  const two = await openBible(data, '/Bible/KJV/JHN/3');
  await two.text('John 3');
  const button = await screen.findByRole('button', { name: 'Chapter bookmark' });
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
});

test('the copyright line of the translation is shown below the text', async () => {
  const page = await openBible(await guest(), '/Bible/KJV/JHN/3');
  await page.text('John 3');
  expect(
    screen
      .getByText(/King James Version\. Public domain/)
      .closest('[lang]')
      ?.getAttribute('lang'),
  ).toBe('en');
});

test('the licence of King James is in the language of the interface', async () => {
  await changeTestLanguage('fr');
  const page = await openBible(await guest(), '/Bible/KJV/JHN/3');
  await page.text('Jean 3');
  expect(
    screen.getByText(
      'King James Version. Domaine public. Au Royaume-Uni, les droits appartiennent à la Couronne.',
    ).lang,
  ).toBe('fr');
});

test.each([
  ['one translation, it is not offered', [], 0],
  ['two translations, it is offered', [{ code: 'WEB', language: 'en', name: 'World English' }], 1],
])('a second translation: with %s', async (_, others, count) => {
  const data = await guest();
  await data.deviceDatabase.chapters.incrementalUpsert({
    id: 'translations',
    kind: 'translations',
    order: '2026-11-27',
    value: {
      translations: [{ code: 'KJV', language: 'en', name: 'King James Version' }, ...others],
    },
  });
  const page = await openBible(data, '/Bible/KJV/JHN/3');
  await page.text('John 3');
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: 'Second translation' })).toHaveLength(count),
  );
});
