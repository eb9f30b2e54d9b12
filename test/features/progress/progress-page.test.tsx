// Tests of the progress page with real records in memory: numbers, achievements, and charts with
// keyboard access and text.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { addDays, toUserDay } from '../../../src/data/user-days.ts';
import { createGratitudeEntry } from '../../../src/features/gratitude/data.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { createPrayer, markPrayerAnswered } from '../../../src/features/prayer/data.ts';
import { recordChapterRead } from '../../../src/data/activity/chapters-read.ts';
import { saveReadingPosition } from '../../../src/data/bible/reading-position.ts';
import { ProgressPage } from '../../../src/features/progress/page.tsx';
import { StreakCard } from '../../../src/features/progress/components/streak-card.tsx';
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
  expect(screen.getByRole('link', { name: 'Log in or sign up' }).getAttribute('href')).toBe(
    '/login?from_url=%2FAchievements',
  );
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('streak, week, totals and earned achievements follow from the records', async () => {
  renderPage(await aliceOfTenDays());
  await waitFor(() => expect(stat('Grace notes')).toBe('10'));
  expect(['Prayers', 'Answered prayers', 'Gratitude entries', 'Plans completed'].map(stat)).toEqual(
    ['1', '1', '10', '1'],
  );
  const streak = within(screen.getByRole('region', { name: '10 days in a row' }));
  // The number of active days is shown only if it says more than the streak.
  expect(streak.queryByText('10 active days')).toBeNull();
  const weekday = (new Date(`${today()}T00:00:00Z`).getUTCDay() + 6) % 7;
  // The week of the test's locale begins on Sunday.
  const activeDays = weekday === 6 ? 1 : weekday + 2;
  expect(
    streak.getByRole('img', { name: `This week: ${activeDays} of 7 days` }).children,
  ).toHaveLength(7);
  expect(document.querySelectorAll('[data-active]')).toHaveLength(activeDays);
  const listed = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(listed('Achievements')).toEqual([
    'First Steps1 grace note',
    'Grace Seeker10 grace notes',
    'Grateful Heart10 gratitude entries',
    'Week Strong7 days in a row',
    'Bible Scholar1 plan completed',
  ]);
  // The nearest ones, of different counts.
  expect(listed('Up next')).toEqual([
    'Thankful Soul30 gratitude entries · 10 of 30',
    'Consistent Seeker30 days in a row · 10 of 30',
  ]);
  expect(screen.queryByText(/points/)).toBeNull();
});

test('the page links to the review of the year with the most recent active days', async () => {
  renderPage(await aliceOfTenDays());
  const link = await screen.findByRole('link', { name: /in review/ });
  // In January the year before is reviewed, if it has three of the ten days.
  const year = Number(link.getAttribute('href')?.replace('/YearInReview?year=', ''));
  expect([Number(today().slice(0, 4)), Number(today().slice(0, 4)) - 1]).toContain(year);
  expect(link.textContent).toContain(`Your ${year} in review`);
});

test('a new person sees the week and two achievements to come, and nothing empty', async () => {
  renderPage(await createMemoryContext());
  expect(await screen.findByRole('region', { name: 'Start your streak today' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'This week: 0 of 7 days' })).toBeDefined();
  expect(screen.queryByText(/^Longest streak/)).toBeNull();
  expect(screen.queryByRole('link', { name: /in review/ })).toBeNull();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'First Steps1 grace note',
    'Prayer Warrior5 prayers',
  ]);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test('the longest streak is named when it is longer than the current streak', async () => {
  renderWithProviders(
    <StreakCard
      streak={{ current: 2, longest: 9, graceUsed: false }}
      activeDays={12}
      today="2026-11-27"
      firstWeekday={7}
      isActive={(day) => day >= '2026-11-26' && day <= '2026-11-27'}
    />,
  );
  expect(screen.getByText('Longest streak: 9 days · 12 active days')).toBeDefined();
});

test('keys move through the year chart by day and week, and text describes each day', async () => {
  renderPage(await aliceOfTenDays());
  fireEvent.click(await screen.findByRole('button', { name: 'Your year' }));
  const year = await screen.findByRole('slider', { name: 'Your year, day by day' });
  const formatDay = (day: string) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  expect(year.getAttribute('aria-valuetext')).toBe(
    `${formatDay(today())}: 10 grace notes, 1 prayer, 1 gratitude entry, and Bible reading`,
  );
  fireEvent.keyDown(year, { key: 'ArrowLeft' });
  expect(year.getAttribute('aria-valuetext')).toBe(
    `${formatDay(addDays(today(), -1))}: 1 gratitude entry`,
  );
  fireEvent.keyDown(year, { key: 'ArrowUp' });
  fireEvent.keyDown(year, { key: 'ArrowUp' });
  expect(year.getAttribute('aria-valuetext')).toBe(
    `${formatDay(addDays(today(), -15))}: no activity`,
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
  const fold = await screen.findByRole('button', { name: 'The whole Bible' });
  expect(screen.getByText('1 of 1,189 chapters read')).toBeDefined();
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(fold);
  const slider = await screen.findByRole('slider', { name: 'The Bible, chapter by chapter' });
  expect(slider.getAttribute('aria-valuemax')).toBe('1189');
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(1);
  expect(screen.getByText('1 of 929 chapters read')).toBeDefined();
  expect(screen.getByText('0 of 260 chapters read')).toBeDefined();
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
  fireEvent.click(await screen.findByRole('button', { name: 'Answered prayers over time' }));
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

test('in French the numbers, months and books are French', async () => {
  const data = await aliceOfTenDays();
  await changeTestLanguage('fr');
  renderPage(data);
  expect(await screen.findByRole('region', { name: '10 jours de suite' })).toBeDefined();
  expect(screen.getByText('30 textes de gratitude · 10 sur 30')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Toute la Bible' }));
  expect(
    screen
      .getByRole('slider', { name: 'La Bible, chapitre après chapitre' })
      .getAttribute('aria-valuetext'),
  ).toBe('Genèse 1\u00a0: pas encore lu');
});
