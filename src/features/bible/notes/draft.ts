// Names and reads drafts of notes, and chooses which note opens for the selected verses.
import { highlightColors } from '../../../../schemas/entities/bible-note.ts';
import type { BibleNote } from '../../../../schemas/entities/bible-note.ts';
import type { ChapterNote } from './chapter-marks.ts';
import type { CanonicalRange } from '../../../data/bible/canonical-ranges.ts';
import { type FieldReaders, readOneOf, readText } from '../../../data/drafts/read-fields.ts';
import type { SavedRecord } from '../../../data/records/record.ts';
import { readDraft } from '../../../platform/storage/drafts.ts';
import type { NoteFields } from './components/note-dialog.tsx';

export interface NoteDraft extends NoteFields {
  seen: string;
  /** Id that the later note has from its first character on: saved in two tabs, it is one note. */
  id?: string;
}

/** Used instead of a note's id for a note that does not exist yet. */
export const newNoteId = 'new';

/**
 * The name uses the canonical numbering, so that a draft begun in one translation is found in every
 * other translation. The draft of a note on one verse has the same name format as in earlier
 * versions.
 */
export function getNoteDraftName(ranges: readonly CanonicalRange[], id: string): string {
  const keys = ranges.map(
    ({ book, chapter, verse, end_chapter: endChapter, end_verse: endVerse }) => {
      const end =
        endVerse === undefined || endVerse === null ? '' : `-${endChapter ?? chapter}.${endVerse}`;
      return `${book}_${chapter}_${verse}${end}`;
    },
  );
  return `note_draft_${keys.join('+')}_${id}`;
}

/** Default values of a draft. */
export const emptyNoteDraft: NoteDraft = { note_text: '', highlight_color: 'yellow', seen: '' };

export const noteDraftReaders: FieldReaders<NoteDraft> = {
  id: readText,
  highlight_color: readOneOf(highlightColors),
};

export function isSameRange(a: CanonicalRange, b: CanonicalRange): boolean {
  return getNoteDraftName([a], '') === getNoteDraftName([b], '');
}

/**
 * Returns the note to open. An unsaved new note comes first, then a note with an unsaved edit, then
 * the newest note on exactly these verses. Last comes the newest note with text that covers all of
 * them. `new`: no such note.
 * @param ranges ranges of the selected verses
 * @param touching the notes on any of these verses, newest first
 */
export function chooseNoteToOpen(
  ranges: readonly CanonicalRange[],
  verses: readonly number[],
  touching: readonly ChapterNote[],
): string {
  if (hasDraft(ranges, newNoteId)) return newNoteId;
  const [range, ...others] = ranges;
  const exact =
    range && others.length === 0
      ? touching.filter(({ note }) => isSameRange(note.fields, range))
      : [];
  const around = touching.filter(
    (marked) => hasText(marked.note) && verses.every((verse) => marked.verses.includes(verse)),
  );
  const known = [...exact.filter(({ note }) => hasText(note)), ...exact, ...around];
  return (
    (known.find(({ note }) => hasDraft([note.fields], note.id)) ?? known[0])?.note.id ?? newNoteId
  );
}

export function hasDraft(ranges: readonly CanonicalRange[], id: string): boolean {
  return readDraft(getNoteDraftName(ranges, id)) !== undefined;
}

function hasText({ fields }: SavedRecord<BibleNote>): boolean {
  return Boolean(fields.note_text?.trim());
}
