// The words of Scripture of Peaceful Sleep: in the person's translation, else as the record brings them, else in English; and where they stand.
import { concat, defer, distinctUntilChanged, firstValueFrom, from, map, type Observable, switchMap } from 'rxjs';
import type { Language } from '../../schemas/fields.ts';
import { versesIn } from '../../schemas/numbering.ts';
import { bundledTranslation, languageOfTranslation } from '../../schemas/translations.ts';
import type { Data } from './data.ts';
import type { ProvenVerse } from './made-words/made.ts';
import { translationsToQuote } from './made-words/translations.ts';
import { type Place, quoteOrMiss } from './made-words/verses.ts';
import { findPassage } from './passage.ts';
import { planPassages } from './plan-passages.ts';
import { chosenTranslation } from './translation-choice.ts';

/** As a record has it. */
export interface SleepPassage {
  /** Counted as the King James does, in whatever language. */
  reference: string;
  /** Of a backend; empty where it has none. */
  given: Readonly<Record<Language, string>>;
}

/** Why words of another language stand in for the person's own. `none`: the server has no Bible in theirs. `unreached`: it cannot be had now. */
export type StandsIn = 'none' | 'unreached';

/** `given`: the record's own, of a translation that nobody names. `away`: they can be had neither here nor from the server now. */
export type SleepWords = { kind: 'quoted'; verse: ProvenVerse; standsIn?: StandsIn } | { kind: 'given'; text: string; language: Language; standsIn?: StandsIn } | { kind: 'away' };

export interface SleepPlace {
  /** In the person's language, as their translation counts. */
  reference: string;
  /** Into the reader; null for what is no place. */
  href: string | null;
}

/** Never rejects. */
export async function sleepWords(data: Data, { reference, given }: SleepPassage, language: Language): Promise<SleepWords> {
  let standsIn: StandsIn = 'unreached';
  try {
    const place = await placeOf(reference, language);
    const [own = bundledTranslation.code] = await translationsToQuote(data, language);
    const isOwn = await isTheirs(data, own, language);
    const quoted = isOwn && place ? await quotedIn(data, place, own, language) : null;
    if (quoted) return quoted;
    if (given[language] !== '') return { kind: 'given', text: given[language], language };
    // Without a network nobody knows what the server has.
    if (!isOwn && (await firstValueFrom(data.online))) standsIn = 'none';
    const english = place && (await quotedIn(data, place, bundledTranslation.code, language));
    if (english) return { ...english, standsIn };
  } catch (fault) {
    data.report('the words of a passage for the night could not be had', fault);
  }
  return given.en === '' ? { kind: 'away' } : { kind: 'given', text: given.en, language: 'en', standsIn };
}

/** Another one than they chose stands in only where the record has nothing in their language. */
async function isTheirs(data: Data, translation: string, language: Language): Promise<boolean> {
  const of = languageOfTranslation(translation);
  return of === undefined || of === language || (await firstValueFrom(chosenTranslation(data)))?.toUpperCase() === translation;
}

async function quotedIn(data: Data, place: Place, translation: string, language: Language): Promise<Extract<SleepWords, { kind: 'quoted' }> | null> {
  const { verse } = await quoteOrMiss(data, place, { language, translations: [translation] });
  return verse?.text ? { kind: 'quoted', verse } : null;
}

/** Null for what is no place, or no more than a chapter names. */
async function placeOf(reference: string, language: Language): Promise<Place | null> {
  const countedBy = bundledTranslation.code;
  const found = await findPassage(reference, { language, translation: countedBy });
  if (found?.kind !== 'place' || found.isPart) return null;
  const { book, chapter, from: first = 1, to = found.from ?? versesIn(countedBy, book, chapter) } = found;
  return { countedBy, verses: Array.from({ length: to - first + 1 }, (_, step) => ({ book, chapter, verse: first + step })) };
}

/** Of each reference, in their order: at once as King James counts, then as the person's translation does. */
export function sleepPlaces(data: Data, references: readonly string[], language: Language): Observable<SleepPlace[]> {
  const inOwn = defer(() => from(translationsToQuote(data, language))).pipe(switchMap(([own = bundledTranslation.code]) => placesIn(data, references, language, own)));
  return concat(placesIn(data, references, language, bundledTranslation.code), inOwn).pipe(distinctUntilChanged((before, now) => JSON.stringify(before) === JSON.stringify(now)));
}

function placesIn(data: Data, references: readonly string[], language: Language, translation: string): Observable<SleepPlace[]> {
  return planPassages(data, [references], language, translation).pipe(
    map(([found = []]) =>
      found.map((passage): SleepPlace => {
        if (passage.kind === 'unknown') return { reference: passage.written, href: null };
        const { book, chapter, from: first, to } = passage.place;
        const verses = first === undefined ? '' : `/${first}${to === undefined ? '' : `-${to}`}`;
        return { reference: passage.reference, href: `/Bible/${encodeURIComponent(translation)}/${book}/${chapter}${verses}` };
      }),
    ),
  );
}
