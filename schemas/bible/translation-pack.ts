// File format of a translation pack: a whole translation, or a part of it, as one file for download
// to a device.
//
// Unpacked, the pack is UTF-8 text whose lines end with a line feed. The first line is a
// `PackHeader` as JSON. Every further line is a `PackChapter` as JSON, in canonical order. The pack
// is sent as gzip, or as brotli if the browser can unpack brotli:
//
//   GET /api/apps/{appId}/bible/packs/{code}/{scope}?form=gz|br
//
// Answers: 200, or 206 for a `Range`; 304; 404 (translation_not_found, scope_not_found); 416.
// `ETag` identifies the bytes.
//
// Every recipient may keep the text: only translations whose rules allow permanent storage have a
// pack.
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
  /** SHA-256 of all unpacked bytes after the first line, as hex. */
  sha256: string;
  /** Number of unpacked bytes after the first line. */
  bytes: number;
}

export interface PackChapter {
  book: string;
  chapter: number;
  items: ChapterItem[];
}

/**
 * Pack data of a translation in the answer of `listTranslations`, for translations that can be
 * downloaded as a whole.
 */
export interface PackInfo {
  /** SHA-256 of the text of the scope `all`, as in its header. The hash changes with the text. */
  sha256: string;
  /** Number of bytes unpacked, and compressed in each form. */
  bytes: number;
  gz: number;
  br: number;
}

/**
 * A translation that the server can provide now. `pack` is missing if the translation may not, or
 * cannot, be stored as a whole.
 */
export interface OfferedTranslation extends Translation {
  pack?: PackInfo;
}
