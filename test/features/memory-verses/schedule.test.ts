// Tests of the schedule of memory verses: damaged states, grading, five verses a day, the modes, and
// the merge of two devices.
import { describe, expect, test } from 'vitest';
import { memoryVerseSchema, type StoredSchedule } from '../../../schemas/entities/memory-verse.ts';
import type { Fields } from '../../../schemas/local-record.ts';
import { addDays, countDaysBetween, toUserDay } from '../../../src/data/user-days.ts';
import { mergeRecord } from '../../../replication/merge.ts';
import {
  type Answer,
  answers,
  chooseModes,
  getDueDay,
  gradeAnswer as gradeOnDay,
  maxVersesPerDay,
  planDay,
  readSchedule,
} from '../../../src/features/memory-verses/schedule.ts';

const now = new Date('2026-11-20T08:00:00.000Z');
const schedule: StoredSchedule = {
  due: '2026-11-18T08:00:00.000Z',
  stability: 5,
  difficulty: 4,
  reps: 3,
  lapses: 0,
  state: 2,
  last_review: '2026-11-14T08:00:00.000Z',
};
const toDay = (time: string) => time.slice(0, 10);
const gradeAnswer = (state: StoredSchedule | null, answer: Answer, time: Date) =>
  gradeOnDay(state, answer, time, toDay);

describe('reading the stored state', () => {
  test('the state with the latest review counts, in any order of the list', () => {
    const later = { ...schedule, reps: 4, last_review: '2026-11-15T08:00:00.000Z' };
    expect(readSchedule([schedule, later], now)).toEqual(later);
    expect(readSchedule([later, schedule], now)).toEqual(later);
  });

  test('of two states with the same review, every device reads the same', () => {
    const other = { ...schedule, stability: 7 };
    expect(readSchedule([schedule, other], now)).toEqual(readSchedule([other, schedule], now));
  });

  test.each([
    undefined,
    null,
    'text',
    [],
    [null],
    [{}],
    [{ ...schedule, due: 'soon' }],
    [{ ...schedule, due: '2026-11-18' }],
    [{ ...schedule, due: '2029-11-18T08:00:00.000Z' }],
    [{ ...schedule, due: '-000001-11-18T08:00:00.000Z' }],
    [{ ...schedule, stability: 0 }],
    [{ ...schedule, stability: 0.0009 }],
    [{ ...schedule, stability: 36_501 }],
    [{ ...schedule, stability: Number.NaN }],
    [{ ...schedule, difficulty: 11 }],
    [{ ...schedule, difficulty: 0.9 }],
    [{ ...schedule, reps: 0 }],
    [{ ...schedule, reps: 1.5 }],
    [{ ...schedule, reps: Number.MAX_SAFE_INTEGER }],
    [{ ...schedule, lapses: -1 }],
    [{ ...schedule, state: 0 }],
    [{ ...schedule, state: 4 }],
    [{ ...schedule, state: 1.5 }],
    [{ ...schedule, last_review: '1969-12-31T08:00:00.000Z' }],
    [{ ...schedule, last_review: 5 }],
  ])('a verse with the damaged state %j is new', (stored) => {
    expect(readSchedule(stored, now)).toBeNull();
  });

  test.each<Partial<StoredSchedule>>([
    { stability: 0.001 },
    { stability: 36_500 },
    { difficulty: 1 },
    { difficulty: 10 },
    { reps: 1 },
    { reps: 1_000_000 },
    { lapses: 0 },
    { lapses: 1_000_000 },
    { state: 1 },
    { state: 3 },
    { last_review: '1970-01-01T00:00:00.000Z', due: '1970-01-01T00:00:00.000Z' },
    { last_review: '2026-11-21T08:00:00.000Z', due: '2027-12-25T08:00:00.000Z' },
    { due: '1970-01-01T00:00:00.000Z' },
  ])('the state with the edge %j is read and graded, and the result can be read', (edge) => {
    const stored = { ...schedule, ...edge };
    const state = readSchedule([stored], now);
    expect(state).toEqual(stored);
    for (const answer of answers) {
      const graded = gradeAnswer(state, answer, now);
      expect(readSchedule([graded], now)).toEqual(graded);
      expect(getDueDay(graded) > '2026-11-20').toBe(true);
    }
  });

  test('a damaged state does not hide a readable state', () => {
    expect(readSchedule([{ ...schedule, stability: -1 }, schedule, null], now)).toEqual(schedule);
  });

  test('a review more than a day in the future comes from a wrong clock and is ignored', () => {
    const wrong = { ...schedule, last_review: '2027-11-20T08:00:00.000Z' };
    expect(readSchedule([wrong], now)).toBeNull();
    expect(readSchedule([wrong, schedule], now)).toEqual(schedule);
  });
});

