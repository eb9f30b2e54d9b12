// Loads the Scripture texts and references of Peaceful Sleep: from the user's translation,
// otherwise from the record, otherwise in English.
import {
  concat,
  defer,
  distinctUntilChanged,
  firstValueFrom,
  from,
  map,
  type Observable,
  switchMap,
} from 'rxjs';
import type { Language } from '../../../schemas/languages.ts';
import { getVerseCount } from '../../../schemas/bible/numbering.ts';
import { bundledTranslation, getTranslationLanguage } from '../../../schemas/bible/translations.ts';
import type { DataContext } from '../../data/data-context.ts';
import type { VerifiedVerse } from '../generation/generated-text.ts';
import { loadTranslationsToQuote } from '../generation/verses/quoted-translations.ts';
import { type VerseSpan, quoteOrReportMissing } from '../generation/verses/quote-verses.ts';
import { findPassage } from '../../data/bible/parse-passage.ts';
import { watchPlanPassages } from '../plans/plan-passages.ts';
import { watchChosenTranslation } from '../../data/bible/translation-choice.ts';

/** Passage fields of a record. */
export interface SleepScriptureSource {
  /** Reference in King James numbering, in any language. */
  reference: string;
  /** Texts sent by a backend; empty strings if there are none. */
  recordTexts: Readonly<Record<Language, string>>;
}

/**
 * Why the text is in another language than the app's language. `none`: the server has no Bible in
 * this language. `unreached`: the text is unavailable now.
 */
export type FallbackReason = 'none' | 'unreached';

/**
 * `given`: the record's own text, of an unnamed translation. `away`: the text is available neither
 * on this device nor from the server now.
 */
export type SleepScripture =
  | { kind: 'quoted'; verse: VerifiedVerse; fallbackReason?: FallbackReason }
  | { kind: 'given'; text: string; language: Language; fallbackReason?: FallbackReason }
  | { kind: 'away' };

export interface SleepReference {
  /** In the user's language and in the numbering of the user's translation. */
  reference: string;
  /** URL in the Bible reader; null if the reference is not a Bible passage. */
  href: string | null;
}

/** Never rejects. */
export async function loadSleepScripture(
  data: DataContext,
  { reference, recordTexts }: SleepScriptureSource,
  language: Language,
): Promise<SleepScripture> {
  let standsIn: FallbackReason = 'unreached';
  try {
    const span = await parseSpan(reference, language);
    const [own = bundledTranslation.code] = await loadTranslationsToQuote(data, language);
    const isOwn = await isOwnLanguage(data, own, language);
    const quoted = isOwn && span ? await quoteInLanguage(data, span, own, language) : null;
    if (quoted) return quoted;
    if (recordTexts[language] !== '')
      return { kind: 'given', text: recordTexts[language], language };
    // Without a network it is unknown which Bibles the server has.
    if (!isOwn && (await firstValueFrom(data.online))) standsIn = 'none';
    const english = span && (await quoteInLanguage(data, span, bundledTranslation.code, language));
    if (english) return { ...english, fallbackReason: standsIn };
  } catch (fault) {
    data.report('the text of a Peaceful Sleep passage could not be read', fault);
  }
  return recordTexts.en === ''
    ? { kind: 'away' }
    : { kind: 'given', text: recordTexts.en, language: 'en', fallbackReason: standsIn };
}

/**
 * Returns whether the translation is in the app's language or was chosen by the user. Another
 * translation is used only if the record has no text in this language.
 */
async function isOwnLanguage(
  data: DataContext,
  translation: string,
  language: Language,
): Promise<boolean> {
  const of = getTranslationLanguage(translation);
  return (
    of === undefined ||
    of === language ||
    (await firstValueFrom(watchChosenTranslation(data)))?.toUpperCase() === translation
  );
}

async function quoteInLanguage(
  data: DataContext,
  span: VerseSpan,
  translation: string,
  language: Language,
): Promise<Extract<SleepScripture, { kind: 'quoted' }> | null> {
  const { verse } = await quoteOrReportMissing(data, span, {
    language,
    translations: [translation],
  });
  return verse?.text ? { kind: 'quoted', verse } : null;
}

/**
 * Returns null if the reference is not a Bible passage, or names a part that is not exact verses of
 * one chapter.
 */
async function parseSpan(reference: string, language: Language): Promise<VerseSpan | null> {
  const countedBy = bundledTranslation.code;
  const found = await findPassage(reference, { language, translation: countedBy });
  if (found?.kind !== 'place' || found.isPart) return null;
  const {
    book,
    chapter,
    from: first = 1,
    to = found.from ?? getVerseCount(countedBy, book, chapter),
  } = found;
  return {
    numbering: countedBy,
    verses: Array.from({ length: to - first + 1 }, (_, step) => ({
      book,
      chapter,
      verse: first + step,
    })),
  };
}

/**
 * Emits the references in the given order: first in King James numbering, then in the numbering of
 * the user's translation.
 */
export function watchSleepReferences(
  data: DataContext,
  references: readonly string[],
  language: Language,
): Observable<SleepReference[]> {
  const inOwn = defer(() => from(loadTranslationsToQuote(data, language))).pipe(
    switchMap(([own = bundledTranslation.code]) =>
      watchReferences(data, references, language, own),
    ),
  );
  return concat(watchReferences(data, references, language, bundledTranslation.code), inOwn).pipe(
    distinctUntilChanged((before, now) => JSON.stringify(before) === JSON.stringify(now)),
  );
}

function watchReferences(
  data: DataContext,
  references: readonly string[],
  language: Language,
  translation: string,
): Observable<SleepReference[]> {
  return watchPlanPassages(data, [references], language, translation).pipe(
    map(([found = []]) =>
      found.map((passage): SleepReference => {
        if (passage.kind === 'unknown') return { reference: passage.written, href: null };
        const { book, chapter, from: first, to } = passage.place;
        const verses = first === undefined ? '' : `/${first}${to === undefined ? '' : `-${to}`}`;
        return {
          reference: passage.reference,
          href: `/Bible/${encodeURIComponent(translation)}/${book}/${chapter}${verses}`,
        };
      }),
    ),
  );
}
