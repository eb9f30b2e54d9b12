// Tests of the notice of locked entries: on which pages it is, at the first paint from the last
// known state, as a toast on a page that is already shown, and its removal.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { LockedNotice } from '../../../src/app/shell/locked-notice.tsx';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { watchIsLocked } from '../../../src/data/encryption/watch-encryption.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

vi.mock('../../../src/data/encryption/watch-encryption.ts', { spy: true });

afterEach(() => {
  vi.restoreAllMocks();
});

const storageKey = 'selah_locked_account';
const sentence = /^Your entries are locked on this phone or computer\./;

function Address() {
  const { pathname, hash } = useLocation();
  return <output aria-label="address">{pathname + hash}</output>;
}

function Page({ data, page }: { data: DataContext; page: string }) {
  return (
    <MemoryRouter>
      <DataProvider data={data}>
        <LockedNotice accountId={data.account?.id ?? ''} page={page} />
        <Address />
      </DataProvider>
    </MemoryRouter>
  );
}

async function renderNotice(first: boolean | null, page = 'home', wasLocked = false) {
  const data = await createMemoryContext();
  const status = new BehaviorSubject(first);
  vi.mocked(watchIsLocked).mockReturnValue(status);
  if (wasLocked) localStorage.setItem(storageKey, data.account?.id ?? '');
  const { rerender } = renderWithProviders(<Page data={data} page={page} />);
  return { data, status, open: (next: string) => rerender(<Page data={data} page={next} />) };
}

const findNotice = () => screen.queryByRole('complementary', { name: 'Locked entries' });

test.each(['', 'home', 'prayer', 'gratitude', 'search', 'printjournal'])(
  'the first paint of the page “%s” has the notice if the entries were locked before',
  async (page) => {
    await renderNotice(true, page, true);
    expect(findNotice()?.textContent).toMatch(sentence);
    expect(findNotice()?.textContent).toContain('You can already write new ones.');
    expect(screen.getByRole('link', { name: 'Unlock' }).getAttribute('href')).toBe(
      '/Account#encryption',
    );
    await waitFor(() => expect(watchIsLocked).toHaveBeenCalled());
    expect(findNotice()).not.toBeNull();
  },
);

test.each(['account', 'bible', 'settings', 'sync'])(
  'the page “%s” has no notice and no toast',
  async (page) => {
    await renderNotice(true, page);
    await waitFor(() => expect(localStorage.getItem(storageKey)).not.toBeNull());
    expect(screen.queryByText(sentence)).toBeNull();
  },
);

test('a page that is already shown gets a toast, and the next page has the notice', async () => {
  const { open } = await renderNotice(true);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(findNotice()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Unlock' }));
  expect(screen.getByLabelText('address').textContent).toBe('/Account#encryption');
  open('account');
  expect(screen.queryByText(sentence)).toBeNull();
  open('prayer');
  expect(findNotice()).not.toBeNull();
});

test('the notice stays while the state is unknown, and disappears when the entries are unlocked', async () => {
  const { data, status } = await renderNotice(null, 'home', true);
  await waitFor(() => expect(watchIsLocked).toHaveBeenCalled());
  expect(findNotice()).not.toBeNull();
  act(() => status.next(true));
  expect(localStorage.getItem(storageKey)).toBe(data.account?.id);
  act(() => status.next(false));
  await waitFor(() => expect(findNotice()).toBeNull());
  expect(localStorage.getItem(storageKey)).toBeNull();
});

test('the state of another account is neither shown nor removed', async () => {
  localStorage.setItem(storageKey, 'bob');
  await renderNotice(false);
  expect(findNotice()).toBeNull();
  await waitFor(() => expect(watchIsLocked).toHaveBeenCalled());
  await act(async () => {});
  expect(localStorage.getItem(storageKey)).toBe('bob');
});
