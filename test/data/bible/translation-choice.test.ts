// Tests of the choice of the Bible translation in which a user without a reading position begins:
// default, stored choice, replacement, and list order.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test } from 'vitest';
import { languages } from '../../../schemas/languages.ts';
import { findKnownTranslation } from '../../../schemas/bible/translations.ts';
import { insertInitialProfile, watchProfile } from '../../../src/data/records/profile.ts';
import { openLibrary } from '../../../src/data/bible/library/library-database.ts';
import { loadAvailableTranslations } from '../../../src/data/bible/chapters.ts';
import { sortOwnLanguageFirst } from '../../../src/data/bible/translation-order.ts';
import {
  chooseTranslation,
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

const library = openLibrary();

afterEach(async () => {
  await library.translations.clear();
  await closeContexts();
});

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

/** Own texts per language: the product's default, free defaults, and an import under another id. */
const ownTexts = {
  en: ['ESV', 'BSB', 'WEB', 'KJV', 'MYENGLISH'],
  fr: ['DARBY', 'FRLSG', 'MYFRENCH'],
  es: ['RVR60', 'RVA', 'MYSPANISH'],
  pt: ['NVI', 'ALMEIDA', 'MYPORTUGUESE'],
} as const;

describe.each(languages)('in %s', (language) => {
  const own = ownTexts[language].map((code) => ({ code, language }));
  const foreign = languages
    .filter((other) => other !== language && other !== 'en')
    .flatMap((other) => ownTexts[other].map((code) => ({ code, language: other })));
  const english = ownTexts.en.map((code) => ({ code, language: 'en' }));
  const pick = (list: readonly { code: string; language: string }[]) =>
    chooseTranslation(language, null, list);

  test('nothing is available: King James is read and nothing is reported missing', () => {
    expect(pick([])).toEqual({ code: 'KJV', language: 'en', wanted: 'KJV' });
  });

  test.each(own)('$code is the only text of the language: it is read', (text) => {
    const read = { ...text, wanted: text.code };
    expect(pick([text])).toEqual(read);
    expect(pick([...foreign, text])).toEqual(read);
    if (language !== 'en') expect(pick([...english, ...foreign, text])).toEqual(read);
  });

  test('the defaults come first, in their order, and an import under another id comes last', () => {
    for (const [place, text] of own.entries())
      expect(pick(own.slice(place).toReversed()).code).toBe(text.code);
  });

  test('only English is available: the English that people speak comes before King James', () => {
    expect(pick(english).code).toBe('ESV');
    expect(pick(english.slice(1)).code).toBe('BSB');
    expect(pick(english.slice(2)).code).toBe('WEB');
    expect(pick([{ code: 'MYENGLISH', language: 'en' }, ...english.slice(3)]).code).toBe('KJV');
    expect(pick([{ code: 'MYENGLISH', language: 'en' }]).code).toBe('MYENGLISH');
  });

  test('only texts of other languages are available: King James, which the server always has', () => {
    expect(pick(foreign).code).toBe('KJV');
  });

  test('a regional language tag belongs to the language', () => {
    const regional = { code: 'REGIONAL', language: `${language}-419` };
    expect(pick([...foreign, regional])).toEqual({ ...regional, wanted: 'REGIONAL' });
  });

  test('a chosen text has priority; a missing chosen text is reported', () => {
    const all = [...english, ...foreign, ...own];
    const [first] = foreign;
    const chosen = first?.code ?? '';
    expect(chooseTranslation(language, chosen, all)).toEqual({ ...first, wanted: chosen });
    const fallback = { ...own[0], wanted: 'NIV' };
    expect(chooseTranslation(language, 'NIV', all)).toEqual(fallback);
  });
});

test.each([
  ['en', 'WEB'],
  ['fr', 'FRLSG'],
  ['es', 'MYSPANISH'],
  ['pt', 'WEB'],
] as const)('in %s, the texts of server and device give %s', async (language, code) => {
  const { backend } = stubTranslations('KJV', 'WEB', 'FRLSG');
  const data = await createAliceContext({ backend, account: null });
  await library.translations.put({
    code: 'MYSPANISH',
    language: 'es',
    name: 'Una Biblia importada',
    scopes: [],
  });
  expect((await findTranslationToRead(data, language)).code).toBe(code);
});

test('without a server and without known translations the translation is King James', async () => {
  const data = await createAliceContext();
  // Lists that other tests stored on this device.
  await data.deviceDatabase.chapters.find().remove();
  expect((await findTranslationToRead(data, 'fr')).code).toBe('KJV');
});

test('a chosen translation holds in every language and is stored in the profile', async () => {
  const data = await setProfile(await createAliceContext(stubTranslations('KJV', 'WEB', 'RVA')));
  await saveTranslationChoice(data, 'RVA');
  expect(await findTranslationToRead(data, 'en')).toEqual({
    code: 'RVA',
    language: 'es',
    wanted: 'RVA',
  });
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
  expect(await findTranslationToRead(data, 'fr')).toEqual({
    code: 'DARBY',
    language: 'fr',
    wanted: 'DARBY',
  });
});

test('the other code of a text is listed if only this code is available', async () => {
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
  expect(await findTranslationToRead(data, 'en')).toEqual({
    code: 'WEB',
    language: 'en',
    wanted: 'NIV',
  });
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
