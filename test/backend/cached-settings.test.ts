// Tests of the cached public settings: simultaneous callers share one request, but no answer is
// reused for another user.
import { expect, test } from 'vitest';
import { BackendError } from '../../src/backend/backend-error.ts';
import { cacheSettings } from '../../src/backend/cached-settings.ts';
import type { PublicSettings } from '../../schemas/api/backend-api.ts';

interface Question {
  answer(settings: PublicSettings): void;
  fail(fault: Error): void;
}

function aServer() {
  const questions: Question[] = [];
  let time = 1_000_000;
  let token: string | null = 'anna';
  const ask = cacheSettings(() => new Promise((answer, fail) => questions.push({ answer, fail })), {
    token: () => token,
    now: () => time,
    cacheMillis: 10_000,
  });
  return {
    ask,
    questions,
    pass: (milliseconds: number) => void (time += milliseconds),
    become: (next: string | null) => void (token = next),
  };
}

const open: PublicSettings = { id: 'selah', public_settings: 'public_without_login' };

function last<T>(list: readonly T[]): T {
  const found = list.at(-1);
  if (found === undefined) throw new Error('There is none.');
  return found;
}

test('callers within ten seconds of a settings request share its answer', async () => {
  const { ask, questions, pass } = aServer();
  const both = Promise.all([ask(), ask()]);
  last(questions).answer(open);
  expect(await both).toEqual([open, open]);
  pass(9_999);
  expect(await ask()).toEqual(open);
  expect(questions).toHaveLength(1);
});

test('an old settings answer is requested again, also after the clock was set back', async () => {
  const { ask, questions, pass } = aServer();
  const first = ask();
  last(questions).answer(open);
  await first;
  pass(10_001);
  const second = ask();
  expect(questions).toHaveLength(2);
  last(questions).answer(open);
  await second;
  pass(-60_000);
  void ask();
  expect(questions).toHaveLength(3);
});

test('a failed settings request fails for all waiting callers', async () => {
  const { ask, questions } = aServer();
  const waiting = [ask(), ask()];
  last(questions).fail(new BackendError('gone', { status: 503, code: 'unavailable', data: null }));
  for (const one of await Promise.allSettled(waiting))
    expect(one).toMatchObject({ status: 'rejected', reason: { status: 503 } });
  void ask();
  expect(questions).toHaveLength(2);
});

test('a user change requests the settings again', async () => {
  const { ask, questions, become } = aServer();
  const first = ask();
  last(questions).answer(open);
  await first;
  become('bela');
  void ask();
  expect(questions).toHaveLength(2);
  become(null);
  void ask();
  expect(questions).toHaveLength(3);
});
