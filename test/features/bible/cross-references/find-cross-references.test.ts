// Tests of the cross-reference list: packed by the build, fetched once, stored, and queried in the
// numbering of any translation.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, test, vi } from 'vitest';
import { getByBC, packCrossReferences } from '../../../../.ci/vite-plugins/cross-references.ts';
import { listShellFiles } from '../../../../.ci/vite-plugins/service-worker.ts';
import { books } from '../../../../schemas/bible/books.ts';
import {
  type CrossReferenceIndex,
  InvalidCrossReferenceFile,
  parseCrossReferences,
} from '../../../../src/features/bible/cross-references/cross-reference-file.ts';
import {
  createCrossReferenceFinder,
  type CrossReferencesResult,
  type CrossReferenceSources,
} from '../../../../src/features/bible/cross-references/find-cross-references.ts';
import type { LibraryExtra } from '../../../../src/data/bible/library/library-database.ts';

let packed: Uint8Array<ArrayBuffer>;
let list: CrossReferenceIndex;

beforeAll(async () => {
  packed = new Uint8Array(packCrossReferences());
  list = await parseCrossReferences(packed);
});

const john316 = { book: 'JHN', chapter: 3, verse: 16 };

function named(
  references: readonly { at: { book: string; chapter: number; verse: number } }[],
): string[] {
  return references.map(
    ({ at: { book, chapter, verse } }) => `${book.toLowerCase()} ${chapter}:${verse}`,
  );
}

test('the packed list equals its source for every verse, without duplicates', () => {
  let verses = 0;
  let references = 0;
  for (const { id, chapters } of books) {
    for (let chapter = 1; chapter <= chapters; chapter += 1) {
      for (const [number, source] of Object.entries(getByBC({ book: id.toLowerCase(), chapter }))) {
        const foundReferences = named(
          list.findReferences({ book: id, chapter, verse: Number(number) }),
        );
        const expected = [...new Set(source)].filter(
          (one) => one !== `${id.toLowerCase()} ${chapter}:${number}`,
        );
        if (
          foundReferences.length !== expected.length ||
          expected.some((one) => !foundReferences.includes(one))
        )
          expect(foundReferences, `${id} ${chapter}:${number}`).toEqual(expected);
        verses += 1;
        references += foundReferences.length;
      }
    }
  }
  expect({ verses, references }).toEqual({ verses: 31_102, references: 386_473 });
  expect({ verses: list.verses, references: list.references }).toEqual({ verses, references });
});

test('the packed cross-reference list is smaller than 640 kB', () => {
  expect(packed.length).toBeLessThan(640_000);
});

test('mutual and shared references rank nearer, such as 1 John 4:9 for John 3:16', () => {
  const references = list.findReferences(john316);
  const nearness = (name: string) => references[named(references).indexOf(name)]?.nearness ?? -1;
  expect(nearness('1jn 4:9')).toBeGreaterThan(nearness('jhn 1:14'));
  expect(nearness('1jn 4:9')).toBeGreaterThan(1);
  for (const { nearness: one } of references) expect(one).toBeLessThanOrEqual(2);
});

test('a verse that is not on the grid, a title and an unknown book refer to nothing', () => {
  for (const at of [
    { book: 'JHN', chapter: 3, verse: 999 },
    { book: 'PSA', chapter: 51, verse: 0 },
    { book: 'XYZ', chapter: 1, verse: 1 },
    { book: 'JHN', chapter: 22, verse: 1 },
  ]) {
    expect(list.findReferences(at)).toEqual([]);
  }
});

test('the cross-reference list is not in the precached shell, but its panel code is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'selah-shell-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of [
    'cross-references-1a2b3c4d.bin',
    'cross-references-1a2b3c4d.js',
    'cross-references-1a2b3c4d.css',
  ])
    writeFileSync(join(folder, 'assets', name), '');
  expect(listShellFiles(folder).map(({ url }) => url)).toEqual([
    '/assets/cross-references-1a2b3c4d.css',
    '/assets/cross-references-1a2b3c4d.js',
  ]);
});

test('half a list, a changed list and a sign-in page are refused', async () => {
  const unpacked = gunzipSync(packed);
  const changed = Uint8Array.from(unpacked);
  changed[changed.length - 100] = (changed[changed.length - 100] ?? 0) ^ 1;
  const invalidFiles = [
    packed.slice(0, packed.length / 2),
    new Uint8Array(gzipSync(changed)),
    new TextEncoder().encode('<!doctype html>\n<title>Sign in</title>'),
    new Uint8Array(0),
  ];
  for (const bytes of invalidFiles)
    await expect(parseCrossReferences(bytes)).rejects.toThrow(InvalidCrossReferenceFile);
});

test('the list also loads from a server that decompresses the file in transit', async () => {
  expect((await parseCrossReferences(new Uint8Array(gunzipSync(packed)))).references).toBe(
    list.references,
  );
});

