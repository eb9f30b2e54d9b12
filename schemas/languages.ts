// The languages of the app. Other texts and values of a language are in language-conventions.ts, in
// folders of languages, and in content/text-analysis/words-by-language.ts. This module is part of
// the first load and of the service worker, so it is small.

/** The four languages of Selah; English is the fallback everywhere. */
export const languages = ['en', 'fr', 'es', 'pt'] as const;
export type Language = (typeof languages)[number];

/** Text of a notification whose message cannot be read. It is true on any day. */
export const unreadableMessageTexts: Readonly<Record<Language, string>> = {
  en: 'Take a quiet moment with Selah.',
  fr: 'Prends un moment de calme avec Selah.',
  es: 'Tómate un momento de calma con Selah.',
  pt: 'Tire um momento de calma com o Selah.',
};

/** Returns a value for each language. */
export function mapLanguages<Value>(
  getValue: (language: Language) => Value,
): Readonly<Record<Language, Value>> {
  const values = languages.map((language) => [language, getValue(language)]);
  return Object.fromEntries(values) as Record<Language, Value>;
}

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}
