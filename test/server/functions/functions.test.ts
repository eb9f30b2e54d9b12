// Tests of the contract functions over the whole server: methods, addresses and bodies of clients,
// errors, manifest, service worker and Bible diagnostics.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BibleDiagnostics } from '../../../schemas/api/bible-diagnostics.ts';
import { expect, test } from 'vitest';
import { testBibleApi } from '../../../server/functions/bible-diagnostics.ts';
import type { FunctionCall } from '../../../server/functions/server-function.ts';
import { openKjv } from '../../../server/bible/sources/kjv.ts';
import type { BibleProvider } from '../../../server/bible/provider.ts';
import { makeTempFolder, createTestServer, type TestServer } from '../support/test-server.ts';
import { languages } from '../../../schemas/languages.ts';

const bible = openKjv();

async function createBibleServer(): Promise<TestServer> {
  return createTestServer({ bible });
}

const chapterRequest = { book: 'JHN', chapter: 3 };

test('GET, POST, PUT, PATCH and DELETE all call a function, under both addresses', async () => {
  const { app } = await createBibleServer();
  for (const base of ['/api/apps/selah/functions', '/api/functions']) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const response = await app.inject({
        method,
        url: `${base}/fetchBibleChapter`,
        payload: chapterRequest,
      });
      expect([response.statusCode, response.json()], `${method} ${base}`).toMatchObject([
        200,
        chapterRequest,
      ]);
    }
    const response = await app.inject({
      method: 'GET',
      url: `${base}/fetchBibleChapter?book=JHN&chapter=3`,
    });
    expect([response.statusCode, response.json()]).toMatchObject([200, chapterRequest]);
  }
});

test('a form sends function parameters as text', async () => {
  const { app } = await createBibleServer();
  const form = new FormData();
  form.append('book', 'John');
  form.append('chapter', '3');
  form.append('note', new File(['Rain at last.'], 'note.txt'));
  const response = await app.inject({
    method: 'POST',
    url: '/api/apps/selah/functions/fetchBibleChapter',
    payload: form,
  });
  expect([response.statusCode, response.json()]).toMatchObject([200, chapterRequest]);
});

test.each([
  ['a text', '"Psalm 23"', 'received: Psalm 23'],
  ['a long text', JSON.stringify('x'.repeat(5_000)), `received: ${'x'.repeat(99)}…`],
  ['a list', '[1,{"a":2}]', 'received: [1,{"a":2}]'],
  ['a number', '7', 'received: 7'],
  ['too deep a list', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'received: […]'],
])(
  'the body that is %s is rejected with the error of the contract',
  async (_name, payload, end) => {
    const { app } = await createBibleServer();
    const response = await app.inject({
      method: 'POST',
      url: '/api/apps/selah/functions/searchBible',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'bad_parameters',
      message: `Function searchBible must receive an object with named parameters, ${end}`,
    });
  },
);

test('an object nested too deeply to be checked is rejected', async () => {
  const { app } = await createBibleServer();
  const payload = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  expect(
    (
      await app.inject({
        method: 'POST',
        url: '/api/apps/selah/functions/searchBible',
        payload,
        headers: { 'content-type': 'application/json' },
      })
    ).statusCode,
  ).toBe(400);
});

test.each(['POST', 'GET'] as const)(
  'an unknown function is 404 by %s, whatever its name',
  async (method) => {
    const { app } = await createBibleServer();
    for (const name of [
      'nothing',
      'toString',
      '__proto__',
      'testBibleAPI/more',
      '%2e%2e%2findex.html',
    ]) {
      const response = await app.inject({ method, url: `/api/functions/${name}` });
      expect([response.statusCode, response.json()]).toMatchObject([
        404,
        { message: expect.any(String), detail: expect.any(String), request_id: expect.any(String) },
      ]);
    }
  },
);

test.each([
  [
    'a form that breaks off',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="book"\r\n\r\nJoh',
    400,
    'bad_form',
  ],
  ['a form without a boundary', 'multipart/form-data', 'book=John', 400, 'bad_form'],
  [
    'a field of the prototype',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--x--\r\n',
    400,
    'bad_form',
  ],
  [
    'too many fields',
    'multipart/form-data; boundary=x',
    `${Array.from({ length: 60 }, (_one, index) => `--x\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\nx\r\n`).join('')}--x--\r\n`,
    413,
    'too_large',
  ],
  [
    'a file of two megabytes',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="f"; ' +
      `filename="f.txt"\r\n\r\n${'x'.repeat(2 * 1024 * 1024)}\r\n--x--\r\n`,
    413,
    'too_large',
  ],
  ['bytes', 'application/octet-stream', 'John', 415, 'unsupported_media_type'],
])('%s is refused', async (_name, type, payload, status, code) => {
  const { app } = await createBibleServer();
  const response = await app.inject({
    method: 'POST',
    url: '/api/apps/selah/functions/fetchBibleChapter',
    payload,
    headers: { 'content-type': type },
  });
  expect([response.statusCode, response.json()]).toMatchObject([status, { code }]);
});

