// Tests of the cached public settings: simultaneous callers share one request, but no answer is
// reused for another user.
import { expect, test } from 'vitest';
import { BackendError } from '../../src/backend/backend-error.ts';
import { cacheSettings, isRecent } from '../../src/backend/cached-settings.ts';
import type { PublicSettings } from '../../schemas/api/backend-api.ts';

interface Question {
  answer(settings: PublicSettings): void;
  fail(fault: Error): void;
}

function createFakeServer() {
  const questions: Question[] = [];
  let time = 1_000_000;
  let token: string | null = 'anna';
  const readSettings = cacheSettings(
    () => new Promise((answer, fail) => questions.push({ answer, fail })),
    {
      token: () => token,
      now: () => time,
      cacheMillis: 10_000,
    },
  );
  return {
    readSettings,
    questions,
    advance: (milliseconds: number) => void (time += milliseconds),
    setToken: (next: string | null) => void (token = next),
  };
}

const open: PublicSettings = { id: 'selah', public_settings: 'public_without_login' };

function getLast<T>(list: readonly T[]): T {
  const lastItem = list.at(-1);
  if (lastItem === undefined) throw new Error('There is none.');
  return lastItem;
}

test('callers within ten seconds of a settings request share its answer', async () => {
  const { readSettings, questions, advance } = createFakeServer();
  const both = Promise.all([readSettings(), readSettings()]);
  getLast(questions).answer(open);
  expect(await both).toEqual([open, open]);
  advance(9_999);
  expect(await readSettings()).toEqual(open);
  expect(questions).toHaveLength(1);
});

test('an old settings answer is requested again, also after the clock was set back', async () => {
  const { readSettings, questions, advance } = createFakeServer();
  const first = readSettings();
  getLast(questions).answer(open);
  await first;
  advance(10_001);
  const second = readSettings();
  expect(questions).toHaveLength(2);
  getLast(questions).answer(open);
  await second;
  advance(-60_000);
  void readSettings();
  expect(questions).toHaveLength(3);
});

test('a failed settings request fails for all waiting callers', async () => {
  const { readSettings, questions } = createFakeServer();
  const pendingReads = [readSettings(), readSettings()];
  getLast(questions).fail(
    new BackendError('gone', { status: 503, code: 'unavailable', data: null }),
  );
  for (const result of await Promise.allSettled(pendingReads))
    expect(result).toMatchObject({ status: 'rejected', reason: { status: 503 } });
  void readSettings();
  expect(questions).toHaveLength(2);
});

test('a user change requests the settings again', async () => {
  const { readSettings, questions, setToken } = createFakeServer();
  const first = readSettings();
  getLast(questions).answer(open);
  await first;
  setToken('bela');
  void readSettings();
  expect(questions).toHaveLength(2);
  setToken(null);
  void readSettings();
  expect(questions).toHaveLength(3);
});

test('a value that was read from the settings is used again for its lifetime only', () => {
  const now = Date.now();
  expect(isRecent(now - 1_000, 60_000)).toBe(true);
  expect(isRecent(now - 61_000, 60_000)).toBe(false);
  // The clock was set back.
  expect(isRecent(now + 3_600_000, 60_000)).toBe(false);
});
