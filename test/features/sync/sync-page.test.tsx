// Tests of the Sync page over real records in memory: rejected records, pending records, previous
// versions with Undo, and the link to stored Bibles. Nothing is discarded without confirmation.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import type { Fields, LocalRecord } from '../../../schemas/local-record.ts';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import {
  engineStatusKey,
  getInvalidRowsKey,
  toStateRecordId,
} from '../../../schemas/sync-status.ts';
import type { AccessState } from '../../../src/data/access.ts';
import type { UserCollectionName } from '../../../src/data/database/collections.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { RejectedSection } from '../../../src/features/sync/rejected-section.tsx';
import { UnsentFeedback } from '../../../src/features/sync/unsent-feedback.tsx';
import { SyncPage } from '../../../src/features/sync/page.tsx';
import { PendingSection } from '../../../src/features/sync/pending-section.tsx';
import { PreviousVersionsSection } from '../../../src/features/sync/previous-versions-section.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const rejected = {
  sync: 'refused',
  problem: { status: 422, code: 'validation', message: 'Error in field title' },
} as const;
const onServer = {
  base: { title: 'As the server has it' },
  server_id: 'srv',
  updated_date: '2026-11-20T08:00:00Z',
} as const;

function insertRecord(
  { userDatabase }: DataContext,
  collection: UserCollectionName,
  id: string,
  fields: Fields,
  changes: Partial<LocalRecord> = {},
) {
  return userDatabase[collection].insert({
    ...buildLocalRecord(id, fields, '2026-11-20T08:00:00.000Z'),
    ...changes,
  });
}

async function prayer({ userDatabase }: DataContext, id: string): Promise<LocalRecord | undefined> {
  return (await userDatabase.prayers.findOne(id).exec())?.toJSON() as LocalRecord | undefined;
}

