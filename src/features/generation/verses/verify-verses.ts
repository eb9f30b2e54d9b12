// Verifies the verses that a model names: each must exist in the Bible, and its text is taken from
// the Bible text, never from the model.
import type { PassageReference } from '../../../../content/composer/passage-reference.ts';
import { languageConventions } from '../../../../schemas/language-conventions.ts';
import type { Language } from '../../../../schemas/languages.ts';
import { getTranslationLanguage } from '../../../../schemas/bible/translations.ts';
import type { DataContext } from '../../../data/data-context.ts';
import { findPassage } from '../../../data/bible/parse-passage.ts';
import type { VerifiedVerse } from '../generated-text.ts';
import {
  type VerseSpan,
  toVerseSpan,
  type QuoteOptions,
  quoteWithTimeout,
} from './quote-verses.ts';

/** References and verse texts that a model returned. */
export interface ModelClaims {
  /** References as plain text. */
  references: readonly string[];
  /** Texts that the model gives for the verses, used for comparison only. */
  texts: readonly string[];
}

export interface VerifyVersesOptions extends QuoteOptions {
  /** References that are shown. */
  maxReferences: number;
  /** Reference to use when no reference of the model is valid. */
  fallback: PassageReference | undefined;
}

/** Repairs of the model's references, counted in references. */
export interface VerseRepairs {
  /** The Bible has no such place. */
  invented: number;
  /** A chapter or a book without a verse. */
  bare: number;
  /** More than are shown, or the same again. */
  surplus: number;
  /** Longer than is quoted. */
  shortened: number;
  /** References whose text from the model differs from the Bible text. */
  requoted: number;
  /** True when no reference was valid and the fallback is used. */
  replaced: boolean;
}

/** Verses that are quoted with one answer. */
const maxVerses = 6;
/** Maximum number of references that are checked; a longer list is not a meaningful answer. */
const maxReferencesRead = 12;

export async function verifyVerses(
  data: DataContext,
  { references, texts }: ModelClaims,
  options: VerifyVersesOptions,
): Promise<{ verses: VerifiedVerse[]; repairs: VerseRepairs }> {
  const repairs: VerseRepairs = {
    invented: 0,
    bare: 0,
    surplus: 0,
    shortened: 0,
    requoted: 0,
    replaced: false,
  };
  const named = references
    .flatMap((reference) => reference.split(';'))
    .map(removeTranslationName)
    .filter(Boolean);
  const spans: VerseSpan[] = [];
  let room = maxVerses;
  for (const [order, reference] of named.entries()) {
    const found =
      order < maxReferencesRead && spans.length < options.maxReferences && room > 0
        ? await parseReference(data, reference, options, room)
        : 'surplus';
    if (typeof found === 'string') repairs[found] += 1;
    else if (spans.some((span) => startsAtSameVerse(span, found.place))) repairs.surplus += 1;
    else {
      if (found.isShortened) repairs.shortened += 1;
      room -= found.place.verses.length;
      spans.push(found.place);
    }
  }
  const quoted = await Promise.all(spans.map((span) => quoteWithTimeout(data, span, options)));
  const verses = quoted.filter((verse) => verse !== null);
  repairs.invented += quoted.length - verses.length;
  if (verses.length === 0 && options.fallback) {
    repairs.replaced = true;
    verses.push(
      ...[await quoteWithTimeout(data, toVerseSpan(options.fallback), options)].filter(
        (verse) => verse !== null,
      ),
    );
  }
  const shown = new Set(verses.map(({ text }) => normalizeLetters(text)));
  repairs.requoted = texts.filter(
    (text) => normalizeLetters(text) !== '' && !shown.has(normalizeLetters(text)),
  ).length;
  return { verses, repairs };
}

/** A model uses the verse numbering of Bibles in its language. */
async function parseReference(
  data: DataContext,
  reference: string,
  { language, translations }: VerifyVersesOptions,
  room: number,
): Promise<{ place: VerseSpan; isShortened: boolean } | 'invented' | 'bare'> {
  const countedBy = getUsualNumbering(language, translations[0]);
  try {
    const found = await findPassage(reference, { language, translation: countedBy });
    if (found?.kind !== 'place') return 'invented';
    const { book, chapter, from, to = from, isPart } = found;
    if (from === undefined || to === undefined || from === 0) return 'bare';
    const length = Math.min(to - from + 1, room);
    const verses = Array.from({ length }, (_, step) => ({ book, chapter, verse: from + step }));
    return {
      place: { numbering: countedBy, verses },
      isShortened: isPart === true || from + length - 1 < to,
    };
  } catch (fault) {
    // The library of abbreviations is a separate chunk that may fail to load.
    data.report('a reference could not be read', fault);
    return 'invented';
  }
}

function getUsualNumbering(language: Language, wanted: string | undefined): string {
  return wanted !== undefined && getTranslationLanguage(wanted) === language
    ? wanted
    : languageConventions[language].translations[0];
}

/** John 3:16 (NIV), Jean 3.16 LSG. */
function removeTranslationName(reference: string): string {
  return reference
    .replace(/[\s,]*[([][^()[\]]*[)\]]\s*$/u, '')
    .replace(/[\s,]+[A-Z]{2,6}\d{0,4}$/u, '')
    .trim();
}

function startsAtSameVerse(one: VerseSpan, other: VerseSpan): boolean {
  const [a, b] = [one.verses[0], other.verses[0]];
  return a?.book === b?.book && a?.chapter === b?.chapter && a?.verse === b?.verse;
}

function normalizeLetters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
