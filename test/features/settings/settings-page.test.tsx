// Tests of the settings page: language, text size, motion, notifications, start of day, Bible
// translations, account links, guest view, section URLs and storage failures. Each choice is
// applied at once and stored; other tabs follow the choice. The records are real, in memory.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '../../../schemas/fields.ts';
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

function renderPage(data: DataContext, onLogOut = vi.fn(), address = '/Settings') {
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
const saved = (name: string) =>
  waitFor(() => expect(getRegion(name).getByRole('status').textContent).toBe('Saved'));

test('a guest finds everything that needs no account, and the login', async () => {
  renderPage({ ...(await createMemoryContext()), account: null });
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Settings',
    'Language',
    'Bible translation',
    'Appearance',
    'Reminders',
    'Your day',
    'Data and storage',
    'Account',
    'Legal',
  ]);
  expect(
    getRegion('Account').getByRole('link', { name: 'Log in or sign up' }).getAttribute('href'),
  ).toBe('/login?from_url=%2FSettings');
  expect(screen.queryByRole('link', { name: 'Delete account' })).toBeNull();
  expect(
    getRegion('Legal')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/PrivacyPolicy', '/Terms', '/PWASetupGuide']);
  expect(screen.getByText(/^Selah, version \d/)).toBeDefined();
});

test('the section list links to every section, and one step back leaves settings', async () => {
  renderPage(await alice());
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  );
  expect(links.map(({ textContent }) => textContent)).toEqual(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  );
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  for (const link of links) {
    expect(fireEvent.click(link)).toBe(false);
    expect(document.activeElement?.textContent).toBe(link.textContent);
  }
  expect(scroll).toHaveBeenCalledTimes(links.length);
});

test('a logged-in user sees the account name, log out, password and deletion links', async () => {
  const onLogOut = renderPage(await alice());
  expect(getRegion('Account').getByText('alice@example.org')).toBeDefined();
  expect(
    getRegion('Account')
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Change your password', '/Account'],
    ['Delete account', '/DeleteAccount'],
  ]);
  getRegion('Account').getByRole('button', { name: 'Log out' }).click();
  expect(onLogOut).toHaveBeenCalledOnce();
});

test('the language changes at once, and is the person’s own on every device', async () => {
  const data = await alice();
  renderPage(data);
  fireEvent.click(getRegion('Language').getByRole('radio', { name: 'Français' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Réglages'),
  );
  await waitFor(async () =>
    expect((await firstValueFrom(watchProfile(data)))?.language).toBe('fr'),
  );
  expect(localStorage.getItem('selah_language')).toBe('fr');
});

test('the text size is set on the root element at once, stored, and can be reset', async () => {
  renderPage(await alice());
  const { dataset } = document.documentElement;
  fireEvent.click(getRegion('Appearance').getByRole('radio', { name: 'Larger' }));
  expect([dataset['text'], localStorage.getItem('selah_text')]).toEqual(['larger', 'larger']);
  await saved('Appearance');
  fireEvent.click(getRegion('Appearance').getByRole('radio', { name: 'Normal' }));
  expect([dataset['text'], localStorage.getItem('selah_text')]).toEqual([undefined, null]);
});

test('“As little as possible” reduces motion independent of the system setting', async () => {
  renderPage(await alice());
  expect(isMotionReduced()).toBe(false);
  fireEvent.click(getRegion('Appearance').getByRole('radio', { name: 'As little as possible' }));
  expect([document.documentElement.dataset['motion'], isMotionReduced()]).toEqual(['less', true]);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  fireEvent.click(getRegion('Appearance').getByRole('radio', { name: 'As the system' }));
  expect([document.documentElement.dataset['motion'], isMotionReduced()]).toEqual([
    undefined,
    true,
  ]);
});

test('the text size of another tab is used, and an invalid stored value is ignored', async () => {
  startTextSizeAndMotion();
  renderPage(await alice());
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
  renderPage(await alice());
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
  renderPage(data);
  const box = getRegion('Notifications').getByRole('switch', { name: /Receive notifications/ });
  expect((box as HTMLInputElement).checked).toBe(true);
  fireEvent.click(box);
  await waitFor(async () =>
    expect((await firstValueFrom(watchProfile(data)))?.notifications_enabled).toBe(false),
  );
  await waitFor(() => expect((box as HTMLInputElement).checked).toBe(false));
  await saved('Notifications');
});

test('the start of the day is stored, and a change in another tab is followed', async () => {
  const data = await alice();
  renderPage(data);
  fireEvent.click(await getRegion('Your day').findByRole('radio', { name: '3:00 AM' }));
  await waitFor(async () => expect(await firstValueFrom(watchDayStart(data))).toBe(3));
  await saveDayStart(data, 5);
  await waitFor(() =>
    expect(
      (getRegion('Your day').getByRole('radio', { name: '5:00 AM' }) as HTMLInputElement).checked,
    ).toBe(true),
  );
});

test('a choice that cannot be stored shows an error and the value still stored', async () => {
  const data = await alice();
  renderPage(data);
  vi.spyOn(data.userDatabase.activity, 'incrementalUpsert').mockRejectedValue(
    new Error('the disk is broken'),
  );
  fireEvent.click(await getRegion('Your day').findByRole('radio', { name: '3:00 AM' }));
  expect(
    await screen.findByText(
      'That could not be saved. Everything else is as it was. Please try again.',
    ),
  ).toBeDefined();
  expect(
    (getRegion('Your day').getByRole('radio', { name: '12:00 AM' }) as HTMLInputElement).checked,
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
      'EnglishWorld English Bible (WEB)Nothing chosen yet: the first that can be had hereChange',
      'FrançaisLouis Segond 1910 (FRLSG)Nothing chosen yet: the first that can be had hereChange',
      'EspañolNo Bible in this language here yet. Until then:World English Bible (WEB)Change',
      'PortuguêsNo Bible in this language here yet. Until then:World English Bible (WEB)Change',
    ]),
  );
  expect(getRegion('Bible translation').getByRole('link').getAttribute('href')).toBe(
    '/BibleLibrary',
  );
  fireEvent.click(
    getRegion('Bible translation').getByRole('button', {
      name: 'Change the translation for English',
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(await dialog.findByText(/translations are not offered here/)).toBeDefined();
  fireEvent.click(await dialog.findByRole('button', { name: /King James Version/, hidden: true }));
  await waitFor(() =>
    expect(getRegion('Bible translation').getAllByRole('listitem')[0]?.textContent).toBe(
      'EnglishKing James Version (KJV)Change',
    ),
  );
  expect(await firstValueFrom(watchChosenTranslations(data))).toMatchObject({ en: 'KJV' });
  await saved('Bible translation');
});

test.each(languages)('in %s every word is there', async (language) => {
  await changeTestLanguage(language);
  renderPage(await alice());
  expect(document.body.textContent).not.toMatch(/settings\.|\{\{|undefined/);
});

test('a URL with a section scrolls to that section and focuses its heading', async () => {
  const scrolledTo: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.id);
  });
  renderPage(await alice(), vi.fn(), '/Settings#reminders');
  expect([scrolledTo, document.activeElement?.id]).toEqual([
    ['reminders-title'],
    'reminders-title',
  ]);
});

test('a URL without a section stays at the top of the settings', async () => {
  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  renderPage(await alice());
  expect(scrolledTo).not.toHaveBeenCalled();
});