test('[R14] a rejected record can be copied, retried, or discarded when confirmed', async () => {
  const data = await createMemoryContext();
  await insertRecord(
    data,
    'prayers',
    '1',
    { title: 'New one', prayer_text: 'Words to copy' },
    rejected,
  );
  await insertRecord(
    data,
    'prayers',
    '2',
    { title: 'Changed one', prayer_text: 'x' },
    { ...onServer, ...rejected },
  );
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const onEmpty = vi.fn();
  const { rerender } = renderWithProviders(
    <DataProvider data={data}>
      <RejectedSection count={2} onEmpty={onEmpty} />
    </DataProvider>,
  );
  const card = async (name: string) => within(await screen.findByRole('article', { name }));

  fireEvent.click((await card('New one')).getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied')).toBeDefined();
  expect(writeText).toHaveBeenCalledWith('Words to copy');

  fireEvent.click((await card('Changed one')).getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('dialog').textContent).toContain('the earlier version comes back');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect((await prayer(data, '2'))?.sync).toBe('refused');
  fireEvent.click((await card('Changed one')).getByRole('button', { name: 'Discard' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Changed one' })).toBeNull());
  expect((await prayer(data, '2'))?.record).toEqual({ title: 'As the server has it' });
  // The button is removed, but the focus must not be lost with it.
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Not accepted' })),
  );

  rerender(
    <DataProvider data={data}>
      <RejectedSection count={1} onEmpty={onEmpty} />
    </DataProvider>,
  );
  fireEvent.click((await card('New one')).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(onEmpty).toHaveBeenCalledOnce());
  expect((await prayer(data, '1'))?.sync).toBe('waiting');
});

test('200 pending records are listed in portions, and shown records stay', async () => {
  const data = await createMemoryContext();
  await data.userDatabase.prayers.bulkInsert(
    Array.from({ length: 200 }, (_, place) =>
      buildLocalRecord(
        `p${String(place).padStart(3, '0')}`,
        { title: `Prayer ${place}` },
        '2026-11-20T08:00:00.000Z',
      ),
    ),
  );
  renderWithProviders(
    <DataProvider data={data}>
      <PendingSection count={200} />
    </DataProvider>,
  );
  const rows = () => screen.getAllByRole('listitem').length;
  expect(await screen.findByText('Prayer 19')).toBeDefined();
  expect(rows()).toBe(20);
  fireEvent.click(screen.getByRole('button', { name: 'Show 180 more' }));
  expect(rows()).toBe(20);
  expect(await screen.findByText('Prayer 69')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Show 130 more' })).toBeDefined();
});

test('[R22] a previous version is compared and restored, and Undo reverts it', async () => {
  const data = await createMemoryContext();
  await insertRecord(
    data,
    'prayers',
    '1',
    {
      title: 'For peace',
      prayer_text: 'Lord, stay near.',
      language: 'en',
      earlier_wordings: [{ field: 'prayer_text', text: 'Lord, be near.' }],
    },
    { ...onServer, sync: 'safe' },
  );
  renderWithProviders(
    <DataProvider data={data}>
      <PreviousVersionsSection />
    </DataProvider>,
  );
  const count = await screen.findByText('1 earlier version');
  const details = count.closest('details');
  if (!details) throw new Error('nothing to open');
  act(() => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
  await waitFor(() => expect(details.querySelector('section del')?.textContent).toContain('be'));
  expect(details.querySelector('section ins')?.textContent).toContain('stay');

  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Earlier version restored.')).toBeDefined();
  await waitFor(() => expect(details.querySelector('section del')?.textContent).toContain('stay'));
  expect((await prayer(data, '1'))?.record['prayer_text']).toBe('Lord, be near.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect((await prayer(data, '1'))?.record).toMatchObject({
      prayer_text: 'Lord, stay near.',
      earlier_wordings: [{ field: 'prayer_text', text: 'Lord, be near.' }],
    }),
  );
});

test('the version history is shown once there is a previous version', async () => {
  const data = await createMemoryContext();
  renderWithProviders(
    <DataProvider data={data}>
      <PreviousVersionsSection />
    </DataProvider>,
  );
  expect(screen.queryByRole('heading')).toBeNull();
  await insertRecord(data, 'prayers', 'one', {
    title: 'Rain',
    earlier_wordings: [{ field: 'title', text: 'Snow', date: '2026-11-20T08:00:00.000Z' }],
  });
  expect(await screen.findByRole('heading', { name: 'Version history' })).toBeDefined();
});

test('the storage card links to the Bibles stored on this device', async () => {
  const data = await createMemoryContext();
  renderWithProviders(
    <DataProvider data={{ ...data, account: null }}>
      <SyncPage />
    </DataProvider>,
  );
  const storageRegion = within(await screen.findByRole('region', { name: 'Storage' }));
  expect(storageRegion.getByRole('link', { name: 'Downloaded Bibles' }).getAttribute('href')).toBe(
    '/BibleLibrary',
  );
});

test('[R16b] the page says how many entries of the server are damaged', async () => {
  const data = await createMemoryContext();
  const openPage = () =>
    renderWithProviders(
      <DataProvider data={data}>
        <SyncPage />
      </DataProvider>,
    );
  const { unmount } = openPage();
  await screen.findByText(/Nothing to sync/);
  expect(screen.queryByText(/damaged/)).toBeNull();
  unmount();
  for (const [entity, text] of [
    ['Prayer', '1'],
    ['BibleNote', '2'],
  ] as const)
    await data.userDatabase.activity.insert({
      id: toStateRecordId(getInvalidRowsKey(entity)),
      kind: 'sync',
      order: '',
      value: { text },
    });
  openPage();
  expect(await screen.findByText(/^3 entries are damaged/)).toBeDefined();
});

test('the page says what the server answered to unsent messages', async () => {
  const data = await createMemoryContext();
  const states = [undefined, 'busy', 'no-address', 'rejected', 'no-address'];
  for (const [index, state] of states.entries())
    await data.userDatabase.activity.insert({
      id: `letter|${index}`,
      kind: 'letter',
      order: `2026-11-20T08:00:0${index}.000Z`,
      value: { about: 'feedback', subject: 'Selah', body: `From: a\n\n${index}`, state },
    });
  renderWithProviders(
    <DataProvider data={data}>
      <UnsentFeedback />
    </DataProvider>,
  );
  for (const text of [
    /^Your message to us will be sent when/,
    /^We couldn’t receive your message/,
    /^We can’t receive messages yet\. 2 are saved/,
    /^Your message to us was not accepted/,
  ])
    expect(await screen.findByText(text)).toBeDefined();
});

test('a user who is not admitted reads so instead of a busy server', async () => {
  const data = await createMemoryContext();
  const state = new BehaviorSubject<AccessState>({ kind: 'unregistered' });
  await data.userDatabase.activity.insert({
    id: toStateRecordId(engineStatusKey),
    kind: 'sync',
    order: '',
    value: { text: JSON.stringify({ lastSuccess: '', trouble: 'busy' }) },
  });
  renderWithProviders(
    <MemoryRouter>
      <DataProvider data={Object.assign(data, { access: { state, check: async () => {} } })}>
        <SyncPage />
      </DataProvider>
    </MemoryRouter>,
  );
  expect(await screen.findByText(/^This app is by invitation/)).toBeDefined();
  expect(screen.queryByText(/Syncing is taking longer/)).toBeNull();
  act(() => state.next({ kind: 'open' }));
  expect(await screen.findByText(/Syncing is taking longer/)).toBeDefined();
});
