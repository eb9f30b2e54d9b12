// Language of the app: initial choice, change, and loading of translated texts.
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { isLanguage } from '../../schemas/fields.ts';
import type { Language } from '../../schemas/fields.ts';
import { onStoredChange, writeStored, readStored } from '../platform/storage/local-storage.ts';
import en from './en/common.json';

export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
};

const textLoaders: Readonly<
  Record<Namespace, Readonly<Record<Language, () => Promise<{ default: object }>>>>
> = {
  common: {
    en: async () => ({ default: en }),
    fr: () => import('./fr/common.json'),
    es: () => import('./es/common.json'),
    pt: () => import('./pt/common.json'),
  },
  sync: {
    en: () => import('./en/sync.json'),
    fr: () => import('./fr/sync.json'),
    es: () => import('./es/sync.json'),
    pt: () => import('./pt/sync.json'),
  },
  daily: {
    en: () => import('./en/daily.json'),
    fr: () => import('./fr/daily.json'),
    es: () => import('./es/daily.json'),
    pt: () => import('./pt/daily.json'),
  },
  start: {
    en: () => import('./en/start.json'),
    fr: () => import('./fr/start.json'),
    es: () => import('./es/start.json'),
    pt: () => import('./pt/start.json'),
  },
  sleep: {
    en: () => import('./en/sleep.json'),
    fr: () => import('./fr/sleep.json'),
    es: () => import('./es/sleep.json'),
    pt: () => import('./pt/sleep.json'),
  },
  'installed-app': {
    en: () => import('./en/installed-app.json'),
    fr: () => import('./fr/installed-app.json'),
    es: () => import('./es/installed-app.json'),
    pt: () => import('./pt/installed-app.json'),
  },
  'pwa-guides': {
    en: () => import('./en/pwa-guides.json'),
    fr: () => import('./fr/pwa-guides.json'),
    es: () => import('./es/pwa-guides.json'),
    pt: () => import('./pt/pwa-guides.json'),
  },
  bible: {
    en: () => import('./en/bible.json'),
    fr: () => import('./fr/bible.json'),
    es: () => import('./es/bible.json'),
    pt: () => import('./pt/bible.json'),
  },
};

/**
 * `common` is part of the first load. The texts of another namespace are loaded with the first page
 * that uses it.
 */
export type LazyNamespace =
  | 'bible'
  | 'daily'
  | 'installed-app'
  | 'pwa-guides'
  | 'sleep'
  | 'start'
  | 'sync';
type Namespace = 'common' | LazyNamespace;

const usedNamespaces = new Set<Namespace>(['common']);
/** Namespace and language of everything that was loaded. */
const loadedTexts = new Set(['common en']);

let initialized: Promise<void> | undefined;

/**
 * Loads the texts in the stored language, otherwise in the browser's language, otherwise in
 * English. Call before the first render; a second call waits for the first.
 */
export function initLanguage(): Promise<void> {
  initialized ??= initI18next();
  return initialized;
}

async function initI18next(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  const applyStored = () =>
    switchToLanguage(pickInitialLanguage(readStored('language'), navigator.languages));
  // A language chosen in another tab is applied in this tab.
  onStoredChange('language', () => void applyStored());
  await applyStored();
}

/** @param preferredTags BCP 47 tags, best first */
export function pickInitialLanguage(
  storedLanguage: string | null,
  preferredTags: readonly string[],
): Language {
  if (isLanguage(storedLanguage)) return storedLanguage;
  return preferredTags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/**
 * Changes the language and stores the choice on this device. If the texts cannot be fetched, the
 * language stays unchanged and the function throws.
 */
export async function changeLanguage(language: Language): Promise<void> {
  await loadAllTexts(language);
  storeLanguage(language);
  await applyLanguage(language);
}

/** On this device, for the next start. */
export function storeLanguage(language: Language): void {
  writeStored('language', language);
}

async function switchToLanguage(language: Language): Promise<void> {
  try {
    await loadAllTexts(language);
    await applyLanguage(language);
  } catch {
    // the server with the texts is unreachable: English is part of the bundle
    await applyLanguage('en');
  }
}

/**
 * Loads the texts of a namespace before its page is rendered, in the app's language, or in English
 * if those texts cannot be fetched.
 */
export async function loadNamespace(namespace: LazyNamespace): Promise<void> {
  usedNamespaces.add(namespace);
  const language = isLanguage(i18next.language) ? i18next.language : 'en';
  await loadTexts(namespace, language).catch(() => loadTexts(namespace, 'en'));
}

async function loadAllTexts(language: Language): Promise<void> {
  await Promise.all([...usedNamespaces].map((namespace) => loadTexts(namespace, language)));
}

async function loadTexts(namespace: Namespace, language: Language): Promise<void> {
  const name = `${namespace} ${language}`;
  if (loadedTexts.has(name)) return;
  i18next.addResourceBundle(
    language,
    'translation',
    (await textLoaders[namespace][language]()).default,
    true,
  );
  loadedTexts.add(name);
}

async function applyLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** The language on the screen, for components. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : 'en';
}
