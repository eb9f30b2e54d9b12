// The interface of a source of Bible text; each source has its own file.
import type { Chapter, SearchHit } from '../../schemas/bible/chapter.ts';
import type { Translation } from '../../schemas/bible/translations.ts';

/**
 * Called before each upstream request that counts against the quota of this server's owner. Throws
 * when the requester has used up the requester's own quota.
 */
export type ApiQuotaCheck = () => Promise<void>;

export interface BibleProvider {
  /**
   * Returns the translations that this source can serve now. Does not throw when the source is
   * unreachable; the last known list remains valid.
   */
  translations(): Promise<Translation[]>;
  /**
   * Returns one chapter with its formatting, or undefined when this source has no such translation,
   * book or chapter.
   * @param translation code, any case
   * @param book USFM id
   * @throws HttpError 502 or 503 when a remote source fails, and the errors of `checkQuota`
   */
  chapter(
    translation: string,
    book: string,
    chapter: number,
    checkQuota?: ApiQuotaCheck,
  ): Promise<Chapter | undefined>;
  /**
   * Returns the verses that contain every word of the query, in canonical order; of more than
   * `limit`, the closest matches. Accents, case, apostrophes and ligatures do not matter. Returns
   * undefined when this source does not have the translation, and an empty list when no verse
   * matches.
   * @throws HttpError as `chapter` does
   */
  search(
    translation: string,
    query: string,
    limit: number,
    checkQuota?: ApiQuotaCheck,
  ): Promise<SearchHit[] | undefined>;
  /**
   * Returns the translations that this source should have but cannot serve now, for the
   * diagnostics. Undefined for sources that have no such state.
   */
  listUnavailable?(): Promise<UnavailableTranslation[]>;
}

export interface UnavailableTranslation {
  translation: Translation;
  /** HTTP status and code of the response that a reader gets for this translation. */
  status: number;
  code: string;
  /** One English sentence, with no secret in it. */
  message: string;
}
