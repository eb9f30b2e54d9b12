// Themes of gratitude entries, and the type of the affirmation texts, which one file per language
// provides.
import type { Frame, TextVariants } from '../prayers/prayer-passages.ts';
import type { Phrases } from '../prayers/situations/situation-words.ts';
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
  'kindness',
  'memory',
  'birth',
  'rest',
  'safety',
  'reconciliation',
  'learning',
  'other',
] as const;
export type GratitudeTheme = (typeof gratitudeThemes)[number];

/**
 * Texts from which affirmations are built. An affirmation is one frame or unquoted sentence, one
 * appreciation and one conclusion. Together they have 40 to 60 words besides the user's own words.
 *
 * - Words: frame or unquoted 6–12, appreciation 16–22, conclusion 18–26.
 * - An appreciation says what is good in this gift. A conclusion leads from the gift to the giver
 *   and on into the day.
 * - The texts address one person without gender. They contain no flattery, no prediction, no
 *   command and no verse quotation.
 * - A text claims nothing that the words of its theme do not prove: not which person of the family,
 *   not whose health, not what was given. Examples are named as examples.
 */
export interface GratitudePassages {
  frames: readonly [Frame, Frame, Frame, Frame, ...Frame[]];
  unquoted: TextVariants;
  appreciations: Readonly<Record<GratitudeTheme, SixTextVariants>>;
  conclusions: Readonly<Record<GratitudeTheme, SixTextVariants>>;
  /**
   * Response when the entry speaks of danger: 45–70 words about worth, safety and a person who can
   * help now.
   */
  inDanger: Readonly<Record<'life' | 'violence', readonly [string, string, ...string[]]>>;
  /** Six short beginnings of an entry, at most 45 characters each, which the user completes. */
  prompts: readonly [string, string, string, string, string, string];
  /**
   * Folded keywords (lower case, no accents) that identify the theme of an entry, as in
   * content/prayers/category-keywords.ts. `famil*` matches every word with this beginning. Empty
   * for `other`.
   */
  themeWords: Readonly<Record<GratitudeTheme, string>>;
  /** Groups of words for `themePhrases`, beside those of the situation words. */
  themeGroups: Readonly<Record<string, string>>;
  /** Phrases that show the theme more exactly than single words. Those of `other` show no theme. */
  themePhrases: Readonly<Partial<Record<GratitudeTheme, Phrases>>>;
}
