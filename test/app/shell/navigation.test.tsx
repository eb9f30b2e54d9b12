// Tests of the navigation: tab bar with six tabs and further pages, search link, menu, and sync
// button.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Language, languages } from '../../../schemas/languages.ts';
import { MainMenu } from '../../../src/app/shell/components/main-menu.tsx';
import { SearchLink } from '../../../src/app/shell/components/search-link.tsx';
import { SyncButton } from '../../../src/app/shell/components/sync-button.tsx';
import { TabBar } from '../../../src/app/shell/components/tab-bar.tsx';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

const tabs: Readonly<Record<Language, readonly string[]>> = {
  en: ['Home', 'Prayer', 'Bible', 'Sleep', 'Gratitude', 'Wisdom'],
  fr: ['Accueil', 'Prière', 'Bible', 'Sommeil', 'Gratitude', 'Sagesse'],
  es: ['Inicio', 'Oración', 'Biblia', 'Dormir', 'Gratitud', 'Sabiduría'],
  pt: ['Início', 'Oração', 'Bíblia', 'Sono', 'Gratidão', 'Sabedoria'],
};

test.each(languages)(
  'the tab bar names six tabs and links to four further pages, in %s',
  async (language) => {
    await changeTestLanguage(language);
    renderWithProviders(<TabBar current="bible" currentExtra={null} />);
    const links = screen.getAllByRole('link');
    expect(links.slice(0, 6).map(({ textContent }) => textContent)).toEqual(tabs[language]);
    expect(links.map((link) => link.getAttribute('href')).slice(6)).toEqual([
      '/Plans',
      '/Achievements',
      '/Search',
      '/Settings',
    ]);
    expect(
      links
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map(({ textContent }) => textContent),
    ).toEqual([tabs[language][2]]);
  },
);

test('a guest’s tab bar has no link to the progress page, because no progress is counted', () => {
  renderWithProviders(<TabBar current="home" currentExtra={null} isGuest />);
  expect(
    screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .slice(6),
  ).toEqual(['/Plans', '/Search', '/Settings']);
});

test('an additional page in the tab bar is marked as the current page', () => {
  renderWithProviders(<TabBar current={null} currentExtra="settings" />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Settings');
});

function renderMenu(
  account: { name: string; email: string } | null,
  syncState?: string,
  isAdmin = false,
) {
  const onLanguage = vi.fn(async () => undefined);
  const onFeedback = vi.fn();
  const onInvite = vi.fn();
  HTMLElement.prototype.hidePopover = vi.fn();
  renderWithProviders(
    <MainMenu
      account={account}
      isAdmin={isAdmin}
      syncState={syncState}
      onLanguage={onLanguage}
      onInvite={onInvite}
      onFeedback={onFeedback}
      onLogOut={vi.fn()}
    />,
  );
  return { onLanguage, onFeedback, onInvite };
}

const alice = { name: 'Alice', email: 'alice@example.org' };

/** Text and address of each link of the menu. */
const listLinks = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the menu of a signed-in user names the user, the pages without a tab, and the sync state', () => {
  renderMenu(alice, 'Everything is saved');
  expect(listLinks()).toEqual([
    ['Alicealice@example.org', '/Account'],
    ['Reading plans', '/Plans'],
    ['Verses by heart', '/MemoryVerses'],
    ['Progress', '/Achievements'],
    ['Bibles', '/BibleLibrary'],
    ['Sync and backupEverything is saved', '/Sync'],
    ['Settings', '/Settings'],
    ['About Selah', '/Settings#about'],
  ]);
  expect(screen.queryByRole('radio', { hidden: true })).toBeNull();
});

test('the menu of a guest has no progress and no log-out, but language and theme', () => {
  const { onLanguage } = renderMenu(null);
  expect(listLinks().map(([, href]) => href)).toEqual([
    '/Plans',
    '/MemoryVerses',
    '/BibleLibrary',
    '/Sync',
    '/Settings',
    '/Settings#about',
  ]);
  expect(screen.queryByRole('button', { name: 'Log out', hidden: true })).toBeNull();
  expect(screen.getByRole('radio', { name: 'Dark', hidden: true })).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Português', hidden: true }));
  expect(onLanguage).toHaveBeenCalledExactlyOnceWith('pt');
});

test('the menu of an admin links to the administration, in each language', async () => {
  renderMenu(alice, undefined, true);
  expect(listLinks()).toContainEqual(['Administration', '/Admin']);
  await act(() => changeTestLanguage('es'));
  expect(listLinks()).toContainEqual(['Administración', '/Admin']);
});

test('the menu opens the invitation or the feedback form, and closes', () => {
  const { onFeedback, onInvite } = renderMenu(alice);
  fireEvent.click(screen.getByRole('button', { name: 'Invite a friend', hidden: true }));
  expect(onInvite).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Send feedback', hidden: true }));
  expect(onFeedback).toHaveBeenCalledOnce();
  expect(HTMLElement.prototype.hidePopover).toHaveBeenCalledTimes(2);
});

test('the header links to the search by name', () => {
  renderWithProviders(<SearchLink />);
  expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/Search');
});

test('a language that was tapped closes the menu; arrow keys leave it open', () => {
  let hasRing = true;
  const { matches } = Element.prototype;
  const matchesSpy = vi
    .spyOn(Element.prototype, 'matches')
    .mockImplementation(function matchesFocusVisible(this: Element, selector) {
      return selector === ':focus-visible' ? hasRing : matches.call(this, selector);
    });
  renderMenu(null);
  const choose = (name: string) =>
    fireEvent.click(screen.getByRole('radio', { name, hidden: true }));
  choose('Español');
  expect(HTMLElement.prototype.hidePopover).not.toHaveBeenCalled();
  hasRing = false;
  choose('Français');
  expect(HTMLElement.prototype.hidePopover).toHaveBeenCalledOnce();
  matchesSpy.mockRestore();
});

test('an unsent feedback message counts in the sync badge and is described as text', () => {
  renderWithProviders(
    <SyncButton
      online={false}
      pending={1}
      rejected={0}
      unsentFeedback={{ waiting: 2, busy: 0, 'no-address': 1, rejected: 0 }}
      syncing={false}
      signedOut={false}
      isAccountDeleted={false}
      failure={null}
      lastSuccess={null}
      storage="kept"
      isGuest
      loginHref="/login"
      onSync={vi.fn()}
    />,
  );
  const button = screen.getByRole('button', { name: 'Sync: 1 item to sync, 2 messages to send' });
  expect(button.textContent).toBe('3');
  expect(within(document.body).getByText(/2 messages to us will be sent/)).toBeDefined();
});
