// Tests of the choice of the Bible translation in which a user without a reading position begins:
// default, stored choice, replacement, and list order.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { findKnownTranslation } from '../../../schemas/bible/translations.ts';
import { insertInitialProfile, watchProfile } from '../../../src/data/records/profile.ts';
import { loadAvailableTranslations } from '../../../src/data/bible/chapters.ts';
import { sortOwnLanguageFirst } from '../../../src/data/bible/translation-order.ts';
import {
  saveTranslationChoice,
  watchChosenTranslation,
  findNearestTranslation,
  findTranslationToRead,
} from '../../../src/data/bible/translation-choice.ts';
import {
  createFakeBackend,
  createAliceContext,
  type AliceContext,
  closeContexts,
} from '../../support/signed-in-user.ts';

afterEach(closeContexts);

function stubTranslations(...codes: string[]) {
  const translations = codes.map((code) => ({
    code,
    language: findKnownTranslation(code)?.language ?? 'en',
    name: code,
  }));
  return { backend: createFakeBackend(async () => ({ translations })) };
}

async function setProfile(data: AliceContext, changes: object = {}): Promise<AliceContext> {
  const account = data.account ?? { id: '', email: '', full_name: '' };
  await insertInitialProfile(data.userDatabase, {
    ...account,
    role: 'user',
    is_verified: true,
    disabled: false,
    created_date: '2026-01-01T00:00:00.000Z',
    updated_date: '2026-01-01T00:00:00.000Z',
    ...changes,
  });
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
] as const)(
  'in %s, of %j, the translation is %s, and the preferred translation is %s',
  async (language, codes, code, expected) => {
    const data = await createAliceContext({ ...stubTranslations(...codes), account: null });
    expect(await findTranslationToRead(data, language)).toEqual({ code, wanted: expected });
  },
);

test('without a server and without known translations the translation is King James', async () => {
  const data = await createAliceContext();
  expect((await findTranslationToRead(data, 'fr')).code).toBe('KJV');
});

test('a chosen translation holds in every language and is stored in the profile', async () => {
  const data = await setProfile(await createAliceContext(stubTranslations('KJV', 'WEB', 'RVA')));
  await saveTranslationChoice(data, 'RVA');
  expect(await findTranslationToRead(data, 'en')).toEqual({ code: 'RVA', wanted: 'RVA' });
  expect((await firstValueFrom(watchProfile(data)))?.bible_translation).toBe('RVA');
});

test('a guest’s translation choice is stored on the device', async () => {
  const data = await createAliceContext({ ...stubTranslations('KJV', 'WEB'), account: null });
  await saveTranslationChoice(data, 'KJV');
  expect(await firstValueFrom(watchChosenTranslation(data))).toBe('KJV');
  expect((await findTranslationToRead(data, 'en')).code).toBe('KJV');
});

test('one text under two codes is listed once and is read under either code', async () => {
  const data = await setProfile(
    await createAliceContext(stubTranslations('KJV', 'FRDBY', 'DARBY')),
    {
      bible_translation: 'FRDBY',
    },
  );
  expect((await loadAvailableTranslations(data)).map(({ code }) => code)).toEqual(['KJV', 'DARBY']);
  expect(await findTranslationToRead(data, 'fr')).toEqual({ code: 'DARBY', wanted: 'DARBY' });
});

test('the other code of a text is listed where it alone can be had', async () => {
  const data = await createAliceContext(stubTranslations('KJV', 'FRDBY'));
  expect((await loadAvailableTranslations(data)).map(({ code }) => code)).toEqual(['KJV', 'FRDBY']);
});

test('translations in the user’s language are listed first', () => {
  const list = ['KJV', 'DARBY', 'RVA', 'FRLSG'].map((code) => ({
    code,
    language: findKnownTranslation(code)?.language,
  }));
  expect(sortOwnLanguageFirst('fr', list).map(({ code }) => code)).toEqual([
    'DARBY',
    'FRLSG',
    'KJV',
    'RVA',
  ]);
});

test('an unavailable choice falls back to the default and stays the preferred one', async () => {
  const data = await setProfile(await createAliceContext(stubTranslations('KJV', 'WEB')), {
    bible_translation: 'NIV',
  });
  expect(await findTranslationToRead(data, 'en')).toEqual({ code: 'WEB', wanted: 'NIV' });
});

test.each([
  ['RVR60', 'es', ['KJV', 'WEB', 'RVA'], 'RVA'],
  ['NVI', 'pt', ['KJV', 'ALMEIDA'], 'ALMEIDA'],
  ['NIV', 'en', ['KJV', 'WEB'], 'WEB'],
  ['DARBY', 'fr', ['KJV', 'DARBY', 'FRLSG'], 'FRLSG'],
  ['NVI', 'pt', ['KJV'], 'KJV'],
] as const)(
  'instead of %s, in %s, of %j, the nearest translation is %s, whatever the stored choice',
  async (missing, language, codes, expected) => {
    const data = await createAliceContext({ ...stubTranslations(...codes), account: null });
    await saveTranslationChoice(data, 'KJV');
    expect(await findNearestTranslation(data, missing, language)).toBe(expected);
  },
);
