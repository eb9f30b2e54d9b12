// The type of a translation between parsing and validation; its content is not trusted yet.
import type { ChapterItem } from '../../../schemas/bible/chapter.ts';

/** Totals that the source declares, by the source's own field names. */
export type DeclaredTotals<Field extends string> = Partial<Record<Field, number>>;

export interface DraftBible {
  /** The source's own id of the translation. */
  id: string;
  /** The code under which Selah serves the translation: KJV. */
  code: string;
  name: string;
  /** ISO 639 code as the source has it: fra. */
  language: string;
  /** Addresses by the source's field names; empty ones are left out. */
  addresses: Readonly<Record<string, string>>;
  /** The licence information of the source: URL, notes and notice, without empty values. */
  licence: readonly string[];
  /** A credit line that must be shown with the text. */
  notice?: string;
  declared: DeclaredTotals<'numberOfBooks' | 'totalNumberOfChapters' | 'totalNumberOfVerses'>;
  books: readonly DraftBook[];
}

export interface DraftBook {
  /** Should be a USFM id. */
  id: string;
  /** The names of the book by the source's field names. */
  names: Readonly<Record<string, string>>;
  declared: DeclaredTotals<'numberOfChapters' | 'totalNumberOfVerses'>;
  chapters: readonly DraftChapter[];
}

export interface DraftChapter {
  number: number;
  declared: DeclaredTotals<'numberOfVerses'>;
  items: ChapterItem[];
}
