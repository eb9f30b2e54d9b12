// Removes a note or a highlight, and returns a function that undoes the removal.
import type { DataContext } from '../../../data/data-context.ts';
import { changeMarks, type Undo } from './undoable-mark-changes.ts';

/** Throws `StorageWriteError`. */
export function removeNote(data: DataContext, id: string): Promise<Undo> {
  return changeMarks(data, (changes) => changes.remove('bibleNotes', id));
}
