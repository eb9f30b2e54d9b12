// Contract tests of the realtime sockets (section 8): record events and agent replies that each
// client receives, and events that a client must never receive.
import { expect, onTestFinished, test, vi } from 'vitest';
import type { TestUser, TestServer } from '../server/support/test-server.ts';
import { buildPrayer } from '../server/support/test-server.ts';
import { stores } from '../server/support/test-stores.ts';
import { createStockClient, createOurClient, stockVersions, type StockVersion } from './clients.ts';
import { installFakePage } from './fake-page.ts';
import { startContractRun, type ContractRun, normalizeValue } from './script-runner.ts';
import type { CallerName } from './script-step.ts';

type Version = StockVersion | 'ours';
type Event = { type: string; id: string; data: Record<string, unknown> };

const chosen = stores.filter(({ name }) => name !== 'SQLite file');
const soon = { timeout: 15_000, interval: 20 };
/** Versions with entity subscriptions; 0.8.0 has none, because they came with 0.8.16. */
const withEvents: readonly Version[] = ['0.8.50', 'ours'];

async function listen(
  version: Version,
  { options }: ContractRun,
  as: CallerName,
  entity: 'Prayer' | 'ReadingPlan',
): Promise<Event[]> {
  const events: Event[] = [];
  const hear = (event: unknown) => void events.push(event as Event);
  if (version === 'ours') {
    const client = createOurClient(options(as));
    client.entities[entity].subscribe(hear);
    onTestFinished(() => client.close());
  } else {
    const client = await createStockClient(version, options(as));
    client.entities[entity].subscribe(hear);
    onTestFinished(() => client.cleanup());
  }
  return events;
}

const made = async (person: TestUser, fields: Record<string, unknown> = buildPrayer()) =>
  ((await person.call('POST', '/entities/Prayer', fields)).body as { id: string }).id;
const aPlan = ({ admin }: TestServer) =>
  admin.call('POST', '/entities/ReadingPlan', {
    theme: 'peace',
    duration_days: 1,
    title_en: 'Peace',
    daily_readings: [{ passages: ['John 14'] }],
  });

/** Repeats the change until an event arrives: then the room is joined. */
async function untilOpen(events: Event[], happen: () => Promise<unknown>): Promise<void> {
  await vi.waitFor(async () => {
    await happen();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect(events.length).toBeGreaterThan(0);
  }, soon);
}

test.each(chosen)(
  'created, updated and deleted records reach each client alike, on $name',
  { timeout: 60_000 },
  async (store) => {
    const page = installFakePage();
    const told: unknown[] = [];
    for (const version of withEvents) {
      const contract = await startContractRun(version, store, page);
      const { alice } = contract.context.server;
      const events = await listen(version, contract, 'alice', 'Prayer');
      await untilOpen(events, () => made(alice, buildPrayer({ title: 'A beginning' })));
      const first = await made(alice, buildPrayer({ title: 'For rain', client_id: 'c1' }));
      await alice.call('PUT', `/entities/Prayer/${first}`, { is_answered: true });
      await alice.call('DELETE', `/entities/Prayer/${first}`);
      await made(alice, buildPrayer({ title: 'For sun', client_id: 'c2' }));
      await made(alice, buildPrayer({ title: 'For sun', client_id: 'c3' }));
      await alice.call('DELETE', '/entities/Prayer', { title: 'For sun' });
      const ofScript = () => events.filter(({ data }) => data['title'] !== 'A beginning');
      await vi.waitFor(() => expect(ofScript()).toHaveLength(7), soon);
      expect(ofScript().map(({ type }) => type)).toEqual([
        'create',
        'update',
        'delete',
        'create',
        'create',
        'delete',
        'delete',
      ]);
      expect(ofScript()[1]).toMatchObject({ id: first, data: { id: first, is_answered: true } });
      const [handshake] = contract.wire.handshakes;
      // The stock client sends each join twice, as the contract says.
      told.push({
        handshake: normalizeValue(handshake?.filter(([name]) => name !== 't')),
        frames: [...new Set(contract.wire.frames)],
        events: normalizeValue([
          ...ofScript().slice(0, 5),
          ...ofScript().slice(5).sort(byClientId),
        ]),
      });
    }
    const [stock, ours] = told;
    expect(ours).toEqual(stock);
    expect(JSON.stringify(ours)).toContain('entities:selah:Prayer');
  },
);

