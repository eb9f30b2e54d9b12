// Types of the marks that the user created on a verse: highlight, notes and bookmark, with their
// sync state.
import type { HighlightColor } from '../../../../schemas/entities/bible-note.ts';

export interface VerseMark {
  color: HighlightColor;
  /** Whether a note begins at this verse. */
  hasNote: boolean;
  /** The verse of the chapter at which a note begins that extends to this verse. */
  insideNoteFrom?: number;
  hasBookmark?: boolean;
  /** Sync state of the marks; missing if all are synced. */
  syncState?: 'waiting' | 'refused' | undefined;
}

/** Verse 0 is the title of a psalm. */
export type MarksByVerse = ReadonlyMap<number, VerseMark>;
