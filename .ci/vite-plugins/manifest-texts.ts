// Vite plugin that writes the texts of the web app manifest in all languages, in a build and in the
// development server. public/manifest.webmanifest has keys in place of texts. The texts are in
// src/locales/<language>/manifest.json.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const fileName = 'manifest.webmanifest';
const keyPrefix = 'manifest:';
const fallbackLanguage = 'en';

/**
 * Returns the manifest as JSON: each text is in English, and a member of the same name with the
 * ending `_localized` has the text in the other languages. Throws if a text is missing.
 * @param root folder of the project
 */
export function buildManifest(root: string): string {
  const locales = join(root, 'src/locales');
  const textsByLanguage = readdirSync(locales, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, readJson(join(locales, name, 'manifest.json'))] as const);

  function addTexts(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(addTexts);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([member, content]: [string, unknown]) =>
        typeof content === 'string' && content.startsWith(keyPrefix)
          ? buildTextMembers(member, content.slice(keyPrefix.length))
          : [[member, addTexts(content)]],
      ),
    );
  }

  function buildTextMembers(member: string, key: string): [string, unknown][] {
    const { [fallbackLanguage]: text, ...others } = Object.fromEntries(
      textsByLanguage.map(([language, texts]) => [language, readText(texts, key, language)]),
    );
    return [
      [member, text],
      [`${member}_localized`, others],
    ];
  }

  return JSON.stringify(addTexts(readJson(join(root, 'public', fileName))));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param key names of the members that lead to the text, divided by points */
function readText(texts: unknown, key: string, language: string): string {
  const text = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts);
  if (typeof text !== 'string')
    throw new Error(`src/locales/${language}/manifest.json has no text ${key}.`);
  return text;
}

export function manifestTexts(root: string): Plugin {
  return {
    name: 'selah-manifest-texts',
    // This file replaces the file with keys, which Vite has copied from public/.
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: buildManifest(root) });
    },
    configureServer(server) {
      server.middlewares.use(
        `/${fileName}`,
        (_request, response) =>
          void response
            .setHeader('content-type', 'application/manifest+json')
            .end(buildManifest(root)),
      );
    },
  };
}