test('manifest and service worker are those of the app and cover the whole app', async () => {
  const dist = makeTempFolder();
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'manifest.webmanifest'), '{"name":"Selah"}');
  writeFileSync(join(dist, 'sw.js'), 'self.addEventListener("fetch", () => undefined);');
  const { app } = await createTestServer({ dist });
  const manifest = await app.inject('/api/apps/selah/functions/getManifest');
  expect([manifest.statusCode, manifest.headers['content-type'], manifest.json()]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
    { name: 'Selah' },
  ]);
  const worker = await app.inject('/api/apps/selah/functions/getServiceWorker');
  expect([worker.statusCode, worker.headers['content-type'], worker.body]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'self.addEventListener("fetch", () => undefined);',
  ]);
  expect(worker.headers).toMatchObject({
    'service-worker-allowed': '/',
    'cache-control': 'no-cache',
  });
});

test('without a build, manifest and service worker say so', async () => {
  const { app } = await createTestServer();
  for (const name of ['getManifest', 'getServiceWorker']) {
    const response = await app.inject(`/api/functions/${name}`);
    expect([response.statusCode, response.json()]).toMatchObject([503, { code: 'not_built' }]);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  }
});

test('diagnostics report what can be read, and contain no secret', async () => {
  const { app } = await createTestServer({
    bible,
    settings: { bible: { helloaoUrl: undefined, apiKey: 'sk-very-secret-key' } },
  });
  const response = await app.inject({
    method: 'POST',
    url: '/api/apps/selah/functions/testBibleAPI',
  });
  expect(response.json()).toEqual({
    // Three languages have no text.
    success: false,
    summary:
      'All Bible texts of this server can be read (1). 22 known translations are ' +
      'not on this server.',
    recommendations: [expect.any(String), expect.any(String)],
    advice: [
      { kind: 'no_text_for_language', languages: languages.filter((one) => one !== 'en') },
      { kind: 'ask_publisher', translations: expect.arrayContaining(['ESV', 'NVI']) },
    ],
    diagnostics: { keyPresent: true, keyPrefix: '••••', tests: expect.anything() },
    tests: {
      listBibles: { success: true, status: 200, message: '1 translation on this server.' },
      fetchChapter: { success: true, status: 200, message: 'Genesis 1: 31 verses.', verses: 31 },
      translations: expect.arrayContaining([
        {
          success: true,
          status: 200,
          name: 'King James Version',
          translationId: 'KJV',
          language: 'en',
          message: 'Genesis 1: 31 verses.',
          verses: 31,
        },
      ]),
    },
  });
  expect(response.body).not.toContain('sk-');
});

async function diagnose(provider: Partial<BibleProvider>): Promise<Record<string, unknown>> {
  const emptyProvider: BibleProvider = {
    translations: async () => [],
    chapter: async () => undefined,
    search: async () => undefined,
  };
  const parts = {
    bible: { ...emptyProvider, ...provider },
    settings: { bible: { helloaoUrl: undefined, apiKey: undefined }, serviceWorker: true },
    dist: '',
  };
  return (await testBibleApi(parts, {
    parameters: {},
    areTexts: false,
  } as unknown as FunctionCall)) as Record<string, unknown>;
}

test('diagnostics report a provider that fails, and one that has no texts', async () => {
  const kjvTranslation = (await bible.translations())[0];
  if (!kjvTranslation) throw new Error('The King James Version is missing.');
  const broken = await diagnose({
    translations: async () => [kjvTranslation, { code: 'XYZ', language: 'en', name: 'Torn' }],
    chapter: (translation, book, chapter) =>
      translation === 'XYZ'
        ? Promise.reject(new TypeError('https://key@example.org'))
        : bible.chapter(translation, book, chapter),
  });
  expect(broken).toMatchObject({
    success: false,
    summary:
      '1 of 2 Bible texts of this server cannot be read. 22 known translations are ' +
      'not on this server.',
    recommendations: [expect.any(String), expect.stringContaining('XYZ')],
    tests: { fetchChapter: { success: true } },
  });
  const { translations } = (broken as unknown as BibleDiagnostics).tests;
  expect(translations).toHaveLength(2 + 22);
  expect(translations.slice(0, 2)).toMatchObject([
    { success: true },
    { success: false, status: 500, error: 'TypeError', translationId: 'XYZ' },
  ]);
  expect(JSON.stringify(broken)).not.toContain('key@');
  expect(await diagnose({})).toMatchObject({
    success: false,
    diagnostics: { keyPresent: false, keyPrefix: null },
    tests: { listBibles: { success: false, status: 404 }, fetchChapter: { success: false } },
  });
  expect(
    await diagnose({ translations: () => Promise.reject(new RangeError('gone')) }),
  ).toMatchObject({
    success: false,
    tests: { listBibles: { success: false, status: 500, error: 'RangeError' }, translations: [] },
  });
});
