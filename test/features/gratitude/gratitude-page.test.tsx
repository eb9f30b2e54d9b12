// Tests of the gratitude page with real records in memory: writing, affirmation, saving, editing,
// undo, search, and the calendar.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { defer, firstValueFrom, switchMap } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { toUserDay } from '../../../src/data/user-days.ts';
import {
  createGratitudeEntry,
  loadGratitudePrompts,
  watchGratitudeEntries,
} from '../../../src/features/gratitude/data.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { createRecord } from '../../../src/data/records/record.ts';
import { GratitudePage } from '../../../src/features/gratitude/page.tsx';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import { chooseAction } from '../../support/action-menu.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

beforeEach(() => {
  discardUnwrittenDrafts();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('There is no server.'));
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function renderPage(data: DataContext, address = '/Gratitude') {
  return renderWithProviders(
    <MemoryRouter initialEntries={[address]}>
      <DataProvider data={data}>
        <GratitudePage />
      </DataProvider>
    </MemoryRouter>,
  );
}

const now = () => toUserDay(new Date());
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (value: string) => fireEvent.change(box(), { target: { value } });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const entries = (data: DataContext) => firstValueFrom(watchGratitudeEntries(data));
const draft = (entry_text: string, date = now()) => ({ date, entry_text, language: 'en' as const });

/** Waits until the current day is loaded, so that an entry is saved with its day. */
async function waitUntilReady(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('group', { name: 'Where to begin' })).toBeDefined());
}

test('an entry without an affirmation is saved once for two taps and then listed', async () => {
  const data = await createMemoryContext();
  renderPage(data);
  await waitUntilReady();
  write('  Bread and rain \u200fתודה 🌾 ');
  fireEvent.click(button('Save entry'));
  fireEvent.click(button('Save entry'));
  expect(await screen.findByText('Entry saved!')).toBeDefined();
  expect(box().value).toBe('');
  expect(localStorage.getItem('selah_draft_guest_gratitude_draft')).toBeNull();
  expect((await entries(data)).map(({ fields }) => fields)).toMatchObject([
    { entry_text: 'Bread and rain \u200fתודה 🌾', date: now(), language: 'en' },
  ]);
  const written = within(await screen.findByRole('region', { name: 'Written today' }));
  expect(written.getByText('Bread and rain \u200fתודה 🌾')).toBeDefined();

  write('And another one');
  fireEvent.click(button('Save entry'));
  await waitFor(async () => expect(await entries(data)).toHaveLength(2));
  await waitFor(() => expect(written.getAllByRole('article')).toHaveLength(2));
  // Two entries of one day show the day once.
  const days = written.getAllByRole('article').map((card) => card.querySelector('time'));
  expect(days.map((day) => day?.textContent !== '')).toEqual([true, false]);
});

test('the prompts wait for the entries of the day, which would move them down', async () => {
  const data = await createMemoryContext();
  await createGratitudeEntry(data, draft('Bread'));
  const { gratitudeEntries } = data.userDatabase;
  const find = gratitudeEntries.find.bind(gratitudeEntries);
  const { promise: readBarrier, resolve: finishReading } = Promise.withResolvers<void>();
  vi.spyOn(gratitudeEntries, 'find').mockImplementation((query) => {
    const real = find(query);
    const afterBarrier = defer(() => readBarrier).pipe(switchMap(() => real.$));
    return Object.create(real, { $: { value: afterBarrier } }) as typeof real;
  });
  renderPage(data);
  await act(() => loadGratitudePrompts('en'));
  expect(screen.queryByRole('group', { name: 'Where to begin' })).toBeNull();
  finishReading();
  await waitUntilReady();
  expect(screen.getByRole('region', { name: 'Written today' })).toBeDefined();
});

test('an entry of only spaces cannot be saved, and a prompt starts the entry text', async () => {
  renderPage(await createMemoryContext());
  await waitUntilReady();
  write(' \n\u00a0 ');
  expect(isDisabled('Save entry')).toBe(true);
  expect(isDisabled('Encourage me')).toBe(true);
  const prompts = within(screen.getByRole('group', { name: 'Where to begin' })).getAllByRole(
    'button',
  );
  expect(prompts).toHaveLength(6);
  const first = prompts[0];
  if (first) fireEvent.click(first);
  expect(box().value).toBe(`${first?.textContent} `);
});

