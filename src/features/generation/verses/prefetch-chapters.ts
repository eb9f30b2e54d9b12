// Prefetches the chapters that the pages need without a network: first those behind the links of
// Home, then the few that composed texts and the sleep pages quote. Runs in one tab at a time.
import {
  catchError,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  merge,
  NEVER,
  Observable,
  of,
  type Subscription,
  switchMap,
  timer,
} from 'rxjs';
import type { Language } from '../../../../schemas/languages.ts';
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
  /** Whether the current network connection is metered. */
  isMetered(): boolean;
  languages?: Observable<Language>;
  /**
   * Chapters in the numbering of a translation, most important first. The default is the chapters
   * of composed texts.
   */
  chapters?: (translation: string) => ChapterLocation[];
  /** Chapters that are fetched before all others. */
  firstChapters?: ListChapters;
  /** Milliseconds before it begins. */
  delayMillis?: number;
  /** Milliseconds before the first chapters are fetched. */
  firstDelayMillis?: number;
}

type ListChapters = (data: DataContext, language: Language) => Promise<ChapterLocation[]>;

/**
 * Milliseconds: the start of the app, or a change of the translation, needs the network for other
 * requests first.
 */
const defaultDelay = 10_000;
/** Milliseconds: a user may lose the network soon after the first visit. */
const defaultFirstDelay = 2_000;

/** Runs for the current user or guest, and stops when the account changes. */
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

/** After a lost storage connection, the reopened databases are queried again. */
function prefetchWhileOpen(
  data: DataContext,
  {
    isMetered,
    languages = screenLanguages,
    chapters = listChaptersToPrefetch,
    firstChapters = async () => [],
    delayMillis = defaultDelay,
    firstDelayMillis = defaultFirstDelay,
  }: ChapterPrefetchOptions,
): Observable<unknown> {
  const listQuotedChapters: ListChapters = async (_, language) =>
    chapters(await findStorableTranslation(data, language));
  const { connection, online, report } = data;
  return (connection?.openings ?? of(0)).pipe(
    switchMap((openCount) =>
      combineLatest([online, languages, watchChosenTranslation(data)]).pipe(
        // The profile is emitted again at each sync with the server.
        distinctUntilChanged((before, now) => before.join() === now.join()),
        switchMap(([isOnline, language]) =>
          isOnline
            ? merge(
                timer(firstDelayMillis).pipe(
                  switchMap(() => prefetchOnce(data, language, firstChapters, isMetered)),
                ),
                timer(delayMillis).pipe(
                  switchMap(() => prefetchOnce(data, language, listQuotedChapters, isMetered)),
                ),
              )
            : EMPTY,
        ),
        catchError((fault: unknown) => {
          report('the chapters of composed texts could not be listed', fault);
          if (isConnectionLost(fault)) void connection?.reopen(openCount);
          return NEVER;
        }),
      ),
    ),
  );
}

/**
 * Prefetches while there is a subscriber; emits nothing. A failed chapter is tried again at the
 * next start.
 */
function prefetchOnce(
  data: DataContext,
  language: Language,
  listChapters: ListChapters,
  isMetered: () => boolean,
): Observable<never> {
  return new Observable(() => {
    const gone = new AbortController();
    const isOver = () => isMetered() || gone.signal.aborted;
    withPrefetchLock(gone.signal, async () => {
      if (!isOver())
        await prefetchMissingChapters(data, await listChapters(data, language), isOver);
    }).catch((fault: unknown) => {
      if (!gone.signal.aborted)
        data.report('the chapters of composed texts could not be prefetched', fault);
    });
    return () => gone.abort();
  });
}

/**
 * Without Web Locks in the browser the work runs unlocked, because two active tabs are unlikely
 * there.
 */
async function withPrefetchLock(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  await (locks ? locks.request('selah-composed-verses', { signal }, work) : work());
}

async function prefetchMissingChapters(
  data: DataContext,
  chapters: readonly ChapterLocation[],
  isOver: () => boolean,
): Promise<void> {
  for (const place of chapters) {
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

/**
 * Returns the code of the translation from which verses are quoted, or of the bundled translation
 * if the licence of the first forbids storage on a device.
 */
async function findStorableTranslation(data: DataContext, language: Language): Promise<string> {
  const [code = bundledTranslation.code] = await loadTranslationsToQuote(data, language);
  const known = findKnownTranslation(code);
  if (known) return known.keep === 'never' ? bundledTranslation.code : code;
  // A translation that the server's operator added: the server knows its licence rules.
  const offered = (await loadAvailableTranslations(data)).find((one) => one.code === code);
  return offered && getDownloadMethod(offered) ? code : bundledTranslation.code;
}
