// Tests of the manifest in the language of the person who installs the app.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildManifest } from '../../../.ci/vite-plugins/manifest-texts.ts';
import { chooseManifestLanguage } from '../../../server/functions/localized-manifest.ts';
import { root } from '../../support/source-files.ts';
import { makeTempFolder, createTestServer } from '../support/test-server.ts';

const source = buildManifest(root);
const address = '/api/apps/selah/functions/getManifest';

async function createManifestApp(settings = {}) {
  const dist = makeTempFolder();
  writeFileSync(join(dist, 'manifest.webmanifest'), source);
  const { app } = await createTestServer({ dist, settings });
  return app;
}

test('the manifest is in the requested language, the browser language or English', () => {
  expect([
    chooseManifestLanguage('fr', 'es'),
    chooseManifestLanguage('de', 'es'),
    chooseManifestLanguage(undefined, 'pt-BR,pt;q=0.9,en;q=0.8'),
    chooseManifestLanguage(undefined, 'de, en;q=0.5, fr;q=0.7'),
  ]).toEqual(['fr', 'es', 'pt', 'fr']);
  expect([
    chooseManifestLanguage(undefined),
    chooseManifestLanguage(undefined, '*'),
    chooseManifestLanguage(undefined, 'es;q=0, de'),
    chooseManifestLanguage(['fr'], ';;q=,='),
  ]).toEqual(['en', 'en', 'en', 'en']);
});

test('a localized manifest has texts in its language, and describes the same app', async () => {
  const app = await createManifestApp({ corsOrigins: ['https://parish.example'] });
  const english = JSON.parse(source);
  const response = await app.inject({ url: address, headers: { 'accept-language': 'fr-CA' } });
  const french = response.json();
  expect(french).toMatchObject({
    id: english.id,
    start_url: english.start_url,
    lang: 'fr',
    description: english.description_localized.fr,
    icons: english.icons,
  });
  expect(french.shortcuts.map(({ name }: { name: string }) => name)).toEqual([
    'Mot de grâce',
    'Bible',
    'Prière',
  ]);
  expect(french.shortcuts[0].url).toBe(english.shortcuts[0].url);
  expect([response.headers['content-language'], response.headers['vary']]).toEqual([
    'fr',
    expect.stringMatching(/^Origin, accept-language/),
  ]);
});

test('English is the file as it is, and each language has its own tag', async () => {
  const app = await createManifestApp();
  const [english, spanish] = [await app.inject(address), await app.inject(`${address}?lang=es`)];
  expect([english.body, english.headers['content-language']]).toEqual([source, 'en']);
  expect(spanish.headers['content-language']).toBe('es');
  const tag = String(english.headers['etag']);
  const again = await app.inject({ url: `${address}?lang=es`, headers: { 'if-none-match': tag } });
  expect([
    again.statusCode,
    (await app.inject({ url: address, headers: { 'if-none-match': tag } })).statusCode,
  ]).toEqual([200, 304]);
});
