// Tests of the Bible library page: stored and available translations, downloads, failures, choice
// of parts, reading links, and a confirmation before a removal.
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OfferedTranslation } from '../../../schemas/bible/translation-pack.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import {
  openLibrary,
  type TranslationDownload,
  type DownloadedScope,
} from '../../../src/data/bible/library/library-database.ts';
import { startDownloadScheduler } from '../../../src/data/bible/library/download-scheduler.ts';
import { BibleLibraryPage } from '../../../src/features/bible/library/page.tsx';
import { getReadingUrl } from '../../../src/features/bible/library/reading-link.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

const library = openLibrary();
const pack = { sha256: 'new', bytes: 6_000_000, gz: 1_400_000, br: 1_100_000 };
const offeredTranslations: OfferedTranslation[] = [
  { code: 'KJV', language: 'en', name: 'King James Version', pack },
  { code: 'FRLSG', language: 'fr', name: 'Louis Segond 1910', pack },
  { code: 'ESV', language: 'en', name: 'English Standard Version' },
];
const download: TranslationDownload = {
  key: 'KJV|all',
  code: 'KJV',
  scope: 'all',
  name: 'King James Version',
  language: 'en',
  way: 'pack',
  state: { kind: 'paused' },
  received: 700_000,
  total: 1_400_000,
  failures: 0,
  asked: '2026-11-20',
};
const scope: DownloadedScope = {
  scope: 'PSA',
  chapters: 150,
  bytes: 540_000,
  sha256: 'x',
  edition: 'new',
  kept: '2026-11-20T08:00:00.000Z',
};

let open: DataContext | null = null;

beforeEach(() => {
  // The list of cross references: not there.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (open) startDownloadScheduler(open)();
  open = null;
  await Promise.all(library.tables.map((table) => table.clear()));
});

async function openPage({ online = true, isDeviceFull = false } = {}): Promise<void> {
  const context = await createMemoryContext();
  if (isDeviceFull)
    vi.spyOn(context.deviceDatabase.chapters, 'incrementalUpsert').mockRejectedValue(
      new DOMException('The device is full.', 'QuotaExceededError'),
    );
  const invoke = vi.fn(async () => ({
    status: 200,
    headers: new Headers(),
    data: { translations: offeredTranslations },
  }));
  const { auth, integrations, agents, publicSettings, functions } = context.backend;
  const data: DataContext = {
    ...context,
    storage: 'kept',
    online: new BehaviorSubject(online),
    backend: {
      auth,
      integrations,
      agents,
      publicSettings,
      functions: { ...functions, invoke: invoke as typeof functions.invoke },
    },
  };
  open = data;
  await renderPage(data);
}

async function renderPage(data: DataContext): Promise<void> {
  renderWithProviders(
    <DataProvider data={data}>
      <BibleLibraryPage />
    </DataProvider>,
  );
  await screen.findByText('Louis Segond 1910');
}

async function reloadPage(): Promise<void> {
  cleanup();
  if (open) await renderPage(open);
}

test('an empty library offers downloads by language, with sizes and licence days', async () => {
  await openPage();
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe(
    'Available to download',
  );
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['English', 'French']);
  expect(screen.getByText('Louis Segond 1910').getAttribute('lang')).toBe('fr');
  expect(screen.getByText('Louis Segond 1910').closest('details')?.open).toBe(false);
  expect(screen.getByText('King James Version').closest('details')).toBeNull();
  expect(screen.getAllByText('1.4 MB')).toHaveLength(2);
  expect(screen.getByText('1,189 chapters · available for 30 days')).toBeDefined();
  expect(screen.getByText('Looking for another Bible?').closest('details')?.textContent).toMatch(
    /not licensed for this app.*New International Version.*don’t allow us to offer.*Living Bible.*not available here yet.*World English Bible/,
  );
});

