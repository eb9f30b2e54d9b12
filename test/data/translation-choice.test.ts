// In which translation somebody begins to read, who has read nothing here yet.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { knownTranslation } from '../../schemas/translations.ts';
import { keepFirstProfile, profile } from '../../src/data/profile.ts';
import { availableTranslations } from '../../src/data/chapters.ts';
import { ownLanguageFirst } from '../../src/data/translation-order.ts';
import { chooseTranslation, chosenTranslation, nearestTranslation, translationToRead } from '../../src/data/translation-choice.ts';
import { aBackend, aliceAtHome, type AtHome, closeHomes } from './at-home.ts';

afterEach(closeHomes);

function served(...codes: string[]) {
  const translations = codes.map((code) => ({ code, language: knownTranslation(code)?.language ?? 'en', name: code }));
  return { backend: aBackend(async () => ({ translations })) };
}

async function withProfile(data: AtHome, changes: object = {}): Promise<AtHome> {
  const account = data.account ?? { id: '', email: '', full_name: '' };
  await keepFirstProfile(data.personal, { ...account, role: 'user', is_verified: true, disabled: false, created_date: '2026-01-01T00:00:00.000Z', updated_date: '2026-01-01T00:00:00.000Z', ...changes });
  return data;
}

test.each([
  ['en', ['KJV', 'WEB', 'ESV'], 'ESV', 'ESV'],
  ['en', ['KJV', 'WEB'], 'WEB', 'ESV'],
  ['en', ['KJV'], 'KJV', 'ESV'],
  ['fr', ['KJV', 'FRLSG', 'DARBY'], 'DARBY', 'DARBY'],
  ['fr', ['KJV', 'FRLSG'], 'FRLSG', 'DARBY'],
  ['es', ['KJV', 'RVA'], 'RVA', 'RVR60'],
  ['pt', ['KJV', 'ALMEIDA'], 'ALMEIDA', 'NVI'],
  ['pt', ['KJV'], 'KJV', 'NVI'],
] as const)('in %s, of %j, it is %s, and what one would have had is %s', async (language, codes, code, wanted) => {
  const data = await aliceAtHome({ ...served(...codes), account: null });
  expect(await translationToRead(data, language)).toEqual({ code, wanted });
});

test('with no way to the server and nothing known it is King James', async () => {
  const data = await aliceAtHome();
  expect((await translationToRead(data, 'fr')).code).toBe('KJV');
});

test('a choice stands, whatever the language, and travels in the profile', async () => {
  const data = await withProfile(await aliceAtHome(served('KJV', 'WEB', 'RVA')));
  await chooseTranslation(data, 'RVA');
  expect(await translationToRead(data, 'en')).toEqual({ code: 'RVA', wanted: 'RVA' });
  expect((await firstValueFrom(profile(data)))?.bible_translation).toBe('RVA');
});

test('a guest’s choice is kept on the device', async () => {
  const data = await aliceAtHome({ ...served('KJV', 'WEB'), account: null });
  await chooseTranslation(data, 'KJV');
  expect(await firstValueFrom(chosenTranslation(data))).toBe('KJV');
  expect((await translationToRead(data, 'en')).code).toBe('KJV');
});

test('one text under two codes is listed once, and who chose the other code reads the same text', async () => {
  const data = await withProfile(await aliceAtHome(served('KJV', 'FRDBY', 'DARBY')), { bible_translation: 'FRDBY' });
  expect((await availableTranslations(data)).map(({ code }) => code)).toEqual(['KJV', 'DARBY']);
  expect(await translationToRead(data, 'fr')).toEqual({ code: 'DARBY', wanted: 'DARBY' });
});

test('the other code of a text is listed where it alone can be had', async () => {
  const data = await aliceAtHome(served('KJV', 'FRDBY'));
  expect((await availableTranslations(data)).map(({ code }) => code)).toEqual(['KJV', 'FRDBY']);
});

test('those in the person’s language are listed first, the others as they came', () => {
  const list = ['KJV', 'DARBY', 'RVA', 'FRLSG'].map((code) => ({ code, language: knownTranslation(code)?.language }));
  expect(ownLanguageFirst('fr', list).map(({ code }) => code)).toEqual(['DARBY', 'FRLSG', 'KJV', 'RVA']);
});

test('a choice that cannot be had here falls back to what the language begins with, and stays the wanted one', async () => {
  const data = await withProfile(await aliceAtHome(served('KJV', 'WEB')), { bible_translation: 'NIV' });
  expect(await translationToRead(data, 'en')).toEqual({ code: 'WEB', wanted: 'NIV' });
});

test.each([
  ['RVR60', 'es', ['KJV', 'WEB', 'RVA'], 'RVA'],
  ['NVI', 'pt', ['KJV', 'ALMEIDA'], 'ALMEIDA'],
  ['NIV', 'en', ['KJV', 'WEB'], 'WEB'],
  ['DARBY', 'fr', ['KJV', 'DARBY', 'FRLSG'], 'FRLSG'],
  ['NVI', 'pt', ['KJV'], 'KJV'],
] as const)('instead of %s, in %s, of %j, it is %s, whatever somebody reads otherwise', async (missing, language, codes, nearest) => {
  const data = await aliceAtHome({ ...served(...codes), account: null });
  await chooseTranslation(data, 'KJV');
  expect(await nearestTranslation(data, missing, language)).toBe(nearest);
});
