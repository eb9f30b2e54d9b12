// Tests of the contract functions with external Bible sources: offered translations and packs, busy
// sources, background downloads, and the diagnostics of testBibleAPI.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { knownTranslations } from '../../../schemas/bible/translations.ts';
import type { BibleDiagnostics } from '../../../schemas/api/bible-diagnostics.ts';
import type { PackInfo } from '../../../schemas/bible/translation-pack.ts';
import { openBibleProviders } from '../../../server/bible/open-providers.ts';
import type { BibleProvider } from '../../../server/bible/provider.ts';
import { systemClock } from '../../../server/clock.ts';
import { registerErrorHandlers } from '../../../server/http/error-responses.ts';
import type { FunctionParts } from '../../../server/functions/server-function.ts';
import { registerFormParser } from '../../../server/http/multipart.ts';
import { functionRoutes } from '../../../server/routes/functions.ts';
import { readSettings } from '../../../server/settings.ts';
import type { FaultyServer } from '../bible/support/faulty-http-server.ts';
import { fakeApiKey, startFakeApiBible } from '../bible/support/fake-api-bible.ts';
import { startFakeHelloao } from '../bible/support/fake-helloao.ts';
import { hasTextFolder } from '../bible/support/test-bibles.ts';
import { languages } from '../../../schemas/languages.ts';

const root = mkdtempSync(join(tmpdir(), 'selah-sources-'));
afterAll(() => rmSync(root, { recursive: true }));

const silentLog = { warn: () => undefined, info: () => undefined };

async function createSetup(
  environment: Record<string, string>,
  packs?: FunctionParts['packs'],
): Promise<{
  app: FastifyInstance;
  bible: BibleProvider;
  call: (
    name: string,
    body?: object,
  ) => Promise<{ status: number; body: Record<string, unknown>; retryAfter: unknown }>;
}> {
  const settings = readSettings({ BIBLE_HELLOAO_URL: 'off', ...environment });
  const { all } = await openBibleProviders({
    settings: settings.bible,
    dataDir: mkdtempSync(join(root, 'data-')),
    clock: systemClock,
    log: silentLog,
  });
  const app = fastify();
  await registerFormParser(app);
  registerErrorHandlers(app);
  functionRoutes(app, { bible: all, packs, settings, dist: '/nowhere' });
  onTestFinished(() => app.close());
  return {
    app,
    bible: all,
    call: async (name, body = {}) => {
      const response = await app.inject({
        method: 'POST',
        url: `/api/apps/selah/functions/${name}`,
        payload: body,
      });
      return {
        status: response.statusCode,
        body: response.json(),
        retryAfter: response.headers['retry-after'],
      };
    },
  };
}

async function running(starting: Promise<FaultyServer>): Promise<FaultyServer> {
  const fakeServer = await starting;
  onTestFinished(() => fakeServer.close());
  return fakeServer;
}

async function createServerWithKey(
  key = fakeApiKey,
): Promise<{ fakeServer: FaultyServer; environment: Record<string, string> }> {
  const fakeServer = await running(startFakeApiBible());
  return {
    fakeServer,
    environment: { BIBLE_API_KEY: key, BIBLE_API_URL: `${fakeServer.url}/v1/` },
  };
}

test('without settings the server offers local texts and calls no other server', async () => {
  const { call } = await createSetup({});
  expect((await call('listTranslations')).body).toEqual({
    translations: [{ code: 'KJV', language: 'en', name: 'King James Version' }],
  });
  expect(
    await call('fetchBibleChapter', { book: 'JHN', chapter: 3, translationCode: 'ESV' }),
  ).toMatchObject({ status: 404, body: { code: 'translation_not_found' } });
});

