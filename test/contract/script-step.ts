// Contract test step: the type (one call for a stock client and for our client, with the expected
// result), and helpers to compare outcomes.
import type { Backend } from '../../src/backend/backend.ts';
import type { BackendError } from '../../src/backend/backend-error.ts';
import type { TestServer } from '../server/support/test-server.ts';
import type { StockClient, StockVersion } from './clients.ts';
import type { FakePage } from './fake-page.ts';

export type CallerName = 'alice' | 'bob' | 'admin' | 'guest' | 'service';

/** The state that a script keeps from step to step. */
export interface ScriptContext {
  server: TestServer;
  page: FakePage;
  version: StockVersion | 'ours';
  /** Ids of created records, by the names that the script uses. */
  ids: Record<string, string>;
}

export interface ContractStep {
  name: string;
  as: CallerName;
  stock: (client: StockClient, context: ScriptContext) => unknown;
  ours: (client: Backend, context: ScriptContext) => unknown;
  /** The expected result: a success, a status, or an error before any request. */
  expects: 'ok' | 'thrown' | number;
  /** A stock version that has no such call, and how that shows. */
  lacks?: { version: StockVersion; why: 'throws' | 'means something else' };
  /** A refusal is compared by status and body alone. */
  byAnswer?: true;
  /** Stores values that later steps need. */
  keep?: (result: unknown, context: ScriptContext) => void;
}

/** Mark of a step that calls a method which 0.8.0 does not have. */
export const lacksMethod = { lacks: { version: '0.8.0', why: 'throws' } } as const;

/** Returns the id that an earlier step kept under the name. */
export function getId({ ids }: ScriptContext, name: string): string {
  return ids[name] ?? `no ${name}`;
}

export type CallOutcome =
  | { kind: 'ok'; value: unknown }
  | { kind: 'refused'; message: string; status: number; code: unknown; data: unknown }
  | { kind: 'thrown'; message: string };

/** Returns the outcome of a call in the same form for every client. */
export async function catchOutcome(call: () => unknown): Promise<CallOutcome> {
  try {
    return { kind: 'ok', value: plain(await call()) };
  } catch (fault) {
    return (
      refusalIn(fault) ?? {
        kind: 'thrown',
        message: fault instanceof Error ? fault.message : String(fault),
      }
    );
  }
}

function refusalIn(fault: unknown): CallOutcome | undefined {
  if (!(fault instanceof Error)) return undefined;
  const { status, code, data, response } = fault as Partial<BackendError> & {
    response?: { status: number; data: unknown };
  };
  if (response && fault.name !== 'Base44Error')
    return {
      kind: 'refused',
      message: fault.message,
      status: response.status,
      code,
      data: response.data,
    };
  return status === undefined
    ? undefined
    : { kind: 'refused', message: fault.message, status, code, data };
}

/** Returns status and data of a function's answer, without the additions of the HTTP libraries. */
export function pickAnswer(answer: unknown): { status: unknown; data: unknown } {
  const { status, data } = answer as { status: unknown; data: unknown };
  return { status, data };
}

export function getText(value: unknown, field: string): string {
  const text = (value as Record<string, unknown> | null)?.[field];
  if (typeof text !== 'string') throw new Error(`No ${field} in ${JSON.stringify(value)}`);
  return text;
}

/** Converts the value to JSON and back, which removes undefined fields. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
