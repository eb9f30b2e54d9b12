// Quotes verses from a Bible text beside our own texts or those of a model, and converts verse
// ranges to another translation's numbering. Quotes have a timeout, or use only the texts on this
// device.
import type { PassageReference } from '../../../../content/composer/passage-reference.ts';
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import type { Language } from '../../../../schemas/languages.ts';
import { fromCanonicalVerses, toCanonicalVerses } from '../../../../schemas/bible/numbering.ts';
import type { VerseId } from '../../../../schemas/bible/numbering.ts';
import { formatVerseReference } from '../../../../schemas/bible/verse-reference.ts';
import { bundledTranslation } from '../../../../schemas/bible/translations.ts';
import { readChapter } from '../../../data/bible/chapters.ts';
import type { DataContext } from '../../../data/data-context.ts';
import { readChapterOnDevice } from '../../../data/bible/chapter-on-device.ts';
import type { VerifiedVerse } from '../generated-text.ts';

/** Milliseconds. */
const timeoutMillis = 4_000;

/** Consecutive verses in the numbering of a translation. */
export interface VerseSpan {
  numbering: string;
  verses: readonly VerseId[];
}

export interface QuoteOptions {
  language: Language;
  /** Codes in capitals, the most wanted first. */
  translations: readonly string[];
}

/** Our own references use the numbering of the King James Version. */
export function toVerseSpan({
  book,
  chapter,
  verse,
  lastVerse = verse,
}: PassageReference): VerseSpan {
  return {
    numbering: bundledTranslation.code,
    verses: Array.from({ length: lastVerse - verse + 1 }, (_, step) => ({
      book,
      chapter,
      verse: verse + step,
    })),
  };
}

/**
 * Quotes verses with a timeout for a slow network. A verse that is not loaded in time is returned
 * with its reference only.
 *
 * @returns null when every text that could be read lacks the verse
 */
export async function quoteWithTimeout(
  data: DataContext,
  span: VerseSpan,
  options: QuoteOptions,
): Promise<VerifiedVerse | null> {
  return (await quoteOrReportMissing(data, span, options)).verse;
}

export interface QuoteResult {
  verse: VerifiedVerse | null;
  /**
   * Why a chapter of a preferred translation could not be read: `offline` if the server was not
   * reached in time, `refused` if the server does not provide it.
   */
  missed: 'offline' | 'refused' | null;
}

/** Same as `quoteWithTimeout`, and reports whether a chapter was unavailable. */
export function quoteOrReportMissing(
  data: DataContext,
  span: VerseSpan,
  options: QuoteOptions,
): Promise<QuoteResult> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => resolve({ verse: buildReferenceOnly(span, options), missed: 'offline' }),
      timeoutMillis,
    );
    quoteVerses(data, span, options)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Returns the text in one translation, if it is on this device. Never asks the server. */
export async function quoteFromDevice(
  data: DataContext,
  span: VerseSpan,
  translation: string,
  language: Language,
): Promise<VerifiedVerse | null> {
  const verses = toTranslationVerses(span, translation);
  const text = await readVerses(verses, (book, chapter) =>
    readChapterOnDevice(data, { translation, book, chapter }),
  );
  return text ? { reference: formatSpan(verses, language), text, translation } : null;
}

/** Quotes verses without a timeout: waits until the network answers or fails. */
export async function quoteVerses(
  data: DataContext,
  span: VerseSpan,
  options: QuoteOptions,
): Promise<QuoteResult> {
  let missed: QuoteResult['missed'] = null;
  for (const translation of options.translations) {
    const verses = toTranslationVerses(span, translation);
    const text = await readVerses(verses, async (book, chapter) => {
      const answer = await readChapter(data, { translation, book, chapter });
      if (answer.kind === 'chapter') return answer.chapter;
      missed = answer.kind === 'offline' ? 'offline' : 'refused';
      return null;
    });
    if (text)
      return {
        verse: { reference: formatSpan(verses, options.language), text, translation },
        missed,
      };
  }
  return { verse: missed ? buildReferenceOnly(span, options) : null, missed };
}

function buildReferenceOnly(
  span: VerseSpan,
  { language, translations }: QuoteOptions,
): VerifiedVerse {
  const translation = translations[0] ?? bundledTranslation.code;
  return {
    reference: formatSpan(toTranslationVerses(span, translation), language),
    text: '',
    translation,
  };
}

/**
 * Returns the same verses in the numbering of another translation. The title of a psalm is included
 * only if there is no other verse.
 */
export function toTranslationVerses(
  { numbering, verses }: VerseSpan,
  translation: string,
): VerseId[] {
  const there =
    numbering === translation
      ? verses
      : verses
          .flatMap((verse) => toCanonicalVerses(numbering, verse))
          .flatMap((verse) => fromCanonicalVerses(translation, verse));
  const once = there.filter(
    (at, order) => there.findIndex((other) => isSameVerse(at, other)) === order,
  );
  const numbered = once.filter(({ verse }) => verse > 0);
  return numbered.length > 0 ? numbered : once;
}

function isSameVerse(one: VerseId, other: VerseId): boolean {
  return one.book === other.book && one.chapter === other.chapter && one.verse === other.verse;
}

function formatSpan(verses: readonly VerseId[], language: Language): string {
  const [first, last] = [verses[0], verses.at(-1)];
  if (!first || !last) return '';
  return formatVerseReference(
    language,
    first.book,
    first.chapter,
    first.verse,
    last.chapter === first.chapter ? last.verse : undefined,
  );
}

/**
 * Returns null when one of the chapters cannot be read, and an empty string when the text has none
 * of the verses.
 */
async function readVerses(
  verses: readonly VerseId[],
  read: (book: string, chapter: number) => Promise<Chapter | null>,
): Promise<string | null> {
  const texts: string[] = [];
  for (const number of new Set(verses.map(({ chapter }) => chapter))) {
    const chapter = await read(verses[0]?.book ?? '', number);
    if (!chapter) return null;
    const wanted = new Set(
      verses.filter(({ chapter: of }) => of === number).map(({ verse }) => verse),
    );
    texts.push(...chapter.verses.filter(({ verse }) => wanted.has(verse)).map(({ text }) => text));
  }
  return texts.join(' ').trim();
}
