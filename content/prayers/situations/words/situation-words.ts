// Type of the words that show a situation in one language, and the notation of its phrases.
import type { SituationId } from '../situations.ts';

/**
 * Phrases, separated by commas. A phrase is one or more folded words in this order, with at most two
 * other words between two of them. `heal*` matches every word with this beginning, `job|work`
 * matches either word, `#` matches a number, `#17` a number up to 17, and a word in capitals stands for the words of a group:
 * `lost JOB`. `+` before a word means that no other word may stand before it: `se +casa`.
 */
export type Phrases = string;

export interface SituationWords {
  /** Words by the name of their group, separated by `|`. */
  groups: Readonly<Record<string, string>>;
  /** Not, no, never, without; separated by `|`. */
  negations: string;
  /** Words that may stand between a negation and what it denies, separated by `|`: am, have, any. */
  afterNegation: string;
  /** Articles, possessives and prepositions, which do not count as words within a phrase. */
  articles: string;
  /** Words of thanks that may stand at the end of a request about a recovery. */
  thanks: string;
  /** One of these phrases shows the situation. */
  sure: Readonly<Record<SituationId, Phrases>>;
  /** Phrases that fit the situation, and others as well. */
  hints: Readonly<Partial<Record<SituationId, Phrases>>>;
}