test.each(chosen.flatMap((store) => withEvents.map((version) => ({ store, version }))))(
  'a guest and another user get events of content, none of Alice: $version on $store.name',
  { timeout: 60_000 },
  async ({ store, version }) => {
    const page = installFakePage();
    const contract = await startContractRun(version, store, page);
    const { server } = contract.context;
    const heard: Event[] = [];
    for (const as of ['guest', 'bob'] as const) {
      const prayers = await listen(version, contract, as, 'Prayer');
      const plans = await listen(version, contract, as, 'ReadingPlan');
      await untilOpen(plans, () => aPlan(server));
      const id = await made(server.alice);
      await server.alice.call('PUT', `/entities/Prayer/${id}`, { is_answered: true });
      await server.alice.call('DELETE', `/entities/Prayer/${id}`);
      // Events arrive in order: when the later plan event arrives, earlier prayer events would
      // have arrived.
      const before = plans.length;
      await aPlan(server);
      await vi.waitFor(() => expect(plans.length).toBeGreaterThan(before), soon);
      heard.push(...prayers);
    }
    expect(heard).toEqual([]);
  },
);

test.each(chosen)(
  'a reply of an agent reaches all three clients by either route, on $name',
  { timeout: 60_000 },
  async (store) => {
    const page = installFakePage();
    for (const version of [...stockVersions, 'ours', 'ours, by the newer route'] as const) {
      const contract = await startContractRun(
        version === '0.8.0' || version === '0.8.50' ? version : 'ours',
        store,
        page,
      );
      contract.model.react({ kind: 'parts', parts: ['Peace ', 'be with ', 'you.'] });
      const heard: { messages: { role: string; content: string }[] }[] = [];
      const hear = (conversation: unknown) =>
        void heard.push(conversation as (typeof heard)[number]);
      const message = { role: 'user' as const, content: 'A word for tonight?' };
      if (version === '0.8.0' || version === '0.8.50') {
        const client = await createStockClient(version, contract.options('alice'));
        onTestFinished(() => client.cleanup());
        const conversation = (await client.agents.createConversation({
          agent_name: 'companion',
        })) as { id: string };
        client.agents.subscribeToConversation(conversation.id, hear);
        await joined(contract);
        await client.agents.addMessage(conversation, message);
      } else {
        const client = createOurClient(contract.options('alice'));
        onTestFinished(() => client.close());
        const { id } = await client.agents.createConversation({ agent_name: 'companion' });
        client.agents.subscribeToConversation(id, hear);
        await joined(contract);
        await client.agents.addMessage(id, message, {
          v2: version === 'ours, by the newer route',
        });
      }
      await vi.waitFor(
        () =>
          expect(heard.at(-1)?.messages.map(({ role, content }) => [role, content])).toEqual([
            ['user', 'A word for tonight?'],
            ['assistant', 'Peace be with you.'],
          ]),
        soon,
      );
    }
  },
);

/** Records that are deleted together have no order on which a client may rely. */
function byClientId(one: Event, other: Event): number {
  return String(one.data['client_id']).localeCompare(String(other.data['client_id']));
}

/** Waits until the client has sent its join; the server handles the join before any later call. */
async function joined({ wire }: ContractRun): Promise<void> {
  await vi.waitFor(
    () => expect(wire.frames.some((frame) => frame.startsWith('42["join"'))).toBe(true),
    soon,
  );
}
