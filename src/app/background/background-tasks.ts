// Starts all background tasks beside the pages: downloads, queued generations, chapter prefetch,
// totals, encryption, feedback, reminders, icon badge, and functions of the installed app. This
// chunk is loaded after the first page is shown.
import type { BehaviorSubject } from 'rxjs';
import i18next from 'i18next';
import { fromEventPattern, map, type Observable, startWith, type Subscription } from 'rxjs';
import { startDeviceLockTasks } from './device-lock-tasks.ts';
import { startEncryptionTasks } from './encryption-tasks.ts';
import { startBadgeUpdates } from './unsynced-badge.ts';
import { startChapterPrefetchPlanner } from './chapter-prefetch-planner.ts';
import { listHomeChapters } from './home-chapters.ts';
import type { DataContext } from '../../data/data-context.ts';
import { startFeedbackScheduler } from '../../features/feedback/outbox-scheduler.ts';
import { startDownloadScheduler } from '../../data/bible/library/download-scheduler.ts';
import { listChaptersToPrefetch } from '../../features/generation/verses/chapters-to-prefetch.ts';
import { startChapterPrefetch } from '../../features/generation/verses/prefetch-chapters.ts';
import { startGenerationQueue } from '../../features/generation/queue/generation-queue.ts';
import { startTotalsSync } from '../../features/progress/update-profile-totals.ts';
import { listSleepChapters } from '../../features/sleep/chapters-to-prefetch.ts';
import { startEndingSessions } from '../session/sessions-to-end.ts';
import { showBadge } from '../../platform/app-badge.ts';
import { isMetered } from '../../platform/connection-cost.ts';
import { handleLaunches } from '../../platform/launch-queue.ts';
import { logFault } from '../../platform/log.ts';
import { linkManifest } from '../../platform/manifest-link.ts';
import { unlockOrientation } from '../../platform/screen-orientation.ts';
import { requestPeriodicSync } from '../../platform/service-worker/periodic-sync.ts';
import { isLanguage } from '../../../schemas/languages.ts';
import { startPushRegistration as register } from '../../features/reminders/push-registration.ts';
import * as push from '../../platform/service-worker/push-notifications.ts';
import { onSubscriptionChanged } from '../../platform/service-worker/service-worker.ts';

export interface BackgroundTaskParts {
  /** Navigates this window to a path of the app. */
  navigate(path: string): void;
  /** Server and app of this page: for the web app manifest, and for sessions of log-outs. */
  manifest: { serverUrl: string; appId: string };
}

/**
 * Starts the background tasks:
 * - interrupted downloads of translations continue, and queued generations run
 * - verses of composed texts and of Peaceful Sleep are fetched, and queued for the worker
 * - totals are kept in sync, feedback messages are sent, and reminders are registered on the server
 * - sessions of log-outs without a connection are ended on the server
 * - keys that other devices added to the profile are taken, and deleted texts in clear are erased
 * - the app is locked after a time without use
 * - the icon, screen and windows of the installed app are updated
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
  startChapterPrefetch(current, { isMetered, chapters, firstChapters: listHomeChapters });
  startChapterPrefetchPlanner(current, { requestPeriodicSync: requestPeriodicSync, chapters });
  startTotalsSync(current);
  startEncryptionTasks(current);
  startDeviceLockTasks(current);
  startFeedbackScheduler(current);
  startReminderRegistration(current);
  startEndingSessions(current, manifest);
  startBadgeUpdates(current, showBadge);
  handleLaunches(navigate);
  linkManifest(manifest);
  unlockOrientation().catch((fault: unknown) =>
    logFault('the screen orientation could not be unlocked', fault),
  );
}

const device = { ...push, onPushState: onPushChange };

/**
 * Notifies when the permission changes, or when the browser gives the device a new push
 * subscription.
 */
function onPushChange(listener: () => void): () => void {
  const stops = [push.onPushState(listener), onSubscriptionChanged(listener)];
  return () => stops.forEach((stop) => stop());
}

/**
 * Registers this device's reminders on the server, with the browser's push state and the language
 * of the screen.
 */
function startReminderRegistration(current: Observable<DataContext | null>): Subscription {
  const changes = fromEventPattern(
    (listener) => i18next.on('languageChanged', listener),
    (listener) => i18next.off('languageChanged', listener),
  );
  const language = changes.pipe(
    startWith(null),
    map(() => (isLanguage(i18next.language) ? i18next.language : 'en')),
  );
  return register(current, { device, language });
}
