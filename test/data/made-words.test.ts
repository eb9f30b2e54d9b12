// Words made for a person: by whom, with whose consent, and with verses that are true whatever the source.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { choiceRecord, usedRecord } from '../../src/data/activity.ts';
import { makeWords } from '../../src/data/made-words/make.ts';
import { chooseModel, modelChoice } from '../../src/data/made-words/model.ts';
import { prayerPrompts } from '../../src/data/made-words/prompts.ts';
import { nextDraw, noteUsed } from '../../src/data/made-words/used.ts';
import { exportJson } from '../../src/data/safekeeping.ts';
import { hasTextFolder } from '../bible/text-folder.ts';
import { type AtHome, aliceAtHome, closeHomes } from './at-home.ts';
import { type Answering, goodNote, goodPrayer, kingJames, madeStage, type MadeStage } from './made-stage.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  await closeHomes();
});

const note = { kind: 'grace_note', mood: 'weary', context: '' } as const;
const prayer = { kind: 'prayer', request: 'My mother is ill.', category: 'other' } as const;
const how = { language: 'en', offline: 'compose' } as const;
const never: Answering = () => {
  throw new Error('Nobody may be asked.');
};

async function atHome(answer: Answering, settings: Parameters<typeof madeStage>[1] & { guest?: true } = {}): Promise<MadeStage & { alice: AtHome }> {
  const stage = madeStage(answer, settings);
  const alice = await aliceAtHome({ backend: stage.backend, online: stage.online, ...(settings.guest && { account: null }) });
  await alice.personal.activity.incrementalUpsert(choiceRecord('translation', 'KJV'));
  await alice.device.chapters.find().remove();
  return { ...stage, alice };
}

const wishes = [note, prayer, { kind: 'gratitude', text: 'The neighbour brought soup.' }, { kind: 'wisdom', question: 'How do I forgive my brother?' }] as const;

test.each(wishes)('$kind: whoever was not asked, or said no, sends nothing and gets our own words', async (wish) => {
  const { alice, asked } = await atHome(never);
  for (const consent of [undefined, 'no'] as const) {
    if (consent) await chooseModel(alice, wish.kind, consent);
    const making = await makeWords(alice, wish, how);
    expect(making).toMatchObject({ kind: 'made', made: { kind: wish.kind, source: 'composer', language: 'en' } });
    if (making.kind !== 'made') continue;
    expect(making.made.verses.length).toBeGreaterThan(0);
    for (const { text, translation } of making.made.verses) expect([text.length > 10, translation]).toEqual([true, 'KJV']);
  }
  expect(asked).toEqual([]);
});

test('consent is for one kind of words only', async () => {
  const { alice, asked } = await atHome(() => Response.json(goodNote([{ reference: 'John 11:35', text: 'x' }])));
  await chooseModel(alice, 'prayer', 'yes');
  expect(await makeWords(alice, note, how)).toMatchObject({ made: { source: 'composer' } });
  expect(asked).toEqual([]);
});

test('with consent the model’s words are shown, with the words of Scripture and not its own', async () => {
  const { alice } = await atHome(() => Response.json(goodNote([{ reference: 'John 11:35', text: 'Jesus cried bitterly.' }])));
  await chooseModel(alice, 'grace_note', 'yes');
  const { message, reflection } = goodNote([]);
  const verses = [{ reference: 'John 11:35', text: await kingJames('JHN', 11, 35), translation: 'KJV' }];
  expect(await makeWords(alice, note, how)).toEqual({ kind: 'made', made: { kind: 'grace_note', source: 'model', language: 'en', message, reflection, verses } });
});

test('a model whose verses do not exist gets one of ours, and a prayer the category that was understood', async () => {
  const { alice } = await atHome(() => Response.json(goodPrayer([{ reference: 'John 3:99', text: 'x' }])));
  await chooseModel(alice, 'prayer', 'yes');
  const making = await makeWords(alice, prayer, how);
  expect(making).toMatchObject({ made: { source: 'model', category: 'health', verses: [{ translation: 'KJV' }] } });
  expect(JSON.stringify(making)).not.toContain(':99');
});

test.skipIf(!hasTextFolder)('who never chose a translation is quoted what their language has here, and the server is asked for that once', async () => {
  const { alice, sent } = await atHome(never);
  await alice.personal.activity.findOne('choice|translation').remove();
  for (let times = 0; times < 2; times += 1) {
    const making = await makeWords(alice, prayer, { ...how, language: 'fr' });
    expect(making.kind === 'made' && making.made.verses.map(({ translation }) => translation)).toEqual(making.kind === 'made' && making.made.verses.map(() => 'FRLSG'));
  }
  expect(sent.filter((path) => path.endsWith('/listTranslations'))).toHaveLength(1);
});

test('Selah’s own words can be asked for whatever was chosen', async () => {
  const { alice, asked } = await atHome(never);
  await chooseModel(alice, 'grace_note', 'yes');
  expect(await makeWords(alice, note, { ...how, source: 'composer' })).toMatchObject({ made: { source: 'composer' } });
  expect(asked).toEqual([]);
});

