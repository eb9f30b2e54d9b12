// Attacks by script in texts, on the pages: records whose every text field holds markup are shown
// as text, and no element of the markup is created.
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, MemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildLocalRecord, type Fields } from '../../schemas/local-record.ts';
import { syncedEntities } from '../../src/data/database/collections.ts';
import type { DataContext } from '../../src/data/data-context.ts';
import { DataProvider } from '../../src/data/data-provider.tsx';
import { createRecord } from '../../src/data/records/record.ts';
import { toUserDay } from '../../src/data/user-days.ts';
import { BookmarksTab } from '../../src/features/bible/tools-panel/bookmarks-tab.tsx';
import { NotesTab } from '../../src/features/bible/tools-panel/notes-tab.tsx';
import { GratitudePage } from '../../src/features/gratitude/page.tsx';
import { HomePage } from '../../src/features/home/page.tsx';
import { MemoryVersesPage } from '../../src/features/memory-verses/page.tsx';
import { PlansPage } from '../../src/features/plans/page.tsx';
import { PrayerPage } from '../../src/features/prayer/page.tsx';
import { PrintJournalPage } from '../../src/features/print-journal/page.tsx';
import { RejectedSection } from '../../src/features/sync/rejected-section.tsx';
import { SleepPage } from '../../src/features/sleep/page.tsx';
import { saveAnswer } from '../../src/features/wisdom/data.ts';
import { WisdomPage } from '../../src/features/wisdom/page.tsx';
import { getSchema, type EntityName } from '../../schemas/entities/registry.ts';
import { createMemoryContext } from '../support/memory-databases.ts';
import { renderWithProviders } from '../support/render.tsx';
import { buildFields } from './support/sample-fields.ts';

const script = '<img src=x onerror=alert(1)><script>alert(2)</script>';

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('There is no server.'));
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const place = { translation: 'KJV', book: 'JHN', chapter: 3 };
const verse = { book: 'JHN', chapter: 3, verse: 16 };
const recordId = '019a0000-0000-7000-8000-000000000001';
const ignore = () => {};

type Seed = (data: DataContext) => Promise<unknown>;

const addRecord =
  (collection: Parameters<typeof createRecord>[1], entity: EntityName, fields: Fields = {}): Seed =>
  (data) =>
    createRecord(
      data,
      collection,
      { ...buildFields(getSchema(entity), script), ...fields },
      { id: recordId },
    );

const addContent =
  (
    collection: 'readingPlans' | 'sleepContent',
    entity: EntityName,
    prefix: string,
    fields: Fields = {},
  ): Seed =>
  (data) =>
    data.deviceDatabase[collection].insert({
      ...buildLocalRecord(
        `${prefix}one`,
        { ...buildFields(getSchema(entity), script), ...fields },
        '2026-01-01T08:00:00.000Z',
      ),
      server_id: 'one',
    });

const pages: readonly [string, Seed, () => ReactNode, string][] = [
  ['prayers', addRecord('prayers', 'Prayer'), () => <PrayerPage />, '/Prayer?view=mine'],
  [
    'gratitude',
    addRecord('gratitudeEntries', 'GratitudeEntry', { date: toUserDay(new Date()) }),
    () => <GratitudePage />,
    '/Gratitude',
  ],
  [
    'grace notes',
    addRecord('graceNotes', 'GraceNote', { date: toUserDay(new Date()), mood: 'weary' }),
    () => <HomePage />,
    `/Home#${recordId}`,
  ],
  [
    'saved answers',
    (data) =>
      saveAnswer(
        data,
        {
          question: script,
          insight: script,
          verses: [{ reference: script, text: script, translation: 'KJV' }],
          next_step: script,
          topic: 'forgiveness',
          source: 'composer',
          language: 'en',
        },
        'wisdom|one',
      ),
    () => <WisdomPage />,
    '/Wisdom?view=kept',
  ],
  [
    'Bible notes',
    addRecord('bibleNotes', 'BibleNote', { ...verse, highlight_color: 'yellow' }),
    () => <NotesTab place={place} onGo={ignore} onClose={ignore} />,
    '/Bible',
  ],
  [
    'Bible bookmarks',
    addRecord('bibleBookmarks', 'BibleBookmark', { chapter: 3 }),
    () => <BookmarksTab place={place} onGo={ignore} onClose={ignore} />,
    '/Bible',
  ],
  [
    'the printable journal',
    addRecord('prayers', 'Prayer'),
    () => <PrintJournalPage />,
    '/PrintJournal',
  ],
  [
    'verses by heart',
    addRecord('memoryVerses', 'MemoryVerse'),
    () => <MemoryVersesPage />,
    '/MemoryVerses',
  ],
  [
    'reading plans',
    addContent('readingPlans', 'ReadingPlan', '', { duration_days: 1 }),
    () => <PlansPage />,
    '/Plans',
  ],
  [
    'sleep content',
    addContent('sleepContent', 'PeacefulSleepGuidance', 'guidance|'),
    () => <SleepPage />,
    '/PeacefulSleep',
  ],
];

function expectNoMarkup(): void {
  expect(document.body.textContent).toContain('onerror=alert(1)');
  expect(document.querySelectorAll('img[src="x"], [onerror]')).toHaveLength(0);
  expect([...document.querySelectorAll('script')].map((element) => element.textContent)).toEqual(
    [],
  );
}

const findScript = () =>
  screen.findAllByText((_content, element) =>
    [...(element?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes('onerror=alert(1)'),
    ),
  );

test('the check of the pages finds markup that is really there', () => {
  onTestFinished(() => document.body.replaceChildren());
  document.body.innerHTML = '<p>onerror=alert(1)<img src="x" onerror="alert(1)"></p>';
  expect(expectNoMarkup).toThrow(/length/);
});

test.each(pages)('script in %s is shown as text', async (_what, seed, renderPage, address) => {
  const data = await createMemoryContext();
  await seed(data);
  const router = createMemoryRouter([{ path: '*', element: renderPage() }], {
    initialEntries: [address],
  });
  renderWithProviders(
    <DataProvider data={data}>
      <RouterProvider router={router} />
    </DataProvider>,
  );
  expect((await findScript()).length).toBeGreaterThan(0);
  expectNoMarkup();
});

const rejected = {
  sync: 'refused',
  problem: { status: 422, code: 'validation', message: `Error in field ${script}` },
} as const;

// The card of the other entities shows no text of the record.
const shownEntities: readonly string[] = [
  'Prayer',
  'GratitudeEntry',
  'GraceNote',
  'BibleNote',
  'DeletionRequest',
];

test.each(syncedEntities.filter(({ entity }) => shownEntities.includes(entity)))(
  'script in a rejected $entity is shown as text',
  async ({ collection, schema, prefix }) => {
    const data = await createMemoryContext();
    await data.userDatabase[collection].insert({
      ...buildLocalRecord(
        `${prefix}one`,
        { ...buildFields(schema, script), ...('book' in schema.properties && verse) },
        '2026-01-01T08:00:00.000Z',
      ),
      ...rejected,
    });
    renderWithProviders(
      <MemoryRouter>
        <DataProvider data={data}>
          <Routes>
            <Route path="*" element={<RejectedSection count={1} onEmpty={ignore} />} />
          </Routes>
        </DataProvider>
      </MemoryRouter>,
    );
    await screen.findByRole('article');
    expect((await findScript()).length).toBeGreaterThan(0);
    expectNoMarkup();
  },
);
