// Tests of generateText: source of the text (model, server or device), consent, verified verses,
// danger, faults of the model, and recently used passages.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import {
  buildChoiceRecord,
  buildUsedPassagesRecord,
} from '../../../src/data/records/activity-records.ts';
import { generateText } from '../../../src/features/generation/generate.ts';
import {
  saveModelConsent,
  watchModelChoice,
} from '../../../src/features/generation/model-consent.ts';
import {
  loadPickOptions,
  recordUsedPassages,
} from '../../../src/features/generation/recently-used-passages.ts';
import { exportJson } from '../../../src/data/export/export-and-import.ts';
import { hasTextFolder } from '../../server/bible/support/test-bibles.ts';
import {
  type AliceContext,
  createAliceContext,
  closeContexts,
} from '../../support/signed-in-user.ts';
import {
  type AnswerModelCall,
  buildGoodNote,
  buildGoodPrayer,
  readKingJamesVerse,
  createGenerationSetup,
  type GenerationSetup,
} from './generation-setup.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  await closeContexts();
});

const note = { kind: 'grace_note', mood: 'weary', context: '' } as const;
const prayer = { kind: 'prayer', request: 'My mother is ill.', category: 'other' } as const;
const options = { language: 'en', offline: 'compose' } as const;
const failOnCall: AnswerModelCall = () => {
  throw new Error('No request is allowed.');
};

async function createContextWithServer(
  answer: AnswerModelCall,
  settings: Parameters<typeof createGenerationSetup>[1] & { guest?: true } = {},
): Promise<GenerationSetup & { alice: AliceContext }> {
  const setup = createGenerationSetup(answer, settings);
  const alice = await createAliceContext({
    backend: setup.backend,
    online: setup.online,
    ...(settings.guest && { account: null }),
  });
  await alice.userDatabase.activity.incrementalUpsert(buildChoiceRecord('translation', 'KJV'));
  await alice.deviceDatabase.chapters.find().remove();
  return { ...setup, alice };
}

const generations = [
  note,
  prayer,
  { kind: 'gratitude', text: 'The neighbour brought soup.' },
  { kind: 'wisdom', question: 'How do I forgive my brother?' },
] as const;

test.each(generations)(
  "$kind: without consent nothing is sent to a model, and the server's composer writes the text",
  async (generation) => {
    const { alice, modelCalls } = await createContextWithServer(failOnCall);
    for (const consent of [undefined, 'no'] as const) {
      if (consent) await saveModelConsent(alice, generation.kind, consent);
      const result = await generateText(alice, generation, options);
      expect(result).toMatchObject({
        kind: 'made',
        made: { kind: generation.kind, source: 'composer', language: 'en' },
      });
      if (result.kind !== 'made') continue;
      expect(result.made.verses.length).toBeGreaterThan(0);
      for (const { text, translation } of result.made.verses)
        expect([text.length > 10, translation]).toEqual([true, 'KJV']);
    }
    expect(modelCalls).toEqual([]);
  },
);

test('consent for one kind of text is not consent for another kind', async () => {
  const { alice, modelCalls } = await createContextWithServer(() =>
    Response.json(buildGoodNote([{ reference: 'John 11:35', text: 'x' }])),
  );
  await saveModelConsent(alice, 'prayer', 'yes');
  expect(await generateText(alice, note, options)).toMatchObject({ made: { source: 'composer' } });
  expect(modelCalls).toEqual([]);
});

test('with consent the model’s text is used, but verses have the Bible’s wording', async () => {
  const { alice } = await createContextWithServer(() =>
    Response.json(buildGoodNote([{ reference: 'John 11:35', text: 'Jesus cried bitterly.' }])),
  );
  await saveModelConsent(alice, 'grace_note', 'yes');
  const { message, reflection } = buildGoodNote([]);
  const verses = [
    { reference: 'John 11:35', text: await readKingJamesVerse('JHN', 11, 35), translation: 'KJV' },
  ];
  expect(await generateText(alice, note, options)).toEqual({
    kind: 'made',
    made: { kind: 'grace_note', source: 'model', language: 'en', message, reflection, verses },
  });
});

