// Queues chapters for the service worker to fetch, if the browser allows periodic sync. The
// chapters are those of the plan's next days, of composed texts and of the night.
import {
  catchError,
  combineLatest,
  debounceTime,
  EMPTY,
  from,
  type Observable,
  of,
  type Subscription,
  switchMap,
} from 'rxjs';
import type { Language } from '../../../schemas/languages.ts';
import { bundledTranslation, findKnownTranslation } from '../../../schemas/bible/translations.ts';
import { savePrefetchQueue } from './chapter-prefetch-queue.ts';
import { listPlanChapters } from './home-chapters.ts';
import type { ChapterLocation } from '../../data/bible/chapters.ts';
import type { DataContext } from '../../data/data-context.ts';
import { readChapterOnDevice } from '../../data/bible/chapter-on-device.ts';
import { screenLanguages } from '../../features/generation/screen-language.ts';
import { watchActivePlan, type ActivePlan } from '../../features/plans/data.ts';
import { withReconnect } from '../../data/database/storage-errors.ts';
import {
  watchChosenTranslation,
  findTranslationToRead,
} from '../../data/bible/translation-choice.ts';

export interface PrefetchPlannerOptions {
  /**
   * Asks the browser to wake the worker periodically. Resolves to whether the browser will do so.
   */
  requestPeriodicSync(): Promise<boolean>;
  /** Chapters to fetch in addition to those of a plan, in the translation's own numbering. */
  chapters(translation: string): ChapterLocation[];
  languages?: Observable<Language>;
  /** Milliseconds after the last change. */
  delayMillis?: number;
}

const defaultDelay = 20_000;

/** Plans for the current user, and stops when the user changes. */
export function startChapterPrefetchPlanner(
  current: Observable<DataContext | null>,
  how: PrefetchPlannerOptions,
): Subscription {
  return current
    .pipe(
      switchMap((data) => (data && data.storage !== 'memory' ? planWhileOpen(data, how) : EMPTY)),
    )
    .subscribe();
}

function planWhileOpen(
  data: DataContext,
  {
    requestPeriodicSync,
    chapters,
    languages = screenLanguages,
    delayMillis = defaultDelay,
  }: PrefetchPlannerOptions,
): Observable<unknown> {
  return from(requestPeriodicSync()).pipe(
    switchMap((isGranted) =>
      isGranted
        ? combineLatest([languages, watchActivePlan(data), watchChosenTranslation(data)])
        : EMPTY,
    ),
    debounceTime(delayMillis),
    switchMap(([language, active]) => from(savePlan(data, language, active, chapters))),
    catchError((fault: unknown) => {
      data.report('the chapters to prefetch could not be queued for the worker', fault);
      return of(undefined);
    }),
  );
}

async function savePlan(
  data: DataContext,
  language: Language,
  active: ActivePlan | null,
  chapters: PrefetchPlannerOptions['chapters'],
): Promise<void> {
  const { code } = await findTranslationToRead(data, language);
  const translation = findKnownTranslation(code)?.keep === 'never' ? bundledTranslation.code : code;
  const wanted = [
    ...(active ? await listPlanChapters(data, active, language, translation) : []),
    ...chapters(translation),
  ];
  const places: ChapterLocation[] = [];
  for (const place of new Map(wanted.map((one) => [`${one.book} ${one.chapter}`, one])).values())
    if (!(await readChapterOnDevice(data, place))) places.push(place);
  const { serverUrl = '', appId = 'selah' } = data.backend;
  await withReconnect(data, () =>
    savePrefetchQueue(data.deviceDatabase, { serverUrl, appId, places }),
  );
}
