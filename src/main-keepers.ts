// Part of the front door: all that goes on beside the pages, fetched when the first of them stands.
import type { BehaviorSubject } from 'rxjs';
import { startBadgeUpdates } from './data/badge-keeper.ts';
import { startChapterPrefetchPlanner } from './data/chapters-ahead-keeper.ts';
import type { DataContext } from './data/data.ts';
import { startFeedbackScheduler } from './data/letter-keeper.ts';
import { startDownloadScheduler } from './data/library-keeper.ts';
import { listChaptersToPrefetch } from './data/made-words/chapters-to-keep.ts';
import { startChapterPrefetch } from './data/made-words/verse-keeper.ts';
import { startGenerationQueue } from './data/made-words/wish-keeper.ts';
import { startTotalsSync } from './data/progress/totals-keeper.ts';
import { listSleepChapters } from './data/sleep-chapters.ts';
import { startReminderRegistration } from './main-reminders.ts';
import { showBadge } from './platform/app-badge.ts';
import { isMetered } from './platform/connection-cost.ts';
import { handleLaunches } from './platform/launch.ts';
import { logFault } from './platform/log.ts';
import { linkManifest } from './platform/manifest-link.ts';
import { unlockOrientation } from './platform/orientation.ts';
import { requestPeriodicSync } from './platform/periodic-sync.ts';

export interface BackgroundTaskParts {
  /** Leads this window to a path of the app. */
  navigate(path: string): void;
  /** Whose manifest the page links. */
  manifest: { serverUrl: string; appId: string };
}

/**
 * Whole translations whose keeping was broken off go on, words that were wished for are made, verses of composed words and of the night are
 * fetched, and noted for the worker, totals are kept in step, letters that wait are sent, the server knows the reminders, and the installed app's icon, screen and
 * windows do what they should.
 */
export function startBackgroundTasks(current: BehaviorSubject<DataContext | null>, { navigate, manifest }: BackgroundTaskParts): void {
  if (current.value) startDownloadScheduler(current.value);
  startGenerationQueue(current);
  const chapters = (translation: string) => [...listChaptersToPrefetch(translation), ...listSleepChapters(translation)];
  startChapterPrefetch(current, { isMetered, chapters });
  startChapterPrefetchPlanner(current, { requestPeriodicSync: requestPeriodicSync, chapters });
  startTotalsSync(current);
  startFeedbackScheduler(current);
  startReminderRegistration(current);
  startBadgeUpdates(current, showBadge);
  handleLaunches(navigate);
  linkManifest(manifest);
  unlockOrientation().catch((fault: unknown) => logFault('the screen is held as the manifest asks', fault));
}
