// Tests of a plan in the reader: the link back to the plan, when a passage counts as read, and a
// day read today.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { toUserDay } from '../../../src/data/user-days.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { isPassageRead, watchReadPassages } from '../../../src/features/plans/passages-read.ts';
import { completePlanDay, startPlan } from '../../../src/features/plans/plan-progress.ts';
import { watchPlans } from '../../../src/features/plans/data.ts';
import { watchChaptersRead } from '../../../src/data/activity/chapters-read.ts';
import { PlanLink } from '../../../src/features/bible/reader/plan-link.tsx';
import { PlansPage } from '../../../src/features/plans/page.tsx';
import { listMyDayLines, openHome } from '../home/home-page-setup.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';
import { openBible, addKingJames } from '../bible/reader/reader-setup.tsx';

// The module is loaded before the tests, so that a slow import does not count against their time
// limits.
beforeAll(async () => void (await import('../../../content/plans/plan-records.ts')));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const now = () => toUserDay(new Date());

async function reader(): Promise<DataContext> {
  const data = addKingJames(await createMemoryContext());
  await data.userDatabase.activity.insert({
    id: 'last-place',
    kind: 'place',
    order: '',
    value: { translation: 'KJV', book: 'JHN', chapter: 3 },
  });
  return data;
}

async function planCalled(data: DataContext, key: string) {
  const plan = (await firstValueFrom(watchPlans(data))).find((candidate) => candidate.key === key);
  if (!plan) throw new Error(`no plan ${key}`);
  return plan;
}

function renderPage(data: DataContext, address: string) {
  return renderWithProviders(
    <MemoryRouter initialEntries={[address]}>
      <DataProvider data={data}>
        <Routes>
          <Route path="/Plans/:plan?/:day?" element={<PlansPage />} />
        </Routes>
      </DataProvider>
    </MemoryRouter>,
  );
}

/** Advances the timers by seconds in which the page is on the screen. */
const waitInPage = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const secondsOnly = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
const read = async (data: DataContext) =>
  [...(await firstValueFrom(watchChaptersRead(data)))].map(
    ([book, chapters]) => `${book} ${[...chapters].join()}`,
  );

