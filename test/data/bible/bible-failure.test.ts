// Tests that the meaning of a failed Bible function is found from its status, code or message.
import { expect, test } from 'vitest';
import {
  classifyBibleFailure,
  findMissingText,
  readFunctionError,
} from '../../../src/data/bible/bible-failure.ts';

const build = (change: Partial<{ status: number; code: string; message: string }>) => ({
  status: 200,
  code: '',
  message: '',
  ...change,
});

test.each([
  [{ code: 'bible_key_refused', status: 502 }, 'key'],
  [{ code: 'bible_text_on_its_way', status: 503 }, 'loading'],
  [{ code: 'user_not_registered', status: 403 }, 'not-admitted'],
  [{ status: 401 }, 'signed-out'],
  [{ status: 429 }, 'limit'],
  [{ status: 500, message: 'Oops' }, 'server'],
  [{ status: 504 }, 'source'],
  [{ message: 'API key not configured' }, 'key'],
  [{ message: 'API error: 429 Too Many Requests' }, 'limit'],
  [{ message: 'Request timed out' }, 'source'],
  [{ message: 'No verses returned from API' }, 'no-verses'],
  [{ message: 'Something else' }, 'unknown'],
  [{ code: 'toString', message: 'Something else' }, 'unknown'],
] as const)('%j means %s', (change, meaning) => {
  expect(classifyBibleFailure(build(change))).toBe(meaning);
});

test.each([
  [{ status: 404 }, 'chapter'],
  [{ status: 404, code: 'translation_not_found' }, 'translation'],
  [{ message: 'Chapter not found' }, 'chapter'],
  [{ message: 'Unknown translation XYZ' }, 'translation'],
  [{ status: 500, message: 'Chapter not found' }, null],
  [{ message: 'API key not configured' }, null],
] as const)('%j: what is missing is %s', (change, what) => {
  expect(findMissingText(build(change))).toBe(what);
});

test('the error of an answer with status 200 is read as a text or an object', () => {
  expect(readFunctionError({ error: 'No key' })).toEqual(build({ message: 'No key' }));
  expect(readFunctionError({ error: { code: 'RATE_LIMITED', message: 'Slow down' } })).toEqual(
    build({ code: 'rate_limited', message: 'Slow down' }),
  );
  for (const answer of [{}, { error: '' }, { error: null }, { verses: [] }])
    expect(readFunctionError(answer)).toBeNull();
});
