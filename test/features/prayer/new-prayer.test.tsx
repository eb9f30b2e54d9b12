// Tests of the form for a new prayer with real records in memory: generated and own prayers, custom
// categories, and failures.
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchCustomCategories } from '../../../src/features/prayer/custom-categories.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { listPendingSaves } from '../../../src/data/drafts/pending-saves.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import type * as Make from '../../../src/features/generation/generate.ts';
import type { GenerationFault } from '../../../src/features/generation/generated-text.ts';
import { createPrayer, watchPrayers } from '../../../src/features/prayer/data.ts';
import { PrayerPage } from '../../../src/features/prayer/page.tsx';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

const broken: { fault: GenerationFault | null } = { fault: null };

vi.mock('../../../src/features/generation/generate.ts', async (original) => {
  const real = await original<typeof Make>();
  return {
    ...real,
    generateText: (...args: Parameters<typeof real.generateText>) =>
      broken.fault
        ? Promise.resolve({ kind: 'fault', fault: broken.fault })
        : real.generateText(...args),
  };
});

// A machine may be busy with other things.
configure({ asyncUtilTimeout: 5_000 });

beforeEach(() => {
  broken.fault = null;
  discardUnwrittenDrafts();
});

afterEach(() => {
  vi.restoreAllMocks();
});

function renderPage(data: DataContext, address = '/Prayer') {
  return renderWithProviders(
    <MemoryRouter initialEntries={[address]}>
      <DataProvider data={data}>
        <PrayerPage />
      </DataProvider>
    </MemoryRouter>,
  );
}

const getRequestField = () => screen.getByLabelText<HTMLTextAreaElement>(/What is on your heart/);
const write = (value: string) => fireEvent.change(getRequestField(), { target: { value } });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' });
const prayers = async (data: DataContext) =>
  (await firstValueFrom(watchPrayers(data))).map(({ fields }) => fields);

test('the prayer form has six prompts; a text of only spaces cannot be saved', async () => {
  renderPage(await createMemoryContext());
  const prompts = within(screen.getByRole('group', { name: 'Where to begin' })).getAllByRole(
    'button',
  );
  expect(prompts).toHaveLength(6);
  write(' \n\u00a0\u2003 ');
  expect([isDisabled('Find a prayer'), isDisabled('Save what I wrote')]).toEqual([true, true]);
});

