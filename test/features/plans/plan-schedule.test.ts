// Tests of the plan schedule, which computes the days and position of a user in a plan: completed
// days, catching up, undo, and edited plans. The functions are pure.
import { describe, expect, test } from 'vitest';
import {
  buildCatchUpStep,
  findDayToRead,
  computePlanPath,
  addReadDay,
} from '../../../src/features/plans/plan-schedule.ts';
import type { PathStep } from '../../../src/features/plans/plan-schedule.ts';

interface Progress {
  started_date: string;
  current_day: number;
  completed_days: number[];
  completed: boolean;
}

const startedProgress: Progress = {
  started_date: '2026-11-01',
  current_day: 1,
  completed_days: [],
  completed: false,
};

/** Days read in a plan of five. */
function after(...days: number[]): Progress {
  let progress = startedProgress;
  for (const day of days) {
    const { current_day, completed_days, completed } = addReadDay(progress, day, 5);
    progress = {
      ...progress,
      current_day: current_day ?? 0,
      completed_days: completed_days ?? [],
      completed: completed ?? false,
    };
  }
  return progress;
}

describe('a day is completed', () => {
  test('a completed day is added to the read days, and the current day increases by one', () => {
    expect(addReadDay(startedProgress, 1, 5)).toEqual({
      completed_days: [1],
      current_day: 2,
      completed: false,
    });
    expect(after(1, 2)).toMatchObject({ completed_days: [1, 2], current_day: 3, completed: false });
  });

  test('the last day stays current and completes the plan, even with unread earlier days', () => {
    expect(after(1, 2, 3, 4, 5)).toMatchObject({
      completed_days: [1, 2, 3, 4, 5],
      current_day: 5,
      completed: true,
    });
    expect(after(1, 5)).toMatchObject({ completed_days: [1, 5], current_day: 5, completed: true });
  });

  test('a day completed twice counts once, and a late day does not lower the current day', () => {
    expect(after(1, 1)).toEqual(after(1));
    expect(after(1, 4, 2)).toMatchObject({ completed_days: [1, 2, 4], current_day: 5 });
  });
});

describe('the steps of the plan path', () => {
  test.each<[string, Progress, PathStep[], string[]]>([
    ['just begun', startedProgress, [], ['today', 'ahead', 'ahead', 'ahead', 'ahead']],
    ['two read', after(1, 2), [], ['done', 'done', 'today', 'ahead', 'ahead']],
    ['another device has skipped', after(1, 4), [], ['done', 'open', 'open', 'done', 'today']],
    [
      'skipped here',
      after(1),
      [{ kind: 'skip', on: '2026-11-04', day: 4 }],
      ['done', 'open', 'open', 'today', 'ahead'],
    ],
    [
      'the last one read, the first open',
      after(2, 3, 4, 5),
      [],
      ['today', 'done', 'done', 'done', 'done'],
    ],
    ['all read', after(1, 2, 3, 4, 5), [], ['done', 'done', 'done', 'done', 'done']],
    [
      'by a client that wrote nonsense',
      {
        ...startedProgress,
        current_day: 99,
        completed_days: [0, -1, 1.5, 1],
        started_date: 'soon',
      },
      [],
      ['done', 'open', 'open', 'open', 'today'],
    ],
  ])('%s', (_, progress, steps, stones) => {
    expect(computePlanPath(progress, 5, steps, '2026-11-04').dayStates).toEqual(stones);
  });
});

describe('the calendar is ahead', () => {
  test.each([
    ['on the day itself', startedProgress, '2026-11-01', 0, 1],
    ['a day later, nothing read', startedProgress, '2026-11-02', 1, 2],
    ['a day later, the first one read', after(1), '2026-11-02', 0, 2],
    ['read ahead', after(1, 2, 3), '2026-11-02', 0, 2],
    ['long after the end', after(1), '2027-05-01', 3, 5],
    ['long after the end, only the last one left', after(1, 2, 3, 4), '2027-05-01', 0, 5],
    ['before the beginning: a journey across the date line', startedProgress, '2026-10-31', 0, 1],
    ['completed', after(1, 5), '2026-11-09', 0, 5],
  ])('%s', (_, progress, today, behind, due) => {
    expect(computePlanPath(progress, 5, [], today)).toMatchObject({
      daysBehind: behind,
      dueDay: due,
    });
  });

  test('a day with a clock change counts as one day', () => {
    expect(
      computePlanPath({ ...startedProgress, started_date: '2026-03-28' }, 5, [], '2026-03-30')
        .dueDay,
    ).toBe(3);
    expect(
      computePlanPath({ ...startedProgress, started_date: '2026-10-24' }, 5, [], '2026-10-26')
        .dueDay,
    ).toBe(3);
  });
});

