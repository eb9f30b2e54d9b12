// Tests of the reading plan pages with real records in memory: the list, starting, daily reading,
// stopping, and catching up.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { addDays, toUserDay } from '../../../src/data/user-days.ts';
import { watchRecords } from '../../../src/data/records/record.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { completePlanDay, startPlan } from '../../../src/features/plans/plan-progress.ts';
import { watchActivePlan, watchPlans } from '../../../src/features/plans/data.ts';
import { PlansPage } from '../../../src/features/plans/page.tsx';
import { addKingJames, buildAnswer } from '../bible/reader/reader-setup.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';
import { toRxCollection } from '../../support/rx-collection.ts';

// The module is loaded before the tests, so that a slow import does not count against their time
// limits.
beforeAll(async () => void (await import('../../../content/plans/plan-records.ts')));

function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <p>
      {pathname} {JSON.stringify(state)}
    </p>
  );
}

function renderPage(data: DataContext, address = '/Plans') {
  return renderWithProviders(
    <MemoryRouter initialEntries={[address]}>
      <DataProvider data={data}>
        <Routes>
          <Route path="/Plans/:plan?/:day?" element={<PlansPage />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </DataProvider>
    </MemoryRouter>,
  );
}

const now = () => toUserDay(new Date());
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const active = (data: DataContext) => firstValueFrom(watchActivePlan(data));
const progressCount = (data: DataContext) => data.userDatabase.readingProgress.count().exec();

/** Creates a user with a chosen translation, so that no page asks for one. */
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

/**
 * @param daysAgo number of days since the start of the plan.
 * @param read number of days that were read, none of them today
 */
async function startTestPlan(
  data: DataContext,
  key: string,
  daysAgo = 0,
  read = 0,
): Promise<string> {
  const plan = (await firstValueFrom(watchPlans(data))).find((candidate) => candidate.key === key);
  if (!plan) throw new Error(`no plan ${key}`);
  const id = await startPlan(data, plan, addDays(now(), -daysAgo));
  for (let day = 1; day <= read; day += 1) await completePlanDay(data, id, day, plan);
  await data.userDatabase.activity.find({ selector: { kind: 'event' } }).remove();
  return id;
}

async function guest(): Promise<DataContext> {
  return { ...(await reader()), account: null };
}

describe('the list', () => {
  test('a guest sees the twelve plans and a card with a login link', async () => {
    renderPage(await guest());
    expect(await screen.findByRole('heading', { name: 'All plans' })).toBeDefined();
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Read a little every day', 'All plans']);
    expect(screen.getAllByRole('link', { name: /days/ })).toHaveLength(12);
    expect(
      within(screen.getByRole('region', { name: 'Read a little every day' }))
        .getByRole('link', { name: 'Log in or sign up' })
        .getAttribute('href'),
    ).toBe('/login?from_url=%2FPlans');
  });

  test('the active plan is first, with its path and Active; other plans say why they are locked', async () => {
    const data = await reader();
    await startTestPlan(data, 'small_faith', 1, 1);
    renderPage(data);
    const current = within(await screen.findByRole('region', { name: 'When Faith Is Small' }));
    expect(current.getByText('Active')).toBeDefined();
    expect(current.getByRole('img', { name: '1 of 5 days read' })).toBeDefined();
    expect(current.getByText(/^Day 2 of 5/)).toBeDefined();
    await waitFor(() => expect(current.getByText(/Hebrews 11:1–10/)).toBeDefined());
    expect(current.getByRole('link', { name: 'Open day 2' }).getAttribute('href')).toBe(
      '/Plans/small_faith/2',
    );
    expect(screen.getAllByText('Locked for now')).toHaveLength(11);
    expect(
      screen.getAllByText('Finish or stop “When Faith Is Small” to start another plan.'),
    ).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^Wise Words.*Locked/ }).getAttribute('href')).toBe(
      '/Plans/wise_words',
    );
    expect(
      screen.getByRole('link', { name: /^When Faith Is Small.*Faith · 5 days.*Active/ }),
    ).toBeDefined();
  });

  test('after the reading of the day, the next day is offered to read ahead', async () => {
    const data = await reader();
    const id = await startTestPlan(data, 'small_faith', 1, 1);
    const plan = (await active(data))?.plan;
    if (!plan) throw new Error('no active plan');
    await completePlanDay(data, id, 2, plan);
    renderPage(data);
    const current = within(await screen.findByRole('region', { name: 'When Faith Is Small' }));
    expect(
      current.getByText('You’ve finished today’s reading. Day 3 is up tomorrow.'),
    ).toBeDefined();
    expect(current.getByRole('link', { name: 'Read ahead' }).getAttribute('href')).toBe(
      '/Plans/small_faith/3',
    );
  });

  test('the plan list is shown in French for a French user', async () => {
    await changeTestLanguage('fr');
    renderPage(await reader());
    expect(await screen.findByRole('heading', { name: 'Plans de lecture' })).toBeDefined();
    expect(screen.getByRole('link', { name: /La paix dans la tempête.*3 jours/ })).toBeDefined();
  });
});

