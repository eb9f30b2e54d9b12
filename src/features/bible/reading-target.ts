// Type of a place to open in the reader: translation, book, chapter and verses.

export interface ReadingTarget {
  /** Code in upper case; the open translation if missing. */
  translation?: string;
  /** USFM id. */
  book: string;
  /** This and the verses are in the numbering of the translation. */
  chapter: number;
  /** Verses to show, from and to; 0 is a psalm's title. */
  from?: number;
  to?: number;
}
