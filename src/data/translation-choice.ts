// In which translation a person reads: what they chose, else what their language begins with, else what is nearest and can be had.
import { combineLatest, distinctUntilChanged, firstValueFrom, from, map, type Observable, of, race, timer } from 'rxjs';
import { type Language, languages } from '../../schemas/fields.ts';
import { bundledTranslation, defaultTranslations, languageOfTranslation, listedCode } from '../../schemas/translations.ts';
import { type ChoiceName, choiceRecord } from './activity.ts';
import { availableTranslations } from './chapters.ts';
import type { Data } from './data.ts';
import { keptTranslations } from './library.ts';
import { profile, saveProfile } from './profile.ts';
import { withStorage } from './storage-faults.ts';

export interface TranslationToRead {
  code: string;
  /** What they chose, or what the product has for their language. Another one than `code` where it cannot be had here. */
  wanted: string;
}

/** How long somebody who has never read here waits for the server's list. */
const patience = 4_000;

const choiceId = 'choice|translation';

/**
 * A person's own choice: that for the language, else the last one of all. The profile knows one alone; what was chosen on another device
 * since stands before what was chosen here, in its own language. Null where they never chose.
 */
export function chosenTranslation(data: Data, language?: Language): Observable<string | null> {
  const forLanguage = language === undefined ? of(undefined) : choiceIn(data, forLanguageId(language));
  return combineLatest([profile(data), choiceIn(data, choiceId), forLanguage]).pipe(
    map(([person, here, own]) => {
      const theirs = person?.bible_translation;
      const isFromElsewhere = typeof theirs === 'string' && theirs !== here;
      if (isFromElsewhere && languageOfTranslation(theirs) === language) return theirs;
      return own ?? theirs ?? here ?? null;
    }),
    distinctUntilChanged(),
  );
}

/** Of each language of the screen; null where the person never chose for it, and chose nothing that holds for all. */
export function chosenTranslations(data: Data): Observable<Readonly<Record<Language, string | null>>> {
  return combineLatest(Object.fromEntries(languages.map((language) => [language, chosenTranslation(data, language)])) as Record<Language, Observable<string | null>>);
}

/**
 * Read from now on: kept on the device and, where there is one, in the profile.
 * @param language of the screen, in which it is read from now on; without it, that of the translation
 */
export async function chooseTranslation(data: Data, code: string, language = languageOfTranslation(code)): Promise<void> {
  const person = await firstValueFrom(profile(data));
  if (language) await keepForLanguage(data, language, code);
  await keepChoice(data, 'translation', code);
  if (person?.bible_translation !== code) await saveProfile(data, { bible_translation: code });
}

/** For a language that is not on the screen: what is read now stays. */
export async function chooseTranslationFor(data: Data, language: Language, code: string): Promise<void> {
  const theirs = (await firstValueFrom(profile(data)))?.bible_translation;
  const here = await firstValueFrom(choiceIn(data, choiceId));
  // What another device chose is taken over first: from here on this choice is the later one.
  if (typeof theirs === 'string' && theirs !== here) {
    const own = languageOfTranslation(theirs);
    if (own) await keepForLanguage(data, own, theirs);
    await keepChoice(data, 'translation', theirs);
  }
  await keepForLanguage(data, language, code);
}

function keepForLanguage(data: Data, language: Language, code: string): Promise<void> {
  return keepChoice(data, `translation_${language}`, code);
}

async function keepChoice(data: Data, name: ChoiceName, code: string): Promise<void> {
  await withStorage(data, () => data.personal.activity.incrementalUpsert(choiceRecord(name, code)));
}

function choiceIn(data: Data, id: string): Observable<string | undefined> {
  return data.personal.activity.findOne(id).$.pipe(map((doc) => (typeof doc?.value['value'] === 'string' ? doc.value['value'] : undefined)));
}

function forLanguageId(language: Language): string {
  return `choice|translation_${language}`;
}

/** What to open for somebody who has not read here yet. */
export async function translationToRead(data: Data, language: Language): Promise<TranslationToRead> {
  const [first = bundledTranslation.code, ...nearest] = defaultTranslations[language];
  const wanted = (await firstValueFrom(chosenTranslation(data, language)))?.toUpperCase() ?? first;
  const readable = await readableCodes(data);
  const candidates = [wanted, listedCode(wanted), first, ...nearest, bundledTranslation.code];
  const code = candidates.find((one) => readable.has(one)) ?? bundledTranslation.code;
  return { wanted: code === listedCode(wanted) ? code : wanted, code };
}

/** What stands in for a translation that cannot be had, in its own language where there is one. */
export async function nearestTranslation(data: Data, missing: string, language: Language): Promise<string> {
  const readable = await readableCodes(data);
  return defaultTranslations[language].find((code) => code !== missing && readable.has(code)) ?? bundledTranslation.code;
}

/** What the server gives and what lies here. A server that is slow to say counts as one that is not there. */
async function readableCodes(data: Data): Promise<Set<string>> {
  const served = availableTranslations(data).catch((fault: unknown) => {
    data.report('the translations could not be listed', fault);
    return [];
  });
  const kept = firstValueFrom(keptTranslations(data)).catch((fault: unknown) => {
    data.report('the kept translations could not be listed', fault);
    return [];
  });
  const inTime = await firstValueFrom(race(from(served), timer(patience).pipe(map(() => []))));
  return new Set([...inTime, ...(await kept)].map(({ code }) => code));
}
