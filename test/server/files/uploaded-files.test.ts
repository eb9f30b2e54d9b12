// Tests of uploaded files: which files are accepted, under which name, who may read them, and how
// they are served.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filesQuotaBytes } from '../../../server/files/uploaded-files.ts';
import { requireFileKind } from '../../../server/files/file-type.ts';
import { cleanFileName } from '../../../server/files/file-name.ts';
import { createTestClock, createTestServer } from '../support/test-server.ts';
import {
  avif,
  gif,
  jpeg,
  m4a,
  mp3,
  ogg,
  getPath,
  pdf,
  png,
  program,
  getAnswerText,
  postFile,
  wav,
  webp,
  zip,
} from '../support/sample-files.ts';
import { stores } from '../support/test-stores.ts';
import { measureCpuTime } from '../../support/cpu-time.ts';

const core = '/integration-endpoints/Core';

describe.each(stores)('on $name', ({ open }) => {
  test('an uploaded file is readable byte by byte by all callers with its address', async () => {
    const { app, alice } = await createTestServer({ open });
    const response = await postFile(app, alice, png, 'our garden.png');
    expect(response.status).toBe(200);
    const address = getAnswerText(response, 'file_url');
    expect(address).toMatch(
      /^http:\/\/localhost:8080\/api\/apps\/selah\/files\/public\/[0-9a-f-]{36}\/our%20garden\.png$/,
    );
    const read = await app.inject(getPath(address));
    expect(read.rawPayload).toEqual(png);
    expect(read.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="our garden.png"; filename*=UTF-8''our%20garden.png`,
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test('a private file is read by a signed link only, until it is too old', async () => {
    const clock = createTestClock();
    const { app, alice, bob } = await createTestServer({ open, clock });
    const uri = getAnswerText(
      await postFile(app, alice, 'Only for me.', 'diary.txt', 'UploadPrivateFile'),
      'file_uri',
    );
    const signed = await alice.call('POST', `${core}/CreateFileSignedUrl`, { file_uri: uri });
    const path = getPath(getAnswerText(signed, 'signed_url'));
    const read = await app.inject(path);
    expect([read.statusCode, read.body]).toEqual([200, 'Only for me.']);
    expect(read.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="diary.txt"; filename*=UTF-8''diary.txt`,
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });

    expect(await bob.call('POST', `${core}/CreateFileSignedUrl`, { file_uri: uri })).toMatchObject({
      status: 404,
      body: { code: 'file_not_found' },
    });
    expect((await app.inject(path.split('?')[0] ?? '')).statusCode).toBe(403);
    expect((await app.inject(path.replace('/private/', '/public/'))).statusCode).toBe(404);
    expect(
      (await app.inject(path.replace(/expires=\d+/, 'expires=99999999999'))).json(),
    ).toMatchObject({ code: 'bad_link' });
    expect(
      (await app.inject(path.replace(/signature=.{5}/, 'signature=xxxxx'))).json(),
    ).toMatchObject({ code: 'bad_link' });
    for (const fileName of ['invoice.txt', 'diary.txt%20', '%zz'])
      expect(
        (await app.inject(path.replace('diary.txt', fileName))).json(),
        fileName,
      ).toMatchObject({
        code: fileName === '%zz' ? 'bad_request' : 'bad_link',
      });
    clock.advance(299_000);
    expect((await app.inject(path)).statusCode).toBe(200);
    clock.advance(1_000);
    expect((await app.inject(path)).json()).toMatchObject({ code: 'link_expired' });
  });

  test('files of one user share a size limit; files of other users do not count', async () => {
    const { app, store, alice, bob } = await createTestServer({ open });
    const large = new Uint8Array(20 * 1024 * 1024);
    for (let size = 0; size < filesQuotaBytes; size += large.length) {
      await store.files.putWithinQuota(
        {
          id: crypto.randomUUID(),
          ownerId: alice.id,
          name: 'large.pdf',
          type: 'application/pdf',
          isPrivate: true,
          bytes: large,
          createdAt: 0,
        },
        Infinity,
      );
    }
    expect(await postFile(app, alice, 'one more')).toMatchObject({
      status: 413,
      body: { code: 'quota_spent' },
    });
    expect(await store.files.countBytes(alice.id)).toBe(filesQuotaBytes);
    expect((await postFile(app, bob, 'one more')).status).toBe(200);
  });

  test('the files of a user are deleted with the user', async () => {
    const { app, store, alice, bob } = await createTestServer({ open });
    const [alicesFile, bobsFile] = [
      getAnswerText(await postFile(app, alice, png), 'file_url'),
      getAnswerText(await postFile(app, bob, png), 'file_url'),
    ];
    await store.users.remove(alice.id);
    expect((await app.inject(getPath(alicesFile))).statusCode).toBe(404);
    expect((await app.inject(getPath(bobsFile))).statusCode).toBe(200);
  });
});

