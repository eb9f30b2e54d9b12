// The language on the screen: which one it is, how it changes, what is loaded for it.
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { isLanguage } from '../../schemas/fields.ts';
import type { Language } from '../../schemas/fields.ts';
import { onStoredChange, writeStored, readStored } from '../platform/storage.ts';
import en from './en.json';

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', es: 'Español', pt: 'Português' };

const textLoaders: Readonly<Record<Namespace, Readonly<Record<Language, () => Promise<{ default: object }>>>>> = {
  core: { en: async () => ({ default: en }), fr: () => import('./fr.json'), es: () => import('./es.json'), pt: () => import('./pt.json') },
  sync: { en: () => import('./sync.en.json'), fr: () => import('./sync.fr.json'), es: () => import('./sync.es.json'), pt: () => import('./sync.pt.json') },
  day: { en: () => import('./day.en.json'), fr: () => import('./day.fr.json'), es: () => import('./day.es.json'), pt: () => import('./day.pt.json') },
  door: { en: () => import('./door.en.json'), fr: () => import('./door.fr.json'), es: () => import('./door.es.json'), pt: () => import('./door.pt.json') },
  night: { en: () => import('./night.en.json'), fr: () => import('./night.fr.json'), es: () => import('./night.es.json'), pt: () => import('./night.pt.json') },
  installed: { en: () => import('./installed.en.json'), fr: () => import('./installed.fr.json'), es: () => import('./installed.es.json'), pt: () => import('./installed.pt.json') },
  guide: { en: () => import('./guide.en.json'), fr: () => import('./guide.fr.json'), es: () => import('./guide.es.json'), pt: () => import('./guide.pt.json') },
  bible: { en: () => import('./bible.en.json'), fr: () => import('./bible.fr.json'), es: () => import('./bible.es.json'), pt: () => import('./bible.pt.json') },
};

/** `core` is there from the start; the words of a room come with its first page. */
export type LazyNamespace = 'bible' | 'day' | 'door' | 'guide' | 'installed' | 'night' | 'sync';
type Namespace = 'core' | LazyNamespace;

const usedNamespaces = new Set<Namespace>(['core']);
/** Part and language of all that was loaded. */
const loadedTexts = new Set(['core en']);

let initialized: Promise<void> | undefined;

/** Makes texts ready in the kept language, else the browser's, else English. Call before the first render; a second call waits for the first. */
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
  const applyStored = () => switchToLanguage(pickInitialLanguage(readStored('language'), navigator.languages));
  // What is chosen in another tab is chosen here.
  onStoredChange('language', () => void applyStored());
  await applyStored();
}

/** @param preferredTags BCP 47 tags, best first */
export function pickInitialLanguage(storedLanguage: string | null, preferredTags: readonly string[]): Language {
  if (isLanguage(storedLanguage)) return storedLanguage;
  return preferredTags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** Shows a language and keeps the choice on this device. A language whose texts cannot be fetched now leaves the old one standing and throws. */
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
    await applyLanguage('en'); // the texts are on the server and it is gone: English came with the page
  }
}

/** Makes the words of a room ready, before its page is drawn: those of the language on the screen, or English where they cannot be fetched. */
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
  i18next.addResourceBundle(language, 'translation', (await textLoaders[namespace][language]()).default, true);
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
