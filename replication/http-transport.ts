// HTTP transport over the entity endpoints of the backend contract. `fetch` and the socket are
// passed in, so that the transport runs in a page, a worker and a test.
// One file holds all calls, because they share the capabilities and the meaning of each failure.
import type { Fields } from '../schemas/local-record.ts';
import {
  type BatchAnswers,
  type BatchChange,
  type Capability,
  type ChangesResponse,
  type DeletedRow,
  type PublicSettings,
  versionHeader,
} from '../schemas/api/backend-api.ts';
import { basicBackendRules } from './basic-backend/basic-backend-rules.ts';
import { checkExpectedDate } from './basic-backend/read-before-write.ts';
import { ownServerRules } from './own-server-rules.ts';
import type { SyncedEntity } from './sync-collection.ts';
import {
  type BatchAnswer,
  createBatchSize,
  writeInBatches,
  writeConcurrently,
} from './write-batches.ts';
import {
  type KnownState,
  type TransportAnswer,
  type RecordChange,
  type TransportFailure,
  toInterruption,
  type ReadRequest,
  type ServerRow,
  type Transport,
  type SyncLock,
  type WriteAnswer,
} from './transport.ts';

/**
 * The part of `fetch` that the transport uses. The function must time out by itself, because a
 * request that never ends would block the cycle.
 */
export type TransportFetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; cache: 'no-store' },
) => Promise<HttpResponse>;

export interface HttpResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

export interface HttpTransportOptions {
  /** Without a slash at the end; empty for the same origin. */
  serverUrl: string;
  appId: string;
  /** Null for a guest, who reads content only. */
  token: string | null;
  /** Version number of the app, sent to Selah servers, which may require a newer app. */
  version: number;
  fetch: TransportFetch;
  listen: Transport['listen'];
}

/** Without one of these, the engine follows the rules for a basic backend. */
const ownServerCapabilities: readonly Capability[] = [
  'client_id',
  'commit_order',
  'deleted_since',
  'if_match',
];