test.skipIf(!hasTextFolder)(
  'with both sources the bundled, the free and the licensed are offered together, and read',
  async () => {
    const helloao = await running(startFakeHelloao());
    const { environment } = await createServerWithKey();
    const { call } = await createSetup({ ...environment, BIBLE_HELLOAO_URL: helloao.url });
    const { translations } = (await call('listTranslations')).body as {
      translations: { code: string }[];
    };
    expect(translations.map(({ code }) => code)).toEqual([
      'KJV',
      'BSB',
      'WEB',
      'DARBY',
      'FRLSG',
      'FRDBY',
      'RVA',
      'ALMEIDA',
      'ESV',
      'NIV',
      'RVR60',
      'NVI',
    ]);
    for (const [translationCode, language] of [
      ['DARBY', 'fr'],
      ['RVR60', 'es'],
      ['NVI', 'pt'],
      ['ESV', 'en'],
    ]) {
      const { status, body } = await call('fetchBibleChapter', {
        book: 'Jean',
        chapter: 3,
        translationCode,
      });
      expect([status, body]).toMatchObject([
        200,
        {
          translation: translationCode,
          language,
          book: 'JHN',
          verses: expect.arrayContaining([expect.objectContaining({ verse: 16 })]),
        },
      ]);
    }
  },
);

test('a busy source is a 503 with the time after which to retry', async () => {
  const { fakeServer, environment } = await createServerWithKey();
  const { call } = await createSetup(environment);
  await call('listTranslations');
  fakeServer.setFault({ kind: 'status', status: 429, retryAfter: '90' });
  for (const [name, body] of [
    ['fetchBibleChapter', { book: 'JHN', chapter: 3, translationCode: 'ESV' }],
    ['searchBible', { query: 'love', translation: 'ESV' }],
  ] as const) {
    expect(await call(name, body)).toMatchObject({
      status: 503,
      retryAfter: '90',
      body: { code: 'bible_source_busy', message: expect.any(String) },
    });
  }
});

test.skipIf(!hasTextFolder)(
  'a started server soon fetches free texts, deletes expired licensed texts, and builds packs',
  async () => {
    const { url } = await running(startFakeHelloao());
    const dataDir = mkdtempSync(join(root, 'data-'));
    const cachedFile = join(dataDir, 'bibles-by-key/ESV/JHN.3.json');
    mkdirSync(dirname(cachedFile), { recursive: true });
    writeFileSync(
      cachedFile,
      JSON.stringify({ fetched: Date.now() - 31 * 24 * 60 * 60_000, edition: 'x', chapter: {} }),
    );
    const { promise, resolve } = Promise.withResolvers<string[]>();
    const { startDownloads, stop } = await openBibleProviders({
      settings: { helloaoUrl: url, apiKey: undefined },
      dataDir,
      clock: systemClock,
      log: silentLog,
      prepare: async () => resolve(readdirSync(join(dataDir, 'bibles'))),
    });
    onTestFinished(stop);
    startDownloads(0);
    expect(await promise).toEqual(
      ['ALMEIDA', 'BSB', 'DARBY', 'FRDBY', 'FRLSG', 'RVA', 'WEB'].map((code) => `${code}.bible`),
    );
    expect(existsSync(cachedFile)).toBe(false);
  },
  60_000,
);

describe('listTranslations', () => {
  const pack: PackInfo = { sha256: 'a'.repeat(64), bytes: 5_000_000, gz: 1_500_000, br: 1_000_000 };

  test('listTranslations names the file of each whole translation that may be stored', async () => {
    const { environment } = await createServerWithKey();
    const { call } = await createSetup(environment, { info: async () => pack });
    const { translations } = (await call('listTranslations')).body as {
      translations: { code: string }[];
    };
    expect(translations).toContainEqual({
      code: 'KJV',
      language: 'en',
      name: 'King James Version',
      pack,
    });
    expect(translations).toContainEqual({
      code: 'ESV',
      language: 'en',
      name: 'English Standard Version',
    });
  });
});

