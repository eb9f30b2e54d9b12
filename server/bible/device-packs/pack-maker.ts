// Builds the files of one pack and writes them to the disk. An existing file is decompressed and
// compared before it is used.
import { createHash } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib';
import { bookById } from '../../../schemas/bible/books.ts';
import type { PackScope } from '../../../schemas/bible/translation-pack.ts';
import { bundledTranslation } from '../../../schemas/bible/translations.ts';
import { openKjv } from '../sources/kjv.ts';
import { openBibleArchive } from '../translation-files/translation-file.ts';
import { buildPackText, type CompleteTranslation } from './pack-text.ts';

export interface PackJob {
  /** The source of the text: bundled with the server, or a file of an imported translation. */
  source: { kind: 'bundled' } | { kind: 'file'; path: string };
  scope: PackScope;
  /** The folder for the files of this translation; it need not exist. */
  folder: string;
  /**
   * Compresses as much as possible, which takes half a minute for a whole Bible. Otherwise
   * compression takes seconds, and the file is a tenth larger.
   */
  isDense: boolean;
}

export interface BuiltFile {
  path: string;
  bytes: number;
  /** Entity tag, which identifies the bytes of the file. */
  etag: string;
}

export interface BuiltPack {
  sha256: string;
  bytes: number;
  gz: BuiltFile;
  br: BuiltFile & { isDense: boolean };
}

/**
 * Throws when the text is damaged or the disk fails. Call it in a separate thread, because it takes
 * long.
 */
export async function buildPack({ source, scope, folder, isDense }: PackJob): Promise<BuiltPack> {
  const { file, sha256, bytes } = await buildPackText(readText(source), scope);
  const key = createHash('sha256').update(file).digest('hex').slice(0, 32);
  mkdirSync(folder, { recursive: true });
  const currentFiles: string[] = [];

  function made(ending: string, make: () => Buffer, unpack: (packed: Buffer) => Buffer): BuiltFile {
    const name = `${scope}-${key}.${ending}`;
    const path = join(folder, name);
    currentFiles.push(name);
    if (!isSound(path, file, unpack)) putFile(path, make());
    return { path, bytes: statSync(path).size, etag: `"${key}-${ending}"` };
  }

  const gz = made('gz', () => gzipSync(file, { level: 9 }), gunzipSync);
  const denseName = `${scope}-${key}.dense.br`;
  // A book is small enough to be packed well at once.
  const isDenseWanted =
    isDense ||
    bookById(scope) !== undefined ||
    isSound(join(folder, denseName), file, brotliDecompressSync);
  const br = made(
    isDenseWanted ? 'dense.br' : 'br',
    () => brotli(file, isDenseWanted ? 11 : 9),
    brotliDecompressSync,
  );
  // A request may still be reading the quickly compressed file. The next build deletes that file.
  if (isDense) currentFiles.push(`${scope}-${key}.br`);
  for (const name of readdirSync(folder))
    if (name.startsWith(`${scope}-`) && !currentFiles.includes(name)) rmSync(join(folder, name));
  return { sha256, bytes, gz, br: { ...br, isDense: isDenseWanted } };
}

function readText(source: PackJob['source']): CompleteTranslation {
  switch (source.kind) {
    case 'bundled': {
      const kjv = openKjv();
      return {
        translation: bundledTranslation,
        chapter: (book, chapter) => kjv.chapter(bundledTranslation.code, book, chapter),
      };
    }
    case 'file':
      return openBibleArchive(readFileSync(source.path));
  }
}

/** Compresses with a window of 4 MB, because a phone must hold the window during decompression. */
function brotli(file: Buffer, quality: number): Buffer {
  return brotliCompressSync(file, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
    },
  });
}

function isSound(path: string, file: Buffer, unpack: (packed: Buffer) => Buffer): boolean {
  let packed: Buffer;
  try {
    packed = readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
  try {
    return unpack(packed).equals(file);
  } catch {
    // The file on the disk is damaged and is built again.
    return false;
  }
}

/** Writes the file in one atomic step: readers see the old file or the new file. */
function putFile(path: string, bytes: Buffer): void {
  const draft = `${path}.${process.pid}.part`;
  try {
    const file = openSync(draft, 'w');
    try {
      writeFileSync(file, bytes);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}