test('invented model verses are replaced, and a prayer gets the detected category', async () => {
  const { alice } = await createContextWithServer(() =>
    Response.json(buildGoodPrayer([{ reference: 'John 3:99', text: 'x' }])),
  );
  await saveModelConsent(alice, 'prayer', 'yes');
  const result = await generateText(alice, prayer, options);
  expect(result).toMatchObject({
    made: { source: 'model', category: 'health', verses: [{ translation: 'KJV' }] },
  });
  expect(JSON.stringify(result)).not.toContain(':99');
});

test.skipIf(!hasTextFolder)(
  'without a choice, verses use the language’s default translation, and each is listed once',
  async () => {
    const { alice, requestedPaths } = await createContextWithServer(failOnCall);
    await alice.userDatabase.activity.findOne('choice|translation').remove();
    for (let times = 0; times < 2; times += 1) {
      const result = await generateText(alice, prayer, { ...options, language: 'fr' });
      expect(
        result.kind === 'made' && result.made.verses.map(({ translation }) => translation),
      ).toEqual(result.kind === 'made' && result.made.verses.map(() => 'FRLSG'));
    }
    expect(requestedPaths.filter((path) => path.endsWith('/listTranslations'))).toHaveLength(1);
  },
);

test("Selah's own text can be requested despite consent for a model", async () => {
  const { alice, modelCalls } = await createContextWithServer(failOnCall);
  await saveModelConsent(alice, 'grace_note', 'yes');
  expect(await generateText(alice, note, { ...options, source: 'composer' })).toMatchObject({
    made: { source: 'composer' },
  });
  expect(modelCalls).toEqual([]);
});

test('a text with signs of danger is not sent to a model, and the concern is named', async () => {
  const { alice, modelCalls } = await createContextWithServer(failOnCall);
  await saveModelConsent(alice, 'prayer', 'yes');
  expect(await generateText(alice, { ...prayer, request: 'I want to die' }, options)).toMatchObject(
    {
      made: { source: 'composer', concern: 'life' },
    },
  );
  expect(modelCalls).toEqual([]);
});

test('offline, the device composes the text without a request, even with consent', async () => {
  const { alice, online, requestedPaths } = await createContextWithServer(failOnCall);
  await saveModelConsent(alice, 'prayer', 'yes');
  await generateText(alice, note, options);
  online.next(false);
  requestedPaths.length = 0;
  expect(await generateText(alice, note, options)).toMatchObject({ made: { source: 'device' } });
  expect(await generateText(alice, prayer, options)).toMatchObject({ made: { source: 'device' } });
  expect(requestedPaths).toEqual([]);
});

