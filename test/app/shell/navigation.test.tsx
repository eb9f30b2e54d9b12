// Tests of the navigation: tab bar with six tabs and further pages, header links, account menu,
// language menu and sync button.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Language, languages } from '../../../schemas/fields.ts';
import { AccountMenu } from '../../../src/app/shell/components/account-menu.tsx';
import { HeaderLinks, SettingsLink } from '../../../src/app/shell/components/header-links.tsx';
import { LanguageMenu } from '../../../src/app/shell/components/language-menu.tsx';
import { SyncButton } from '../../../src/app/shell/components/sync-button.tsx';
import { TabBar } from '../../../src/app/shell/components/tab-bar.tsx';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

const tabs: Readonly<Record<Language, readonly string[]>> = {
  en: ['Home', 'Prayer', 'Bible', 'Sleep', 'Gratitude', 'Wisdom'],
  fr: ['Accueil', 'Prière', 'Bible', 'Sommeil', 'Gratitude', 'Sagesse'],
  es: ['Inicio', 'Oración', 'Biblia', 'Sueño', 'Gratitud', 'Sabiduría'],
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

test('the header links to the plans, the progress and the settings by name', () => {
  renderWithProviders(
    <>
      <HeaderLinks />
      <SettingsLink />
    </>,
  );
  expect(
    screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['Reading plans', '/Plans'],
    ['Progress', '/Achievements'],
    ['Settings', '/Settings'],
  ]);
});

test('a signed-in user finds the languages in the account menu', () => {
  const onLanguage = vi.fn(async () => undefined);
  renderWithProviders(
    <AccountMenu
      name="Alice"
      email="alice@example.org"
      onLanguage={onLanguage}
      onLogOut={vi.fn()}
    />,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Português', hidden: true }));
  expect(onLanguage).toHaveBeenCalledExactlyOnceWith('pt');
});

test('a language that was tapped closes the menu; arrow keys leave it open', () => {
  const hide = vi.fn();
  HTMLElement.prototype.hidePopover = hide;
  let hasRing = true;
  const { matches } = Element.prototype;
  const matchesSpy = vi
    .spyOn(Element.prototype, 'matches')
    .mockImplementation(function matchesFocusVisible(this: Element, selector) {
      return selector === ':focus-visible' ? hasRing : matches.call(this, selector);
    });
  renderWithProviders(<LanguageMenu onChoose={async () => undefined} />);
  const choose = (name: string) =>
    fireEvent.click(screen.getByRole('radio', { name, hidden: true }));
  choose('Español');
  expect(hide).not.toHaveBeenCalled();
  hasRing = false;
  choose('Français');
  expect(hide).toHaveBeenCalledOnce();
  matchesSpy.mockRestore();
});

test('an unsent feedback message counts in the sync badge and is described in words', () => {
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
  const button = screen.getByRole('button', { name: 'Sync: 1 thing waits, 2 messages to send' });
  expect(button.textContent).toBe('3');
  expect(within(document.body).getByText(/2 messages to us are kept on this device/)).toBeDefined();
});
