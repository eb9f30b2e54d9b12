// Tests of the schedule of memory verses: damaged states, grading, five verses a day, the modes, and
// the merge of two devices.
import { describe, expect, test } from 'vitest';
import { memoryVerseSchema, type StoredSchedule } from '../../../schemas/entities/memory-verse.ts';
import type { Fields } from '../../../schemas/local-record.ts';
import { mergeRecord } from '../../../replication/merge.ts';
import {
  answers,
  chooseModes,
  gradeAnswer,
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
    [{ ...schedule, stability: 0 }],
    [{ ...schedule, stability: Number.NaN }],
    [{ ...schedule, difficulty: 11 }],
    [{ ...schedule, reps: 0 }],
    [{ ...schedule, lapses: -1 }],
    [{ ...schedule, state: 0 }],
    [{ ...schedule, state: 4 }],
    [{ ...schedule, last_review: 5 }],
  ])('a verse with the damaged state %j is new', (stored) => {
    expect(readSchedule(stored, now)).toBeNull();
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
    expect(gradeAnswer(null, 'not_yet', now).due).toBe('2026-11-21T08:00:00.000Z');
    const strong = { ...schedule, stability: 200 };
    expect(gradeAnswer(strong, 'not_yet', now).due).toBe('2026-11-21T08:00:00.000Z');
  });

  test('a better answer brings the verse back later', () => {
    const [notYet = '', withHelp = '', byHeart = ''] = answers.map(
      (answer) => gradeAnswer(schedule, answer, now).due,
    );
    expect(withHelp > notYet).toBe(true);
    expect(byHeart > withHelp).toBe(true);
  });

  test('by heart again and again, the pause grows, up to a year', () => {
    let [state, time, pause]: [StoredSchedule | null, Date, number] = [null, now, 0];
    for (let review = 0; review < 12; review += 1) {
      state = gradeAnswer(state, 'by_heart', time);
      const next = Date.parse(state.due) - time.getTime();
      expect(next).toBeGreaterThanOrEqual(pause);
      [pause, time] = [next, new Date(state.due)];
    }
    // FSRS adds a day to the limit, so that a better answer gives a longer pause.
    expect(pause / 86_400_000).toBe(366);
  });

  test('a review that another device wrote some hours ahead does not stop the grading', () => {
    const ahead = { ...schedule, last_review: '2026-11-20T20:00:00.000Z' };
    expect(gradeAnswer(ahead, 'by_heart', now).last_review).toBe('2026-11-20T20:00:00.000Z');
  });
});

describe('the verses for today', () => {
  const verse = (id: string, changes: Partial<StoredSchedule> | null, createdDate = id) => ({
    id,
    createdDate: `2026-11-0${createdDate}T08:00:00.000Z`,
    schedule: changes && { ...schedule, ...changes },
  });
  const plan = (verses: ReturnType<typeof verse>[]) => {
    const { due, nextDay } = planDay(verses, '2026-11-20', toDay);
    return { due: due.map(({ id }) => id), nextDay };
  };

  test('due verses come first, the earliest first, then new verses in the order of adding', () => {
    expect(
      plan([
        verse('4', null),
        verse('3', null),
        verse('2', { due: '2026-11-20T23:00:00.000Z' }),
        verse('1', { due: '2026-11-17T08:00:00.000Z' }),
      ]),
    ).toEqual({ due: ['1', '2', '3', '4'], nextDay: null });
  });

  test('at most five are for today, and the others come tomorrow', () => {
    const many = Array.from({ length: 9 }, (_, index) => verse(String(index + 1), null));
    const { due, nextDay } = plan(many);
    expect(due).toEqual(['1', '2', '3', '4', '5']);
    expect(due).toHaveLength(maxVersesPerDay);
    expect(nextDay).toBe('2026-11-21');
  });

  test('verses practised today count for the five, whichever verses they are', () => {
    const practiced = ['1', '2', '3'].map((id) =>
      verse(id, { last_review: '2026-11-20T06:00:00.000Z', due: '2026-11-25T06:00:00.000Z' }),
    );
    const open = ['4', '5', '6'].map((id) => verse(id, null));
    expect(plan([...practiced, ...open])).toEqual({ due: ['4', '5'], nextDay: '2026-11-21' });
  });

  test('a verse that was practised today does not come again today', () => {
    const again = verse('1', {
      last_review: '2026-11-20T06:00:00.000Z',
      due: '2026-11-20T07:00:00.000Z',
    });
    expect(plan([again])).toEqual({ due: [], nextDay: '2026-11-21' });
  });

  test('when nothing is due, the day of the next verse is known', () => {
    expect(
      plan([
        verse('1', { due: '2026-12-24T08:00:00.000Z' }),
        verse('2', { due: '2026-11-28T08:00:00.000Z' }),
      ]),
    ).toEqual({ due: [], nextDay: '2026-11-28' });
    expect(plan([])).toEqual({ due: [], nextDay: null });
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
