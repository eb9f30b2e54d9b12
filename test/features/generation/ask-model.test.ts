// What a language model may do to us: every way of failing has its name, and nobody waits longer
// than a minute.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestGeneratedText } from '../../../src/features/generation/ask-model.ts';
import {
  type AnswerModelCall,
  buildGoodNote,
  createGenerationSetup,
  neverAnswer,
} from './generation-setup.ts';

const generation = { kind: 'grace_note', mood: 'weary', context: 'A long week.' } as const;
const verses = [{ reference: 'Psalm 34:18', text: 'words' }];
const refused =
  (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers });
const says = (answer: unknown) => () => Response.json(answer);

beforeEach(() => {
  // The chunks come by import(), which needs no clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function ask(answer: AnswerModelCall, signal?: AbortSignal) {
  const stage = createGenerationSetup(answer);
  return {
    ...stage,
    answer: requestGeneratedText(
      { backend: stage.backend, report: () => {} },
      generation,
      'en',
      signal,
    ),
  };
}

test('the question carries prompt and schema, and wants nothing from the internet', async () => {
  const { answer, modelCalls } = ask(says(buildGoodNote(verses)));
  expect(await answer).toMatchObject({
    kind: 'answer',
    source: 'model',
    references: ['Psalm 34:18'],
    texts: ['words'],
  });
  expect(modelCalls).toMatchObject([
    {
      add_context_from_internet: false,
      response_json_schema: { required: ['message', 'verses', 'reflection'] },
    },
  ]);
  expect(modelCalls[0]?.prompt).toContain('A long week.');
});

test('an answer of the server’s own composer says so', async () => {
  expect(await ask(says({ ...buildGoodNote(verses), source: 'composer' })).answer).toMatchObject({
    kind: 'answer',
    source: 'composer',
  });
});

test.each([
  [402, {}, 'budget'],
  [429, {}, 'busy'],
  [503, { code: 'model_busy' }, 'busy'],
  [504, { code: 'model_timeout' }, 'timeout'],
  [401, {}, 'signed_out'],
  [403, {}, 'failed'],
  [500, {}, 'failed'],
  [502, { code: 'model_failed' }, 'failed'],
] as const)('%i %o is %s, and the model is not asked again', async (status, body, fault) => {
  const { answer, modelCalls } = ask(refused(status, body));
  expect(await answer).toEqual({ kind: 'fault', fault });
  expect(modelCalls).toHaveLength(1);
});

test('a busy model may say for how long', async () => {
  expect(await ask(refused(429, {}, { 'retry-after': '40' })).answer).toEqual({
    kind: 'fault',
    fault: 'busy',
    retryAfter: 40,
  });
});

test('a server without a model says so; a service worker stands in for one that is not there', async () => {
  expect(await ask(refused(503, { code: 'no_model' })).answer).toEqual({ kind: 'no_model' });
  expect(
    await ask(
      refused(503, { error: 'Offline', message: 'You are offline and this data is not cached' }),
    ).answer,
  ).toEqual({ kind: 'offline' });
  expect(await ask(() => Promise.reject(new TypeError('Failed to fetch'))).answer).toEqual({
    kind: 'offline',
  });
});

test('the sign-in page of a network is no answer of the server', async () => {
  const { answer } = ask(
    () =>
      new Response('<html>Welcome to our Wi-Fi</html>', {
        headers: { 'content-type': 'text/html' },
      }),
  );
  expect(await answer).toEqual({ kind: 'offline' });
});

describe('an answer that may not be shown is asked for once more, and then no more', () => {
  const half = JSON.stringify(buildGoodNote(verses)).slice(0, 90);
  const foretelling = {
    ...buildGoodNote(verses),
    message: `${String(buildGoodNote(verses)['message'])} God will heal you within three days.`,
  };
  test.each([
    ['HTML', '<html><body><h1>502 Bad Gateway</h1></body></html>'],
    ['half JSON', half],
    ['nothing', ''],
    ['null', null],
    ['a list', []],
    ['empty words', { ...buildGoodNote(verses), message: ' ' }],
    ['a prophecy', foretelling],
  ])('%s', async (_, bad) => {
    const { answer, modelCalls } = ask(says(bad));
    expect(await answer).toEqual({ kind: 'fault', fault: 'unusable' });
    expect(modelCalls).toHaveLength(2);
  });

  test('unless the second is good', async () => {
    let tries = 0;
    const { answer } = ask(() => Response.json((tries += 1) === 1 ? half : buildGoodNote(verses)));
    expect(await answer).toMatchObject({ kind: 'answer' });
  });
});

test('nothing for a minute is a time-out, not sooner and not later', async () => {
  const { answer, modelCalls } = ask(neverAnswer);
  let heard: unknown;
  void answer.then((it) => (heard = it));
  await vi.waitUntil(() => modelCalls.length === 1, { interval: 0 });
  await vi.advanceTimersByTimeAsync(59_900);
  expect(heard).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(await answer).toEqual({ kind: 'fault', fault: 'timeout' });
});

test('the second try has what is left of the minute', async () => {
  const { answer, modelCalls } = ask(async (question) => {
    if (modelCalls.length === 1) {
      await vi.advanceTimersByTimeAsync(50_000);
      return Response.json('half');
    }
    return neverAnswer(question);
  });
  await vi.waitUntil(() => modelCalls.length === 2, { interval: 0 });
  await vi.advanceTimersByTimeAsync(10_100);
  expect(await answer).toEqual({ kind: 'fault', fault: 'timeout' });
});

test('who gives up is not told of a fault', async () => {
  const stop = new AbortController();
  const { answer, modelCalls } = ask(neverAnswer, stop.signal);
  const ended = expect(answer).rejects.toHaveProperty('name', 'AbortError');
  await vi.waitUntil(() => modelCalls.length === 1, { interval: 0 });
  stop.abort();
  await ended;
});
