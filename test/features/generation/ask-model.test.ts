// Tests of requests to a language model: every failure has its own fault, and no request lasts
// longer than one minute.
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
const respondWithError =
  (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers });
const respondWith = (answer: unknown) => () => Response.json(answer);

beforeEach(() => {
  // The chunks are loaded by import(), which needs no timer.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function callModel(answer: AnswerModelCall, signal?: AbortSignal) {
  const setup = createGenerationSetup(answer);
  return {
    ...setup,
    answer: requestGeneratedText(
      { backend: setup.backend, report: () => {} },
      generation,
      'en',
      signal,
    ),
  };
}

test('the model request contains prompt and schema, but no context from the internet', async () => {
  const { answer, modelCalls } = callModel(respondWith(buildGoodNote(verses)));
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

test('an answer of the server\'s composer has the source "composer"', async () => {
  expect(
    await callModel(respondWith({ ...buildGoodNote(verses), source: 'composer' })).answer,
  ).toMatchObject({
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
] as const)(
  'the response %i %o gives the fault %s, and the model is not asked again',
  async (status, body, fault) => {
    const { answer, modelCalls } = callModel(respondWithError(status, body));
    expect(await answer).toEqual({ kind: 'fault', fault });
    expect(modelCalls).toHaveLength(1);
  },
);

test('the fault "busy" contains the Retry-After seconds of the model', async () => {
  expect(await callModel(respondWithError(429, {}, { 'retry-after': '40' })).answer).toEqual({
    kind: 'fault',
    fault: 'busy',
    retryAfter: 40,
  });
});

test('a server without a model gives "no_model"; an offline response gives "offline"', async () => {
  expect(await callModel(respondWithError(503, { code: 'no_model' })).answer).toEqual({
    kind: 'no_model',
  });
  expect(
    await callModel(
      respondWithError(503, {
        error: 'Offline',
        message: 'You are offline and this data is not cached',
      }),
    ).answer,
  ).toEqual({ kind: 'offline' });
  expect(await callModel(() => Promise.reject(new TypeError('Failed to fetch'))).answer).toEqual({
    kind: 'offline',
  });
});

test('the sign-in page of a network is no answer of the server', async () => {
  const { answer } = callModel(
    () =>
      new Response('<html>Welcome to our Wi-Fi</html>', {
        headers: { 'content-type': 'text/html' },
      }),
  );
  expect(await answer).toEqual({ kind: 'offline' });
});

describe('an unusable model answer causes a second request, and no third', () => {
  const halfAnswer = JSON.stringify(buildGoodNote(verses)).slice(0, 90);
  const foretelling = {
    ...buildGoodNote(verses),
    message: `${String(buildGoodNote(verses)['message'])} God will heal you within three days.`,
  };
  test.each([
    ['HTML', '<html><body><h1>502 Bad Gateway</h1></body></html>'],
    ['half JSON', halfAnswer],
    ['nothing', ''],
    ['null', null],
    ['a list', []],
    ['empty words', { ...buildGoodNote(verses), message: ' ' }],
    ['a prophecy', foretelling],
  ])('%s', async (_, invalidAnswer) => {
    const { answer, modelCalls } = callModel(respondWith(invalidAnswer));
    expect(await answer).toEqual({ kind: 'fault', fault: 'unusable' });
    expect(modelCalls).toHaveLength(2);
  });

  test('unless the second is good', async () => {
    let attempts = 0;
    const { answer } = callModel(() =>
      Response.json((attempts += 1) === 1 ? halfAnswer : buildGoodNote(verses)),
    );
    expect(await answer).toMatchObject({ kind: 'answer' });
  });
});

test('a model that does not answer gives a timeout after exactly one minute', async () => {
  const { answer, modelCalls } = callModel(neverAnswer);
  let result: unknown;
  void answer.then((value) => (result = value));
  await vi.waitUntil(() => modelCalls.length === 1, { interval: 0 });
  await vi.advanceTimersByTimeAsync(59_900);
  expect(result).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(await answer).toEqual({ kind: 'fault', fault: 'timeout' });
});

test('the second attempt gets the rest of the minute', async () => {
  const { answer, modelCalls } = callModel(async (question) => {
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

test('an aborted request rejects with AbortError and gives no fault', async () => {
  const stop = new AbortController();
  const { answer, modelCalls } = callModel(neverAnswer, stop.signal);
  const rejection = expect(answer).rejects.toHaveProperty('name', 'AbortError');
  await vi.waitUntil(() => modelCalls.length === 1, { interval: 0 });
  stop.abort();
  await rejection;
});
