// The shape of what a grace note is built of: one file per language fills it.
import type { GraceNote } from '../../schemas/entities/grace-note.ts';
import type { Frame, TextVariants } from '../prayers/prayer-passages.ts';

export type Mood = GraceNote['mood'];

/** At least six wordings, so that a month of notes repeats none. */
export type SixTextVariants = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  ...string[],
];

/**
 * A note is one acknowledgement, one frame or unquoted sentence, and one truth: 60 to 100 words,
 * spoken to one person as a friend speaks who believes. A reflection stands by itself under it.
 * Every wording of a part goes with every wording of the others. Words: acknowledgement 26–34,
 * frame or unquoted 6–12, truth 30–42, reflection 20–34. The person has no gender. Nothing is
 * foretold, nothing is commanded, no verse is quoted or paraphrased as quotation.
 */
export interface GracePassages {
  acknowledgements: Readonly<Record<Mood, SixTextVariants>>;
  /** Around the person's own words: nothing in it may depend on what they are. */
  frames: readonly [Frame, Frame, Frame, Frame, ...Frame[]];
  /** Instead of a frame, where nothing was said or it cannot be quoted. */
  unquoted: TextVariants;
  truths: Readonly<Record<Mood, SixTextVariants>>;
  reflections: Readonly<Record<Mood, SixTextVariants>>;
  /**
   * For a person in danger, instead of all the rest: worth, safety, a person who helps now. 60–95
   * words. Nothing of what was said is repeated.
   */
  inDanger: Readonly<
    Record<
      'life' | 'violence',
      {
        messages: readonly [string, string, ...string[]];
        reflections: readonly [string, string, ...string[]];
      }
    >
  >;
}
