// Keeps on the device, beside the pages, the few chapters with which composed words and the night
// have their verses without a network. In one tab at a time.
import {
  catchError,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  NEVER,
  Observable,
  of,
  type Subscription,
  switchMap,
  timer,
} from 'rxjs';
import type { Language } from '../../../../schemas/fields.ts';
import {
  bundledTranslation,
  findKnownTranslation,
} from '../../../../schemas/bible/translations.ts';
import {
  loadAvailableTranslations,
  type ChapterLocation,
  readChapter,
} from '../../../data/bible/chapters.ts';
import type { DataContext } from '../../../data/data-context.ts';
import { waitUntilIdle } from '../../../platform/idle.ts';
import { getDownloadMethod } from '../../../data/bible/library/library-rules.ts';
import { isConnectionLost } from '../../../data/database/storage-errors.ts';
import { watchChosenTranslation } from '../../../data/bible/translation-choice.ts';
import { readChapterOnDevice } from '../../../data/bible/chapter-on-device.ts';
import { listChaptersToPrefetch } from './chapters-to-prefetch.ts';
import { screenLanguages } from '../screen-language.ts';
import { loadTranslationsToQuote } from './quoted-translations.ts';

export interface ChapterPrefetchOptions {
  /** Whether the network of this moment costs the person something. */
  isMetered(): boolean;
  languages?: Observable<Language>;
  /**
   * By a translation's own count, in the order in which they are wanted. Missing: those of composed
   * words.
   */
  chapters?: (translation: string) => ChapterLocation[];
  /** Milliseconds before it begins. */
  delayMillis?: number;
}

type PrefetchInput = Pick<Required<ChapterPrefetchOptions>, 'isMetered' | 'chapters'>;

/** Milliseconds: who opens the app, or turns to another translation, wants other things first. */
const defaultDelay = 10_000;

/** Works for whoever is here, and stops when somebody else comes. */
export function startChapterPrefetch(
  current: Observable<DataContext | null>,
  how: ChapterPrefetchOptions,
): Subscription {
  return current
    .pipe(
      switchMap((data) =>
        data && data.storage !== 'memory' ? prefetchWhileOpen(data, how) : EMPTY,
      ),
    )
    .subscribe();
}

/** After a lost connection the databases are others, and are asked anew. */
function prefetchWhileOpen(
  data: DataContext,
  {
    isMetered,
    languages = screenLanguages,
    chapters = listChaptersToPrefetch,
    delayMillis = defaultDelay,
  }: ChapterPrefetchOptions,
): Observable<unknown> {
  const { connection, online, report } = data;
  return (connection?.openings ?? of(0)).pipe(
    switchMap((openCount) =>
      combineLatest([online, languages, watchChosenTranslation(data)]).pipe(
        // A profile is told again at each meeting with the server.
        distinctUntilChanged((before, now) => before.join() === now.join()),
        switchMap(([isOnline, language]) =>
          isOnline
            ? timer(delayMillis).pipe(
                switchMap(() => prefetchOnce(data, language, { isMetered, chapters })),
              )
            : EMPTY,
        ),
        catchError((fault: unknown) => {
          report('nobody knows which chapters composed words want', fault);
          if (isConnectionLost(fault)) void connection?.reopen(openCount);
          return NEVER;
        }),
      ),
    ),
  );
}

/** Keeps while somebody listens; tells nothing. What fails is tried again at the next start. */
function prefetchOnce(
  data: DataContext,
  language: Language,
  what: PrefetchInput,
): Observable<never> {
  return new Observable(() => {
    const gone = new AbortController();
    withPrefetchLock(gone.signal, () =>
      prefetchMissingChapters(data, language, what, gone.signal),
    ).catch((fault: unknown) => {
      if (!gone.signal.aborted)
        data.report('the chapters that composed words want could not be kept', fault);
    });
    return () => gone.abort();
  });
}

/** Where the browser has no locks there is hardly a second tab at work. */
async function withPrefetchLock(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  await (locks ? locks.request('selah-composed-verses', { signal }, work) : work());
}

async function prefetchMissingChapters(
  data: DataContext,
  language: Language,
  { isMetered, chapters }: PrefetchInput,
  signal: AbortSignal,
): Promise<void> {
  const isOver = () => isMetered() || signal.aborted;
  if (isOver()) return;
  const translation = await findStorableTranslation(data, language);
  for (const place of chapters(translation)) {
    if (await readChapterOnDevice(data, place)) continue;
    await waitUntilIdle();
    if (isOver()) return;
    const answer = await readChapter(data, place);
    // Some translations have one testament only.
    if (answer.kind === 'missing' && answer.what === 'chapter') continue;
    if (answer.kind === 'offline' || (answer.kind === 'chapter' && !answer.isStored)) return;
    if (answer.kind !== 'chapter')
      throw new Error(`${place.translation} ${place.book} ${place.chapter}: ${answer.kind}`);
  }
}

/** From which they are quoted; the bundled one where that may not lie on a device. */
async function findStorableTranslation(data: DataContext, language: Language): Promise<string> {
  const [code = bundledTranslation.code] = await loadTranslationsToQuote(data, language);
  const known = findKnownTranslation(code);
  if (known) return known.keep === 'never' ? bundledTranslation.code : code;
  // A text of the owner's own: the server knows its rules.
  const offered = (await loadAvailableTranslations(data)).find((one) => one.code === code);
  return offered && getDownloadMethod(offered) ? code : bundledTranslation.code;
}
