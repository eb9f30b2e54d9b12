// Tests of the installation of Bible translation packs: complete packs, server faults, resumed or
// stopped downloads, full disks, and merged parts. The stored text stays until a new text is
// complete and correct.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  openLibrary,
  type TranslationDownload,
  type DownloadJob,
  type Library,
  parsePackChapter,
} from '../../../src/data/bible/library/library-database.ts';
import {
  verifyDownload,
  findDownloadedChapter,
} from '../../../src/data/bible/library/downloaded-translations.ts';
import { installPack } from '../../../src/workers/install-pack.ts';
import {
  buildTestPack,
  encodePack,
  type PackServer,
  startPackServer,
  type PackServerFault,
} from './fake-pack-server.ts';

const place = { translation: 'KJV', book: 'JHN', chapter: 3 };
const data = { storage: 'kept' as const, report: () => {} };

let library: Library;
let server: PackServer;

beforeEach(async () => {
  library = openLibrary();
  server = await startPackServer(buildTestPack());
});

afterEach(async () => {
  await server.close();
  await Promise.all(library.tables.map((table) => table.clear()));
  library.close();
});

async function startDownload(
  scope = 'NT',
  signal = new AbortController().signal,
  form: 'gz' | 'br' = 'gz',
) {
  const key = `KJV|${scope}`;
  const download: TranslationDownload = {
    key,
    code: 'KJV',
    scope,
    name: 'King James Version',
    language: 'en',
    way: 'pack',
    state: { kind: 'fetching' },
    received: 0,
    total: 0,
    failures: 0,
    asked: '',
  };
  await library.keepings.put(download);
  const job: DownloadJob = {
    key,
    code: 'KJV',
    scope,
    address: `${server.address}/${scope}`,
    edition: 'e1',
  };
  return installPack({ library, fetch, now: () => performance.now(), form, signal }, job);
}

async function wordsHere(): Promise<string | undefined> {
  return (await findDownloadedChapter(data, place))?.verses[0]?.text;
}

test.each(['gz', 'br'] as const)(
  'a complete %s pack is installed with chapters, credit and counts, and nothing is left over',
  async (form) => {
    expect(await startDownload('NT', undefined, form)).toEqual({ kind: 'kept' });
    const chapter = await findDownloadedChapter(data, place);
    expect(chapter).toMatchObject({
      translation: 'KJV',
      book: 'JHN',
      chapter: 3,
      language: 'en',
      notice: 'Public domain',
    });
    expect(chapter?.verses).toHaveLength(20);
    expect(chapter?.verses[15]?.text).toMatch(/^first JHN 3 16 /);
    expect(await library.chapters.count()).toBe(260);
    const { header } = encodePack(buildTestPack());
    expect(await library.translations.toArray()).toMatchObject([
      {
        code: 'KJV',
        scopes: [
          { scope: 'NT', chapters: 260, sha256: header.sha256, bytes: header.bytes, edition: 'e1' },
        ],
      },
    ]);
    expect([await library.keepings.count(), await library.parts.count()]).toEqual([0, 0]);
    expect(await verifyDownload(data, 'KJV')).toEqual({
      code: 'KJV',
      isSound: true,
      scopes: [{ scope: 'NT', chapters: 260, expected: 260, missing: [], isSound: true }],
    });
  },
);

const flipByte = (bytes: Buffer) => {
  const copy = Buffer.from(bytes);
  copy[copy.length >> 1] = (copy[copy.length >> 1] ?? 0) ^ 0xff;
  return copy;
};

describe('faults of network and server', () => {
  const faults: [string, PackServerFault, object][] = [
    ['it has it no more', { kind: 'status', status: 404 }, { fault: { why: 'gone' } }],
    [
      'too many questions',
      { kind: 'status', status: 429, retryAfter: 7 },
      { fault: { why: 'busy' }, retryAfter: 7 },
    ],
    ['it is broken', { kind: 'status', status: 500 }, { fault: { why: 'server' } }],
    ['it refuses', { kind: 'status', status: 403 }, { fault: { why: 'refused', status: 403 } }],
    ['the page of a hotel', { kind: 'html' }, { fault: { why: 'not-a-text' } }],
    ['one byte is another', { kind: 'bytes', change: flipByte }, { fault: { why: 'damaged' } }],
    [
      'the file was cut on the server',
      { kind: 'bytes', change: (bytes) => bytes.subarray(0, bytes.length - 99) },
      { fault: { why: 'damaged' } },
    ],
    [
      'it is another thing',
      { kind: 'bytes', change: () => Buffer.from('no pack at all') },
      { fault: { why: 'damaged' } },
    ],
    ['it hangs up', { kind: 'cut', after: 50_000 }, { fault: { why: 'offline' } }],
  ];
  test.each(faults)(
    '%s: the stored text stays, and the reason is returned',
    async (_, trouble, expected) => {
      await startDownload();
      server.setPack(buildTestPack({ edition: 'second' }));
      server.faults.push(trouble);
      expect(await startDownload()).toEqual({ kind: 'fault', ...expected });
      expect(await wordsHere()).toMatch(/^first JHN 3 1 /);
      expect((await verifyDownload(data, 'KJV')).isSound).toBe(true);
      // The next attempt succeeds, whatever the last attempt left.
      expect(await startDownload()).toEqual({ kind: 'kept' });
      expect(await wordsHere()).toMatch(/^second JHN 3 1 /);
      expect(await library.chapters.count()).toBe(260);
    },
  );

  test('a pack that contradicts its header is refused', async () => {
    const fullPack = buildTestPack();
    const [first] = fullPack.chapters;
    if (!first) throw new Error('no chapter');
    const wrong = [
      { ...fullPack, scope: 'OT' },
      { ...fullPack, translation: { ...fullPack.translation, code: 'WEB' } },
      { ...fullPack, chapters: [...fullPack.chapters, first] },
      { ...fullPack, chapters: [...fullPack.chapters, { ...first, book: 'GEN' }] },
    ];
    for (const pack of wrong) {
      server.setPack(pack);
      expect(await startDownload()).toEqual({ kind: 'fault', fault: { why: 'damaged' } });
    }
    expect(await library.chapters.count()).toBe(0);
    expect(await library.parts.count()).toBe(0);
  });

  test('an unreachable pack server is distinguished from a server that refuses', async () => {
    await server.close();
    expect(await startDownload()).toEqual({ kind: 'fault', fault: { why: 'offline' } });
  });
});

