// Tests of the OpenAI-compatible language model: requests, answer schemas, a second try after a bad
// answer, limits, streaming, and faulty, slow or unreachable endpoints.
import { expect, test } from 'vitest';
import { stripThinking } from '../../../server/ai/answer-text.ts';
import { maxAnswerLength, type LanguageModel } from '../../../server/ai/language-model.ts';
import { createOpenAiModel } from '../../../server/ai/openai-model.ts';
import { startFakeModel, unusedEndpoint, type FakeModel } from '../support/fake-openai-server.ts';
import { testLanguageModel, noteSchema } from './language-model-suite.ts';

const goodNote = {
  message: 'You are not alone.',
  verses: [{ reference: 'Psalm 23:1' }],
  reflection: 'Breathe.',
};
const goodAnswer = { kind: 'text', text: JSON.stringify(goodNote) } as const;

interface OpenedModel {
  model: LanguageModel;
  failures: string[];
}

function openModel(
  { baseUrl }: Pick<FakeModel, 'baseUrl'>,
  { timeout = 5_000 }: { timeout?: number } = {},
): OpenedModel {
  const failures: string[] = [];
  return {
    failures,
    model: createOpenAiModel({
      settings: { baseUrl, apiKey: 'a key', name: 'chosen-model' },
      timeout,
      failed: (kind) => failures.push(kind),
    }),
  };
}

testLanguageModel('OpenAI-compatible', async () => {
  const fakeModel = await startFakeModel();
  fakeModel.react({ kind: 'text', text: JSON.stringify(goodNote) });
  const { model } = openModel(fakeModel);
  return {
    complete: (request) => model.complete(request),
    chat: (request) => {
      fakeModel.react({ kind: 'parts', parts: ['Good ', 'morn', 'ing to you.'] });
      return model.chat(request);
    },
  };
});

test('a call sends the key, and uses the first listed model if no model is named', async () => {
  const fakeModel = await startFakeModel({ models: ['only-model', 'other'] });
  await openModel(fakeModel).model.complete({ prompt: 'Hello' });
  const unnamed = createOpenAiModel({
    settings: { baseUrl: fakeModel.baseUrl, apiKey: undefined, name: undefined },
    failed: () => undefined,
  });
  await unnamed.complete({ prompt: 'Hello' });
  expect(fakeModel.requests.map(({ model }) => model)).toEqual(['chosen-model', 'only-model']);
  expect(fakeModel.authorizations).toEqual(['Bearer a key', 'Bearer none']);
});

test('a redirect of the endpoint is not followed, so no other host gets the text or the key', async () => {
  const otherHost = await startFakeModel();
  const fakeModel = await startFakeModel();
  for (const status of [301, 302, 307, 308]) {
    const location = `${otherHost.baseUrl}/chat/completions`;
    fakeModel.react({ kind: 'status', status, headers: { location } });
    const { model, failures } = openModel(fakeModel);
    await expect(model.complete({ prompt: 'Hello' })).rejects.toMatchObject({ status: 502 });
    expect(failures, String(status)).toHaveLength(1);
  }
  expect(otherHost.requests).toEqual([]);
});

test('the schema is sent with the prompt, and files are sent as text', async () => {
  const fakeModel = await startFakeModel();
  fakeModel.react(goodAnswer);
  expect(
    await openModel(fakeModel).model.complete({
      prompt: 'A note',
      schema: noteSchema,
      fileTexts: [{ name: 'my "notes".txt', text: 'Rain at last.' }],
    }),
  ).toEqual(goodNote);
  expect(fakeModel.requests).toHaveLength(1);
  expect(fakeModel.requests[0]?.response_format?.json_schema?.schema).toEqual(noteSchema.schema);
  expect(fakeModel.requests[0]?.messages.at(-1)?.content).toBe(
    'A note\n\nFile "my \\"notes\\".txt":\nRain at last.',
  );
});

test('an endpoint without schema support gets the schema as text from then on', async () => {
  const fakeModel = await startFakeModel({ takesSchemas: false });
  fakeModel.react(goodAnswer);
  const { model, failures } = openModel(fakeModel);
  expect(await model.complete({ prompt: 'A note', schema: noteSchema })).toEqual(goodNote);
  expect(await model.complete({ prompt: 'Another', schema: noteSchema })).toEqual(goodNote);
  expect(fakeModel.requests.map((question) => question.response_format !== undefined)).toEqual([
    true,
    false,
    false,
  ]);
  expect(fakeModel.requests[1]?.messages[0]?.content).toContain('"reflection"');
  expect(failures).toEqual([]);
});

test.each([
  ['thoughts before it', `<think>They want {a note}.</think>${goodAnswer.text}`],
  ['a code fence around it', `Here it is:\n\`\`\`json\n${goodAnswer.text}\n\`\`\`\nGod bless.`],
])('an object with %s is found', async (_name, text) => {
  const fakeModel = await startFakeModel();
  fakeModel.react({ kind: 'text', text });
  expect(
    await openModel(fakeModel).model.complete({ prompt: 'A note', schema: noteSchema }),
  ).toEqual(goodNote);
  expect(fakeModel.requests).toHaveLength(1);
});

test.each([
  ['is no JSON', 'I would rather not.', 'It is not one JSON object.'],
  ['breaks off', goodAnswer.text.slice(0, -20), 'It is not one JSON object.'],
  [
    'lacks a field',
    JSON.stringify({ message: 'Only this.', verses: [] }),
    "must have required property 'reflection'",
  ],
  [
    'has the wrong kind',
    JSON.stringify({ ...goodNote, verses: 'Psalm 23:1' }),
    '/verses must be array',
  ],
])('an answer that %s is sent back once with its fault', async (_name, text, fault) => {
  const fakeModel = await startFakeModel();
  fakeModel.react({ kind: 'text', text }, goodAnswer);
  const { model, failures } = openModel(fakeModel);
  expect(await model.complete({ prompt: 'A note', schema: noteSchema })).toEqual(goodNote);
  expect(fakeModel.requests).toHaveLength(2);
  expect(fakeModel.requests[1]?.messages.at(-1)?.content).toContain(fault);
  expect(failures).toEqual([]);
});

