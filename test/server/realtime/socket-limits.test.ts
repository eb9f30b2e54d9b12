// Tests of the limits of sockets: how many one address and one account may have, and that
// handshakes count as calls.
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createAddressReader } from '../../../server/http/client-address.ts';
import { maxSocketsPerUser } from '../../../server/realtime/socket-limits.ts';
import { connectSocket, getConnectError, startListening } from '../support/socket-listeners.ts';
import { createTestServer } from '../support/test-server.ts';

const visitor = { query: { app_id: 'selah', token: 'null' } };

test('one address may open a limited number of sockets, and again after one closed', async () => {
  const { app } = await createTestServer({ settings: { socketsPerAddress: 3 } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const connectFrom = (address: string) =>
    connectSocket(port, { ...visitor, extraHeaders: { 'x-forwarded-for': address } }, []);
  const [first] = await Promise.all([1, 2, 3].map(() => connectFrom('198.51.100.1')));
  expect(await getConnectError(connectFrom('198.51.100.1'))).toBe('websocket error');
  await connectFrom('198.51.100.2');
  first?.socket.close();
  await expect
    .poll(
      () =>
        connectFrom('198.51.100.1').then(
          () => 'open',
          () => 'refused',
        ),
      { interval: 50 },
    )
    .toBe('open');
});

test('one account may open a limited number of sockets from all addresses', async () => {
  const server = await createTestServer();
  const connect = await startListening(server);
  const results = await Promise.allSettled(
    Array.from({ length: maxSocketsPerUser + 5 }, () => connect(server.alice.token)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxSocketsPerUser);
  expect(await getConnectError(connect(server.alice.token))).toBe('too_many_sockets');
  await connect(server.bob.token);
});

test('a handshake counts as a call of its address', async () => {
  const server = await createTestServer({ settings: { callsPerMinute: 1 } });
  const connect = await startListening(server);
  for (let count = 0; count < 5; count += 1) await connect(null);
  expect(await getConnectError(connect(null))).toBe('websocket error');
  server.clock.advance(60_000);
  await connect(null);
});

test.each([
  ['a client without a proxy', [], '192.0.2.1', undefined, '192.0.2.1'],
  ['a client that claims another address', ['loopback'], '192.0.2.1', '198.51.100.1', '192.0.2.1'],
  ['a trusted proxy', ['loopback'], '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  [
    'two trusted proxies',
    ['loopback', '10.0.0.0/8'],
    '::1',
    '198.51.100.1, 10.0.0.2',
    '198.51.100.1',
  ],
  [
    'an address that no proxy checked',
    ['127.0.0.1'],
    '127.0.0.1',
    'x, 198.51.100.1',
    '198.51.100.1',
  ],
  ['a proxy without the header', ['loopback'], '127.0.0.1', undefined, '127.0.0.1'],
])('the address of %s', (_name, trustProxy, remoteAddress, forwarded, expected) => {
  const read = createAddressReader(trustProxy);
  const request = {
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  };
  expect(read(request as never)).toBe(expected);
});
