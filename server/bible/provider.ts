// Where Bible text comes from: one interface, one file per source.
import type { Chapter, SearchHit } from '../../schemas/chapter.ts';
import type { Translation } from '../../schemas/translations.ts';

export interface BibleProvider {
  /** The translations this source can serve now. */
  translations(): Promise<Translation[]>;
  /**
   * One chapter with its shape, or nothing when this source has no such translation, book or chapter.
   * @param translation code, any case
   * @param book USFM id
   */
  chapter(translation: string, book: string, chapter: number): Promise<Chapter | undefined>;
  /**
   * Verses that hold every word of the query, in canonical order; accents, case, apostrophes and ligatures do not matter.
   * Nothing when this source does not have the translation; an empty list when no verse matches.
   */
  search(translation: string, query: string, limit: number): Promise<SearchHit[] | undefined>;
}
