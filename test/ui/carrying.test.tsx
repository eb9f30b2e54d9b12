// @vitest-environment happy-dom
// Files out and in, and a log-out that was stopped: over real records in memory.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newRecord } from '../../schemas/local-record.ts';
import { stateId, statusKey } from '../../schemas/sync-status.ts';
import type { Data } from '../../src/data/data.ts';
import { DataProvider } from '../../src/data/hooks.tsx';
import { exportJson } from '../../src/data/safekeeping.ts';
import { LeavingAccount } from '../../src/pages/shell/leaving-account.tsx';
import { Carrying } from '../../src/pages/sync/carrying.tsx';
import { allDrafts, keepDraft, ownDrafts, takeDraft } from '../../src/platform/drafts.ts';
import { type InMemory, personInMemory } from './in-memory.ts';
import { onScreen } from './on-screen.tsx';

const saved: { name: string; text: Promise<string> }[] = [];

beforeEach(() => {
  saved.length = 0;
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob);
    return `blob:${blobs.size - 1}`;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ name: this.download, text: blob.text() });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function personOf(name: string, sync?: (data: Data) => Promise<void>): Promise<InMemory> {
  const data = await personInMemory(name, sync);
  await data.personal.prayers.insert(newRecord('p1', { title: 'For my sister', prayer_text: 'Lord, be near.' }, '2026-11-20T08:00:00.000Z'));
  return data;
}

function drawCarrying(data: Data): (text: string) => void {
  onScreen(
    <DataProvider data={data}>
      <Carrying />
    </DataProvider>,
  );
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!picker) throw new Error('no picker');
  return (text) => fireEvent.change(picker, { target: { files: [new File([text], 'selah.json')] } });
}

test('[R45] a copy and a file for reading are saved under the day, with what was begun', async () => {
  const data = await personOf('alice');
  ownDrafts(data.account?.id ?? null);
  keepDraft('note_draft', { note_text: 'Half a thought' });
  drawCarrying(data);
  fireEvent.click(screen.getByRole('button', { name: 'Save a copy (JSON)' }));
  expect(await screen.findByText(/^Saved as selah-\d{4}-\d\d-\d\d\.json$/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save for reading (Markdown)' }));
  expect(await screen.findByText(/^Saved as selah-\d{4}-\d\d-\d\d\.md$/)).toBeDefined();
  expect(saved.map(({ name }) => name.split('.')[1])).toEqual(['json', 'md']);
  const [copy, reading] = await Promise.all(saved.map(({ text }) => text));
  expect(copy).toContain('Lord, be near.');
  expect(copy).toContain('Half a thought');
  expect(reading).toMatch(/# My words in Selah[\s\S]*## Prayers[\s\S]*For my sister[\s\S]*Lord, be near\./);
});

test('[R45] what comes of a file that is brought in is told in plain words', async () => {
  const data = await personOf('alice');
  const text = await exportJson(data, new Date('2026-11-20T08:00:00Z'));
  await data.personal.prayers.insert(newRecord('p2', { title: 'Another', prayer_text: 'Amen.' }, '2026-11-20T09:00:00.000Z'));
  const more = await exportJson(data, new Date('2026-11-20T10:00:00Z'));
  await (await data.personal.prayers.findOne('p2').exec())?.remove();
  const bringIn = drawCarrying(data);
  bringIn(text);
  expect(await screen.findByText('The file has been brought in: 1 already here.')).toBeDefined();
  bringIn(more);
  expect(await screen.findByText('The file has been brought in: 1 new and 1 already here.')).toBeDefined();
  bringIn(text.replace('be near', 'be far'));
  expect(await screen.findByText(/This file is damaged/)).toBeDefined();
  bringIn('Dear diary');
  expect(await screen.findByText(/not a copy that Selah saved/)).toBeDefined();
  expect((await data.personal.prayers.find().exec()).map(({ client_id: id, record }) => [id, record['prayer_text']])).toEqual([['p2', 'Amen.'], ['p1', 'Lord, be near.']]);
});

test('[R45] another person’s file asks by name before anything is kept', async () => {
  const bob = await personOf('bob');
  await bob.personal.prayers.insert(newRecord('of-bob', { title: 'Of Bob', prayer_text: 'Bob’s words' }, '2026-11-20T08:00:00.000Z'));
  const text = await exportJson(bob, new Date('2026-11-20T08:00:00Z'));
  // Two persons' databases are never open together.
  await bob.personal.close();
  await bob.device.close();
  const alice = await personOf('alice');
  const bringIn = drawCarrying(alice);
  const titles = async () => (await alice.personal.prayers.find().exec()).map(({ record }) => record['title']);
  bringIn(text);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('bob@example.org');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await titles()).toEqual(['For my sister']);
  bringIn(text);
  fireEvent.click(await screen.findByRole('button', { name: 'Bring them in' }));
  expect(await screen.findByText(/The file has been brought in/)).toBeDefined();
  expect(await titles()).toContain('Of Bob');
});

test('a draft out of a file does not overwrite what was begun here', () => {
  ownDrafts('carol');
  keepDraft('a', 'begun here');
  takeDraft('a', 'out of the file');
  takeDraft('b', 'out of the file');
  expect(allDrafts()).toEqual({ a: 'begun here', b: 'out of the file' });
  ownDrafts('somebody else');
  expect(allDrafts()).toEqual({});
});

test('[R43] sync now in a stopped log-out goes on to the end when all of it is safe', async () => {
  const data = await personOf('alice', async ({ personal }) => {
    for (const doc of await personal.prayers.find().exec()) await doc.incrementalPatch({ sync: 'safe' });
  });
  onScreen(
    <DataProvider data={data}>
      <LeavingAccount onlyHere={1} onStay={vi.fn()} />
    </DataProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Sync now' }));
  await waitFor(() => expect(data.left).toBe(1));
});

test('[R43] without a way to the server it says what is left, saves a file, and loses nothing unasked', async () => {
  const data = await personOf('alice');
  onScreen(
    <DataProvider data={data}>
      <LeavingAccount onlyHere={1} onStay={vi.fn()} />
    </DataProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Sync now' }));
  expect(await screen.findByText('1 thing is still only on this device.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
  expect(await screen.findByText(/The file holds everything/)).toBeDefined();
  expect(await saved[0]?.text).toContain('Lord, be near.');
  expect(data.left).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Log out and lose it' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, log out and lose it' }));
  await waitFor(() => expect(data.left).toBe(1));
});

test('[R43] a stopped log-out names the missing connection, and a change to the settings as what it is', async () => {
  const data = await personInMemory();
  await data.personal.profile.insert({ ...newRecord('s_alice', { language: 'fr' }, '2026-11-20T08:00:00.000Z'), server_id: 'alice' });
  await data.personal.activity.insert({ id: stateId(statusKey), kind: 'sync', order: '', value: { text: JSON.stringify({ lastSuccess: '', trouble: 'offline' }) } });
  onScreen(
    <DataProvider data={data}>
      <LeavingAccount onlyHere={1} onStay={vi.fn()} />
    </DataProvider>,
  );
  expect(await screen.findByText('A change to your settings is only on this device. If you log out now, it is lost.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Sync now' }));
  expect(await screen.findByText(/There is no connection, so nothing could be sent/)).toBeDefined();
});
