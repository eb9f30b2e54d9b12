// Tests of request bodies: the size limit depends on the sender, and the server stores exactly the
// text that was sent.
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../support/test-server.ts';

const megabyte = 1024 * 1024;
const path = '/api/apps/selah/entities/Prayer';

function buildBody(length: number): string {
  const [start, end] = ['{"title":"For rain","prayer_text":"', '"}'];
  return `${start}${'y'.repeat(length - start.length - end.length)}${end}`;
}

async function getPort({ app }: TestServer): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Sends a body in chunks of 64 kB, without stating the number of chunks beforehand. */
function sendInPieces(
  port: number,
  pieceCount: number,
  token?: string,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      {
        port,
        path,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'transfer-encoding': 'chunked',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
      },
      (response) => {
        let body = '';
        response
          .on('data', (chunk) => (body += String(chunk)))
          .on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      },
    );
    clientRequest.on('error', reject);
    for (let piece = 0; piece < pieceCount; piece += 1) clientRequest.write(' '.repeat(64 * 1024));
    clientRequest.end(buildBody(100));
  });
}

test('the body limit is 1 MB for a visitor and 4 MB for a signed-in user', async () => {
  const server = await createTestServer();
  const send = (length: number, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json', ...headers },
      payload: buildBody(length),
    });
  expect((await send(megabyte)).statusCode).toBe(401);
  const refused = await send(megabyte + 1);
  expect(refused).toMatchObject({ statusCode: 413, headers: { connection: 'close' } });
  expect(refused.json()).toMatchObject({
    code: 'too_large',
    message: expect.any(String),
    detail: expect.any(String),
    request_id: expect.any(String),
  });
  expect((await send(megabyte + 1, { authorization: 'Bearer forged' })).statusCode).toBe(413);
  const alice = { authorization: `Bearer ${server.alice.token}` };
  // The body is within the size limit, but one text in the body is too long.
  expect((await send(megabyte + 1, alice)).statusCode).toBe(422);
  expect((await send(4 * megabyte, alice)).statusCode).toBe(422);
  expect((await send(4 * megabyte + 1, alice)).statusCode).toBe(413);
});

test('the size of a chunked body is counted while the chunks arrive', async () => {
  const server = await createTestServer();
  const port = await getPort(server);
  expect((await sendInPieces(port, 8)).status).toBe(401);
  const refused = await sendInPieces(port, 17);
  expect(refused.status).toBe(413);
  expect(JSON.parse(refused.body)).toMatchObject({ code: 'too_large', detail: expect.any(String) });
  expect((await sendInPieces(port, 17, server.alice.token)).status).toBe(201);
});

test('a text is stored exactly as sent or refused, and is never changed', async () => {
  const { app, alice } = await createTestServer();
  const send = (payload: Buffer) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${alice.token}` },
      payload,
    });
  const text = 'Señor, 祈り 🙏 \u{fffd} ​';
  expect(
    (await send(Buffer.from(JSON.stringify({ title: 'For rain', prayer_text: text })))).json(),
  ).toMatchObject({ prayer_text: text });
  for (const bytes of [
    [0xff, 0xfe],
    [0xc3, 0x28],
    [0xed, 0xa0, 0x80],
    [0xc0, 0xaf],
    [0xf0, 0x9f, 0x99],
  ]) {
    const payload = Buffer.concat([
      Buffer.from('{"title":"For rain","prayer_text":"'),
      Buffer.from(bytes),
      Buffer.from('"}'),
    ]);
    const refused = await send(payload);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'invalid_json',
      detail: expect.stringContaining('UTF-8'),
    });
  }
  expect((await alice.call('GET', '/entities/Prayer/count')).body).toEqual({ count: 1 });
});
