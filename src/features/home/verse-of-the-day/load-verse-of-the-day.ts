// Loads the text of the verse of the day, and lists the chapters that contain the verses of the
// next days.
import { combineLatest, firstValueFrom, from, type Observable, switchMap } from 'rxjs';
import type { Language } from '../../../../schemas/languages.ts';
import {
  bundledTranslation,
  getTranslationLanguage,
} from '../../../../schemas/bible/translations.ts';
import { formatVerseReference } from '../../../../schemas/bible/verse-reference.ts';
import { getVerseOfTheDay } from '../../../../content/verse-of-the-day/verses-of-the-day.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { watchReadingPosition } from '../../../data/bible/reading-position.ts';
import { watchChosenTranslation } from '../../../data/bible/translation-choice.ts';
import type { DataContext } from '../../../data/data-context.ts';
import { addDays, watchToday } from '../../../data/user-days.ts';
import {
  quoteVerses,
  toTranslationVerses,
  toVerseSpan,
} from '../../generation/verses/quote-verses.ts';
import { loadTranslationsToQuote } from '../../generation/verses/quoted-translations.ts';

export interface DailyVerse {
  /** YYYY-MM-DD */
  day: string;
  /** Empty when the text cannot be read now. */
  text: string;
  /** In the app's language and the translation's numbering. */
  reference: string;
  place: ChapterLocation;
  /** Verse numbers in the chapter of `place`, in the translation's numbering. */
  verses: number[];
}

/** Emits the verse of the user's current day, and again when its text may be available. */
export function watchVerseOfTheDay(data: DataContext, language: Language): Observable<DailyVerse> {
  return combineLatest([
    watchToday(data),
    watchChosenTranslation(data, language),
    data.online,
  ]).pipe(switchMap(([day]) => from(loadVerseOfTheDay(data, day, language))));
}

/** @param day YYYY-MM-DD */
async function loadVerseOfTheDay(
  data: DataContext,
  day: string,
  language: Language,
): Promise<DailyVerse> {
  const passage = getVerseOfTheDay(day);
  const span = toVerseSpan(passage);
  const translations = await listTranslations(data, language);
  const quoted = await quoteVerses(data, span, { language, translations }).catch(
    (fault: unknown) => {
      data.report('the verse of the day could not be read', fault);
      return null;
    },
  );
  const translation = quoted?.verse?.translation ?? translations[0] ?? bundledTranslation.code;
  const verses = toTranslationVerses(span, translation);
  const [{ book, chapter } = passage] = verses;
  const numbers = verses.filter((one) => one.chapter === chapter).map(({ verse }) => verse);
  return {
    day,
    text: quoted?.verse?.text ?? '',
    reference: formatVerseReference(language, book, chapter, numbers[0], numbers.at(-1)),
    place: { translation, book, chapter },
    verses: numbers,
  };
}

/**
 * Returns translations to quote, the most wanted first. A user who has read has a translation
 * already: then the server's list, which may be slow, is not needed.
 */
async function listTranslations(data: DataContext, language: Language): Promise<string[]> {
  const [position, chosen] = await Promise.all([
    firstValueFrom(watchReadingPosition(data)),
    firstValueFrom(watchChosenTranslation(data, language)),
  ]);
  const code = position?.translation;
  return code !== undefined &&
    getTranslationLanguage(code) === language &&
    (chosen === null || chosen.toUpperCase() === code)
    ? [...new Set([code, bundledTranslation.code])]
    : loadTranslationsToQuote(data, language);
}

/** Today and a week without a network. */
const daysAhead = 8;

/** Returns the chapters of the next verses, in the numbering of the translation that is quoted. */
export async function listVerseChapters(
  data: DataContext,
  language: Language,
): Promise<ChapterLocation[]> {
  const today = await firstValueFrom(watchToday(data));
  const [translation = bundledTranslation.code] = await listTranslations(data, language);
  return Array.from({ length: daysAhead }, (_, step) => addDays(today, step)).flatMap((day) => {
    const [first] = toTranslationVerses(toVerseSpan(getVerseOfTheDay(day)), translation);
    return first ? [{ translation, book: first.book, chapter: first.chapter }] : [];
  });
}
