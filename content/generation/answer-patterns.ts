// Type of the patterns by which an answer is checked, which one file per language defines, and the
// function that builds them.

/**
 * Patterns for folded text: lower case, no accents, straight apostrophes. They must not match the
 * promises that Scripture makes to all people.
 */
export interface AnswerPatterns {
  /**
   * A promise of health, work, money, love or a date; a message from God that cannot be verified.
   */
  foretold: readonly RegExp[];
  /** Pairs of a time limit and a future event; a prediction only if both occur in one sentence. */
  foretoldTogether: readonly (readonly [RegExp, RegExp])[];
  /** About medicine, marriage, money, silence. */
  commanded: readonly RegExp[];
  /** In a prayer, the person who prays is the one who suffers: “heal me”, “my illness”. */
  ownSuffering: RegExp;
}

/** @param parts of one pattern, which begins and ends with whole words */
export function buildPattern(...parts: readonly string[]): RegExp {
  return new RegExp(`(?<![a-z0-9'])(?:${parts.join('')})(?![a-z0-9])`);
}