test('the library lists the user’s own language first', async () => {
  await changeTestLanguage('fr');
  const context = openPage();
  await context;
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['Français', 'Anglais']);
});

test('without a Bible in the user’s language the library says so and shows the others', async () => {
  await changeTestLanguage('es');
  await openPage();
  expect(
    screen.getByText('Todavía no hay ninguna Biblia en tu idioma para descargar.'),
  ).toBeDefined();
  expect(screen.getByText('King James Version').closest('details')?.open).toBe(true);
});

test('a paused download shows its progress accessibly and can be cancelled', async () => {
  await library.keepings.put(download);
  await openPage();
  const card = within(await screen.findByRole('article', { name: 'King James Version' }));
  const bar = card.getByRole('progressbar', { name: 'King James Version' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([
    '50',
    'Paused',
  ]);
  expect(card.getByRole('button', { name: 'Resume' })).toBeDefined();
  // A translation that is being downloaded is not offered again.
  expect(screen.queryByRole('button', { name: 'Download King James Version' })).toBeNull();
  fireEvent.click(card.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('button', { name: 'Download King James Version' });
  expect(await library.keepings.count()).toBe(0);
});

test.each<[TranslationDownload['state'], RegExp, string]>([
  [
    { kind: 'failed', fault: { why: 'damaged' } },
    /was damaged\. Please try again\. You can keep reading the version you have/,
    'Retry',
  ],
  [{ kind: 'failed', fault: { why: 'not-a-text' } }, /has a sign-in page/, 'Retry'],
  [{ kind: 'failed', fault: { why: 'full' } }, /no space left/, 'Retry'],
  [{ kind: 'failed', fault: { why: 'gone' } }, /no longer available/, 'Retry'],
  [
    { kind: 'failed', fault: { why: 'refused', status: 403 } },
    /can’t be downloaded right now/,
    'Retry',
  ],
])('a stopped download gives its reason and an action: %j', async (state, sentence, button) => {
  await library.keepings.put({ ...download, state });
  await openPage();
  const card = within(await screen.findByRole('article', { name: 'King James Version' }));
  expect(card.getByRole('status').textContent).toMatch(sentence);
  expect(card.getByRole('button', { name: button })).toBeDefined();
});

test('a full device shows the list of translations and says what helps', async () => {
  await openPage({ isDeviceFull: true });
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /no space left for another Bible.*Free some space or remove a Bible, then try again\./,
  );
  expect(screen.queryByText(/couldn’t be read/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Download King James Version' })).toBeDefined();
});

test('a download that a full device refuses stays shown after a reload until dismissed', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The device is full.', 'QuotaExceededError');
  });
  await openPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Download King James Version' }));
  await screen.findByText(/no space left\. Free some space and try again\./);
  await reloadPage();
  const card = within(await screen.findByRole('article', { name: 'King James Version' }));
  expect(card.getByRole('status').textContent).toMatch(/no space left/);
  expect(card.getByRole('button', { name: 'Retry' })).toBeDefined();
  put.mockRestore();
  fireEvent.click(card.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('button', { name: 'Download King James Version' });
  await reloadPage();
  expect(screen.queryByText(/no space left/)).toBeNull();
});

test('removing a stored translation needs a confirmation; a newer edition is offered', async () => {
  await library.translations.put({
    code: 'KJV',
    language: 'en',
    name: 'King James Version',
    scopes: [scope, { ...scope, scope: 'NT', edition: 'old' }],
  });
  await library.chapters.bulkPut(
    ['PSA', 'MAT'].map((book) => ({
      key: `KJV|${book}|1`,
      line: JSON.stringify({ book, chapter: 1, items: [] }),
      language: 'en',
    })),
  );
  await openPage();
  const card = within(await screen.findByRole('article', { name: 'King James Version' }));
  expect(card.getByText('Psalms').parentElement?.textContent).toBe(
    'Psalms540 kB · downloaded on Nov 20, 2026',
  );
  expect(card.getByRole('link', { name: 'Read King James Version' }).getAttribute('href')).toBe(
    '/Bible/KJV/JHN/1',
  );
  expect(card.getByText('An update is available.')).toBeDefined();
  fireEvent.click(card.getByRole('button', { name: 'Remove King James Version, Psalms' }));
  expect(screen.getByRole('dialog').textContent).toMatch(
    /frees 540 kB\. Your notes and highlights in King James Version, Psalms stay/,
  );
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(await library.chapters.count()).toBe(2);
  fireEvent.click(card.getByRole('button', { name: 'Remove King James Version, Psalms' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Psalms')).toBeNull());
  expect((await library.chapters.toArray()).map(({ key }) => key)).toEqual(['KJV|MAT|1']);
});

test.each<[string[], Parameters<typeof getReadingUrl>[1], string]>([
  [['all'], [], '/Bible/KJV/JHN/1'],
  [['PSA'], [], '/Bible/KJV/PSA/1'],
  [
    ['all'],
    [
      { translation: 'FRLSG', book: 'PSA', chapter: 23 },
      { translation: 'KJV', book: 'ROM', chapter: 8 },
    ],
    '/Bible/KJV/ROM/8',
  ],
  [
    ['OT'],
    [
      { translation: 'FRLSG', book: 'PSA', chapter: 23 },
      { translation: 'KJV', book: 'ROM', chapter: 8 },
    ],
    '/Bible/KJV/PSA/23',
  ],
])(
  'the read link of a stored translation opens the last position in it: %j, %j',
  (scopes, read, way) => {
    expect(
      getReadingUrl({ code: 'KJV', scopes: scopes.map((one) => ({ ...scope, scope: one })) }, read),
    ).toBe(way);
  },
);

test.each<[string, { used: number; quota: number }, boolean, boolean]>([
  ['space is enough and the data is protected', { used: 1e6, quota: 600e9 }, true, false],
  ['space is low', { used: 599e9, quota: 599e9 + 1e6 }, true, true],
  ['the data can be protected', { used: 1e6, quota: 600e9 }, false, true],
])('storage when %s', async (_, { used: usage, quota }, isPersisted, isShown) => {
  const estimate = vi.fn(async () => ({ usage, quota }));
  vi.stubGlobal('navigator', {
    ...navigator,
    storage: { estimate, persisted: async () => isPersisted, persist: async () => true },
  });
  await openPage();
  await waitFor(() => expect(estimate).toHaveBeenCalled());
  await act(async () => {});
  expect(screen.queryAllByRole('region', { name: 'Storage' })).toHaveLength(isShown ? 1 : 0);
  // With enough space, one line says how much is used.
  expect(screen.queryAllByText(/ of 600\sGB used$/)).toHaveLength(isPersisted ? 0 : 1);
  if (isPersisted) return;
  // The answer to the request is shown, though nothing is left to do.
  fireEvent.click(screen.getByRole('button', { name: 'Protect my data' }));
  expect(await screen.findByText('Your data is protected.')).toBeDefined();
});

test('without a connection the library says so', async () => {
  await openPage({ online: false });
  expect(
    screen.getByText(/You’re offline\. You can read the Bibles you have downloaded/),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Check Bibles' }).getAttribute('href')).toBe(
    '/BibleDiagnostic',
  );
});

test('a part is chosen by testament or book, and a stored part cannot be chosen', async () => {
  await library.translations.put({
    code: 'FRLSG',
    language: 'fr',
    name: 'Louis Segond 1910',
    scopes: [{ ...scope, scope: 'NT' }],
  });
  await openPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Choose books: Louis Segond 1910' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^New Testament/ }).disabled).toBe(
    true,
  );
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^John/ }).disabled).toBe(true);
  expect(dialog.getByRole('button', { name: /^Psalms/ }).textContent).toMatch(/^Psalms11\d kB$/);
});
