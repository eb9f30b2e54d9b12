// Reads and validates a whole Bible from the bytes of one HelloAO file.
import {
  readBibleFiles,
  type ReadBibleResult,
} from '../../../../server/bible/import/read-bible.ts';
import type { ExpectedBook } from '../../../../server/bible/validation/validate-translation.ts';

/** @param expected instead of the 66 books */
export function readHelloaoBible(
  bytes: Uint8Array,
  expected?: readonly ExpectedBook[],
): ReadBibleResult {
  return readBibleFiles([{ name: 'file', bytes }], { format: 'helloao', expected });
}
