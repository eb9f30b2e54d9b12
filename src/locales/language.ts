// Language of the app: initial choice, change, and loading of translated texts.
import i18next, { type BackendModule, type FlatNamespace, type ResourceKey } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { isLanguage, mapLanguages } from '../../schemas/languages.ts';
import type { Language } from '../../schemas/languages.ts';
import { onStoredChange, writeStored, readStored } from '../platform/storage/local-storage.ts';
import en from './en/common.json';

let languageNames: Readonly<Record<Language, string>> | undefined;

/**
 * Returns the name of each language in itself, with a capital. Computed when first needed: the
 * names of languages take a browser several milliseconds, which each start of the app would wait
 * for.
 */
export function getLanguageNames(): Readonly<Record<Language, string>> {
  languageNames ??= mapLanguages((language) => getLanguageTitle(language, language));
  return languageNames;
}

/**
 * Returns the name of a language as a title, with a capital: Inglês.
 * @param inLanguage language of the title
 * @param language BCP 47 tag
 */
export function getLanguageTitle(inLanguage: Language, language: string): string {
  const name = new Intl.DisplayNames(inLanguage, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}

/** `common` is part of the first load; another namespace is loaded with the pages that use it. */
export type Namespace = FlatNamespace;

/** The build reads `manifest.json`, see .ci/vite-plugins/manifest-texts.ts. */
const textLoaders = import.meta.glob<ResourceKey>(
  ['./*/*.json', '!./en/common.json', '!./*/manifest.json'],
  { import: 'default' },
);

function loadTexts(language: string, namespace: string): Promise<ResourceKey> {
  const load = textLoaders[`./${language}/${namespace}.json`];
  return load ? load() : Promise.reject(new Error(`There is no ${language}/${namespace}.json.`));
}

const backend: Pick<BackendModule, 'type' | 'callbackApi' | 'read'> = {
  type: 'backend',
  callbackApi: true,
  read(language, namespace, callback) {
    loadTexts(language, namespace).then(
      (texts) => callback(null, texts),
      // With `true`, a later call of i18next loads the texts again.
      (error: Error) => callback(error, true),
    );
  },
};

let initialized: Promise<void> | undefined;

/**
 * Loads `common` in the stored language, otherwise in the browser's language, otherwise in English.
 * Call before `loadNamespaces` and before the first render; a second call waits for the first.
 */
export function initLanguage(): Promise<void> {
  initialized ??= initI18next();
  return initialized;
}

async function initI18next(): Promise<void> {
  const language = getStoredLanguage();
  i18next.on('languageChanged', (current) => (document.documentElement.lang = current));
  await i18next
    .use(initReactI18next)
    .use(backend)
    .init({
      lng: language,
      // With 'en', i18next would load each namespace in English, too.
      fallbackLng: false,
      ns: 'common',
      defaultNS: 'common',
      resources: { en: { common: en } },
      partialBundledLanguages: true,
      maxRetries: 0,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  // A language chosen in another tab is applied in this tab.
  onStoredChange('language', () => void switchToLanguage(getStoredLanguage()));
  if (!i18next.hasResourceBundle(language, 'common')) await i18next.changeLanguage('en');
}

function getStoredLanguage(): Language {
  return pickInitialLanguage(readStored('language'), navigator.languages);
}

/** @param preferredTags BCP 47 tags, best first */
export function pickInitialLanguage(
  storedLanguage: string | null,
  preferredTags: readonly string[],
): Language {
  if (isLanguage(storedLanguage)) return storedLanguage;
  return preferredTags.map(findLanguage).find((language) => language !== undefined) ?? 'en';
}

function findLanguage(tag: string): Language | undefined {
  const language = tag.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : undefined;
}

/**
 * Returns whether the language is known: it was chosen or used before on this device, or the
 * browser prefers a language of the app.
 */
export function isLanguageKnown(): boolean {
  return (
    isLanguage(readStored('language')) ||
    navigator.languages.some((tag) => findLanguage(tag) !== undefined)
  );
}

/**
 * Changes the language and stores the choice on this device. If the texts cannot be fetched, the
 * language stays unchanged and the function throws.
 * @param save saves the choice for all devices of the person, before the language is shown: the
 *   person may close the page as soon as the new language is visible. Its error is thrown after the
 *   change.
 */
export async function changeLanguage(
  language: Language,
  save?: () => Promise<void>,
): Promise<void> {
  await loadUsedNamespaces(language);
  try {
    await save?.();
  } finally {
    // On a full device the choice applies to this device at least.
    storeLanguage(language);
    await i18next.changeLanguage(language);
  }
}

/** On this device, for the next start. */
export function storeLanguage(language: Language): void {
  writeStored('language', language);
}

async function switchToLanguage(language: Language): Promise<void> {
  try {
    await loadUsedNamespaces(language);
    await i18next.changeLanguage(language);
  } catch {
    // the server with the texts is unreachable: English is part of the bundle
    await i18next.changeLanguage('en');
  }
}

/** i18next itself would change the language even if the texts cannot be fetched. */
async function loadUsedNamespaces(language: Language): Promise<void> {
  const namespaces = [i18next.options.ns ?? []].flat();
  await Promise.all(
    namespaces.map(
      (namespace) =>
        i18next.hasResourceBundle(language, namespace) || loadTexts(language, namespace),
    ),
  );
}

/**
 * Loads code together with the texts that it uses.
 * @param load imports the code
 */
export async function importWithTexts<Module>(
  namespaces: readonly Namespace[],
  load: () => Promise<Module>,
): Promise<Module> {
  return (await Promise.all([load(), loadNamespaces(namespaces)]))[0];
}

/**
 * Loads namespaces in the app's language, or in English if those texts cannot be fetched. Rejects
 * with the error of `import()` if the English texts cannot be fetched either.
 */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  if ((await requestNamespaces(namespaces)).length === 0) return;
  i18next.options.fallbackLng = 'en';
  const [error] = await requestNamespaces(namespaces);
  if (!namespaces.every((namespace) => i18next.hasResourceBundle('en', namespace))) throw error;
}

/** @returns the errors of all loads that were running, also of other namespaces */
function requestNamespaces(namespaces: readonly Namespace[]): Promise<readonly unknown[]> {
  return new Promise((resolve) => {
    void i18next.loadNamespaces(namespaces, (errors?: readonly unknown[]) => resolve(errors ?? []));
  });
}

/** The language on the screen, for components. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : 'en';
}
