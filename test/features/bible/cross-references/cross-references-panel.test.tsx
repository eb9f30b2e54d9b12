// Tests of the cross-references panel: the list, the texts of the verses, navigation, and the
// credit.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packCrossReferences } from '../../../../.ci/vite-plugins/cross-references.ts';
import { openKjv } from '../../../../server/bible/sources/kjv.ts';
import { BackendError } from '../../../../src/backend/backend-error.ts';
import type { DataContext } from '../../../../src/data/data-context.ts';
import { DataProvider } from '../../../../src/data/data-provider.tsx';
import { CrossReferencesPanel } from '../../../../src/features/bible/cross-references/cross-references-panel.tsx';
import { createMemoryContext } from '../../../support/memory-databases.ts';
import { renderWithProviders } from '../../../support/render.tsx';

const kjv = openKjv();
const packed = packCrossReferences();
let requests: string[];

beforeEach(() => {
  requests = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server with King James. @param isThere whether it answers for a book */
async function createContextWithKingJames(
  isThere: (book: string) => boolean = () => true,
): Promise<DataContext> {
  const data = await createMemoryContext();
  const invoke = async <T,>(
    _name: string,
    { book, chapter }: Readonly<Record<string, unknown>> = {},
  ) => {
    requests.push(`${String(book)}.${String(chapter)}`);
    if (!isThere(String(book))) throw new BackendError('no answer');
    return {
      status: 200,
      headers: new Headers(),
      data: (await kjv.chapter('KJV', String(book), Number(chapter))) as T,
    };
  };
  const { auth, integrations, agents, publicSettings, functions } = data.backend;
  return Object.assign(data, {
    backend: { auth, integrations, agents, publicSettings, functions: { ...functions, invoke } },
  });
}

function open(data: DataContext, verse = 16) {
  const onGo = vi.fn();
  renderWithProviders(
    <DataProvider data={data}>
      <CrossReferencesPanel
        place={{ translation: 'KJV', book: 'JHN', chapter: 3 }}
        verse={verse}
        onGo={onGo}
        onClose={vi.fn()}
      />
    </DataProvider>,
  );
  return onGo;
}

const named = () =>
  screen
    .getAllByRole('listitem', { hidden: true })
    .map((item) => item.querySelector('span')?.textContent);
const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name, hidden: true }));

// This test must be first: later the parsed list is cached in the page's memory.
test('without a network the panel names the missing list and retries when online', async () => {
  const fetching = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetching);
  open(await createContextWithKingJames());
  await screen.findByText(/Go online once/);
  press('Retry');
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(2));
  await screen.findByText(/Go online once/);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(3));
  await screen.findByText(/Go online once/);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array(packed))));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(named()).toContain('1 John 4:9'));
});

test('the nearest references come first with their texts; more on request', async () => {
  open(await createContextWithKingJames());
  await screen.findByText(/In this was manifested the love of God toward us/);
  expect(named()).toHaveLength(10);
  expect(named()[0]).toBe('1 John 4:9');
  expect(screen.getByText(/For God so loved the world/)).toBeTruthy();
  const before = new Set(requests).size;
  press(/^Show \d+ more$/);
  await waitFor(() => expect(new Set(requests).size).toBeGreaterThan(before));
  expect(named().length).toBeGreaterThan(15);
  expect(requests).toHaveLength(new Set(requests).size);
});

test('the list of cross references can have the order of the Bible', async () => {
  open(await createContextWithKingJames());
  await waitFor(() => expect(named()[0]).toBe('1 John 4:9'));
  fireEvent.click(screen.getByRole('radio', { name: 'Bible order', hidden: true }));
  expect(named()[0]).toBe('Genesis 22:12');
  expect(named().at(-1)).toBe('1 John 4:9');
});

test('a tap on a cross reference navigates to its verses', async () => {
  const onGo = open(await createContextWithKingJames());
  await screen.findByText(/In this was manifested the love of God toward us/);
  press(/^1 John 4:9/);
  expect(onGo).toHaveBeenCalledWith({ book: '1JN', chapter: 4, from: 9, to: 9 });
});

test('reference texts that are not on this device are marked as missing', async () => {
  open(await createContextWithKingJames((book) => book !== 'LEV'), 19);
  await screen.findAllByText(/Not downloaded yet/);
  await waitFor(() => expect(document.querySelector('li [aria-hidden="true"]')).toBeNull());
  const items = screen.getAllByRole('listitem', { hidden: true });
  expect(items.some((item) => item.textContent?.startsWith('Leviticus'))).toBe(true);
  for (const item of items) {
    const isLeviticus = item.textContent?.startsWith('Leviticus') ?? false;
    expect(item.textContent?.includes('Not downloaded yet') ?? false, item.textContent ?? '').toBe(
      isLeviticus,
    );
  }
});

test('the panel shows the source of the cross references and its licence', async () => {
  open(await createContextWithKingJames());
  await screen.findByText(/Treasury of Scripture Knowledge, compiled for MetaV by SoulLiberty.com/);
  press('About this list');
  expect(
    screen
      .getByRole('link', { name: 'Creative Commons Attribution-ShareAlike 3.0', hidden: true })
      .getAttribute('href'),
  ).toContain('by-sa/3.0');
  expect(screen.getByText(/public domain/)).toBeTruthy();
});