describe('a plan', () => {
  test('a guest who starts a plan is asked to log in, and no progress is created', async () => {
    const data = await guest();
    renderPage(data, '/Plans/wise_words');
    fireEvent.click(await screen.findByRole('button', { name: 'Start plan' }));
    const dialog = within(
      screen.getByRole('dialog', { name: 'Create a free account to save this' }),
    );
    expect(dialog.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login?from_url=%2FPlans%2Fwise_words',
    );
    expect(await progressCount(data)).toBe(0);
  });

  test('two taps start a plan once, and the plan can be stopped and resumed', async () => {
    const data = await reader();
    renderPage(data, '/Plans/wise_words');
    const start = await screen.findByRole('button', { name: 'Start plan' });
    fireEvent.click(start);
    fireEvent.click(start);
    const path = within(await screen.findByRole('list', { name: /^Days of/ }));
    await waitFor(() => expect(path.getByText('Today')).toBeDefined());
    expect(path.getAllByRole('listitem')).toHaveLength(7);
    expect(path.getByRole('link', { current: 'step' }).getAttribute('href')).toBe(
      '/Plans/wise_words/1',
    );
    expect(await progressCount(data)).toBe(1);
    expect(await active(data)).toMatchObject({
      plan: { key: 'wise_words' },
      progress: { fields: { started_date: now() } },
    });

    fireEvent.click(button('Stop plan'));
    expect(await screen.findByText('Plan stopped. Your progress is saved.')).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(async () =>
      expect(await active(data)).toMatchObject({ plan: { key: 'wise_words' } }),
    );
    expect(await progressCount(data)).toBe(1);
  });

  test('another plan is locked and names the active plan', async () => {
    const data = await reader();
    await startTestPlan(data, 'small_faith');
    renderPage(data, '/Plans/wise_words');
    expect(
      await screen.findByText('Finish or stop “When Faith Is Small” to start this plan.'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to my plan' }).getAttribute('href')).toBe(
      '/Plans/small_faith',
    );
    expect(screen.queryByRole('button', { name: 'Start plan' })).toBeNull();
  });

  test('a completed plan can be started again with a new progress', async () => {
    const data = await reader();
    await startTestPlan(data, 'peace_in_the_storm', 9, 3);
    renderPage(data, '/Plans/peace_in_the_storm');
    expect(await screen.findByText('Completed')).toBeDefined();
    fireEvent.click(button('Start again'));
    await waitFor(async () =>
      expect(await active(data)).toMatchObject({
        day: 1,
        progress: { fields: { completed_days: [] } },
      }),
    );
    expect(await progressCount(data)).toBe(2);
  });

  test('a plan that cannot be stored shows an error and is not started', async () => {
    const data = await reader();
    renderPage(data, '/Plans/wise_words');
    const start = await screen.findByRole('button', { name: 'Start plan' });
    await toRxCollection(data.userDatabase.readingProgress).close();
    fireEvent.click(start);
    expect(await screen.findByText(/^Failed to start plan\. Please try again\./)).toBeDefined();
  });

  test('an unknown plan shows the message that it is not here', async () => {
    renderPage(await reader(), '/Plans/nothing');
    expect(await screen.findByRole('heading', { name: 'We can’t find this plan' })).toBeDefined();
  });

  test('a day that the plan does not have shows a message', async () => {
    renderPage(await reader(), '/Plans/wise_words/99');
    expect(
      await screen.findByRole('heading', { name: 'This plan doesn’t have that day.' }),
    ).toBeDefined();
  });
});

describe('a day', () => {
  test('plan passages open in the user’s translation, with a link back to the plan', async () => {
    const data = await reader();
    await startTestPlan(data, 'peace_in_the_storm');
    renderPage(data, '/Plans/peace_in_the_storm/1');
    const passage = await screen.findByRole('link', { name: 'Open in the Bible: Mark 4:35–41' });
    await waitFor(() =>
      expect(passage.getAttribute('href')).toBe(
        '/Bible/KJV/MRK/4/35-41?plan=peace_in_the_storm&day=1',
      ),
    );
    expect(screen.getByText(/Jesus sleeps on a cushion/)).toBeDefined();
  });

  test('a completed plan day shows one way on, and Undo reverts it', async () => {
    const data = await reader();
    await startTestPlan(data, 'peace_in_the_storm');
    renderPage(data, '/Plans/peace_in_the_storm/1');
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const markButton = await screen.findByRole('button', { name: 'Done' });
    markButton.focus();
    fireEvent.click(markButton);
    const card = await screen.findByRole('region', { name: 'Day complete' });
    const completion = within(card);
    await waitFor(() =>
      expect(document.activeElement).toBe(
        completion.getByRole('heading', { name: 'Day complete' }),
      ),
    );
    expect(scroll.mock.contexts).toEqual([card]);
    scroll.mockRestore();
    expect(await completion.findByText('Day 1 of 3 · 1 day in a row')).toBeDefined();
    expect(
      screen
        .getAllByRole('link', { name: /^(Next day|Go to day 2|Open day 2)$/ })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/Plans/peace_in_the_storm/2']);
    expect(completion.getByRole('button', { name: 'Share' })).toBeDefined();
    expect(await active(data)).toMatchObject({
      day: 2,
      progress: { fields: { completed_days: [1], current_day: 2 } },
    });
    fireEvent.click(button('Undo'));
    await waitFor(async () =>
      expect(await active(data)).toMatchObject({
        day: 1,
        progress: { fields: { completed_days: [], current_day: 1 } },
      }),
    );
  });

  test('a plan day shows the text of its passage, a thought and a link to a prayer', async () => {
    const data = await reader();
    await startTestPlan(data, 'peace_in_the_storm');
    renderPage(data, '/Plans/peace_in_the_storm/1');
    const passage = within(await screen.findByRole('article', { name: 'Mark 4:35–41' }));
    expect(await passage.findByText(/Peace, be still/)).toBeDefined();
    expect(passage.queryByText(/Hearken; Behold/)).toBeNull();
    expect(passage.queryByRole('button', { name: 'Show the whole passage' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Write a prayer' }));
    expect(await screen.findByText('/Prayer {"request":"Mark 4:35–41"}')).toBeDefined();
  });

  test('of a long passage, the chosen verse is added to the verses by heart', async () => {
    const data = await reader();
    await startTestPlan(data, 'peace_in_the_storm');
    renderPage(data, '/Plans/peace_in_the_storm/1');
    fireEvent.click(await screen.findByRole('button', { name: 'Learn a verse' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Choose a verse to learn' }));
    fireEvent.click(dialog.getByRole('button', { name: /^39 .*Peace, be still/ }));
    expect(await screen.findByText('Added to your verses by heart')).toBeDefined();
    const added = await firstValueFrom(watchRecords(data, 'memoryVerses'));
    expect(added.map(({ fields }) => fields)).toMatchObject([
      { book: 'MRK', chapter: 4, verse: 39, reference: 'Mark 4:39', translation: 'KJV' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a long passage is folded until the button shows all of it', async () => {
    const data = await reader();
    const plan = {
      title_en: 'Long',
      duration_days: 1,
      theme: 'hope',
      daily_readings: [{ day: 1, passages: ['Genesis 1:1-25', 'Ruth 1–4'] }],
    };
    const stored = await data.deviceDatabase.readingPlans.insert(
      buildLocalRecord('long', plan, new Date().toISOString()),
    );
    renderPage(data, '/Plans/long/1');
    const passage = within(await screen.findByRole('article', { name: 'Genesis 1:1–25' }));
    expect(await passage.findByText(/the light Day/)).toBeDefined();
    const verses = () =>
      screen.getByRole('article', { name: 'Genesis 1:1–25' }).querySelectorAll('[data-verse]');
    expect(verses()).toHaveLength(20);
    fireEvent.click(passage.getByRole('button', { name: 'Show the whole passage' }));
    expect(verses()).toHaveLength(25);
    expect(
      within(screen.getByRole('article', { name: 'Ruth 1–4' })).getByText(
        'This is the first part. Read the rest in the Bible.',
      ),
    ).toBeDefined();
    // All tests share the plans of the device.
    await stored.remove();
  });

  test('a passage without a text shows a message, and the text after a reconnect', async () => {
    const data = await reader();
    const { invoke } = data.backend.functions;
    let isOnline = false;
    Object.assign(data.backend.functions, {
      invoke: async (name: string, parameters: Record<string, unknown>) =>
        isOnline ? invoke(name, parameters) : { ...buildAnswer({}), data: 'a sign-in page' },
    });
    renderPage(data, '/Plans/peace_in_the_storm/2');
    const passage = within(await screen.findByRole('article', { name: 'Philippians 4:4–9' }));
    expect(
      await passage.findByText(
        'You’re offline. You can read this passage when you’re back online.',
      ),
    ).toBeDefined();
    isOnline = true;
    fireEvent(window, new Event('online'));
    expect(await passage.findByText(/Be careful for nothing/)).toBeDefined();
  });

  test('completing the last day completes the plan', async () => {
    const data = await reader();
    await startTestPlan(data, 'peace_in_the_storm', 2, 2);
    renderPage(data, '/Plans/peace_in_the_storm/3');
    fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Plan completed!')).toBeDefined();
    expect(await active(data)).toBeNull();
  });

  test('a future plan day has no button to mark it as complete', async () => {
    const data = await reader();
    await startTestPlan(data, 'peace_in_the_storm');
    renderPage(data, '/Plans/peace_in_the_storm/3');
    expect(await screen.findByRole('link', { name: 'Open day 1' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  });

  test('a plan day that cannot be stored as complete shows an error', async () => {
    const data = await reader();
    await startTestPlan(data, 'peace_in_the_storm');
    renderPage(data, '/Plans/peace_in_the_storm/1');
    const markButton = await screen.findByRole('button', { name: 'Done' });
    await toRxCollection(data.userDatabase.readingProgress).close();
    fireEvent.click(markButton);
    expect(await screen.findByText(/^Failed to mark day complete\./)).toBeDefined();
  });
});

describe('catching up without naming missed days', () => {
  test('shift and undo', async () => {
    const data = await reader();
    const id = await startTestPlan(data, 'small_faith', 3, 1);
    const before = (await data.userDatabase.readingProgress.findOne(id).exec())?.toJSON();
    renderPage(data, '/Plans/small_faith');
    const helpSection = within(await screen.findByRole('region', { name: 'Welcome back' }));
    expect(
      helpSection.getByText('You’re on day 2; the schedule says day 4. Pick up wherever you like.'),
    ).toBeDefined();
    fireEvent.click(helpSection.getByRole('button', { name: 'Read day 2 today' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('region', { name: 'Welcome back' })).toBeDefined();
    expect((await data.userDatabase.readingProgress.findOne(id).exec())?.toJSON()).toEqual(before);
  });

  test('skip: the calendar day is current, and the days between can still be read', async () => {
    const data = await reader();
    await startTestPlan(data, 'small_faith', 3, 1);
    renderPage(data, '/Plans/small_faith');
    fireEvent.click(await screen.findByRole('button', { name: 'Go to day 4' }));
    await waitFor(() =>
      expect(screen.getByRole('link', { current: 'step' }).getAttribute('href')).toBe(
        '/Plans/small_faith/4',
      ),
    );
    expect(screen.getAllByText('Not read yet')).toHaveLength(2);
    expect(await active(data)).toMatchObject({
      day: 4,
      progress: { fields: { current_day: 2, completed_days: [1] } },
    });
  });
});
