// Fallback notification texts of the service worker. When the data of a push message is unreadable,
// the browser still requires a visible notification.

export interface FallbackText {
  lang: string;
  body: string;
}

const texts: Readonly<Record<string, string>> = {
  en: 'Take a quiet moment with Selah.',
  fr: 'Prends un moment de calme avec Selah.',
  es: 'Tómate un momento de calma con Selah.',
  pt: 'Tire um momento de calma com o Selah.',
};

/**
 * Returns a text that is true on any day, because the intended message is unknown.
 * @param wanted BCP 47 language tags, best first
 */
export function getFallbackText(wanted: readonly string[]): FallbackText {
  const lang =
    wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => texts[tag] !== undefined) ??
    'en';
  return { lang, body: texts[lang] ?? '' };
}
