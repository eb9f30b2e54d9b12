// Tests of whole translations as pack files: the same text gives the same bytes on every server,
// and files on the disk are verified before use.
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { books } from '../../../../schemas/bible/books.ts';
import type { PackChapter, PackHeader } from '../../../../schemas/bible/translation-pack.ts';
import { getVerseText } from '../../../../server/bible/build-chapter.ts';
import type { DraftBible } from '../../../../server/bible/validation/draft-translation.ts';
import {
  createPackFiles,
  type PackFile,
  type PackFiles,
  type PackEncoding,
} from '../../../../server/bible/device-packs/pack-files.ts';
import { buildPack } from '../../../../server/bible/device-packs/pack-maker.ts';
import { buildPackText } from '../../../../server/bible/device-packs/pack-text.ts';
import {
  openBibleArchive,
  encodeBible,
} from '../../../../server/bible/translation-files/translation-file.ts';
import { storePack } from '../../../../server/bible/translation-files/save-translation.ts';
import { buildCompleteJson, encodeJson } from '../support/helloao-json-builder.ts';
import { hasTextFolder, readTextFile, readTextJson } from '../support/test-bibles.ts';
import { readHelloaoBible } from '../support/read-helloao-bible.ts';

const root = mkdtempSync(join(tmpdir(), 'selah-packs-'));
afterAll(() => rmSync(root, { recursive: true }));

let sample: DraftBible;
beforeAll(async () => {
  const read = readHelloaoBible(
    encodeJson(await buildCompleteJson({ licenseNotice: 'A credit.' })),
  );
  if (read.kind === 'refused') throw new Error('the sample was refused');
  sample = read.bible;
});

interface PackSetup {
  packs: PackFiles;
  dataDir: string;
  warnings: object[];
}

