// In which translation a person reads: what they chose, else what their language begins with, else what is nearest and can be had.
import { combineLatest, firstValueFrom, from, map, type Observable, race, timer } from 'rxjs';
import type { Language } from '../../schemas/fields.ts';
import { bundledTranslation, defaultTranslations, listedCode } from '../../schemas/translations.ts';
import { choiceRecord } from './activity.ts';
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

/** A person's own choice, of the profile first: it is theirs on every device. Null where they never chose. */
export function chosenTranslation(data: Data): Observable<string | null> {
  const here = data.personal.activity.findOne(choiceId).$.pipe(map((doc) => doc?.value['value']));
  return combineLatest([profile(data), here]).pipe(map(([person, value]) => person?.bible_translation ?? (typeof value === 'string' ? value : null)));
}

/** Kept on the device and, where there is one, in the profile. */
export async function chooseTranslation(data: Data, code: string): Promise<void> {
  await withStorage(data, () => data.personal.activity.incrementalUpsert(choiceRecord('translation', code)));
  const person = await firstValueFrom(profile(data));
  if (person?.bible_translation !== code) await saveProfile(data, { bible_translation: code });
}

/** What to open for somebody who has not read here yet. */
export async function translationToRead(data: Data, language: Language): Promise<TranslationToRead> {
  const [first = bundledTranslation.code, ...nearest] = defaultTranslations[language];
  const wanted = (await firstValueFrom(chosenTranslation(data)))?.toUpperCase() ?? first;
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
