// Types of the files of a Bible in memory, the size limits for reading files, and the check which
// file names can be Bible text.
import type { Finding } from '../validation/finding.ts';

export interface SourceFile {
  /** Path of the file within the archive or the folder. */
  name: string;
  bytes: Uint8Array;
}

export type SourceFilesResult =
  | { kind: 'files'; files: SourceFile[] }
  | { kind: 'refused'; findings: Finding[] };

export interface SourceLimits {
  entries: number;
  /** Limit for one file of a folder or an archive. */
  entryBytes: number;
  allBytes: number;
  /** Limit for one line of USFM. */
  lineBytes: number;
}

const megabyte = 1024 * 1024;

/** A Bible has some 100 files of 10 MB together; with word annotations, ten times that. */
export const sourceLimits: SourceLimits = {
  entries: 5_000,
  entryBytes: 64 * megabyte,
  allBytes: 256 * megabyte,
  lineBytes: megabyte,
};

/** Returns whether a file of an archive or a folder can be Bible text, by its extension. */
export function isTextFile(name: string): boolean {
  if (name.split('/').some((segment) => segment.startsWith('.') || segment === '__MACOSX'))
    return false;
  return /\.(?:usfm|sfm|ptx|usx|osis|xml|json|json\.gz)$/i.test(name);
}
