// Drives one client through the script against a server of its own, and writes down what went over the wire and what came back.
import type { AddressInfo } from 'node:net';
import type { TestStore } from '../server/stores.ts';
import { openAiModel } from '../../server/model/openai.ts';
import { aServer } from '../server/fixture.ts';
import { aModelStandIn, type StandIn } from '../server/model-stand-in.ts';
import { aStockClient, ourClient, type StockVersion } from './clients.ts';
import type { StandInPage } from './page.ts';
import { type Came, type Identity, outcomeOf, type Step, type World } from './step.ts';
import { aWire, type Said, type Wire } from './wire.ts';

export const serviceToken = 'the-token-of-the-service-long-enough-for-anybody';

export interface Told {
  step: Step;
  said: Said[];
  came: Came;
  /** The stock version has no such call. */
  lacking: boolean;
}

export interface Contract {
  world: World;
  model: StandIn;
  wire: Wire;
  /** A client of this version for somebody. */
  options(as: Identity): { serverUrl: string; token?: string | undefined; serviceToken?: string | undefined; functionsVersion: string };
}

/** A fresh server, the same for each client, and the way to it. */
export async function aContract(version: StockVersion | 'ours', store: TestStore, page: StandInPage): Promise<Contract> {
  const model = await aModelStandIn();
  model.react({ kind: 'text', text: 'Peace be with you.' }, { kind: 'text', text: '{"message":"Both."}' });
  const server = await aServer({
    open: store.open,
    settings: { serviceToken, supportEmail: 'support@example.org' },
    model: openAiModel({ settings: { baseUrl: model.baseUrl, apiKey: undefined, name: 'm' }, failed: () => {} }),
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const wire = await aWire((server.app.server.address() as AddressInfo).port);
  const world: World = { server, page, version, ids: {} };
  return {
    world,
    model,
    wire,
    options: (as) => ({
      serverUrl: wire.url,
      token: as === 'nobody' ? undefined : server[as === 'service' ? 'alice' : as].token,
      serviceToken: as === 'service' ? serviceToken : undefined,
      functionsVersion: 'v1',
    }),
  };
}

export async function runScript({ world, wire, options }: Contract, steps: readonly Step[]): Promise<Told[]> {
  const told: Told[] = [];
  for (const step of steps) {
    world.page.storage.clear();
    const lacking = step.lacks?.version === world.version;
    // What it would do instead is no part of the contract.
    if (lacking && step.lacks?.why === 'means something else') {
      told.push({ step, said: [], came: { kind: 'thrown', message: '' }, lacking });
      continue;
    }
    const before = wire.calls.length;
    const came = comparable(step, await runStep(step, world, options(step.as)));
    if (came.kind === 'ok') step.keep?.(came.value, world);
    told.push({ step, said: wire.calls.slice(before), came, lacking });
  }
  return told;
}

/** Functions of the stock clients fail as their HTTP library does: only the answer itself is the contract's. */
function comparable({ byAnswer }: Step, came: Came): Came {
  return byAnswer && came.kind === 'refused' ? { ...came, message: '', code: undefined } : came;
}

async function runStep(step: Step, world: World, options: ReturnType<Contract['options']>): Promise<Came> {
  if (world.version === 'ours') {
    const client = ourClient(options);
    const came = await outcomeOf(() => step.ours(client, world));
    client.close();
    return came;
  }
  const client = await aStockClient(world.version, options);
  const came = await outcomeOf(() => step.stock(client, world));
  client.cleanup();
  return came;
}

/**
 * As text, with everything that differs from one server to the next replaced by its place: ids, tokens, codes, times.
 * Two tellings of the same thing are equal.
 */
export function settled(value: unknown): string {
  const places = new Map<string, number>();
  const place = (kind: string) => (found: string) => {
    if (!places.has(found)) places.set(found, places.size + 1);
    return `<${kind} ${places.get(found)}>`;
  };
  return (JSON.stringify(value, sorted, 1) ?? 'nothing')
    .replace(/eyJ[\w-]+(\.[\w-]+)+/g, place('token'))
    .replace(/\b[0-9a-f]{24}\b|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, place('id'))
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z?/g, place('time'))
    .replace(/(reset_token|otp_code|cursor|signature|next_cursor)("?[:=] ?"?)[\w.-]+/g, '$1$2<secret>');
}

/** What an object says does not depend on the order in which it says it. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
