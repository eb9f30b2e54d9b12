// Tests of the origin check of sockets: which pages may open a socket, over a real handshake.
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { connectSocket, getConnectError } from '../support/socket-listeners.ts';
import { createTestServer, type TestServer } from '../support/test-server.ts';

const publicUrl = 'https://selah.example.org';
const listed = 'https://church.example.org';

async function startServer(): Promise<{
  server: TestServer;
  connectFrom: (origin: string | undefined) => ReturnType<typeof connectSocket>;
  ownOrigin: string;
}> {
  const server = await createTestServer({
    settings: { publicUrl, corsOrigins: [listed], returnOrigins: ['https://login.example.org'] },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  return {
    server,
    ownOrigin: `http://127.0.0.1:${port}`,
    connectFrom: (origin) =>
      connectSocket(
        port,
        {
          query: { app_id: 'selah', token: server.alice.token },
          ...(origin !== undefined && { extraHeaders: { origin } }),
        },
        [],
      ),
  };
}

test('pages of this server, pages that may call the API, and clients that are no page may connect', async () => {
  const { connectFrom, ownOrigin } = await startServer();
  for (const origin of [publicUrl, listed, ownOrigin, undefined])
    expect((await connectFrom(origin)).socket.connected, origin).toBe(true);
});

test('a page of another origin cannot connect, even with a token', async () => {
  const { connectFrom } = await startServer();
  for (const origin of [
    'https://evil.org',
    'null',
    'file://',
    `${listed}.evil.org`,
    `${publicUrl}:8443`,
    'http://church.example.org',
    'http://127.0.0.1',
    // The login page may return there, but the API does not answer its pages.
    'https://login.example.org',
  ])
    expect(await getConnectError(connectFrom(origin)), origin).toBe('websocket error');
});

test('sockets and HTTP calls allow the same other origins', async () => {
  const { server, connectFrom } = await startServer();
  for (const origin of [listed, 'https://evil.org', 'https://login.example.org', 'null']) {
    const { headers } = await server.anonymous.call('GET', '/entities/ReadingPlan', undefined, {
      origin,
    });
    const connects = await connectFrom(origin).then(
      () => true,
      () => false,
    );
    expect(connects, origin).toBe(headers['access-control-allow-origin'] === origin);
  }
});