describe('catching up', () => {
  const today = '2026-11-04';
  const path = (steps: readonly PathStep[], on = today, progress = after(1)) =>
    computePlanPath(progress, 5, steps, on);
  const step = (kind: PathStep['kind'], steps: readonly PathStep[] = []) => {
    const catchUpStep = buildCatchUpStep(kind, path(steps), today);
    if (!catchUpStep) throw new Error('nothing to catch up with');
    return catchUpStep;
  };

  test("shift: the next unread day becomes today's, and the later days follow from it", () => {
    const steps = [step('shift')];
    expect(path(steps)).toMatchObject({ day: 2, dueDay: 2, daysBehind: 0 });
    expect(path(steps, '2026-11-05')).toMatchObject({ day: 2, dueDay: 3, daysBehind: 1 });
    expect(path(steps, '2026-11-05', after(1, 2))).toMatchObject({
      day: 3,
      dueDay: 3,
      daysBehind: 0,
    });
  });

  test('skip: the plan continues at the calendar day, and the days between stay unread', () => {
    const steps = [step('skip')];
    expect(path(steps)).toMatchObject({
      day: 4,
      dueDay: 4,
      daysBehind: 0,
      dayStates: ['done', 'open', 'open', 'today', 'ahead'],
    });
    expect(path(steps, '2026-11-05', after(1, 4))).toMatchObject({
      day: 5,
      dueDay: 5,
      daysBehind: 0,
    });
  });

  test.each([['shift'], ['skip']] as const)(
    '[trap 16] %s and then undo restores the state, also after read days and several steps',
    (kind) => {
      for (const on of [today, '2026-11-05', '2026-12-24']) {
        for (const progress of [after(1), after(1, 2)]) {
          const before = path([], on, progress);
          const steps = [step(kind)];
          expect(path(steps.slice(0, -1), on, progress)).toEqual(before);
          const moreSteps = [...steps, { kind: 'shift', on: '2026-11-05', day: 3 } as const];
          expect(path(moreSteps.slice(0, -1), on, progress)).toEqual(path(steps, on, progress));
        }
      }
    },
  );

  test('buildCatchUpStep returns null when the user is not behind', () => {
    expect(
      buildCatchUpStep(
        'shift',
        computePlanPath(startedProgress, 5, [], '2026-11-01'),
        '2026-11-01',
      ),
    ).toBeNull();
    expect(
      buildCatchUpStep(
        'skip',
        computePlanPath(after(1, 2, 3, 4, 5), 5, [], '2026-12-01'),
        '2026-12-01',
      ),
    ).toBeNull();
  });
});

describe('[trap 16] a plan that was edited keeps the progress', () => {
  test('a shortened plan ignores removed days, and no day is past its end', () => {
    expect(computePlanPath(after(1, 2, 3, 4), 3, [], '2026-11-05')).toMatchObject({
      day: null,
      readCount: 3,
      dayStates: ['done', 'done', 'done'],
    });
    expect(findDayToRead(after(1, 4), 3, [])).toBe(3);
  });

  test('an extended plan adds its new days as days ahead and keeps the read days', () => {
    expect(computePlanPath(after(1, 2), 7, [], '2026-11-03').dayStates).toEqual([
      'done',
      'done',
      'today',
      'ahead',
      'ahead',
      'ahead',
      'ahead',
    ]);
  });

  test('a plan that is extended again has its earlier read days again', () => {
    expect(computePlanPath(after(1, 2, 3, 4), 5, [], '2026-11-05')).toMatchObject({
      day: 5,
      readCount: 4,
    });
  });
});
