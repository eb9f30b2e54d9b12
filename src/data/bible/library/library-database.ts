// Dexie database of downloaded Bible translations, with the types of records, downloads and worker
// messages, and helpers for packs and scopes. The database belongs to the device, not to a user,
// and is used by pages and workers.
import { Dexie, type EntityTable, type Table } from 'dexie';
import { bookById, books, oldTestamentBooks } from '../../../../schemas/bible/books.ts';
import type { Chapter, ChapterItem } from '../../../../schemas/bible/chapter.ts';
import type { Language } from '../../../../schemas/languages.ts';
import type { PackChapter, PackScope } from '../../../../schemas/bible/translation-pack.ts';

export const libraryDatabaseName = 'selah-library';

/**
 * One chapter. Its text is stored as the line of the pack file: faster to write and read than
 * objects, and can be hashed again without changes.
 */
export interface DownloadedChapter {
  /** `CODE|BOOK|CHAPTER`. */
  key: string;
  /** A `PackChapter` as JSON. */
  line: string;
  /** BCP 47. */
  language: string;
  notice?: string;
  /** When the licence of the translation requires deletion, ISO; absent: never. */
  expires?: string;
}

/** A part of a translation that was downloaded with one tap. */
export interface DownloadedScope {
  scope: PackScope;
  chapters: number;
  /** Size of the lines as UTF-8, with their line feeds. */
  bytes: number;
  /** Hash of those bytes in canonical order; hex. */
  sha256: string;
  /**
   * Edition of the whole translation on the server when this part was downloaded; a different
   * edition means an update. Absent if the server has no packs.
   */
  edition?: string;
  /** Time at which the part was stored, ISO. */
  kept: string;
  /**
   * When the licence of the translation requires deletion of its first chapter, ISO; absent: never.
   */
  expires?: string;
}

export interface DownloadedTranslation {
  code: string;
  language: Language;
  name: string;
  notice?: string;
  scopes: DownloadedScope[];
}

/**
 * Why a download stopped:
 * - `gone`: the server does not have the text
 * - `not-a-text`: the answer was something else, such as the sign-in page of a network
 * - `damaged`: the bytes differ from the expected hash
 * - `full`: the device has no space
 * - `storage`: the device's storage fails
 * - `refused`: the server's own reason, in `status`
 * - `not-allowed`: forbidden by the licence of the translation
 */
export type DownloadFault =
  | {
      why:
        | 'offline'
        | 'busy'
        | 'server'
        | 'gone'
        | 'not-a-text'
        | 'damaged'
        | 'full'
        | 'storage'
        | 'not-allowed';
    }
  | { why: 'refused'; status: number };

/** `resting`: continues automatically at `until` or when the network is back. */
export type DownloadState =
  | { kind: 'waiting' | 'fetching' | 'storing' | 'paused' }
  | { kind: 'resting'; until: string; fault: DownloadFault }
  | { kind: 'failed'; fault: DownloadFault };

/** Download of a translation or of a part of it. */
export interface TranslationDownload {
  /** `CODE|SCOPE`. */
  key: string;
  code: string;
  scope: PackScope;
  name: string;
  language: Language;
  /** `pack`: one file; `chapters`: one by one, from a server that has no packs. */
  way: 'pack' | 'chapters';
  state: DownloadState;
  /** Bytes of the file, or chapters; `total` is 0 until it is known. */
  received: number;
  total: number;
  /** Remaining time, estimated from the last seconds. */
  secondsLeft?: number;
  /** Failures one after the other, without anything received between them. */
  failures: number;
  /** Time of the request, ISO: downloads run in this order. */
  asked: string;
}

/** A piece of a file that is not whole yet. */
export interface DownloadPart {
  /** Key of the download. */
  key: string;
  index: number;
  bytes: Uint8Array<ArrayBuffer>;
  /** ETag of the answer with this part: parts of another file do not fit. */
  etag: string;
  form: 'gz' | 'br';
  /** Size of the whole file. */
  total: number;
}

/** Job for the worker: what to download, and from where. */
export interface DownloadJob {
  /** Key of the download. */
  key: string;
  code: string;
  scope: PackScope;
  /** The whole address of the file, without the form. */
  address: string;
  /** Current edition of the whole translation on the server. */
  edition: string;
  /**
   * Token of the signed-in user, because a server may restrict its texts. It is sent to the worker
   * and stored nowhere.
   */
  token?: string;
}

/** `stopped`: the download was paused or cancelled. `fault`: the earlier text is still stored. */
export type DownloadOutcome =
  | { kind: 'kept' }
  | { kind: 'stopped' }
  | { kind: 'fault'; fault: DownloadFault; /** Seconds. */ retryAfter?: number };

