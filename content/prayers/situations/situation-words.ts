// Types of the words that show a situation or another topic in one language, and the notation of
// their phrases.
import type { SituationId } from './situations.ts';

/**
 * Phrases, separated by commas. A phrase is one or more folded words in this order, with at most two
 * other words between two of them. `heal*` matches every word with this beginning, `job|work`
 * matches either word, `#` matches a number, `#17` a number up to 17, and a word in capitals stands for the words of a group:
 * `lost JOB`. `+` before a word means that no other word may stand before it: `se +casa`.
 */
export type Phrases = string;

/** The words of a language that any phrases need. */
export interface PhraseGrammar {
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
}

export interface PhraseWords<Topic extends string> extends PhraseGrammar {
  /** One of these phrases shows the topic. */
  sure: Readonly<Partial<Record<Topic, Phrases>>>;
  /** Phrases that fit the topic, and others as well. */
  hints: Readonly<Partial<Record<Topic, Phrases>>>;
}

export interface SituationWords extends PhraseWords<SituationId> {
  sure: Readonly<Record<SituationId, Phrases>>;
}
