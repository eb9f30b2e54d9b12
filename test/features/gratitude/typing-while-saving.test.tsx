// Tests of text that is typed while a gratitude entry is being saved, in the same tab or another:
// no text is lost.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchGratitudeEntries } from '../../../src/features/gratitude/data.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { GratitudePage } from '../../../src/features/gratitude/page.tsx';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

beforeEach(() => {
  discardUnwrittenDrafts();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('There is no server.'));
});

afterEach(() => {
  vi.restoreAllMocks();
});

const name = 'selah_draft_guest_gratitude_draft';
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (value: string) => fireEvent.change(box(), { target: { value } });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save entry' });

/** Starts to save the entry “Bread”; the write to storage waits for `goOn`. */
async function saving(address: string) {
  const data = await createMemoryContext();
  const insert = data.userDatabase.gratitudeEntries.insertIfNotExists.bind(
    data.userDatabase.gratitudeEntries,
  );
  const { promise: saveBarrier, resolve: finishSaving } = Promise.withResolvers<void>();
  vi.spyOn(data.userDatabase.gratitudeEntries, 'insertIfNotExists').mockImplementation(
    async (doc) => {
      await saveBarrier;
      return insert(doc);
    },
  );
  renderWithProviders(
    <MemoryRouter initialEntries={[address]}>
      <DataProvider data={data}>
        <GratitudePage />
      </DataProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('group', { name: 'Where to begin' });
  write('Bread');
  fireEvent.click(save());
  return {
    finishSaving,
    entries: async () =>
      (await firstValueFrom(watchGratitudeEntries(data))).map(({ fields }) => [
        fields.date,
        fields.entry_text,
      ]),
  };
}

test('text typed during a save stays in the form of that day and updates the entry', async () => {
  const { finishSaving, entries } = await saving('/Gratitude?day=2020-02-29');
  write('Bread and salt');
  finishSaving();
  await screen.findByText('Entry saved!');
  expect(box().value).toBe('Bread and salt');
  await waitFor(() => expect(save().getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(save());
  await waitFor(() => expect(box().value).toBe(''));
  expect(await entries()).toEqual([['2020-02-29', 'Bread and salt']]);
});

test('text added in another tab while an entry is saved stays in the form', async () => {
  const { finishSaving } = await saving('/Gratitude');
  const otherDraft = JSON.stringify({ text: 'Bread, written on in another tab', letter: null });
  discardUnwrittenDrafts();
  localStorage.setItem(name, otherDraft);
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: otherDraft })),
  );
  finishSaving();
  await screen.findByText('Entry saved!');
  expect(box().value).toBe('Bread, written on in another tab');
  expect(localStorage.getItem(name)).toBe(otherDraft);
});