test.each([
  ['png', png, 'image/png'],
  ['jpg', jpeg, 'image/jpeg'],
  ['gif', gif, 'image/gif'],
  ['webp', webp, 'image/webp'],
  ['avif', avif, 'image/avif'],
  ['pdf', pdf, 'application/pdf'],
  ['mp3', mp3, 'audio/mpeg'],
  ['m4a', m4a, 'audio/mp4'],
  ['ogg', ogg, 'audio/ogg'],
  ['wav', wav, 'audio/wav'],
  ['txt', Buffer.from('Grâce et paix, 你好'), 'text/plain'],
  ['md', Buffer.from('# Grace\n'), 'text/markdown'],
  ['csv', Buffer.from('a,b\n1,2\n'), 'text/csv'],
  ['json', Buffer.from('{"a":1}'), 'application/json'],
  ['other', Buffer.from('plain words'), 'text/plain'],
  ['no.json', Buffer.from('{"a":'), undefined],
] as const)('a file .%s is known by its bytes', async (extension, bytes, type) => {
  const { type: detectedType } = await requireFileKind(`file.${extension}`, bytes);
  expect(detectedType).toBe(type ?? 'text/plain');
});

test.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.svg'],
  ['a drawing called a picture', '<?xml version="1.0"?><svg></svg>', 'a.png'],
  ['a page', '<!doctype html><p>Hello', 'a.txt'],
  ['a page after a remark', ' <!-- hello --><!-- x -->\n<HTML>', 'a.md'],
  ['a page after much white space', `${' '.repeat(500)}<body onload=alert(1)>`, 'a.txt'],
  ['a page in the middle of words', 'Hello <script>alert(1)</script>', 'a.txt'],
  ['a remark without end', '<!--', 'a.txt'],
  ['a text that is called a page', 'Hello', 'a.html'],
  ['a text that is called a script', 'alert(1)', 'a.js'],
  ['an archive', zip, 'a.zip'],
  ['a program', program, 'a.txt'],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x41]), 'a.txt'],
  ['a text with control characters', 'a\0b', 'a.txt'],
])('%s is refused', async (_name, bytes, name) => {
  const { app, alice, store } = await createTestServer();
  expect(await postFile(app, alice, bytes, name)).toMatchObject({
    status: 415,
    body: { code: 'unsupported_file' },
  });
  expect(await store.files.countBytes(alice.id)).toBe(0);
});

test('a hundred thousand comments in an uploaded file are checked quickly', async () => {
  const comments = Buffer.from('<!---->'.repeat(100_000));
  const check = () =>
    expect(requireFileKind('a.txt', comments)).rejects.toMatchObject({ status: 415 });
  expect(await measureCpuTime(check, 1_000)).toBeLessThan(1_000);
});

test.each([
  ['Latin', 'a'],
  ['French', 'é'],
  ['Greek', 'λ'],
  ['Arabic', 'ك'],
  ['Chinese', '愛'],
  ['emoji', '🙏'],
  ['signs that an address must hide', "#&+='[]{}^~! "],
])(
  'a file with a very long name in %s is found again by each of its addresses',
  async (_script, sign) => {
    const { app, alice } = await createTestServer();
    const name = `${sign.repeat(300)}.json`;
    const open = getAnswerText(await postFile(app, alice, '[{"a":1}]', name), 'file_url');
    expect((await app.inject(getPath(open))).json()).toEqual([{ a: 1 }]);
    const uri = getAnswerText(
      await postFile(app, alice, '[{"a":2}]', name, 'UploadPrivateFile'),
      'file_uri',
    );
    const signed = getAnswerText(
      await alice.call('POST', `${core}/CreateFileSignedUrl`, { file_uri: uri }),
      'signed_url',
    );
    const read = await app.inject(getPath(signed));
    expect(read.json()).toEqual([{ a: 2 }]);
    expect(read.headers['content-disposition']).toMatch(/\.json$/);
    const schema = {
      type: 'array',
      items: { type: 'object', properties: { a: { type: 'number' } } },
    };
    for (const [address, a] of [
      [open, 1],
      [uri, 2],
      [signed, 2],
    ] as const) {
      expect(
        await alice.call('POST', `${core}/ExtractDataFromUploadedFile`, {
          file_url: address,
          json_schema: schema,
        }),
        address,
      ).toMatchObject({ body: { status: 'success', output: [{ a }] } });
    }
    expect(
      await alice.call('POST', `${core}/ExtractDataFromUploadedFile`, {
        file_url: signed.replace('.json?', '.csv?'),
        json_schema: schema,
      }),
    ).toMatchObject({ status: 403, body: { code: 'bad_link' } });
  },
);

test('a file larger than the settings allow is rejected, and so is an empty file', async () => {
  const { app, alice, store } = await createTestServer({
    settings: { maxUploadBytes: 1024 * 1024 },
  });
  expect(await postFile(app, alice, 'x'.repeat(1024 * 1024 + 1))).toMatchObject({
    status: 413,
    body: { code: 'too_large', message: 'A file may be at most 1 MB large.' },
  });
  expect((await postFile(app, alice, 'x'.repeat(1024 * 1024))).status).toBe(200);
  expect(await postFile(app, alice, '')).toMatchObject({
    status: 422,
    body: { code: 'empty_file' },
  });
  expect(await store.files.countBytes(alice.id)).toBe(1024 * 1024);
});