/** Page to worker. */
export type DownloadWorkerRequest = { type: 'keep'; job: DownloadJob } | { type: 'stop' };

/** Worker to page, once. `broken`: the storage failed. */
export type DownloadWorkerResponse =
  | { type: 'done'; outcome: DownloadOutcome }
  | { type: 'broken'; name: string; message: string };

/**
 * Other public data that reading needs, such as the list of cross references; the code that writes
 * an entry knows its shape.
 */
export interface LibraryExtra {
  key: string;
  value: unknown;
}

export type Library = Dexie & {
  chapters: EntityTable<DownloadedChapter, 'key'>;
  translations: EntityTable<DownloadedTranslation, 'code'>;
  keepings: EntityTable<TranslationDownload, 'key'>;
  parts: Table<DownloadPart, [key: string, index: number]>;
  extras: EntityTable<LibraryExtra, 'key'>;
};

/** Opens the database lazily, at the first query. */
export function openLibrary(): Library {
  const library = new Dexie(libraryDatabaseName) as Library;
  const tables = { translations: 'code', keepings: 'key', parts: '[key+index]', extras: 'key' };
  library.version(1).stores({ ...tables, chapters: 'key' });
  library.version(2).stores({ ...tables, chapters: 'key, expires' });
  return library;
}

/** @param code any case */
export function getDownloadedChapterKey(code: string, book: string, chapter: number): string {
  return `${code.toUpperCase()}|${book}|${chapter}`;
}

/**
 * Returns every downloaded chapter of a translation, ordered by key, which is not the order of the
 * Bible: `parsePackChapter` gives the position of each chapter.
 */
export function readDownloadedChapters(
  library: Library,
  code: string,
  book = '',
): Promise<DownloadedChapter[]> {
  const start = `${code.toUpperCase()}|${book === '' ? '' : `${book}|`}`;
  return library.chapters.where('key').between(start, `${start}\uffff`).toArray();
}

export function parsePackChapter({ line }: Pick<DownloadedChapter, 'line'>): PackChapter {
  return JSON.parse(line) as PackChapter;
}

/** Returns the chapter in the format of the server's answer. */
export function toChapter(kept: DownloadedChapter): Chapter {
  const { book, chapter, items } = parsePackChapter(kept);
  const [translation = ''] = kept.key.split('|');
  return {
    translation,
    book,
    chapter,
    language: kept.language,
    verses: getVerses(items),
    items,
    ...(kept.notice !== undefined && { notice: kept.notice }),
  };
}

/**
 * Returns the plain text of each verse: its parts unchanged, without notes, headings and breaks.
 */
export function getVerses(items: readonly ChapterItem[]): Chapter['verses'] {
  return items.flatMap((item) =>
    item.kind === 'verse'
      ? [
          {
            verse: item.verse,
            text: item.parts.map((part) => ('text' in part ? part.text : '')).join(''),
          },
        ]
      : [],
  );
}

/**
 * Returns the USFM ids of a scope's books in canonical order; an empty list for an unknown scope.
 */
export function listScopeBooks(scope: PackScope): readonly string[] {
  const ids = books.map(({ id }) => id);
  switch (scope) {
    case 'all':
      return ids;
    case 'OT':
      return ids.slice(0, oldTestamentBooks);
    case 'NT':
      return ids.slice(oldTestamentBooks);
    default:
      return bookById(scope) ? [scope] : [];
  }
}

/** Adds a scope to the list; a part that is contained in a larger part is not listed. */
export function addScope(
  before: readonly DownloadedScope[],
  kept: DownloadedScope,
): DownloadedScope[] {
  const inside = new Set(listScopeBooks(kept.scope));
  return [
    ...before.filter(({ scope }) => !listScopeBooks(scope).every((book) => inside.has(book))),
    kept,
  ];
}

/** Returns the received parts of a file, in order. */
export function readDownloadParts(library: Library, key: string): Promise<DownloadPart[]> {
  return library.parts
    .where('[key+index]')
    .between([key, Dexie.minKey], [key, Dexie.maxKey])
    .toArray();
}

export async function removeDownloadParts(library: Library, key: string): Promise<void> {
  await library.parts
    .where('[key+index]')
    .between([key, Dexie.minKey], [key, Dexie.maxKey])
    .delete();
}

/**
 * Returns the hash as hex. Uses `crypto.subtle`, or a library in an insecure page, which has no
 * `crypto.subtle`.
 */
export async function computeSha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  const hash = subtle
    ? new Uint8Array(await subtle.digest('SHA-256', bytes))
    : (await import('@noble/hashes/sha2.js')).sha256(bytes);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
