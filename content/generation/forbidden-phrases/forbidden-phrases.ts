// The shape of what no answer may say to a person: one file per language fills it.

/**
 * All read folded text: lower case, no accents, straight apostrophes. They must not hit the
 * promises that Scripture makes to everybody.
 */
export interface ForbiddenPhrases {
  /** A promise of health, work, money, love or a date; a message from God that nobody can test. */
  foretold: readonly RegExp[];
  /** Foretold only where both stand in one sentence: a term, and what will be. */
  foretoldTogether: readonly (readonly [RegExp, RegExp])[];
  /** About medicine, marriage, money, silence. */
  commanded: readonly RegExp[];
}

/** @param parts of one pattern, which begins and ends with whole words */
export function buildPattern(...parts: readonly string[]): RegExp {
  return new RegExp(`(?<![a-z0-9'])(?:${parts.join('')})(?![a-z0-9])`);
}
