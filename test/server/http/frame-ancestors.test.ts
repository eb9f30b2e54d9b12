// Tests of which sites may show the app in a frame: none, or exactly the editors that the owner
// names.
import { expect, test } from 'vitest';
import { readSettings } from '../../../server/settings.ts';
import { createTestServer } from '../support/test-server.ts';

const hostOrigins = ['https://editor.example.org', 'http://localhost:3000'];
const settingsUrl = '/api/apps/public/prod/public-settings/by-id/selah';

test('by default no site may frame the app, and the settings do not mention frames', async () => {
  const { app } = await createTestServer();
  for (const url of ['/', settingsUrl, '/nothing.js']) {
    const { headers } = await app.inject({ url });
    expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options'], url).toBe('DENY');
  }
  const body = (await app.inject({ url: settingsUrl })).json();
  expect(body).not.toHaveProperty('host_origins');
  expect(body).not.toHaveProperty('host_bodies');
});

test('only configured host origins may frame the app, without X-Frame-Options', async () => {
  const { app } = await createTestServer({ settings: { hostOrigins } });
  const { headers } = await app.inject({ url: '/' });
  expect(/frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]).toBe(
    hostOrigins.join(' '),
  );
  expect(headers).not.toHaveProperty('x-frame-options');
  const response = await app.inject({ url: settingsUrl });
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject({ host_origins: hostOrigins });
  expect(response.json()).not.toHaveProperty('host_bodies');
});

test('the settings contain host_bodies only if set together with host origins', async () => {
  const withOrigins = await createTestServer({ settings: { hostOrigins, hostBodies: true } });
  expect((await withOrigins.app.inject({ url: settingsUrl })).json()).toMatchObject({
    host_origins: hostOrigins,
    host_bodies: true,
  });
  const withoutOrigins = await createTestServer({ settings: { hostBodies: true } });
  expect((await withoutOrigins.app.inject({ url: settingsUrl })).json()).not.toHaveProperty(
    'host_bodies',
  );
});

test('an editor origin needs https, except on this machine or for a server without https', () => {
  const read = (origin: string, publicUrl?: string) =>
    readSettings({
      HOST_ORIGINS: origin,
      ...(publicUrl !== undefined && { PUBLIC_URL: publicUrl }),
    }).hostOrigins;
  const foreignOrigins = [
    'http://editor.example.org',
    'http://10.0.0.5:3000',
    'http://localhost.example.org',
    'http://127.0.0.10',
  ];
  for (const origin of foreignOrigins) {
    for (const publicUrl of [undefined, 'https://selah.example.org'])
      expect(() => read(origin, publicUrl), origin).toThrow(
        /HOST_ORIGINS must be .*http only on this machine/,
      );
    expect(read(origin, 'http://selah.example.org')).toEqual([origin]);
  }
  for (const origin of [
    'https://editor.example.org',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ])
    expect(read(origin, 'https://selah.example.org')).toEqual([origin]);
});
