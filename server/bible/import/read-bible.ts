// From the bytes of a file to a judged translation.
import type { DraftBible } from '../draft.ts';
import type { Finding } from '../finding.ts';
import { judge, type ExpectedBook } from '../gate.ts';
import { readHelloao } from './helloao.ts';
import { readJsonFile } from './json-file.ts';

export type ReadBible = { kind: 'accepted'; bible: DraftBible } | { kind: 'refused'; findings: Finding[] };

interface ReadOptions {
  /** The code to serve it under, instead of the one in the file. */
  code?: string | undefined;
  /** Instead of the 66 books. */
  expected?: readonly ExpectedBook[];
}

/** Only an accepted translation may be stored; a refused one names all its faults. */
export function readBible(bytes: Uint8Array, { code, expected }: ReadOptions = {}): ReadBible {
  const file = readJsonFile(bytes);
  if (file.kind === 'refused') return file;
  const { draft, faults } = readHelloao(file.value, code);
  const findings = draft ? [...faults, ...judge(draft, expected)] : faults;
  return draft && findings.length === 0 ? { kind: 'accepted', bible: draft } : { kind: 'refused', findings };
}
