// One chapter of a Bible text as it travels from the server and lies on the device.

/**
 * A run of words. `supplied`: words the translators added; `name`: the divine name set in small
 * capitals; `jesus`: words of Jesus.
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
 * What stands in a chapter, in reading order. `title`: a psalm's title; `heading`: of the
 * translation; `letter`: a Hebrew letter in Psalm 119; `closing`: words after the last verse;
 * `notes`: footnotes to these words.
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
 * Answer of the function `fetchBibleChapter`; `verses` is what the product spec asks for, `items`
 * the same text with its shape.
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
   * ISO, when the server had these words from their publisher: with a publisher that lets a chapter
   * lie for some days only, they count from then. Missing where nobody counts.
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
