// Attacks by uploaded files: disguised types, files of two types at once, dangerous names, and
// broken or overloaded forms. A plain picture is uploaded by the same call first.
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  gif,
  getAnswerText,
  getPath,
  jpeg,
  pdf,
  png,
  zip,
} from '../server/support/sample-files.ts';
import type { TestServer } from '../server/support/test-server.ts';
import { shareServer } from './support/shared-server.ts';

const script = '<script>alert(1)</script>';
const page = `<!doctype html><title>x</title>${script}`;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`;
const uploadPath = '/api/apps/selah/integration-endpoints/Core/UploadFile';

const getShared = shareServer(async (server) => {
  expect((await upload(server, png, 'a.png')).statusCode).toBe(200);
  return {};
});

type Bytes = string | Buffer;

function upload({ app, alice }: TestServer, bytes: Bytes, name: string, type = '') {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(Buffer.from(bytes))], name, { type }));
  return app.inject({
    method: 'POST',
    url: uploadPath,
    payload: form,
    headers: { authorization: `Bearer ${alice.token}` },
  });
}

const refused: readonly [string, Bytes, string, string?][] = [
  ['a drawing under the name of a picture', drawing, 'a.png', 'image/png'],
  ['a drawing that is declared as text', drawing, 'a.txt', 'text/plain'],
  ['a drawing behind a byte order mark', `\ufeff${drawing}`, 'a.txt'],
  ['a drawing behind a document type', `<!DOCTYPE svg><svg/>`, 'a.txt'],
  ['a packed drawing', gzipSync(drawing), 'a.svgz'],
  ['a page under the name of a picture', page, 'a.gif', 'image/gif'],
  ['a page behind a byte order mark', `\ufeff${page}`, 'a.txt'],
  ['a page behind line breaks', `\n\n\n${page}`, 'a.md'],
  ['a page in UTF-16', Buffer.from(`\ufeff${page}`, 'utf16le'), 'a.txt'],
  ['a page with a double extension', page, 'a.html.txt'],
  ['a text with the extension of a page', 'Hello', 'a.txt.HTML'],
  ['a text with the extension of a style sheet', 'a{}', 'a.css'],
  [
    'an XML file with an entity',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    'a.txt',
  ],
  ['a PHP script', '<?php system("id");', 'a.txt'],
  ['an archive under the name of a picture', zip, 'a.png', 'image/png'],
  ['a Windows program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'a.pdf'],
  ['a WebAssembly module', Buffer.from('0061736d01000000', 'hex'), 'a.txt'],
  ['a picture with a broken signature', png.subarray(1), 'a.png'],
];

test.each(refused)('%s is refused', async (_what, bytes, name, type) => {
  const { server } = getShared();
  const before = await server.store.files.countBytes(server.alice.id);
  expect((await upload(server, bytes, name, type)).statusCode).toBe(415);
  expect(await server.store.files.countBytes(server.alice.id)).toBe(before);
});

const accepted: readonly [string, Bytes, string, string, string?][] = [
  [
    'a picture that begins a script',
    Buffer.concat([Buffer.from('GIF89a=1;'), gif.subarray(9), Buffer.from('/*x*/;alert(1)')]),
    'a.gif',
    'image/gif',
  ],
  [
    'a picture with a page behind it',
    Buffer.concat([png, Buffer.from(page)]),
    'a.png',
    'image/png',
  ],
  [
    'a picture with a page in a comment',
    Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from('fffe0040', 'hex'),
      Buffer.from(page.padEnd(62)),
      jpeg.subarray(2),
    ]),
    'a.jpg',
    'image/jpeg',
  ],
  ['a picture that is declared as a page', png, 'a.png', 'image/png', 'text/html'],
  ['a picture with the extension of a page', png, 'a.html', 'image/png'],
  [
    'a document with a script',
    Buffer.from(
      pdf.toString().replace('<<>>', '<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'),
    ),
    'a.pdf',
    'application/pdf',
  ],
  [
    'a text with a page in UTF-7',
    '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
    'a.txt',
    'text/plain',
  ],
  ['a text with a script far behind', `${'word '.repeat(1_000)}${script}`, 'a.txt', 'text/plain'],
  ['a text with a script in Markdown', '[x](javascript:alert(1))', 'a.md', 'text/markdown'],
  ['a table with a formula', '=cmd|"/c calc"!A1,2\n', 'a.csv', 'text/csv'],
  [
    'JSON with a script',
    JSON.stringify({ a: script.replace('script', 'img') }),
    'a.json',
    'application/json',
  ],
  ['a shell script', '#!/bin/sh\nid\n', 'a.sh', 'text/plain'],
];

test.each(accepted)(
  '%s is served so that nothing in it runs',
  async (_what, bytes, name, type, declared) => {
    const { server } = getShared();
    const response = await upload(server, bytes, name, declared);
    const address = getAnswerText(
      { status: response.statusCode, body: response.json(), headers: {} },
      'file_url',
    );
    const file = await server.app.inject(getPath(address));
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': expect.stringMatching(new RegExp(`^${type}`)),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(
        /default-src 'none'.*sandbox(?!.*allow-scripts)/,
      ),
    });
    if (/^text|json/.test(type))
      expect(file.headers['content-disposition']).toMatch(/^attachment;/);
  },
);

test.each([
  ['climbs out of its folder', '../../../etc/cron.d/x.png'],
  ['climbs with backslashes', '..\\..\\windows\\x.png'],
  ['climbs in encoded form', '%2e%2e%2f%2e%2e%2fx.png'],
  ['is absolute', '/etc/passwd.png'],
  ['has a drive', 'C:\\x.png'],
  ['has a zero byte before another extension', 'x.php\0.png'],
  ['has a double extension', 'x.png.php'],
  ['has a stream', 'x.png::$DATA'],
  ['has a query', 'x.png?a=.html'],
  ['has a fragment', 'x.png#.html'],
  ['reverses its direction', 'x\u202egnp.exe.png'],
  ['is a configuration file', '.htaccess'],
  ['has markup', '"><img src=x onerror=alert(1)>.png'],
  ['is only dots', '..'],
])('a file whose name %s gets an address in its own folder', async (_what, name) => {
  const { server } = getShared();
  const response = await upload(server, png, name);
  const { file_url } = response.json<{ file_url: string }>();
  const path = getPath(file_url);
  expect(path).toMatch(/^\/api\/apps\/selah\/files\/public\/[0-9a-f-]{36}\/[^/\\?#<>"]+\.png$/);
  expect(decodeURIComponent(path)).not.toMatch(/\.\.[/\\]|[\0<>"\u202e]/);
  const file = await server.app.inject(path);
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-disposition']).toMatch(/^inline; filename="[^"\r\n]+\.png";/);
});

/** A form with raw lines, for what FormData cannot build. */
function postForm({ app, alice }: TestServer, body: string, boundary = 'x') {
  return app.inject({
    method: 'POST',
    url: uploadPath,
    payload: body,
    headers: {
      authorization: `Bearer ${alice.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  });
}

const part = (name: string, text: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
const filePart = part('file', 'Hello', '; filename="a.txt"');

test.each([
  ['51 fields', part('a', 'b').repeat(51) + filePart],
  ['two files', filePart + filePart],
  ['a field of more than 1 MB', part('a', 'b'.repeat(1024 * 1024 + 1)) + filePart],
  ['a field named as a prototype', part('__proto__', 'x') + part('constructor', 'x')],
  ['no end of a part header', `--x\r\nContent-Disposition: form-data; name="file"`],
  ['60 headers in a part', `--x\r\n${'X-A: b\r\n'.repeat(60)}\r\nHello\r\n`],
  ['a file in the wrong field', part('other', 'Hello', '; filename="a.txt"')],
  ['no part', ''],
])('a form with %s is refused', async (_what, body) => {
  const { server } = getShared();
  const before = await server.store.files.countBytes(server.alice.id);
  expect((await postForm(server, `${filePart}--x--\r\n`)).statusCode).toBe(200);
  const { statusCode } = await postForm(server, `${body}--x--\r\n`);
  expect([400, 413, 422]).toContain(statusCode);
  expect(await server.store.files.countBytes(server.alice.id)).toBe(before + 'Hello'.length);
});
