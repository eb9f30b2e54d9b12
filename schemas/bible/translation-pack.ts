// A whole translation, or a part of it, as one file that travels to a device.
//
// Unpacked it is UTF-8 text of lines that end with a line feed. The first line is a `PackHeader` as
// JSON, every further one a `PackChapter` as JSON, in canonical order. It travels as gzip or, where
// the browser can unpack that, as brotli:
//
//   GET /api/apps/{appId}/bible/packs/{code}/{scope}?form=gz|br
// 200 or, for a `Range`, 206; `ETag` names the bytes; 304, 404 (translation_not_found,
// scope_not_found), 416.
//
// The text may be kept by anybody who gets it: only translations whose rules allow it for ever have
// a pack.
import type { ChapterItem } from './chapter.ts';
import type { Translation } from './translations.ts';

/** `all`, a testament, or one book by its USFM id. */
export type PackScope = string;

export const packFormat = 'selah-text-1';

export interface PackHeader {
  format: typeof packFormat;
  translation: Translation;
  scope: PackScope;
  /** A credit line that must be shown with the text. */
  notice?: string;
  chapters: number;
  /** Of all bytes after the first line, unpacked; hex. */
  sha256: string;
  /** Those bytes. */
  bytes: number;
}

export interface PackChapter {
  book: string;
  chapter: number;
  items: ChapterItem[];
}

/** What `listTranslations` says of a translation that can be kept as a whole. */
export interface PackInfo {
  /** Of the text of the scope `all`, as in its header: another text has another. */
  sha256: string;
  /** Bytes unpacked, and on the way in each form. */
  bytes: number;
  gz: number;
  br: number;
}

/**
 * A translation that the server can give now. `pack` is missing where it may not, or cannot, be
 * kept as a whole.
 */
export interface OfferedTranslation extends Translation {
  pack?: PackInfo;
}