function createPackSetup(
  dataDir = mkdtempSync(join(root, 'data-')),
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

async function requirePack(
  packs: PackFiles,
  code: string,
  scope: string,
  form: PackEncoding = 'br',
): Promise<PackFile> {
  const pack = await packs.find(code, scope, form);
  if (pack.kind !== 'file') throw new Error(pack.kind);
  return pack.file;
}

interface Unpacked {
  header: PackHeader;
  chapters: PackChapter[];
  body: string;
}

function unpack(text: Buffer): Unpacked {
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

function unpacked({ path }: PackFile): Unpacked {
  const bytes = readFileSync(path);
  return unpack(path.endsWith('.gz') ? gunzipSync(bytes) : brotliDecompressSync(bytes));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

describe.skipIf(!hasTextFolder).each(['ENGWEBP', 'fra_lsg', 'fra_jnd', 'spa_r09', 'por_blj'])(
  'the text of %s',
  (id) => {
    test('a pack has all verses and a correct header, and equals its joined parts', async () => {
      const read = readHelloaoBible(readTextFile(`helloao/${id}/complete.json.gz`));
      if (read.kind === 'refused') throw new Error('refused');
      const text = openBibleArchive(encodeBible(read.bible));
      const all = await buildPackText(text, 'all');
      const { header, chapters, body } = unpack(all.file);
      expect(header).toMatchObject({
        format: 'selah-text-1',
        translation: text.translation,
        scope: 'all',
        chapters: 1189,
        sha256: sha256(body),
        bytes: Buffer.byteLength(body),
      });
      expect([all.sha256, all.bytes]).toEqual([header.sha256, header.bytes]);
      expect(header.notice !== undefined).toBe(id === 'por_blj');
      const verses = chapters.flatMap(({ items }) =>
        items.flatMap((item) => (item.kind === 'verse' ? [getVerseText(item.parts)] : [])),
      );
      expect(sha256(verses.join('\n'))).toBe(
        readTextJson<{ translations: Record<string, { textSha256: string }> }>('golden.json')
          .translations[id]?.textSha256,
      );
      const parts = await Promise.all(['OT', 'NT'].map((scope) => buildPackText(text, scope)));
      expect(parts.map(({ file }) => unpack(file).body).join('')).toBe(body);
      expect(parts.map(({ file }) => unpack(file).header.chapters)).toEqual([929, 260]);
      expect((await buildPackText(text, 'all')).file.equals(all.file)).toBe(true);
    });
  },
);

test('King James has both pack forms without an import, and a correct file list', async () => {
  const { packs } = createPackSetup();
  const info = await packs.info('kjv');
  const [gz, br] = await Promise.all([
    requirePack(packs, 'KJV', 'all', 'gz'),
    requirePack(packs, 'kjv', 'all', 'br'),
  ]);
  expect(info).toEqual({
    sha256: gz.sha256,
    bytes: expect.any(Number),
    gz: readFileSync(gz.path).length,
    br: readFileSync(br.path).length,
  });
  const [one, other] = [unpacked(gz), unpacked(br)];
  expect(one).toEqual(other);
  expect(one.header).toMatchObject({
    translation: { code: 'KJV', language: 'en', name: 'King James Version' },
    sha256: info?.sha256,
    bytes: info?.bytes,
  });
  expect(one.chapters.map(({ book, chapter }) => `${book}.${chapter}`)).toEqual(
    books.flatMap(({ id, chapters }) =>
      Array.from({ length: chapters }, (_, index) => `${id}.${index + 1}`),
    ),
  );
  expect(info?.br).toBeLessThan(1_250_000);
}, 60_000);

describe('an imported translation', () => {
  test('a pack of an imported translation has its credit and is equal on all servers', async () => {
    const servers = [createPackSetup(), createPackSetup()];
    for (const { dataDir } of servers) await storePack(dataDir, 'SAMPLE', encodeBible(sample));
    const files = await Promise.all(
      servers.map(({ packs }) => requirePack(packs, 'sample', 'JUD')),
    );
    expect(unpacked(files[0] as PackFile).header).toMatchObject({
      notice: 'A credit.',
      scope: 'JUD',
      chapters: 1,
    });
    const [one, other] = files.map(({ path, etag, sha256: sum }) => ({
      bytes: readFileSync(path),
      etag,
      sum,
    }));
    expect(one).toEqual(other);
  });

  test('a new import changes hash and ETag of a pack, and deletes the old file', async () => {
    const { packs, dataDir } = createPackSetup();
    await storePack(dataDir, 'SAMPLE', encodeBible(sample));
    const before = await requirePack(packs, 'SAMPLE', 'JUD');
    const changed = {
      ...sample,
      books: sample.books.map((book) =>
        book.id === 'JUD'
          ? {
              ...book,
              chapters: book.chapters.map((chapter) => ({
                ...chapter,
                items: [...chapter.items, { kind: 'break' as const }],
              })),
            }
          : book,
      ),
    };
    await storePack(dataDir, 'SAMPLE', encodeBible(changed));
    const after = await requirePack(packs, 'SAMPLE', 'JUD');
    expect(after.sha256).not.toBe(before.sha256);
    expect(after.etag).not.toBe(before.etag);
    expect(
      readdirSync(join(dataDir, 'bible-packs/SAMPLE')).some((name) => before.path.endsWith(name)),
    ).toBe(false);
  });

  test('packed files are reused by the next server, except damaged or missing files', async () => {
    const { packs, dataDir } = createPackSetup();
    await storePack(dataDir, 'SAMPLE', encodeBible(sample));
    const { path, etag } = await requirePack(packs, 'SAMPLE', 'JUD');
    const packBytes = readFileSync(path);
    writeFileSync(path, packBytes.subarray(0, packBytes.length - 3));
    expect(await requirePack(createPackSetup(dataDir).packs, 'SAMPLE', 'JUD')).toMatchObject({
      path,
      etag,
    });
    expect(readFileSync(path)).toEqual(packBytes);
    rmSync(join(dataDir, 'bible-packs'), { recursive: true });
    expect(await requirePack(packs, 'SAMPLE', 'JUD')).toMatchObject({ path, etag });
    expect(readFileSync(path)).toEqual(packBytes);
  });

  test('packing a damaged translation fails, is logged with a reason, and is retried', async () => {
    const { packs, dataDir, warnings } = createPackSetup(undefined, 50);
    const file = await storePack(dataDir, 'SAMPLE', encodeBible(sample));
    const packBytes = readFileSync(file);
    writeFileSync(file, packBytes.subarray(0, packBytes.length - 1));
    expect([await packs.info('SAMPLE'), await packs.find('SAMPLE', 'JUD', 'gz')]).toEqual([
      undefined,
      { kind: 'failed' },
    ]);
    expect(warnings[0]).toMatchObject({
      translation: 'SAMPLE',
      reason: expect.stringContaining('checksum'),
    });
    const warningCount = warnings.length;
    await expect
      .poll(async () => (await packs.find('SAMPLE', 'JUD', 'gz')) && warnings.length, {
        timeout: 20_000,
      })
      .toBeGreaterThan(warningCount);
  });
});

test('only permanently storable translations have packs; no code leaves the folder', async () => {
  const { packs, dataDir } = createPackSetup();
  for (const code of ['NIV', 'LBP'])
    await storePack(dataDir, code, encodeBible({ ...sample, code }));
  writeFileSync(join(dataDir, 'OUTSIDE.bible'), encodeBible({ ...sample, code: 'OUTSIDE' }));
  for (const code of ['NIV', 'LBP', 'WEB', 'UNKNOWN', '../OUTSIDE', '', 'KJV/..'])
    expect([code, await packs.info(code), await packs.find(code, 'all', 'gz')]).toEqual([
      code,
      undefined,
      { kind: 'no translation' },
    ]);
  for (const scope of ['XYZ', 'jud', '', '../JUD', 'TOB', '__proto__'])
    expect(await packs.find('KJV', scope, 'gz')).toEqual({ kind: 'no scope' });
});

test('the quickly compressed pack is replaced by the smallest one, which stays', async () => {
  const folder = mkdtempSync(join(root, 'dense-'));
  const job = { source: { kind: 'bundled' as const }, scope: 'NT', folder };
  const quickPack = await buildPack({ ...job, isDense: false });
  const dense = await buildPack({ ...job, isDense: true });
  expect([quickPack.br.isDense, dense.br.isDense]).toEqual([false, true]);
  expect(dense.br.bytes).toBeLessThan(quickPack.br.bytes * 0.95);
  expect(dense.br.etag).not.toBe(quickPack.br.etag);
  // A client that is downloading the quickly compressed file can finish.
  expect(readFileSync(quickPack.br.path)).toHaveLength(quickPack.br.bytes);
  expect(await buildPack({ ...job, isDense: false })).toEqual(dense);
  expect(readdirSync(folder)).toHaveLength(2);
}, 120_000);