describe('testBibleAPI', () => {
  async function diagnose(environment: Record<string, string>): Promise<BibleDiagnostics> {
    const { call } = await createSetup(environment);
    const { status, body } = await call('testBibleAPI');
    expect(status).toBe(200);
    return body as unknown as BibleDiagnostics;
  }

  test('testBibleAPI tests Genesis 1 per translation and lists what the key lacks', async () => {
    const { environment } = await createServerWithKey();
    const diagnosis = await diagnose(environment);
    expect(diagnosis).toMatchObject({
      // No source has a French text.
      success: false,
      diagnostics: { keyPresent: true, keyPrefix: 'stan' },
      advice: [
        { kind: 'no_text_for_language', languages: ['fr'] },
        { kind: 'ask_publisher', translations: expect.arrayContaining(['AMP', 'NLV']) },
      ],
    });
    expect(
      diagnosis.tests.translations.find(({ translationId }) => translationId === 'ESV'),
    ).toEqual({
      name: 'English Standard Version',
      translationId: 'ESV',
      language: 'en',
      success: true,
      status: 200,
      message: 'Genesis 1: 31 verses.',
      verses: 31,
    });
    expect(
      diagnosis.tests.translations.find(({ translationId }) => translationId === 'AMP'),
    ).toMatchObject({ success: false, status: 403, code: 'bible_not_granted' });
    expect(JSON.stringify(diagnosis)).not.toContain(fakeApiKey.slice(0, 6));
  });

  test('testBibleAPI gives advice for a wrong key', async () => {
    const { environment } = await createServerWithKey('the-wrong-key-of-another-user');
    const diagnosis = await diagnose(environment);
    expect(diagnosis.advice).toEqual([
      { kind: 'no_text_for_language', languages: languages.filter((one) => one !== 'en') },
      { kind: 'check_key' },
    ]);
    expect(diagnosis.recommendations[1]).toContain('BIBLE_API_KEY');
    expect(
      diagnosis.tests.translations.find(({ translationId }) => translationId === 'ESV'),
    ).toMatchObject({ success: false, status: 502, code: 'bible_key_refused' });
    expect(JSON.stringify(diagnosis)).not.toContain('wrong-key');
  });

  test('testBibleAPI distinguishes a failing from a working source, with advice', async () => {
    const { fakeServer, environment } = await createServerWithKey();
    fakeServer.setFault({ kind: 'html' }, '/chapters/');
    const diagnosis = await diagnose(environment);
    expect(diagnosis).toMatchObject({
      success: false,
      summary: expect.stringMatching(/^4 of 5 /),
      tests: { listBibles: { success: true }, fetchChapter: { success: true, verses: 31 } },
    });
    expect(diagnosis.advice).toContainEqual({
      kind: 'wait',
      translations: ['ESV', 'NIV', 'RVR60', 'NVI'],
    });
    expect(diagnosis.recommendations).toHaveLength(diagnosis.advice.length);
    expect(
      diagnosis.tests.translations.find(({ translationId }) => translationId === 'ESV'),
    ).toMatchObject({ success: false, status: 502, code: 'bible_source_failed' });
  });

  test('testBibleAPI lists all known translations, each with what would add it', async () => {
    const diagnosis = await diagnose({});
    expect(diagnosis.success).toBe(false);
    const { translations } = diagnosis.tests;
    expect(translations.map(({ translationId }) => translationId).toSorted()).toEqual(
      knownTranslations.map(({ code }) => code).toSorted(),
    );
    const codes = new Map(translations.map(({ translationId, code }) => [translationId, code]));
    expect(codes.get('KJV')).toBeUndefined();
    expect(codes.get('ESV')).toBe('bible_key_missing');
    expect(codes.get('DARBY')).toBe('bible_source_off');
    expect(codes.get('LBP')).toBe('bible_not_offered');
    expect(diagnosis.summary).toBe(
      'All Bible texts of this server can be read (1). 22 known translations are not on this server.',
    );
  });

  test.skipIf(!hasTextFolder)(
    'testBibleAPI reports success with free texts in all languages',
    async () => {
      const { url } = await running(startFakeHelloao());
      const diagnosis = await diagnose({ BIBLE_HELLOAO_URL: url });
      expect(diagnosis.advice).toEqual([]);
      expect(diagnosis.success).toBe(true);
    },
  );

  test('testBibleAPI shows no character of a short key', async () => {
    const { fakeServer } = await createServerWithKey();
    expect(
      (await diagnose({ BIBLE_API_KEY: 'short-key', BIBLE_API_URL: fakeServer.url })).diagnostics,
    ).toMatchObject({ keyPresent: true, keyPrefix: '••••' });
  });
});
