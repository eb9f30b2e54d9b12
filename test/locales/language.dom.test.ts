// Tests of the interface language: initial choice, change, storage, other tabs, plural forms, and
// texts that are loaded with a page.
import { beforeEach, expect, test, vi } from 'vitest';
import i18next from 'i18next';
import {
  changeLanguage,
  loadNamespaces,
  pickInitialLanguage,
  initLanguage,
} from '../../src/locales/language.ts';

beforeEach(initLanguage);

test('the stored language comes before the browser languages, and English comes last', () => {
  expect(pickInitialLanguage('pt', ['fr-CA', 'en'])).toBe('pt');
  expect(pickInitialLanguage(null, ['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(pickInitialLanguage('klingon', ['ES-mx'])).toBe('es');
  expect(pickInitialLanguage(null, ['de', 'ja'])).toBe('en');
  expect(pickInitialLanguage(null, [])).toBe('en');
});

test('a chosen language applies at once to the page and root element, and is stored', async () => {
  await changeLanguage('fr');
  expect(i18next.t('nav.prayer')).toBe('Prière');
  expect(document.documentElement.lang).toBe('fr');
  expect(localStorage.getItem('selah_language')).toBe('fr');
  await changeLanguage('en');
  expect(i18next.t('nav.prayer')).toBe('Prayer');
});

test('a language chosen in another tab is applied in this tab', async () => {
  await changeLanguage('en');
  localStorage.setItem('selah_language', 'es');
  window.dispatchEvent(new StorageEvent('storage', { key: 'selah_language' }));
  await vi.waitFor(() => expect(i18next.t('nav.prayer')).toBe('Oración'));
  expect(document.documentElement.lang).toBe('es');
});

test('counts follow the rules of each language', async () => {
  await loadNamespaces(['home']);
  await changeLanguage('fr');
  expect(i18next.t('home:openPrayers', { count: 0 })).toBe('0 prière en cours');
  expect(i18next.t('home:openPrayers', { count: 2 })).toBe('2 prières en cours');
  expect(i18next.t('home:openPrayers', { count: 1_000_000 })).toMatch(/de prières/);
  await changeLanguage('en');
  expect(i18next.t('home:openPrayers', { count: 0 })).toBe('0 open prayers');
});

test('page texts are loaded with the page, and reloaded when the language changes', async () => {
  await changeLanguage('fr');
  await loadNamespaces(['search']);
  expect(i18next.t('search:title')).not.toBe('search:title');
  const french = i18next.t('search:title');
  await changeLanguage('es');
  expect(i18next.t('search:title')).not.toBe(french);
});