describe('grading an answer', () => {
  test.each(answers)('“%s” for a new verse gives a state that can be read again', (answer) => {
    const graded = gradeAnswer(null, answer, now);
    expect(readSchedule([graded], now)).toEqual(graded);
    expect(graded).toMatchObject({ reps: 1, last_review: now.toISOString() });
  });

  test('“not yet” brings the verse back on the next day, also a verse known for long', () => {
    expect(gradeAnswer(null, 'not_yet', now).due).toBe('2026-11-21T12:00:00.000Z');
    const strong = { ...schedule, stability: 200 };
    expect(gradeAnswer(strong, 'not_yet', now).due).toBe('2026-11-21T12:00:00.000Z');
  });

  test('a better answer brings the verse back later', () => {
    const [notYet = '', withHelp = '', byHeart = ''] = answers.map(
      (answer) => gradeAnswer(schedule, answer, now).due,
    );
    expect(withHelp > notYet).toBe(true);
    expect(byHeart > withHelp).toBe(true);
  });

  test('by heart again and again, the pause grows, up to a year', () => {
    let [state, day, pause]: [StoredSchedule | null, string, number] = [null, '2026-11-20', 0];
    for (let review = 0; review < 12; review += 1) {
      state = gradeAnswer(state, 'by_heart', new Date(`${day}T20:00:00.000Z`));
      const next = countDaysBetween(day, getDueDay(state));
      expect(next).toBeGreaterThanOrEqual(pause);
      [pause, day] = [next, getDueDay(state)];
    }
    // FSRS adds a day to the limit, so that a better answer gives a longer pause.
    expect(pause).toBe(366);
  });

  test('a review that another device wrote some hours ahead does not stop the grading', () => {
    const ahead = { ...schedule, last_review: '2026-11-20T20:00:00.000Z' };
    expect(gradeAnswer(ahead, 'by_heart', now).last_review).toBe('2026-11-20T20:00:00.000Z');
  });
});

