// Tests of settings that devices sync in the profile: the notifications switch and the chosen Bible
// translation of each language. Translation choices of a guest stay on the device.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { findKnownTranslation } from '../../../schemas/bible/translations.ts';
import {
  insertInitialProfile,
  watchProfile,
  updateProfile,
} from '../../../src/data/records/profile.ts';
import {
  setNotificationsEnabled,
  watchNotificationsEnabled,
} from '../../../src/features/reminders/notifications-enabled.ts';
import {
  saveTranslationChoice,
  saveTranslationChoiceFor,
  watchChosenTranslations,
  findTranslationToRead,
} from '../../../src/data/bible/translation-choice.ts';
import {
  createFakeBackend,
  createAliceContext,
  type AliceContext,
  closeContexts,
} from '../../support/signed-in-user.ts';

afterEach(closeContexts);

const servedBackend = {
  backend: createFakeBackend(async () => ({
    translations: ['KJV', 'WEB', 'NIV', 'DARBY', 'FRLSG', 'RVA'].map((code) => ({
      code,
      language: findKnownTranslation(code)?.language,
      name: code,
    })),
  })),
};

async function alice(changes: object = {}): Promise<AliceContext> {
  const data = await createAliceContext(servedBackend);
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

const codes = async (data: AliceContext) =>
  Object.values(await firstValueFrom(watchChosenTranslations(data)));
const readChoice = async (data: AliceContext, language: 'en' | 'fr' | 'es' | 'pt') =>
  (await findTranslationToRead(data, language)).code;

test('notifications are on unless the user switched them off, on every device', async () => {
  const data = await alice();
  expect(await firstValueFrom(watchNotificationsEnabled(data))).toBe(true);
  await setNotificationsEnabled(data, false);
  expect(await firstValueFrom(watchNotificationsEnabled(data))).toBe(false);
  expect((await firstValueFrom(watchProfile(data)))?.notifications_enabled).toBe(false);
  expect(data.syncCount).toBe(1);
});

test('each language keeps its own chosen translation', async () => {
  const data = await alice();
  await saveTranslationChoice(data, 'WEB', 'en');
  await saveTranslationChoiceFor(data, 'fr', 'FRLSG');
  expect([await readChoice(data, 'en'), await readChoice(data, 'fr')]).toEqual(['WEB', 'FRLSG']);
  // The profile stores one translation, the one that is read now.
  expect((await firstValueFrom(watchProfile(data)))?.bible_translation).toBe('WEB');
  await saveTranslationChoice(data, 'DARBY', 'fr');
  expect([await readChoice(data, 'en'), await readChoice(data, 'fr')]).toEqual(['WEB', 'DARBY']);
});

test('where none was chosen for a language, the last choice holds', async () => {
  const data = await alice();
  expect(await codes(data)).toEqual([null, null, null, null]);
  await saveTranslationChoice(data, 'RVA', 'en');
  expect(await codes(data)).toEqual(['RVA', 'RVA', 'RVA', 'RVA']);
});

test("a translation in another language stays the choice for the user's language", async () => {
  const data = await alice();
  await saveTranslationChoice(data, 'WEB', 'en');
  await saveTranslationChoice(data, 'RVA', 'en');
  expect(await readChoice(data, 'en')).toBe('RVA');
});

test('a later choice on another device replaces the older choice on this device', async () => {
  const data = await alice();
  await saveTranslationChoice(data, 'WEB', 'en');
  await updateProfile(data, { bible_translation: 'NIV' });
  expect(await readChoice(data, 'en')).toBe('NIV');
  // A choice for another language does not change the choice from the other device.
  await saveTranslationChoiceFor(data, 'fr', 'FRLSG');
  expect([await readChoice(data, 'en'), await readChoice(data, 'fr')]).toEqual(['NIV', 'FRLSG']);
  await saveTranslationChoiceFor(data, 'en', 'KJV');
  expect(await readChoice(data, 'en')).toBe('KJV');
});

test('the choices of a guest are stored on the device', async () => {
  const data = await createAliceContext({ ...servedBackend, account: null });
  await saveTranslationChoice(data, 'WEB', 'en');
  await saveTranslationChoiceFor(data, 'fr', 'FRLSG');
  expect([await readChoice(data, 'en'), await readChoice(data, 'fr')]).toEqual(['WEB', 'FRLSG']);
  await setNotificationsEnabled(data, false);
  expect(await firstValueFrom(watchNotificationsEnabled(data))).toBe(true);
});
