// Type of the passages of a grace note, which one file per language defines.
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

/** A note of the day: a truth that assumes no mood, and two questions that each belong to it. */
export interface NeutralNote {
  truth: { mood: Mood; index: number };
  /** 20–34 words each. */
  questions: readonly [string, string];
}

/**
 * The parts of a grace note. A note is one acknowledgement, one frame or unquoted sentence, and one
 * truth. It has 60 to 100 words and addresses one person in the tone of a friend who believes. A
 * separate reflection follows the note. Every variant of a part fits every variant of the others.
 *
 * Words: acknowledgement 26–34, frame or unquoted 6–12, truth 30–42, reflection 20–34.
 *
 * No word depends on the person's gender. The texts contain no prediction and no command, and no
 * verse is quoted or paraphrased as a quotation.
 */
export interface GracePassages {
  acknowledgements: Readonly<Record<Mood, SixTextVariants>>;
  /** Sentences around the person's own text, which must not depend on that text. */
  frames: readonly [Frame, Frame, Frame, Frame, ...Frame[]];
  /** Sentences instead of a frame, if the person's text is empty or cannot be quoted. */
  unquoted: TextVariants;
  truths: Readonly<Record<Mood, SixTextVariants>>;
  reflections: Readonly<Record<Mood, SixTextVariants>>;
  /**
   * Texts for a person in danger, instead of all other parts: worth, safety, a person who helps
   * now. 60–95 words. They repeat nothing of the person's text.
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
  /**
   * The notes of the day. They do not speak of how the reader feels, of today's joy or of a calm
   * hour. Each language has its own truths, so the choice differs. Twelve truths with two questions
   * give 24 different notes.
   */
  neutral: readonly NeutralNote[];
}