describe('days are the days of the user, in each zone and over a change of the clocks', () => {
  const inZone = (zone: string, startHour = 0) => ({
    grade: (state: StoredSchedule | null, answer: Answer, time: string) =>
      gradeOnDay(state, answer, new Date(time), (iso) => toUserDay(iso, zone, startHour)),
    dayOf: (time: string) => toUserDay(time, zone, startHour),
  });

  test.each([
    // The evening in America and the morning in New Zealand are another day in UTC.
    ['America/Los_Angeles', 0, '2026-11-21T04:00:00.000Z', '2026-11-20'],
    ['Pacific/Auckland', 0, '2026-11-20T20:00:00.000Z', '2026-11-21'],
    // The night before the clocks go forward, and the night in which they go back.
    ['Europe/Paris', 0, '2026-03-28T22:30:00.000Z', '2026-03-28'],
    ['Europe/Paris', 0, '2026-10-24T22:30:00.000Z', '2026-10-25'],
    // With a day that begins at four, the early hours belong to the day before.
    ['Europe/Paris', 4, '2026-03-29T01:30:00.000Z', '2026-03-28'],
  ])('in %s with a day from %i o’clock, at %s', (zone, startHour, time, day) => {
    const { grade, dayOf } = inZone(zone, startHour);
    expect(dayOf(time)).toBe(day);
    const strong = { ...schedule, stability: 200, last_review: '2026-01-10T08:00:00.000Z' };
    for (const state of [null, { ...strong, due: '2026-03-01T12:00:00.000Z' }])
      expect(getDueDay(grade(state, 'not_yet', time))).toBe(addDays(day, 1));
  });

  test('“not yet” late before the summer time is due on the next day, not a day later', () => {
    const { grade, dayOf } = inZone('Europe/Paris');
    // 23:30; one day of 24 hours later, it is already 00:30 of the day after.
    const graded = grade(null, 'not_yet', '2026-03-28T22:30:00.000Z');
    const verse = { createdDate: '2026-03-01T08:00:00.000Z', schedule: graded };
    expect(planDay([verse], '2026-03-28', dayOf).nextDay).toBe('2026-03-29');
    expect(planDay([verse], '2026-03-29', dayOf).due).toEqual([verse]);
  });

  test('reviews at any hour of the same two days give the same state', () => {
    const { grade } = inZone('America/Los_Angeles');
    // Seven in the morning, and half past eleven in the evening, which is the next day in UTC.
    const toHours = (day: string) => [`${day}T15:00:00.000Z`, `${addDays(day, 1)}T07:30:00.000Z`];
    const states = toHours('2026-11-20').flatMap((time) => {
      const first = grade(null, 'by_heart', time);
      return toHours(getDueDay(first)).map((next) => grade(first, 'by_heart', next));
    });
    const [one, ...others] = states.map((state) => ({ ...state, last_review: '' }));
    expect(others).toEqual([one, one, one]);
  });

  test('after a journey to the west, the day of the last review may be later than today', () => {
    const { last_review: before } = inZone('Pacific/Auckland').grade(
      null,
      'by_heart',
      '2026-11-20T20:00:00.000Z',
    );
    const state = { ...schedule, due: '2026-11-20T12:00:00.000Z', last_review: before };
    const { grade } = inZone('Pacific/Honolulu');
    expect(getDueDay(grade(state, 'not_yet', '2026-11-20T21:00:00.000Z'))).toBe('2026-11-21');
  });
});

