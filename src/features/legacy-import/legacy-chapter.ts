// Converts a passage that the earlier app had stored to a chapter. A passage that does not fit is
// dropped, because it can be fetched again.
import { isObject } from '../../../schemas/is-object.ts';
import { bookById } from '../../../schemas/bible/books.ts';
import type { Chapter, Verse } from '../../../schemas/bible/chapter.ts';
import type { Fields } from '../../../schemas/local-record.ts';
import { getTranslationLanguage } from '../../../schemas/bible/translations.ts';
import { findBook } from './parse-legacy-text.ts';

/**
 * @param path nested keys under which the passage was stored: `selah_passages|ESV_John_3`,
 *   `cache|ESV|John|3`
 */
export function parseLegacyChapter(path: string, entry: Fields): Chapter | null {
  const words = path.split(/[\s_|:.\-/]+/).filter((word) => word !== '');
  const place = words.findIndex((word) => getTranslationLanguage(word));
  const translation = String(entry['translation'] ?? words[place] ?? '').toUpperCase();
  const language = getTranslationLanguage(translation);
  const book = findBook(entry['book'] ?? words.slice(place + 1, -1).join(' '));
  const chapter = Number(entry['chapter'] ?? words.at(-1));
  const verses = parseVerses(entry['verses']);
  if (
    !language ||
    !book ||
    !verses ||
    !Number.isInteger(chapter) ||
    chapter < 1 ||
    chapter > (bookById(book)?.chapters ?? 0)
  )
    return null;
  const items = verses.map(({ verse, text }) => ({
    kind: 'verse' as const,
    verse,
    parts: [{ text }],
  }));
  return { translation, book, chapter, language, verses, items: [{ kind: 'paragraph' }, ...items] };
}

/** In order, whole, and without any markup: null otherwise. */
function parseVerses(list: unknown): Verse[] | null {
  if (!Array.isArray(list) || list.length === 0) return null;
  const verses: Verse[] = [];
  for (const raw of list) {
    const { verse, text } = isObject(raw) ? raw : {};
    const number = Number(verse);
    const isSound =
      Number.isInteger(number) &&
      number > (verses.at(-1)?.verse ?? 0) &&
      number <= 176 &&
      typeof text === 'string' &&
      text.trim() !== '' &&
      !/[<>]/.test(text);
    if (!isSound) return null;
    verses.push({ verse: number, text: text.trim() });
  }
  return verses;
}
