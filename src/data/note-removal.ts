// Removing a note or a highlight from a list, with the way back.
import type { Data } from './data.ts';
import { inOneStep, type TakeBack } from './mark-steps.ts';

/** Throws `NotKept`. */
export function removeNote(data: Data, id: string): Promise<TakeBack> {
  return inOneStep(data, (steps) => steps.remove('bibleNotes', id));
}