describe('the verses for today', () => {
  const verse = (id: string, changes: Partial<StoredSchedule> | null, createdDate = id) => ({
    id,
    createdDate: `2026-11-0${createdDate}T08:00:00.000Z`,
    schedule: changes && { ...schedule, ...changes },
  });
  const plan = (verses: ReturnType<typeof verse>[]) => {
    const { due, hasMore, nextDay } = planDay(verses, '2026-11-20', toDay);
    return { due: due.map(({ id }) => id), hasMore, nextDay };
  };

  test('due verses come first, the earliest first, then new verses in the order of adding', () => {
    expect(
      plan([
        verse('4', null),
        verse('3', null),
        verse('2', { due: '2026-11-20T23:00:00.000Z' }),
        verse('1', { due: '2026-11-17T08:00:00.000Z' }),
      ]),
    ).toEqual({ due: ['1', '2', '3', '4'], hasMore: false, nextDay: null });
  });

  test('of verses due on the same day, the one that was added first comes first', () => {
    const due = '2026-11-19T12:00:00.000Z';
    expect(plan([verse('2', { due }), verse('1', { due })]).due).toEqual(['1', '2']);
  });

  test('at most five are for today, and the others come tomorrow', () => {
    const many = Array.from({ length: 9 }, (_, index) => verse(String(index + 1), null));
    const { due, hasMore, nextDay } = plan(many);
    expect(hasMore).toBe(true);
    expect(due).toEqual(['1', '2', '3', '4', '5']);
    expect(due).toHaveLength(maxVersesPerDay);
    expect(nextDay).toBe('2026-11-21');
  });

  test('verses that were due or new and were practised today count for the five', () => {
    const practiced = ['1', '2', '3'].map((id) =>
      verse(id, { last_review: '2026-11-20T06:00:00.000Z', due: '2026-11-25T06:00:00.000Z' }),
    );
    const open = ['4', '5', '6'].map((id) => verse(id, null));
    expect(plan([...practiced, ...open])).toEqual({
      due: ['4', '5'],
      hasMore: true,
      nextDay: '2026-11-21',
    });
  });

  test('practice before the day of a verse does not count for the five', () => {
    const early = ['1', '2', '3', '4', '5'].map((id) => {
      const { createdDate, schedule: before } = verse(id, { due: '2026-11-25T12:00:00.000Z' });
      return { id, createdDate, schedule: gradeAnswer(before, 'by_heart', now) };
    });
    expect(early.map((one) => one.schedule.extra)).toEqual([true, true, true, true, true]);
    expect(plan([...early, verse('6', null)]).due).toEqual(['6']);
    expect(readSchedule([early[0]?.schedule], now)).toEqual(early[0]?.schedule);
  });

  test('a due verse counts for the five, also after it is practised again on the same day', () => {
    const once = gradeAnswer(schedule, 'by_heart', now);
    const again = gradeAnswer(once, 'by_heart', new Date('2026-11-20T21:00:00.000Z'));
    const nextDay = gradeAnswer(again, 'by_heart', new Date('2026-11-21T08:00:00.000Z'));
    const newVerse = gradeAnswer(null, 'by_heart', now);
    expect([once, again, nextDay, newVerse].map(({ extra }) => extra)).toEqual([
      undefined,
      undefined,
      true,
      undefined,
    ]);
  });

  test('a verse that was practised today does not come again today', () => {
    const again = verse('1', {
      last_review: '2026-11-20T06:00:00.000Z',
      due: '2026-11-20T07:00:00.000Z',
    });
    expect(plan([again])).toEqual({ due: [], hasMore: false, nextDay: '2026-11-21' });
  });

  test('when nothing is due, the day of the next verse is known', () => {
    expect(
      plan([
        verse('1', { due: '2026-12-24T08:00:00.000Z' }),
        verse('2', { due: '2026-11-28T08:00:00.000Z' }),
      ]),
    ).toEqual({ due: [], hasMore: false, nextDay: '2026-11-28' });
    expect(plan([])).toEqual({ due: [], hasMore: false, nextDay: null });
  });
});

test('the mode follows the strength of memory', () => {
  expect(chooseModes(null)).toEqual(['read', 'first_letters']);
  expect(chooseModes({ ...schedule, stability: 0.2 })).toEqual(['first_letters']);
  expect(chooseModes({ ...schedule, stability: 5 })).toEqual(['gaps']);
  expect(chooseModes({ ...schedule, stability: 30, reps: 4 })).toEqual(['order']);
  expect(chooseModes({ ...schedule, stability: 30, reps: 5 })).toEqual(['type']);
});

describe('the merge of two devices that practised without a connection', () => {
  const version = (schedules: StoredSchedule[]): Fields => ({
    client_id: '01940000-0000-7000-8000-000000000001',
    reference: 'John 3:16',
    book: 'JHN',
    chapter: 3,
    verse: 16,
    schedules,
  });
  const earlier = gradeAnswer(schedule, 'by_heart', new Date('2026-11-19T08:00:00.000Z'));
  const later = gradeAnswer(schedule, 'not_yet', new Date('2026-11-20T07:00:00.000Z'));

  test.each([
    ['mine', later, earlier],
    ['theirs', earlier, later],
  ])('the later review wins whole: %s', (_side, mine, theirs) => {
    const merged = mergeRecord(memoryVerseSchema, {
      base: version([schedule]),
      mine: version([mine]),
      theirs: version([theirs]),
      echoes: [],
    });
    expect(readSchedule(merged['schedules'], now)).toEqual(later);
  });

  test('a review of one device replaces the state that both had', () => {
    const merged = mergeRecord(memoryVerseSchema, {
      base: version([schedule]),
      mine: version([schedule]),
      theirs: version([later]),
      echoes: [],
    });
    expect(merged['schedules']).toEqual([later]);
  });
});
