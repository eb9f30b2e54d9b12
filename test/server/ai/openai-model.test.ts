// Tests of a language model behind an OpenAI-compatible endpoint: working, slow, faulty and
// unreachable.
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
const good = { kind: 'text', text: JSON.stringify(goodNote) } as const;

interface Opened {
  model: LanguageModel;
  failures: string[];
}

function openModel(
  { baseUrl }: Pick<FakeModel, 'baseUrl'>,
  { timeout = 5_000 }: { timeout?: number } = {},
): Opened {
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
  const standIn = await startFakeModel();
  standIn.react({ kind: 'text', text: JSON.stringify(goodNote) });
  const { model } = openModel(standIn);
  return {
    complete: (request) => model.complete(request),
    chat: (request) => {
      standIn.react({ kind: 'parts', parts: ['Good ', 'morn', 'ing to you.'] });
      return model.chat(request);
    },
  };
});

test('a call sends the key, and uses the first listed model if no model is named', async () => {
  const standIn = await startFakeModel({ models: ['only-model', 'other'] });
  await openModel(standIn).model.complete({ prompt: 'Hello' });
  const unnamed = createOpenAiModel({
    settings: { baseUrl: standIn.baseUrl, apiKey: undefined, name: undefined },
    failed: () => undefined,
  });
  await unnamed.complete({ prompt: 'Hello' });
  expect(standIn.asked.map(({ model }) => model)).toEqual(['chosen-model', 'only-model']);
  expect(standIn.authorizations).toEqual(['Bearer a key', 'Bearer none']);
});

test('the schema is sent with the prompt, and files are sent as text', async () => {
  const standIn = await startFakeModel();
  standIn.react(good);
  expect(
    await openModel(standIn).model.complete({
      prompt: 'A note',
      schema: noteSchema,
      fileTexts: [{ name: 'my "notes".txt', text: 'Rain at last.' }],
    }),
  ).toEqual(goodNote);
  expect(standIn.asked).toHaveLength(1);
  expect(standIn.asked[0]?.response_format?.json_schema?.schema).toEqual(noteSchema.schema);
  expect(standIn.asked[0]?.messages.at(-1)?.content).toBe(
    'A note\n\nFile "my \\"notes\\".txt":\nRain at last.',
  );
});

test('an endpoint without schema support gets the schema as text from then on', async () => {
  const standIn = await startFakeModel({ takesSchemas: false });
  standIn.react(good);
  const { model, failures } = openModel(standIn);
  expect(await model.complete({ prompt: 'A note', schema: noteSchema })).toEqual(goodNote);
  expect(await model.complete({ prompt: 'Another', schema: noteSchema })).toEqual(goodNote);
  expect(standIn.asked.map((question) => question.response_format !== undefined)).toEqual([
    true,
    false,
    false,
  ]);
  expect(standIn.asked[1]?.messages[0]?.content).toContain('"reflection"');
  expect(failures).toEqual([]);
});

test.each([
  ['thoughts before it', `<think>They want {a note}.</think>${good.text}`],
  ['a code fence around it', `Here it is:\n\`\`\`json\n${good.text}\n\`\`\`\nGod bless.`],
])('an object with %s is found', async (_name, text) => {
  const standIn = await startFakeModel();
  standIn.react({ kind: 'text', text });
  expect(await openModel(standIn).model.complete({ prompt: 'A note', schema: noteSchema })).toEqual(
    goodNote,
  );
  expect(standIn.asked).toHaveLength(1);
});

test.each([
  ['is no JSON', 'I would rather not.', 'It is not one JSON object.'],
  ['breaks off', good.text.slice(0, -20), 'It is not one JSON object.'],
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
  const standIn = await startFakeModel();
  standIn.react({ kind: 'text', text }, good);
  const { model, failures } = openModel(standIn);
  expect(await model.complete({ prompt: 'A note', schema: noteSchema })).toEqual(goodNote);
  expect(standIn.asked).toHaveLength(2);
  expect(standIn.asked[1]?.messages.at(-1)?.content).toContain(fault);
  expect(failures).toEqual([]);
});