test('a form with a very long field name is rejected, and nothing of it is stored', async () => {
  const { app, alice, store } = await createTestServer();
  const send = async (...fields: [string, File | string][]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    const response = await app.inject({
      method: 'POST',
      url: `/api/apps/selah${core}/UploadFile`,
      payload: form,
      headers: { authorization: `Bearer ${alice.token}` },
    });
    return { status: response.statusCode, code: response.json<{ code?: string }>().code };
  };
  const file = new File([new Uint8Array(png)], 'a.png');
  const [long, longer] = ['x'.repeat(200), 'x'.repeat(201)];
  const refused = { status: 413, code: 'too_large' };
  expect(await send([longer, 'a text'], ['file', file])).toEqual(refused);
  expect(await send(['file', file], [longer, 'a text'])).toEqual(refused);
  expect(await send([longer, file])).toEqual(refused);
  expect(await store.files.countBytes(alice.id)).toBe(0);
  expect(await send([long, file])).toEqual({ status: 422, code: 'no_file' });
  expect(await send([long, 'a text'], ['file', file])).toEqual({ status: 200 });
});

test('a visitor uploads nothing, and a call without a file is refused', async () => {
  const { app, alice } = await createTestServer();
  expect((await postFile(app, undefined, png)).status).toBe(401);
  for (const name of ['UploadFile', 'UploadPrivateFile']) {
    expect(await alice.call('POST', `${core}/${name}`, { file: 'none' })).toMatchObject({
      status: 400,
      body: { code: 'bad_parameters' },
    });
    const form = new FormData();
    form.append('picture', new File([new Uint8Array(png)], 'a.png'));
    const response = await app.inject({
      method: 'POST',
      url: `/api/apps/selah${core}/${name}`,
      payload: form,
      headers: { authorization: `Bearer ${alice.token}` },
    });
    expect([response.statusCode, response.json()]).toMatchObject([422, { code: 'no_file' }]);
  }
});

test.each([0, -1, 604_801, 1.5, '300', null, {}])('a link for %j seconds', async (seconds) => {
  const { app, alice } = await createTestServer();
  const uri = getAnswerText(
    await postFile(app, alice, 'Only for me.', 'diary.txt', 'UploadPrivateFile'),
    'file_uri',
  );
  const response = await alice.call('POST', `${core}/CreateFileSignedUrl`, {
    file_uri: uri,
    expires_in: seconds,
  });
  // Null means the default, like a missing value.
  expect(response).toMatchObject(
    seconds === null ? { status: 200 } : { status: 400, body: { code: 'bad_parameters' } },
  );
});

test.each([
  '',
  '../../etc/passwd',
  'private/nothing/x',
  `private/${'0'.repeat(36)}/x`,
  'https://example.org/private/x',
  `public/${'0'.repeat(36)}/x`,
])('the file %j cannot be signed', async (uri) => {
  const { alice } = await createTestServer();
  expect(await alice.call('POST', `${core}/CreateFileSignedUrl`, { file_uri: uri })).toMatchObject({
    status: 404,
    body: { code: 'file_not_found' },
  });
});

test.each([
  '/api/apps/selah/files/public/x/y',
  '/api/apps/selah/files/public/%2e%2e/y',
  `/api/apps/selah/files/public/${'0'.repeat(36)}/y.png`,
  '/api/apps/selah/files/../../../etc/passwd',
])('no file is served at %s', async (path) => {
  const { app } = await createTestServer();
  expect((await app.inject(path)).statusCode).toBe(404);
});

const text = { type: 'text/plain', extensions: ['.txt'], isShown: false };

test.each([
  ['diary.txt', 'diary.txt'],
  ['Mi día.TXT', 'Mi día.txt'],
  ['../../etc/passwd', 'passwd.txt'],
  ['C:\\secret\\plan.txt', 'plan.txt'],
  ['a\r\nSet-Cookie: x.txt', 'aSet-Cookie x.txt'],
  ['in"voice".exe', 'in voice .exe.txt'],
  ['‮gpj.exe.txt', 'gpj.exe.txt'],
  ['', 'file.txt'],
  ['...', 'file.txt'],
  ['.txt', 'txt.txt'],
  [`${'é'.repeat(300)}.txt`, `${'é'.repeat(96)}.txt`],
  // A character of two UTF-16 units is not split.
  [`a${'🙏'.repeat(300)}.txt`, `a${'🙏'.repeat(47)}.txt`],
])('the file name %j is stored as %j', (name, cleanedName) => {
  expect(cleanFileName(name, text)).toBe(cleanedName);
});

test('every file name becomes one that is valid in a path, a header and an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const cleanedName = cleanFileName(name, text);
      expect(cleanedName).toMatch(/^[^/\\\p{Cc}\p{Cf}"<>:|?*]+\.txt$/u);
      expect(cleanedName.length).toBeLessThanOrEqual(100);
      expect(decodeURIComponent(encodeURIComponent(cleanedName))).toBe(cleanedName);
    }),
    { numRuns: 500, seed: 3 },
  );
});
