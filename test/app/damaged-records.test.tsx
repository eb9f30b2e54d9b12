// Tests of pages over damaged records: whatever a backend sends in one field of one record, every
// page opens, and intact records are shown.
import { fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import { type ComponentType, Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { getSchema } from '../../schemas/entities/registry.ts';
import type { ObjectSchema } from '../../schemas/json-schema.ts';
import { buildLocalRecord, type Fields } from '../../schemas/local-record.ts';
import { syncedEntities } from '../../src/data/database/collections.ts';
import type { DataContext } from '../../src/data/data-context.ts';
import { DataProvider } from '../../src/data/data-provider.tsx';
import { exportMarkdown } from '../../src/data/export/export-and-import.ts';
import { getMarkdownLabels } from '../../src/features/sync/markdown-labels.ts';
import { createMemoryContext } from '../support/memory-databases.ts';
import { renderWithProviders } from '../support/render.tsx';

const now = '2026-11-20T08:00:00.000Z';
const damage: readonly unknown[] = [null, 'text', -1.5, [null], ['text'], [{}], {}, true, ''];

const intact: Readonly<Record<string, Fields>> = {
  Prayer: { title: 'An intact prayer', request: '', prayer_text: 'Words.', verses: [] },
  GratitudeEntry: { date: '2026-11-20', entry_text: 'An intact entry' },
  GraceNote: { date: '2026-11-20', mood: 'weary', message: 'An intact note', verses: [] },
  BibleNote: { reference: 'John 3:16', book: 'JHN', chapter: 3, verse: 16, note_text: 'Intact' },
  BibleBookmark: { reference: 'John 3', book: 'JHN', chapter: 3 },
  MemoryVerse: { reference: 'John 3:16', book: 'JHN', chapter: 3, verse: 16 },
  UserReadingProgress: {
    plan_id: 'p',
    current_day: 1,
    completed_days: [],
    started_date: '2026-11-20',
  },
  DeletionRequest: { request_date: now },
  User: { language: 'en' },
  ReadingPlan: {
    theme: 'peace',
    duration_days: 2,
    title_en: 'An intact plan',
    daily_readings: [{ passages: ['John 1'] }, { passages: ['John 2'] }],
  },
};

/** Returns the intact record of the entity and one record for each damaged field. */
function buildRecords(entity: string, { properties }: ObjectSchema): Fields[] {
  const fields = intact[entity] ?? {};
  const damaged = Object.keys(properties).flatMap((name) =>
    damage.map((value) => ({ ...fields, [name]: value })),
  );
  return [fields, ...damaged];
}

async function insertDamagedRecords({ userDatabase, deviceDatabase }: DataContext): Promise<void> {
  const plans = buildRecords('ReadingPlan', getSchema('ReadingPlan'));
  await deviceDatabase.readingPlans.bulkInsert(
    plans.map((plan, index) => buildLocalRecord(`plan-${index}`, plan, now)),
  );
  for (const { entity, collection, schema, refOf } of syncedEntities) {
    const { error } = await userDatabase[collection].bulkInsert(
      buildRecords(entity, schema).map((record, index) => ({
        ...buildLocalRecord(`${entity}-${index}`, record, now, refOf(record)),
        ...(index % 3 === 0 && { sync: 'safe' as const, base: record, server_id: `s${index}` }),
        ...(index % 7 === 0 && { created_date: 'not a date' }),
      })),
    );
    expect(error).toEqual([]);
  }
}

let data: DataContext;

beforeEach(async () => {
  data = await createMemoryContext();
  await insertDamagedRecords(data);
});

const timeout = { timeout: 10_000 };

const pages: readonly {
  path: string;
  load: () => Promise<ComponentType>;
  /** Name of a button that shows the records. */
  opens?: RegExp;
  shows: RegExp;
}[] = [
  {
    path: '/Prayer?view=mine',
    load: async () => (await import('../../src/features/prayer/page.tsx')).PrayerPage,
    shows: /An intact prayer/,
  },
  {
    path: '/Gratitude?view=journal',
    load: async () => (await import('../../src/features/gratitude/page.tsx')).GratitudePage,
    shows: /An intact entry/,
  },
  {
    path: '/Home',
    load: async () => (await import('../../src/features/home/page.tsx')).HomePage,
    shows: /My Day/,
  },
  {
    path: '/Plans',
    load: async () => (await import('../../src/features/plans/page.tsx')).PlansPage,
    shows: /An intact plan/,
  },
  {
    path: '/MemoryVerses',
    load: async () => (await import('../../src/features/memory-verses/page.tsx')).MemoryVersesPage,
    shows: /^John 3:16$/,
  },
  {
    path: '/Achievements',
    load: async () => (await import('../../src/features/progress/page.tsx')).ProgressPage,
    shows: /Streak|streak/,
  },
  {
    path: '/YearInReview',
    load: async () => (await import('../../src/features/year-review/page.tsx')).YearReviewPage,
    shows: /Your year in numbers/,
  },
  {
    path: '/PrintJournal',
    load: async () => (await import('../../src/features/print-journal/page.tsx')).PrintJournalPage,
    shows: /An intact entry/,
  },
  {
    path: '/Sync',
    load: async () => (await import('../../src/features/sync/page.tsx')).SyncPage,
    shows: /items (?:are saved|aren’t synced)/,
  },
  {
    path: '/Settings',
    load: async () => (await import('../../src/features/settings/page.tsx')).SettingsPage,
    shows: /Settings/,
  },
  {
    path: '/Search?q=intact',
    load: async () => (await import('../../src/features/search/page.tsx')).SearchPage,
    opens: /of your own texts$/,
    shows: /intact/,
  },
];

test.each(pages)('$path opens over damaged records', async ({ path, load, opens, shows }) => {
  const faults: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Page = await load();
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <Suspense>
            <Page />
          </Suspense>
        ),
        ErrorBoundary: () => {
          faults.push('the page failed');
          return <p>failed</p>;
        },
      },
    ],
    { initialEntries: [path] },
  );
  renderWithProviders(
    <DataProvider data={data}>
      <RouterProvider router={router} />
    </DataProvider>,
  );
  if (opens) fireEvent.click(await screen.findByRole('button', { name: opens }, timeout));
  const found = await screen.findAllByText(shows, {}, timeout);
  expect(found.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test('the readable export contains intact records beside damaged records', async () => {
  const text = await exportMarkdown(data, getMarkdownLabels(i18next.t.bind(i18next)), 'en');
  expect(text).toContain('An intact prayer');
  expect(text).toContain('An intact entry');
});
