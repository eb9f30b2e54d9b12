// Copied words: as a person likes it, remembered, and never more than a text allows.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { copiedText, type CopiedPassage, copyChoice, firstCopyChoice, keepCopyChoice, mostCopied, mustBeNamed } from '../../src/data/copy-choice.ts';
import { aliceAtHome, closeHomes } from './at-home.ts';

afterEach(closeHomes);

const passage: CopiedPassage = {
  reference: 'John 3:16–17, 20',
  runs: [[{ verse: 16, text: 'First words.' }, { verse: 17, text: 'More words.' }], [{ verse: 20, text: 'Last words.' }]],
  translation: { code: 'WEB', name: 'World English Bible' },
  link: 'https://selah.example/Bible/WEB/JHN/3/16-17,20',
};

test('words first, then where they are from; a gap is told', () => {
  expect(copiedText(passage, firstCopyChoice)).toBe('First words. More words. […] Last words.\nJohn 3:16–17, 20 (WEB)');
});

test('the other way round, with numbers, the full name and the address', () => {
  expect(copiedText(passage, { reference: 'before', translation: 'name', numbers: true, link: true })).toBe(
    'John 3:16–17, 20 (World English Bible)\n16 First words. 17 More words. […] 20 Last words.\nhttps://selah.example/Bible/WEB/JHN/3/16-17,20',
  );
});

test('the title of a psalm has no number', () => {
  expect(copiedText({ ...passage, runs: [[{ verse: 0, text: 'A song.' }, { verse: 1, text: 'Words.' }]] }, { ...firstCopyChoice, numbers: true })).toMatch(/^A song\. 1 Words\./);
});

test('a text under licence is always named, one of the public domain only when one likes', () => {
  const unnamed = { ...firstCopyChoice, translation: 'none' } as const;
  expect(copiedText(passage, unnamed)).toMatch(/\nJohn 3:16–17, 20$/);
  expect(copiedText({ ...passage, translation: { code: 'ESV', name: 'English Standard Version' } }, unnamed)).toMatch(/\(ESV\)$/);
  expect(['KJV', 'WEB', 'FRLSG', 'DARBY', 'RVA', 'ALMEIDA', 'NVI'].map(mustBeNamed)).toEqual([false, false, false, false, false, true, true]);
});

test('how many verses may be taken is the text’s own rule', () => {
  expect(['KJV', 'ESV', 'NJB1985', 'NOBODY'].map(mostCopied)).toEqual([null, 500, 0, null]);
});

test('the choice is remembered; what a file brought and nobody understands is as at first', async () => {
  const alice = await aliceAtHome();
  expect(await firstValueFrom(copyChoice(alice))).toEqual(firstCopyChoice);
  const choice = { reference: 'before', translation: 'none', numbers: true, link: true } as const;
  await keepCopyChoice(alice, choice);
  expect(await firstValueFrom(copyChoice(alice))).toEqual(choice);
  await keepCopyChoice(alice, firstCopyChoice);
  expect(await firstValueFrom(copyChoice(alice))).toEqual(firstCopyChoice);
  await alice.personal.activity.incrementalUpsert({ id: 'choice|copy', kind: 'choice', order: '', value: { value: 7 } });
  expect(await firstValueFrom(copyChoice(alice))).toEqual(firstCopyChoice);
});

test('a text whose licence asks for a credit ends with it, in every form', () => {
  const free = { ...passage, translation: { code: 'ALMEIDA', name: 'Bíblia Livre' } };
  for (const choice of [firstCopyChoice, { reference: 'before', translation: 'none', numbers: false, link: true } as const]) {
    expect(copiedText(free, choice).split('\n').at(-1)).toBe('Bíblia Livre (BLIVRE), © Diego Santos, Mario Sérgio e Marco Teles, CC BY 3.0 BR');
  }
});
