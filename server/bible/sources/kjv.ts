// Bible provider of the King James Version, which is bundled with the server and always available.
// Converts the text of kjv-package.ts to chapters.
import { bookById } from '../../../schemas/bible/books.ts';
import type { Chapter, ChapterItem, TextRun } from '../../../schemas/bible/chapter.ts';
import { bundledTranslation } from '../../../schemas/bible/translations.ts';
import { buildChapter } from '../build-chapter.ts';
import { openKjvSource, type KjvSource } from './kjv-package.ts';
import type { BibleProvider } from '../provider.ts';
import { createVerseSearch } from '../verse-search.ts';

/** Throws when the package `kjv` does not contain the expected text. */
export function openKjv(): BibleProvider {
  const source = openKjvSource();
  const search = createVerseSearch({
    code: bundledTranslation.code,
    language: bundledTranslation.language,
    chapter: (book, chapter) => kjvChapter(source, book, chapter),
  });
  return {
    translations: async () => [bundledTranslation],
    chapter: async (translation, book, chapter) =>
      isKjv(translation) ? kjvChapter(source, book, chapter) : undefined,
    search: async (translation, query, limit) =>
      isKjv(translation) ? search(query, limit) : undefined,
  };
}

function isKjv(translation: string): boolean {
  return translation.toUpperCase() === bundledTranslation.code;
}

function kjvChapter(source: KjvSource, book: string, chapter: number): Chapter | undefined {
  const verses = source.verses(book, chapter);
  if (!bookById(book) || !verses) return undefined;
  const { title, lettersByVerse, closing } = source.words(book, chapter);
  const items: ChapterItem[] = [];
  if (title !== undefined) items.push({ kind: 'title', text: plainWords(title) });
  for (const { verse, text } of verses) {
    const letter = lettersByVerse?.get(verse);
    if (letter !== undefined) items.push({ kind: 'letter', text: plainWords(letter) });
    if (text.startsWith('# ')) items.push({ kind: 'paragraph' });
    items.push({
      kind: 'verse',
      verse,
      parts: verseParts(text, inscriptions.get(`${book}.${chapter}.${verse}`)),
    });
  }
  if (closing !== undefined) items.push({ kind: 'closing', text: plainWords(closing) });
  return buildChapter(
    { translation: bundledTranslation.code, book, chapter, language: bundledTranslation.language },
    items,
  );
}

/**
 * Words in capitals that are not the divine name: two inscriptions, and `THE LORD THY GOD`, where
 * only LORD is the name.
 */
const inscriptions = new Map([
  ['DEU.28.58', 'GOD'],
  ['ACT.17.23', 'GOD'],
  ['REV.19.16', 'LORD'],
]);

/**
 * Splits a verse into text runs. The divine name takes precedence over supplied words: `[the LORD]`
 * becomes supplied `the ` and the name.
 */
function verseParts(source: string, notTheName: string | undefined): TextRun[] {
  const text = typographic(source.replace(/^# /, ''));
  return text.split(/(\[[^\]]*\])/).flatMap((run) => {
    const supplied = run.startsWith('[');
    const words = supplied ? run.slice(1, -1) : run;
    // The possessive belongs to the name: the source has LORD'S in capitals throughout.
    return words.split(/\b(LORD’S|LORD|GOD|JEHOVAH|JAH)\b/).flatMap((text, index): TextRun[] => {
      if (text === '') return [];
      if (index % 2 === 1 && text !== notTheName) return [{ text, as: 'name' }];
      return [supplied ? { text, as: 'supplied' } : { text }];
    });
  });
}

/**
 * Returns plain text. Titles and closings have no parts, so their supplied words are not marked.
 */
function plainWords(source: string): string {
  return typographic(source.replace(/^# /, '').replace(/[[\]]/g, ''));
}

function typographic(text: string): string {
  return text.replaceAll("'", '’');
}
