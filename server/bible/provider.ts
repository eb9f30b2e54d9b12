// Where Bible text comes from: one interface, one file per source.
import type { Chapter, SearchHit } from '../../schemas/bible/chapter.ts';
import type { Translation } from '../../schemas/bible/translations.ts';

/**
 * Told before each question that is counted against the owner of this server; throws where whoever
 * asks has asked enough.
 */
export type ApiQuotaCheck = () => Promise<void>;

export interface BibleProvider {
  /**
   * The translations this source can serve now. Does not throw for a source that is out of reach:
   * what it gave last still counts.
   */
  translations(): Promise<Translation[]>;
  /**
   * One chapter with its shape, or nothing when this source has no such translation, book or
   * chapter.
   * @param translation code, any case
   * @param book USFM id
   * @throws HttpError 502 or 503 where the source is somebody else's and does not deliver, and what
   * `toll` throws
   */
  chapter(
    translation: string,
    book: string,
    chapter: number,
    checkQuota?: ApiQuotaCheck,
  ): Promise<Chapter | undefined>;
  /**
   * Verses that hold every word of the query, in canonical order; accents, case, apostrophes and
   * ligatures do not matter. Nothing when this source does not have the translation; an empty list
   * when no verse matches.
   * @throws HttpError as `chapter` does
   */
  search(
    translation: string,
    query: string,
    limit: number,
    checkQuota?: ApiQuotaCheck,
  ): Promise<SearchHit[] | undefined>;
  /**
   * What this source should have and cannot give now; for the diagnostics. Missing where a source
   * either has a text or not.
   */
  listUnavailable?(): Promise<UnavailableTranslation[]>;
}

export interface UnavailableTranslation {
  translation: Translation;
  /** HTTP status and code of the same answer to a reader. */
  status: number;
  code: string;
  /** One English sentence, with no secret in it. */
  message: string;
}
