// Tests of the route for whole Bible translations (packs): files sent without compressing them
// again, cache headers, range requests and errors.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PackFileResult, PackFiles } from '../../../server/bible/device-packs/pack-files.ts';
import { registerErrorHandlers } from '../../../server/http/error-responses.ts';
import { disableCaching } from '../../../server/http/response-headers.ts';
import { biblePackRoutes } from '../../../server/routes/bible-packs.ts';

const folder = mkdtempSync(join(tmpdir(), 'selah-pack-route-'));
/** More than a stream reads at once. */
const bytes = randomBytes(200_000);
const path = join(folder, 'all.br');
const etag = '"0123-br"';
const fullHash = 'a'.repeat(64);

const packs: PackFiles = {
  info: async () => ({ sha256: fullHash, bytes: 1, gz: 1, br: 1 }),
  find: async (code, scope, form): Promise<PackFileResult> => {
    if (code !== 'KJV') return { kind: code === 'BAD' ? 'failed' : 'no translation' };
    if (scope === 'XYZ') return { kind: 'no scope' };
    return {
      kind: 'file',
      file: {
        path,
        bytes: bytes.length,
        etag: form === 'br' ? etag : '"0123-gz"',
        sha256: scope === 'all' ? fullHash : 'b'.repeat(64),
      },
    };
  },
  prepare: async () => undefined,
  close: async () => undefined,
};

const app = fastify();

beforeAll(async () => {
  writeFileSync(path, bytes);
  registerErrorHandlers(app);
  disableCaching(app);
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 0,
  });
  biblePackRoutes(app, packs, { isOpen: true });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const base = '/api/apps/selah/bible/packs';

async function get(
  address = '/KJV/all?form=br',
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  const response = await app.inject({
    method,
    url: base + address,
    headers: { 'accept-encoding': 'br, gzip', ...headers },
  });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

test('a Bible pack is sent as stored, and no layer compresses or decompresses it', async () => {
  const { status, headers, bytes: receivedBytes } = await get();
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
    etag,
    'cache-control': 'no-cache',
  });
  expect(headers['content-encoding']).toBeUndefined();
  expect(receivedBytes.equals(bytes)).toBe(true);
});

test('HEAD on a Bible pack answers with the headers of GET and no body', async () => {
  const {
    status,
    headers,
    bytes: receivedBytes,
  } = await get(undefined, { range: 'bytes=0-9' }, 'HEAD');
  expect([status, headers['content-length'], headers['etag'], receivedBytes.length]).toEqual([
    200,
    String(bytes.length),
    etag,
    0,
  ]);
});

