// Tests of the log-out messages in the main menu and log-out dialog: they say which data exists
// only on this device.
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages } from '../../../schemas/languages.ts';
import { MainMenu } from '../../../src/app/shell/components/main-menu.tsx';
import { LogOutDialog } from '../../../src/features/account/log-out/components/log-out-dialog.tsx';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

const goesAlong = 'Logging out removes your reading history and your progress from this device.';

beforeEach(() => {
  // The page of these tests has no panels.
  HTMLElement.prototype.hidePopover = vi.fn();
});

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

function openMenu(onLogout = vi.fn()) {
  renderWithProviders(
    <MainMenu
      account={{ name: 'Alice', email: 'alice@example.org' }}
      isAdmin={false}
      syncState={undefined}
      onLanguage={vi.fn(async () => undefined)}
      onInvite={vi.fn()}
      onFeedback={vi.fn()}
      onLogOut={onLogout}
    />,
  );
  return onLogout;
}

test('[R43] the log-out button states what is lost and logs out without a question', () => {
  const onLogout = openMenu();
  const logOutButton = screen.getByRole('button', { name: 'Log out', hidden: true });
  const hint = document.getElementById(logOutButton.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Clears your reading history on this phone or computer.');
  logOutButton.click();
  expect(onLogout).toHaveBeenCalledOnce();
});

test.each(languages)(
  '[R43] in %s the menu says in one short line what is lost',
  async (language) => {
    await changeTestLanguage(language);
    openMenu();
    const hints = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(hints).toHaveLength(1);
    expect(hints[0]?.length).toBeGreaterThan(20);
    expect(hints[0]?.length).toBeLessThan(60);
    expect(hints[0]).not.toMatch(/logOut\.|\{\{/);
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
    expect(screen.getByRole('button', { name: 'Export' })).toBeDefined();
  },
);
