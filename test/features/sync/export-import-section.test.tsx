// Tests of data export and import and of a log-out stopped by unsynced data, with real records in
// memory.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import { toStateRecordId, engineStatusKey } from '../../../schemas/sync-status.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { exportJson } from '../../../src/data/export/export-and-import.ts';
import { UnsyncedLogOut } from '../../../src/features/account/log-out/unsynced-log-out.tsx';
import { ExportImportSection } from '../../../src/features/sync/export-import-section.tsx';
import {
  readAllDrafts,
  saveDraft,
  setDraftOwner,
  importDraft,
} from '../../../src/platform/storage/drafts.ts';
import { type MemoryContext, createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

const saved: { name: string; text: Promise<string> }[] = [];

beforeEach(() => {
  saved.length = 0;
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob);
    return `blob:${blobs.size - 1}`;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ name: this.download, text: blob.text() });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function createContext(
  name: string,
  sync?: (data: DataContext) => Promise<void>,
): Promise<MemoryContext> {
  const data = await createMemoryContext(name, sync);
  await data.userDatabase.prayers.insert(
    buildLocalRecord(
      'p1',
      { title: 'For my sister', prayer_text: 'Lord, be near.' },
      '2026-11-20T08:00:00.000Z',
    ),
  );
  return data;
}

function renderSection(data: DataContext): (text: string) => void {
  renderWithProviders(
    <DataProvider data={data}>
      <ExportImportSection />
    </DataProvider>,
  );
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!picker) throw new Error('no picker');
  return (text) =>
    fireEvent.change(picker, { target: { files: [new File([text], 'selah.json')] } });
}

test('[R45] JSON and Markdown files have the date in the name; JSON includes drafts', async () => {
  const data = await createContext('alice');
  setDraftOwner(data.account?.id ?? null);
  saveDraft('note_draft', { note_text: 'Half a thought' });
  renderSection(data);
  fireEvent.click(screen.getByRole('button', { name: /^Export: A backup/ }));
  expect(await screen.findByText(/^Saved as selah-\d{4}-\d\d-\d\d\.json$/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Export: A file to read/ }));
  expect(await screen.findByText(/^Saved as selah-\d{4}-\d\d-\d\d\.md$/)).toBeDefined();
  expect(saved.map(({ name }) => name.split('.')[1])).toEqual(['json', 'md']);
  const [copy, reading] = await Promise.all(saved.map(({ text }) => text));
  expect(copy).toContain('Lord, be near.');
  expect(copy).toContain('Half a thought');
  expect(reading).toMatch(
    /# My journal in Selah[\s\S]*## Prayers[\s\S]*For my sister[\s\S]*Lord, be near\./,
  );
});

test('[R45] an import result shows the numbers of new and existing records', async () => {
  const data = await createContext('alice');
  const text = await exportJson(data, new Date('2026-11-20T08:00:00Z'));
  await data.userDatabase.prayers.insert(
    buildLocalRecord('p2', { title: 'Another', prayer_text: 'Amen.' }, '2026-11-20T09:00:00.000Z'),
  );
  const otherFile = await exportJson(data, new Date('2026-11-20T10:00:00Z'));
  await (await data.userDatabase.prayers.findOne('p2').exec())?.remove();
  const importFile = renderSection(data);
  importFile(text);
  expect(await screen.findByText('Imported: 1 already here.')).toBeDefined();
  importFile(otherFile);
  expect(await screen.findByText('Imported: 1 new and 1 already here.')).toBeDefined();
  importFile(text.replace('be near', 'be far'));
  expect(await screen.findByText(/This file is damaged/)).toBeDefined();
  importFile('Dear diary');
  expect(await screen.findByText(/not a backup from Selah/)).toBeDefined();
  expect(
    (await data.userDatabase.prayers.find().exec()).map(({ client_id: id, record }) => [
      id,
      record['prayer_text'],
    ]),
  ).toEqual([
    ['p2', 'Amen.'],
    ['p1', 'Lord, be near.'],
  ]);
});

test('[R45] an import of another user’s file is confirmed with that user’s e-mail', async () => {
  const bob = await createContext('bob');
  await bob.userDatabase.prayers.insert(
    buildLocalRecord(
      'of-bob',
      { title: 'Of Bob', prayer_text: 'Bob’s words' },
      '2026-11-20T08:00:00.000Z',
    ),
  );
  const text = await exportJson(bob, new Date('2026-11-20T08:00:00Z'));
  // Two persons' databases are never open together.
  await bob.userDatabase.close();
  await bob.deviceDatabase.close();
  const alice = await createContext('alice');
  const importFile = renderSection(alice);
  const titles = async () =>
    (await alice.userDatabase.prayers.find().exec()).map(({ record }) => record['title']);
  importFile(text);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('bob@example.org');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await titles()).toEqual(['For my sister']);
  importFile(text);
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Import' }),
  );
  expect(await screen.findByText(/^Imported/)).toBeDefined();
  expect(await titles()).toContain('Of Bob');
});

test('an imported draft does not overwrite a local draft', () => {
  setDraftOwner('carol');
  saveDraft('a', 'begun here');
  importDraft('a', 'out of the file');
  importDraft('b', 'out of the file');
  expect(readAllDrafts()).toEqual({ a: 'begun here', b: 'out of the file' });
  setDraftOwner('other user');
  expect(readAllDrafts()).toEqual({});
});

test('[R43] “Sync now” in a stopped log-out completes the log-out if all is synced', async () => {
  const data = await createContext('alice', async ({ userDatabase }) => {
    for (const doc of await userDatabase.prayers.find().exec())
      await doc.incrementalPatch({ sync: 'safe' });
  });
  renderWithProviders(
    <MemoryRouter>
      <DataProvider data={data}>
        <UnsyncedLogOut unsyncedCount={1} onStay={vi.fn()} />
      </DataProvider>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Sync now' }));
  await waitFor(() => expect(data.logOutCount).toBe(1));
});

test('[R43] an offline log-out counts unsynced records and asks before data loss', async () => {
  const data = await createContext('alice');
  renderWithProviders(
    <MemoryRouter>
      <DataProvider data={data}>
        <UnsyncedLogOut unsyncedCount={1} onStay={vi.fn()} />
      </DataProvider>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Sync now' }));
  expect(await screen.findByText('1 item still isn’t synced.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText(/The file contains everything/)).toBeDefined();
  expect(await saved[0]?.text).toContain('Lord, be near.');
  expect(data.logOutCount).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Log out and discard it' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, log out and discard it' }));
  await waitFor(() => expect(data.logOutCount).toBe(1));
});

test('[R43] a stopped log-out names the lost connection and unsynced settings', async () => {
  const data = await createMemoryContext();
  await data.userDatabase.profile.insert({
    ...buildLocalRecord('s_alice', { language: 'fr' }, '2026-11-20T08:00:00.000Z'),
    server_id: 'alice',
  });
  await data.userDatabase.activity.insert({
    id: toStateRecordId(engineStatusKey),
    kind: 'sync',
    order: '',
    value: { text: JSON.stringify({ lastSuccess: '', trouble: 'offline' }) },
  });
  renderWithProviders(
    <MemoryRouter>
      <DataProvider data={data}>
        <UnsyncedLogOut unsyncedCount={1} onStay={vi.fn()} />
      </DataProvider>
    </MemoryRouter>,
  );
  expect(
    await screen.findByText(
      'A change to your settings isn’t synced yet. If you log out now, it will be lost.',
    ),
  ).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Sync now' }));
  expect(await screen.findByText(/You’re offline\. Try again/)).toBeDefined();
});
