// Tests the writers of the failover against a small HTTP server.
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startWriters, type Writers } from '../../../bench/operations/failover-writers.ts';

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Resolves when the first request has arrived. */
async function startWriter(answer: RequestListener): Promise<Writers> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const writers = startWriters([{ userId: 'ann', token: 'token', urls: [url] }]);
  await once(server, 'request');
  return writers;
}

test('a stopped writer repeats its last create until it is acknowledged', async () => {
  let count = 0;
  const writers = await startWriter((_, response) => {
    count += 1;
    response.writeHead(count === 1 ? 503 : 201, { 'content-type': 'application/json' });
    response.end(JSON.stringify(count === 1 ? { code: 'database_unavailable' } : { id: '7' }));
  });
  await writers.stop();
  expect(writers.acknowledged).toMatchObject([{ id: '7', userId: 'ann' }]);
  expect(writers.repeatedCount).toBe(1);
  expect([...writers.failures]).toEqual([['503 database_unavailable', 1]]);
});

test.each<[string, RequestListener]>([
  ['refuses every create', (_, response) => response.writeHead(503).end('{}')],
  ['never answers', () => {}],
])(
  'a writer ends at once when it is aborted while a server %s',
  // Shorter than the time limit of a request.
  { timeout: 8_000 },
  async (_, answer) => {
    const writers = await startWriter(answer);
    await writers.abort();
    expect(writers.acknowledged).toEqual([]);
  },
);
