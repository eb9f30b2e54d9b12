// Keeps on the device, beside the pages, the few chapters with which composed words and the night have their verses without a network. In one tab at a time.
import { catchError, combineLatest, distinctUntilChanged, EMPTY, NEVER, Observable, of, type Subscription, switchMap, timer } from 'rxjs';
import type { Language } from '../../../schemas/fields.ts';
import { bundledTranslation, knownTranslation } from '../../../schemas/translations.ts';
import { availableTranslations, type Place, readChapter } from '../chapters.ts';
import type { Data } from '../data.ts';
import { untilIdle } from '../idle.ts';
import { wayToKeep } from '../library-place.ts';
import { isLost } from '../storage-faults.ts';
import { chosenTranslation } from '../translation-choice.ts';
import { chapterHere } from './chapters-here.ts';
import { chaptersToKeep } from './chapters-to-keep.ts';
import { languagesOnScreen } from './language-on-screen.ts';
import { translationsToQuote } from './translations.ts';

export interface KeepingVerses {
  /** Whether the network of this moment costs the person something. */
  isCostly(): boolean;
  languages?: Observable<Language>;
  /** By a translation's own count, in the order in which they are wanted. Missing: those of composed words. */
  chapters?: (translation: string) => Place[];
  /** Milliseconds before it begins. */
  patience?: number;
}

type Wanted = Pick<Required<KeepingVerses>, 'isCostly' | 'chapters'>;

/** Milliseconds: who opens the app, or turns to another translation, wants other things first. */
const unhurried = 10_000;

/** Works for whoever is here, and stops when somebody else comes. */
export function keepVerses(current: Observable<Data | null>, how: KeepingVerses): Subscription {
  return current.pipe(switchMap((data) => (data && data.storage !== 'memory' ? keeping(data, how) : EMPTY))).subscribe();
}

/** After a lost connection the databases are others, and are asked anew. */
function keeping(data: Data, { isCostly, languages = languagesOnScreen, chapters = chaptersToKeep, patience = unhurried }: KeepingVerses): Observable<unknown> {
  const { connection, online, report } = data;
  return (connection?.openings ?? of(0)).pipe(
    switchMap((opening) =>
      combineLatest([online, languages, chosenTranslation(data)]).pipe(
        // A profile is told again at each meeting with the server.
        distinctUntilChanged((before, now) => before.join() === now.join()),
        switchMap(([isOnline, language]) => (isOnline ? timer(patience).pipe(switchMap(() => keepingOnce(data, language, { isCostly, chapters }))) : EMPTY)),
        catchError((fault: unknown) => {
          report('nobody knows which chapters composed words want', fault);
          if (isLost(fault)) void connection?.mend(opening);
          return NEVER;
        }),
      ),
    ),
  );
}

/** Keeps while somebody listens; tells nothing. What fails is tried again at the next start. */
function keepingOnce(data: Data, language: Language, what: Wanted): Observable<never> {
  return new Observable(() => {
    const gone = new AbortController();
    inTurn(gone.signal, () => keepChapters(data, language, what, gone.signal)).catch((fault: unknown) => {
      if (!gone.signal.aborted) data.report('the chapters that composed words want could not be kept', fault);
    });
    return () => gone.abort();
  });
}

/** Where the browser has no locks there is hardly a second tab at work. */
async function inTurn(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  await (locks ? locks.request('selah-composed-verses', { signal }, work) : work());
}

async function keepChapters(data: Data, language: Language, { isCostly, chapters }: Wanted, signal: AbortSignal): Promise<void> {
  const isOver = () => isCostly() || signal.aborted;
  if (isOver()) return;
  const translation = await translationToKeep(data, language);
  for (const place of chapters(translation)) {
    if (await chapterHere(data, place)) continue;
    await untilIdle();
    if (isOver()) return;
    const answer = await readChapter(data, place);
    // Some translations have one testament only.
    if (answer.kind === 'missing' && answer.what === 'chapter') continue;
    if (answer.kind === 'offline' || (answer.kind === 'chapter' && !answer.kept)) return;
    if (answer.kind !== 'chapter') throw new Error(`${place.translation} ${place.book} ${place.chapter}: ${answer.kind}`);
  }
}

/** From which they are quoted; the bundled one where that may not lie on a device. */
async function translationToKeep(data: Data, language: Language): Promise<string> {
  const [code = bundledTranslation.code] = await translationsToQuote(data, language);
  const known = knownTranslation(code);
  if (known) return known.keep === 'never' ? bundledTranslation.code : code;
  // A text of the owner's own: the server knows its rules.
  const offered = (await availableTranslations(data)).find((one) => one.code === code);
  return offered && wayToKeep(offered) ? code : bundledTranslation.code;
}
