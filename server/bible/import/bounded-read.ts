// Reads a stream up to a size limit, and USFM also up to a limit for one line, and rejects larger
// data. So too large data is never held in memory as a whole.
import type { Readable } from 'node:stream';
import type { Finding } from '../validation/finding.ts';

export interface ReadLimits {
  /** Maximum bytes of the whole input. */
  bytes: number;
  /**
   * Maximum bytes of one line, for texts that begin with a backslash (USFM). XML and JSON may be
   * one line.
   */
  lineBytes: number;
}

type ReadResult = { kind: 'bytes'; bytes: Buffer } | { kind: 'refused'; finding: Finding };

const newline = 0x0a;
const backslash = 0x5c;

/** Reads a stream within the limits. Throws when the stream fails. */
export async function readBounded(
  name: string,
  stream: Readable,
  bounds: ReadLimits,
): Promise<ReadResult> {
  const pieces: Buffer[] = [];
  let total = 0;
  let line = 1;
  let lineBytes = 0;
  let isUsfm: boolean | undefined;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    total += piece.length;
    // Leaving the loop destroys the stream.
    if (total > bounds.bytes)
      return { kind: 'refused', finding: tooLargeFault(name, bounds.bytes) };
    isUsfm ??= startsWithBackslash(piece);
    if (isUsfm) {
      let start = 0;
      for (let end = piece.indexOf(newline); end >= 0; end = piece.indexOf(newline, start)) {
        if (lineBytes + end - start > bounds.lineBytes) break;
        line += 1;
        lineBytes = 0;
        start = end + 1;
      }
      const next = piece.indexOf(newline, start);
      lineBytes += (next < 0 ? piece.length : next) - start;
      if (lineBytes > bounds.lineBytes)
        return { kind: 'refused', finding: tooLong(name, line, bounds.lineBytes) };
    }
    pieces.push(piece);
  }
  return { kind: 'bytes', bytes: Buffer.concat(pieces, total) };
}

export function tooLargeFault(name: string, limit: number): Finding {
  return { code: 'E_TOO_BIG', location: name, message: `It is larger than ${inMegabytes(limit)}.` };
}

function tooLong(name: string, line: number, limit: number): Finding {
  return {
    code: 'E_LINE_TOO_LONG',
    location: `${name} line ${line}`,
    message: `The line is longer than ${inMegabytes(limit)}.`,
  };
}

function inMegabytes(bytes: number): string {
  return `${Math.max(1, Math.floor(bytes / 1024 / 1024))} MB`;
}

function startsWithBackslash(piece: Buffer): boolean {
  const start = piece.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])) ? 3 : 0;
  return piece[start] === backslash;
}
