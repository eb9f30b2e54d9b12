// Reads the input of an import into memory: one file, a folder or a zip archive.
import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { readBounded } from './bounded-read.ts';
import {
  isTextFile,
  sourceLimits,
  type SourceFile,
  type SourceFilesResult,
  type SourceLimits,
} from './input-files.ts';
import { readZip } from './zip-file.ts';

/** Throws when there is nothing at the path. */
export async function readSourceFiles(
  path: string,
  limits = sourceLimits,
): Promise<SourceFilesResult> {
  if ((await stat(path)).isDirectory()) return readFolder(path, limits);
  if (await isZip(path)) return readZip(path, limits);
  return readFiles([{ path, name: basename(path) }], { ...limits, entryBytes: limits.allBytes });
}

async function readFolder(folder: string, limits: SourceLimits): Promise<SourceFilesResult> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const inside = entries.map((entry) => ({
    entry,
    path: join(entry.parentPath, entry.name),
    name: relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
  }));
  const wanted = inside.filter(({ name }) => isTextFile(name));
  const links = wanted.filter(({ entry }) => entry.isSymbolicLink());
  if (links.length > 0)
    return {
      kind: 'refused',
      findings: links.map(({ name }) => ({
        code: 'E_LINK',
        location: name,
        message: 'This is a symbolic link.',
      })),
    };
  const files = wanted.filter(({ entry }) => entry.isFile());
  if (files.length > limits.entries)
    return {
      kind: 'refused',
      findings: [
        {
          code: 'E_TOO_BIG',
          location: 'folder',
          message: `It has ${files.length} files; ${limits.entries} are allowed.`,
        },
      ],
    };
  return readFiles(
    files.sort((one, other) => (one.name < other.name ? -1 : 1)),
    limits,
  );
}

async function readFiles(
  found: readonly { path: string; name: string }[],
  { entryBytes, allBytes, lineBytes }: SourceLimits,
): Promise<SourceFilesResult> {
  const files: SourceFile[] = [];
  let left = allBytes;
  for (const { path, name } of found) {
    const read = await readBounded(name, createReadStream(path), {
      bytes: Math.min(entryBytes, left),
      lineBytes,
    });
    if (read.kind === 'refused') return { kind: 'refused', findings: [read.finding] };
    left -= read.bytes.length;
    files.push({ name, bytes: read.bytes });
  }
  return { kind: 'files', files };
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const start = Buffer.alloc(4);
    await file.read(start, 0, 4, 0);
    return (
      start.equals(Buffer.from('PK\u0003\u0004')) || start.equals(Buffer.from('PK\u0005\u0006'))
    );
  } finally {
    await file.close();
  }
}
