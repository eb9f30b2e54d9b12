// Reads the texts of src/locales: one JSON file for each language and namespace.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-files.ts';

export type LocaleTexts = { [key: string]: LocaleTexts | string };

/** `common`, `bible`, …: the names of the files that English has. */
const allNamespaces: readonly string[] = readdirSync(join(root, 'src/locales/en')).map((name) =>
  name.replace(/\.json$/, ''),
);

/** The namespaces that the app loads. The build reads `manifest`. */
export const localeNamespaces = allNamespaces.filter((namespace) => namespace !== 'manifest');

export function readLocale<Texts = LocaleTexts>(language: string, namespace: string): Texts {
  return JSON.parse(
    readFileSync(join(root, 'src/locales', language, `${namespace}.json`), 'utf8'),
  ) as Texts;
}

/** The prompts of the form of a new prayer, in the order of the form. */
export function readPrayerPrompts(language: string): readonly string[] {
  return Object.values(readLocale<{ prompts: Record<string, string> }>(language, 'prayer').prompts);
}

/**
 * The texts of all namespaces together, by the keys of the code: those of `common` have no prefix,
 * those of `prayer` begin with `prayer:`.
 */
export function readAllLocales(language: string): LocaleTexts {
  return Object.fromEntries(
    allNamespaces.flatMap((namespace) =>
      Object.entries(readLocale(language, namespace)).map(([key, texts]) => [
        namespace === 'common' ? key : `${namespace}:${key}`,
        texts,
      ]),
    ),
  );
}