test('an affirmation has a verified verse and a source, and is saved with the entry', async () => {
  const data = await createMemoryContext();
  renderPage(data);
  await waitUntilReady();
  write('My sister called');
  fireEvent.click(button('Encourage me'));
  const affirmation = within(await screen.findByRole('region', { name: 'Your affirmation' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(
      affirmation.getByRole('heading', { name: 'Your affirmation' }),
    ),
  );
  expect(affirmation.getByText(/From Selah’s library/)).toBeDefined();
  expect(affirmation.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(affirmation.getByRole('button', { name: 'Save with entry' }));
  await screen.findByText('Entry saved!');
  const [entry] = await entries(data);
  expect(entry?.fields.ai_affirmation?.split(' ').length).toBeGreaterThan(20);
  expect(entry?.fields.verse_reference).toMatch(/\d+:\d+/);
  expect(screen.queryByRole('region', { name: 'Your affirmation' })).toBeNull();
});

test('a guest who saves is led to the saved entry, or keeps the text', async () => {
  renderPage({ ...(await createMemoryContext()), account: null });
  await waitUntilReady();
  write('For this day');
  fireEvent.click(button('Save entry'));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Create a free account to save this' }),
  );
  expect(
    decodeURIComponent(dialog.getByRole<HTMLAnchorElement>('link', { name: 'Log in' }).href),
  ).toContain('/Gratitude?view=journal#');
  fireEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  expect(box().value).toBe('For this day');
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('selah_draft_guest_gratitude_draft')).toContain('For this day');
  fireEvent.click(screen.getByRole('tab', { name: 'My Journal' }));
  expect(
    decodeURIComponent(
      screen.getByRole<HTMLAnchorElement>('link', { name: 'Log in or sign up' }).href,
    ),
  ).toContain('/Gratitude?view=journal');
});

test('when saving fails, an error is shown and the text stays in the form', async () => {
  const data = await createMemoryContext();
  vi.spyOn(data.userDatabase.gratitudeEntries, 'insertIfNotExists').mockRejectedValue(
    new Error('broken disk'),
  );
  renderPage(data);
  await waitUntilReady();
  write('Bread');
  fireEvent.click(button('Save entry'));
  expect((await screen.findByText(/^Failed to save entry\./)).textContent).toMatch(
    /^Failed to save entry\. \S/,
  );
  expect(box().value).toBe('Bread');
  expect(isDisabled('Save entry')).toBe(false);
});

test('an entry can be written for a past day, but not for a future day', async () => {
  const data = await createMemoryContext();
  const { unmount } = renderPage(data, '/Gratitude?day=2024-02-29');
  await waitUntilReady();
  expect(
    await screen.findByLabelText('What were you thankful for on February 29, 2024?'),
  ).toBeDefined();
  write('A leap day');
  fireEvent.click(button('Save entry'));
  await screen.findByText('Entry saved!');
  expect((await entries(data))[0]?.fields.date).toBe('2024-02-29');
  // After saving, the form is for today again.
  expect(await screen.findByLabelText('What are you thankful for today?')).toBeDefined();
  unmount();
  for (const day of ['9999-01-01', 'yesterday', '2024-13-45']) {
    const { unmount } = renderPage(data, `/Gratitude?day=${day}`);
    await waitUntilReady();
    expect(screen.getByLabelText('What are you thankful for today?')).toBeDefined();
    unmount();
  }
});

test('a gratitude entry is edited, deleted, and restored by Undo', async () => {
  const data = await createMemoryContext();
  const id = await createGratitudeEntry(data, draft('Bread'));
  renderPage(data, '/Gratitude?view=journal');
  const card = () => screen.findByRole('article', { name: /^Entry from / });
  expect((await card()).id).toBe(id);

  chooseAction(await card(), 'Edit');
  fireEvent.change(screen.getByLabelText('Your entry'), { target: { value: 'Bread and salt' } });
  fireEvent.click(button('Cancel'));
  chooseAction(await card(), 'Edit');
  // The unsaved draft is restored.
  expect(screen.getByText(/unsaved changes/)).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your entry').value).toBe('Bread and salt');
  fireEvent.click(button('Save'));
  expect(await screen.findByText('Entry updated')).toBeDefined();
  expect(within(await card()).getByText('Bread and salt')).toBeDefined();
  fireEvent.click(button('Undo'));
  await waitFor(async () => expect((await entries(data))[0]?.fields.entry_text).toBe('Bread'));

  chooseAction(await card(), 'Delete');
  expect(await screen.findByText('Entry deleted')).toBeDefined();
  expect(
    await screen.findByText('What you’re thankful for will appear here, day by day.'),
  ).toBeDefined();
  expect(
    screen.getByRole('link', { name: 'Bring your journal from another app' }).getAttribute('href'),
  ).toBe('/Sync#import');
  fireEvent.click(button('Undo'));
  await waitFor(async () => expect(await entries(data)).toHaveLength(1));
});

test('the journal search ignores accents and shows the count in the user’s language', async () => {
  const data = await createMemoryContext();
  await createGratitudeEntry(data, draft('L’été chez ma sœur'));
  await createGratitudeEntry(data, draft('Du pain frais'));
  await changeTestLanguage('fr');
  renderPage(data, '/Gratitude?view=journal');
  expect(await screen.findByText('2 textes')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Rechercher dans ton journal' }), {
    target: { value: 'SOEUR ete' },
  });
  await waitFor(() => expect(screen.getByText('1 texte')).toBeDefined());
  expect(screen.getAllByRole('article')).toHaveLength(1);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'neige' } });
  await waitFor(() => expect(screen.getByText('Aucun résultat.')).toBeDefined());
  fireEvent.click(button('Effacer la recherche'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
});

