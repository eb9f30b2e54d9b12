// Types of the entries of a printed journal.
import type { Language } from '../../../../schemas/languages.ts';

export type PrintedKind = 'Prayer' | 'GratitudeEntry' | 'BibleNote';

/**
 * `request`: what a generated prayer was asked for. `update`: a later note on a prayer. `answer`:
 * the day and the testimony, which may both be empty.
 */
export type EntryPart =
  | { kind: 'request' | 'text'; text: string }
  | { kind: 'update' | 'answer'; day: string; text: string };

export interface PrintedEntry {
  id: string;
  kind: PrintedKind;
  /** YYYY-MM-DD, the user's own day. */
  day: string;
  /** Language of the text; undefined if it is unknown. */
  language: Language | undefined;
  /** Bible reference of a note; otherwise empty. */
  heading: string;
  parts: readonly EntryPart[];
  /** Bible references of the entry. */
  references: readonly string[];
}
