// Runs one client through the contract script against its own server, and records requests and
// results.
import type { AddressInfo } from 'node:net';
import type { TestStore } from '../server/support/test-stores.ts';
import { createOpenAiModel } from '../../server/ai/openai-model.ts';
import { createTestServer } from '../server/support/test-server.ts';
import { startFakeModel, type FakeModel } from '../server/support/fake-openai-server.ts';
import { createStockClient, createOurClient, type StockVersion } from './clients.ts';
import type { FakePage } from './fake-page.ts';
import {
  type CallOutcome,
  type CallerName,
  catchOutcome,
  type ContractStep,
  type ScriptContext,
} from './script-step.ts';
import { startWireRecorder, type RecordedCall, type WireRecorder } from './wire-recorder.ts';

export const serviceToken = 'the-token-of-the-service-long-enough-for-anybody';

export interface StepResult {
  step: ContractStep;
  calls: RecordedCall[];
  outcome: CallOutcome;
  /** The stock version has no such call. */
  isUnsupported: boolean;
}

export interface ContractRun {
  context: ScriptContext;
  model: FakeModel;
  wire: WireRecorder;
  /** Returns client options for the given caller. */
  options(as: CallerName): {
    serverUrl: string;
    token?: string | undefined;
    serviceToken?: string | undefined;
    functionsVersion: string;
  };
}

/** Starts a fresh server, equal for each client, with a recorder in front. */
export async function startContractRun(
  version: StockVersion | 'ours',
  store: TestStore,
  page: FakePage,
): Promise<ContractRun> {
  const model = await startFakeModel();
  model.react(
    { kind: 'text', text: 'Peace be with you.' },
    { kind: 'text', text: '{"message":"Both."}' },
  );
  const server = await createTestServer({
    open: store.open,
    settings: { serviceToken, supportEmail: 'support@example.org' },
    model: createOpenAiModel({
      settings: { baseUrl: model.baseUrl, apiKey: undefined, name: 'm' },
      failed: () => {},
    }),
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const wire = await startWireRecorder((server.app.server.address() as AddressInfo).port);
  const context: ScriptContext = { server, page, version, ids: {} };
  return {
    context,
    model,
    wire,
    options: (as) => ({
      serverUrl: wire.url,
      token: as === 'guest' ? undefined : server[as === 'service' ? 'alice' : as].token,
      serviceToken: as === 'service' ? serviceToken : undefined,
      functionsVersion: 'v1',
    }),
  };
}

export async function runScript(
  { context, wire, options }: ContractRun,
  steps: readonly ContractStep[],
): Promise<StepResult[]> {
  const told: StepResult[] = [];
  for (const step of steps) {
    context.page.storage.clear();
    const lacking = step.lacks?.version === context.version;
    // What the older version does instead is not part of the contract.
    if (lacking && step.lacks?.why === 'means something else') {
      told.push({
        step,
        calls: [],
        outcome: { kind: 'thrown', message: '' },
        isUnsupported: lacking,
      });
      continue;
    }
    const before = wire.calls.length;
    const came = comparable(step, await runStep(step, context, options(step.as)));
    if (came.kind === 'ok') step.keep?.(came.value, context);
    told.push({ step, calls: wire.calls.slice(before), outcome: came, isUnsupported: lacking });
  }
  return told;
}

/**
 * Functions of the stock clients fail as their HTTP library does: only the answer itself is the
 * contract's.
 */
function comparable({ byAnswer }: ContractStep, came: CallOutcome): CallOutcome {
  return byAnswer && came.kind === 'refused' ? { ...came, message: '', code: undefined } : came;
}

async function runStep(
  step: ContractStep,
  context: ScriptContext,
  options: ReturnType<ContractRun['options']>,
): Promise<CallOutcome> {
  if (context.version === 'ours') {
    const client = createOurClient(options);
    const came = await catchOutcome(() => step.ours(client, context));
    client.close();
    return came;
  }
  const client = await createStockClient(context.version, options);
  const came = await catchOutcome(() => step.stock(client, context));
  client.cleanup();
  return came;
}

/**
 * Returns the value as text, with server-specific ids, tokens, codes and times replaced by numbered
 * placeholders. Records of equal behaviour become equal texts.
 */
export function normalizeValue(value: unknown): string {
  const places = new Map<string, number>();
  const place = (kind: string) => (found: string) => {
    if (!places.has(found)) places.set(found, places.size + 1);
    return `<${kind} ${places.get(found)}>`;
  };
  return (JSON.stringify(value, sorted, 1) ?? 'nothing')
    .replace(/eyJ[\w-]+(\.[\w-]+)+/g, place('token'))
    .replace(
      /\b[0-9a-f]{24}\b|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
      place('id'),
    )
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z?/g, place('time'))
    .replace(
      /(reset_token|otp_code|cursor|signature|next_cursor)("?[:=] ?"?)[\w.-]+/g,
      '$1$2<secret>',
    );
}

/** Sorts the keys of an object, because their order has no meaning. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
