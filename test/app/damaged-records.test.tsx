// Tests of pages over damaged records: whatever a backend sends in one field of one record, every
// page opens, and intact records are shown.
import { screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FieldSchema } from '../../schemas/json-schema.ts';
import { buildLocalRecord, type Fields } from '../../schemas/local-record.ts';
import { syncedEntities } from '../../src/data/database/collections.ts';
import type { DataContext } from '../../src/data/data-context.ts';
import { DataProvider } from '../../src/data/data-provider.tsx';
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
  UserReadingProgress: {
    plan_id: 'p',
    current_day: 1,
    completed_days: [],
    started_date: '2026-11-20',
  },
  DeletionRequest: { request_date: now },
  User: { language: 'en' },
};

/** Inserts an intact record of each entity and one record for each damaged field. */
async function insertDamagedRecords({ userDatabase }: DataContext): Promise<void> {
  for (const { entity, collection, schema, refOf } of syncedEntities) {
    const fields = intact[entity] ?? {};
    const records = [
      fields,
      ...Object.keys(schema.properties as Record<string, FieldSchema>).flatMap((name) =>
        damage.map((value) => ({ ...fields, [name]: value })),
      ),
    ];
    const { error } = await userDatabase[collection].bulkInsert(
      records.map((record, index) => ({
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

const pages: readonly {
  path: string;
  load: () => Promise<ComponentType>;
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
    shows: /Reading plans/,
  },
  {
    path: '/Achievements',
    load: async () => (await import('../../src/features/progress/page.tsx')).ProgressPage,
    shows: /Streak|streak/,
  },
  {
    path: '/Sync',
    load: async () => (await import('../../src/features/sync/page.tsx')).SyncPage,
    shows: /things wait/,
  },
  {
    path: '/Settings',
    load: async () => (await import('../../src/features/settings/page.tsx')).SettingsPage,
    shows: /Settings/,
  },
  {
    path: '/Search?q=intact',
    load: async () => (await import('../../src/features/search/page.tsx')).SearchPage,
    shows: /intact/,
  },
];

test.each(pages)('$path opens over damaged records', async ({ path, load, shows }) => {
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
  const found = await screen.findAllByText(shows, {}, { timeout: 10_000 });
  expect(found.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
