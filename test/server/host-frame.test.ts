// Who may show the app in a frame: nobody, or exactly the editors that the owner names.
import { expect, test } from 'vitest';
import { aServer } from './fixture.ts';

const hostOrigins = ['https://editor.example.org', 'http://localhost:3000'];
const settingsUrl = '/api/apps/public/prod/public-settings/by-id/selah';

test('without a word of the owner nobody frames the app, and nothing is said of frames', async () => {
  const { app } = await aServer();
  for (const url of ['/', settingsUrl, '/nothing.js']) {
    const { headers } = await app.inject({ url });
    expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options'], url).toBe('DENY');
  }
  const body = (await app.inject({ url: settingsUrl })).json();
  expect(body).not.toHaveProperty('host_origins');
  expect(body).not.toHaveProperty('host_bodies');
});

test('with it those origins may and no other, and the older header does not contradict', async () => {
  const { app } = await aServer({ settings: { hostOrigins } });
  const { headers } = await app.inject({ url: '/' });
  expect(/frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]).toBe(hostOrigins.join(' '));
  expect(headers).not.toHaveProperty('x-frame-options');
  const answer = await app.inject({ url: settingsUrl });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({ host_origins: hostOrigins });
  expect(answer.json()).not.toHaveProperty('host_bodies');
});

test('bodies are told only where the owner says so, and only to somebody', async () => {
  const told = await aServer({ settings: { hostOrigins, hostBodies: true } });
  expect((await told.app.inject({ url: settingsUrl })).json()).toMatchObject({ host_origins: hostOrigins, host_bodies: true });
  const nobody = await aServer({ settings: { hostBodies: true } });
  expect((await nobody.app.inject({ url: settingsUrl })).json()).not.toHaveProperty('host_bodies');
});
