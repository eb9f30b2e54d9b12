// Tests of actions on a saved prayer: the link in the toast, edited notes, and a title that is
// shown once.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { toUserDay } from '../../../src/data/user-days.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { addPrayerNote } from '../../../src/data/records/prayer-notes.ts';
import { createPrayer, watchPrayers } from '../../../src/features/prayer/data.ts';
import { PrayerPage } from '../../../src/features/prayer/page.tsx';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

beforeEach(() => {
  discardUnwrittenDrafts();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('There is no server.'));
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function renderPage(data: DataContext, address: string) {
  return renderWithProviders(
    <MemoryRouter initialEntries={[address]}>
      <DataProvider data={data}>
        <PrayerPage />
        <Address />
      </DataProvider>
    </MemoryRouter>,
  );
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const expandCard = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
const prayers = async (data: DataContext) => firstValueFrom(watchPrayers(data));
const pray = (data: DataContext, request: string, prayer_text: string) =>
  createPrayer(data, {
    request,
    prayer_text,
    verses: [],
    category: 'other',
    language: 'en',
    source: 'composer',
  });

test('the toast after saving links to the card of the newest prayer', async () => {
  const data = await createMemoryContext();
  renderPage(data, '/Prayer');
  for (const request of ['For sun', 'For rain']) {
    fireEvent.change(screen.getByLabelText(/What is on your heart/), {
      target: { value: request },
    });
    fireEvent.click(button('Save what I wrote'));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>(/What is on your heart/).value).toBe(''),
    );
  }
  await screen.findByText('Prayer saved!');
  fireEvent.click(button('View'));
  const saved = (await prayers(data)).find(({ fields }) => fields.title === 'For rain');
  await waitFor(() =>
    expect(document.querySelector('output')?.textContent).toBe(`/Prayer?view=mine#${saved?.id}`),
  );
  expect((await screen.findByRole('article', { name: 'For rain' })).id).toBe(saved?.id);
});

test('an edited note keeps its previous text in a list, and Undo restores the note', async () => {
  const data = await createMemoryContext();
  const today = toUserDay(new Date());
  const id = await pray(data, 'For rain', 'Lord, send rain.');
  await addPrayerNote(data, id, { id: 'a', date: today, text: 'Clouds' });
  const { unmount } = renderPage(data, '/Prayer?view=mine');
  await expandCard();
  fireEvent.click(button(/^Edit note from/));
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Your note from/);
  expect(field().value).toBe('Clouds');
  expect(document.activeElement).toBe(field());
  fireEvent.change(field(), { target: { value: 'Dark clouds' } });
  // The unsaved edit of the note is kept.
  unmount();
  renderPage(data, '/Prayer?view=mine');
  await screen.findByRole('article');
  expect(field().value).toBe('Dark clouds');
  fireEvent.click(button('Save note'));
  expect(await screen.findByText('Note updated')).toBeDefined();
  const notes = within(await screen.findByRole('region', { name: 'Updates' }));
  await waitFor(() => expect(notes.getAllByRole('listitem')).toHaveLength(1));
  expect(notes.getByText('Clouds').closest('details')).not.toBeNull();
  expect((await prayers(data))[0]?.fields.updates).toEqual([
    { id: 'a', date: today, text: 'Dark clouds', earlier: ['Clouds'] },
  ]);
  fireEvent.click(button('Undo'));
  await waitFor(async () =>
    expect((await prayers(data))[0]?.fields.updates).toEqual([
      { id: 'a', date: today, text: 'Clouds' },
    ]),
  );
});

test('saving a note with the same text changes nothing', async () => {
  const data = await createMemoryContext();
  const note = { id: 'a', date: toUserDay(new Date()), text: 'Clouds' };
  await addPrayerNote(data, await pray(data, 'For rain', 'Lord, send rain.'), note);
  renderPage(data, '/Prayer?view=mine');
  await expandCard();
  fireEvent.click(button(/^Edit note from/));
  fireEvent.click(button('Save note'));
  await waitFor(() => expect(document.activeElement).toBe(button(/^Edit note from/)));
  expect((await prayers(data))[0]?.fields.updates).toEqual([note]);
});

test.each([
  ['a request that is not quoted', 'For rain', 'Lord, send water to the fields.', 'For rain'],
  ['a quoted request', 'For rain.', 'Lord, you hear “For rain”, and you send it.', 'For rain'],
  [
    'a self-written prayer',
    'Lord, send rain to the fields',
    'Lord, send rain to the fields',
    'Lord, send rain',
  ],
  [
    'a long request',
    `Please pray with me ${'and again '.repeat(20)}`,
    'Lord, hear us.',
    'Please pray with me',
  ],
])('the pray-through view shows the title once: %s', async (_, request, text, title) => {
  const data = await createMemoryContext();
  await pray(data, request, text);
  renderPage(data, '/Prayer?view=through');
  const place = await screen.findByRole('heading', { level: 2, name: 'Prayer 1 of 1' });
  const card = place.closest('section');
  expect(card?.textContent.split(title).length).toBe(2);
  expect(card?.getAttribute('aria-labelledby')).toBeNull();
});
