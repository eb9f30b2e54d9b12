// Tests of the list of keys in a profile: only the user's own devices get it, no other call returns
// it, and a change of other settings keeps it.
import { describe, expect, test } from 'vitest';
import { createLogger } from '../../../server/log.ts';
import { listAllCalls } from '../support/all-api-calls.ts';
import { createKeyEntry } from '../support/encrypted-texts.ts';
import { callWithToken } from '../support/signed-up-users.ts';
import { oneStorePerDatabase } from '../support/store-per-database.ts';
import {
  buildPrayer,
  createTestServer,
  getRecord,
  makeTempFolder,
  type TestServer,
} from '../support/test-server.ts';

const me = '/entities/User/me';
const serviceToken = 'a-service-token-of-the-tests-long-enough';
const entry = createKeyEntry();
/** Parts of the entry that no other text contains. */
const secrets = [entry.proof, 'secret-by-passphrase', 'secret-by-code', 'encryption_keys'];

function findSecrets(text: string): string[] {
  return secrets.filter((secret) => text.includes(secret));
}

async function createServerWithKeys(
  setup: Parameters<typeof createTestServer>[0] = {},
): Promise<TestServer> {
  const server = await createTestServer({
    ...setup,
    settings: { serviceToken, dataDir: makeTempFolder() },
  });
  await server.alice.call('PUT', me, { encryption_keys: [entry] });
  return server;
}

describe.each(oneStorePerDatabase)('on $name:', ({ open }) => {
  test('PUT User/me stores the list of keys, and all calls of the user return it', async () => {
    const { alice } = await createTestServer({ open });
    const other = { id: 'other-key-012345', wrapped: 'x'.repeat(400) };
    const second = createKeyEntry({ version: 2, other_keys: [other] });
    const keys = [entry, second];
    expect(getRecord(await alice.call('PUT', me, { encryption_keys: keys }))).toMatchObject({
      encryption_keys: keys,
    });
    for (const path of [me, `/entities/User/${alice.id}`])
      expect(getRecord(await alice.call('GET', path))).toMatchObject({ encryption_keys: keys });
    for (const path of ['/entities/User', '/entities/User/v2/list'])
      expect(JSON.stringify((await alice.call('GET', path)).body)).toContain(entry.proof);
  });

  test('a client that sends other settings, or null in them, keeps the list of keys', async () => {
    const { alice } = await createServerWithKeys({ open });
    for (const [path, change] of [
      [me, { language: 'fr', total_prayers: 3 }],
      [me, { display_name: null }],
      [me, {}],
      [`/entities/User/${alice.id}`, { language: 'es', role: 'user' }],
    ] as const)
      expect(getRecord(await alice.call('PUT', path, change))).toMatchObject({
        encryption_keys: [entry],
      });
  });

  test('no filter, sort or field list reads the keys, so that an admin cannot guess them', async () => {
    const { admin } = await createServerWithKeys({ open });
    for (const parameters of [
      'q={"encryption_keys":{"$exists":true}}',
      'q={"encryption_keys.state":"on"}',
      'q={"encryption_keys.by_code":{"$regex":"^hkdf"}}',
      'fields=encryption_keys',
    ])
      for (const path of ['/entities/User', '/entities/User/v2/list'])
        expect([parameters, (await admin.call('GET', `${path}?${parameters}`)).status]).toEqual([
          parameters,
          400,
        ]);
  });
});

test.each(['the admin', 'the service', 'another user', 'a visitor'] as const)(
  'no call returns the keys to %s',
  async (name) => {
    const server = await createServerWithKeys();
    const { alice, bob, admin } = server;
    const token = {
      'the admin': admin.token,
      'the service': serviceToken,
      'another user': bob.token,
      'a visitor': null,
    }[name];
    const prayer = getRecord(await alice.call('POST', '/entities/Prayer', buildPrayer()));
    const calls = listAllCalls({
      prayer: prayer.id,
      trashed: prayer.id,
      user: alice.id,
      conversation: 'none',
      fileUrl: 'https://example.org/none',
    }).filter(
      ({ url }) => url.startsWith('/api/apps/selah/') && !/\/auth\/(logout|sess)/.test(url),
    );
    // Reading calls first: the others delete the account.
    const ordered = calls.toSorted(
      (a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'),
    );
    expect(ordered.length).toBeGreaterThan(80);
    const leaks: string[] = [];
    for (const { method, url, body } of ordered) {
      const answer = await server.app.inject({
        method,
        url,
        headers: {
          'content-type': 'application/json',
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
      if (findSecrets(answer.body).length > 0) leaks.push(`${method} ${url}`);
    }
    expect(leaks).toEqual([]);
  },
);

test.each([
  ['the admin', 200],
  ['the service', 200],
  ['another user', 404],
] as const)('%s sees the profile of a user without the keys, if at all', async (name, status) => {
  const server = await createServerWithKeys();
  const { alice, bob, admin } = server;
  const call = {
    'the admin': admin.call,
    'the service': callWithToken(server, serviceToken),
    'another user': bob.call,
  }[name];
  const path = `/entities/User/${alice.id}`;
  for (const answer of [
    await call('GET', path),
    await call('GET', '/entities/User'),
    await call('GET', '/entities/User/v2/list?limit=10'),
    await call('PUT', path, { role: 'user', encryption_keys: [] }),
    await call('PUT', path, { role: 'admin' }),
  ])
    expect(findSecrets(JSON.stringify(answer.body))).toEqual([]);
  const answer = await call('GET', path);
  expect(answer.status).toBe(status);
  if (status === 200) expect(answer.body).toMatchObject({ id: alice.id, email: alice.email });
  expect(getRecord(await alice.call('GET', me))).toMatchObject({ encryption_keys: [entry] });
});

test('the log does not contain the keys, also when they are refused', async () => {
  const lines: string[] = [];
  const { alice } = await createServerWithKeys({
    log: createLogger('info', { write: (line) => void lines.push(line) }),
  });
  const refused = { ...entry, by_code: `secret-by-code${'x'.repeat(400)}` };
  expect((await alice.call('PUT', me, { encryption_keys: [refused] })).status).toBe(422);
  expect(lines.length).toBeGreaterThanOrEqual(2);
  expect(findSecrets(lines.join(''))).toEqual([]);
});

test('the change summary tells that the profile has changed, and nothing of the keys', async () => {
  const { alice, bob } = await createServerWithKeys();
  const { body } = await alice.call('GET', '/changes');
  expect(body).toMatchObject({ entities: { User: { changed: expect.any(String) } } });
  for (const one of [body, (await bob.call('GET', '/changes')).body])
    expect(findSecrets(JSON.stringify(one))).toEqual([]);
});

test.each([
  ['an entry without a proof', [{ ...entry, proof: undefined }]],
  ['version zero', [{ ...entry, version: 0 }]],
  ['another state', [{ ...entry, state: 'paused' }]],
  ['a wrapped key of 401 characters', [{ ...entry, by_passphrase: 'x'.repeat(401) }]],
  ['41 entries', Array.from({ length: 41 }, () => entry)],
  ['a text', 'x'],
])('%s is refused', async (_name, keys) => {
  const { alice } = await createServerWithKeys();
  expect((await alice.call('PUT', me, { encryption_keys: keys })).status).toBe(422);
  expect(getRecord(await alice.call('GET', me))).toMatchObject({ encryption_keys: [entry] });
});
