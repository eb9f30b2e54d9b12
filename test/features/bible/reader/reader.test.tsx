// The reader over the bundled text: addresses, turns, choosing verses, keys, and what other devices
// read.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { expect, test } from 'vitest';
import {
  insertInitialProfile,
  watchProfile,
  updateProfile,
} from '../../../../src/data/records/profile.ts';
import {
  saveReadingPosition,
  watchReadingPosition,
} from '../../../../src/data/bible/reading-position.ts';
import { changeTextSettings } from '../../../../src/features/bible/text-settings/stored-text-settings.ts';
import { createMemoryContext } from '../../../support/memory-databases.ts';
import { openBible, addKingJames } from './reader-setup.tsx';

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

test('who never read begins with John, in what can be had, and is told once why', async () => {
  const data = await guest();
  const first = await openBible(data, '/Bible');
  await first.text('John 1');
  expect(first.path()).toBe('/Bible/KJV/JHN/1');
  expect(
    screen.getByText(
      /English Standard Version is not available here, so you are reading King James Version/,
    ),
  ).toBeDefined();
  cleanup();
  await (await data.userDatabase.activity.findOne('last-place').exec())?.remove();
  const second = await openBible(data, '/Bible');
  await second.text('John 1');
  expect(screen.queryByText(/is not available here/)).toBeNull();
});

test('who read here before begins where they were', async () => {
  const data = await guest();
  await saveReadingPosition(data, { translation: 'KJV', book: 'ROM', chapter: 8, verse: 28 });
  const page = await openBible(data, '/Bible');
  await page.text('Romans 8');
  expect(page.path()).toBe('/Bible/KJV/ROM/8');
  expect(page.router.state.location.state).toEqual({ resume: 28 });
});

test('an address with verses marks them, all of them and no other', async () => {
  const page = await openBible(await guest(), '/Bible/KJV/JHN/3/16,18-20');
  await page.text('John 3');
  expect(verses(page.container, 'aimed')).toEqual([16, 18, 19, 20]);
});

test('an address by name, in any letters, is put right and keeps its verses', async () => {
  const page = await openBible(await guest(), '/Bible/kjv/jean/3/16');
  await page.text('John 3');
  expect(page.path()).toBe('/Bible/KJV/JHN/3/16');
});

test.each([
  ['/Bible/KJV/JHN/3/999', 'John 3 ends with verse 36 in KJV: there is no verse 999.'],
  ['/Bible/KJV/PSA/151', 'Psalms ends with chapter 150 in KJV'],
  ['/Bible/KJV/XYZ/1', 'This place is not in the Bible'],
  ['/Bible/KJV/JHN/three', 'This place is not in the Bible'],
  ['/Bible/XYZ/JHN/3', 'This server does not have XYZ'],
])('%s is answered kindly: %s', async (address, sentence) => {
  await openBible(await guest(), address);
  expect(await screen.findByText(sentence)).toBeDefined();
});

test('from a chapter beyond the book a way leads to its last', async () => {
  const page = await openBible(await guest(), '/Bible/KJV/PSA/151');
  expect((await screen.findByRole('link', { name: 'Go to Psalm 150' })).getAttribute('href')).toBe(
    '/Bible/KJV/PSA/150',
  );
  expect(page.path()).toBe('/Bible/KJV/PSA/151');
});

test('verses that an address names in nonsense are not named', async () => {
  const page = await openBible(await guest(), '/Bible/KJV/JHN/3/abc');
  await page.text('John 3');
  expect(verses(page.container, 'aimed')).toEqual([]);
});

test('the ways on lead over the borders of books, and nowhere at the ends of the Bible', async () => {
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

test('a tap chooses a verse, a second one lets it go, Shift reaches on, and another chapter forgets', async () => {
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

test('Escape lets go of what is chosen', async () => {
  const page = await openBible(await guest(), '/Bible/KJV/JHN/3');
  await page.text('John 3');
  fireEvent.click(page.container.querySelector('#v5 button') ?? page.container);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(verses(page.container, 'selected')).toEqual([]);
});

test('arrow keys turn the chapter, and a question mark opens the list of keys unless single keys are turned off', async () => {
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
  expect(await screen.findByRole('dialog', { name: 'Keys in the reader' })).toBeDefined();
});

test('a slash leads to the box of the search, also from another tab of the tools', async () => {
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

test('a chapter that was opened is where one was last, and in the history', async () => {
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

test('to open the Bible is not to move on: only a turn puts the place in the profile, on the canonical grid', async () => {
  const data = await alice();
  const placeInProfile = async () => (await firstValueFrom(watchProfile(data)))?.reading_place;
  const one = await openBible(data, '/Bible/KJV/JHN/3');
  await one.text('John 3');
  cleanup();
  const two = await openBible(data, '/Bible/KJV/JHN/3');
  await two.text('John 3');
  expect(await placeInProfile()).toBeUndefined();
  await two.go('/Bible/KJV/JHN/4');
  await two.text('John 4');
  cleanup();
  await waitFor(async () => expect(await placeInProfile()).toMatch(/^KJV JHN\.4\.\d+$/));
});

test('what another device read on is offered, never jumped to, and an answer is enough', async () => {
  const data = await alice();
  await saveReadingPosition(data, { translation: 'KJV', book: 'JHN', chapter: 3, verse: 1 });
  await updateProfile(data, { reading_place: 'KJV ROM.8.28' });
  const page = await openBible(data, '/Bible');
  await page.text('John 3');
  expect(await screen.findByText('On another device you have read on to Romans 8.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByText(/On another device/)).toBeNull());
  expect(page.path()).toBe('/Bible/KJV/JHN/3');
  await updateProfile(data, { reading_place: 'KJV ROM.9.1' });
  fireEvent.click(await screen.findByRole('button', { name: 'Go on at Romans 9' }));
  await page.text('Romans 9');
});

test('an address that names a place is where somebody wants to be: no other device is offered there', async () => {
  const data = await alice();
  await updateProfile(data, { reading_place: 'KJV ROM.8.28' });
  const page = await openBible(data, '/Bible/KJV/JHN/3');
  await page.text('John 3');
  // By the second page the records have been asked.
  await page.go('/Bible/KJV/JHN/4');
  await page.text('John 4');
  expect(screen.queryByText(/On another device/)).toBeNull();
});

test('the name of the translation stands under that of the chapter', async () => {
  const page = await openBible(await guest(), '/Bible/KJV/JHN/3');
  await page.text('John 3');
  expect(page.container.querySelector('h1 + div > p')?.textContent).toBe('King James Version');
});

test('a guest has no bookmark button, a person has, and it says what it is', async () => {
  const data = await alice();
  const one = await openBible({ ...data, account: null }, '/Bible/KJV/JHN/3');
  await one.text('John 3');
  expect(screen.queryByRole('button', { name: 'Bookmark of this chapter' })).toBeNull();
  cleanup();
  const two = await openBible(data, '/Bible/KJV/JHN/3');
  await two.text('John 3');
  const button = await screen.findByRole('button', { name: 'Bookmark of this chapter' });
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
});

test('under the text stands whose words they are', async () => {
  const page = await openBible(await guest(), '/Bible/KJV/JHN/3');
  await page.text('John 3');
  expect(
    screen
      .getByText(/King James Version\. Public domain/)
      .closest('[lang]')
      ?.getAttribute('lang'),
  ).toBe('en');
});
