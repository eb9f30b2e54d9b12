// What people are thankful for, and the shape of the answers to it: one file per language fills
// them.
import type { Frame, TextVariants } from '../prayers/prayer-passages.ts';
import type { SixTextVariants } from '../grace-notes/grace-note-passages.ts';

export const gratitudeThemes = [
  'family',
  'friendship',
  'creation',
  'provision',
  'work',
  'health',
  'answered_prayer',
  'small_joys',
  'hard_days',
  'faith',
  'other',
] as const;
export type GratitudeTheme = (typeof gratitudeThemes)[number];

/**
 * An affirmation is one frame or unquoted sentence, one seeing and one turning: 40 to 60 words
 * beside the person's own. Words: frame or unquoted 6–12, seeing 16–22, turning 18–26. A seeing
 * says what is good in this gift; a turning leads from the gift to the giver and on into the day.
 * Spoken to one person of no gender. No flattery, nothing foretold, nothing commanded, no verse
 * quoted.
 */
export interface GratitudePassages {
  frames: readonly [Frame, Frame, Frame, Frame, ...Frame[]];
  unquoted: TextVariants;
  seeings: Readonly<Record<GratitudeTheme, SixTextVariants>>;
  turnings: Readonly<Record<GratitudeTheme, SixTextVariants>>;
  /** Where the entry speaks of danger: 45–70 words, worth, safety, a person who helps now. */
  inDanger: Readonly<Record<'life' | 'violence', readonly [string, string, ...string[]]>>;
  /** Six short beginnings of an entry, each at most 45 characters, that a person goes on with. */
  prompts: readonly [string, string, string, string, string, string];
  /**
   * Folded (lower case, no accents) words by which an entry's theme is known, as in
   * content/prayers/category-keywords.ts: `famil*` stands for all that begins so. Empty for
   * `other`.
   */
  themeWords: Readonly<Record<GratitudeTheme, string>>;
}
