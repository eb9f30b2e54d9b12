// What is chosen for the whole app: notifications in the profile, and for each language the translation in which the Bible opens.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { knownTranslation } from '../../schemas/translations.ts';
import { keepFirstProfile, profile, saveProfile } from '../../src/data/profile.ts';
import { enableNotifications, notificationsEnabled } from '../../src/data/settings.ts';
import { chooseTranslation, chooseTranslationFor, chosenTranslations, translationToRead } from '../../src/data/translation-choice.ts';
import { aBackend, aliceAtHome, type AtHome, closeHomes } from './at-home.ts';

afterEach(closeHomes);

const served = { backend: aBackend(async () => ({ translations: ['KJV', 'WEB', 'NIV', 'DARBY', 'FRLSG', 'RVA'].map((code) => ({ code, language: knownTranslation(code)?.language, name: code })) })) };

async function alice(changes: object = {}): Promise<AtHome> {
  const data = await aliceAtHome(served);
  const account = data.account ?? { id: '', email: '', full_name: '' };
  await keepFirstProfile(data.personal, { ...account, role: 'user', is_verified: true, disabled: false, created_date: '2026-01-01T00:00:00.000Z', updated_date: '2026-01-01T00:00:00.000Z', ...changes });
  return data;
}

const codes = async (data: AtHome) => Object.values(await firstValueFrom(chosenTranslations(data)));
const reads = async (data: AtHome, language: 'en' | 'fr' | 'es' | 'pt') => (await translationToRead(data, language)).code;

test('notifications are on unless the person said no, on every device', async () => {
  const data = await alice();
  expect(await firstValueFrom(notificationsEnabled(data))).toBe(true);
  await enableNotifications(data, false);
  expect(await firstValueFrom(notificationsEnabled(data))).toBe(false);
  expect((await firstValueFrom(profile(data)))?.notifications_enabled).toBe(false);
  expect(data.synced).toBe(1);
});

test('each language has its own translation, and comes back to it', async () => {
  const data = await alice();
  await chooseTranslation(data, 'WEB', 'en');
  await chooseTranslationFor(data, 'fr', 'FRLSG');
  expect([await reads(data, 'en'), await reads(data, 'fr')]).toEqual(['WEB', 'FRLSG']);
  // The profile knows one alone: that which is read now.
  expect((await firstValueFrom(profile(data)))?.bible_translation).toBe('WEB');
  await chooseTranslation(data, 'DARBY', 'fr');
  expect([await reads(data, 'en'), await reads(data, 'fr')]).toEqual(['WEB', 'DARBY']);
});

test('where none was chosen for a language, the last choice holds', async () => {
  const data = await alice();
  expect(await codes(data)).toEqual([null, null, null, null]);
  await chooseTranslation(data, 'RVA', 'en');
  expect(await codes(data)).toEqual(['RVA', 'RVA', 'RVA', 'RVA']);
});

test('a translation of another language that is read in one’s own stays', async () => {
  const data = await alice();
  await chooseTranslation(data, 'WEB', 'en');
  await chooseTranslation(data, 'RVA', 'en');
  expect(await reads(data, 'en')).toBe('RVA');
});

test('what another device chose since stands before the older choice here, until there is a newer one', async () => {
  const data = await alice();
  await chooseTranslation(data, 'WEB', 'en');
  await saveProfile(data, { bible_translation: 'NIV' });
  expect(await reads(data, 'en')).toBe('NIV');
  // A choice for another language takes nothing of it back.
  await chooseTranslationFor(data, 'fr', 'FRLSG');
  expect([await reads(data, 'en'), await reads(data, 'fr')]).toEqual(['NIV', 'FRLSG']);
  await chooseTranslationFor(data, 'en', 'KJV');
  expect(await reads(data, 'en')).toBe('KJV');
});

test('a guest’s choices are kept on the device', async () => {
  const data = await aliceAtHome({ ...served, account: null });
  await chooseTranslation(data, 'WEB', 'en');
  await chooseTranslationFor(data, 'fr', 'FRLSG');
  expect([await reads(data, 'en'), await reads(data, 'fr')]).toEqual(['WEB', 'FRLSG']);
  await enableNotifications(data, false);
  expect(await firstValueFrom(notificationsEnabled(data))).toBe(true);
});
