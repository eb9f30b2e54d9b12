// Tests of whole translations as pack files: the same text gives the same bytes on every server,
// and files on the disk are verified before use.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DraftBible } from '../../../../server/bible/validation/draft-translation.ts';
import type { PackFile } from '../../../../server/bible/device-packs/pack-files.ts';
import { encodeBible } from '../../../../server/bible/translation-files/translation-file.ts';
import { storePack } from '../../../../server/bible/translation-files/save-translation.ts';
import { buildCompleteJson, encodeJson } from '../support/helloao-json-builder.ts';
import { createPackSetup, requirePack, unpacked } from '../support/pack-setup.ts';
import { readHelloaoBible } from '../support/read-helloao-bible.ts';

let sample: DraftBible;
beforeAll(async () => {
  const read = readHelloaoBible(
    encodeJson(await buildCompleteJson({ licenseNotice: 'A credit.' })),
  );
  if (read.kind === 'refused') throw new Error('the sample was refused');
  sample = read.bible;
});

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
