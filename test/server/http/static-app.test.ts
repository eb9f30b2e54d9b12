// Tests of the server's delivery of the built app: page addresses, caching, compression, content
// security policy, CORS, health and capabilities.
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { makeTempFolder, createTestServer, type TestSettings } from '../support/test-server.ts';

const packed = gzipSync(randomBytes(100_000));

const script = `console.log(${JSON.stringify('selah '.repeat(1_000))})`;

type Get = (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;

async function createSite(settings: TestSettings = {}): Promise<Get> {
  const dist = makeTempFolder();
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Selah</title>');
  writeFileSync(join(dist, 'sw.js'), 'self');
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}');
  writeFileSync(join(dist, 'icon.png'), 'png');
  writeFileSync(join(dist, 'assets', 'index-a1b2c3d4.js'), script);
  writeFileSync(join(dist, 'assets', 'list-a1b2c3d4.bin'), packed);
  writeFileSync(join(dist, 'assets', 'index-a1b2c3d4.js.map'), '{}');
  const { app } = await createTestServer({ dist, ...settings });
  return (url, headers = {}) =>
    app.inject({
      method: 'GET',
      url,
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers },
    });
}

test.each([
  ['/', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/manifest.webmanifest', 'no-cache'],
  ['/icon.png', 'public, max-age=3600'],
  ['/assets/index-a1b2c3d4.js', 'public, max-age=31536000, immutable'],
])('%s is served with cache-control %s', async (url, cacheControl) => {
  const get = await createSite();
  expect(await get(url)).toMatchObject({
    statusCode: 200,
    headers: { 'cache-control': cacheControl },
  });
});

test('every address of the app is its page, but a missing file is not', async () => {
  const get = await createSite();
  for (const url of ['/prayer', '/bible/JHN/3?verse=16', '/a/b/c/']) {
    const response = await get(url);
    expect(response).toMatchObject({
      statusCode: 200,
      headers: { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' },
    });
    expect(response.body).toContain('<title>Selah</title>');
  }
  for (const url of [
    '/assets/index-gone.js',
    '/gone.png',
    '/assets/..%2f..%2fetc/passwd.txt',
    '/assets/gone',
    '/assets',
  ]) {
    const response = await get(url);
    expect([403, 404]).toContain(response.statusCode);
    expect(response.json()).toMatchObject({ code: expect.any(String) });
  }
  expect((await get('/assets/index-gone.js')).headers['cache-control']).toBe('no-store');
  expect((await get('/prayer', { accept: 'application/json' })).json()).toMatchObject({
    code: 'not_found',
  });
  expect((await get('/api/prayer')).json()).toMatchObject({ code: 'not_found' });
});

test('source maps are served only if the setting says so', async () => {
  const url = '/assets/index-a1b2c3d4.js.map';
  expect((await (await createSite())(url)).statusCode).toBe(404);
  const withMaps = await createSite({ settings: { sourceMaps: true } });
  expect((await withMaps(url)).statusCode).toBe(200);
});

test('the login page answers every Accept header', async () => {
  const get = await createSite();
  for (const accept of ['*/*', 'application/json', ''])
    expect((await get('/login?from_url=%2F', { accept })).headers['content-type']).toBe(
      'text/html; charset=utf-8',
    );
});

test('a path that points outside the built app does not return the file', async () => {
  const get = await createSite();
  for (const url of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/..%5cpackage.json',
  ]) {
    const response = await get(url);
    expect(response.body).not.toMatch(/dependencies|root:/);
  }
});

test('before the build, a page request answers 503 and names the build command', async () => {
  const { app } = await createTestServer();
  const response = await app.inject({ method: 'GET', url: '/', headers: { accept: 'text/html' } });
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('npm run build');
});

test('a long file of the app is compressed', async () => {
  const get = await createSite();
  const brotli = await get('/assets/index-a1b2c3d4.js', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
  const gzip = await get('/assets/index-a1b2c3d4.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
});

test.each(['br', 'gzip', 'gzip, deflate, br, zstd', 'identity'])(
  'a file that the build has packed is sent unchanged, without a content encoding: %s',
  async (encoding) => {
    const get = await createSite();
    const response = await get('/assets/list-a1b2c3d4.bin', { 'accept-encoding': encoding });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.headers['content-type']).toBe('application/gzip');
    expect(response.rawPayload.equals(packed)).toBe(true);
  },
);

test('the policy of a page allows only scripts of the app and forbids framing', async () => {
  const get = await createSite();
  const { headers } = await get('/', { host: 'selah.local:8080' });
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("connect-src 'self' ws://selah.local:8080 wss://selah.local:8080");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(headers).toMatchObject({
    'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(
    String(
      (await get('/', { host: "evil; script-src 'unsafe-inline'" })).headers[
        'content-security-policy'
      ],
    ),
  ).not.toContain('evil');
  const secure = await createSite({ settings: { publicUrl: 'https://selah.example.org' } });
  expect((await secure('/')).headers).toHaveProperty('strict-transport-security');
});

test('only configured origins may call from another site', async () => {
  const { app } = await createTestServer({
    settings: { corsOrigins: ['https://app.example.org'] },
  });
  const url = '/api/apps/selah/entities/Prayer';
  const readWithOrigin = (origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,if-match',
      },
    });
  const allowed = await readWithOrigin('https://app.example.org');
  expect(allowed).toMatchObject({
    statusCode: 204,
    headers: { 'access-control-allow-origin': 'https://app.example.org', vary: 'Origin' },
  });
  expect(allowed.headers['access-control-allow-headers']).toContain('if-match');
  expect((await readWithOrigin('https://evil.example.org')).headers).not.toHaveProperty(
    'access-control-allow-origin',
  );
  const refused = await app.inject({
    method: 'GET',
    url,
    headers: { origin: 'https://app.example.org', authorization: 'Bearer expired' },
  });
  expect(refused).toMatchObject({
    statusCode: 401,
    headers: { 'access-control-allow-origin': 'https://app.example.org' },
  });
});

test('the server reports its health and its capabilities', async () => {
  const get = await createSite();
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await get('/api/apps/public/prod/public-settings/by-id/selah')).json()).toEqual({
    id: 'selah',
    public_settings: 'public_without_login',
    capabilities: [
      'client_id',
      'if_match',
      'deleted_since',
      'commit_order',
      'changes',
      'batch',
      'account_deletion',
      'operator_messages',
      'sessions',
      'web_push',
      'passkeys',
    ],
    push_key: expect.stringMatching(/^[\w-]{87}$/),
    passkey_origin: 'http://localhost:8080',
  });
});
