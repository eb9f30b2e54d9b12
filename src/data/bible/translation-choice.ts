// In which translation a person reads: what they chose, else what their language begins with, else
// what is nearest and can be had.
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
import { type Language, languages } from '../../../schemas/fields.ts';
import {
  bundledTranslation,
  defaultTranslations,
  getTranslationLanguage,
  getListedCode,
} from '../../../schemas/bible/translations.ts';
import { type ChoiceName, buildChoiceRecord } from '../records/activity-records.ts';
import { loadAvailableTranslations } from './chapters.ts';
import type { DataContext } from '../data-context.ts';
import { watchDownloadedTranslations } from './library/downloaded-translations.ts';
import { watchProfile, updateProfile } from '../records/profile.ts';
import { withReconnect } from '../database/storage-errors.ts';

export interface TranslationToRead {
  code: string;
  /**
   * What they chose, or what the product has for their language. Another one than `code` where it
   * cannot be had here.
   */
  wanted: string;
}

/** How long somebody who has never read here waits for the server's list. */
const listTimeout = 4_000;

const recordId = 'choice|translation';

/**
 * A person's own choice: that for the language, else the last one of all. The profile knows one
 * alone; what was chosen on another device since stands before what was chosen here, in its own
 * language. Null where they never chose.
 */
export function watchChosenTranslation(
  data: DataContext,
  language?: Language,
): Observable<string | null> {
  const forLanguage =
    language === undefined ? of(undefined) : watchChoice(data, getLanguageRecordId(language));
  return combineLatest([watchProfile(data), watchChoice(data, recordId), forLanguage]).pipe(
    map(([person, here, own]) => {
      const theirs = person?.bible_translation;
      const isFromElsewhere = typeof theirs === 'string' && theirs !== here;
      if (isFromElsewhere && getTranslationLanguage(theirs) === language) return theirs;
      return own ?? theirs ?? here ?? null;
    }),
    distinctUntilChanged(),
  );
}

/**
 * Of each language of the screen; null where the person never chose for it, and chose nothing that
 * holds for all.
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
 * Read from now on: kept on the device and, where there is one, in the profile.
 * @param language of the screen, in which it is read from now on; without it, that of the
 * translation
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

/** For a language that is not on the screen: what is read now stays. */
export async function saveTranslationChoiceFor(
  data: DataContext,
  language: Language,
  code: string,
): Promise<void> {
  const theirs = (await firstValueFrom(watchProfile(data)))?.bible_translation;
  const here = await firstValueFrom(watchChoice(data, recordId));
  // What another device chose is taken over first: from here on this choice is the later one.
  if (typeof theirs === 'string' && theirs !== here) {
    const own = getTranslationLanguage(theirs);
    if (own) await saveForLanguage(data, own, theirs);
    await saveChoice(data, 'translation', theirs);
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

/** What to open for somebody who has not read here yet. */
export async function findTranslationToRead(
  data: DataContext,
  language: Language,
): Promise<TranslationToRead> {
  const [first = bundledTranslation.code, ...nearest] = defaultTranslations[language];
  const wanted =
    (await firstValueFrom(watchChosenTranslation(data, language)))?.toUpperCase() ?? first;
  const readable = await listReadableCodes(data);
  const candidates = [wanted, getListedCode(wanted), first, ...nearest, bundledTranslation.code];
  const code = candidates.find((one) => readable.has(one)) ?? bundledTranslation.code;
  return { wanted: code === getListedCode(wanted) ? code : wanted, code };
}

/** What stands in for a translation that cannot be had, in its own language where there is one. */
export async function findNearestTranslation(
  data: DataContext,
  missing: string,
  language: Language,
): Promise<string> {
  const readable = await listReadableCodes(data);
  return (
    defaultTranslations[language].find((code) => code !== missing && readable.has(code)) ??
    bundledTranslation.code
  );
}

/**
 * What the server gives and what lies here. A server that is slow to say counts as one that is not
 * there.
 */
async function listReadableCodes(data: DataContext): Promise<Set<string>> {
  const served = loadAvailableTranslations(data).catch((fault: unknown) => {
    data.report('the translations could not be listed', fault);
    return [];
  });
  const kept = firstValueFrom(watchDownloadedTranslations(data)).catch((fault: unknown) => {
    data.report('the kept translations could not be listed', fault);
    return [];
  });
  const inTime = await firstValueFrom(race(from(served), timer(listTimeout).pipe(map(() => []))));
  return new Set([...inTime, ...(await kept)].map(({ code }) => code));
}
