// Tests of the settings page: language, text size, motion, notifications, start of day, Bible
// translations, account links, guest view, section URLs and storage failures. Each choice is
// applied at once and stored; other tabs follow the choice. The records are real, in memory.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages } from '../../../schemas/languages.ts';
import { findKnownTranslation } from '../../../schemas/bible/translations.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { saveDayStart, watchDayStart } from '../../../src/data/user-days.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { insertInitialProfile, watchProfile } from '../../../src/data/records/profile.ts';
import { watchChosenTranslations } from '../../../src/data/bible/translation-choice.ts';
import { SettingsPage } from '../../../src/features/settings/page.tsx';
import {
  applyTextSizeAndMotion,
  isMotionReduced,
  startTextSizeAndMotion,
} from '../../../src/ui/theme/text-size-and-motion.ts';
import { LogOutContextProvider } from '../../../src/features/account/log-out/log-out-context.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

HTMLDialogElement.prototype.showModal ??= vi.fn();

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { matches: query.includes('min-width') }) as MediaQueryList,
  );
});

afterEach(() => {
  localStorage.clear();
  applyTextSizeAndMotion();
  vi.restoreAllMocks();
});

async function alice(): Promise<DataContext> {
  const data = await createMemoryContext();
  const account = data.account ?? { id: '', email: '', full_name: '' };
  await insertInitialProfile(data.userDatabase, {
    ...account,
    role: 'user',
    is_verified: true,
    disabled: false,
    created_date: '2026-01-01T00:00:00.000Z',
    updated_date: '2026-01-01T00:00:00.000Z',
  });
  const servedTranslations = ['KJV', 'WEB', 'FRLSG'].map((code) => ({
    code,
    language: findKnownTranslation(code)?.language ?? 'en',
    name: findKnownTranslation(code)?.name ?? code,
  }));
  const { auth, functions: calls, integrations, agents, publicSettings } = data.backend;
  const functions = {
    ...calls,
    invoke: async <T,>() => ({
      status: 200,
      headers: new Headers(),
      data: { translations: servedTranslations } as T,
    }),
  };
  return Object.assign(data, {
    backend: { auth, integrations, agents, publicSettings, functions },
  });
}

function renderPage(data: DataContext, address = '/Settings', onLogOut = vi.fn()) {
  renderWithProviders(
    <MemoryRouter initialEntries={[address]}>
      <DataProvider data={data}>
        <LogOutContextProvider onLogOut={onLogOut}>
          <SettingsPage />
        </LogOutContextProvider>
      </DataProvider>
    </MemoryRouter>,
  );
  return onLogOut;
}

const getRegion = (name: string) => within(screen.getByRole('region', { name }));
const findDayStart = () =>
  getRegion('Your day').findByRole('combobox', { name: 'Start of your day' });
const saved = (name: string) =>
  waitFor(() => expect(getRegion(name).getByRole('status').textContent).toBe('Saved'));

/** Renders the next page as on a phone; the window of the tests is wide. */
function showOnPhone(): void {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
  );
}

const listSections = () =>
  within(screen.getByRole('navigation', { name: 'Settings' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const sectionLinks = [
  ['Language and Bible', '/Settings#language'],
  ['Appearance', '/Settings#look'],
  ['Reminders', '/Settings#reminders'],
  ['Your day', '/Settings#day'],
  ['Data', '/Settings#storage'],
  ['Account', '/Settings#account'],
  ['About Selah', '/Settings#about'],
];

test('a guest finds everything that needs no account, and the login', async () => {
  renderPage({ ...(await createMemoryContext()), account: null }, '/Settings#account');
  expect(listSections()).toEqual(sectionLinks);
  expect(
    getRegion('Account').getByRole('link', { name: 'Log in or sign up' }).getAttribute('href'),
  ).toBe('/login?from_url=%2FSettings');
  expect(screen.queryByRole('link', { name: 'Delete account' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'About Selah' }));
  expect(
    getRegion('About Selah')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/PrivacyPolicy', '/Terms', '/PWASetupGuide', '/AndroidPackaging']);
  expect(screen.getByText(/^Selah, version \d/)).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Reminders' }));
  expect(await getRegion('Reminders').findByRole('switch', { name: /Prayer/ })).toBeDefined();
  expect(screen.queryByRole('switch', { name: /Receive notifications/ })).toBeNull();
});

test('on a wide window the open section is marked in the list beside it', async () => {
  renderPage(await alice());
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Language and Bible');
  for (const [name = ''] of sectionLinks.slice(1)) {
    fireEvent.click(screen.getByRole('link', { name }));
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(name);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name }));
  }
});

test('on a phone a section opens as a separate page, and back leads to its row', async () => {
  showOnPhone();
  renderPage(await alice());
  expect(listSections()).toEqual(sectionLinks);
  expect(screen.queryByRole('region')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Appearance' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Appearance' }));
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.title).toBe('Appearance · Settings – Selah');
  fireEvent.click(screen.getByRole('link', { name: 'Settings' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Appearance' })),
  );
  expect(screen.queryByRole('region')).toBeNull();
});

