// What somebody wants to import, as files in memory: one file, a folder, or a zip archive.
import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { readBounded } from './bounded.ts';
import { isWanted, sourceLimits, type SourceFile, type SourceFiles, type SourceLimits } from './source-files.ts';
import { readZip } from './zip-file.ts';

/** Throws when there is nothing at the path. */
export async function readSource(path: string, limits = sourceLimits): Promise<SourceFiles> {
  if ((await stat(path)).isDirectory()) return readFolder(path, limits);
  if (await isZip(path)) return readZip(path, limits);
  return readFiles([{ path, name: basename(path) }], { ...limits, entryBytes: limits.allBytes });
}

async function readFolder(folder: string, limits: SourceLimits): Promise<SourceFiles> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const inside = entries.map((entry) => ({ entry, path: join(entry.parentPath, entry.name), name: relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/') }));
  const wanted = inside.filter(({ name }) => isWanted(name));
  const links = wanted.filter(({ entry }) => entry.isSymbolicLink());
  if (links.length > 0) return { kind: 'refused', findings: links.map(({ name }) => ({ code: 'E_LINK', place: name, message: 'This is a symbolic link.' })) };
  const files = wanted.filter(({ entry }) => entry.isFile());
  if (files.length > limits.entries) return { kind: 'refused', findings: [{ code: 'E_TOO_BIG', place: 'folder', message: `It has ${files.length} files; ${limits.entries} are allowed.` }] };
  return readFiles(files.sort((one, other) => (one.name < other.name ? -1 : 1)), limits);
}

async function readFiles(found: readonly { path: string; name: string }[], { entryBytes, allBytes, lineBytes }: SourceLimits): Promise<SourceFiles> {
  const files: SourceFile[] = [];
  let left = allBytes;
  for (const { path, name } of found) {
    const read = await readBounded(name, createReadStream(path), { bytes: Math.min(entryBytes, left), lineBytes });
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
    return start.equals(Buffer.from('PK\u0003\u0004')) || start.equals(Buffer.from('PK\u0005\u0006'));
  } finally {
    await file.close();
  }
}
