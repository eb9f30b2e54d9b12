// Tests of the Sync page's cards and the log-out dialog, rendered from props: connection, storage
// use, export, import, and data cleared by the browser.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LogOutDialog } from '../../../src/features/account/log-out/components/log-out-dialog.tsx';
import { ExportImportCard } from '../../../src/features/sync/components/export-import-card.tsx';
import { EvictionNotice } from '../../../src/features/sync/components/eviction-notice.tsx';
import { StorageCard } from '../../../src/ui/storage-card.tsx';
import { OtherOwnerDialog } from '../../../src/features/sync/components/other-owner-dialog.tsx';
import { SyncStatusCard } from '../../../src/features/sync/components/sync-status-card.tsx';
import type { SyncSummary } from '../../../src/features/sync/components/sync-status-card.tsx';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

const syncedSummary: SyncSummary = {
  isAdmitted: true,
  online: true,
  pending: 0,
  rejected: 0,
  syncing: false,
  signedOut: false,
  isAccountDeleted: false,
  failure: null,
  failingSince: null,
  nextAttempt: null,
  lastSuccess: '2026-11-20T08:00:00Z',
  storage: 'kept',
};

function renderCards(changes: Partial<SyncSummary>) {
  const events = { onSync: vi.fn(), onUpdate: vi.fn() };
  const { container } = renderWithProviders(
    <SyncStatusCard {...syncedSummary} {...changes} loginHref="/login" {...events} />,
  );
  return {
    ...events,
    text: container.textContent,
    kind: container.querySelector('[data-way]')?.getAttribute('data-way'),
  };
}

/**
 * Returns the text of the first live region that has text. The toaster has a live region of its
 * own, which is empty here.
 */
function readStatus(): string | undefined {
  const [place] = screen.getAllByRole('status');
  return place?.textContent;
}

test.each<[string, Partial<SyncSummary>, RegExp]>([
  ['safe', {}, /Everything you wrote is safe on the server/],
  ['safe', { lastSuccess: null }, /Nothing waits to be sent/],
  ['waiting', { pending: 3 }, /3 things wait\. They are safe on this device/],
  ['sending', { pending: 3, syncing: true }, /3 things are being sent now/],
  ['refused', { rejected: 1 }, /1 thing was not accepted/],
  [
    'offline',
    { online: false, pending: 2 },
    /There is no connection now.*2 things wait for a connection/,
  ],
  [
    'offline',
    { online: false, failure: 'offline', failingSince: '2026-11-20T07:00:00Z' },
    /no connection since Nov 20, 2026/,
  ],
  [
    'busy',
    { failure: 'busy', pending: 1, nextAttempt: '2026-11-20T08:05:00Z' },
    /The server is busy.*1 thing waits\. It is safe.*Next try: Nov 20, 2026/,
  ],
  ['signed-out', { failure: 'signed-out', online: false }, /Your login has ended/],
  [
    'full',
    { failure: 'full', online: false, pending: 1 },
    /This device is full.*Free some space.*1 thing waits/,
  ],
  ['outdated', { failure: 'outdated', pending: 1 }, /too old for the server.*1 thing waits/],
  [
    'memory',
    { storage: 'memory' },
    /This window keeps nothing\. What has been sent is safe on the server\.Everything you wrote is safe/,
  ],
  [
    'memory',
    { storage: 'memory', pending: 2, rejected: 1 },
    /keeps nothing.*2 things wait to be sent\. Keep this window open.*1 thing was not accepted by the server\. It is gone/,
  ],
  [
    'account-deleted',
    { signedOut: true, isAccountDeleted: true, pending: 2 },
    /This account was deleted.*save it as a file before you log out\..*2 things wait/,
  ],
  ['memory', { storage: 'memory', signedOut: true }, /keeps nothing.*Your login has ended/],
])('the server card describes the connection in a sentence: %s', (kind, changes, sentence) => {
  const renderedText = renderCards(changes);
  expect(renderedText.kind).toBe(kind);
  expect(renderedText.text).toMatch(sentence);
});

