// Tests of the prayer journal on a wide window: the list beside the selected prayer, and selecting
// by pointer and keyboard.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { createPrayer } from '../../../src/features/prayer/data.ts';
import { PrayerPage } from '../../../src/features/prayer/page.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('min-width: 64em'),
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(70);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const prayerOf = (request: string) => ({
  request,
  prayer_text: `${request}. Amen.`,
  verses: [],
  category: 'other',
  language: 'en' as const,
});

/** Returns the titles in the order of the list; prayers of one moment have no fixed order. */
async function renderJournal(linkedTitle?: string) {
  const data = await createMemoryContext();
  const idByTitle = new Map<string, string>();
  for (const title of ['For rain', 'For peace', 'For bread'])
    idByTitle.set(title, await createPrayer(data, prayerOf(title)));
  const hash = linkedTitle === undefined ? '' : `#${idByTitle.get(linkedTitle)}`;
  const router = createMemoryRouter([{ path: '/Prayer', Component: PrayerPage }], {
    initialEntries: [`/Prayer?view=mine${hash}`],
  });
  renderWithProviders(
    <DataProvider data={data}>
      <RouterProvider router={router} />
    </DataProvider>,
  );
  await screen.findByRole('list', { name: 'My Prayers' });
  const titles = screen
    .getAllByRole('link')
    .map((link) => link.querySelector('strong')?.textContent ?? '');
  expect(titles).toHaveLength(3);
  const [first = '', second = '', third = ''] = titles;
  return { data, idByTitle, router, first, second, third };
}

const row = (name: string) => screen.getByRole('link', { name: new RegExp(name) });
const detail = () => screen.getByRole('region', { name: 'Your prayer' });
const shown = () => within(detail()).getByRole('article').getAttribute('aria-label');

test('the newest prayer is shown in full, and a click shows another one', async () => {
  const { idByTitle, router, first, third } = await renderJournal();
  expect(shown()).toBe(first);
  expect(within(detail()).getByText(`${first}. Amen.`)).toBeDefined();
  expect(row(first).getAttribute('aria-current')).toBe('true');
  fireEvent.click(row(third));
  await waitFor(() => expect(shown()).toBe(third));
  expect(router.state.location.hash).toBe(`#${idByTitle.get(third)}`);
  expect(router.state.location.search).toBe('?view=mine');
  expect(row(first).getAttribute('aria-current')).toBeNull();
});

test('a URL that names a prayer shows this prayer', async () => {
  await renderJournal('For peace');
  expect(shown()).toBe('For peace');
});

test('arrow keys select the next prayer, and Enter moves the focus to the prayer', async () => {
  const { first, second } = await renderJournal();
  fireEvent.keyDown(row(first), { key: 'ArrowDown' });
  await waitFor(() => expect(shown()).toBe(second));
  fireEvent.keyDown(row(second), { key: 'ArrowUp' });
  await waitFor(() => expect(shown()).toBe(first));
  fireEvent.keyDown(row(first), { key: 'ArrowUp' });
  expect(shown()).toBe(first);
  // A browser turns Enter on a link into a click.
  fireEvent.click(row(first));
  expect(document.activeElement).toBe(detail());
});

test('a selection keeps the search, and the search keeps the selection', async () => {
  const { first, second, third } = await renderJournal();
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.change(search, { target: { value: third } });
  await waitFor(() => expect(screen.queryByRole('link', { name: new RegExp(second) })).toBeNull());
  expect(shown()).toBe(first);
  fireEvent.click(row(third));
  await waitFor(() => expect(shown()).toBe(third));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(third);
});

test('a prayer that another device adds does not replace the shown prayer', async () => {
  const { data, first } = await renderJournal();
  await createPrayer(data, prayerOf('For a friend'));
  expect(await screen.findByRole('link', { name: /For a friend/ })).toBeDefined();
  expect(shown()).toBe(first);
});

test('the detail shows the full date, the prayer, the notes and all actions without a menu', async () => {
  const { first } = await renderJournal();
  const inDetail = within(detail());
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'full' }).format(new Date());
  expect(inDetail.getByText(today)).toBeDefined();
  expect(inDetail.queryByRole('menu')).toBeNull();
  expect(inDetail.queryByRole('button', { name: /^Show/ })).toBeNull();
  const actions = within(inDetail.getByRole('group', { name: `Actions for “${first}”` }));
  expect(actions.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Mark as answered',
    'Share',
    'Edit',
    'Delete',
  ]);
  fireEvent.click(inDetail.getByRole('button', { name: 'Add a note' }));
  fireEvent.change(await inDetail.findByLabelText('What has happened since?'), {
    target: { value: 'It rained.' },
  });
  fireEvent.click(inDetail.getByRole('button', { name: 'Save note' }));
  expect(await inDetail.findByText('It rained.')).toBeDefined();
});

test('below the month, a row of the list shows weekday and day', async () => {
  const { first } = await renderJournal();
  const now = new Date();
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long' }).format(now);
  expect(row(first).textContent).toContain(`${weekday} ${now.getDate()}`);
});
