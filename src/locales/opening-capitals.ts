// Lowers the capitals with which a printed Bible begins a chapter: "EN el principio".

/** Translations whose text has the first word of each chapter in capitals, and no other word. */
const translationsWithCapitals: ReadonlySet<string> = new Set(['RVA']);

/**
 * Returns the text of a verse with a small first word, which keeps its capital: "En el principio".
 * @param translation translation code; the text of another translation stays unchanged
 */
export function lowerOpeningCapitals(text: string, translation: string | null | undefined): string {
  if (!translation || !translationsWithCapitals.has(translation)) return text;
  return text.replace(
    /^(\P{L}*\p{Lu})(\p{Lu}+)(?!\p{L})/u,
    (_, first: string, rest: string) => first + rest.toLocaleLowerCase('es'),
  );
}
