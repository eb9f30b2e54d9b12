// Tests that a stop of the server does not wait for connections without a request.
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createTestServer, type TestServer } from '../support/test-server.ts';

/** Longer than a test may take, so that no timeout closes a connection. */
const timeouts = { headers: 300_000, body: 300_000, check: 1_000, idle: 300_000 };

async function createListeningServer(): Promise<TestServer> {
  const server = await createTestServer({ timeouts });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

/** Resolves when the server has accepted the connection. */
async function openConnection({
  app,
}: TestServer): Promise<{ socket: Socket; text: () => string }> {
  const accepted = once(app.server, 'connection');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  await accepted;
  return { socket, text: () => text };
}

test('a stop closes a connection on which no request was ever sent', async () => {
  const server = await createListeningServer();
  const { socket } = await openConnection(server);
  const closed = once(socket, 'close');
  await server.app.close();
  await closed;
});

test('a stop closes connections without a request, and answers a running request', async () => {
  const server = await createListeningServer();
  const running = await openConnection(server);
  const begun = once(server.app.server, 'request');
  running.socket.write(
    'POST /api/apps/selah/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"email":"a"',
  );
  await begun;
  const unused = await openConnection(server);
  const isClosed = once(unused.socket, 'close');
  const ended = once(running.socket, 'close');
  const closing = server.app.close();
  await isClosed;
  expect(running.socket.closed).toBe(false);
  running.socket.write(',"b":1} ');
  await closing;
  await ended;
  expect(running.text()).toMatch(/^HTTP\/1\.1 4\d\d /);
});
