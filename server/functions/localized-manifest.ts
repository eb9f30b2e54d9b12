// The manifest in another language: few browsers read its `*_localized` members, and what an
// installed app is called stands on its icon.
import { isLanguage, type Language } from '../../schemas/fields.ts';
import { isObject } from '../entities/validation.ts';

/**
 * @param accepted a header Accept-Language; the language that is wanted most of those that there
 * are
 */
export function chooseManifestLanguage(asked: unknown, accepted = ''): Language {
  if (isLanguage(asked)) return asked;
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
 * Each text that has a wording of its own in the language: of the app, of its shortcuts, wherever
 * they stand.
 */
export function localizeManifest(language: Language, english: string): string {
  const manifest: unknown = JSON.parse(english);
  return JSON.stringify(
    isObject(manifest) ? { ...(worded(manifest, language) as object), lang: language } : manifest,
  );
}

const suffix = '_localized';

function worded(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((one) => worded(one, language));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, of]) => {
      const wordings = value[`${name}${suffix}`];
      const wording = isObject(wordings) ? wordings[language] : undefined;
      // The other languages stay as they are, for whoever reads them.
      return [
        name,
        typeof wording === 'string' ? wording : name.endsWith(suffix) ? of : worded(of, language),
      ];
    }),
  );
}