test.each([
  ['translation', 'Bible translation'],
  ['notifications', 'Reminders'],
])('an earlier URL with #%s opens the section that has it now', async (hash, name) => {
  showOnPhone();
  renderPage(await alice(), `/Settings#${hash}`);
  expect(await screen.findByRole('region', { name })).toBeDefined();
  // The list was not opened before, so the link leads to it.
  fireEvent.click(screen.getByRole('link', { name: 'Settings' }));
  expect(listSections()).toEqual(sectionLinks);
});

test('a logged-in user sees the account name, log out, password and deletion links', async () => {
  const onLogOut = renderPage(await alice(), '/Settings#account');
  expect(getRegion('Account').getByText('alice@example.org')).toBeDefined();
  expect(
    getRegion('Account')
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Change password', '/Account'],
    ['Delete account', '/DeleteAccount'],
  ]);
  getRegion('Account').getByRole('button', { name: 'Log out' }).click();
  expect(onLogOut).toHaveBeenCalledOnce();
});

test('the language changes at once, and applies to the user on every device', async () => {
  const data = await alice();
  renderPage(data);
  fireEvent.click(getRegion('Language').getByRole('radio', { name: 'Français' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Réglages'),
  );
  // The choice is saved before it is shown, so that a reload at this moment does not lose it.
  expect((await firstValueFrom(watchProfile(data)))?.language).toBe('fr');
  expect(localStorage.getItem('selah_language')).toBe('fr');
});

test('the text size is set on the root element at once, stored, and can be reset', async () => {
  renderPage(await alice(), '/Settings#look');
  const { dataset } = document.documentElement;
  fireEvent.click(getRegion('Appearance').getByRole('radio', { name: 'Larger' }));
  expect([dataset['text'], localStorage.getItem('selah_text')]).toEqual(['larger', 'larger']);
  await saved('Appearance');
  fireEvent.click(getRegion('Appearance').getByRole('radio', { name: 'Normal' }));
  expect([dataset['text'], localStorage.getItem('selah_text')]).toEqual([undefined, null]);
});

test('“Reduced” reduces motion independent of the system setting', async () => {
  renderPage(await alice(), '/Settings#look');
  expect(isMotionReduced()).toBe(false);
  fireEvent.click(getRegion('Appearance').getByRole('radio', { name: 'Reduced' }));
  expect([document.documentElement.dataset['motion'], isMotionReduced()]).toEqual(['less', true]);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  fireEvent.click(getRegion('Appearance').getByRole('radio', { name: 'Follow system' }));
  expect([document.documentElement.dataset['motion'], isMotionReduced()]).toEqual([
    undefined,
    true,
  ]);
});

test('the text size of another tab is used, and an invalid stored value is ignored', async () => {
  startTextSizeAndMotion();
  renderPage(await alice(), '/Settings#look');
  const changeName = (value: string) =>
    act(() => {
      localStorage.setItem('selah_text', value);
      window.dispatchEvent(Object.assign(new Event('storage'), { key: 'selah_text' }));
    });
  changeName('large');
  expect(document.documentElement.dataset['text']).toBe('large');
  expect(
    (getRegion('Appearance').getByRole('radio', { name: 'Large' }) as HTMLInputElement).checked,
  ).toBe(true);
  changeName('enormous');
  expect(document.documentElement.dataset['text']).toBeUndefined();
});

test('when the browser refuses storage, the choice stays until the page is closed', async () => {
  renderPage(await alice(), '/Settings#look');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  fireEvent.click(getRegion('Appearance').getByRole('radio', { name: 'Large' }));
  expect(document.documentElement.dataset['text']).toBe('large');
  expect(
    (getRegion('Appearance').getByRole('radio', { name: 'Large' }) as HTMLInputElement).checked,
  ).toBe(true);
});

test('notifications are on until the user switches them off', async () => {
  const data = await alice();
  renderPage(data, '/Settings#reminders');
  const box = await getRegion('Reminders').findByRole('switch', { name: /Receive notifications/ });
  expect((box as HTMLInputElement).checked).toBe(true);
  fireEvent.click(box);
  await waitFor(async () =>
    expect((await firstValueFrom(watchProfile(data)))?.notifications_enabled).toBe(false),
  );
  await waitFor(() => expect((box as HTMLInputElement).checked).toBe(false));
  await waitFor(() =>
    expect(getRegion('Reminders').getAllByRole('status')[0]?.textContent).toBe('Saved'),
  );
});

test('the start of the day is stored, and a change in another tab is followed', async () => {
  const data = await alice();
  renderPage(data, '/Settings#day');
  fireEvent.change(await findDayStart(), { target: { value: '3' } });
  await waitFor(async () => expect(await firstValueFrom(watchDayStart(data))).toBe(3));
  await saveDayStart(data, 5);
  await waitFor(() =>
    expect(
      (getRegion('Your day').getByRole('option', { name: '5:00 AM' }) as HTMLOptionElement)
        .selected,
    ).toBe(true),
  );
});

test('a choice that cannot be stored shows an error and the value still stored', async () => {
  const data = await alice();
  renderPage(data, '/Settings#day');
  vi.spyOn(data.userDatabase.activity, 'incrementalUpsert').mockRejectedValue(
    new Error('the disk is broken'),
  );
  fireEvent.change(await findDayStart(), { target: { value: '3' } });
  expect(await screen.findByText('Couldn’t save. Please try again.')).toBeDefined();
  expect(
    (getRegion('Your day').getByRole('option', { name: '12:00 AM' }) as HTMLOptionElement).selected,
  ).toBe(true);
  expect(getRegion('Your day').getByRole('status').textContent).toBe('');
});

test('each language has a translation from a list that marks unavailable ones', async () => {
  const data = await alice();
  renderPage(data);
  await waitFor(() =>
    expect(
      getRegion('Bible translation')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'EnglishWorld English Bible (WEB)DefaultChange',
      'FrançaisLouis Segond 1910 (FRLSG)DefaultChange',
      'EspañolNo Bible in this language yet, so you’ll read:World English Bible (WEB)Change',
      'PortuguêsNo Bible in this language yet, so you’ll read:World English Bible (WEB)Change',
    ]),
  );
  expect(getRegion('Bible translation').getByRole('link').getAttribute('href')).toBe(
    '/BibleLibrary',
  );
  const folded = within(getRegion('Bible translation').getByRole('group'));
  expect(folded.getByText('Other languages')).toBeDefined();
  expect(folded.getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(
    getRegion('Bible translation').getByRole('button', {
      name: 'Change the translation for English',
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(await dialog.findByText('Looking for another Bible?')).toBeDefined();
  fireEvent.click(await dialog.findByRole('button', { name: /King James Version/, hidden: true }));
  await waitFor(() =>
    expect(getRegion('Bible translation').getAllByRole('listitem')[0]?.textContent).toBe(
      'EnglishKing James Version (KJV)Change',
    ),
  );
  expect(await firstValueFrom(watchChosenTranslations(data))).toMatchObject({ en: 'KJV' });
  await saved('Bible translation');
});

test.each(languages)('in %s no text of the settings is missing', async (language) => {
  await changeTestLanguage(language);
  renderPage(await alice());
  for (const link of document.querySelectorAll<HTMLElement>('[data-section]')) {
    fireEvent.click(link);
    expect(document.querySelector('section')?.textContent).not.toBe('');
    expect(document.body.textContent).not.toMatch(/settings\.|\{\{|undefined/);
  }
});

test('a URL with a section opens it and focuses its heading', async () => {
  renderPage(await alice(), '/Settings#reminders');
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(document.activeElement?.id).toBe('reminders-title');
});

test('a URL without a section leaves the focus at the top of the settings', async () => {
  renderPage(await alice());
  expect(document.activeElement).toBe(document.body);
});
