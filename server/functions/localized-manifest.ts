// Localizes the web app manifest, because few browsers read its `*_localized` members and the name
// of an installed app appears under its icon.
import { isLanguage, type Language } from '../../schemas/languages.ts';
import { isObject } from '../../schemas/is-object.ts';

/**
 * Returns the requested language, or the supported language that the client prefers most, or
 * English.
 * @param accepted the header Accept-Language
 */
export function chooseManifestLanguage(requested: unknown, accepted = ''): Language {
  if (isLanguage(requested)) return requested;
  const wanted = accepted.split(',').map((part, index) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return {
      language: tag.split('-')[0],
      weight: weight === undefined ? 1 : Number(weight),
      place: index,
    };
  });
  const best = wanted
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.place - b.place);
  return best.map(({ language }) => language).find(isLanguage) ?? 'en';
}

/**
 * Replaces each text that has a translation in the language, in all parts of the manifest, such as
 * the app name and the shortcuts.
 */
export function localizeManifest(language: Language, english: string): string {
  const manifest: unknown = JSON.parse(english);
  return JSON.stringify(
    isObject(manifest) ? { ...(localize(manifest, language) as object), lang: language } : manifest,
  );
}

const suffix = '_localized';

function localize(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((one) => localize(one, language));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, of]) => {
      const localizedTexts = value[`${name}${suffix}`];
      const localizedText = isObject(localizedTexts) ? localizedTexts[language] : undefined;
      // The members with other languages are kept, for browsers that read them.
      return [
        name,
        typeof localizedText === 'string'
          ? localizedText
          : name.endsWith(suffix)
            ? of
            : localize(of, language),
      ];
    }),
  );
}