test('after two bad answers there is no third request and no partial answer', async () => {
  const fakeModel = await startFakeModel();
  fakeModel.react({ kind: 'text', text: '{"message": 1}' });
  const { model, failures } = openModel(fakeModel);
  await expect(model.complete({ prompt: 'A note', schema: noteSchema })).rejects.toMatchObject({
    status: 502,
    code: 'model_failed',
  });
  expect(fakeModel.requests).toHaveLength(2);
  expect(failures).toEqual(['model_failed']);
});

test('a text is cut to the limit, and a missing text is no answer', async () => {
  const fakeModel = await startFakeModel();
  fakeModel.react(
    { kind: 'text', text: 'x'.repeat(maxAnswerLength + 1) },
    { kind: 'text', text: '<think>Hm.</think> ' },
  );
  const { model } = openModel(fakeModel);
  expect(await model.complete({ prompt: 'Much' })).toHaveLength(maxAnswerLength);
  await expect(model.complete({ prompt: 'Nothing' })).rejects.toMatchObject({
    code: 'model_failed',
  });
});

test.each([
  [{ kind: 'status', status: 500 }, 502, 'model_failed', undefined],
  [{ kind: 'status', status: 401 }, 502, 'model_failed', undefined],
  [{ kind: 'not-json' }, 502, 'model_failed', undefined],
  [{ kind: 'status', status: 429, headers: { 'retry-after': '7' } }, 503, 'model_busy', 7],
  [{ kind: 'status', status: 429, headers: { 'retry-after': '-1' } }, 503, 'model_busy', 30],
  [{ kind: 'status', status: 429, code: 'insufficient_quota' }, 402, 'budget_spent', undefined],
  [{ kind: 'status', status: 402 }, 402, 'budget_spent', undefined],
] as const)('%j is answered with %i %s', async (reaction, status, code, retryAfter) => {
  const fakeModel = await startFakeModel();
  fakeModel.react(reaction);
  const { model, failures } = openModel(fakeModel);
  const fault = { status, code, retryAfter };
  await expect(model.complete({ prompt: 'Hello' })).rejects.toMatchObject(fault);
  await expect(
    model.chat({ chatMessages: [{ role: 'user', content: 'Hello' }], onProgress: () => undefined }),
  ).rejects.toMatchObject(fault);
  expect(fakeModel.requests).toHaveLength(2);
  expect(failures).toHaveLength(2);
  expect(failures.join()).not.toContain('a person');
});

test('listing models has a time limit, and the next call asks the endpoint again', async () => {
  const fakeModel = await startFakeModel({ models: 'silence' });
  const model = createOpenAiModel({
    settings: { baseUrl: fakeModel.baseUrl, apiKey: undefined, name: undefined },
    timeout: 100,
    failed: () => undefined,
  });
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(model.complete({ prompt: 'Hello' })).rejects.toMatchObject({
      status: 504,
      code: 'model_timeout',
    });
  expect(fakeModel.requests).toHaveLength(0);
});

test('a silent endpoint fails after a time limit, an unreachable endpoint at once', async () => {
  const fakeModel = await startFakeModel();
  fakeModel.react({ kind: 'silence' });
  const { model, failures } = openModel(fakeModel, { timeout: 150 });
  await expect(model.complete({ prompt: 'Hello' })).rejects.toMatchObject({
    status: 504,
    code: 'model_timeout',
  });
  await expect(
    openModel({ baseUrl: unusedEndpoint }).model.complete({ prompt: 'Hello' }),
  ).rejects.toMatchObject({ status: 502, code: 'model_failed' });
  expect(failures).toEqual(['timeout']);
});

test.each(['torn', 'ended'] as const)(
  'an answer that is %s midway counts as failed, after its parts were delivered',
  async (dies) => {
    const fakeModel = await startFakeModel();
    fakeModel.react({ kind: 'parts', parts: ['The Lord ', 'is'], dies });
    const pieces: string[] = [];
    await expect(
      openModel(fakeModel).model.chat({
        chatMessages: [{ role: 'user', content: 'Hello' }],
        onProgress: (soFar) => pieces.push(soFar),
      }),
    ).rejects.toMatchObject({ code: 'model_failed' });
    expect(pieces.at(-1)).toBe('The Lord is');
  },
);

test('an endless stream is cut off', async () => {
  const fakeModel = await startFakeModel();
  fakeModel.react({ kind: 'parts', parts: Array<string>(30).fill('x'.repeat(1_000)) });
  const pieces: string[] = [];
  expect(
    await openModel(fakeModel).model.chat({
      chatMessages: [{ role: 'user', content: 'Hello' }],
      onProgress: (soFar) => pieces.push(soFar),
    }),
  ).toHaveLength(maxAnswerLength);
  expect(Math.max(...pieces.map((part) => part.length))).toBe(maxAnswerLength);
});

test('the reasoning text of a model is never shown, not even while it streams', () => {
  const fullText = '<think>They are sad.</think>\nTake heart.';
  const shownTexts = Array.from(fullText, (_letter, index) =>
    stripThinking(fullText.slice(0, index + 1)),
  );
  expect(new Set(shownTexts.filter((text) => !'Take heart.'.startsWith(text)))).toEqual(new Set());
  expect(shownTexts.at(-1)).toBe('Take heart.');
});
