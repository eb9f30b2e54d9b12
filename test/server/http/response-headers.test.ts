// Tests of API responses: security headers, CORS for configured origins, ignored client reports,
// 404 for unknown paths, and the size limit of auth bodies.
import { expect, test } from 'vitest';
import { createTestServer } from '../support/test-server.ts';

const origin = 'https://church.example.org';
const url = '/api/apps/selah/entities/User/me';

test('every response, also an error, has headers against sniffing and framing', async () => {
  const { app, alice } = await createTestServer();
  const requests = [
    { url: '/' },
    { url, headers: { authorization: `Bearer ${alice.token}` } },
    { url },
    { url: '/api/nothing' },
    { url: '/%61pi/apps/selah/entities/User/me' },
    {
      url: '/%61%70%69/apps/selah/entities/Prayer',
      headers: { authorization: `Bearer ${alice.token}` },
    },
    { url: '/nothing.js' },
    { url: '/api/apps/other/entities/Prayer' },
    { url: '/api/auth/login' },
    {
      method: 'POST',
      url: '/api/apps/selah/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    },
    { method: 'POST', url: '/api/apps/selah/analytics/track/batch' },
  ] as const;
  for (const one of requests) {
    const { headers } = await app.inject(one);
    expect(headers, one.url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringMatching(/default-src '(?:self|none)'/),
    });
    expect(headers['content-security-policy'], one.url).not.toMatch(/script-src[^;]*unsafe/);
    if (/^\/(api|%61)/.test(one.url)) expect(headers['cache-control'], one.url).toBe('no-store');
  }
});

test('the policy of an API response allows nothing; page and worker have their own', async () => {
  const { app } = await createTestServer();
  expect((await app.inject({ url })).headers['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
  for (const script of ['/', '/api/apps/selah/functions/getServiceWorker']) {
    expect((await app.inject({ url: script })).headers['content-security-policy'], script).toMatch(
      /connect-src 'self'.*worker-src 'self'/,
    );
  }
});

test('a page of a listed origin may send calls with the headers of every client', async () => {
  const { app } = await createTestServer({ settings: { corsOrigins: [origin] } });
  const response = await app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization',
    },
  });
  expect(response).toMatchObject({
    statusCode: 204,
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      vary: expect.stringMatching(/origin/i),
    },
  });
  const allowed = String(response.headers['access-control-allow-headers']).split(', ');
  expect(allowed).toEqual(
    expect.arrayContaining([
      'accept',
      'authorization',
      'content-type',
      'if-match',
      'x-app-id',
      'x-origin-url',
      'x-selah-version',
      'base44-functions-version',
      'base44-state',
      'x-base44-anonymous-id',
      'x-data-env',
      'x-bypass-rls',
      'on-behalf-of',
    ]),
  );
  const answer = await app.inject({ url, headers: { origin } });
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': expect.stringContaining('retry-after'),
  });
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
});

test('a page of another origin may not send calls', async () => {
  const { app } = await createTestServer({ settings: { corsOrigins: [origin] } });
  for (const other of [
    'https://evil.org',
    'null',
    `${origin}.evil.org`,
    'http://church.example.org',
  ]) {
    const { headers } = await app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin: other, 'access-control-request-method': 'GET' },
    });
    expect(headers, other).not.toHaveProperty('access-control-allow-origin');
  }
});

test('an OPTIONS request of a listed origin that is no preflight request answers 404', async () => {
  const { app } = await createTestServer({ settings: { corsOrigins: [origin] } });
  expect(await app.inject({ method: 'OPTIONS', url, headers: { origin } })).toMatchObject({
    statusCode: 404,
    headers: { 'access-control-allow-origin': origin },
  });
});

test('automatic client reports are always answered with an empty 204, up to a limit', async () => {
  const { app } = await createTestServer();
  const report = (path: string, payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: path, headers: { 'content-type': type }, payload });
  for (const path of [
    '/api/apps/selah/analytics/track/batch',
    '/api/app-logs/selah/log-user-in-app/Home',
    '/api/app-logs/other/x',
  ]) {
    for (const payload of ['{"events":[]}', '{', '', 'x'.repeat(60_000)])
      expect(await report(path, payload), path).toMatchObject({ statusCode: 204, body: '' });
    expect((await report(path, 'a=b', 'text/plain;charset=UTF-8')).statusCode).toBe(204);
    expect((await report(path, 'x'.repeat(70_000))).statusCode).toBe(413);
  }
});

test('an unknown API path answers 404 in the common format, also to a page request', async () => {
  const { app } = await createTestServer();
  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/apps/selah/actors/x/connection-token',
    '/api/apps/selah/ai/openai/v1',
  ]) {
    const answer = await app.inject({ url: path, headers: { accept: 'text/html' } });
    expect(answer.statusCode, path).toBe(404);
    expect(answer.json(), path).toMatchObject({
      message: expect.any(String),
      detail: expect.any(String),
      code: 'not_found',
      error_type: 'ObjectNotFoundError',
      request_id: expect.any(String),
    });
  }
});

test('the bodies of auth calls have a small size limit', async () => {
  const { anonymous } = await createTestServer();
  expect(
    await anonymous.call('POST', '/auth/login', { email: 'a@b.org', password: 'x'.repeat(20_000) }),
  ).toMatchObject({ status: 413, body: { code: 'too_large' } });
});