test('two bad answers are the end: no third question, and no half of an answer', async () => {
  const standIn = await startFakeModel();
  standIn.react({ kind: 'text', text: '{"message": 1}' });
  const { model, failures } = openModel(standIn);
  await expect(model.complete({ prompt: 'A note', schema: noteSchema })).rejects.toMatchObject({
    status: 502,
    code: 'model_failed',
  });
  expect(standIn.asked).toHaveLength(2);
  expect(failures).toEqual(['model_failed']);
});

test('a text of any length is bounded, and no text is no answer', async () => {
  const standIn = await startFakeModel();
  standIn.react(
    { kind: 'text', text: 'x'.repeat(maxAnswerLength + 1) },
    { kind: 'text', text: '<think>Hm.</think> ' },
  );
  const { model } = openModel(standIn);
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
  const standIn = await startFakeModel();
  standIn.react(reaction);
  const { model, failures } = openModel(standIn);
  const fault = { status, code, retryAfter };
  await expect(model.complete({ prompt: 'Hello' })).rejects.toMatchObject(fault);
  await expect(
    model.chat({ chatMessages: [{ role: 'user', content: 'Hello' }], onProgress: () => undefined }),
  ).rejects.toMatchObject(fault);
  expect(standIn.asked).toHaveLength(2);
  expect(failures).toHaveLength(2);
  expect(failures.join()).not.toContain('a person');
});

test('listing models has a time limit, and the next call asks the endpoint again', async () => {
  const standIn = await startFakeModel({ models: 'silence' });
  const model = createOpenAiModel({
    settings: { baseUrl: standIn.baseUrl, apiKey: undefined, name: undefined },
    timeout: 100,
    failed: () => undefined,
  });
  for (let tries = 0; tries < 2; tries += 1)
    await expect(model.complete({ prompt: 'Hello' })).rejects.toMatchObject({
      status: 504,
      code: 'model_timeout',
    });
  expect(standIn.asked).toHaveLength(0);
});

test('a silent endpoint fails after a time limit, an unreachable endpoint at once', async () => {
  const standIn = await startFakeModel();
  standIn.react({ kind: 'silence' });
  const { model, failures } = openModel(standIn, { timeout: 150 });
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
    const standIn = await startFakeModel();
    standIn.react({ kind: 'parts', parts: ['The Lord ', 'is'], dies });
    const heard: string[] = [];
    await expect(
      openModel(standIn).model.chat({
        chatMessages: [{ role: 'user', content: 'Hello' }],
        onProgress: (soFar) => heard.push(soFar),
      }),
    ).rejects.toMatchObject({ code: 'model_failed' });
    expect(heard.at(-1)).toBe('The Lord is');
  },
);

test('a stream without end is cut', async () => {
  const standIn = await startFakeModel();
  standIn.react({ kind: 'parts', parts: Array<string>(30).fill('x'.repeat(1_000)) });
  const heard: string[] = [];
  expect(
    await openModel(standIn).model.chat({
      chatMessages: [{ role: 'user', content: 'Hello' }],
      onProgress: (soFar) => heard.push(soFar),
    }),
  ).toHaveLength(maxAnswerLength);
  expect(Math.max(...heard.map((part) => part.length))).toBe(maxAnswerLength);
});

test('the reasoning text of a model is never shown, not even while it streams', () => {
  const whole = '<think>They are sad.</think>\nTake heart.';
  const shown = Array.from(whole, (_letter, index) => stripThinking(whole.slice(0, index + 1)));
  expect(new Set(shown.filter((text) => !'Take heart.'.startsWith(text)))).toEqual(new Set());
  expect(shown.at(-1)).toBe('Take heart.');
});
