// The few words that the worker says by itself: when a push holds nothing it can read, the browser
// still wants something shown.

export interface FallbackText {
  lang: string;
  body: string;
}

const words: Readonly<Record<string, string>> = {
  en: 'Take a quiet moment with Selah.',
  fr: 'Prends un moment de calme avec Selah.',
  es: 'Tómate un momento de calma con Selah.',
  pt: 'Tire um momento de calma com o Selah.',
};

/** @param wanted BCP 47 tags, best first. True of any day, because nobody knows what was meant. */
export function getFallbackText(wanted: readonly string[]): FallbackText {
  const lang =
    wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => words[tag] !== undefined) ??
    'en';
  return { lang, body: words[lang] ?? '' };
}
