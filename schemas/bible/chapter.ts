// Types of one Bible chapter, as the server sends it and the device stores it, and of a search hit.

/**
 * A text run. `supplied`: words the translators added; `name`: the divine name in small capitals;
 * `jesus`: words of Jesus.
 */
export interface TextRun {
  text: string;
  as?: 'supplied' | 'name' | 'jesus';
  /**
   * Depth of a poetic line, from 1; missing in prose. Runs of one depth are one line until a break:
   * a name in capitals or a note does not end it.
   */
  poem?: number;
}

/**
 * A piece of a verse, in reading order. White space between pieces is in the text itself, never
 * implied. A `break` ends a line, two are an empty line; another depth begins a line without one.
 */
export type VersePart = TextRun | { note: string } | { break: true } | { heading: string };

/**
 * An item of a chapter, in reading order.
 *
 * - `title`: the title of a psalm.
 * - `heading`: a heading of the translation.
 * - `letter`: a Hebrew letter in Psalm 119.
 * - `closing`: words after the last verse.
 * - `notes`: footnotes to the item's text.
 */
export type ChapterItem =
  | { kind: 'title' | 'heading' | 'letter' | 'closing'; text: string; notes?: string[] }
  | { kind: 'paragraph' }
  | { kind: 'break' }
  | { kind: 'verse'; verse: number; parts: VersePart[] };

export interface Verse {
  verse: number;
  text: string;
}

/**
 * Answer of the function `fetchBibleChapter`. `verses` is the form that the product specification
 * requires; `items` is the same text with its layout.
 */
export interface Chapter {
  /** Code in capitals: KJV. */
  translation: string;
  /** USFM book id: JHN. */
  book: string;
  chapter: number;
  /** BCP 47 language of the text: en. */
  language: string;
  verses: Verse[];
  items: ChapterItem[];
  /** A credit line that must be shown with the text. */
  notice?: string;
  /**
   * ISO time when the server received this text from its publisher. If the publisher allows storage
   * for some days only, the days count from this time. Missing if no such limit applies.
   */
  fetched?: string;
}

/** One hit of the function `searchBible`. `reference` is for people, `book` a USFM id. */
export interface SearchHit {
  reference: string;
  text: string;
  book: string;
  chapter: number;
  verse: number;
}
