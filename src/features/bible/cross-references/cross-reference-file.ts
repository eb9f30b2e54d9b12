// Parses, validates and queries the cross-reference file that the build creates
// (.ci/vite-plugins/cross-references.ts).
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { VerseId } from '../../../../schemas/bible/numbering.ts';

export interface CrossReference {
  /** In the canonical numbering. */
  at: VerseId;
  /**
   * Closeness to the requested verse, from 0 to 2, derived from the list itself. A verse that
   * refers back adds 1, and common references of both verses add up to 1. The list contains no
   * weights.
   */
  nearness: number;
}

export interface CrossReferenceIndex {
  verses: number;
  references: number;
  /**
   * Returns the references of a verse, in the order of the Bible; none for a verse outside the
   * canonical numbering, and for a psalm's title.
   */
  findReferences(at: VerseId): CrossReference[];
}

/**
 * Error for bytes that are not a complete cross-reference file: a truncated file, another format,
 * or the sign-in page of a network.
 */
export class InvalidCrossReferenceFile extends Error {
  override readonly name = 'InvalidCrossReferenceFile';
}

interface Header {
  format: string;
  books: [string, number][];
  verses: number;
  references: number;
  sha256: string;
}

const formatName = 'selah-cross-references-1';
const lineFeedByte = 10;

/**
 * Parses the cross-reference file.
 * @param bytes the bytes as received: compressed, or uncompressed if they were decompressed during
 *   transfer
 * @throws {InvalidCrossReferenceFile}
 */
export async function parseCrossReferences(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<CrossReferenceIndex> {
  const unpacked = isGzip(bytes) ? await unpack(bytes) : bytes;
  const headerEnd = unpacked.indexOf(lineFeedByte);
  const header = readHeader(unpacked.subarray(0, Math.max(headerEnd, 0)));
  const body = unpacked.subarray(headerEnd + 1);
  if (!header || bytesToHex(sha256(body)) !== header.sha256) throw new InvalidCrossReferenceFile();
  return readList(header, body);
}

function isGzip([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(
      await new Response(
        new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')),
      ).arrayBuffer(),
    );
  } catch {
    throw new InvalidCrossReferenceFile(); // truncated, or not gzip
  }
}

function readHeader(line: Uint8Array<ArrayBuffer>): Header | null {
  try {
    const header = JSON.parse(new TextDecoder().decode(line)) as Partial<Header> | null;
    return header?.format === formatName ? (header as Header) : null;
  } catch {
    return null; // not JSON, so not our format
  }
}

interface Chapter {
  book: string;
  chapter: number;
  /** Counted in verses from Genesis 1:1. */
  first: number;
  verses: number;
}

function readList({ books, verses, references }: Header, body: Uint8Array): CrossReferenceIndex {
  const chapters: Chapter[] = [];
  const byName = new Map<string, Chapter>();
  let position = 0;
  let first = 0;
  for (const [book, last] of books) {
    for (let chapter = 1; chapter <= last; chapter += 1) {
      const here = { book, chapter, first, verses: body[position] ?? 0 };
      chapters.push(here);
      byName.set(`${book}.${chapter}`, here);
      first += here.verses;
      position += 1;
    }
  }
  const { offsets, targets } = readTargets(body.subarray(position), verses, references);
  const targetsOf = (place: number) => targets.subarray(offsets[place], offsets[place + 1]);

  function nearness(place: number, own: Uint16Array, target: number): number {
    const theirs = targetsOf(target);
    if (theirs.length === 0) return 0;
    const shared = own.reduce((count, one) => (theirs.includes(one) ? count + 1 : count), 0);
    return (theirs.includes(place) ? 1 : 0) + shared / Math.sqrt(own.length * theirs.length);
  }

  return {
    verses,
    references,
    findReferences({ book, chapter, verse }) {
      const here = byName.get(`${book}.${chapter}`);
      if (!here || verse < 1 || verse > here.verses) return [];
      const place = here.first + verse - 1;
      const own = targetsOf(place);
      return Array.from(own, (target) => ({
        at: verseAt(chapters, target),
        nearness: nearness(place, own, target),
      }));
    },
  };
}

function readTargets(body: Uint8Array, verses: number, references: number) {
  const offsets = new Uint32Array(verses + 1);
  const targets = new Uint16Array(references);
  let position = 0;
  let written = 0;
  for (let place = 0; place < verses; place += 1) {
    const count = next();
    let target = 0;
    for (let index = 0; index < count; index += 1) {
      target += next();
      targets[written] = target;
      written += 1;
    }
    offsets[place + 1] = written;
  }
  return { offsets, targets };

  function next(): number {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = body[position] ?? 0;
      position += 1;
      number |= (byte & 127) << shift;
      if (byte < 128) return number;
    }
  }
}

function verseAt(chapters: readonly Chapter[], place: number): VerseId {
  let low = 0;
  let high = chapters.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((chapters[middle]?.first ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  const { book, chapter, first } = chapters[low] ?? { book: '', chapter: 0, first: 0 };
  return { book, chapter, verse: place - first + 1 };
}
