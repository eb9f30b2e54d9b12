// Writes down, where the browser lets the worker fetch chapters by itself, which ones: those of the next days of the plan, of composed words, of the night.
import { catchError, combineLatest, debounceTime, EMPTY, firstValueFrom, from, type Observable, of, type Subscription, switchMap } from 'rxjs';
import type { Language } from '../../schemas/fields.ts';
import { bundledTranslation, knownTranslation } from '../../schemas/translations.ts';
import { noteChaptersAhead } from './chapters-ahead.ts';
import type { Place } from './chapters.ts';
import type { Data } from './data.ts';
import { chapterHere } from './made-words/chapters-here.ts';
import { languagesOnScreen } from './made-words/language-on-screen.ts';
import { planPassages } from './plan-passages.ts';
import { planReading } from './plan-words.ts';
import { activeProgress, type ActivePlan } from './plans.ts';
import { withStorage } from './storage-faults.ts';
import { chosenTranslation, translationToRead } from './translation-choice.ts';

export interface NotingAhead {
  /** Asks the browser to wake the worker; answers whether it does. */
  ask(): Promise<boolean>;
  /** Beside those of a plan. By a translation's own count. */
  chapters(translation: string): Place[];
  languages?: Observable<Language>;
  /** Milliseconds after the last change. */
  patience?: number;
}

/** A week away from every network, and one more in reserve for who reads ahead. */
const daysAhead = 14;

const unhurried = 20_000;

/** Works for whoever is here, and stops when somebody else comes. */
export function keepChaptersAhead(current: Observable<Data | null>, how: NotingAhead): Subscription {
  return current.pipe(switchMap((data) => (data && data.storage !== 'memory' ? noting(data, how) : EMPTY))).subscribe();
}

function noting(data: Data, { ask, chapters, languages = languagesOnScreen, patience = unhurried }: NotingAhead): Observable<unknown> {
  return from(ask()).pipe(
    switchMap((isGranted) => (isGranted ? combineLatest([languages, activeProgress(data), chosenTranslation(data)]) : EMPTY)),
    debounceTime(patience),
    switchMap(([language, active]) => from(note(data, language, active, chapters))),
    catchError((fault: unknown) => {
      data.report('the chapters that will be wanted could not be written down', fault);
      return of(undefined);
    }),
  );
}

async function note(data: Data, language: Language, active: ActivePlan | null, chapters: NotingAhead['chapters']): Promise<void> {
  const { code } = await translationToRead(data, language);
  const translation = knownTranslation(code)?.keep === 'never' ? bundledTranslation.code : code;
  const wanted = [...(active ? await placesOfPlan(data, active, language, translation) : []), ...chapters(translation)];
  const places: Place[] = [];
  for (const place of new Map(wanted.map((one) => [`${one.book} ${one.chapter}`, one])).values()) if (!(await chapterHere(data, place))) places.push(place);
  const { serverUrl = '', appId = 'selah' } = data.backend;
  await withStorage(data, () => noteChaptersAhead(data.device, { serverUrl, appId, places }));
}

async function placesOfPlan(data: Data, { plan, day }: ActivePlan, language: Language, translation: string): Promise<Place[]> {
  const days = Array.from({ length: daysAhead }, (_, step) => day + step).filter((one) => one <= plan.duration);
  const written = days.map((one) => planReading(plan.fields, one, language).passages);
  const found = await firstValueFrom(planPassages(data, written, language, translation));
  return found.flat().flatMap((passage) => (passage.kind === 'place' ? [{ translation, book: passage.place.book, chapter: passage.place.chapter }] : []));
}