test('the calendar shows the entries of a day and of the same day in other years', async () => {
  const data = await createMemoryContext();
  const year = Number(now().slice(0, 4));
  const day = now().slice(4) === '-02-29' ? '-02-28' : now().slice(4);
  await createGratitudeEntry(data, draft('One year back', `${year - 1}${day}`));
  await createGratitudeEntry(data, draft('Three years back', `${year - 3}${day}`));
  await createGratitudeEntry(data, draft('Of today', `${year}${day}`));
  renderPage(data, '/Gratitude?view=journal');
  fireEvent.click(await screen.findByRole('radio', { name: 'Calendar' }));
  fireEvent.click(await screen.findByRole('button', { name: /, 1 entry$/ }));
  expect(await screen.findByText('Of today')).toBeDefined();
  const memories = within(screen.getByRole('region', { name: 'On this day' }));
  expect(
    memories.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['A year ago', '3 years ago']);
  expect(
    memories.getByRole<HTMLAnchorElement>('link', { name: 'One year back' }).getAttribute('href'),
  ).toMatch(/^\/Gratitude\?view=journal#./);
});

test('the button of a short entry names what it shows: the verse, or the affirmation', async () => {
  const data = await createMemoryContext();
  await createRecord(data, 'gratitudeEntries', {
    ...draft('Bread'),
    ai_affirmation: 'Bread is a gift.',
    verse_reference: 'John 6:35',
    verse_text: 'An invented sentence.',
  });
  await createRecord(data, 'gratitudeEntries', {
    ...draft('Rain'),
    ai_affirmation: 'Rain is a gift.',
  });
  renderPage(data, '/Gratitude?view=journal');
  const verseButton = await screen.findByRole('button', { name: 'Show the verse' });
  expect(screen.queryByText('Bread is a gift.')).toBeNull();
  fireEvent.click(verseButton);
  expect(screen.getByText('Bread is a gift.')).toBeDefined();
  expect(verseButton.textContent).toBe('Show less');
  fireEvent.click(screen.getByRole('button', { name: 'Show the affirmation' }));
  expect(screen.getByText('Rain is a gift.')).toBeDefined();
});

test('a very long entry is shortened until it is opened, and is shown as plain text', async () => {
  const data = await createMemoryContext();
  await createGratitudeEntry(
    data,
    draft(`<img src=x onerror=alert(1)> ${'thanks '.repeat(14_000)}`),
  );
  renderPage(data, '/Gratitude?view=journal');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText(/^<img src=x/).textContent?.length).toBeLessThan(800);
  expect(document.querySelector('article img')).toBeNull();
  const showAllButton = card.getByRole('button', { name: 'Show more' });
  expect(showAllButton.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(showAllButton);
  expect(card.getByText(/^<img src=x/).textContent?.length).toBeGreaterThan(90_000);
});
