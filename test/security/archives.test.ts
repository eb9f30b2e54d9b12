// Attacks by archives for the Bible import: names that leave the folder, links, hidden or
// overlapping entries, and packed data that unpacks to far more. An archive of one good text is
// read first.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourceLimits, type SourceLimits } from '../../server/bible/import/input-files.ts';
import { readJsonFile } from '../../server/bible/import/json-file.ts';
import { readSourceFiles } from '../../server/bible/import/read-input-files.ts';
import { buildZip, type ZipEntry } from '../server/bible/import/zip-writer.ts';

const root = mkdtempSync(join(tmpdir(), 'selah-archives-'));
const archivePath = join(root, 'a.zip');
const text = Buffer.from('\\id JUD\n\\c 1\n\\p\n\\v 1 One.\n');
const good = { name: 'good.usfm', bytes: text };

afterAll(() => rmSync(root, { recursive: true }));

function read(archive: Uint8Array, limits: Partial<SourceLimits> = {}) {
  writeFileSync(archivePath, archive);
  return readSourceFiles(archivePath, { ...sourceLimits, ...limits });
}

async function listFaults(archive: Uint8Array, limits?: Partial<SourceLimits>): Promise<string[]> {
  const result = await read(archive, limits);
  return result.kind === 'refused' ? result.findings.map(({ code }) => code) : [];
}

beforeAll(async () => {
  expect(await read(buildZip([good]))).toMatchObject({
    kind: 'files',
    files: [{ name: 'good.usfm' }],
  });
});

test.each([
  ['is only two dots', '..'],
  ['climbs at its end', 'a/..'],
  ['climbs behind a dot', './../b.usfm'],
  ['climbs in the middle', 'a/b/../../../c.usfm'],
  ['climbs with mixed separators', 'a/..\\../b.usfm'],
  ['is a share of Windows', '\\\\server\\share\\b.usfm'],
  ['begins with two slashes', '//server/b.usfm'],
  ['is a device path', '\\\\?\\C:\\b.usfm'],
  ['has a small drive letter', 'c:/b.usfm'],
  ['has a line break', 'a\nb.usfm'],
  ['has an escape sequence of terminals', 'a\u001b[2Jb.usfm'],
  ['is empty', ''],
  ['has 256 characters', `${'a'.repeat(251)}.usfm`],
])(
  'an archive with an entry whose name %s is refused, and nothing is written',
  async (_what, name) => {
    expect(await listFaults(buildZip([good, { name, bytes: text }]))).toEqual(['E_PATH']);
    expect(readdirSync(root)).toEqual(['a.zip']);
  },
);

test.each<[string, ZipEntry, string]>([
  [
    'a link to a folder',
    { name: 'etc.usfm', bytes: Buffer.from('/etc'), mode: 0o120777 },
    'E_LINK',
  ],
  [
    'a link that is not read',
    { name: 'a.txt', bytes: Buffer.from('/etc'), mode: 0o120777 },
    'E_LINK',
  ],
  ['an encrypted entry', { name: 'b.usfm', bytes: text, falseHeader: { flags: 0x801 } }, 'E_ZIP'],
  ['a false checksum', { name: 'b.usfm', bytes: text, falseHeader: { checksum: 7 } }, 'E_ZIP'],
  ['a size of 0 for a text', { name: 'b.usfm', bytes: text, falseHeader: { size: 0 } }, 'E_ZIP'],
  [
    'a size of 4 GB',
    { name: 'b.usfm', bytes: text, falseHeader: { size: 0xfffffffe } },
    'E_TOO_BIG',
  ],
])('an archive with %s is refused', async (_what, entry, fault) => {
  expect(await listFaults(buildZip([good, entry]))).toEqual([fault]);
});

/** Changes the end record of an archive. */
function forgeEnd(archive: Buffer, change: (end: Buffer) => void): Buffer {
  const forged = Buffer.from(archive);
  change(forged.subarray(forged.length - 22));
  return forged;
}