test('a prayer has its source and verified verses and is saved once for two taps', async () => {
  const data = await createMemoryContext();
  renderPage(data);
  write('  My mother is ill \u200fתודה 🌿 ');
  fireEvent.click(button('Find a prayer'));
  fireEvent.click(button(/Find a prayer|One moment/));
  const prayerRegion = within(await screen.findByRole('region', { name: 'Your prayer' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(prayerRegion.getByRole('heading', { name: 'Your prayer' })),
  );
  expect(prayerRegion.getByText(/From Selah’s library/)).toBeDefined();
  expect(prayerRegion.getAllByRole('listitem').length).toBeGreaterThanOrEqual(1);
  // The category of the request was detected.
  expect(['family', 'health']).toContain(select().value);
  fireEvent.click(prayerRegion.getByRole('button', { name: 'Save prayer' }));
  fireEvent.click(prayerRegion.getByRole('button', { name: 'Save prayer' }));
  expect(await screen.findByText('Prayer saved!')).toBeDefined();
  expect(getRequestField().value).toBe('');
  expect(screen.queryByRole('region', { name: 'Your prayer' })).toBeNull();
  const storedPrayers = await prayers(data);
  expect(storedPrayers).toHaveLength(1);
  expect(storedPrayers[0]).toMatchObject({
    title: 'My mother is ill \u200fתודה 🌿',
    request: 'My mother is ill \u200fתודה 🌿',
    is_answered: false,
  });
  expect(['composer', 'device']).toContain(storedPrayers[0]?.source);
  expect(storedPrayers[0]?.prayer_text.split(' ').length).toBeGreaterThan(40);
});

test('Regenerate removes the generated prayer and keeps the text of the request', async () => {
  renderPage(await createMemoryContext());
  write('For peace');
  fireEvent.click(button('Find a prayer'));
  await screen.findByRole('region', { name: 'Your prayer' });
  fireEvent.click(button('Regenerate'));
  expect(screen.queryByRole('region', { name: 'Your prayer' })).toBeNull();
  expect(getRequestField().value).toBe('For peace');
});

test('the user’s own text is saved unchanged and without a source', async () => {
  const data = await createMemoryContext();
  renderPage(data);
  const long = `${'x'.repeat(99_990)} end`;
  write(long);
  fireEvent.click(button('Save what I wrote'));
  await screen.findByText('Prayer saved!');
  const [storedPrayers] = await prayers(data);
  expect(storedPrayers).toMatchObject({ prayer_text: long, request: long, title: 'x'.repeat(50) });
  expect(storedPrayers).not.toHaveProperty('source');
});

test('a generated prayer without text is not saved, and a message says so', async () => {
  localStorage.setItem(
    'selah_draft_guest_prayer_draft',
    JSON.stringify({
      request: 'For peace',
      category: 'other',
      letter: { request: 'For peace', prayer_text: '  ', verses: [], language: 'en' },
    }),
  );
  const data = await createMemoryContext();
  renderPage(data);
  fireEvent.click(button('Save prayer'));
  expect(await screen.findByText('No prayer generated to save.')).toBeDefined();
  expect(await prayers(data)).toEqual([]);
});

test.each(['timeout', 'busy', 'budget', 'unusable', 'failed', 'signed_out'] as const)(
  '%s: a failed generation shows a message and two actions',
  async (fault) => {
    renderPage(await createMemoryContext());
    broken.fault = fault;
    write('For peace');
    fireEvent.click(button('Find a prayer'));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/^Failed to generate prayer\. Please try again\. \S/)).toBeDefined();
    expect(getRequestField().value).toBe('For peace');
    broken.fault = null;
    fireEvent.click(
      alert.getByRole('button', { name: fault === 'busy' ? 'Retry' : 'Use Selah’s texts' }),
    );
    expect(await screen.findByRole('region', { name: 'Your prayer' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a prayer that cannot be stored shows an error, and the text stays in the form', async () => {
  const data = await createMemoryContext();
  vi.spyOn(data.userDatabase.prayers, 'insertIfNotExists').mockRejectedValue(
    new Error('broken disk'),
  );
  renderPage(data);
  write('For peace');
  fireEvent.click(button('Save what I wrote'));
  expect((await screen.findByText(/^Failed to save prayer\./)).textContent).toMatch(
    /^Failed to save prayer\. \S/,
  );
  expect(getRequestField().value).toBe('For peace');
  expect(isDisabled('Save what I wrote')).toBe(false);
});

test('text typed while a prayer is saved stays in the form and updates that prayer', async () => {
  const data = await createMemoryContext();
  const insert = data.userDatabase.prayers.insertIfNotExists.bind(data.userDatabase.prayers);
  const { promise: saving, resolve: finishSaving } = Promise.withResolvers<void>();
  vi.spyOn(data.userDatabase.prayers, 'insertIfNotExists').mockImplementation(async (doc) => {
    await saving;
    return insert(doc);
  });
  renderPage(data);
  write('For peace');
  fireEvent.click(button('Save what I wrote'));
  write('For peace and rain');
  finishSaving();
  await screen.findByText('Prayer saved!');
  expect(getRequestField().value).toBe('For peace and rain');
  await waitFor(() => expect(isDisabled('Save what I wrote')).toBe(false));
  fireEvent.click(button('Save what I wrote'));
  await waitFor(() => expect(getRequestField().value).toBe(''));
  expect((await prayers(data)).map(({ prayer_text: text }) => text)).toEqual([
    'For peace and rain',
  ]);
});

test('a guest who saves a prayer is led to the saved prayer, or keeps the text', async () => {
  renderPage({ ...(await createMemoryContext()), account: null });
  write('For peace');
  fireEvent.click(button('Save what I wrote'));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Create a free account to save this' }),
  );
  expect(dialog.getByText('For peace')).toBeDefined();
  const [save] = listPendingSaves();
  expect(save).toMatchObject({ kind: 'prayer', input: { prayer_text: 'For peace' } });
  expect(
    decodeURIComponent(dialog.getByRole<HTMLAnchorElement>('link', { name: 'Sign up' }).href),
  ).toContain(`/login?mode=signup&from_url=/Prayer?view=mine#${save?.id}`);
  expect(
    decodeURIComponent(dialog.getByRole<HTMLAnchorElement>('link', { name: 'Log in' }).href),
  ).toContain(`/login?from_url=/Prayer?view=mine#${save?.id}`);
  fireEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  expect(listPendingSaves()).toEqual([]);
  expect(getRequestField().value).toBe('For peace');
  fireEvent.click(screen.getByRole('tab', { name: 'My Prayers' }));
  expect(screen.getByText('Log in to see your prayers')).toBeDefined();
  expect(
    decodeURIComponent(
      screen.getByRole<HTMLAnchorElement>('link', { name: 'Log in or sign up' }).href,
    ),
  ).toContain('/Prayer?view=mine');
});

test('a guest who opens the pray-through view is asked to log in', async () => {
  renderPage({ ...(await createMemoryContext()), account: null }, '/Prayer?view=through');
  expect(screen.getByText('Log in to see your prayers')).toBeDefined();
});

function openDrawer(): void {
  const drawer = document.querySelector('details');
  if (!drawer) throw new Error('there is no drawer');
  drawer.open = true;
  fireEvent(drawer, new Event('toggle'));
}

async function addByHand(name: string): Promise<void> {
  const field = screen.getByLabelText<HTMLInputElement>('New category name');
  fireEvent.change(field, { target: { value: name } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

test('a new category is added and selected; a duplicate is rejected at the field', async () => {
  const data = await createMemoryContext();
  renderPage(data);
  await addByHand('  Our   choir ');
  await waitFor(() => expect(select().value).toBe('Our choir'));
  expect(await firstValueFrom(watchCustomCategories(data))).toEqual(['Our choir']);
  for (const [name, fault] of [
    ['OUR CHOIR', 'Category already exists!'],
    ['spiritual GROWTH', 'Category already exists!'],
    [' \u200b ', 'Enter a name.'],
  ] as const) {
    await addByHand(name);
    const field = await screen.findByLabelText<HTMLInputElement>('New category name');
    await waitFor(() => expect(field.getAttribute('aria-invalid'), name).toBe('true'));
    expect(screen.getByText(fault)).toBeDefined();
    // The typed name stays in the field, so that the user can correct the name.
    expect(field.value).toBe(name);
  }
  expect(await firstValueFrom(watchCustomCategories(data))).toEqual(['Our choir']);
  write('For every voice');
  fireEvent.click(button('Save what I wrote'));
  await screen.findByText('Prayer saved!');
  expect((await prayers(data))[0]?.category).toBe('Our choir');
});

test.each([
  ['fr', 'santé', /^Cette catégorie existe déjà\s!$/],
  ['es', 'SALUD', '¡Esa categoría ya existe!'],
  ['pt', 'saúde', 'Esta categoria já existe!'],
] as const)(
  '%s: a built-in category name in the interface language counts as a duplicate',
  async (language, name, sentence) => {
    await changeTestLanguage(language);
    renderPage(await createMemoryContext());
    const field = screen.getByRole('textbox', { name: /catégorie|categoría|categoria/ });
    fireEvent.change(field, { target: { value: name } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await screen.findByText(sentence)).toBeDefined();
  },
);

test('only an unused category can be removed; a used category shows a prayer count', async () => {
  const data = await createMemoryContext();
  await createPrayer(data, {
    request: 'Sing',
    prayer_text: 'Sing',
    verses: [],
    category: 'Choir',
    language: 'en',
  });
  renderPage(data);
  // Opens the details element as a tap on its summary does.
  openDrawer();
  await addByHand('Choir');
  await waitFor(() => expect(select().value).toBe('Choir'));
  await addByHand('Garden');
  const list = within(await screen.findByRole('list', { name: 'Your categories' }));
  expect(await list.findByText('In 1 prayer')).toBeDefined();
  expect(list.queryByRole('button', { name: 'Remove category “Choir”' })).toBeNull();
  await waitFor(() => expect(select().value).toBe('Garden'));
  fireEvent.click(await list.findByRole('button', { name: 'Remove category “Garden”' }));
  expect(await screen.findByText('Category removed')).toBeDefined();
  expect(select().value).toBe('other');
  expect(await firstValueFrom(watchCustomCategories(data))).toEqual(['Choir']);
  fireEvent.click(button('Undo'));
  await waitFor(async () =>
    expect(await firstValueFrom(watchCustomCategories(data))).toEqual(['Choir', 'Garden']),
  );
});

test('the detected category follows new text; a category chosen by the user stays', async () => {
  renderPage(await createMemoryContext());
  write('My son lost his job');
  fireEvent.click(button('Find a prayer'));
  await waitFor(() => expect(select().value).toBe('work'));
  expect(screen.getByText(/^Category set to /)).toBeDefined();
  write('My mother is dying of cancer');
  fireEvent.click(button('Find a prayer'));
  await waitFor(() => expect(select().value).toBe('other'));
  fireEvent.change(select(), { target: { value: 'family' } });
  write('My son lost his job');
  fireEvent.click(button('Find a prayer'));
  await screen.findByRole('heading', { name: 'Your prayer' });
  expect(select().value).toBe('family');
  expect(screen.queryByText(/^Category set to /)).toBeNull();
});

test('a found prayer shows its title; asking again offers other prayers to choose from', async () => {
  renderPage(await createMemoryContext());
  write('My mother has surgery on Monday');
  fireEvent.click(button('Find a prayer'));
  const title = 'For my mother before surgery';
  const prayerRegion = within(await screen.findByRole('region', { name: 'Your prayer' }));
  expect(prayerRegion.getByText(title)).toBeDefined();
  fireEvent.click(button('Regenerate'));
  fireEvent.click(button('Find a prayer'));
  expect(await screen.findByText(/“My mother has surgery on Monday”/)).toBeDefined();
  expect(screen.queryByText(title, { selector: 'p' })).toBeNull();
  const others = within(screen.getByRole('group', { name: 'Other prayers that might fit' }));
  fireEvent.click(others.getByRole('button', { name: title }));
  expect(await screen.findByText(title, { selector: 'p' })).toBeDefined();
  expect(getRequestField().value).toBe('My mother has surgery on Monday');
});

test('the title and the other prayers stay in the stored draft; damaged entries do not', async () => {
  const alternatives = [{ situation: 'exam', person: 'self', title: 'Before an exam' }, 7, {}];
  const letter = { request: 'x', prayer_text: 'Lord.', verses: [], language: 'en' };
  localStorage.setItem(
    'selah_draft_guest_prayer_draft',
    JSON.stringify({
      request: 'x',
      category: 'other',
      letter: { ...letter, title: 'In pain', alternatives },
    }),
  );
  renderPage(await createMemoryContext());
  expect(screen.getByText('In pain')).toBeDefined();
  const others = within(screen.getByRole('group', { name: 'Other prayers that might fit' }));
  expect(others.getAllByRole('button')).toHaveLength(1);
});
