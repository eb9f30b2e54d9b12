// Tests of loading texts: together with the first language, in English when they cannot be fetched,
// and again later.
import i18next from 'i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage, initLanguage, loadNamespaces } from '../../src/locales/language.ts';

const french = '../../src/locales/fr';

function failImport(): never {
  throw new Error('Failed to fetch dynamically imported module');
}

beforeEach(async () => {
  localStorage.setItem('selah_language', 'fr');
  await initLanguage();
});

test('texts that are requested before the first language is loaded are loaded in it alone', async () => {
  // The first call of `initLanguage` is that of `beforeEach`, so a new instance is needed.
  vi.resetModules();
  const fresh = await import('../../src/locales/language.ts');
  const ready = fresh.initLanguage();
  const loaded = fresh.loadNamespaces(['plans']);
  await Promise.all([ready, loaded]);
  expect(i18next.hasResourceBundle('fr', 'plans')).toBe(true);
  expect(i18next.hasResourceBundle('en', 'plans')).toBe(false);
  expect(document.documentElement.lang).toBe('fr');
});

test('texts that cannot be fetched are shown in English, and fetched again with a later page', async () => {
  vi.doMock(`${french}/sleep.json`, failImport);
  await loadNamespaces(['sleep']);
  expect(i18next.t('sleep:title')).toBe('Peaceful Sleep');
  expect(i18next.t('nav.prayer')).toBe('Prière');
  vi.doUnmock(`${french}/sleep.json`);
  await loadNamespaces(['wisdom']);
  expect(i18next.t('sleep:title')).not.toBe('Peaceful Sleep');
});

test('a page whose texts cannot be fetched in any language gets the error of the import', async () => {
  vi.doMock(`${french}/search.json`, failImport);
  vi.doMock('../../src/locales/en/search.json', failImport);
  await expect(loadNamespaces(['search'])).rejects.toBeInstanceOf(Error);
  // Other pages do not fail.
  await loadNamespaces(['settings']);
  expect(i18next.t('settings:title')).not.toBe('settings:title');
  vi.doUnmock(`${french}/search.json`);
  vi.doUnmock('../../src/locales/en/search.json');
});

test('a language whose texts cannot all be fetched is neither applied nor stored', async () => {
  await loadNamespaces(['legal']);
  vi.doMock('../../src/locales/pt/legal.json', failImport);
  await expect(changeLanguage('pt')).rejects.toThrow();
  expect(i18next.language).toBe('fr');
  expect(document.documentElement.lang).toBe('fr');
  expect(localStorage.getItem('selah_language')).toBe('fr');
  vi.doUnmock('../../src/locales/pt/legal.json');
  await changeLanguage('pt');
  expect(i18next.t('legal:terms')).toBe('Termos de serviço');
});