interface CrossReferenceSetup extends CrossReferenceSources {
  storedExtras: Map<string, LibraryExtra>;
  fetches: number;
}

function createSources(answer: () => Promise<Response>): CrossReferenceSetup {
  const setup: CrossReferenceSetup = {
    storedExtras: new Map(),
    fetches: 0,
    extras: {
      get: async (key) => setup.storedExtras.get(key),
      put: async (extra) => void setup.storedExtras.set(extra.key, extra),
    },
    fetch() {
      setup.fetches += 1;
      return answer();
    },
    isOnline: () => true,
  };
  return setup;
}

const report = vi.fn();
const online = () => Promise.resolve(new Response(packed));
const failOffline = () => Promise.reject(new TypeError('Failed to fetch'));

function requireFound(answer: CrossReferencesResult) {
  if (answer.kind !== 'references') throw new Error(`no references: ${answer.kind}`);
  return answer.references;
}

test('the cross-reference list is fetched once and then works without a network', async () => {
  const setup = createSources(online);
  const first = requireFound(await createCrossReferenceFinder({ report }, setup)('KJV', john316));
  expect(first.length).toBeGreaterThan(15);
  const laterFinder = createCrossReferenceFinder({ report }, { ...setup, fetch: failOffline });
  expect(requireFound(await laterFinder('KJV', john316))).toEqual(first);
  expect(setup.fetches).toBe(1);
});

test('without list and network the finder reports “offline” and retries later', async () => {
  for (const answer of [
    failOffline,
    () => Promise.resolve(new Response('Offline', { status: 503 })),
  ]) {
    let fetchNow = answer;
    const findReferences = createCrossReferenceFinder(
      { report },
      createSources(() => fetchNow()),
    );
    expect(await findReferences('KJV', john316)).toEqual({ kind: 'offline' });
    fetchNow = online;
    expect((await findReferences('KJV', john316)).kind).toBe('references');
  }
});

test('an unreadable response counts as failed unless the network is gone', async () => {
  const broken = async () =>
    new Response(
      new ReadableStream({
        start: (stream) => stream.error(new TypeError('net::ERR_CONTENT_DECODING_FAILED')),
      }),
    );
  expect(
    await createCrossReferenceFinder({ report }, createSources(broken))('KJV', john316),
  ).toEqual({
    kind: 'failed',
  });
  expect(report).toHaveBeenCalledWith(
    'the cross references were received damaged',
    expect.any(TypeError),
  );
  expect(
    await createCrossReferenceFinder(
      { report },
      { ...createSources(broken), isOnline: () => false },
    )('KJV', john316),
  ).toEqual({ kind: 'offline' });
});

test('a sign-in page in place of the cross-reference list is not stored', async () => {
  const setup = createSources(() => Promise.resolve(new Response('<title>Sign in</title>')));
  expect(await createCrossReferenceFinder({ report }, setup)('KJV', john316)).toEqual({
    kind: 'failed',
  });
  expect(setup.storedExtras.size).toBe(0);
});

test('an older stored list is used until the newer list is available, then replaced', async () => {
  const setup = createSources(failOffline);
  setup.storedExtras.set('cross-references', {
    key: 'cross-references',
    value: { address: '/assets/older.bin', bytes: packed },
  });
  expect((await createCrossReferenceFinder({ report }, setup)('KJV', john316)).kind).toBe(
    'references',
  );
  await createCrossReferenceFinder({ report }, { ...setup, fetch: online })('KJV', john316);
  expect(setup.storedExtras.get('cross-references')?.value).not.toMatchObject({
    address: '/assets/older.bin',
  });
});

test('a device that cannot store the cross-reference list still shows references', async () => {
  const setup = {
    ...createSources(online),
    extras: {
      get: () => Promise.reject(new Error('broken')),
      put: () => Promise.reject(new Error('full')),
    },
  };
  expect((await createCrossReferenceFinder({ report }, setup)('KJV', john316)).kind).toBe(
    'references',
  );
  expect(report).toHaveBeenCalled();
});

test('references are sorted by nearness, and consecutive verses are one reference', async () => {
  const references = requireFound(
    await createCrossReferenceFinder({ report }, createSources(online))('KJV', {
      book: 'GEN',
      chapter: 1,
      verse: 1,
    }),
  );
  const nearness = references.map((one) => one.nearness);
  expect(nearness).toEqual(nearness.toSorted((a, b) => b - a));
  expect(
    references.find(({ book, chapter, from }) => book === 'PSA' && chapter === 33 && from === 6),
  ).toMatchObject({ to: 6 });
  expect(
    references.find(({ book, chapter, from }) => book === 'PSA' && chapter === 8 && from === 3),
  ).toMatchObject({ to: 4 });
});
