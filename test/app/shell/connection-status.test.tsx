// Tests of the connection status hook, the sync button with its menu, and the sync badge of a
// record: messages about connection and pending data.
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useConnectionStatus } from '../../../src/app/shell/use-connection-status.ts';
import { SyncButton } from '../../../src/app/shell/components/sync-button.tsx';
import type { SyncButtonProps } from '../../../src/app/shell/components/sync-button.tsx';
import { SyncStateBadge } from '../../../src/ui/sync-state-badge.tsx';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

afterEach(() => {
  vi.useRealTimers();
});

function sync(changes: Partial<SyncButtonProps>) {
  const status: SyncButtonProps = {
    online: true,
    pending: 0,
    rejected: 0,
    syncing: false,
    signedOut: false,
    isAccountDeleted: false,
    failure: null,
    lastSuccess: null,
    storage: 'kept',
    isGuest: false,
    loginHref: '/login',
    onSync: vi.fn(),
    ...changes,
  };
  renderWithProviders(<SyncButton {...status} />);
}

test('offline is shown while it lasts; the return is shown for three seconds', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(
    ({ online }: { online: boolean | undefined }) => useConnectionStatus(online),
    { initialProps: { online: undefined as boolean | undefined } },
  );
  expect(result.current).toBe('online');
  rerender({ online: false });
  act(() => vi.advanceTimersByTime(3_600_000));
  expect(result.current).toBe('offline');
  rerender({ online: true });
  expect(result.current).toBe('back');
  act(() => vi.advanceTimersByTime(2_999));
  expect(result.current).toBe('back');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe('online');
});

test('a start without a network shows the offline status', () => {
  const { result } = renderHook(() => useConnectionStatus(false));
  expect(result.current).toBe('offline');
});

test('a start with a network shows no connection message', () => {
  const { result } = renderHook(() => useConnectionStatus(true));
  expect(result.current).toBe('online');
});

test('pending records are described in plain language', () => {
  sync({ online: false, pending: 3 });
  expect(
    screen.getByText('3 items are saved and will sync when you’re back online.'),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sync: 3 items to sync' }).textContent).toBe('3');
});

test('a window without persistent storage says so plainly', () => {
  sync({ storage: 'memory', isGuest: true });
  expect(screen.getAllByText(/can’t save what you write/)).toHaveLength(1);
  cleanup();
  sync({ storage: 'memory', lastSuccess: '2026-11-20T08:00:00Z' });
  expect(
    screen.getByText(
      'Nothing is saved in this window. What has been synced is safe in your account.',
    ),
  ).toBeDefined();
  expect(screen.getByText('Everything is synced.')).toBeDefined();
  expect(screen.queryByText(/can’t save what you write/)).toBeNull();
  cleanup();
  sync({ storage: 'memory', pending: 1 });
  expect(screen.getByText('1 item isn’t synced yet. Keep this window open.')).toBeDefined();
});

test('rejected records count in the sync badge; an expired login links to the login page', () => {
  sync({ rejected: 1, pending: 1, signedOut: true });
  expect(
    screen.getByRole('button', { name: 'Sync: 1 item to sync, 1 not accepted' }).textContent,
  ).toBe('2');
  // The connection is not the cause.
  expect(screen.getByText('1 item is saved and waiting to sync.')).toBeDefined();
  expect(screen.getByText(/1 item was not accepted\. It’s still saved/)).toBeDefined();
  expect(screen.getByText('Log in').closest('a')?.getAttribute('href')).toBe('/login');
});

test('after a failed sync the user can sync again', () => {
  const onSync = vi.fn();
  sync({ online: false, failure: 'offline', pending: 1, onSync });
  fireEvent.click(screen.getByRole('button', { name: 'Sync now', hidden: true }));
  expect(onSync).toHaveBeenCalledOnce();
});

test('the sync menu links to the full sync page and explains why sync cannot run', () => {
  sync({ failure: 'outdated' });
  expect(screen.getByText('View details').getAttribute('href')).toBe('/Sync');
  expect(screen.getByText(/Update Selah to keep syncing/)).toBeDefined();
  sync({ failure: 'busy' });
  expect(screen.getByText(/Syncing is taking longer/)).toBeDefined();
  sync({ failure: 'full' });
  expect(screen.getByText(/device is full/)).toBeDefined();
  sync({ failure: 'locked', pending: 1 });
  expect(screen.getByText(/Your entries are locked here/)).toBeDefined();
  expect(screen.getByText('Unlock').closest('a')?.getAttribute('href')).toBe('/Account#encryption');
});

test('each record shows its sync status as text, a rejected record also the reason', async () => {
  await changeTestLanguage('fr');
  renderWithProviders(
    <>
      <SyncStateBadge state={{ kind: 'waiting' }} />
      <SyncStateBadge state={{ kind: 'safe' }} />
      <SyncStateBadge state={{ kind: 'merged' }} />
      <SyncStateBadge state={{ kind: 'refused', code: 'too_large' }} />
    </>,
  );
  expect(screen.getByText('À synchroniser')).toBeDefined();
  expect(screen.getByText('Synchronisé')).toBeDefined();
  expect(screen.getByText(/^Aussi modifié ailleurs/)).toBeDefined();
  expect(screen.getByText(/^Non accepté\s: texte trop long$/)).toBeDefined();
});
