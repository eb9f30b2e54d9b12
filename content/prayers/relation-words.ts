// Relatives and friends that a prayer request may name, and the type of their words in one language.

/** Grammatical gender by relation; undefined where only English has the word. */
export const genders = {
  son: 'masculine',
  daughter: 'feminine',
  child: undefined,
  grandson: 'masculine',
  granddaughter: 'feminine',
  mother: 'feminine',
  father: 'masculine',
  grandmother: 'feminine',
  grandfather: 'masculine',
  brother: 'masculine',
  sister: 'feminine',
  husband: 'masculine',
  wife: 'feminine',
  uncle: 'masculine',
  aunt: 'feminine',
  nephew: 'masculine',
  niece: 'feminine',
  friend: undefined,
  maleFriend: 'masculine',
  femaleFriend: 'feminine',
} as const satisfies Readonly<Record<string, 'feminine' | 'masculine' | undefined>>;

export type Relation = keyof typeof genders;

/** The words of one language for a relation. */
interface RelationWords {
  /** In a prayer: "my son". */
  name: string;
  /**
   * Folded words of a request that mean this relation after "my", separated by spaces. A hyphen
   * joins two words.
   */
  words: string;
}

export interface RelationsOfLanguage {
  /** Missing relations have no word of their own in the language. */
  names: Readonly<Partial<Record<Relation, RelationWords>>>;
  /** My, our; separated by spaces. */
  possessives: string;
  /** Words that need no possessive: mum, grandma; separated by spaces. */
  withoutPossessive: string;
  /** Two words, joined by a hyphen, that mean another relation than the second word. */
  otherRelations: string;
}
