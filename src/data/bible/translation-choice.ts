// Reads and saves the chosen translation, and finds the translation to read: the user's choice, the
// default of the language, or the nearest available.
import {
  combineLatest,
  distinctUntilChanged,
  firstValueFrom,
  from,
  map,
  type Observable,
  of,
  race,
  timer,
} from 'rxjs';
import { type Language, languages } from '../../../schemas/languages.ts';
import {
  bundledTranslation,
  getTranslationLanguage,
  getListedCode,
  rankTranslations,
} from '../../../schemas/bible/translations.ts';
import { type ChoiceName, buildChoiceRecord } from '../records/activity-records.ts';
import { loadAvailableTranslations } from './chapters.ts';
import type { DataContext } from '../data-context.ts';
import { watchDownloadedTranslations } from './library/downloaded-translations.ts';
import { watchProfile, updateProfile } from '../records/profile.ts';
import { withReconnect } from '../database/storage-errors.ts';

export interface TranslationToRead {
  code: string;
  /** BCP 47. */
  language: string;
  /** Differs from `code` only if the user chose a translation that is not available here. */
  wanted: string;
}

interface ReadableTranslation {
  /** In capitals. */
  code: string;
  /** BCP 47. */
  language: string;
}

/** Milliseconds that a user who has never read here waits for the server's list. */
const listTimeout = 4_000;

const recordId = 'choice|translation';

/**
 * Emits the user's own choice: the choice for the language, otherwise the last choice for any
 * language. The profile stores one choice only. A later choice on another device has priority over
 * the local choice, in its own language. Null if the user never chose.
 */
export function watchChosenTranslation(
  data: DataContext,
  language?: Language,
): Observable<string | null> {
  const forLanguage =
    language === undefined ? of(undefined) : watchChoice(data, getLanguageRecordId(language));
  return combineLatest([watchProfile(data), watchChoice(data, recordId), forLanguage]).pipe(
    map(([person, here, own]) => {
      const profileTranslation = person?.bible_translation;
      const isFromElsewhere = typeof profileTranslation === 'string' && profileTranslation !== here;
      if (isFromElsewhere && getTranslationLanguage(profileTranslation) === language)
        return profileTranslation;
      return own ?? profileTranslation ?? here ?? null;
    }),
    distinctUntilChanged(),
  );
}

/**
 * Emits the choice for each interface language; null if the user never chose for that language, and
 * made no choice for all languages.
 */
export function watchChosenTranslations(
  data: DataContext,
): Observable<Readonly<Record<Language, string | null>>> {
  return combineLatest(
    Object.fromEntries(
      languages.map((language) => [language, watchChosenTranslation(data, language)]),
    ) as Record<Language, Observable<string | null>>,
  );
}

/**
 * Saves the choice on the device and, with an account, in the profile.
 * @param language interface language for which the translation is used from now on; by default the
 *   translation's language
 */
export async function saveTranslationChoice(
  data: DataContext,
  code: string,
  language = getTranslationLanguage(code),
): Promise<void> {
  const person = await firstValueFrom(watchProfile(data));
  if (language) await saveForLanguage(data, language, code);
  await saveChoice(data, 'translation', code);
  if (person?.bible_translation !== code) await updateProfile(data, { bible_translation: code });
}

/**
 * Saves a choice for a language other than the interface language; the translation being read
 * stays.
 */
export async function saveTranslationChoiceFor(
  data: DataContext,
  language: Language,
  code: string,
): Promise<void> {
  const profileTranslation = (await firstValueFrom(watchProfile(data)))?.bible_translation;
  const here = await firstValueFrom(watchChoice(data, recordId));
  // A choice of another device is saved first, so that the choice made here is the later one.
  if (typeof profileTranslation === 'string' && profileTranslation !== here) {
    const own = getTranslationLanguage(profileTranslation);
    if (own) await saveForLanguage(data, own, profileTranslation);
    await saveChoice(data, 'translation', profileTranslation);
  }
  await saveForLanguage(data, language, code);
}

function saveForLanguage(data: DataContext, language: Language, code: string): Promise<void> {
  return saveChoice(data, `translation_${language}`, code);
}

async function saveChoice(data: DataContext, name: ChoiceName, code: string): Promise<void> {
  await withReconnect(data, () =>
    data.userDatabase.activity.incrementalUpsert(buildChoiceRecord(name, code)),
  );
}

function watchChoice(data: DataContext, id: string): Observable<string | undefined> {
  return data.userDatabase.activity
    .findOne(id)
    .$.pipe(
      map((doc) => (typeof doc?.value['value'] === 'string' ? doc.value['value'] : undefined)),
    );
}

function getLanguageRecordId(language: Language): string {
  return `choice|translation_${language}`;
}

/** Returns the translation in which the user reads: see `chooseTranslation`. */
export async function findTranslationToRead(
  data: DataContext,
  language: Language,
): Promise<TranslationToRead> {
  const [chosen, readable] = await Promise.all([
    firstValueFrom(watchChosenTranslation(data, language)),
    listReadable(data),
  ]);
  return chooseTranslation(language, chosen?.toUpperCase() ?? null, readable);
}

/**
 * Chooses the translation to read, in this order: the user's choice, the default of the language,
 * any other translation of the language, an English translation.
 * @param chosen code in capitals; null if the user never chose
 * @param readable translations of the server and of this device
 */
export function chooseTranslation(
  language: Language,
  chosen: string | null,
  readable: readonly ReadableTranslation[],
): TranslationToRead {
  const chosenCodes = chosen === null ? [] : [chosen, getListedCode(chosen)];
  const chosenText = chosenCodes
    .map((code) => readable.find((one) => one.code === code))
    .find((found) => found !== undefined);
  const { code, language: of } = chosenText ?? findBest(language, readable);
  // The user is informed only about a translation that the user chose.
  const isWanted = chosen === null || code === getListedCode(chosen);
  return { wanted: isWanted ? code : chosen, code, language: of };
}

/**
 * Returns the replacement for a translation that is not available, in the same language if
 * possible.
 */
export async function findNearestTranslation(
  data: DataContext,
  missing: string,
  language: Language,
): Promise<string> {
  const readable = await listReadable(data);
  const others = readable.filter(({ code }) => code !== missing);
  return findBest(language, others).code;
}

function findBest(
  language: Language,
  readable: readonly ReadableTranslation[],
): ReadableTranslation {
  const ranked = [...rankTranslations(language, readable), ...rankTranslations('en', readable)];
  return ranked[0] ?? bundledTranslation;
}

/**
 * Returns the translations that the server offers and those on this device. A server that answers
 * too slowly counts as unreachable.
 */
async function listReadable(data: DataContext): Promise<ReadableTranslation[]> {
  const served = loadAvailableTranslations(data).catch((fault: unknown) => {
    data.report('the translations could not be listed', fault);
    return [];
  });
  const kept = firstValueFrom(watchDownloadedTranslations(data)).catch((fault: unknown) => {
    data.report('the downloaded translations could not be listed', fault);
    return [];
  });
  const inTime = await firstValueFrom(race(from(served), timer(listTimeout).pipe(map(() => []))));
  return [...inTime, ...(await kept)];
}
