// Decides whether a text on a page is made of texts of a locale, with their placeholders filled in.
import type { Language } from '../../schemas/languages.ts';
import { type LocaleTexts, readAllLocales } from './locale-files.ts';

/** Longest value that a placeholder may have, in characters: names, numbers, dates, addresses. */
const maxValueLength = 60;

/**
 * Returns a function that checks a text. Sentences may follow one another in one text.
 * @param ownTexts texts of the test itself: names of users, translations and books
 */
export function createCatalogueCheck(
  language: Language,
  ownTexts: readonly string[],
): (text: string) => boolean {
  const texts = listTexts(readAllLocales(language));
  const fixedTexts = new Set([...texts.filter((text) => !text.includes('{{')), ...ownTexts]);
  const patterns = texts.flatMap((text) => (text.includes('{{') ? (toPattern(text) ?? []) : []));
  const isKnown = (text: string) =>
    fixedTexts.has(text) || patterns.some((pattern) => pattern.test(text));

  /** Whether the text is one text of the catalogue, or several, divided by spaces. */
  function isMadeOfTexts(text: string): boolean {
    if (text === '' || isKnown(text)) return true;
    for (let end = text.lastIndexOf(' '); end > 0; end = text.lastIndexOf(' ', end - 1))
      if (isKnown(text.slice(0, end)) && isMadeOfTexts(text.slice(end + 1).trim())) return true;
    return false;
  }

  const checked = new Map<string, boolean>();
  return (text) => {
    // Numbers, short dates and marks contain no words of a sentence.
    const isKnownText = checked.get(text) ?? (!/\p{L}{5}/u.test(text) || isMadeOfTexts(text));
    checked.set(text, isKnownText);
    return isKnownText;
  };
}

function listTexts(texts: LocaleTexts): string[] {
  return Object.values(texts).flatMap((text) =>
    typeof text === 'string' ? [text.replace(/<\/?\w+\/?>/g, '')] : listTexts(text),
  );
}

/** Returns null for a text whose own words are too few to recognize it. */
function toPattern(text: string): RegExp | null {
  const parts = text.split(/\{\{[^}]*\}\}/);
  if (!/\p{L}{3}/u.test(parts.join(' '))) return null;
  const source = parts
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    .join(`.{0,${maxValueLength}}?`);
  return new RegExp(`^${source}$`, 'su');
}

/** Lists the visible and announced texts of a page: text nodes, labels, titles and descriptions. */
export function listPageTexts(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, textContent: text } = node;
    if (parent?.closest('style, script') || !text) continue;
    texts.push(text.trim());
  }
  for (const element of root.querySelectorAll('[title], [aria-label], [alt], [placeholder]'))
    for (const name of ['title', 'aria-label', 'alt', 'placeholder'])
      texts.push(element.getAttribute(name)?.trim() ?? '');
  return [...new Set(texts)].filter((text) => text !== '');
}