describe('in the reader', () => {
  test.each([
    ['?plan=wise_words&day=2', '/Plans/wise_words/2'],
    ['?plan=wise_words&day=../x', '/Plans/wise_words'],
    ['?plan=//elsewhere.example', '/Plans/%2F%2Felsewhere.example'],
  ])('a reader URL with %s shows the plan link to %s', (search, href) => {
    renderWithProviders(
      <MemoryRouter initialEntries={[`/Bible/KJV/PRO/4/20-27${search}`]}>
        <PlanLink />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Back to the plan' }).getAttribute('href')).toBe(href);
  });

  test('a reader URL without a plan shows no plan link', () => {
    renderWithProviders(
      <MemoryRouter initialEntries={['/Bible/KJV/PRO/4']}>
        <PlanLink />
      </MemoryRouter>,
    );
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('the next and previous chapter links keep the plan and its day', async () => {
    const page = await openBible(
      await reader(),
      '/Bible/KJV/MRK/4/35-41?plan=peace_in_the_storm&day=1',
    );
    await page.text('Mark 4');
    expect(screen.getAllByRole('link', { name: /^Next chapter/ })[0]?.getAttribute('href')).toBe(
      '/Bible/KJV/MRK/5?plan=peace_in_the_storm&day=1',
    );
    await page.go('/Bible/KJV/MRK/5?plan=peace_in_the_storm&day=1');
    await page.text('Mark 5');
    expect(screen.getByRole('link', { name: 'Back to the plan' }).getAttribute('href')).toBe(
      '/Plans/peace_in_the_storm/1',
    );
    expect(
      screen.getAllByRole('link', { name: /^Previous chapter/ })[0]?.getAttribute('href'),
    ).toBe('/Bible/KJV/MRK/4?plan=peace_in_the_storm&day=1');
  });
});

describe('a chapter counts as read', () => {
  test('a chapter counts as read after its end is shown and ten seconds per screen', async () => {
    secondsOnly();
    const data = await reader();
    const page = await openBible(data, '/Bible/KJV/JHN/3');
    await page.text('John 3');
    await waitInPage(9);
    expect(await read(data)).toEqual([]);
    await waitInPage(1);
    await waitFor(async () => expect(await read(data)).toEqual(['JHN 3']));
  });

  test('a chapter is unread while its end is below the window or the page is hidden', async () => {
    secondsOnly();
    const data = await reader();
    const boxes = vi
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 900, 300, 400));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const page = await openBible(data, '/Bible/KJV/JHN/3');
    await page.text('John 3');
    await waitInPage(60);
    expect(await read(data)).toEqual([]);
    boxes.mockReturnValue(new DOMRect(0, 0, 300, 400));
    visibility.mockReturnValue('hidden');
    await waitInPage(60);
    expect(await read(data)).toEqual([]);
    visibility.mockReturnValue('visible');
    await waitInPage(1);
    await waitFor(async () => expect(await read(data)).toEqual(['JHN 3']));
  });

  test('a passage opened from a plan day is marked as read, but not after a restart', async () => {
    const data = await reader();
    const plan = await planCalled(data, 'peace_in_the_storm');
    await startPlan(data, plan, now());
    secondsOnly();
    const page = await openBible(data, '/Bible/KJV/MRK/4/35-41?plan=peace_in_the_storm&day=1');
    await page.text('Mark 4');
    const ticks = () => firstValueFrom(watchReadPassages(data, 'peace_in_the_storm', 1));
    expect((await ticks()).size).toBe(0);
    await waitInPage(10);
    await waitFor(async () => expect([...(await ticks()).keys()]).toContain('MRK.4.35'));
    vi.useRealTimers();
    renderPage(data, '/Plans/peace_in_the_storm/1');
    await waitFor(() =>
      expect(
        within(screen.getByRole('article', { name: 'Mark 4:35–41' })).getByText('Read'),
      ).toBeDefined(),
    );
    const later = new Date(Date.now() + 60_000).toISOString();
    expect(
      isPassageRead(await ticks(), 'KJV', { book: 'MRK', chapter: 4, from: 35, to: 41 }, later),
    ).toBe(false);
  });

  test('a passage read on the page of its day is marked as read, a chapter as a chapter', async () => {
    const data = await reader();
    const plan = await planCalled(data, 'a_quieter_mind');
    await startPlan(data, plan, now());
    secondsOnly();
    renderPage(data, '/Plans/a_quieter_mind/2');
    const passage = within(await screen.findByRole('article', { name: 'Psalm 131' }));
    await passage.findByText(/my heart is not haughty/);
    await waitInPage(9);
    expect(passage.queryByText('Read')).toBeNull();
    await waitInPage(1);
    expect(await passage.findByText('Read')).toBeDefined();
    expect(await read(data)).toEqual(['PSA 131']);
  });

  test('the passages of a completed day count as read', async () => {
    const data = await reader();
    const plan = await planCalled(data, 'peace_in_the_storm');
    await completePlanDay(data, await startPlan(data, plan, now()), 1, plan);
    renderPage(data, '/Plans/peace_in_the_storm/1');
    await waitFor(() =>
      expect(
        within(screen.getByRole('article', { name: 'Mark 4:35–41' })).getByText('Read'),
      ).toBeDefined(),
    );
  });
});

describe('a day that was read today', () => {
  test('after today’s plan day the next day is "Next", and My Day reports it as done', async () => {
    const data = await reader();
    const plan = await planCalled(data, 'small_faith');
    await completePlanDay(data, await startPlan(data, plan, '2026-01-01'), 1, plan);
    const { unmount } = renderPage(data, '/Plans/small_faith');
    expect(await screen.findByText('Next')).toBeDefined();
    expect(screen.queryByText('Today')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Welcome back' })).toBeNull();
    expect(screen.getByRole('link', { current: 'step' }).getAttribute('href')).toBe(
      '/Plans/small_faith/2',
    );
    unmount();
    const list = renderPage(data, '/Plans');
    expect(
      await screen.findByText('You’ve finished today’s reading. Day 2 is up tomorrow.'),
    ).toBeDefined();
    list.unmount();
    await openHome(data);
    await waitFor(() =>
      expect(listMyDayLines()[0]).toBe(
        `Today’s reading is doneTomorrow: day 2 of 5${plan.fields.title_en} → /Plans`,
      ),
    );
  });

  test('after Undo a completed plan day is "Today" again', async () => {
    const data = await reader();
    const plan = await planCalled(data, 'small_faith');
    await startPlan(data, plan, now());
    renderPage(data, '/Plans/small_faith/1');
    fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(
        (await data.userDatabase.readingProgress.findOne().exec())?.record['completed_days'],
      ).toEqual([]),
    );
    renderPage(data, '/Plans/small_faith');
    expect(await screen.findByText('Today')).toBeDefined();
  });
});
