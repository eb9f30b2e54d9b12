// Tests of the page part that completes pending saves: where the user lands, and the question about
// saves that may be of another person.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { PendingSaves } from '../../../src/app/pending-saves/pending-saves.tsx';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { listPendingSaves, storePendingSave } from '../../../src/data/drafts/pending-saves.ts';
import { watchPrayers } from '../../../src/features/prayer/data.ts';
import { readDraft, saveDraft } from '../../../src/platform/storage/drafts.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

const id = '01940000-0000-7000-8000-000000000001';
const target = `/Prayer?view=mine#${id}`;

beforeEach(() => {
  localStorage.clear();
  const input = {
    request: 'A secret',
    prayer_text: 'A secret',
    verses: [],
    category: 'other',
    language: 'en',
  };
  saveDraft('prayer_draft', { id, request: 'A secret', category: 'other', letter: null });
  storePendingSave({ id, kind: 'prayer', input, target }, 'prayer_draft');
});

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>{`Address ${pathname}${search}${hash}`}</p>;
}

function open(data: DataContext) {
  return renderWithProviders(
    <MemoryRouter initialEntries={['/Account']}>
      <DataProvider data={data}>
        <PendingSaves />
        <Address />
      </DataProvider>
    </MemoryRouter>,
  );
}

const countPrayers = async (data: DataContext) => (await firstValueFrom(watchPrayers(data))).length;
const storeLogOut = () => localStorage.setItem('selah_last_log_out', String(Date.now() + 1_000));
const question = 'You wrote this before logging in. Save it to your account?';

test('the user lands at the saved prayer with a confirmation, and nothing is asked', async () => {
  const data = await createMemoryContext();
  open(data);
  expect(await screen.findByText('Saved to your account')).toBeDefined();
  expect(await screen.findByText(`Address ${target}`)).toBeDefined();
  expect([screen.queryByText(question), await countPrayers(data)]).toEqual([null, 1]);
});

test('after a log-out, the user is asked without seeing the text, and saves', async () => {
  storeLogOut();
  const data = await createMemoryContext();
  open(data);
  expect(await screen.findByText(question)).toBeDefined();
  expect([document.body.textContent.includes('A secret'), await countPrayers(data)]).toEqual([
    false,
    0,
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved to your account')).toBeDefined();
  expect(await countPrayers(data)).toBe(1);
});

test('Discard removes the pending save and its draft; nothing is saved', async () => {
  storeLogOut();
  const data = await createMemoryContext();
  open(data);
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(listPendingSaves()).toEqual([]));
  expect([readDraft('prayer_draft'), await countPrayers(data)]).toEqual([undefined, 0]);
  expect(screen.queryByText(question)).toBeNull();
});

test('a question that is closed without an answer keeps the pending save', async () => {
  storeLogOut();
  const data = await createMemoryContext();
  open(data);
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByText(question)).toBeNull();
  expect([listPendingSaves().length, await countPrayers(data)]).toEqual([1, 0]);
});
