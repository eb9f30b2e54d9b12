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
 * Returns the text of the first live region that has text. The toaster has a separate live
 * region, which is empty here.
 */
function readStatus(): string | undefined {
  const [place] = screen.getAllByRole('status');
  return place?.textContent;
}

test.each<[string, Partial<SyncSummary>, RegExp]>([
  ['safe', {}, /Your prayers, entries and notes are safe in your account/],
  ['safe', { lastSuccess: null }, /Nothing to sync/],
  ['waiting', { pending: 3 }, /3 items are saved and waiting to sync/],
  ['sending', { pending: 3, syncing: true }, /Syncing 3 items…/],
  ['refused', { rejected: 1 }, /1 item was not accepted\. It’s still saved/],
  ['offline', { online: false, pending: 2 }, /You’re offline.*2 items are saved and will sync/],
  [
    'offline',
    { online: false, failure: 'offline', failingSince: '2026-11-20T07:00:00Z' },
    /offline since Nov 20, 2026/,
  ],
  [
    'busy',
    { failure: 'busy', pending: 1, nextAttempt: '2026-11-20T08:05:00Z' },
    /Syncing is taking longer.*1 item is saved.*Next try: Nov 20, 2026/,
  ],
  ['signed-out', { failure: 'signed-out', online: false }, /You’ve been logged out/],
  [
    'full',
    { failure: 'full', online: false, pending: 1 },
    /device is full.*Free some space.*1 item is saved/,
  ],
  [
    'locked',
    { failure: 'locked', pending: 1, syncing: true },
    /Your entries are locked here.*1 item is saved.*Unlock/,
  ],
  ['offline', { failure: 'locked', online: false }, /You’re offline/],
  [
    'outdated',
    { failure: 'outdated', pending: 1 },
    /Update Selah to keep syncing.*1 item is saved/,
  ],
  [
    'memory',
    { storage: 'memory' },
    /Nothing is saved in this window\. What has been synced is safe in your account\.Everything is synced/,
  ],
  [
    'memory',
    { storage: 'memory', pending: 2, rejected: 1 },
    /Nothing is saved.*2 items aren’t synced yet\. Keep this window open.*1 item was not accepted\. It will be lost/,
  ],
  [
    'account-deleted',
    { signedOut: true, isAccountDeleted: true, pending: 2 },
    /This account was deleted.*Export everything before you log out\..*2 items are saved/,
  ],
  ['memory', { storage: 'memory', signedOut: true }, /Nothing is saved.*You’ve been logged out/],
])('the server card describes the connection in a sentence: %s', (kind, changes, sentence) => {
  const renderedText = renderCards(changes);
  expect(renderedText.kind).toBe(kind);
  expect(renderedText.text).toMatch(sentence);
});

test('the server card says what stays on this device only when everything is synced', () => {
  expect(renderCards({}).text).toContain(
    'Only here, not in your account: drafts, reading history, streak days, and your questions and saved answers in Wisdom.',
  );
  cleanup();
  expect(renderCards({ pending: 1 }).text).not.toContain('Only here');
  cleanup();
  expect(renderCards({ storage: 'memory' }).text).not.toContain('Only here');
});

test('the server card offers to sync, to log in again, or to load the new version', () => {
  const { onSync } = renderCards({});
  fireEvent.click(screen.getByRole('button', { name: 'Sync now' }));
  expect(onSync).toHaveBeenCalledOnce();
  renderCards({ signedOut: true });
  expect(screen.getByText('Log in').closest('a')?.getAttribute('href')).toBe('/login');
  cleanup();
  renderCards({ signedOut: true, isAccountDeleted: true });
  expect(screen.getByText('Export').closest('a')?.getAttribute('href')).toBe('/Sync#carrying');
  // A new account with the same address gets the records.
  expect(screen.getByText('Log in').closest('a')?.getAttribute('href')).toBe('/login');
  const { onUpdate } = renderCards({ failure: 'outdated' });
  fireEvent.click(screen.getByRole('button', { name: 'Update Selah' }));
  expect(onUpdate).toHaveBeenCalledOnce();
  cleanup();
  // Loading the page again would lose what such a window holds.
  renderCards({ failure: 'outdated', storage: 'memory', pending: 1 });
  expect(screen.queryByRole('button', { name: 'Update Selah' })).toBeNull();
});

