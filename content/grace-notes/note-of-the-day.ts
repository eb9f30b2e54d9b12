// Composes the note of the day for people without an account: the same note for all of them on one
// day. Its question belongs to its text, and the note assumes no mood.
import type { Language } from '../../schemas/languages.ts';
import { loadGrace } from './load-grace-notes.ts';

export interface NoteOfTheDay {
  message: string;
  reflection: string;
}

const millisPerDay = 86_400_000;

/** @param day YYYY-MM-DD, a day of the calendar */
export async function composeNoteOfTheDay(day: string, language: Language): Promise<NoteOfTheDay> {
  const { truths, neutral } = await loadGrace(language);
  const count = Math.floor(Date.parse(`${day}T00:00:00Z`) / millisPerDay);
  const note = neutral[count % neutral.length];
  const message = note && truths[note.truth.mood][note.truth.index];
  // The second question follows after all notes were shown with their first one.
  const reflection = note?.questions[Math.floor(count / neutral.length) % note.questions.length];
  if (message === undefined || reflection === undefined) throw new Error(`No note for day ${day}`);
  return { message, reflection };
}
