// What is chosen for the whole app: notifications in the profile, and for each language the
// translation in which the Bible opens.
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

const served = {
  backend: createFakeBackend(async () => ({
    translations: ['KJV', 'WEB', 'NIV', 'DARBY', 'FRLSG', 'RVA'].map((code) => ({
      code,
      language: findKnownTranslation(code)?.language,
      name: code,
    })),
  })),
};

async function alice(changes: object = {}): Promise<AliceContext> {
  const data = await createAliceContext(served);
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
const reads = async (data: AliceContext, language: 'en' | 'fr' | 'es' | 'pt') =>
  (await findTranslationToRead(data, language)).code;

test('notifications are on unless the person said no, on every device', async () => {
  const data = await alice();
  expect(await firstValueFrom(watchNotificationsEnabled(data))).toBe(true);
  await setNotificationsEnabled(data, false);
  expect(await firstValueFrom(watchNotificationsEnabled(data))).toBe(false);
  expect((await firstValueFrom(watchProfile(data)))?.notifications_enabled).toBe(false);
  expect(data.syncCount).toBe(1);
});

test('each language has its own translation, and comes back to it', async () => {
  const data = await alice();
  await saveTranslationChoice(data, 'WEB', 'en');
  await saveTranslationChoiceFor(data, 'fr', 'FRLSG');
  expect([await reads(data, 'en'), await reads(data, 'fr')]).toEqual(['WEB', 'FRLSG']);
  // The profile knows one alone: that which is read now.
  expect((await firstValueFrom(watchProfile(data)))?.bible_translation).toBe('WEB');
  await saveTranslationChoice(data, 'DARBY', 'fr');
  expect([await reads(data, 'en'), await reads(data, 'fr')]).toEqual(['WEB', 'DARBY']);
});

test('where none was chosen for a language, the last choice holds', async () => {
  const data = await alice();
  expect(await codes(data)).toEqual([null, null, null, null]);
  await saveTranslationChoice(data, 'RVA', 'en');
  expect(await codes(data)).toEqual(['RVA', 'RVA', 'RVA', 'RVA']);
});

test('a translation of another language that is read in one’s own stays', async () => {
  const data = await alice();
  await saveTranslationChoice(data, 'WEB', 'en');
  await saveTranslationChoice(data, 'RVA', 'en');
  expect(await reads(data, 'en')).toBe('RVA');
});

test('what another device chose since stands before the older choice here, until there is a newer one', async () => {
  const data = await alice();
  await saveTranslationChoice(data, 'WEB', 'en');
  await updateProfile(data, { bible_translation: 'NIV' });
  expect(await reads(data, 'en')).toBe('NIV');
  // A choice for another language takes nothing of it back.
  await saveTranslationChoiceFor(data, 'fr', 'FRLSG');
  expect([await reads(data, 'en'), await reads(data, 'fr')]).toEqual(['NIV', 'FRLSG']);
  await saveTranslationChoiceFor(data, 'en', 'KJV');
  expect(await reads(data, 'en')).toBe('KJV');
});

test('a guest’s choices are kept on the device', async () => {
  const data = await createAliceContext({ ...served, account: null });
  await saveTranslationChoice(data, 'WEB', 'en');
  await saveTranslationChoiceFor(data, 'fr', 'FRLSG');
  expect([await reads(data, 'en'), await reads(data, 'fr')]).toEqual(['WEB', 'FRLSG']);
  await setNotificationsEnabled(data, false);
  expect(await firstValueFrom(watchNotificationsEnabled(data))).toBe(true);
});
