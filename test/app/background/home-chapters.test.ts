// Tests of the chapters that Home shows and links to: the start of the Bible, the reading position,
// the verses of the next days, and the next days of the plan.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listHomeChapters } from '../../../src/app/background/home-chapters.ts';
import { saveReadingPosition } from '../../../src/data/bible/reading-position.ts';
import { watchPlans } from '../../../src/features/plans/data.ts';
import { startPlan } from '../../../src/features/plans/plan-progress.ts';
import { closeContexts, createAliceContext } from '../../support/signed-in-user.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00') });
});
afterEach(async () => {
  vi.useRealTimers();
  await closeContexts();
});

/** The chapters of the verses of eight days, from 26 November. */
const verseChapters = [
  'PSA 107',
  'EXO 33',
  'PSA 36',
  'ACT 4',
  'MRK 1',
  'ISA 2',
  'PSA 55',
  'ROM 13',
];
const listVerseChapters = (translation: string) =>
  verseChapters.map((chapter) => `${translation} ${chapter}`);

const toText = ({
  translation,
  book,
  chapter,
}: {
  translation: string;
  book: string;
  chapter: number;
}) => `${translation} ${book} ${chapter}`;

test('a user who has not read yet gets the first two chapters of John', async () => {
  const data = await createAliceContext();
  expect((await listHomeChapters(data, 'en')).map(toText)).toEqual([
    'KJV JHN 1',
    'KJV JHN 2',
    ...listVerseChapters('KJV'),
  ]);
});

test.each([
  ['ROM', 8, ['WEB ROM 8', 'WEB ROM 9']],
  ['ROM', 16, ['WEB ROM 16']],
])('the position %s %i gives %j', async (book, chapter, expected) => {
  const data = await createAliceContext();
  await saveReadingPosition(data, { translation: 'WEB', book, chapter, verse: 1 });
  // The verses are quoted in the language of the app, which has no text here.
  expect((await listHomeChapters(data, 'fr')).map(toText)).toEqual([
    ...expected,
    ...listVerseChapters('KJV'),
  ]);
});

test('the chapters of the plan’s days follow, in the translation of the reader', async () => {
  const data = await createAliceContext();
  const [plan] = await firstValueFrom(watchPlans(data));
  if (!plan) throw new Error('There is no plan.');
  await startPlan(data, plan, '2026-11-26');
  await saveReadingPosition(data, { translation: 'WEB', book: 'ROM', chapter: 16, verse: 1 });
  const [here, ...ofPlan] = (await listHomeChapters(data, 'en')).map(toText);
  expect(here).toBe('WEB ROM 16');
  expect(ofPlan.splice(0, verseChapters.length)).toEqual(listVerseChapters('WEB'));
  expect(ofPlan.length).toBeGreaterThanOrEqual(Math.min(plan.duration, 14));
  expect(ofPlan.every((text) => /^WEB [1-3A-Z]{3} \d+$/.test(text))).toBe(true);
});
