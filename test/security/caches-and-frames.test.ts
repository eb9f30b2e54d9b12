// Attacks through caches and frames: whether an answer of any call could be stored for another
// account, read by another site, or shown in the frame of another site.
import { describe, expect, test } from 'vitest';
import { isCacheableApi } from '../../sw/request-routing.ts';
import { parseHostMessage } from '../../schemas/api/editor-frame-message.ts';
import { createTestServer, type TestServer } from '../server/support/test-server.ts';
import type { ServerCall } from '../server/support/all-api-calls.ts';
import { createCallIds, fillIds, namedCalls } from './support/call-table.ts';
import { shareServer } from './support/shared-server.ts';

const evilOrigin = 'https://evil.example';
const appOrigin = 'https://app.example.org';
const settings = { corsOrigins: [appOrigin] };

const getShared = shareServer(async (server) => ({ ids: await createCallIds(server) }), {
  settings,
});

function send(
  { app }: TestServer,
  { method, url, body }: ServerCall,
  headers: Record<string, string>,
) {
  return app.inject({
    method,
    url,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
}

// A log-out and a deletion of the account would end the session of the other rows.
const calls = namedCalls.filter(({ route }) => !/logout|delete-account$/.test(route));

test.each(calls)(
  'the answer of $name is neither cached, framed nor read by another site',
  async (call) => {
    const { server, ids } = getShared();
    const authorization = `Bearer ${server.alice.token}`;
    const filled = fillIds(call, ids);
    const allowed = await send(server, filled, { authorization, origin: appOrigin });
    expect(allowed.headers['access-control-allow-origin']).toBe(appOrigin);
    const { headers } = await send(server, filled, { authorization, origin: evilOrigin });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      vary: expect.stringContaining('Origin'),
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('etag');
  },
);

test.each(calls.filter(({ method }) => method === 'GET'))(
  'the service worker does not store the answer of $name',
  ({ url }) => {
    const build = (path: string, headers: Record<string, string>) => ({
      url: new URL(path, appOrigin),
      sameOrigin: true,
      request: {
        url: `${appOrigin}${path}`,
        mode: 'cors',
        headers: new Headers(headers),
      } as Request,
    });
    expect(isCacheableApi(build('/api/apps/selah/files/public/1/flower.png', {}))).toBe(true);
    expect(isCacheableApi(build(url, { authorization: 'Bearer of Alice' }))).toBe(false);
    if (!url.includes('getManifest')) expect(isCacheableApi(build(url, {}))).toBe(false);
  },
);

describe('the frame of another site', () => {
  test.each([
    ['a page of the app', '/'],
    ['the page of a log-in', '/login'],
    ['a page with the address of another site', `/?from_url=${evilOrigin}`],
    ['an unknown page', '/nothing'],
    ['an unknown file', '/nothing.js'],
    ['an unknown call', '/api/nothing'],
    ['a call of another app', '/api/apps/other/entities/Prayer'],
    ['the state of the server', '/healthz'],
    ['a broken address', '/%zz'],
  ])('does not show %s', async (_what, url) => {
    const { server } = getShared();
    const { headers } = await server.app.inject({
      url,
      headers: { origin: evilOrigin, 'sec-fetch-dest': 'iframe' },
    });
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test.each([
    'https://editor.example.org.evil.example',
    'https://evil.example/https://editor.example.org',
    'null',
  ])('is not named in the policy because it calls itself %s', async (origin) => {
    const editor = 'https://editor.example.org';
    const server = await createTestServer({ settings: { hostOrigins: [editor] } });
    const { headers } = await server.app.inject({ url: '/', headers: { origin, referer: origin } });
    expect(String(headers['content-security-policy'])).toMatch(
      new RegExp(`frame-ancestors ${editor}(;|$)`),
    );
  });
});

test.each([
  ['null', appOrigin.replace('https://', 'null')],
  ['a subdomain', 'https://evil.app.example.org'],
  ['a name that ends in the own', 'https://evilapp.example.org'],
  ['a name that begins with the own', 'https://app.example.org.evil.example'],
  ['the own name without encryption', 'http://app.example.org'],
  ['the own name at another port', 'https://app.example.org:8443'],
  ['the own name in capitals', 'https://APP.example.org'],
  ['two origins', `${appOrigin} ${evilOrigin}`],
])('a preflight from %s is not allowed', async (_what, origin) => {
  const { app } = getShared().server;
  const preflight = (from: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/api/apps/selah/entities/Prayer',
      headers: { origin: from, 'access-control-request-method': 'DELETE' },
    });
  expect((await preflight(appOrigin)).headers['access-control-allow-origin']).toBe(appOrigin);
  expect((await preflight(origin)).headers).not.toHaveProperty('access-control-allow-origin');
});

const host = { type: 'update-content', data: { visualSelectorId: 'a:1:1', content: 'New' } };

test.each<[string, unknown]>([
  ['a message as text', JSON.stringify(host)],
  ['a message in a list', [host]],
  ['a type in a list', { ...host, type: ['update-content'] }],
  ['a type in capitals', { ...host, type: 'UPDATE-CONTENT' }],
  ['a type of a prototype', { ...host, type: '__proto__' }],
  ['content that is an object', { ...host, data: { ...host.data, content: { html: '<b>' } } }],
  ['content that is too long', { ...host, data: { ...host.data, content: 'x'.repeat(100_001) } }],
  ['a request to run a script', { type: 'eval', data: { code: 'alert(1)' } }],
  ['a request to open another page', { type: 'navigate', data: { url: 'javascript:alert(1)' } }],
  ['a request for the token', { type: 'request-token' }],
])('an editor frame does not obey %s', (_what, message) => {
  expect(parseHostMessage(host)).toMatchObject({ type: 'update-content' });
  expect(parseHostMessage(message)).toBeNull();
});
