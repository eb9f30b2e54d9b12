// Part of the front door: all that goes on beside the pages, fetched when the first of them stands.
import type { BehaviorSubject } from 'rxjs';
import { keepBadge } from './data/badge-keeper.ts';
import { keepChaptersAhead } from './data/chapters-ahead-keeper.ts';
import type { Data } from './data/data.ts';
import { keepLetters } from './data/letter-keeper.ts';
import { startKeeper } from './data/library-keeper.ts';
import { chaptersToKeep } from './data/made-words/chapters-to-keep.ts';
import { keepVerses } from './data/made-words/verse-keeper.ts';
import { keepWishes } from './data/made-words/wish-keeper.ts';
import { keepTotals } from './data/progress/totals-keeper.ts';
import { sleepChapters } from './data/sleep-chapters.ts';
import { keepReminders } from './main-reminders.ts';
import { showBadge } from './platform/app-badge.ts';
import { isCostly } from './platform/connection-cost.ts';
import { listenForLaunches } from './platform/launch.ts';
import { logFault } from './platform/log.ts';
import { linkManifest } from './platform/manifest-link.ts';
import { freeOrientation } from './platform/orientation.ts';
import { askForChapters } from './platform/periodic-sync.ts';

export interface Around {
  /** Leads this window to a path of the app. */
  go(path: string): void;
  /** Whose manifest the page links. */
  manifest: { serverUrl: string; appId: string };
}

/**
 * Whole translations whose keeping was broken off go on, words that were wished for are made, verses of composed words and of the night are
 * fetched, and noted for the worker, totals are kept in step, letters that wait are sent, the server knows the reminders, and the installed app's icon, screen and
 * windows do what they should.
 */
export function keepOn(current: BehaviorSubject<Data | null>, { go, manifest }: Around): void {
  if (current.value) startKeeper(current.value);
  keepWishes(current);
  const chapters = (translation: string) => [...chaptersToKeep(translation), ...sleepChapters(translation)];
  keepVerses(current, { isCostly, chapters });
  keepChaptersAhead(current, { ask: askForChapters, chapters });
  keepTotals(current);
  keepLetters(current);
  keepReminders(current);
  keepBadge(current, showBadge);
  listenForLaunches(go);
  linkManifest(manifest);
  freeOrientation().catch((fault: unknown) => logFault('the screen is held as the manifest asks', fault));
}
