// Watches, creates, removes and restores grace notes, and stores whether a note helped the user. A
// note belongs to a day and a mood; the answer whether a note helped stays on this device.
import { map, type Observable, of, switchMap } from 'rxjs';
import type { Language } from '../../../../schemas/languages.ts';
import type { GraceNote } from '../../../../schemas/entities/grace-note.ts';
import type { DataContext } from '../../../data/data-context.ts';
import { watchToday } from '../../../data/user-days.ts';
import type { TextSource } from '../../generation/generated-text.ts';
import {
  type SavedRecord,
  writeToStorage,
  createRecord,
  watchRecords,
  removeRecord,
  restoreRecord,
  toSavedRecord,
} from '../../../data/records/record.ts';

export type Mood = GraceNote['mood'];

/** `source` is missing in notes of the earlier app. */
export type GraceNoteWithSource = GraceNote & { source?: TextSource | null };

export interface GraceNoteInput {
  /** YYYY-MM-DD, the user's own day. */
  date: string;
  mood: Mood;
  /** What the user wrote about their day; empty when they wrote nothing. */
  context_tag: string;
  language: Language;
  message: string;
  verses: { reference: string; text: string; translation?: string }[];
  reflection: string;
  source: TextSource;
}

/**
 * Watches the notes of one day, newest first.
 *
 * @param date YYYY-MM-DD
 */
export function watchGraceNotes(
  data: DataContext,
  date: string,
): Observable<SavedRecord<GraceNoteWithSource>[]> {
  return watchRecords<GraceNoteWithSource>(data, 'graceNotes', date);
}

export interface GraceNotesOfToday {
  /** YYYY-MM-DD, the user's day. */
  day: string;
  /** Newest first. */
  notes: SavedRecord<GraceNoteWithSource>[];
}

/** Watches the notes of the user's current day; the query changes with the day. */
export function watchTodaysGraceNotes(data: DataContext): Observable<GraceNotesOfToday> {
  return watchToday(data).pipe(
    switchMap((day) => watchGraceNotes(data, day).pipe(map((notes) => ({ day, notes })))),
  );
}

/** Watches the note with this id; emits null when the device has no such note. */
export function watchGraceNote(
  data: DataContext,
  id: string,
): Observable<SavedRecord<GraceNoteWithSource> | null> {
  if (id === '') return of(null);
  return data.userDatabase.graceNotes
    .findOne({ selector: { client_id: id, removed: false } })
    .$.pipe(map((doc) => (doc ? toSavedRecord<GraceNoteWithSource>(doc) : null)));
}

/**
 * Creates a note and resolves with its id when it is stored on the device. Throws
 * `StorageWriteError`.
 *
 * @param id id from the draft of the form, so that two taps create one note
 */
export async function createGraceNote(
  data: DataContext,
  input: GraceNoteInput,
  id?: string,
): Promise<string> {
  const fields = { ...input, user_email: data.account?.email ?? '' };
  const saved = await createRecord(data, 'graceNotes', fields, {
    ref: input.date,
    id,
    formFields: ['mood', 'context_tag', 'message', 'verses', 'reflection'],
    textFields: ['context_tag', 'message', 'reflection'],
  });
  void data.sync();
  return saved;
}

export async function removeGraceNote(data: DataContext, id: string): Promise<void> {
  await removeRecord(data, 'graceNotes', id);
  void data.sync();
}

export async function restoreGraceNote(data: DataContext, id: string): Promise<void> {
  await restoreRecord(data, 'graceNotes', id);
  void data.sync();
}

export type Helpfulness = 'yes' | 'no';

/** Watches the user's answer whether the note helped. The answer is stored on this device only. */
export function watchHelpfulness(data: DataContext, id: string): Observable<Helpfulness | null> {
  return data.userDatabase.activity.findOne(getHelpfulnessId(id)).$.pipe(
    map((doc) => {
      const answer = doc?.value['answer'];
      return answer === 'yes' || answer === 'no' ? answer : null;
    }),
  );
}

/** Throws `StorageWriteError`. */
export async function saveHelpfulness(
  data: DataContext,
  id: string,
  answer: Helpfulness,
): Promise<void> {
  await writeToStorage(data, () =>
    data.userDatabase.activity.incrementalUpsert({
      id: getHelpfulnessId(id),
      kind: 'helpful',
      order: '',
      value: { note: id, answer },
    }),
  );
}

function getHelpfulnessId(id: string): string {
  return `helpful|${id}`;
}
