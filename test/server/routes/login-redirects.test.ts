// Tests of the URLs that a browser visits itself: redirects lead to the login page or back after a
// log-out, and never to a foreign site.
import { expect, test } from 'vitest';
import { createTestServer } from '../support/test-server.ts';

const settings = {
  publicUrl: 'https://selah.example.org',
  returnOrigins: ['https://church.example.org'],
};

async function createVisitor() {
  const { app } = await createTestServer({ settings });
  return async (url: string) => {
    const { statusCode, headers } = await app.inject({ url, headers: { host: 'localhost:8080' } });
    return { status: statusCode, to: headers.location };
  };
}

const foreignUrls = [
  'https://evil.org/',
  '//evil.org',
  '/\\evil.org',
  'javascript:alert(1)',
  'https://church.example.org@evil.org',
  'https://church.example.org.evil.org/',
  '/x\r\nset-cookie: a=b',
];

test.each(['/api/auth/login', '/api/apps/auth/login'])(
  '%s redirects to the login page',
  async (path) => {
    const startVisit = await createVisitor();
    expect(await startVisit(path)).toEqual({ status: 302, to: '/login' });
    expect(
      await startVisit(
        `${path}?app_id=selah&from_url=${encodeURIComponent('https://church.example.org/x?y=1&z=2')}`,
      ),
    ).toEqual({
      status: 302,
      to: '/login?from_url=https%3A%2F%2Fchurch.example.org%2Fx%3Fy%3D1%26z%3D2',
    });
    expect(await startVisit(`${path}?from_url=/prayer`)).toEqual({
      status: 302,
      to: '/login?from_url=https%3A%2F%2Fselah.example.org%2Fprayer',
    });
    for (const address of foreignUrls)
      expect(await startVisit(`${path}?from_url=${encodeURIComponent(address)}`), address).toEqual({
        status: 302,
        to: '/login',
      });
    expect(await startVisit(`${path}?from_url=/a&from_url=//evil.org`)).toEqual({
      status: 302,
      to: '/login',
    });
  },
);

test.each(['/api/auth/signup', '/api/apps/auth/signup'])(
  '%s redirects to the login page for signing up',
  async (path) => {
    const startVisit = await createVisitor();
    expect(await startVisit(`${path}?from_url=https://selah.example.org/`)).toEqual({
      status: 302,
      to: '/login?mode=signup&from_url=https%3A%2F%2Fselah.example.org%2F',
    });
    expect(await startVisit(`${path}?from_url=//evil.org`)).toEqual({
      status: 302,
      to: '/login?mode=signup',
    });
  },
);

test('a log-out redirects back to from_url if that address is allowed', async () => {
  const startVisit = await createVisitor();
  const path = '/api/apps/auth/logout';
  expect(
    await startVisit(`${path}?from_url=${encodeURIComponent('https://church.example.org/bye')}`),
  ).toEqual({ status: 302, to: 'https://church.example.org/bye' });
  expect(await startVisit(`${path}?from_url=/prayer`)).toEqual({
    status: 302,
    to: 'https://selah.example.org/prayer',
  });
  for (const address of [...foreignUrls, ''])
    expect(await startVisit(`${path}?from_url=${encodeURIComponent(address)}`), address).toEqual({
      status: 302,
      to: '/',
    });
  expect(await startVisit(path)).toEqual({ status: 302, to: '/' });
});

test('the Host header does not change where a log-out redirects', async () => {
  const { app } = await createTestServer({ settings });
  for (const host of ['evil.org', 'evil.org@localhost', 'a b', '"><script>', '']) {
    const { headers } = await app.inject({
      url: '/api/apps/auth/logout?from_url=/prayer',
      headers: { host },
    });
    expect(headers.location, host).toBe('https://selah.example.org/prayer');
  }
});

test.each(['microsoft', 'facebook', 'apple', 'x'])(
  'there is no login through %s',
  async (provider) => {
    const { app } = await createTestServer();
    const response = await app.inject({ url: `/api/apps/auth/${provider}/login?from_url=/` });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      code: 'provider_not_found',
      message: expect.any(String),
      detail: expect.any(String),
    });
  },
);

test('there is no login through an identity provider of the app', async () => {
  const { anonymous } = await createTestServer();
  expect(await anonymous.call('GET', '/auth/sso/login')).toMatchObject({
    status: 404,
    body: { code: 'provider_not_found' },
  });
});
