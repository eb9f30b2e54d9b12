// Grace notes: a few words for one day and one mood, kept the moment they were made.
import { map, type Observable, of, switchMap } from 'rxjs';
import type { Language } from '../../schemas/fields.ts';
import type { GraceNote } from '../../schemas/grace-note.ts';
import type { Data } from './data.ts';
import { today } from './days.ts';
import type { Source } from './made-words/made.ts';
import { type Kept, kept, keepNew, listKept, removeKept, restoreKept, toKept } from './record.ts';

export type Mood = GraceNote['mood'];

/** `source` is missing in notes of the earlier app. */
export type SourcedNote = GraceNote & { source?: Source | null };

export interface GraceNoteDraft {
  /** YYYY-MM-DD, the person's own day. */
  date: string;
  mood: Mood;
  /** What the person wrote of their day; empty when they wrote nothing. */
  context_tag: string;
  language: Language;
  message: string;
  verses: { reference: string; text: string; translation?: string }[];
  reflection: string;
  source: Source;
}

/** Those of one day, the newest first. @param date YYYY-MM-DD */
export function graceNotesOf(data: Data, date: string): Observable<Kept<SourcedNote>[]> {
  return listKept<SourcedNote>(data, 'graceNotes', date);
}

/** Those of the person's own day; asked anew when the day changes. */
export function graceNotesToday(data: Data): Observable<{ day: string; notes: Kept<SourcedNote>[] }> {
  return today(data).pipe(switchMap((day) => graceNotesOf(data, day).pipe(map((notes) => ({ day, notes })))));
}

/** The one that an address names; null when this device has none of that id. */
export function graceNoteNamed(data: Data, id: string): Observable<Kept<SourcedNote> | null> {
  if (id === '') return of(null);
  return data.personal.graceNotes.findOne({ selector: { client_id: id, removed: false } }).$.pipe(map((doc) => (doc ? toKept<SourcedNote>(doc) : null)));
}

/**
 * Resolves with the note's id when it is on the device. Throws `NotKept`.
 * @param id as the sheet has it from which it was made: two taps make one note
 */
export async function addGraceNote(data: Data, draft: GraceNoteDraft, id?: string): Promise<string> {
  const fields = { ...draft, user_email: data.account?.email ?? '' };
  const saved = await keepNew(data, 'graceNotes', fields, { ref: draft.date, id, written: ['mood', 'context_tag', 'message', 'verses', 'reflection'], words: ['context_tag', 'message', 'reflection'] });
  void data.sync();
  return saved;
}

export async function removeGraceNote(data: Data, id: string): Promise<void> {
  await removeKept(data, 'graceNotes', id);
  void data.sync();
}

export async function restoreGraceNote(data: Data, id: string): Promise<void> {
  await restoreKept(data, 'graceNotes', id);
  void data.sync();
}

export type Helpful = 'yes' | 'no';

/** Whether it helped, as the person said: known to this device alone. */
export function helpfulness(data: Data, id: string): Observable<Helpful | null> {
  return data.personal.activity.findOne(helpfulId(id)).$.pipe(
    map((doc) => {
      const answer = doc?.value['answer'];
      return answer === 'yes' || answer === 'no' ? answer : null;
    }),
  );
}

/** Throws `NotKept`. */
export async function answerHelpful(data: Data, id: string, answer: Helpful): Promise<void> {
  await kept(data, () => data.personal.activity.incrementalUpsert({ id: helpfulId(id), kind: 'helpful', order: '', value: { note: id, answer } }));
}

function helpfulId(id: string): string {
  return `helpful|${id}`;
}
