// Creates pack files in a temporary folder, and reads them back.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, onTestFinished } from 'vitest';
import type { PackChapter, PackHeader } from '../../../../schemas/bible/translation-pack.ts';
import {
  createPackFiles,
  type PackFile,
  type PackFiles,
  type PackEncoding,
} from '../../../../server/bible/device-packs/pack-files.ts';

/** Removed after the tests of the file. */
export const packRoot = mkdtempSync(join(tmpdir(), 'selah-packs-'));
afterAll(() => rmSync(packRoot, { recursive: true }));

export interface PackSetup {
  packs: PackFiles;
  dataDir: string;
  warnings: object[];
}

export function createPackSetup(
  dataDir = mkdtempSync(join(packRoot, 'data-')),
  retryAfterMillis?: number,
): PackSetup {
  const warnings: object[] = [];
  const packs = createPackFiles({
    dataDir,
    log: { warn: (about) => void warnings.push(about) },
    ...(retryAfterMillis !== undefined && { retryAfterMillis }),
  });
  onTestFinished(() => packs.close());
  return { packs, dataDir, warnings };
}

export async function requirePack(
  packs: PackFiles,
  code: string,
  scope: string,
  form: PackEncoding = 'br',
): Promise<PackFile> {
  const pack = await packs.find(code, scope, form);
  if (pack.kind !== 'file') throw new Error(pack.kind);
  return pack.file;
}

export interface Unpacked {
  header: PackHeader;
  chapters: PackChapter[];
  body: string;
}

export function unpack(text: Buffer): Unpacked {
  const end = text.indexOf('\n') + 1;
  const body = text.toString('utf8', end);
  const lines = body.split('\n');
  expect(lines.pop()).toBe('');
  return {
    header: JSON.parse(text.toString('utf8', 0, end)) as PackHeader,
    chapters: lines.map((line) => JSON.parse(line) as PackChapter),
    body,
  };
}

export function unpacked({ path }: PackFile): Unpacked {
  const bytes = readFileSync(path);
  return unpack(path.endsWith('.gz') ? gunzipSync(bytes) : brotliDecompressSync(bytes));
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
