// Tests of the list of signed-in devices on the account page: facts of each device, ended sessions,
// failures, no connection, and backends without the list.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import type { SessionRow } from '../../../schemas/api/backend-api.ts';
import { BackendError } from '../../../src/backend/backend-error.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { DevicesSection } from '../../../src/features/account/devices/devices-section.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

const ownServer = { id: 'selah', public_settings: 'public_with_login', capabilities: ['sessions'] };
const hostedPlatform = { id: 'selah', public_settings: 'public_with_login' };

function buildRow(change: Partial<SessionRow> = {}): SessionRow {
  return {
    id: 'phone',
    device: 'Firefox (Android)',
    network: '203.0.113.0/24',
    created_date: '2026-11-02T12:00:00.000Z',
    last_used_date: '2026-11-20T12:00:00.000Z',
    is_current: false,
    receives_reminders: true,
    ...change,
  };
}

const current = buildRow({
  id: 'here',
  device: 'Safari (macOS)',
  is_current: true,
  receives_reminders: false,
});
const unknownDevice = buildRow({ id: 'old', device: null, network: null });

async function renderSection({
  settings = ownServer,
  rows = [current, buildRow(), unknownDevice],
  calls = {},
  isOnline = true,
}: {
  settings?: object | null;
  rows?: readonly SessionRow[];
  calls?: Partial<DataContext['backend']['auth']>;
  isOnline?: boolean;
} = {}) {
  const memory = await createMemoryContext();
  const online = new BehaviorSubject(isOnline);
  const left = [...rows];
  const remove = (ids: readonly string[]) =>
    left.splice(0, left.length, ...left.filter(({ id }) => !ids.includes(id)));
  const endSession = vi.fn(async (id: string) => void remove([id]));
  const endOtherSessions = vi.fn(
    async () => void remove(left.flatMap((row) => (row.is_current ? [] : [row.id]))),
  );
  const listSessions = vi.fn(async () => [...left]);
  const publicSettings = async () => {
    if (!settings) throw new BackendError('The server cannot be reached.', { code: 'network' });
    return settings as never;
  };
  const { auth, functions, integrations, agents } = memory.backend;
  const sessionCalls = { listSessions, endSession, endOtherSessions };
  const data: DataContext = Object.assign(memory, {
    online,
    backend: {
      functions,
      integrations,
      agents,
      publicSettings,
      auth: { ...auth, ...sessionCalls, ...calls },
    },
  });
  renderWithProviders(
    <DataProvider data={data}>
      <DevicesSection />
    </DataProvider>,
  );
  return { online, listSessions, endSession, endOtherSessions };
}

const findDevices = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

test('the list names each device, this one first, and says when it was last active', async () => {
  const last_used_date = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const others = [buildRow({ last_used_date }), { ...unknownDevice, last_used_date }];
  await renderSection({ rows: [...others, current] });
  expect(await findDevices()).toEqual([
    'Safari on macOS · This deviceActive today',
    'Firefox on AndroidActive 3 days agoLog out',
    'Another deviceActive 3 days agoLog out',
  ]);
  expect(screen.getAllByRole('listitem', { current: true })).toHaveLength(1);
  expect(localStorage.getItem('selah_devices_offer')).toBe('devices');
});

test.each([
  [buildRow(), ['Logged in on November 2, 2026', 'Network: 203.0.113.0/24', 'Gets reminders']],
  [
    buildRow({ network: '192.168.1.0/24', receives_reminders: false }),
    ['Logged in on November 2, 2026', 'Gets no reminders'],
  ],
])('the question shows log-in, reminders and a public network', async (row, details) => {
  await renderSection({ rows: [current, row] });
  await findDevices();
  click('Log out: Firefox on Android');
  const list = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(list.map(({ textContent }) => textContent)).toEqual(details);
});

test('dates and texts are in the language of the user', async () => {
  await changeTestLanguage('pt');
  await renderSection({ rows: [current] });
  expect(await screen.findByText('Ativo hoje')).toBeTruthy();
});

test('another device is logged out after a confirmation; the focus stays there', async () => {
  const { endSession } = await renderSection();
  await findDevices();
  click('Log out: Firefox on Android');
  expect(screen.getByRole('dialog', { name: 'Log out Firefox on Android?' })).toBeTruthy();
  expect(endSession).not.toHaveBeenCalled();
  confirm('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  click('Log out: Firefox on Android');
  confirm('Log out');
  await screen.findByText('Device logged out');
  expect(endSession.mock.calls).toEqual([['phone']]);
  await waitFor(() => expect(screen.queryByText('Firefox on Android')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Where you’re logged in');
});

test('all other devices are logged out together', async () => {
  const { endOtherSessions } = await renderSection();
  await findDevices();
  click('Log out all other devices');
  confirm('Log out all');
  await screen.findByText('All other devices logged out');
  expect(endOtherSessions).toHaveBeenCalledOnce();
  await waitFor(async () => expect(await findDevices()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
});

test('the current device has no button in the list', async () => {
  const { endSession } = await renderSection({ rows: [current] });
  expect(await findDevices()).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(endSession).not.toHaveBeenCalled();
});

test('a session that has already ended counts as logged out', async () => {
  const ended = new BackendError('You have no such session.', { status: 404, code: 'not_found' });
  await renderSection({ calls: { endSession: () => Promise.reject(ended) } });
  await findDevices();
  click('Log out: Firefox on Android');
  confirm('Log out');
  expect(await screen.findByText('Device logged out')).toBeTruthy();
});

test('a failed log-out is explained, and the device stays in the list', async () => {
  const limit = new BackendError('Too many attempts.', { status: 429, code: 'too_many_requests' });
  await renderSection({ calls: { endSession: () => Promise.reject(limit) } });
  await findDevices();
  click('Log out: Firefox on Android');
  confirm('Log out');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Too many attempts. Wait a few minutes and try again.',
  );
  expect(await findDevices()).toHaveLength(3);
});

test('a list that cannot be loaded is explained, and can be loaded again', async () => {
  let isBroken = true;
  const listSessions = async () => {
    if (isBroken) throw new BackendError('Broken', { status: 500, code: 'internal' });
    return [current];
  };
  localStorage.setItem('selah_devices_offer', 'devices');
  await renderSection({ calls: { listSessions } });
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Something went wrong on our side/,
  );
  isBroken = false;
  click('Retry');
  expect(await findDevices()).toHaveLength(1);
});

test('with an unreachable server the section says that it needs a connection', async () => {
  localStorage.setItem('selah_devices_offer', 'devices');
  await renderSection({
    calls: { listSessions: () => Promise.reject(new BackendError('no answer', {})) },
  });
  await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('You’re offline. Go online to see your devices.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a connection the section says so, and loads the list when there is one', async () => {
  localStorage.setItem('selah_devices_offer', 'devices');
  const { online, listSessions } = await renderSection({ isOnline: false });
  const sentence = await screen.findByText('You’re offline. Go online to see your devices.');
  expect(sentence.getAttribute('role')).toBe('status');
  expect(listSessions).not.toHaveBeenCalled();
  act(() => online.next(true));
  expect(await findDevices()).toHaveLength(3);
});

test('a backend without the list has no such section', async () => {
  localStorage.setItem('selah_devices_offer', 'devices');
  await renderSection({ settings: hostedPlatform });
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(localStorage.getItem('selah_devices_offer')).toBe('unsupported');
});

test('an unknown backend that does not answer has no such section', async () => {
  const { listSessions } = await renderSection({ settings: null });
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(listSessions).not.toHaveBeenCalled();
});