export function createHttpTransport(options: HttpTransportOptions): Transport {
  let features: ReadonlySet<Capability> | null = null;
  const batchSize = createBatchSize();

  async function request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TransportAnswer<unknown>> {
    let response: HttpResponse;
    let text: string;
    try {
      response = await options.fetch(`${options.serverUrl}/api/apps/${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'x-app-id': options.appId,
          ...(options.token !== null && { authorization: `Bearer ${options.token}` }),
          // The hosted platform's servers do not know this header, and a browser would send a
          // preflight request for it.
          ...(features && features.size > 0 && { [versionHeader]: String(options.version) }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        cache: 'no-store',
      });
      text = await response.text();
    } catch {
      // Any network error leaves the outcome unknown, which `offline` expresses.
      return { kind: 'offline' };
    }
    const value = parseJson(text);
    if (response.ok) return value === undefined ? { kind: 'offline' } : { kind: 'ok', value };
    return toFailure(response, value);
  }

  /**
   * Reads the server's capabilities once; they do not change during a session. A server without a
   * list of capabilities is treated as a basic backend.
   */
  async function learn(): Promise<TransportFailure | null> {
    if (features) return null;
    const answer = await request(
      'GET',
      `public/prod/public-settings/by-id/${encodeURIComponent(options.appId)}`,
    );
    // A page from a proxy must not be taken for a basic backend: only the public settings say what
    // a server can do.
    if (answer.kind !== 'ok') return toInterruption(answer);
    const { id, capabilities = [] } = answer.value as Partial<PublicSettings>;
    if (typeof id !== 'string') return { kind: 'busy' };
    features = new Set(capabilities);
    return null;
  }

  function path(entity: SyncedEntity, rest = ''): string {
    return `${encodeURIComponent(options.appId)}/entities/${entity}${rest}`;
  }

  async function rows(
    entity: SyncedEntity,
    query: Record<string, string>,
  ): Promise<TransportAnswer<ServerRow[]>> {
    const answer = await request('GET', path(entity, toQuery(query)));
    if (answer.kind !== 'ok') return answer;
    // A page that is not a list is no page: better no answer than "everything was deleted".
    if (!Array.isArray(answer.value)) return { kind: 'busy' };
    const valid = answer.value.filter(isRow).map(normalizeDates);
    const invalidRows = answer.value.length - valid.length;
    return { kind: 'ok', value: valid, ...(invalidRows > 0 && { invalidRows }) };
  }

  async function one(entity: SyncedEntity, serverId: string): Promise<TransportAnswer<ServerRow>> {
    return asRow(
      await request(
        'GET',
        path(entity, entity === 'User' ? '/me' : `/${encodeURIComponent(serverId)}`),
      ),
    );
  }

  async function read(
    entity: SyncedEntity,
    readRequest: ReadRequest,
  ): Promise<TransportAnswer<ServerRow[]>> {
    if (entity === 'User') return asList(await one('User', ''));
    switch (readRequest.kind) {
      case 'one':
        return asList(await one(entity, readRequest.serverId));
      case 'by-client-ids': {
        const [one, ...others] = readRequest.clientIds;
        const wanted = others.length > 0 ? { $in: readRequest.clientIds } : one;
        const answer = await rows(entity, {
          q: JSON.stringify({ client_id: wanted }),
          sort: 'created_date',
          limit: '1000',
        });
        // A record that seems to be missing is created again, so every row must be readable.
        return answer.kind === 'ok' && answer.invalidRows ? { kind: 'busy' } : answer;
      }
      case 'changed':
        return rows(entity, {
          ...(readRequest.since && {
            q: JSON.stringify({ updated_date: { $gte: readRequest.since } }),
          }),
          sort: 'updated_date',
          limit: String(readRequest.limit),
          ...(readRequest.skip > 0 && { skip: String(readRequest.skip) }),
        });
      case 'ids':
        return rows(entity, {
          sort: 'created_date',
          fields: [
            'id',
            ...(readRequest.hasClientIds ? ['client_id'] : []),
            // The hosted platform's emulator checks access after it has removed all other fields.
            // A Selah server refuses this field of content.
            ...(features?.size === 0 ? ['created_by'] : []),
            'created_date',
            'updated_date',
          ].join(','),
          limit: String(readRequest.limit),
          ...(readRequest.skip > 0 && { skip: String(readRequest.skip) }),
        });
    }
  }

  async function writeOne(
    entity: SyncedEntity,
    change: RecordChange,
    syncLock?: SyncLock,
  ): Promise<WriteAnswer> {
    if (syncLock?.isLost()) return { kind: 'unsent' };
    if (change.kind === 'create') return asRow(await request('POST', path(entity), change.fields));
    const guard = features?.has('if_match') === true;
    if (!guard) {
      const unchanged = checkExpectedDate(await one(entity, change.serverId), change);
      if (unchanged.kind !== 'ok') return unchanged;
      // [R34] The tab may have been suspended between the read and the write.
      if (syncLock?.isLost()) return { kind: 'unsent' };
    }
    const headers: Record<string, string> =
      guard && change.expected ? { 'if-match': `"${change.expected}"` } : {};
    const place = path(
      entity,
      entity === 'User' ? '/me' : `/${encodeURIComponent(change.serverId)}`,
    );
    if (change.kind === 'update') return asRow(await request('PUT', place, change.fields, headers));
    const answer = await request('DELETE', place, undefined, headers);
    return answer.kind === 'ok' ? { kind: 'ok', value: null } : answer;
  }

  async function write(
    entity: SyncedEntity,
    changes: readonly RecordChange[],
    syncLock?: SyncLock,
  ): Promise<readonly WriteAnswer[]> {
    const unknown = await learn();
    if (unknown) return changes.map((_, index) => (index === 0 ? unknown : { kind: 'unsent' }));
    const [only] = changes;
    if (only && changes.length === 1) return [await writeOne(entity, only, syncLock)];
    if (!features?.has('batch') || entity === 'User')
      return writeConcurrently(changes, (change) => writeOne(entity, change, syncLock));
    const writeBatch = async (body: readonly BatchChange[]): Promise<BatchAnswer> => {
      // [R34] The tab may have been suspended while it read the settings or sent the previous
      // batch.
      if (syncLock?.isLost()) return { kind: 'unsent' };
      const answer = await request('POST', path(entity, '/batch'), { changes: body });
      if (answer.kind !== 'ok') return answer;
      const { answers } = answer.value as Partial<BatchAnswers>;
      // An incomplete answer leaves the outcome of all changes in the batch unknown.
      if (
        !Array.isArray(answers) ||
        answers.length !== body.length ||
        !answers.every((one) => typeof one?.status === 'number')
      )
        return { kind: 'offline' };
      return {
        kind: 'ok',
        value: body.map(({ op }, index) =>
          single(op, answers[index] as BatchAnswers['answers'][number]),
        ),
      };
    };
    return writeInBatches(
      changes,
      (change) => writeOne(entity, change, syncLock),
      writeBatch,
      batchSize,
    );
  }

  async function readChangeSummary(known?: KnownState): Promise<TransportAnswer<ChangesResponse>> {
    const unknown = await learn();
    if (unknown) return unknown;
    if (!features?.has('changes')) return { kind: 'unsupported' };
    const answer = await request(
      'GET',
      `${encodeURIComponent(options.appId)}/changes${known ? toQuery({ ...known }) : ''}`,
    );
    if (answer.kind !== 'ok') return answer;
    return isChanges(answer.value) ? { kind: 'ok', value: answer.value } : { kind: 'busy' };
  }

  async function readDeleted(
    entity: SyncedEntity,
    since: string,
    limit: number,
  ): Promise<TransportAnswer<DeletedRow[]>> {
    const unknown = await learn();
    if (unknown) return unknown;
    if (!features?.has('deleted_since') || entity === 'User') return { kind: 'unsupported' };
    const answer = await request(
      'GET',
      path(entity, `/deleted${toQuery({ since, limit: String(limit) })}`),
    );
    if (answer.kind !== 'ok') return answer;
    return Array.isArray(answer.value)
      ? { kind: 'ok', value: answer.value as DeletedRow[] }
      : { kind: 'busy' };
  }

  return {
    read,
    readDeleted,
    readChangeSummary,
    write,
    get rules() {
      return ownServerCapabilities.every((capability) => features?.has(capability))
        ? ownServerRules
        : basicBackendRules;
    },
    get hasChangeSummary() {
      return features?.has('changes') === true;
    },
    listen: options.listen,
  };
}

/** Converts one answer of a batch to the answer that a single request would give. */
function single(
  op: 'create' | 'update' | 'delete',
  { status, body }: BatchAnswers['answers'][number],
): TransportAnswer<ServerRow | null> {
  if (status >= 400) return toFailure({ status, headers: { get: () => null } }, body);
  return op === 'delete' ? { kind: 'ok', value: null } : asRow({ kind: 'ok', value: body });
}

function isChanges(value: unknown): value is ChangesResponse {
  return (
    typeof value === 'object' &&
    value !== null &&
    'epoch' in value &&
    typeof value.epoch === 'string' &&
    'entities' in value &&
    typeof value.entities === 'object'
  );
}

function toFailure(
  response: Pick<HttpResponse, 'status' | 'headers'>,
  body: unknown,
): TransportFailure {
  const { message, detail, error, code, current } =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  // The 404 of the hosted platform's emulator has only `error`. R10 confirms every missing row.
  const words = message ?? detail ?? (response.status === 404 ? error : undefined);
  // A proxy, a captive portal or a half-started server answers with its own pages. An answer that
  // does not follow the contract decides nothing.
  if (typeof words !== 'string' && response.status !== 413)
    return { kind: 'busy', ...retryAfter(response) };
  switch (response.status) {
    case 401:
      return { kind: 'signed-out' };
    case 404:
      return code === 'unknown_app' || code === 'unknown_entity'
        ? { kind: 'busy' }
        : { kind: 'missing' };
    case 410:
      return code === 'deleted' ? { kind: 'deleted' } : { kind: 'busy' };
    case 412:
      return isRow(current)
        ? { kind: 'stale', current: normalizeDates(current) }
        : { kind: 'busy' };
    case 426:
      return { kind: 'outdated' };
    case 408:
    case 425:
    case 429:
      return { kind: 'busy', ...retryAfter(response) };
  }
  if (response.status >= 500 || response.status < 400)
    return { kind: 'busy', ...retryAfter(response) };
  return {
    kind: 'refused',
    status: response.status,
    code: typeof code === 'string' ? code : 'refused',
    message: String(words ?? `HTTP ${response.status}`),
  };
}

/**
 * Maximum in seconds. A longer `Retry-After` is a mistake, and a browser's timers cannot exceed 25
 * days.
 */
const maxRetryAfter = 86_400;

function retryAfter(response: Pick<HttpResponse, 'headers'>): { retryAfter?: number } {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0
    ? { retryAfter: Math.min(seconds, maxRetryAfter) }
    : {};
}

function asRow(answer: TransportAnswer<unknown>): TransportAnswer<ServerRow> {
  if (answer.kind !== 'ok') return answer;
  // A success without a row (a sign-in page of a network, a truncated body) leaves the outcome
  // unknown.
  return isRow(answer.value)
    ? { kind: 'ok', value: normalizeDates(answer.value) }
    : { kind: 'offline' };
}

function asList(answer: TransportAnswer<ServerRow>): TransportAnswer<ServerRow[]> {
  return answer.kind === 'ok' ? { kind: 'ok', value: [answer.value] } : answer;
}

function isRow(value: unknown): value is ServerRow {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    value.id !== ''
  );
}

/**
 * The platform writes the same time with and without `Z`, in milliseconds and in microseconds: here
 * one form is made of all, because dates are compared as text.
 */
function normalizeDates(row: Fields): ServerRow {
  const date = (value: unknown) => {
    const [, seconds, decimals = ''] =
      /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?Z?$/.exec(String(value ?? '')) ?? [];
    return seconds === undefined ? String(value ?? '') : `${seconds}.${decimals.padEnd(6, '0')}Z`;
  };
  return {
    ...row,
    id: String(row['id']),
    created_date: date(row['created_date']),
    updated_date: date(row['updated_date']),
  };
}

function toQuery(query: Record<string, string>): string {
  return `?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
