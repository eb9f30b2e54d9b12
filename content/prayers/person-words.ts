// Type of the folded words for people that show whose situation a prayer request describes.

export type PersonKind = 'baby' | 'child' | 'partner' | 'relative' | 'acquaintance';

export interface PersonWords extends Readonly<Record<PersonKind, ReadonlySet<string>>> {
  /** She, he. */
  pronoun: ReadonlySet<string>;
  /** Before a person who belongs to a third person: her husband, my friend’s husband. */
  hers: ReadonlySet<string>;
  /** After a person who belongs to a third person: “a mãe dela”. */
  ofHer: ReadonlySet<string>;
  /** The husband of my friend. */
  of: ReadonlySet<string>;
  /** The owner stands before: friends husband. */
  isOwnerFirst: boolean;
  /** Words for people that address God, unless a determiner stands before. */
  addresses: ReadonlySet<string>;
  determiners: ReadonlySet<string>;
  /** Before a child, these mean no certain child: “we long for a child”. */
  indefinite: ReadonlySet<string>;
  /** And, but, because. */
  conjunctions: ReadonlySet<string>;
  /** Words for a death. */
  dead: ReadonlySet<string>;
  /** Words and verbs that have the user as their subject or object; not possessives. */
  subject: ReadonlySet<string>;
  /** Words for the place of the user. */
  here: ReadonlySet<string>;
  /** Words for many people, or for people elsewhere. */
  many: ReadonlySet<string>;
}

export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
