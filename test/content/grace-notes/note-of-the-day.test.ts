// Tests of the note of the day for guests: a different note each day for 24 days, the same note for
// the same day, a question that belongs to its text, and no assumed mood.
import { expect, test } from 'vitest';
import { languages } from '../../../schemas/languages.ts';
import { composeNoteOfTheDay } from '../../../content/grace-notes/note-of-the-day.ts';
import { hasCommand, hasPrediction } from '../../../content/generation/forbidden-claims.ts';
import { loadGrace } from '../../../content/grace-notes/load-grace-notes.ts';

const days = Array.from({ length: 24 }, (_, step) =>
  new Date(Date.UTC(2026, 0, 1 + step)).toISOString().slice(0, 10),
);

test.each(languages)('in %s 24 days have 24 different notes of the library', async (language) => {
  const notes = await Promise.all(days.map((day) => composeNoteOfTheDay(day, language)));
  expect(new Set(notes.map((note) => JSON.stringify(note))).size).toBe(24);
  const { truths } = await loadGrace(language);
  const messages = new Set(Object.values(truths).flat());
  expect(notes.filter(({ message }) => !messages.has(message))).toEqual([]);
});

test.each(languages)('in %s the question of a note was written for its text', async (language) => {
  const { truths, neutral } = await loadGrace(language);
  const textByQuestion = new Map(
    neutral.flatMap(({ truth, questions }) =>
      questions.map((question) => [question, truths[truth.mood][truth.index]] as const),
    ),
  );
  for (const day of days) {
    const { message, reflection } = await composeNoteOfTheDay(day, language);
    expect(textByQuestion.get(reflection)).toBe(message);
  }
});

test.each(languages)('in %s a question has 20 to 34 words and no command', async (language) => {
  const { neutral } = await loadGrace(language);
  for (const question of neutral.flatMap(({ questions }) => questions)) {
    const words = question.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    if (words < 20 || words > 34) expect.fail(`${words} words: ${question}`);
    expect([hasCommand(question), hasPrediction(question)], question).toEqual([false, false]);
    expect(question).toMatch(/\?/);
  }
});

test('the note of a day stays the same on that day', async () => {
  expect(await composeNoteOfTheDay('2026-11-26', 'en')).toEqual(
    await composeNoteOfTheDay('2026-11-26', 'en'),
  );
});

test('the note assumes no mood of the reader', async () => {
  const notes = await Promise.all(days.map((day) => composeNoteOfTheDay(day, 'en')));
  const assumed =
    /your (?:tiredness|joy)|you feel|be(?:ing)? glad|you are (?:calm|tired)|your question|this calm/i;
  expect(notes.filter((note) => assumed.test(`${note.message} ${note.reflection}`))).toEqual([]);
});

test('an invalid day has no note', async () => {
  await expect(composeNoteOfTheDay('today', 'en')).rejects.toThrow('No note');
});
