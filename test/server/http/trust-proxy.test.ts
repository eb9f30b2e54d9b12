// Tests of the client address behind a proxy: only proxies that the owner of the server configured
// are trusted.
import { expect, test } from 'vitest';
import { createTestServer } from '../support/test-server.ts';

/**
 * Returns the statuses of six calls that claim to come from six addresses. The limit is five calls
 * a minute from one address.
 */
async function claims(trustProxy: string[] | undefined, remoteAddress: string): Promise<number[]> {
  const { app } = await createTestServer({
    settings: { callsPerMinute: 1, ...(trustProxy && { trustProxy }) },
  });
  const statuses: number[] = [];
  for (let person = 1; person <= 6; person += 1) {
    const answer = await app.inject({
      method: 'GET',
      url: '/api/apps/public/prod/public-settings/by-id/selah',
      remoteAddress,
      headers: { 'x-forwarded-for': `198.51.100.${person}` },
    });
    statuses.push(answer.statusCode);
  }
  return statuses;
}

const believed = [200, 200, 200, 200, 200, 200];
const notBelieved = [200, 200, 200, 200, 200, 429];

test.each([
  ['a proxy on this machine, which needs no setting', undefined, '127.0.0.1', believed],
  ['another client that only claims to be a proxy', undefined, '192.0.2.1', notBelieved],
  ['the proxy in the network of the containers', ['uniquelocal'], '172.18.0.5', believed],
  ['a named proxy', ['192.0.2.1', '10.0.0.0/8'], '192.0.2.1', believed],
  ['another address than the named one', ['192.0.2.1', '10.0.0.0/8'], '192.0.2.2', notBelieved],
  ['this machine, where another proxy is named', ['192.0.2.1'], '127.0.0.1', notBelieved],
] as const)('%s', async (_who, trustProxy, address, expected) => {
  expect(await claims(trustProxy && [...trustProxy], address)).toEqual(expected);
});
