// Removing a note or a highlight from a list, with the way back.
import type { DataContext } from './data.ts';
import { changeMarks, type Undo } from './mark-steps.ts';

/** Throws `StorageWriteError`. */
export function removeNoteWithUndo(data: DataContext, id: string): Promise<Undo> {
  return changeMarks(data, (changes) => changes.remove('bibleNotes', id));
}