test('after a network failure the device composes the text or returns "offline"', async () => {
  const { alice } = await createContextWithServer(() =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  await saveModelConsent(alice, 'prayer', 'yes');
  expect(await generateText(alice, prayer, options)).toMatchObject({ made: { source: 'device' } });
  expect(await generateText(alice, prayer, { ...options, offline: 'wait' })).toEqual({
    kind: 'offline',
  });
});

test('a fault of the model is returned, and no other text is composed instead', async () => {
  const { alice } = await createContextWithServer(() => Response.json({}, { status: 402 }));
  await saveModelConsent(alice, 'prayer', 'yes');
  expect(await generateText(alice, prayer, options)).toEqual({ kind: 'fault', fault: 'budget' });
});

test('a server that answers "no_model" is not asked for a model again', async () => {
  const { alice, modelCalls } = await createContextWithServer(() =>
    Response.json({ code: 'no_model' }, { status: 503 }),
  );
  await saveModelConsent(alice, 'prayer', 'yes');
  for (let times = 0; times < 2; times += 1)
    expect(await generateText(alice, prayer, options)).toMatchObject({
      made: { source: 'composer' },
    });
  expect([
    modelCalls.length,
    (await firstValueFrom(watchModelChoice(alice, 'prayer'))).offered,
  ]).toEqual([1, false]);
});

test.each([
  ['names a model', ['language_model'], {}, true],
  ['names no model', ['client_id'], {}, false],
  ['is a basic backend', null, {}, true],
  ['names a model, which answers members only', ['language_model'], { guest: true }, false],
  ['is a basic backend, called by a guest', null, { guest: true }, true],
] as const)('a server that %s', async (_, capabilities, canCallModel, isAsked) => {
  const { alice, modelCalls, online } = await createContextWithServer(
    () => Response.json(buildGoodNote([])),
    {
      capabilities,
      ...canCallModel,
    },
  );
  await saveModelConsent(alice, 'grace_note', 'yes');
  await generateText(alice, note, options);
  expect(modelCalls.length).toBe(isAsked ? 1 : 0);
  // The capabilities that the server reported are also known offline.
  online.next(false);
  expect(await firstValueFrom(watchModelChoice(alice, 'grace_note'))).toEqual({
    offered: isAsked,
    consent: 'yes',
  });
});

test('used passages are remembered for thirty days, sorted oldest first', async () => {
  const { alice } = await createContextWithServer(failOnCall);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await alice.userDatabase.activity.insert(buildUsedPassagesRecord('old', ['old.1'], daysAgo(31)));
  await alice.userDatabase.activity.insert(
    buildUsedPassagesRecord('b', ['b.1', 'b.2'], daysAgo(1)),
  );
  await alice.userDatabase.activity.insert(buildUsedPassagesRecord('a', ['a.1'], daysAgo(29)));
  expect((await loadPickOptions(alice)).used).toEqual(['a.1', 'b.1', 'b.2']);
  // When two tabs write at once, the passages of both are kept.
  await Promise.all([
    recordUsedPassages(alice, ['left.1']),
    recordUsedPassages(alice, ['right.1']),
  ]);
  const { used } = await loadPickOptions(alice);
  expect([used.slice(0, 3), used.slice(3).toSorted()]).toEqual([
    ['a.1', 'b.1', 'b.2'],
    ['left.1', 'right.1'],
  ]);
  expect(await alice.userDatabase.activity.findOne('used|old').exec()).toBeNull();
});

test('thirty generated notes are all different', async () => {
  const { alice, online } = await createContextWithServer(failOnCall);
  online.next(false);
  const messages = new Set<string>();
  for (let day = 0; day < 30; day += 1) {
    const result = await generateText(alice, note, options);
    if (result.kind === 'made' && result.made.kind === 'grace_note')
      messages.add(result.made.message);
  }
  expect(messages.size).toBe(30);
});

test("the export file contains the user's consent choices and used passages", async () => {
  const { alice } = await createContextWithServer(failOnCall);
  await saveModelConsent(alice, 'wisdom', 'no');
  await recordUsedPassages(alice, ['grace.weary.truth.1']);
  const file = await exportJson(alice, new Date());
  expect(file).toContain('choice|model_wisdom');
  expect(file).toContain('grace.weary.truth.1');
});

test('a prayer of a model that may not be shown gives way to a prayer of the library', async () => {
  const { alice, modelCalls } = await createContextWithServer(() =>
    Response.json({
      ...buildGoodPrayer([]),
      prayer_text: `${String(buildGoodPrayer([])['prayer_text'])} Heal me and take away my illness.`,
    }),
  );
  await saveModelConsent(alice, 'prayer', 'yes');
  expect(await generateText(alice, prayer, options)).toMatchObject({
    kind: 'made',
    made: { source: 'composer', title: 'For my mother, who is ill' },
  });
  expect(modelCalls).toHaveLength(2);
  expect(await generateText(alice, prayer, { ...options, offline: 'wait' })).toEqual({
    kind: 'fault',
    fault: 'unusable',
  });
});

test('the prayer of a model has no title and no other prayers of the library', async () => {
  const { alice } = await createContextWithServer(() =>
    Response.json(buildGoodPrayer([{ reference: 'John 11:35', text: 'x' }])),
  );
  await saveModelConsent(alice, 'prayer', 'yes');
  const result = await generateText(alice, prayer, options);
  expect(result).toMatchObject({ kind: 'made', made: { source: 'model' } });
  expect(result).not.toHaveProperty('made.title');
  expect(result).not.toHaveProperty('made.alternatives');
});
