// Composes the note of the day for people without an account: the same note for all of them on one
// day. The note has only passages that assume no mood.
import type { Language } from '../../schemas/fields.ts';
import type { Mood, PassageChoice } from './grace-note-passages.ts';
import { loadGrace } from './load-grace-notes.ts';

export interface NoteOfTheDay {
  message: string;
  reflection: string;
}

const millisPerDay = 86_400_000;

/** @param day YYYY-MM-DD, a day of the calendar */
export async function composeNoteOfTheDay(day: string, language: Language): Promise<NoteOfTheDay> {
  const passages = await loadGrace(language);
  const { truths, reflections } = passages.neutral;
  const count = Math.floor(Date.parse(`${day}T00:00:00Z`) / millisPerDay);
  return {
    message: pickPassage(passages.truths, truths, count),
    reflection: pickPassage(passages.reflections, reflections, count),
  };
}

function pickPassage(
  passages: Readonly<Record<Mood, readonly string[]>>,
  choice: PassageChoice,
  count: number,
): string {
  const chosen = (Object.keys(choice) as Mood[]).flatMap((mood) =>
    (choice[mood] ?? []).map((index) => passages[mood][index]),
  );
  const passage = chosen[count % chosen.length];
  if (passage === undefined) throw new Error(`No passage for day ${count}`);
  return passage;
}
