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
    const response = await app.inject({
      method: 'GET',
      url: '/api/apps/public/prod/public-settings/by-id/selah',
      remoteAddress,
      headers: { 'x-forwarded-for': `198.51.100.${person}` },
    });
    statuses.push(response.statusCode);
  }
  return statuses;
}

const trustedStatuses = [200, 200, 200, 200, 200, 200];
const untrustedStatuses = [200, 200, 200, 200, 200, 429];

test.each([
  ['a proxy on this machine is trusted without a setting', undefined, '127.0.0.1', trustedStatuses],
  ['another client that only claims to be a proxy', undefined, '192.0.2.1', untrustedStatuses],
  ['the proxy in the network of the containers', ['uniquelocal'], '172.18.0.5', trustedStatuses],
  ['a named proxy', ['192.0.2.1', '10.0.0.0/8'], '192.0.2.1', trustedStatuses],
  [
    'another address than the named one',
    ['192.0.2.1', '10.0.0.0/8'],
    '192.0.2.2',
    untrustedStatuses,
  ],
  ['this machine, where another proxy is named', ['192.0.2.1'], '127.0.0.1', untrustedStatuses],
] as const)('%s', async (_who, trustProxy, address, expected) => {
  expect(await claims(trustProxy && [...trustProxy], address)).toEqual(expected);
});
