// Types of the library of written prayers: each prayer belongs to a situation and to the person for
// whom it is prayed.

/** For whom a prayer is: the user, another person, or a group of people. */
export type Person = 'self' | 'other' | 'group';

export interface SituationPrayer {
  /** Shown to the user, who chooses by it: “For someone before surgery”. */
  title: string;
  /** Plain text of 80 to 140 words in two or three paragraphs, separated by empty lines. */
  text: string;
}

/** The prayers of one situation. A missing person means: no prayer for this person. */
export type SituationPrayers = Partial<Record<Person, SituationPrayer>>;