describe('caching of a Bible pack', () => {
  test.each([
    [`/KJV/all?form=br&v=${fullHash}`, 'public, max-age=31536000, immutable'],
    [`/KJV/GEN?form=br&v=${fullHash}`, 'public, max-age=31536000, immutable'],
    [`/KJV/GEN?form=br&v=${'b'.repeat(64)}`, 'public, max-age=31536000, immutable'],
    [`/KJV/all?form=br&v=${'c'.repeat(64)}`, 'no-cache'],
    [`/KJV/all?form=br&v=${fullHash}&v=${fullHash}`, 'no-cache'],
    ['/KJV/all?form=br&v=', 'no-cache'],
  ])('the cache-control of %s is %s', async (address, lifetime) => {
    expect((await get(address)).headers['cache-control']).toBe(lifetime);
  });

  test.each([etag, `W/${etag}`, '*', `"other", ${etag}`])(
    'a cached Bible pack is still valid for the tag %s',
    async (tag) => {
      const {
        status,
        headers,
        bytes: receivedBytes,
      } = await get(undefined, { 'if-none-match': tag, range: 'bytes=0-9' });
      expect([status, headers['etag'], receivedBytes.length]).toEqual([304, etag, 0]);
    },
  );

  test('a Bible pack with another tag is sent again; each form has its own tag', async () => {
    expect((await get(undefined, { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get('/KJV/all?form=gz', { 'if-none-match': etag })).status).toBe(200);
  });
});

test('a Bible pack that needs a login is not stored by shared caches', async () => {
  const closed = fastify();
  biblePackRoutes(closed, packs, { isOpen: false });
  const { headers, statusCode } = await closed.inject({
    url: `${base}/KJV/all?form=br&v=${fullHash}`,
  });
  expect([statusCode, headers['cache-control']]).toEqual([
    200,
    'private, max-age=31536000, immutable',
  ]);
  await closed.close();
});

describe('a range of a Bible pack', () => {
  test('successive ranges together are the file', async () => {
    const chunks: Buffer[] = [];
    for (let start = 0; start < bytes.length; start += 70_000) {
      const {
        status,
        headers,
        bytes: receivedBytes,
      } = await get(undefined, { range: `bytes=${start}-${start + 69_999}` });
      expect([status, headers['content-range'], headers['content-length']]).toEqual([
        206,
        `bytes ${start}-${Math.min(start + 70_000, bytes.length) - 1}/${bytes.length}`,
        String(receivedBytes.length),
      ]);
      chunks.push(receivedBytes);
    }
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
  });

  test.each([
    ['bytes=199990-', 199_990, 199_999],
    ['bytes=-10', 199_990, 199_999],
    ['bytes=-999999', 0, 199_999],
    ['bytes=0-0', 0, 0],
    ['bytes=199999-500000', 199_999, 199_999],
  ])('%s is from byte %i to byte %i', async (range, first, last) => {
    const { status, headers, bytes: receivedBytes } = await get(undefined, { range });
    expect([status, headers['content-range']]).toEqual([
      206,
      `bytes ${first}-${last}/${bytes.length}`,
    ]);
    expect(receivedBytes.equals(bytes.subarray(first, last + 1))).toBe(true);
  });

  test.each(['bytes=200000-', 'bytes=999999-1000000', 'bytes=-0'])(
    '%s is beyond the end',
    async (range) => {
      const {
        status,
        headers,
        bytes: receivedBytes,
      } = await get(`/KJV/all?form=br&v=${fullHash}`, { range });
      expect([status, headers['content-range'], headers['cache-control'], headers['etag']]).toEqual(
        [416, `bytes */${bytes.length}`, 'no-store', undefined],
      );
      expect(JSON.parse(receivedBytes.toString())).toMatchObject({ code: 'range_not_satisfiable' });
    },
  );

  test.each([
    'bytes=0-1,5-6',
    'bytes=5-2',
    'bytes=-',
    'bytes=a-b',
    'lines=0-5',
    'bytes 0-5',
    '',
    `bytes=${'9'.repeat(400)}-`,
  ])(
    'a range request with %j cannot be satisfied and returns the whole Bible pack',
    async (range) => {
      expect(await get(undefined, { range })).toMatchObject({
        status: 200,
        headers: { 'content-length': String(bytes.length) },
      });
    },
  );

  test('a range request for a changed Bible pack returns the whole file', async () => {
    const range = 'bytes=100-';
    expect((await get(undefined, { range, 'if-range': etag })).status).toBe(206);
    for (const tag of ['"other"', `W/${etag}`, 'Sat, 29 Oct 1994 19:43:31 GMT'])
      expect((await get(undefined, { range, 'if-range': tag })).status).toBe(200);
  });
});

test.each([
  ['/ZZZ/all?form=gz', 404, 'translation_not_found'],
  ['/KJV/XYZ?form=gz', 404, 'scope_not_found'],
  ['/BAD/all?form=gz', 503, 'pack_not_ready'],
  ['/KJV/all', 400, 'bad_parameters'],
  ['/KJV/all?form=zip', 400, 'bad_parameters'],
  ['/KJV/all?form=gz&form=br', 400, 'bad_parameters'],
])('%s answers %i %s, which no cache stores', async (address, status, code) => {
  const response = await get(address, { 'accept-encoding': 'identity' });
  expect(response).toMatchObject({ status, headers: { 'cache-control': 'no-store' } });
  expect(JSON.parse(response.bytes.toString())).toMatchObject({ code });
});
