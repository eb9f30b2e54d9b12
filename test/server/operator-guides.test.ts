// Tests that the PWA guides' code samples for operators work on a server: environment settings,
// Capacitor origins, URLs to check, and the Android app link.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSamples } from '../../content/guides/code-samples.ts';
import { readSettings } from '../../server/settings.ts';
import { makeTempFolder, createTestServer } from './support/test-server.ts';

const samples = buildSamples({ host: 'selah.example.org', appId: 'selah' });

function readGuideLines(name: string): Record<string, string> {
  const lines = samples[name]?.text.trim().split('\n') ?? [];
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

test('the server starts with the settings from the guide', () => {
  expect(readSettings(readGuideLines('selah.env'))).toMatchObject({
    publicUrl: 'https://selah.example.org',
    supportEmail: 'help@example.org',
  });
  expect(readSettings({}).serviceWorker).toBe(true);
  expect(readSettings(readGuideLines('kill-switch.env')).serviceWorker).toBe(false);
});

test('a package of Capacitor may call from Android, and not from iOS', () => {
  expect(readSettings(readGuideLines('cors.env')).corsOrigins).toEqual(['https://localhost']);
  expect(() => readSettings({ CORS_ORIGINS: 'capacitor://localhost' })).toThrow('CORS_ORIGINS');
});

test('the URLs to check in the guide, and the app link, answer as described', async () => {
  const dist = makeTempFolder();
  for (const folder of ['assets', '.well-known']) mkdirSync(join(dist, folder));
  for (const [name, text] of [
    ['index.html', '<!doctype html>'],
    ['sw.js', 'self'],
    ['manifest.webmanifest', '{}'],
    ['.well-known/assetlinks.json', samples['assetlinks.json']?.text ?? ''],
  ] as const) {
    writeFileSync(join(dist, name), text);
  }
  const { app } = await createTestServer({ dist });
  const requestedPaths = [
    ...(samples['check.sh']?.text.matchAll(/https:\/\/[^/]+(\S+)(.*)/g) ?? []),
  ].map(([, path = '', note = '']) => ({ path, status: Number(/\d{3}/.exec(note)?.[0] ?? 200) }));
  expect(requestedPaths).toHaveLength(4);
  for (const { path, status } of requestedPaths)
    expect((await app.inject({ method: 'HEAD', url: path })).statusCode, path).toBe(status);
  const listed = samples['addresses.txt']?.text.trim().split('\n') ?? [];
  for (const address of listed)
    expect((await app.inject({ url: new URL(address).pathname })).statusCode, address).toBe(200);

  const links = await app.inject({ url: '/.well-known/assetlinks.json' });
  expect(links).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': expect.stringContaining('application/json') as string },
  });
  expect(links.json()).toMatchObject([{ target: { package_name: 'com.selah.app' } }]);
});
