// Tests of the intended differences between our backend client and the stock clients: deletes,
// WhatsApp link, log-out, socket token and login redirect. The server supports all clients.
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildPrayer, getRecords } from '../server/support/test-server.ts';
import { stores } from '../server/support/test-stores.ts';
import { createStockClient, createOurClient, stockVersions } from './clients.ts';
import { installFakePage, pageAddress } from './fake-page.ts';
import { startContractRun } from './script-runner.ts';
import { catchOutcome } from './script-step.ts';

const [memory] = stores;
if (!memory) throw new Error('There is no store to test on.');

async function aPlace() {
  const page = installFakePage();
  return { page, ...(await startContractRun('ours', memory as NonNullable<typeof memory>, page)) };
}

test('an empty deleteMany of a stock client is refused', async () => {
  const { context, wire, options } = await aPlace();
  const { alice, bob } = context.server;
  for (const person of [alice, alice, bob])
    await person.call('POST', '/entities/Prayer', buildPrayer());
  for (const version of stockVersions) {
    const client = await createStockClient(version, options('alice'));
    onTestFinished(() => client.cleanup());
    expect(await catchOutcome(() => client.entities.Prayer.deleteMany({}))).toMatchObject({
      kind: 'refused',
      status: 400,
      code: 'empty_query',
    });
  }
  const client = createOurClient(options('alice'));
  const before = wire.calls.length;
  expect(await catchOutcome(() => client.entities.Prayer.deleteMany({}))).toMatchObject({
    kind: 'thrown',
  });
  expect(wire.calls).toHaveLength(before);
  expect(getRecords(await alice.call('GET', '/entities/Prayer'))).toHaveLength(2);
  expect(await client.entities.Prayer.deleteMany({}, { all: true })).toEqual({
    success: true,
    deleted: 2,
  });
  expect(getRecords(await bob.call('GET', '/entities/Prayer'))).toHaveLength(1);
});

test('our WhatsApp link is that of 0.8.0; the server answers newer links too', async () => {
  const { context, wire, options } = await aPlace();
  const [older, newer] = await Promise.all(
    stockVersions.map((version) => createStockClient(version, options('alice'))),
  );
  onTestFinished(() => older?.cleanup());
  onTestFinished(() => newer?.cleanup());
  const links = [
    createOurClient(options('alice')).agents.whatsAppLink('my agent'),
    older?.agents.getWhatsAppConnectURL('my agent'),
    newer?.agents.getWhatsAppConnectURL('my agent'),
  ];
  const { token } = context.server.alice;
  expect(links).toEqual([
    `${wire.url}/whatsapp/selah/my%20agent?token=${token}`,
    `${wire.url}/whatsapp/selah/my%20agent?token=${token}`,
    `${wire.url}/api/apps/selah/agents/my%20agent/whatsapp?token=${token}`,
  ]);
  for (const link of links) expect((await fetch(link ?? '')).status).toBe(404);
});

test('a log-out of each client removes both keys; ours also revokes the session', async () => {
  const { page, wire, options } = await aPlace();
  const ends: unknown[] = [];
  for (const version of [...stockVersions, 'ours'] as const) {
    page.sentTo.length = 0;
    page.storage.clear();
    if (version === 'ours') {
      const client = createOurClient(options('alice'));
      client.auth.setToken(options('alice').token ?? '');
      expect(page.storage.size).toBe(2);
      await client.auth.revoke();
      await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
      client.auth.logout('/bye');
      expect(client.auth.token()).toBeNull();
    } else {
      const client = await createStockClient(version, options('alice'));
      onTestFinished(() => client.cleanup());
      client.auth.setToken(options('alice').token ?? '');
      expect(page.storage.size).toBe(2);
      client.auth.logout('/bye');
    }
    ends.push([version, [...page.storage.keys()], [...page.sentTo]]);
  }
  const back = '/api/apps/auth/logout?from_url=';
  expect(ends).toEqual([
    ['0.8.0', [], ['/bye']],
    ['0.8.50', [], [expect.stringContaining(back)]],
    ['ours', [], ['/bye']],
  ]);
  const answer = await fetch(`${wire.url}${back}${encodeURIComponent('/bye')}`, {
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/\/bye$/),
  ]);
});

test('an anonymous visitor sends the literal token null at the socket', async () => {
  const { wire, options } = await aPlace();
  for (const version of [...stockVersions, 'ours'] as const) {
    const before = wire.handshakes.length;
    if (version === 'ours') {
      const client = createOurClient(options('guest'));
      onTestFinished(() => client.close());
      client.entities.ReadingPlan.subscribe(() => {});
    } else {
      const client = await createStockClient(version, options('guest'));
      onTestFinished(() => client.cleanup());
      if (version === '0.8.50') client.entities.ReadingPlan.subscribe(() => {});
    }
    await vi.waitFor(() => expect(wire.handshakes.length).toBeGreaterThan(before), {
      timeout: 10_000,
    });
    const query = new Map(wire.handshakes.at(-1));
    expect([version, query.get('app_id'), query.get('token'), query.has('anonymous_id')]).toEqual([
      version,
      'selah',
      'null',
      version === '0.8.50',
    ]);
  }
});

test('when a login is required, each client redirects only an anonymous visitor', async () => {
  const { page, options } = await aPlace();
  for (const version of [...stockVersions, 'ours'] as const) {
    for (const as of ['guest', 'alice'] as const) {
      page.sentTo.length = 0;
      page.storage.clear();
      const calls = { ...options(as), requiresAuth: true };
      const client =
        version === 'ours' ? createOurClient(calls) : await createStockClient(version, calls);
      onTestFinished(() => ('cleanup' in client ? client.cleanup() : client.close()));
      if (as === 'guest')
        await vi.waitFor(
          () => expect(page.sentTo).toEqual([`/login?from_url=${encodeURIComponent(pageAddress)}`]),
          { timeout: 10_000 },
        );
      else expect([await client.auth.isAuthenticated(), page.sentTo]).toEqual([true, []]);
    }
  }
});
