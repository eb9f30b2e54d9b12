// Notes and highlights on verses.
import type { Observable } from 'rxjs';
import type { BibleNote, HighlightColor } from '../../schemas/bible-note.ts';
import type { Language } from '../../schemas/fields.ts';
import { chapterRef } from './collections.ts';
import type { Data } from './data.ts';
import { type Kept, keepChanges, keepNew, listKept, removeKept, restoreKept } from './record.ts';

export interface NoteDraft {
  /** USFM id. */
  book: string;
  chapter: number;
  verse: number;
  translation: string;
  reference: string;
  note_text: string;
  highlight_color: HighlightColor;
  language: Language;
}

export function chapterNotes(data: Data, book: string, chapter: number): Observable<Kept<BibleNote>[]> {
  return listKept<BibleNote>(data, 'bibleNotes', chapterRef({ book, chapter }));
}

/**
 * Resolves with the note's id when it is on the device. Throws `NotKept`.
 * @param known the note to change, and its words when the person began to write
 * @param id of a new note, as its draft has it
 */
export async function saveNote(data: Data, draft: NoteDraft, known?: { id: string; seen: string }, id?: string): Promise<string> {
  const saved = known?.id ?? (await addNote(data, draft, id));
  if (known) {
    const changes = { note_text: draft.note_text, highlight_color: draft.highlight_color };
    await keepChanges(data, 'bibleNotes', known.id, changes, { fields: { note_text: known.seen }, words: ['note_text'] });
  }
  void data.sync();
  return saved;
}

function addNote(data: Data, draft: NoteDraft, id: string | undefined): Promise<string> {
  const fields = { ...draft, user_email: data.account?.email ?? '' };
  return keepNew(data, 'bibleNotes', fields, { ref: chapterRef({ ...draft }), id, written: ['note_text', 'highlight_color'], words: ['note_text'] });
}

export async function removeNote(data: Data, id: string): Promise<void> {
  await removeKept(data, 'bibleNotes', id);
  void data.sync();
}

export async function restoreNote(data: Data, id: string): Promise<void> {
  await restoreKept(data, 'bibleNotes', id);
  void data.sync();
}