test('the falling number of pending records is not announced at every step', () => {
  renderCards({ pending: 200, syncing: true });
  expect(
    screen
      .getAllByRole('status')
      .map((place) => [place.getAttribute('aria-busy'), place.textContent])[0],
  ).toEqual(['true', 'Syncing 200 items…']);
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
  expect(container.textContent).not.toContain('There is enough space.');
  expect(screen.getByText('1.2 MB of 600 GB used').closest('details')?.open).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Protect my data' }));
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
  expect(container.textContent).toMatch(
    /^Space is running low.*didn’t allow it this time.*1 kB of 1 kB used/,
  );
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
    /The available space is unknown\.Your data is protected\.\s*$/,
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
  expect(container.textContent).toContain('can’t save what you write');
  rerender(
    <StorageCard
      estimate={{ used: 1_234_567, quota: 600e9 }}
      persistence={undefined}
      isPersistenceRefused={false}
      isMemory
      hasServer
      onRequestPersistence={onAsk}
    />,
  );
  expect(container.textContent).toMatch(/^There is enough space\./);
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
  expect(container.textContent).not.toContain('can’t save what you write');
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
  expect(container.textContent?.replace(/[\u00a0\u202f]/g, ' ')).toContain(
    '2,5 Mo utilisés sur 11 Go',
  );
});

test('the files card saves two formats, imports the chosen files, and shows the result', () => {
  const events = { onSave: vi.fn(), onImport: vi.fn() };
  const { rerender } = renderWithProviders(
    <ExportImportCard busy={null} outcome={null} {...events} />,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Export: A backup/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Export: A file to read/ }));
  expect(events.onSave.mock.calls).toEqual([['json'], ['markdown']]);
  const journal = screen.getByRole('link', { name: 'Open: Printable journal' });
  expect(journal.getAttribute('href')).toBe('/PrintJournal');
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!picker) throw new Error('no picker');
  const pickerClick = vi.spyOn(picker, 'click').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Import a file' }));
  expect(pickerClick).toHaveBeenCalledOnce();
  const file = new File(['{}'], 'selah.json');
  fireEvent.change(picker, { target: { files: [file] } });
  expect(events.onImport).toHaveBeenCalledWith([file]);
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
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  expect(onYes).toHaveBeenCalledOnce();
});

test('the card about data that the browser cleared says whether something was lost', () => {
  const onDismiss = vi.fn();
  const { rerender } = renderWithProviders(<EvictionNotice lostCount={2} onDismiss={onDismiss} />);
  expect(
    screen.getByRole('region', { name: 'Your browser deleted Selah’s data' }).textContent,
  ).toContain('2 items weren’t synced yet and are gone');
  rerender(<EvictionNotice lostCount={0} onDismiss={onDismiss} />);
  expect(screen.getByRole('region').textContent).toContain('Nothing is lost');
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
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
  expect(screen.getByRole('dialog').textContent).toContain('3 items aren’t synced yet');
  fireEvent.click(screen.getByRole('button', { name: 'Sync now' }));
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
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
    /1 item still isn’t synced.*can’t be synced.*The file contains everything/,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Log out and discard it' }));
  expect(screen.getByRole('dialog', { name: 'Discard it for good?' }).textContent).toContain(
    '1 unsynced item will be lost. The only copy will be the file you exported.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  fireEvent.click(screen.getByRole('button', { name: 'Log out and discard it' }));
  expect(Object.values(events).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0, 0]);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, log out and discard it' }));
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
    '2 items still aren’t synced.You’re offline. Try again when you’re back online, or export to a file.',
  );
  for (const [trouble, reason] of [
    ['busy', /Syncing is taking longer/],
    ['signed-out', /You’ve been logged out/],
    ['outdated', /Update Selah to keep syncing/],
    ['full', /device is full/],
    ['locked', /locked here.*waits until you unlock them/],
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
    expect(readStatus()).not.toContain('not accepted');
  }
  fireEvent.click(screen.getByRole('button', { name: 'Log out and discard them' }));
  expect(screen.getByRole('dialog', { name: 'Discard them for good?' }).textContent).toContain(
    '2 unsynced items will be lost. There is no other copy.',
  );
  expect(screen.getByRole('button', { name: 'Yes, log out and discard them' })).toBeDefined();
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
    'A change to your settings will be lost. There is no other copy.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(readStatus()).toBe(
    'A change to your settings isn’t synced yet. If you log out now, it will be lost.',
  );
});
