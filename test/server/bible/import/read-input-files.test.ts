// Tests of the input that an import reads from the disk: files, folders and archives, each within
// its size limit and inside its folder.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { readBounded } from '../../../../server/bible/import/bounded-read.ts';
import { readSourceFiles } from '../../../../server/bible/import/read-input-files.ts';
import { sourceLimits, type SourceLimits } from '../../../../server/bible/import/input-files.ts';
import { hasTextFolder, getTextFilePath } from '../support/test-bibles.ts';
import { buildZip, type ZipEntry } from './zip-writer.ts';

const root = mkdtempSync(join(tmpdir(), 'selah-source-'));
afterAll(() => rmSync(root, { recursive: true }));

const jude = Buffer.from('\\id JUD\n\\c 1\n\\p\n\\v 1 One.\n');
const megabyte = 1024 * 1024;

function writeTempFile(name: string, bytes: Uint8Array): string {
  const path = join(mkdtempSync(join(root, 'in-')), name);
  writeFileSync(path, bytes);
  return path;
}

async function readFaults(path: string, limits: Partial<SourceLimits> = {}): Promise<string[]> {
  const read = await readSourceFiles(path, { ...sourceLimits, ...limits });
  return read.kind === 'refused'
    ? read.findings.map(({ code, location }) => `${code} ${location}`)
    : [];
}

async function readNames(path: string): Promise<string[]> {
  const read = await readSourceFiles(path);
  return read.kind === 'files' ? read.files.map(({ name }) => name) : [];
}

function zipFaults(entries: ZipEntry[], limits: Partial<SourceLimits> = {}): Promise<string[]> {
  return readFaults(writeTempFile('a.zip', buildZip(entries)), limits);
}

describe('an archive', () => {
  test('only the texts of an archive are unpacked', async () => {
    const entries = [
      'usfm/65-JUD.usfm',
      'metadata.xml',
      'README.md',
      'pictures/a.jpg',
      '__MACOSX/usfm/65-JUD.usfm',
      '.hidden/a.usfm',
    ].map((name) => ({ name, bytes: jude }));
    expect(await readNames(writeTempFile('a.zip', buildZip(entries)))).toEqual([
      'usfm/65-JUD.usfm',
      'metadata.xml',
    ]);
  });

  test.skipIf(!hasTextFolder)(
    'an archive with names that leave its folder is rejected, and each name is reported',
    async () => {
      const before = readdirSync(root).length;
      expect(await readFaults(getTextFilePath('broken/13-zip-slip.zip'))).toEqual([
        'E_PATH ../../outside-1.usfm',
        'E_PATH usfm/../../outside-2.usfm',
        'E_PATH /outside-3.usfm',
        'E_PATH ..\\..\\outside-4.usfm',
        'E_PATH C:\\outside-5.usfm',
        'E_LINK usfm/link-to-outside.usfm',
      ]);
      expect(readdirSync(root)).toHaveLength(before);
    },
  );

  test.each<[string, ZipEntry, string]>([
    ['climbs', { name: 'a/../../b.usfm', bytes: jude }, 'E_PATH a/../../b.usfm'],
    ['climbs, for a file that is not read', { name: '../b.jpg', bytes: jude }, 'E_PATH ../b.jpg'],
    ['is absolute', { name: '/b.usfm', bytes: jude }, 'E_PATH /b.usfm'],
    ['has a backslash', { name: 'a\\b.usfm', bytes: jude }, 'E_PATH a\\b.usfm'],
    ['has a drive', { name: 'C:b.usfm', bytes: jude }, 'E_PATH C:b.usfm'],
    ['has a control character', { name: 'a\u0000.usfm', bytes: jude }, 'E_PATH a\u0000.usfm'],
    ['is a link', { name: 'b.usfm', bytes: jude, mode: 0o120777 }, 'E_LINK b.usfm'],
    [
      'is encrypted',
      { name: 'b.usfm', bytes: jude, falseHeader: { flags: 0x801 } },
      'E_ZIP b.usfm',
    ],
    ['is damaged', { name: 'b.usfm', bytes: jude, falseHeader: { checksum: 1 } }, 'E_ZIP b.usfm'],
  ])('an archive with a good entry and one that %s is rejected', async (_what, entry, fault) => {
    expect(await zipFaults([{ name: 'good.usfm', bytes: jude }, entry])).toEqual([fault]);
  });

  test('an incomplete archive is rejected with the advice to download it again', async () => {
    const zipBytes = buildZip([{ name: 'a.usfm', bytes: jude }]);
    expect(
      await readFaults(writeTempFile('a.zip', zipBytes.subarray(0, zipBytes.length - 10))),
    ).toEqual([expect.stringMatching(/^E_ZIP /)]);
  });

  test('an archive with too many entries or too much data is not unpacked', async () => {
    const entries = Array.from({ length: 11 }, (_, index) => ({
      name: `${index}.usfm`,
      bytes: jude,
    }));
    expect(await zipFaults(entries, { entries: 10 })).toEqual(['E_TOO_BIG archive']);
    expect(await zipFaults(entries, { allBytes: 10 * jude.length })).toEqual(['E_TOO_BIG archive']);
    expect(await zipFaults(entries, { entryBytes: jude.length - 1 })).toHaveLength(11);
  });

  const spaces = Buffer.alloc(300 * megabyte, 0x20);

  test('[sample 19] an archive with a 300 MB entry is rejected without unpacking', async () => {
    expect(await zipFaults([{ name: 'bomb.usfm', bytes: spaces }])).toEqual([
      'E_TOO_BIG bomb.usfm',
    ]);
  });

  test('unpacking an archive stops at the declared size when an entry is larger', async () => {
    expect(
      await zipFaults([{ name: 'bomb.usfm', bytes: spaces, falseHeader: { size: 1000 } }]),
    ).toEqual([expect.stringMatching(/^E_ZIP /)]);
  });
});

