// Tests of the progress page with real records in memory: numbers, achievements, and charts with
// keyboard access and text.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { expect, test } from 'vitest';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { addDays, toUserDay, watchDayStart } from '../../../src/data/user-days.ts';
import { createGratitudeEntry } from '../../../src/features/gratitude/data.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { createPrayer, markPrayerAnswered } from '../../../src/features/prayer/data.ts';
import { recordChapterRead } from '../../../src/features/progress/chapters-read.ts';
import { saveReadingPosition } from '../../../src/data/bible/reading-position.ts';
import { ProgressPage } from '../../../src/features/progress/page.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

const today = () => toUserDay(new Date());
const prayerFields = {
  request: 'Peace',
  prayer_text: 'Lord, give peace.',
  verses: [],
  category: 'family',
  language: 'en' as const,
};

function Elsewhere() {
  return <p>at {useLocation().pathname}</p>;
}

function renderPage(data: DataContext) {
  return renderWithProviders(
    <MemoryRouter initialEntries={['/Achievements']}>
      <DataProvider data={data}>
        <Routes>
          <Route path="/Achievements" element={<ProgressPage />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </DataProvider>
    </MemoryRouter>,
  );
}

/**
 * Ten days of thanks up to today, ten grace notes, a prayer that was answered, a plan completed, a
 * chapter read.
 */
async function aliceOfTenDays(): Promise<DataContext> {
  const data = await createMemoryContext();
  for (let daysBack = 0; daysBack < 10; daysBack += 1)
    await createGratitudeEntry(data, {
      date: addDays(today(), -daysBack),
      entry_text: 'Bread',
      language: 'en',
    });
  await data.userDatabase.graceNotes.bulkInsert(
    Array.from({ length: 10 }, (_note, place) =>
      buildLocalRecord(
        `note-${place}`,
        { date: today(), mood: 'weary', message: 'Rest.' },
        new Date().toISOString(),
        today(),
      ),
    ),
  );
  await markPrayerAnswered(data, await createPrayer(data, prayerFields), today());
  await data.userDatabase.readingProgress.insert(
    buildLocalRecord(
      'progress',
      { plan_id: 'p', completed_days: [1], completed: true },
      new Date().toISOString(),
    ),
  );
  await saveReadingPosition(data, { translation: 'NBS', book: 'GEN', chapter: 1, verse: 1 });
  await recordChapterRead(data, { translation: 'KJV', book: 'MAL', chapter: 4 });
  return data;
}

const stat = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;

test('a guest finds the login instead of numbers', async () => {
  const data = { ...(await createMemoryContext()), account: null };
  renderPage(data);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login?from_url=%2FAchievements',
  );
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('points, percent, six numbers and twelve achievements follow from the records', async () => {
  renderPage(await aliceOfTenDays());
  await waitFor(() => expect(stat('Grace notes')).toBe('10'));
  expect(
    [
      'Prayers',
      'Answered prayers',
      'Gratitude entries',
      'Plans completed',
      'Current streak',
      'Longest streak',
      'Active days',
    ].map(stat),
  ).toEqual(['1', '1', '10', '1', '10 days', '10 days', '10']);
  // First Steps 10, Grace Seeker 25, Grateful Heart 20, Week Strong 30, Bible Scholar 40.
  expect(screen.getByText('125 points')).toBeDefined();
  expect(
    screen
      .getByRole('progressbar', { name: 'Achievements unlocked' })
      .getAttribute('aria-valuenow'),
  ).toBe('42');
  expect(screen.getByText('5 of 12 achievements unlocked (42%)')).toBeDefined();
  const all = within(screen.getByRole('region', { name: 'Achievements' })).getAllByRole('listitem');
  expect(all.map(({ textContent }) => textContent)).toEqual([
    'First Steps1 grace noteUnlocked10 points',
    'Grace Seeker10 grace notesUnlocked25 points',
    'Prayer Warrior5 prayersNot yet unlocked · 1 of 515 points',
    'Faithful Intercessor25 prayersNot yet unlocked · 1 of 2550 points',
    'Grateful Heart10 gratitude entriesUnlocked20 points',
    'Thankful Soul30 gratitude entriesNot yet unlocked · 10 of 3050 points',
    'Week Strong7 days in a rowUnlocked30 points',
    'Consistent Seeker30 days in a rowNot yet unlocked · 10 of 30100 points',
    'Devoted Disciple100 days in a rowNot yet unlocked · 10 of 100500 points',
    'Bible Scholar1 plan completedUnlocked40 points',
    'Dedicated Reader3 plans completedNot yet unlocked · 1 of 375 points',
    'Active for 30 Days30 active daysNot yet unlocked · 10 of 3060 points',
  ]);
});

test('with nothing yet there is no longest streak, and nothing is unlocked', async () => {
  renderPage(await createMemoryContext());
  expect(await screen.findByText('0 points')).toBeDefined();
  expect(screen.queryByText('Longest streak')).toBeNull();
  expect(stat('Current streak')).toBe('0 days');
  expect(screen.getByText('When you mark a prayer as answered, it appears here.')).toBeDefined();
});

test('keys move through the year chart by day and week, and words describe each day', async () => {
  renderPage(await aliceOfTenDays());
  const year = await screen.findByRole('slider', { name: 'Your year, day by day' });
  const formatDay = (day: string) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  expect(year.getAttribute('aria-valuetext')).toBe(
    `${formatDay(today())}: 10 grace notes, 1 prayer, 1 gratitude entry, and read in the Bible`,
  );
  fireEvent.keyDown(year, { key: 'ArrowLeft' });
  expect(year.getAttribute('aria-valuetext')).toBe(
    `${formatDay(addDays(today(), -1))}: 1 gratitude entry`,
  );
  fireEvent.keyDown(year, { key: 'ArrowUp' });
  fireEvent.keyDown(year, { key: 'ArrowUp' });
  expect(year.getAttribute('aria-valuetext')).toBe(
    `${formatDay(addDays(today(), -15))}: nothing noted`,
  );
  // The End key does not move to future days.
  fireEvent.keyDown(year, { key: 'End' });
  fireEvent.keyDown(year, { key: 'ArrowDown' });
  expect(year.getAttribute('aria-valuetext')).toContain(formatDay(today()));
  fireEvent.click(screen.getByRole('button', { name: 'Previous day' }));
  expect(
    screen
      .getByText(`${formatDay(addDays(today(), -1))}: 1 gratitude entry`)
      .getAttribute('aria-live'),
  ).toBe('polite');
  const table = within(screen.getByRole('region', { name: 'Your year' })).getByRole('table', {
    hidden: true,
  });
  expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(13);
});

test('the Bible wall marks read chapters and opens them in the last translation', async () => {
  renderPage(await aliceOfTenDays());
  const slider = await screen.findByRole('slider', { name: 'The Bible, chapter by chapter' });
  expect(slider.getAttribute('aria-valuemax')).toBe('1189');
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(1);
  expect(screen.getByText('1 of 929 chapters read (0%)')).toBeDefined();
  expect(screen.getByText('0 of 260 chapters read (0%)')).toBeDefined();
  expect(slider.getAttribute('aria-valuetext')).toBe('Genesis 1: not yet read');
  for (let book = 1; book < 39; book += 1) fireEvent.keyDown(slider, { key: 'ArrowDown' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Malachi 1: not yet read');
  fireEvent.keyDown(slider, { key: 'ArrowDown' });
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Malachi 4: read');
  expect(document.querySelector('[data-lit]')?.hasAttribute('data-chosen')).toBe(true);
  fireEvent.click(slider.querySelector('[data-place="0"]') ?? slider);
  await waitFor(() =>
    expect(slider.getAttribute('aria-valuetext')).toBe('Genesis 1: not yet read'),
  );
  fireEvent.keyDown(slider, { key: 'End' });
  expect(screen.getByRole('link', { name: 'Open Revelation 22' }).getAttribute('href')).toBe(
    '/Bible/NBS/REV/22',
  );
  // Malachi has three chapters there.
  for (let book = 27; book >= 0; book -= 1) fireEvent.keyDown(slider, { key: 'ArrowUp' });
  for (let chapter = 1; chapter < 4; chapter += 1) fireEvent.keyDown(slider, { key: 'ArrowRight' });
  fireEvent.keyDown(slider, { key: 'Enter' });
  expect(await screen.findByText('at /Bible/NBS/MAL/3')).toBeDefined();
});

test('answered prayers per month are shown as a chart with text and as a table', async () => {
  renderPage(await aliceOfTenDays());
  const month = new Intl.DateTimeFormat('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${today()}T00:00:00Z`));
  expect(
    await screen.findByRole('img', { name: `Answered prayers by month. ${month}: 1` }),
  ).toBeDefined();
  const table = within(
    screen.getByRole('region', { name: 'Answered prayers over time' }),
  ).getByRole('table', { hidden: true });
  expect(
    within(table)
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent)
      .slice(0, 2),
  ).toEqual(['MonthAnswered prayers', `${month}1`]);
});

test('the hour at which the day starts can be chosen and is stored', async () => {
  const data = await createMemoryContext();
  renderPage(data);
  const hours = await screen.findByRole('group', { name: 'When your day begins' });
  expect(within(hours).getAllByRole('radio')).toHaveLength(7);
  fireEvent.click(within(hours).getByRole('radio', { name: '4:00 AM' }));
  await waitFor(async () => expect(await firstValueFrom(watchDayStart(data))).toBe(4));
  await waitFor(() =>
    expect(within(hours).getByRole<HTMLInputElement>('radio', { name: '4:00 AM' }).checked).toBe(
      true,
    ),
  );
});

test('in French the numbers, months and books are French', async () => {
  const data = await aliceOfTenDays();
  await changeTestLanguage('fr');
  renderPage(data);
  expect(await screen.findByText('125 points')).toBeDefined();
  // The finder reads every kind of blank as a plain one.
  expect(screen.getByText('Étapes franchies : 5 sur 12 (42 %)')).toBeDefined();
  expect(
    screen
      .getByRole('slider', { name: 'La Bible, chapitre après chapitre' })
      .getAttribute('aria-valuetext'),
  ).toBe('Genèse 1\u00a0: pas encore lu');
});
