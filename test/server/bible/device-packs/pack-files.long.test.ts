// Tests of pack files of real translations, and of the replacement of a quickly compressed pack by
// the smallest one.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { books } from '../../../../schemas/bible/books.ts';
import { getVerseText } from '../../../../server/bible/build-chapter.ts';
import { buildPack } from '../../../../server/bible/device-packs/pack-maker.ts';
import { buildPackText } from '../../../../server/bible/device-packs/pack-text.ts';
import {
  openBibleArchive,
  encodeBible,
} from '../../../../server/bible/translation-files/translation-file.ts';
import {
  createPackSetup,
  packRoot,
  requirePack,
  sha256,
  unpack,
  unpacked,
} from '../support/pack-setup.ts';
import { readHelloaoBible } from '../support/read-helloao-bible.ts';
import { hasTextFolder, readTextFile, readTextJson } from '../support/test-bibles.ts';

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

test('the quickly compressed pack is replaced by the smallest one, which stays', async () => {
  const folder = mkdtempSync(join(packRoot, 'dense-'));
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
