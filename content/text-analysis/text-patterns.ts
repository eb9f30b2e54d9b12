// Type of the words and patterns of one language by which typed texts are read.

export interface LifeWords {
  /** Statements about the user. */
  own: readonly RegExp[];
  /** Statements about another person. */
  others: readonly RegExp[];
}

export interface TextPatterns {
  /** Short words that show in which language a text is written; separated by spaces. */
  functionWords: string;
  /**
   * Plain statements of a suicidal thought. “Die to oneself”, “die for others” and a wish not to die
   * do not match.
   */
  life: LifeWords;
  /**
   * Statements of violence by another person: the person who hurts, the act, and the victim. All three
   * are required, so that a beating heart or a beaten team does not match.
   */
  violence: readonly RegExp[];
  /** Statements of violence against another person. */
  violenceOfOthers: readonly RegExp[];
}
