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
        const found = named(list.findReferences({ book: id, chapter, verse: Number(number) }));
        const wanted = [...new Set(source)].filter(
          (one) => one !== `${id.toLowerCase()} ${chapter}:${number}`,
        );
        if (found.length !== wanted.length || wanted.some((one) => !found.includes(one)))
          expect(found, `${id} ${chapter}:${number}`).toEqual(wanted);
        verses += 1;
        references += found.length;
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
  const bad = [
    packed.slice(0, packed.length / 2),
    new Uint8Array(gzipSync(changed)),
    new TextEncoder().encode('<!doctype html>\n<title>Sign in</title>'),
    new Uint8Array(0),
  ];
  for (const bytes of bad)
    await expect(parseCrossReferences(bytes)).rejects.toThrow(InvalidCrossReferenceFile);
});

test('the list also loads from a server that decompresses the file in transit', async () => {
  expect((await parseCrossReferences(new Uint8Array(gunzipSync(packed)))).references).toBe(
    list.references,
  );
});

interface World extends CrossReferenceSources {
  kept: Map<string, LibraryExtra>;
  fetches: number;
}

function aWorld(answer: () => Promise<Response>): World {
  const world: World = {
    kept: new Map(),
    fetches: 0,
    extras: {
      get: async (key) => world.kept.get(key),
      put: async (extra) => void world.kept.set(extra.key, extra),
    },
    fetch() {
      world.fetches += 1;
      return answer();
    },
    isOnline: () => true,
  };
  return world;
}

const report = vi.fn();
const online = () => Promise.resolve(new Response(packed));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

function mustFind(answer: CrossReferencesResult) {
  if (answer.kind !== 'references') throw new Error(`no references: ${answer.kind}`);
  return answer.references;
}

test('the cross-reference list is fetched once and then works without a network', async () => {
  const world = aWorld(online);
  const first = mustFind(await createCrossReferenceFinder({ report }, world)('KJV', john316));
  expect(first.length).toBeGreaterThan(15);
  const later = createCrossReferenceFinder({ report }, { ...world, fetch: offline });
  expect(mustFind(await later('KJV', john316))).toEqual(first);
  expect(world.fetches).toBe(1);
});

test('without list and network the finder reports “offline” and retries later', async () => {
  for (const answer of [offline, () => Promise.resolve(new Response('Offline', { status: 503 }))]) {
    let way = answer;
    const ask = createCrossReferenceFinder(
      { report },
      aWorld(() => way()),
    );
    expect(await ask('KJV', john316)).toEqual({ kind: 'offline' });
    way = online;
    expect((await ask('KJV', john316)).kind).toBe('references');
  }
});

test('an unreadable response counts as failed unless the network is gone', async () => {
  const broken = async () =>
    new Response(
      new ReadableStream({
        start: (stream) => stream.error(new TypeError('net::ERR_CONTENT_DECODING_FAILED')),
      }),
    );
  expect(await createCrossReferenceFinder({ report }, aWorld(broken))('KJV', john316)).toEqual({
    kind: 'failed',
  });
  expect(report).toHaveBeenCalledWith('the cross references came broken', expect.any(TypeError));
  expect(
    await createCrossReferenceFinder({ report }, { ...aWorld(broken), isOnline: () => false })(
      'KJV',
      john316,
    ),
  ).toEqual({ kind: 'offline' });
});

test('a sign-in page in place of the cross-reference list is not stored', async () => {
  const world = aWorld(() => Promise.resolve(new Response('<title>Sign in</title>')));
  expect(await createCrossReferenceFinder({ report }, world)('KJV', john316)).toEqual({
    kind: 'failed',
  });
  expect(world.kept.size).toBe(0);
});

test('an older stored list is used until the newer list is available, then replaced', async () => {
  const world = aWorld(offline);
  world.kept.set('cross-references', {
    key: 'cross-references',
    value: { address: '/assets/older.bin', bytes: packed },
  });
  expect((await createCrossReferenceFinder({ report }, world)('KJV', john316)).kind).toBe(
    'references',
  );
  await createCrossReferenceFinder({ report }, { ...world, fetch: online })('KJV', john316);
  expect(world.kept.get('cross-references')?.value).not.toMatchObject({
    address: '/assets/older.bin',
  });
});

test('a device that cannot store the cross-reference list still shows references', async () => {
  const world = {
    ...aWorld(online),
    extras: {
      get: () => Promise.reject(new Error('broken')),
      put: () => Promise.reject(new Error('full')),
    },
  };
  expect((await createCrossReferenceFinder({ report }, world)('KJV', john316)).kind).toBe(
    'references',
  );
  expect(report).toHaveBeenCalled();
});

test('references are sorted by nearness, and consecutive verses are one reference', async () => {
  const references = mustFind(
    await createCrossReferenceFinder({ report }, aWorld(online))('KJV', {
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
