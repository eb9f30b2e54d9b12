// Tests of the log-out messages in the account menu and log-out dialog: data that exists only on
// this device, and where to save a file.
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages } from '../../../schemas/fields.ts';
import { AccountMenu } from '../../../src/app/shell/components/account-menu.tsx';
import { LogOutDialog } from '../../../src/features/account/log-out/components/log-out-dialog.tsx';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

const goesAlong =
  'Logging out also removes what is kept only here, such as your reading history, the chapters you have read and the days counted on this device.';

beforeEach(() => {
  // The page of these tests has no panels.
  HTMLElement.prototype.hidePopover = vi.fn();
});

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

function openMenu(onLogout = vi.fn()) {
  renderWithProviders(
    <AccountMenu
      name="Alice"
      email="alice@example.org"
      onLanguage={vi.fn(async () => undefined)}
      onLogOut={onLogout}
    />,
  );
  return onLogout;
}

test('[R43] the log-out button states what is lost and logs out without a question', () => {
  const onLogout = openMenu();
  const logOutButton = screen.getByRole('button', { name: 'Log out', hidden: true });
  const hint = document.getElementById(logOutButton.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe(
    `${goesAlong} Under “Your words” you can save all of it as a file first.`,
  );
  expect(screen.getByRole('link', { name: 'Your words', hidden: true }).getAttribute('href')).toBe(
    '/Sync',
  );
  logOutButton.click();
  expect(onLogout).toHaveBeenCalledOnce();
});

test.each(languages)(
  '[R43] in %s it names the page of the file as the menu does',
  async (language) => {
    await changeTestLanguage(language);
    openMenu();
    const link = document.querySelector('a[href="/Sync"]')?.textContent ?? '';
    const hints = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(link).not.toBe('');
    expect(hints.filter((hint) => hint.includes(link))).toHaveLength(1);
    expect(hints.join(' ')).not.toMatch(/account\.|\{\{/);
  },
);

test.each([true, false])(
  '[R43] the dialog of a stopped log-out states what is lost (only settings pending: %s)',
  (onlySettings) => {
    const events = { onSync: vi.fn(), onSave: vi.fn(), onDiscard: vi.fn(), onStay: vi.fn() };
    renderWithProviders(
      <LogOutDialog
        pendingCount={1}
        isOnlySettings={onlySettings}
        busy={null}
        hasTried={false}
        failure={null}
        hasExported={false}
        {...events}
      />,
    );
    expect(screen.getByRole('dialog').textContent).toContain(goesAlong);
    expect(screen.getByRole('button', { name: 'Save as a file' })).toBeDefined();
  },
);
