// Where a panel over the reader wants to lead.

export interface ReadingTarget {
  /** Code in capitals; missing: the one that is open. */
  translation?: string;
  /** USFM id. */
  book: string;
  /** This and the verses are in the numbering of the translation. */
  chapter: number;
  /** Verses to show, from and to; 0 is a psalm's title. */
  from?: number;
  to?: number;
}