test('in danger nothing is sent to a model, and the person is told where help is', async () => {
  const { alice, asked } = await atHome(never);
  await chooseModel(alice, 'prayer', 'yes');
  expect(await makeWords(alice, { ...prayer, request: 'I want to die' }, how)).toMatchObject({ made: { source: 'composer', concern: 'life' } });
  expect(asked).toEqual([]);
});

test('without a network the words are composed on the device; whoever waits is told', async () => {
  const { alice, online, sent } = await atHome(never);
  await chooseModel(alice, 'prayer', 'yes');
  await makeWords(alice, note, how);
  online.next(false);
  sent.length = 0;
  expect(await makeWords(alice, note, how)).toMatchObject({ made: { source: 'device' } });
  expect(await makeWords(alice, prayer, how)).toMatchObject({ made: { source: 'device' } });
  expect(sent).toEqual([]);
});

test('a network that is none is found out, and the device composes', async () => {
  const { alice } = await atHome(() => Promise.reject(new TypeError('Failed to fetch')));
  await chooseModel(alice, 'prayer', 'yes');
  expect(await makeWords(alice, prayer, how)).toMatchObject({ made: { source: 'device' } });
  expect(await makeWords(alice, prayer, { ...how, offline: 'wait' })).toEqual({ kind: 'offline' });
});

test('a fault is told and nothing composed behind the person’s back', async () => {
  const { alice } = await atHome(() => Response.json({}, { status: 402 }));
  await chooseModel(alice, 'prayer', 'yes');
  expect(await makeWords(alice, prayer, how)).toEqual({ kind: 'fault', fault: 'budget' });
});

test('a server that has lost its model is asked no more', async () => {
  const { alice, asked } = await atHome(() => Response.json({ code: 'no_model' }, { status: 503 }));
  await chooseModel(alice, 'prayer', 'yes');
  for (let times = 0; times < 2; times += 1) expect(await makeWords(alice, prayer, how)).toMatchObject({ made: { source: 'composer' } });
  expect([asked.length, (await firstValueFrom(modelChoice(alice, 'prayer'))).offered]).toEqual([1, false]);
});

test.each([
  ['names a model', ['language_model'], {}, true],
  ['names none', ['client_id'], {}, false],
  ['is a plain backend', null, {}, true],
  ['names a model, which answers members only', ['language_model'], { guest: true }, false],
  ['is a plain backend, asked by a guest', null, { guest: true }, true],
] as const)('a server that %s', async (_, capabilities, who, isAsked) => {
  const { alice, asked, online } = await atHome(() => Response.json(goodNote([])), { capabilities, ...who });
  await chooseModel(alice, 'grace_note', 'yes');
  await makeWords(alice, note, how);
  expect(asked.length).toBe(isAsked ? 1 : 0);
  // What it said is known without a network, too.
  online.next(false);
  expect(await firstValueFrom(modelChoice(alice, 'grace_note'))).toEqual({ offered: isAsked, consent: 'yes' });
});

test('what was used is known for thirty days, oldest first, and no longer', async () => {
  const { alice } = await atHome(never);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await alice.personal.activity.insert(usedRecord('old', ['old.1'], daysAgo(31)));
  await alice.personal.activity.insert(usedRecord('b', ['b.1', 'b.2'], daysAgo(1)));
  await alice.personal.activity.insert(usedRecord('a', ['a.1'], daysAgo(29)));
  expect((await nextDraw(alice)).used).toEqual(['a.1', 'b.1', 'b.2']);
  // Two tabs at once: neither forgets what the other noted.
  await Promise.all([noteUsed(alice, ['left.1']), noteUsed(alice, ['right.1'])]);
  const { used } = await nextDraw(alice);
  expect([used.slice(0, 3), used.slice(3).toSorted()]).toEqual([['a.1', 'b.1', 'b.2'], ['left.1', 'right.1']]);
  expect(await alice.personal.activity.findOne('used|old').exec()).toBeNull();
});

test('thirty notes are thirty different ones', async () => {
  const { alice, online } = await atHome(never);
  online.next(false);
  const messages = new Set<string>();
  for (let day = 0; day < 30; day += 1) {
    const making = await makeWords(alice, note, how);
    if (making.kind === 'made' && making.made.kind === 'grace_note') messages.add(making.made.message);
  }
  expect(messages.size).toBe(30);
});

test('what the person chose and used goes with their file', async () => {
  const { alice } = await atHome(never);
  await chooseModel(alice, 'wisdom', 'no');
  await noteUsed(alice, ['grace.weary.truth.1']);
  const file = await exportJson(alice, new Date());
  expect(file).toContain('choice|model_wisdom');
  expect(file).toContain('grace.weary.truth.1');
});

test('six invitations to pray in each language', () => {
  for (const language of ['en', 'fr', 'es', 'pt'] as const) expect(new Set(prayerPrompts(language)).size).toBe(6);
});
