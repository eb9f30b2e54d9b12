// The Bible texts that were put on this device as a whole: a database of their own, read by pages
// and workers. It belongs to the device, not to a person.
import { Dexie, type EntityTable, type Table } from 'dexie';
import { bookById, books, oldTestamentBooks } from '../../../../schemas/bible/books.ts';
import type { Chapter, ChapterItem } from '../../../../schemas/bible/chapter.ts';
import type { Language } from '../../../../schemas/fields.ts';
import type { PackChapter, PackScope } from '../../../../schemas/bible/translation-pack.ts';

export const libraryDatabaseName = 'selah-library';

/**
 * One chapter. Its words lie as the line of the pack that it came in: quicker to write and to read
 * than objects, and it can be hashed again as it is.
 */
export interface DownloadedChapter {
  /** `CODE|BOOK|CHAPTER`. */
  key: string;
  /** A `PackChapter` as JSON. */
  line: string;
  /** BCP 47. */
  language: string;
  notice?: string;
  /** When the rules of the translation want it gone, ISO; missing: never. */
  expires?: string;
}

/** A part of a translation that was kept by one tap. */
export interface DownloadedScope {
  scope: PackScope;
  chapters: number;
  /** Of the lines, as UTF-8 with their line feeds. */
  bytes: number;
  /** Of those bytes, in canonical order; hex. */
  sha256: string;
  /**
   * Of the whole translation on the server when this part was kept: another one there is an update.
   * Missing where the server has no packs.
   */
  edition?: string;
  /** When, ISO. */
  kept: string;
  /** When the rules of the translation want the first of its chapters gone, ISO; missing: never. */
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
 * Why a keeping stands still. `gone`: the server does not have it; `not-a-text`: something else
 * came, such as the sign-in page of a network; `damaged`: other bytes than were promised; `full`:
 * no room on the device; `storage`: the device's storage fails; `refused`: the server's own reason,
 * in `status`; `not-allowed`: the rules of the translation.
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

/** `resting`: goes on by itself, at `until` or when the network is back. */
export type DownloadState =
  | { kind: 'waiting' | 'fetching' | 'storing' | 'paused' }
  | { kind: 'resting'; until: string; fault: DownloadFault }
  | { kind: 'failed'; fault: DownloadFault };

/** A translation, or a part of one, on its way to this device. */
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
  /** Of the way that is left, as far as the last seconds say. */
  secondsLeft?: number;
  /** Failures one after the other, without anything received between them. */
  failures: number;
  /** When it was asked for, ISO: the first is first. */
  asked: string;
}

/** A piece of a file that is not whole yet. */
export interface DownloadPart {
  /** Of the keeping. */
  key: string;
  index: number;
  bytes: Uint8Array<ArrayBuffer>;
  /** Of the answer it came in: pieces of another file do not fit. */
  etag: string;
  form: 'gz' | 'br';
  /** Of the whole file. */
  total: number;
}

/** What a worker is told to keep, and from where. */
export interface DownloadJob {
  /** Of the keeping. */
  key: string;
  code: string;
  scope: PackScope;
  /** The whole address of the file, without the form. */
  address: string;
  /** Of the whole translation on the server, as it says now. */
  edition: string;
  /**
   * Of who is signed in: a server may give its texts to nobody else. It goes to the worker and lies
   * nowhere.
   */
  token?: string;
}

/** `stopped`: because it is paused or given up. `fault`: the text that was here before still is. */
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
 * Other public words that reading needs, such as the list of cross references; whoever writes one
 * knows its shape.
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

/** Opened at the first question. */
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
 * Every chapter of a translation that lies here, in the order of keys, which is not that of the
 * Bible: `parsePackChapter` says where each belongs.
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

/** As the server would have answered it. */
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
 * The plain words of each verse: the parts exactly as they stand, without notes, headings and
 * breaks.
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

/** The USFM ids of the books of a scope, in canonical order; none for a scope that nobody knows. */
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

/** A part that lies within a larger one needs no line of its own. */
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

/** What came of a file until now, in its order. */
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

/** As `crypto.subtle` has it, or by ourselves in a page that is not served safely; hex. */
export async function computeSha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  const hash = subtle
    ? new Uint8Array(await subtle.digest('SHA-256', bytes))
    : (await import('@noble/hashes/sha2.js')).sha256(bytes);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