test.each<[string, (archive: Buffer) => Buffer]>([
  [
    'a directory outside of the file',
    (archive) => forgeEnd(archive, (end) => void end.writeUInt32LE(0x7fffffff, 16)),
  ],
  [
    'a directory in its first text',
    (archive) => forgeEnd(archive, (end) => void end.writeUInt32LE(3, 16)),
  ],
  [
    'more entries than it has',
    (archive) => forgeEnd(archive, (end) => void end.writeUInt16LE(9, 10)),
  ],
  ['a second disk', (archive) => forgeEnd(archive, (end) => void end.writeUInt16LE(1, 4))],
  ['its last half cut off', (archive) => archive.subarray(0, archive.length / 2)],
])('an archive with %s is refused', async (_what, forge) => {
  expect(await listFaults(forge(buildZip([good, { name: 'b.usfm', bytes: text }])))).toEqual([
    'E_ZIP',
  ]);
});

const megabyte = 1024 * 1024;
const small: Partial<SourceLimits> = { entryBytes: 2 * megabyte, allBytes: 4 * megabyte };

test('an archive with one entry that unpacks to more than the limit is refused', async () => {
  const bomb = { name: 'bomb.usfm', bytes: Buffer.alloc(3 * megabyte, 0x20) };
  const archive = buildZip([bomb]);
  expect(archive.length).toBeLessThan(10_000);
  expect(await listFaults(archive, small)).toEqual(['E_TOO_BIG']);
});

test('an archive with many entries that unpack to more than the limit is refused', async () => {
  const entries = Array.from({ length: 5 }, (_, index) => ({
    name: `${index}.usfm`,
    bytes: Buffer.alloc(megabyte, 0x20),
  }));
  expect(
    await listFaults(buildZip(entries.slice(0, 3)), { ...small, lineBytes: megabyte }),
  ).toEqual([]);
  expect(await listFaults(buildZip(entries), small)).toEqual(['E_TOO_BIG']);
});

test('an archive whose entries share the same packed data is refused by their sum', async () => {
  const single = buildZip([{ name: 'a.usfm', bytes: Buffer.alloc(megabyte, 0x20) }]);
  // The directory lists the entry five times, each with the offset of the same data.
  const end = single.subarray(single.length - 22);
  const start = end.readUInt32LE(16);
  const directory = single.subarray(start, single.length - 22);
  const overlapping = Buffer.concat([
    single.subarray(0, start),
    ...Array.from({ length: 5 }, () => directory),
    end,
  ]);
  const archive = forgeEnd(overlapping, (record) => {
    record.writeUInt16LE(5, 8);
    record.writeUInt16LE(5, 10);
    record.writeUInt32LE(5 * directory.length, 12);
  });
  expect(await listFaults(archive, small)).toEqual(['E_TOO_BIG']);
});

test('an archive inside of an archive is not unpacked', async () => {
  const inner = buildZip([{ name: '../../b.usfm', bytes: text }]);
  const result = await read(buildZip([good, { name: 'inner.zip', bytes: inner }]));
  expect(result).toMatchObject({ kind: 'files', files: [{ name: 'good.usfm' }] });
});

test('a packed JSON file that unpacks to more than the limit is refused', () => {
  const pack = (length: number) => gzipSync(`{"a":"${'x'.repeat(length)}"}`);
  expect(readJsonFile(pack(1_000), megabyte)).toMatchObject({ kind: 'json' });
  expect(readJsonFile(pack(3 * megabyte), megabyte)).toMatchObject({
    kind: 'refused',
    findings: [{ code: 'E_TOO_BIG' }],
  });
});

test('a JSON file packed twice is not unpacked twice', () => {
  expect(readJsonFile(gzipSync(gzipSync('{}')))).toMatchObject({
    kind: 'refused',
    findings: [{ code: 'E_NOT_JSON' }],
  });
});
