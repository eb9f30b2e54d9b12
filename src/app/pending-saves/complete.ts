// Saves what a guest wanted to save in the account of the user who has logged in: each pending save
// once, although several tabs are open or a page was closed in the middle.
import i18next from 'i18next';
import { firstValueFrom } from 'rxjs';
import type { HighlightColor } from '../../../schemas/entities/bible-note.ts';
import type { UserCollectionName } from '../../data/database/collections.ts';
import type { DataContext } from '../../data/data-context.ts';
import {
  finishPendingSave,
  isDraftRemoved,
  type PendingSave,
  type PendingSaveKind,
  readLogOutDate,
  removePendingSave,
  withPendingSaves,
} from '../../data/drafts/pending-saves.ts';
import { readAccountCreatedDate } from '../../data/records/profile.ts';
import { StorageWriteError } from '../../data/records/record.ts';
import { addVerseBookmarks } from '../../features/bible/notes/bookmarks.ts';
import { highlightVerses } from '../../features/bible/notes/highlights.ts';
import { type NoteInput, saveNote } from '../../features/bible/notes/save-note.ts';
import { createGratitudeEntry, type GratitudeEntryInput } from '../../features/gratitude/data.ts';
import {
  addMemoryVerse,
  type MemoryVerseInput,
} from '../../features/memory-verses/add-memory-verse.ts';
import { watchActivePlan } from '../../features/plans/data.ts';
import { startPlan } from '../../features/plans/plan-progress.ts';
import { createPrayer, type PrayerInput } from '../../features/prayer/data.ts';
import type { Language } from '../../../schemas/languages.ts';
import type { ChapterLocation } from '../../data/bible/chapters.ts';
import { formatVersesReference } from '../../locales/passage-reference.ts';

export interface CompletedSaves {
  /** Pending saves that were completed now, the oldest first. */
  saved: readonly PendingSave[];
  /** Pending saves that may belong to another person: the user is asked first. */
  unconfirmed: readonly PendingSave[];
  /** Why a save failed; it stays pending until the next start. */
  fault: StorageWriteError | null;
}

/** Input of a highlight or a bookmark. A bookmark has no colour. */
interface PendingMark {
  place: ChapterLocation;
  verses: readonly number[];
  language: Language;
  color: HighlightColor;
}

/** Milliseconds for which a guest who logs in to an existing account counts as the same person. */
const samePersonTime = 24 * 60 * 60 * 1_000;

/** @param isConfirmed whether the user has said that all pending saves are the user's own */
export async function completePendingSaves(
  data: DataContext,
  isConfirmed: boolean,
  now = Date.now(),
): Promise<CompletedSaves> {
  const createdDate = Date.parse((await readAccountCreatedDate(data)) ?? '');
  return withPendingSaves(async (saves) => {
    const saved: PendingSave[] = [];
    const unconfirmed: PendingSave[] = [];
    let fault: StorageWriteError | null = null;
    // Plans are last, because they wait for the server.
    const isPlan = ({ kind }: PendingSave) => Number(kind === 'plan');
    for (const save of saves.toSorted((a, b) => isPlan(a) - isPlan(b))) {
      if (isDraftRemoved(save)) removePendingSave(save);
      else if (!isConfirmed && !isOwn(save, createdDate, now)) unconfirmed.push(save);
      else {
        try {
          if (await writePendingSave(data, save)) saved.push(save);
          finishPendingSave(save);
        } catch (failure) {
          if (failure instanceof StorageWriteError) fault = failure;
          else data.report('a pending save could not be completed', failure);
        }
      }
    }
    return { saved, unconfirmed, fault };
  });
}

/** Removes the pending saves and their drafts, because the user does not want them. */
export function discardPendingSaves(discarded: readonly PendingSave[]): Promise<void> {
  return withPendingSaves(async () => discarded.forEach(finishPendingSave));
}

/**
 * Returns whether the guest is certainly or probably the user: the account was created afterwards,
 * or the login followed within a day. After a log-out, the guest may be anyone.
 * @param createdDate of the account, in milliseconds since 1970; NaN if it is unknown
 */
function isOwn({ date }: PendingSave, createdDate: number, now: number): boolean {
  return date > readLogOutDate() && (createdDate >= date || now - date <= samePersonTime);
}

const collectionByKind: Partial<Record<PendingSaveKind, UserCollectionName>> = {
  prayer: 'prayers',
  gratitude: 'gratitudeEntries',
  note: 'bibleNotes',
  plan: 'readingProgress',
};

/**
 * Returns false if nothing was written, because the record exists already: the page was closed
 * before the pending save was removed, or the form was saved in another tab.
 */
async function writePendingSave(data: DataContext, save: PendingSave): Promise<boolean> {
  const { id, kind, input } = save;
  const collection = collectionByKind[kind];
  if (collection && (await data.userDatabase[collection].findOne(id).exec())) return false;
  // The inputs were stored by the forms, which have these types.
  switch (kind) {
    case 'prayer':
      await createPrayer(data, input as unknown as PrayerInput, id);
      return true;
    case 'gratitude':
      await createGratitudeEntry(data, input as unknown as GratitudeEntryInput, id);
      return true;
    case 'note':
      await saveNote(data, input as unknown as NoteInput, undefined, id);
      return true;
    case 'highlight': {
      const { color, ...mark } = input as unknown as PendingMark;
      const formatReference = (verses: readonly number[]) =>
        formatVersesReference(i18next.t, mark.language, mark.place, verses);
      await highlightVerses(data, { ...mark, formatReference }, color);
      return true;
    }
    case 'bookmark': {
      const { place, verses, language } = input as unknown as PendingMark;
      await addVerseBookmarks(data, place, verses, language);
      return true;
    }
    case 'memory-verse': {
      const added = await addMemoryVerse(data, input as unknown as MemoryVerseInput);
      return added.kind === 'added';
    }
    case 'plan':
      // Only one plan is active at a time: a plan that the account reads on another device stays
      // active.
      await data.sync();
      if ((await firstValueFrom(watchActivePlan(data))) !== null) return false;
      await startPlan(data, { id: String(input['plan']) }, String(input['today']), id);
      return true;
  }
}