describe('a file', () => {
  test('[sample 18] reading stops at a USFM line over the limit, with any chunk size', async () => {
    const start =
      '\\id JUD Gate sample\n\\c 1\n\\p\n\\v 1 Jude, a servant of Jesus Christ.\n\\v 2 ';
    const largeData = Buffer.from('q7 '.repeat(350_000));
    let chunkCount = 0;
    async function* pieces(): AsyncGenerator<Buffer> {
      yield Buffer.from(start);
      for (; chunkCount < 10; chunkCount++) yield largeData;
    }
    const read = await readBounded('18.usfm', Readable.from(pieces()), {
      bytes: sourceLimits.allBytes,
      lineBytes: sourceLimits.lineBytes,
    });
    expect(read).toMatchObject({
      kind: 'refused',
      finding: { code: 'E_LINE_TOO_LONG', location: '18.usfm line 5' },
    });
    expect(chunkCount).toBeLessThan(3);
    const path = writeTempFile(
      '18.usfm',
      Buffer.concat([
        Buffer.from(start),
        ...Array.from({ length: 10 }, () => largeData),
        Buffer.from('\n'),
      ]),
    );
    expect(await readFaults(path)).toEqual(['E_LINE_TOO_LONG 18.usfm line 5']);
  });

  test('an XML file may be a single line', async () => {
    const path = writeTempFile('a.usx', Buffer.from(`<usx>${'<para/>'.repeat(200_000)}</usx>`));
    expect(await readFaults(path)).toEqual([]);
  });

  test('a file of the maximum size is read, a file with one more byte is not', async () => {
    const path = writeTempFile('a.json', Buffer.alloc(100, 0x7b));
    expect([
      await readFaults(path, { allBytes: 100 }),
      await readFaults(path, { allBytes: 99 }),
    ]).toEqual([[], ['E_TOO_BIG a.json']]);
  });

  test('a missing import file is an error', async () => {
    await expect(readSourceFiles(join(root, 'nowhere'))).rejects.toThrow('ENOENT');
  });
});

describe('a folder', () => {
  test('a folder gives its text files and those of its subfolders in order', async () => {
    const folder = mkdtempSync(join(root, 'folder-'));
    mkdirSync(join(folder, 'nt'));
    for (const name of ['b.usfm', 'a.usfm', 'nt/c.SFM', 'README.md', '.git.usfm'])
      writeFileSync(join(folder, name), jude);
    expect(await readNames(folder)).toEqual(['a.usfm', 'b.usfm', 'nt/c.SFM']);
  });

  test('a folder with a link to a text elsewhere is rejected', async () => {
    const folder = mkdtempSync(join(root, 'folder-'));
    symlinkSync('/etc/hostname', join(folder, 'a.usfm'));
    expect(await readFaults(folder)).toEqual(['E_LINK a.usfm']);
  });
});