test('the server card offers to sync, to log in again, or to load the new version', () => {
  const { onSync } = renderCards({});
  fireEvent.click(screen.getByRole('button', { name: 'Sync now' }));
  expect(onSync).toHaveBeenCalledOnce();
  renderCards({ signedOut: true });
  expect(screen.getByText('Login').closest('a')?.getAttribute('href')).toBe('/login');
  cleanup();
  renderCards({ signedOut: true, isAccountDeleted: true });
  expect(screen.getByText('Save as a file').closest('a')?.getAttribute('href')).toBe(
    '/Sync#carrying',
  );
  // A new account with the same address takes the records over.
  expect(screen.getByText('Login').closest('a')?.getAttribute('href')).toBe('/login');
  const { onUpdate } = renderCards({ failure: 'outdated' });
  fireEvent.click(screen.getByRole('button', { name: 'Load the new version' }));
  expect(onUpdate).toHaveBeenCalledOnce();
  cleanup();
  // Loading the page again would lose what such a window holds.
  renderCards({ failure: 'outdated', storage: 'memory', pending: 1 });
  expect(screen.queryByRole('button', { name: 'Load the new version' })).toBeNull();
});

test('a number that falls while things are sent is not read out at every step', () => {
  renderCards({ pending: 200, syncing: true });
  expect(
    screen
      .getAllByRole('status')
      .map((place) => [place.getAttribute('aria-busy'), place.textContent])[0],
  ).toEqual(['true', '200 things are being sent now.']);
});

test('the storage card shows the used space, and whether the browser keeps the data', async () => {
  const onAsk = vi.fn();
  const { rerender, container } = renderWithProviders(
    <StorageCard
      estimate={{ used: 1_234_567, quota: 600e9 }}
      persistence="may be cleared"
      isPersistenceRefused={false}
      isMemory={false}
      hasServer
      onRequestPersistence={onAsk}
    />,
  );
  expect(container.textContent).toContain('1.2 MB of the 600 GB that this browser allows');
  fireEvent.click(screen.getByRole('button', { name: 'Ask it to keep everything' }));
  expect(onAsk).toHaveBeenCalledOnce();
  rerender(
    <StorageCard
      estimate={{ used: 0, quota: 0 }}
      persistence="may be cleared"
      isPersistenceRefused
      isMemory={false}
      hasServer
      onRequestPersistence={onAsk}
    />,
  );
  expect(container.textContent).toMatch(/1 kB of the 1 kB.*did not agree this time/);
  rerender(
    <StorageCard
      estimate={null}
      persistence="kept"
      isPersistenceRefused
      isMemory={false}
      hasServer
      onRequestPersistence={onAsk}
    />,
  );
  expect(container.textContent).toMatch(
    /This browser does not say how much room there is\.This browser has promised not to clear it by itself\.\s*$/,
  );
  expect(screen.queryByRole('button')).toBeNull();
  rerender(
    <StorageCard
      estimate={undefined}
      persistence={undefined}
      isPersistenceRefused={false}
      isMemory
      hasServer={false}
      onRequestPersistence={onAsk}
    />,
  );
  expect(container.textContent).toContain('cannot keep anything');
  // A signed-in user reads this text in the card above.
  rerender(
    <StorageCard
      estimate={undefined}
      persistence={undefined}
      isPersistenceRefused={false}
      isMemory
      hasServer
      onRequestPersistence={onAsk}
    />,
  );
  expect(container.textContent).not.toContain('cannot keep anything');
});

test('sizes in French have their own units', async () => {
  await changeTestLanguage('fr');
  const { container } = renderWithProviders(
    <StorageCard
      estimate={{ used: 2_500_000, quota: 10_500_000_000 }}
      persistence="unknown"
      isPersistenceRefused={false}
      isMemory={false}
      hasServer
      onRequestPersistence={vi.fn()}
    />,
  );
  expect(container.textContent?.replace(/[\u00a0\u202f]/g, ' ')).toContain('2,5 Mo sur les 11 Go');
});

test('the files card saves two formats, imports one file, and shows the result', () => {
  const events = { onSave: vi.fn(), onImport: vi.fn() };
  const { rerender } = renderWithProviders(
    <ExportImportCard busy={null} outcome={null} {...events} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save a copy (JSON)' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save for reading (Markdown)' }));
  expect(events.onSave.mock.calls).toEqual([['json'], ['markdown']]);
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!picker) throw new Error('no picker');
  const pickerClick = vi.spyOn(picker, 'click').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Bring in a file' }));
  expect(pickerClick).toHaveBeenCalledOnce();
  const file = new File(['{}'], 'selah.json');
  fireEvent.change(picker, { target: { files: [file] } });
  expect(events.onImport).toHaveBeenCalledWith(file);
  // A file picker that was closed without a choice imports nothing.
  fireEvent.change(picker, { target: { files: [] } });
  expect(events.onImport).toHaveBeenCalledOnce();

  rerender(<ExportImportCard busy="import" outcome={null} {...events} />);
  expect(readStatus()).toBe('Reading the file…');
  rerender(
    <ExportImportCard
      busy={null}
      outcome={{ sentence: 'This file is damaged.', isFault: true }}
      {...events}
    />,
  );
  expect(readStatus()).toBe('This file is damaged.');
});

