// Tests of the timeouts of requests on a real port: slow headers, slow bodies and their answers.
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createTestServer, type TestServer } from '../support/test-server.ts';

const timeouts = { headers: 300, body: 300, check: 50, idle: 60_000 };
const head = [
  'POST /api/apps/selah/auth/login HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
];

async function openConnection(server: TestServer): Promise<Socket> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  return socket;
}

/** Resolves with everything that the server sent until it closed the connection. */
function readUntilClosed(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('close', () => resolve(text));
  });
}

/** Sends one byte every few milliseconds, until the connection is closed. */
function drip(socket: Socket, byte: string): void {
  const timer = setInterval(() => {
    if (socket.writable) socket.write(byte);
    else clearInterval(timer);
  }, 20);
  socket.on('close', () => clearInterval(timer));
}

test.each([
  ['no byte at all', '', undefined],
  ['headers that never end', `${head.join('\r\n')}\r\nX-Slow: `, 'x'],
  ['a body of a known length', `${[...head, 'Content-Length: 900'].join('\r\n')}\r\n\r\n{`, ' '],
  [
    'a body in chunks',
    `${[...head, 'Transfer-Encoding: chunked'].join('\r\n')}\r\n\r\n`,
    '1\r\n \r\n',
  ],
  [
    'a form with a file',
    [
      'POST /api/apps/selah/integration-endpoints/Core/UploadFile HTTP/1.1',
      'Host: localhost',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 9000',
      '',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n',
    ].join('\r\n'),
    'y',
  ],
])('a connection that sends %s slowly is closed', async (_name, start, byte) => {
  const server = await createTestServer({ timeouts });
  const socket = await openConnection(server);
  const answer = readUntilClosed(socket);
  socket.write(start);
  if (byte !== undefined) drip(socket, byte);
  // A visitor who uploads is refused before the body has arrived.
  expect(await answer).toMatch(/^HTTP\/1\.1 (408|401) /);
  expect(await answer).toMatch(/x-content-type-options: nosniff/i);
  expect(await answer).toMatch(/content-security-policy: default-src 'none'/i);
});

test('a body that keeps the lowest speed is read to its end, however long it takes', async () => {
  const server = await createTestServer({ timeouts: { ...timeouts, body: 100 } });
  const socket = await openConnection(server);
  const body = JSON.stringify({ title: 'For rain', prayer_text: 'x'.repeat(20_000) });
  const answer = new Promise<string>((resolve) =>
    socket.once('data', (chunk) => resolve(String(chunk))),
  );
  const prayerHead = ['POST /api/apps/selah/entities/Prayer HTTP/1.1', ...head.slice(1)];
  socket.write(`${[...prayerHead, `Content-Length: ${body.length}`].join('\r\n')}\r\n\r\n`);
  // 2,500 bytes in 25 ms are 100 kB a second, or 25 times the lowest speed.
  let sent = 0;
  const timer = setInterval(() => {
    socket.write(body.slice(sent, sent + 2_500));
    sent += 2_500;
    if (sent >= body.length) clearInterval(timer);
  }, 25);
  expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
});
