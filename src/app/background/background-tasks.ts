// Part of the front door: all that goes on beside the pages, fetched when the first of them stands.
import type { BehaviorSubject } from 'rxjs';
import { startBadgeUpdates } from './unsynced-badge.ts';
import { startChapterPrefetchPlanner } from './chapter-prefetch-planner.ts';
import type { DataContext } from '../../data/data-context.ts';
import { startFeedbackScheduler } from '../../features/feedback/outbox-scheduler.ts';
import { startDownloadScheduler } from '../../data/bible/library/download-scheduler.ts';
import { listChaptersToPrefetch } from '../../features/generation/verses/chapters-to-prefetch.ts';
import { startChapterPrefetch } from '../../features/generation/verses/prefetch-chapters.ts';
import { startGenerationQueue } from '../../features/generation/queue/generation-queue.ts';
import { startTotalsSync } from '../../features/progress/update-profile-totals.ts';
import { listSleepChapters } from '../../features/sleep/chapters-to-prefetch.ts';
import { startReminderRegistration } from './reminder-registration.ts';
import { showBadge } from '../../platform/app-badge.ts';
import { isMetered } from '../../platform/connection-cost.ts';
import { handleLaunches } from '../../platform/launch-queue.ts';
import { logFault } from '../../platform/log.ts';
import { linkManifest } from '../../platform/manifest-link.ts';
import { unlockOrientation } from '../../platform/screen-orientation.ts';
import { requestPeriodicSync } from '../../platform/service-worker/periodic-sync.ts';

export interface BackgroundTaskParts {
  /** Leads this window to a path of the app. */
  navigate(path: string): void;
  /** Whose manifest the page links. */
  manifest: { serverUrl: string; appId: string };
}

/**
 * Whole translations whose keeping was broken off go on, words that were wished for are made,
 * verses of composed words and of the night are fetched, and noted for the worker, totals are kept
 * in step, letters that wait are sent, the server knows the reminders, and the installed app's
 * icon, screen and windows do what they should.
 */
export function startBackgroundTasks(
  current: BehaviorSubject<DataContext | null>,
  { navigate, manifest }: BackgroundTaskParts,
): void {
  if (current.value) startDownloadScheduler(current.value);
  startGenerationQueue(current);
  const chapters = (translation: string) => [
    ...listChaptersToPrefetch(translation),
    ...listSleepChapters(translation),
  ];
  startChapterPrefetch(current, { isMetered, chapters });
  startChapterPrefetchPlanner(current, { requestPeriodicSync: requestPeriodicSync, chapters });
  startTotalsSync(current);
  startFeedbackScheduler(current);
  startReminderRegistration(current);
  startBadgeUpdates(current, showBadge);
  handleLaunches(navigate);
  linkManifest(manifest);
  unlockOrientation().catch((fault: unknown) =>
    logFault('the screen is held as the manifest asks', fault),
  );
}
