// Converts the user's highlights, notes and bookmarks to the marks that the chapter text shows.
import type { BibleNote } from '../../../../schemas/entities/bible-note.ts';
import type { ChapterMarks } from '../notes/chapter-marks.ts';
import type { SavedRecord } from '../../../data/records/record.ts';
import type { MarksByVerse, VerseMark } from '../components/verse-mark.ts';

const noMarks: MarksByVerse = new Map();

/**
 * Returns the marks by verse. The newest note with a colour gives the colour of a verse. A note on
 * several verses is announced at the first verse. A record that the server rejected is always
 * shown.
 */
export function toMarksByVerse(marks: ChapterMarks | undefined): MarksByVerse {
  if (!marks) return noMarks;
  const shown = new Map<number, VerseMark>();
  const markOf = (verse: number): VerseMark =>
    shown.get(verse) ?? { color: 'none', hasNote: false };
  const begins = new Map(marks.notes.map(({ note, verses: [first] }) => [note.id, first]));
  for (const [verse, notes] of marks.notesByVerse) {
    for (const { id, fields, sync } of notes) {
      const before = markOf(verse);
      const color = before.color === 'none' ? (fields.highlight_color ?? 'none') : before.color;
      const begin = fields.note_text?.trim() ? begins.get(id) : undefined;
      const inNote =
        begin === undefined || begin === verse
          ? before.insideNoteFrom
          : (before.insideNoteFrom ?? begin);
      shown.set(verse, {
        ...before,
        color,
        hasNote: before.hasNote || begin === verse,
        ...(inNote !== undefined && { insideNoteFrom: inNote }),
        syncState: getSyncState(sync.kind, before.syncState),
      });
    }
  }
  for (const [verse, bookmarks] of marks.bookmarksByVerse) {
    for (const { sync } of bookmarks) {
      const before = markOf(verse);
      shown.set(verse, {
        ...before,
        hasBookmark: true,
        syncState: getSyncState(sync.kind, before.syncState),
      });
    }
  }
  return shown;
}

function getSyncState(
  kind: SavedRecord<BibleNote>['sync']['kind'],
  before: VerseMark['syncState'],
): VerseMark['syncState'] {
  if (kind === 'refused' || before === 'refused') return 'refused';
  return kind === 'waiting' || kind === 'sending' ? 'waiting' : before;
}
