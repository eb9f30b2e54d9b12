// Tests of the Home page with real records: greeting, verse of the day, three lines of My Day,
// guest view, and the link to the last read chapter.
import { screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { composeNoteOfTheDay } from '../../../content/grace-notes/note-of-the-day.ts';
import { saveReadingPosition } from '../../../src/data/bible/reading-position.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import {
  createGraceNote,
  watchTodaysGraceNotes,
} from '../../../src/features/home/grace-note/data.ts';
import type { GraceNoteInput } from '../../../src/features/home/grace-note/data.ts';
import { createGratitudeEntry } from '../../../src/features/gratitude/data.ts';
import { leavePlan } from '../../../src/features/plans/plan-adjustments.ts';
import { startPlan } from '../../../src/features/plans/plan-progress.ts';
import { watchPlans } from '../../../src/features/plans/data.ts';
import { createPrayer } from '../../../src/features/prayer/data.ts';
import { discardUnwrittenDrafts } from '../../../src/platform/storage/drafts.ts';
import {
  createAlice,
  createGuest,
  findVerseOfTheDay,
  listMyDayLines,
  openHome,
} from './home-page-setup.tsx';
import { changeTestLanguage } from '../../support/render.tsx';

afterEach(() => {
  discardUnwrittenDrafts();
  vi.useRealTimers();
});

const dayOfToday = async (data: DataContext) =>
  (await firstValueFrom(watchTodaysGraceNotes(data))).day;
const buildNote = (date: string): GraceNoteInput => ({
  date,
  mood: 'weary',
  context_tag: '',
  language: 'en',
  message: 'Rest.',
  verses: [],
  reflection: '',
  source: 'composer',
});
const pray = (data: DataContext, request: string) =>
  createPrayer(data, {
    request,
    prayer_text: request,
    verses: [],
    category: 'other',
    language: 'en',
  });

test('a guest sees no name, a verse, a note without a login, and all links', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00') });
  await openHome(await createGuest());
  expect((await within(findVerseOfTheDay()).findByRole('blockquote')).textContent).toBe(
    'O give thanks unto the LORD, for he is good: for his mercy endureth for ever.',
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toContain('alice');
  const note = await composeNoteOfTheDay('2026-11-26', 'en');
  expect(await screen.findByText(note.message)).toBeTruthy();
  expect(screen.getByText(note.reflection)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Log in to see/ }).getAttribute('href')).toBe(
    '/login?from_url=%2F',
  );
  expect(screen.getByRole('link', { name: /Start with the Gospel of John/ })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('region', { name: 'My Day' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'View Progress' })).toBeNull();
  const links = within(screen.getByRole('navigation', { name: 'Quick links' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/Prayer',
    '/Plans',
    '/PeacefulSleep',
    '/Gratitude',
  ]);
  expect(screen.getByRole('link', { name: /Search the Bible/ }).getAttribute('href')).toBe(
    '/Search',
  );
});

test('the greeting has the full name, and a link leads to the progress page', async () => {
  await openHome(
    await createAlice({ account: { id: 'a', email: 'alice@example.org', full_name: 'Alice' } }),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/, Alice$/);
  expect((await screen.findByRole('link', { name: 'View Progress' })).getAttribute('href')).toBe(
    '/Achievements',
  );
});

test.each(['', 'alice', 'alice@example.org'])(
  'the full name %j, which the user did not give, is not greeted',
  async (full_name) => {
    await openHome(
      await createAlice({ account: { id: 'a', email: 'alice@example.org', full_name } }),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toMatch(/,|alice/);
  },
);

test('a new day has three invitations', async () => {
  await openHome(await createAlice());
  await waitFor(() =>
    expect(listMyDayLines()).toEqual([
      'Reading plansStart a short reading plan → /Plans',
      'No open prayersWrite a prayer → /Prayer',
      'GratitudeWhat are you thankful for today? → /Gratitude',
    ]),
  );
  // Only text that the user wrote is shortened.
  expect(document.querySelectorAll('[data-own]')).toHaveLength(0);
});

test('the Gospel of John is offered unless the user reads a plan', async () => {
  const data = await createAlice();
  await openHome(data);
  const findOffer = () => screen.queryByRole('link', { name: /Start with the Gospel of John/ });
  await waitFor(() => expect(findOffer()).not.toBeNull());
  const [plan] = await firstValueFrom(watchPlans(data));
  if (!plan) throw new Error('there is no plan');
  const progress = await startPlan(data, plan, await dayOfToday(data));
  await waitFor(() => expect(findOffer()).toBeNull());
  expect(screen.getByRole('link', { name: /Search the Bible/ })).toBeTruthy();
  await leavePlan(data, progress);
  await waitFor(() => expect(findOffer()).not.toBeNull());
});

test('My Day shows the plan day, the newest prayer, and today’s gratitude entry', async () => {
  const data = await createAlice();
  const [plan] = await firstValueFrom(watchPlans(data));
  if (!plan) throw new Error('there is no plan');
  await startPlan(data, plan, await dayOfToday(data));
  for (const request of ['For my mother', 'For work', 'For my sister']) {
    // Two of one moment have no order.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 });
    await pray(data, request);
  }
  vi.useRealTimers();
  const entry = await createGratitudeEntry(data, {
    date: await dayOfToday(data),
    entry_text: 'The first snow',
    language: 'en',
  });
  await openHome(data);
  await waitFor(() =>
    expect(listMyDayLines()).toEqual([
      `Today’s readingDay 1 of ${plan.duration}${plan.fields.title_en} → /Plans`,
      '3 open prayersFor my sister → /Prayer?view=mine',
      `Today’s gratitudeThe first snow → /Gratitude#${entry}`,
    ]),
  );
});

test('a single open prayer is shown without a number of further prayers', async () => {
  const data = await createAlice();
  await pray(data, 'For rain');
  await openHome(data);
  await waitFor(() =>
    expect(listMyDayLines()[1]).toBe('1 open prayerFor rain → /Prayer?view=mine'),
  );
});

test('My Day is shown before and after the first note of today', async () => {
  const data = await createAlice();
  const date = await dayOfToday(data);
  await createGraceNote(data, buildNote('2020-01-01'));
  const { unmount } = await openHome(data);
  expect(screen.getByRole('region', { name: 'My Day' })).toBeTruthy();
  unmount();
  await createGraceNote(data, buildNote(date));
  await openHome(data);
  expect(screen.getByRole('region', { name: 'My Day' })).toBeTruthy();
  expect(screen.getByRole('article').textContent).toContain('Rest.');
});

test('a link on Home continues at the last read chapter', async () => {
  const data = await createAlice();
  await saveReadingPosition(data, { translation: 'KJV', book: 'JHN', chapter: 3, verse: 1 });
  await openHome(data);
  expect((await screen.findByRole('link', { name: /Continue reading/ })).textContent).toBe(
    'Continue readingJohn 3King James Version',
  );
});

test.each([
  ['fr', 'Ma journée', 'Le mot de grâce du jour', 'Voir mon parcours'],
  ['es', 'Mi día', 'La nota de gracia de hoy', 'Ver mi progreso'],
  ['pt', 'Meu dia', 'Mensagem da graça de hoje', 'Ver meu progresso'],
] as const)('in %s every part is named in it', async (language, day, grace, progress) => {
  const { container } = await openHome(await createAlice());
  await changeTestLanguage(language);
  await screen.findByRole('heading', { name: grace });
  expect(screen.getByRole('region', { name: day })).toBeTruthy();
  expect(await screen.findByRole('link', { name: progress })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(container.textContent).not.toMatch(/Daily|My Day|Progress|How are you/);
});
