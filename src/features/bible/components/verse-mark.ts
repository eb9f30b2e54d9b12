// What stands on a verse: of a person's own making.
import type { HighlightColor } from '../../../../schemas/entities/bible-note.ts';

export interface VerseMark {
  color: HighlightColor;
  /** A note begins here. */
  hasNote: boolean;
  /** A note that begins at this verse of the chapter reaches here. */
  insideNoteFrom?: number;
  hasBookmark?: boolean;
  /** Where what stands here is on its way to the server; missing when it is there. */
  syncState?: 'waiting' | 'refused' | undefined;
}

/** Verse 0 is the title of a psalm. */
export type MarksByVerse = ReadonlyMap<number, VerseMark>;