describe('received parts are kept', () => {
  test('after an interruption only the rest of the pack is requested', async () => {
    server.faults.push({ kind: 'cut', after: 200_000 });
    expect(await startDownload()).toEqual({ kind: 'fault', fault: { why: 'offline' } });
    const storedBytes = (await library.parts.toArray()).reduce(
      (sum, { bytes }) => sum + bytes.byteLength,
      0,
    );
    expect(storedBytes).toBeGreaterThan(100_000);
    expect(await startDownload()).toEqual({ kind: 'kept' });
    expect(server.ranges).toEqual([undefined, `bytes=${storedBytes}-`]);
    expect((await verifyDownload(data, 'KJV')).isSound).toBe(true);
  });

  test('stored parts of an outdated edition are dropped', async () => {
    server.faults.push({ kind: 'cut', after: 200_000 });
    await startDownload();
    server.setPack(buildTestPack({ edition: 'second' }));
    expect(await startDownload()).toEqual({ kind: 'kept' });
    expect(await wordsHere()).toMatch(/^second /);
    expect((await verifyDownload(data, 'KJV')).isSound).toBe(true);
  });

  test('an unavailable range (416) causes one request from the beginning', async () => {
    server.faults.push({ kind: 'cut', after: 200_000 });
    await startDownload();
    server.faults.push({ kind: 'status', status: 416 });
    expect(await startDownload()).toEqual({ kind: 'kept' });
    expect(server.ranges.at(-1)).toBeUndefined();
    server.faults.push({ kind: 'status', status: 416 }, { kind: 'status', status: 416 });
    expect(await startDownload()).toEqual({ kind: 'fault', fault: { why: 'server' } });
  });

  test('stopping a download keeps the received parts; cancelling it leaves none', async () => {
    const abortController = new AbortController();
    const downloading = startDownload('NT', abortController.signal);
    await library.keepings.where('key').equals('KJV|NT').first();
    abortController.abort();
    expect(await downloading).toEqual({ kind: 'stopped' });
    server.faults.push({ kind: 'cut', after: 200_000 });
    const interrupted = startDownload();
    await library.keepings.clear();
    await interrupted;
    expect(await library.parts.count()).toBe(0);
  });
});

test('a full disk changes nothing, and the space of the received parts is freed', async () => {
  await startDownload();
  server.setPack(buildTestPack({ edition: 'second' }));
  const bulkPut = library.chapters.bulkPut.bind(library.chapters);
  library.chapters.bulkPut = (() => {
    throw new DOMException('no room', 'QuotaExceededError');
  }) as typeof bulkPut;
  expect(await startDownload()).toEqual({ kind: 'fault', fault: { why: 'full' } });
  library.chapters.bulkPut = bulkPut;
  expect(await library.parts.count()).toBe(0);
  expect(await wordsHere()).toMatch(/^first /);
});

test('a stored part merges into a larger part, and a damaged download is detected', async () => {
  server.setPack(buildTestPack({ scope: 'JHN' }));
  expect(await startDownload('JHN')).toEqual({ kind: 'kept' });
  server.setPack(buildTestPack());
  expect(await startDownload()).toEqual({ kind: 'kept' });
  expect((await library.translations.get('KJV'))?.scopes.map(({ scope }) => scope)).toEqual(['NT']);
  await library.chapters.delete('KJV|ROM|8');
  expect(await verifyDownload(data, 'KJV')).toMatchObject({
    isSound: false,
    scopes: [{ chapters: 259, missing: [{ book: 'ROM', chapter: 8 }], isSound: false }],
  });
  await startDownload();
  const [chapter] = await library.chapters.where('key').equals('KJV|ROM|8').toArray();
  if (!chapter) throw new Error('not kept');
  expect(parsePackChapter(chapter)).toMatchObject({ book: 'ROM', chapter: 8 });
  await library.chapters.put({ ...chapter, line: chapter.line.replace('ROM 8 1 ', 'ROM 8 one ') });
  expect(await verifyDownload(data, 'KJV')).toMatchObject({
    isSound: false,
    scopes: [{ missing: [], isSound: false }],
  });
});
