// Type of the folded words of one language by which a prayer request is read.
import type { PrayerCategory } from '../../schemas/entities/prayer.ts';
import type { PersonWords } from './person-words.ts';
import type { RelationsOfLanguage } from './relation-words.ts';
import type { SituationWords } from './situations/situation-words.ts';

export interface OtherPersonWords {
  /** Before the one prayed for: for my mother. */
  before: string;
  /**
   * Words before the phrase that change its meaning: “I work for my father”, “I live for my
   * children”.
   */
  notBefore: string;
  possessives: string;
  /** Between a possessive and a person. */
  between: string;
  /**
   * Words for relatives, which need a possessive. Without a possessive, “for a child” asks to have
   * a child.
   */
  kin: string;
  /** Words for people that may follow any article. */
  people: string;
  articles: string;
  /** Someone I love, and the like: whole. */
  someone: string;
  /** Complete pronouns at the end of a sentence, or before a statement about these persons. */
  pronouns: string;
  /** A need and its link: the healing of, the surgery of. */
  needOf: string;
  /** Heal, bless, protect: right before the person. */
  verbs: string;
  /** Words for the user who prays. */
  self: string;
  /** For me, for us. */
  forSelf: string;
}

export interface RequestWords {
  /**
   * Words that show the topic of a request. `heal*` matches every word with this beginning. Words of
   * grief are listed under `other`, whose passages comfort. False friends are left out: `guer*` in
   * French means both healing and war.
   */
  topics: Readonly<Record<PrayerCategory, string>>;
  /** Pattern parts that show that a request is for another person. */
  otherPerson: OtherPersonWords;
  /** Words that are capitalized after `for` but are not names of people; separated by spaces. */
  noNames: string;
  /** Words that show which person a request speaks of. */
  person: PersonWords;
  /** Words for the relatives and friends of the user. */
  relations: RelationsOfLanguage;
  situation: SituationWords;
}
