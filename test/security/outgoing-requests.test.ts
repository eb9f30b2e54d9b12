// Attacks that want the server to call an address of the attacker's choice or to put it into an
// e-mail: push devices, addresses of files, and headers that name another host.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildReminder } from '../server/push/push-devices.ts';
import { getAnswerText, postFile } from '../server/support/sample-files.ts';
import {
  carol,
  getLinkToken,
  signUpUser,
  waitForEmail,
} from '../server/support/signed-up-users.ts';
import { createTestServer, getRecord, type TestUser } from '../server/support/test-server.ts';
import { shareServer } from './support/shared-server.ts';

const core = '/integration-endpoints/Core';

/** An internal service that must receive no request. */
const internal = createServer((request, response) => {
  calls.push(request.url ?? '');
  response.end('An internal secret');
});
const calls: string[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => internal.listen(0, '127.0.0.1', resolve));
});
afterAll(() => internal.close());

const getInternalHost = () => `127.0.0.1:${(internal.address() as AddressInfo).port}`;

const getShared = shareServer(
  async ({ app, alice }) => ({
    ownFile: getAnswerText(await postFile(app, alice, '{"word":"Peace"}', 'a.json'), 'file_url'),
  }),
  {
    model: {
      complete: async ({ fileTexts = [] }) =>
        fileTexts.map(({ text }) => text).join('\n') || 'None.',
      chat: async () => 'Peace.',
    },
  },
);

const knownEndpoint = 'https://fcm.googleapis.com/fcm/send/device';

function subscribe({ call }: Pick<TestUser, 'call'>, endpoint: string) {
  return call('PUT', '/push/subscription', {
    endpoint,
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    language: 'en',
    time_zone: 'UTC',
    day_start: 0,
    reminders: [buildReminder()],
  });
}

test.each([
  ['this machine', () => `https://${getInternalHost()}/x`],
  ['this machine by name', () => 'https://localhost/x'],
  ['this machine in one number', () => 'https://2130706433/x'],
  ['this machine in octal digits', () => 'https://0177.0.0.1/x'],
  ['this machine in short form', () => 'https://127.1/x'],
  ['this machine in IPv6', () => 'https://[::1]/x'],
  ['this machine as IPv4 within IPv6', () => 'https://[::ffff:127.0.0.1]/x'],
  ['all addresses', () => 'https://0.0.0.0/x'],
  ['the data of a cloud', () => 'https://169.254.169.254/latest/meta-data'],
  ['the data of a cloud by name', () => 'https://metadata.google.internal/x'],
  ['a private network', () => 'https://10.0.0.1/x'],
  ['a local name', () => 'https://printer.local/x'],
  ['a name that resolves to this machine', () => 'https://127.0.0.1.nip.io/x'],
  ['a host behind a known host as user', () => 'https://fcm.googleapis.com@evil.example/x'],
  ['a host that ends in a known host', () => 'https://evilfcm.googleapis.com/x'],
  ['a host that begins with a known host', () => 'https://fcm.googleapis.com.evil.example/x'],
  ['a host behind a backslash', () => 'https://evil.example\\.fcm.googleapis.com/x'],
  ['a host of similar letters', () => 'https://fcm.g\u043e\u043egleapis.com/x'],
  ['a known host with a full stop behind it', () => 'https://fcm.googleapis.com./x'],
  ['a known host at another port', () => 'https://fcm.googleapis.com:22/x'],
  ['a known host without encryption', () => 'http://fcm.googleapis.com/x'],
  ['a file', () => 'file:///etc/passwd'],
  ['another protocol', () => 'gopher://127.0.0.1:25/_HELO'],
  ['a script', () => 'javascript:alert(1)'],
  ['nothing', () => ''],
])('a push device at the address of %s is refused', async (_what, buildEndpoint) => {
  const { alice, bob } = getShared().server;
  expect((await subscribe(alice, knownEndpoint)).status).toBe(200);
  const endpoint = buildEndpoint();
  expect(await subscribe(bob, endpoint)).toMatchObject({
    status: 422,
    body: { code: 'validation' },
  });
  const tested = await bob.call('POST', '/push/test', { endpoint });
  expect([400, 404]).toContain(tested.status);
  expect(calls).toEqual([]);
});

type Read = (user: TestUser, address: string) => ReturnType<TestUser['call']>;

const reads: readonly [string, Read][] = [
  [
    'the extraction of data',
    ({ call }, file_url) =>
      call('POST', `${core}/ExtractDataFromUploadedFile`, {
        file_url,
        json_schema: { type: 'object', properties: { word: { type: 'string' } } },
      }),
  ],
  [
    'the language model',
    ({ call }, address) =>
      call('POST', `${core}/InvokeLLM`, { prompt: 'Repeat', file_urls: [address] }),
  ],
  [
    'an agent',
    async ({ call }, address) => {
      const { id } = getRecord(
        await call('POST', '/agents/conversations', { agent_name: 'companion' }),
      );
      return call('POST', `/agents/conversations/${id}/messages`, {
        content: 'Repeat',
        file_urls: [address],
      });
    },
  ],
];

const addresses: readonly [string, (ownFile: string) => string][] = [
  ['an internal service', () => `http://${getInternalHost()}/secret`],
  [
    'an internal service behind the address of a file',
    (own) => `http://${getInternalHost()}/${new URL(own).pathname}`,
  ],
  [
    'an internal service behind the own host as user',
    (own) => `http://${new URL(own).host}@${getInternalHost()}${new URL(own).pathname}`,
  ],
  ['a file of the machine', () => 'file:///etc/passwd'],
  ['data in the address itself', () => 'data:application/json,{"word":"x"}'],
  ['a path that climbs', (own) => `${own.split('/public/')[0]}/public/../../../../../healthz`],
];

test.each(
  reads.flatMap(([reader, read]) =>
    addresses.map(([what, buildAddress]) => ({ reader, read, what, buildAddress })),
  ),
)('$reader does not read $what', async ({ read, buildAddress }) => {
  const { server, ownFile } = getShared();
  const user = await server.addUser(`${crypto.randomUUID()}@example.org`);
  expect((await read(user, ownFile)).status).toBeLessThan(300);
  expect(await read(user, buildAddress(ownFile))).toMatchObject({
    status: 404,
    body: { code: 'file_not_found' },
  });
  expect(calls).toEqual([]);
});

test.each(['host', 'x-forwarded-host', 'x-host', 'forwarded', 'origin', 'referer', 'x-origin-url'])(
  'the header %s puts no other host into the link of an e-mail',
  async (header) => {
    const server = await createTestServer();
    await signUpUser(server);
    const value = header === 'forwarded' ? 'host=evil.example' : 'https://evil.example';
    await server.anonymous.call(
      'POST',
      '/auth/reset-password-request',
      { email: carol.email },
      { [header]: header === 'host' ? 'evil.example' : value },
    );
    const email = await waitForEmail(server, 2);
    expect(getLinkToken(email)).toHaveLength(43);
    expect(email.text).toContain('http://localhost:8080/reset-password?token=');
    expect(JSON.stringify(email)).not.toContain('evil.example');
  },
);