test('importing a file of another person asks for confirmation with the name', () => {
  const onYes = vi.fn();
  renderWithProviders(
    <OtherOwnerDialog email="bob@example.org" onConfirm={onYes} onClose={vi.fn()} />,
  );
  expect(screen.getByRole('dialog').textContent).toContain('bob@example.org');
  fireEvent.click(screen.getByRole('button', { name: 'Bring them in' }));
  expect(onYes).toHaveBeenCalledOnce();
});

test('the card about data that the browser cleared says whether something was lost', () => {
  const onDismiss = vi.fn();
  const { rerender } = renderWithProviders(<EvictionNotice lostCount={2} onDismiss={onDismiss} />);
  expect(
    screen.getByRole('region', { name: 'This browser has cleared what was kept here' }).textContent,
  ).toContain('2 things had not been sent yet and are gone');
  rerender(<EvictionNotice lostCount={0} onDismiss={onDismiss} />);
  expect(screen.getByRole('region').textContent).toContain('nothing is lost');
  fireEvent.click(screen.getByRole('button', { name: 'All right' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('[R43] an unsynced log-out offers send, export or stay, and confirms a loss twice', () => {
  const events = { onSync: vi.fn(), onSave: vi.fn(), onDiscard: vi.fn(), onStay: vi.fn() };
  const { rerender } = renderWithProviders(
    <LogOutDialog
      pendingCount={3}
      isOnlySettings={false}
      busy={null}
      hasTried={false}
      failure={null}
      hasExported={false}
      {...events}
    />,
  );
  expect(screen.getByRole('dialog').textContent).toContain(
    '3 things you wrote are only on this device',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sync now' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
  rerender(
    <LogOutDialog
      pendingCount={1}
      isOnlySettings={false}
      busy={null}
      hasTried
      failure={null}
      hasExported
      {...events}
    />,
  );
  expect(readStatus()).toMatch(
    /1 thing is still only on this device.*cannot be sent.*The file holds everything/,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Log out and lose it' }));
  expect(screen.getByRole('dialog', { name: 'Lose it for good?' }).textContent).toContain(
    '1 thing will be deleted from this device. After that, it is only in the file that you saved.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  fireEvent.click(screen.getByRole('button', { name: 'Log out and lose it' }));
  expect(Object.values(events).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0, 0]);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, log out and lose it' }));
  expect(events.onDiscard).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
  expect(events.onStay).toHaveBeenCalledOnce();
});

test('[R43] a log-out gives the reason for unsent changes, counts losses, names settings', () => {
  const events = { onSync: vi.fn(), onSave: vi.fn(), onDiscard: vi.fn(), onStay: vi.fn() };
  const { rerender } = renderWithProviders(
    <LogOutDialog
      pendingCount={2}
      isOnlySettings={false}
      busy={null}
      hasTried
      failure="offline"
      hasExported={false}
      {...events}
    />,
  );
  expect(readStatus()).toBe(
    '2 things are still only on this device.There is no connection, so nothing could be sent. Wait until there is one, or save it as a file.',
  );
  for (const [trouble, reason] of [
    ['busy', /server is busy/],
    ['signed-out', /login has ended/],
    ['outdated', /too old/],
    ['full', /device is full/],
  ] as const) {
    rerender(
      <LogOutDialog
        pendingCount={2}
        isOnlySettings={false}
        busy={null}
        hasTried
        failure={trouble}
        hasExported={false}
        {...events}
      />,
    );
    expect(readStatus()).toMatch(reason);
    expect(readStatus()).not.toContain('does not accept');
  }
  fireEvent.click(screen.getByRole('button', { name: 'Log out and lose them' }));
  expect(screen.getByRole('dialog', { name: 'Lose them for good?' }).textContent).toContain(
    '2 things will be deleted from this device. They are nowhere else.',
  );
  expect(screen.getByRole('button', { name: 'Yes, log out and lose them' })).toBeDefined();
  rerender(
    <LogOutDialog
      pendingCount={1}
      isOnlySettings
      busy={null}
      hasTried={false}
      failure={null}
      hasExported={false}
      {...events}
    />,
  );
  expect(screen.getByRole('dialog').textContent).toContain(
    'A change to your settings will be deleted from this device. It is nowhere else.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(readStatus()).toBe(
    'A change to your settings is only on this device. If you log out now, it is lost.',
  );
});
