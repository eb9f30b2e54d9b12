// Tests of the marks that the text shows for a user's notes: a note on several verses is one note
// and starts at the first verse.
import { expect, test } from 'vitest';
import type { BibleNote } from '../../../../schemas/entities/bible-note.ts';
import type {
  ChapterMarks,
  ChapterNote,
} from '../../../../src/features/bible/notes/chapter-marks.ts';
import type { SavedRecord } from '../../../../src/data/records/record.ts';
import { toMarksByVerse } from '../../../../src/features/bible/reader/marks-by-verse.ts';

function buildNote(
  id: string,
  verses: readonly number[],
  note_text: string,
  highlight_color: BibleNote['highlight_color'] = 'none',
): ChapterNote {
  return {
    note: {
      id,
      fields: { note_text, highlight_color },
      sync: { kind: 'synced' },
    } as unknown as SavedRecord<BibleNote>,
    verses,
  };
}

function buildMarks(...notes: ChapterNote[]): ChapterMarks {
  const notesByVerse = new Map<number, SavedRecord<BibleNote>[]>();
  for (const { note, verses } of notes)
    for (const verse of verses) notesByVerse.set(verse, [...(notesByVerse.get(verse) ?? []), note]);
  return { notes, notesByVerse, bookmarksByVerse: new Map(), bookmarks: [] };
}

test('one sign at the first verse; the others belong to it', () => {
  const marksByVerse = toMarksByVerse(buildMarks(buildNote('a', [10, 11, 12], 'Words', 'green')));
  expect(
    [10, 11, 12].map((verse) => [
      marksByVerse.get(verse)?.hasNote,
      marksByVerse.get(verse)?.insideNoteFrom,
      marksByVerse.get(verse)?.color,
    ]),
  ).toEqual([
    [true, undefined, 'green'],
    [false, 10, 'green'],
    [false, 10, 'green'],
  ]);
});

test('a note inside another note has its own icon; a highlight without text is no note', () => {
  const marksByVerse = toMarksByVerse(
    buildMarks(
      buildNote('b', [11], 'Own'),
      buildNote('a', [10, 11], 'Words'),
      buildNote('c', [20, 21], ' ', 'blue'),
    ),
  );
  expect(marksByVerse.get(11)).toMatchObject({ hasNote: true, insideNoteFrom: 10 });
  expect(
    [20, 21].map((verse) => [
      marksByVerse.get(verse)?.hasNote,
      marksByVerse.get(verse)?.insideNoteFrom,
    ]),
  ).toEqual([
    [false, undefined],
    [false, undefined],
  ]);
});
