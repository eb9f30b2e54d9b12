// Tests of the note of the day for guests: a different note each day for twelve weeks, the same
// note for the same day, and passages of one language.
import { expect, test } from 'vitest';
import { languages } from '../../../schemas/fields.ts';
import { composeNoteOfTheDay } from '../../../content/grace-notes/note-of-the-day.ts';
import { loadGrace } from '../../../content/grace-notes/load-grace-notes.ts';

const days = Array.from({ length: 84 }, (_, step) =>
  new Date(Date.UTC(2026, 0, 1 + step)).toISOString().slice(0, 10),
);

test.each(languages)('in %s 84 days have 84 different notes of the library', async (language) => {
  const notes = await Promise.all(days.map((day) => composeNoteOfTheDay(day, language)));
  expect(new Set(notes.map((note) => JSON.stringify(note))).size).toBe(84);
  const passages = await loadGrace(language);
  const truths = new Set(Object.values(passages.truths).flat());
  const reflections = new Set(Object.values(passages.reflections).flat());
  expect(notes.filter(({ message }) => !truths.has(message))).toEqual([]);
  expect(notes.filter(({ reflection }) => !reflections.has(reflection))).toEqual([]);
});

test('the note of a day stays the same on that day', async () => {
  expect(await composeNoteOfTheDay('2026-11-26', 'en')).toEqual(
    await composeNoteOfTheDay('2026-11-26', 'en'),
  );
});

test('the note assumes no mood of the reader', async () => {
  const notes = await Promise.all(days.map((day) => composeNoteOfTheDay(day, 'en')));
  const assumed = /your (?:tiredness|joy)|you feel|be glad|you are (?:calm|tired)|your question/i;
  expect(notes.filter(({ message }) => assumed.test(message))).toEqual([]);
});

test('a text that is no day has no note', async () => {
  await expect(composeNoteOfTheDay('today', 'en')).rejects.toThrow('No passage');
});
