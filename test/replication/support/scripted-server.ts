// Fake server behind the transport interface of the sync engine: records every request, and lets a
// test replace any response.
import { basicBackendRules } from '../../../replication/basic-backend/basic-backend-rules.ts';
import { ownServerRules } from '../../../replication/own-server-rules.ts';
import type { SyncedEntity } from '../../../replication/sync-collection.ts';
import type {
  KnownState,
  TransportAnswer,
  RecordChange,
  ReadRequest,
  ServerRow,
  Transport,
  WriteAnswer,
} from '../../../replication/transport.ts';
import { getSchema } from '../../../schemas/entities/registry.ts';
import type { Fields } from '../../../schemas/local-record.ts';
import type { ChangesResponse, DeletedRow } from '../../../schemas/api/backend-api.ts';

export interface FakeServer {
  transport: Transport;
  /** By server id. */
  rows: Map<string, ServerRow>;
  feed: DeletedRow[];
  /** Owner of the token according to the server; null for an anonymous token. */
  owner: string | null;
  epoch: string;
  /**
   * Received requests, in order: `who`, `summary`, `create a`, `update r1 title`, `delete
   * r1`, `one r1`, `find a`, `changed <since> <skip>`, `ids <skip>`, `deleted <since>`. Requests
   * for an entity other than Prayer start with the entity name: `ReadingPlan changed all 0`.
   */
  requests: string[];
  /** Bodies of creates and updates, in order. */
  bodies: Fields[];
  /** Responds instead of the server: the request did not reach the server. */
  respondInstead(request: string): FakeReply | null;
  /**
   * Runs after the server has processed the request and before the response arrives; the response
   * can be lost or changed here.
   */
  beforeResponse(request: string): Promise<FakeReply | null>;
  /** Writes as another device: inserts a new row, or changes fields of an existing row. */
  put(fields: Fields & { id?: string }, entity?: SyncedEntity): ServerRow;
  /** Another device deletes. */
  removeRow(serverId: string): void;
  /** Simulates a restore from a backup: the server has these rows and another epoch. */
  restoreBackup(rows: readonly ServerRow[]): void;
  /** The requests that change something. */
  writes(): string[];
}

export type FakeReply = TransportAnswer<ServerRow[]>;

export interface FakeServerOptions {
  /** Conditional writes, commit order, unique client ids, a feed of deletions. */
  hasConditionalWrites?: boolean;
  /** The server supports the change summary. */
  changes?: boolean;
}

/**
 * Response for content entities, which have no client ids: our server sends it, and any strict
 * server may.
 */
const unknownField: FakeReply = {
  kind: 'refused',
  status: 400,
  code: 'unknown_field',
  message: 'There is no field client_id.',
};

/**
 * Maximum number of requests, more than any test needs: stops a sync engine that sends requests
 * without end.
 */
const maxRequests = 400;

export function createFakeServer({
  hasConditionalWrites = true,
  changes = false,
}: FakeServerOptions = {}): FakeServer {
  const entitiesById = new Map<string, SyncedEntity>();
  let rowCount = 0;
  let time = Date.UTC(2026, 10, 20);
  /** Latest date in the server's database. */
  let latestDate = new Date(time).toISOString();
  const server: FakeServer = {
    transport: {
      rules: hasConditionalWrites ? ownServerRules : basicBackendRules,
      hasChangeSummary: changes,
      read,
      readDeleted,
      readChangeSummary,
      write,
      listen: () => () => {},
    },
    rows: new Map(),
    feed: [],
    owner: 'alice',
    epoch: 'first',
    requests: [],
    bodies: [],
    respondInstead: () => null,
    beforeResponse: async () => null,
    put(fields, entity = 'Prayer') {
      const before = server.rows.get(fields.id ?? '');
      const date = nextDate();
      const row = {
        created_date: date,
        updated_date: date,
        ...before,
        ...(before && { updated_date: date }),
        ...fields,
        id: fields.id ?? `r${(rowCount += 1)}`,
      };
      server.rows.set(row.id, row);
      entitiesById.set(row.id, entitiesById.get(row.id) ?? entity);
      return row;
    },
    removeRow(serverId) {
      const row = server.rows.get(serverId);
      if (!row) throw new Error(`no row ${serverId}`);
      server.rows.delete(serverId);
      server.feed.push({
        id: serverId,
        client_id: String(row['client_id']),
        deleted_date: nextDate(),
      });
    },
    restoreBackup(rows) {
      server.rows.clear();
      for (const row of rows) server.rows.set(row.id, row);
      latestDate = rows.reduce(
        (date, row) => (row.updated_date > date ? row.updated_date : date),
        '',
      );
      server.epoch += ', again';
    },
    writes: () => server.requests.filter((request) => /^(create|update|delete) /.test(request)),
  };
  return server;

  async function respond(
    entity: SyncedEntity,
    text: string,
    act: () => FakeReply,
  ): Promise<FakeReply> {
    const request = entity === 'Prayer' || entity === 'User' ? text : `${entity} ${text}`;
    server.requests.push(request);
    if (server.requests.length > maxRequests)
      throw new Error(`too many requests: ${server.requests.slice(-3).join(', ')}`);
    const replacement = server.respondInstead(request);
    if (replacement) return replacement;
    const reply = act();
    return (await server.beforeResponse(request)) ?? reply;
  }

  async function read(entity: SyncedEntity, readRequest: ReadRequest): Promise<FakeReply> {
    if (entity === 'User')
      return respond(entity, 'who', () =>
        server.owner === null
          ? { kind: 'signed-out' }
          : { kind: 'ok', value: [buildUserRow(server.owner)] },
      );
    return respond(entity, describeRead(readRequest), () => {
      if (
        readRequest.kind === 'ids' &&
        readRequest.hasClientIds &&
        !('client_id' in getSchema(entity).properties)
      )
        return unknownField;
      const rows = find(entity, readRequest);
      return readRequest.kind === 'one' && rows.length === 0
        ? { kind: 'missing' }
        : { kind: 'ok', value: rows };
    });
  }

  async function readDeleted(
    entity: SyncedEntity,
    since: string,
    limit: number,
  ): Promise<TransportAnswer<DeletedRow[]>> {
    if (!hasConditionalWrites) return { kind: 'unsupported' };
    const reply = await respond(entity, `deleted ${since || 'all'}`, () => ({
      kind: 'ok',
      value: [],
    }));
    if (reply.kind !== 'ok') return reply;
    return {
      kind: 'ok',
      value: server.feed
        .filter(({ id, deleted_date: date }) => getEntity(id) === entity && date > since)
        .slice(0, limit),
    };
  }

  async function readChangeSummary(known?: KnownState): Promise<TransportAnswer<ChangesResponse>> {
    if (!changes) return { kind: 'unsupported' };
    const reply = await respond('User', 'summary', () => ({ kind: 'ok', value: [] }));
    if (reply.kind !== 'ok') return reply;
    const entities: Record<string, { changed: string; deleted: string }> = {};
    const getDates = (id: string) => (entities[getEntity(id)] ??= { changed: '', deleted: '' });
    for (const { id, updated_date: date } of server.rows.values())
      if (date > getDates(id).changed) getDates(id).changed = date;
    for (const { id, deleted_date: date } of server.feed)
      if (date > getDates(id).deleted) getDates(id).deleted = date;
    // Like the server: a device that has seen a later date shows that an older copy was put back.
    if (known?.epoch === server.epoch && known.seen > latestDate) server.epoch += ', renewed';
    return { kind: 'ok', value: { user_id: server.owner, epoch: server.epoch, entities } };
  }

  /**
   * Writes one change after the other, as to a server without batches. After a failure that stops
   * the cycle the other changes are not sent.
   */
  async function write(
    entity: SyncedEntity,
    recordChanges: readonly RecordChange[],
  ): Promise<readonly WriteAnswer[]> {
    let busyInARow = 0;
    let isOver = false;
    const answers: WriteAnswer[] = [];
    for (const change of recordChanges) {
      if (isOver) {
        answers.push({ kind: 'unsent' });
        continue;
      }
      const reply = await respond(entity, describeChange(change), () => apply(entity, change));
      answers.push(reply.kind === 'ok' ? { kind: 'ok', value: reply.value[0] ?? null } : reply);
      busyInARow = reply.kind === 'busy' ? busyInARow + 1 : 0;
      isOver =
        reply.kind === 'offline' ||
        reply.kind === 'signed-out' ||
        reply.kind === 'outdated' ||
        busyInARow >= 3 ||
        (reply.kind === 'busy' && reply.retryAfter !== undefined);
    }
    return answers;
  }

  function find(entity: SyncedEntity, readRequest: ReadRequest): ServerRow[] {
    const rows = [...server.rows.values()].filter(({ id }) => getEntity(id) === entity);
    switch (readRequest.kind) {
      case 'one':
        return rows.filter(({ id }) => id === readRequest.serverId);
      case 'by-client-ids':
        return rows.filter((row) => readRequest.clientIds.includes(String(row['client_id'])));
      case 'changed':
        return rows
          .filter((row) => row.updated_date >= readRequest.since)
          .toSorted((a, b) =>
            a.updated_date < b.updated_date ? -1 : Number(a.updated_date > b.updated_date),
          )
          .slice(readRequest.skip, readRequest.skip + readRequest.limit);
      case 'ids':
        return rows.slice(readRequest.skip, readRequest.skip + readRequest.limit);
    }
  }

  function apply(entity: SyncedEntity, change: RecordChange): FakeReply {
    if (change.kind === 'create') {
      server.bodies.push(change.fields);
      const [existing] = find(entity, {
        kind: 'by-client-ids',
        clientIds: [String(change.fields['client_id'])],
      });
      return {
        kind: 'ok',
        value: [existing && hasConditionalWrites ? existing : server.put(change.fields, entity)],
      };
    }
    if (change.kind === 'update') server.bodies.push(change.fields);
    const row = server.rows.get(change.serverId);
    if (!row) return { kind: 'missing' };
    if (row.updated_date !== change.expected) return { kind: 'stale', current: row };
    if (change.kind === 'update')
      return { kind: 'ok', value: [server.put({ ...change.fields, id: row.id })] };
    server.removeRow(row.id);
    return { kind: 'ok', value: [] };
  }

  function getEntity(id: string): SyncedEntity {
    return entitiesById.get(id) ?? 'Prayer';
  }

  function nextDate(): string {
    latestDate = new Date((time += 1_000)).toISOString();
    return latestDate;
  }
}

function buildUserRow(id: string): ServerRow {
  return { id, created_date: '', updated_date: '' };
}

function describeRead(readRequest: ReadRequest): string {
  switch (readRequest.kind) {
    case 'one':
      return `one ${readRequest.serverId}`;
    case 'by-client-ids':
      return `find ${readRequest.clientIds.join(' ')}`;
    case 'changed':
      return `changed ${readRequest.since || 'all'} ${readRequest.skip}${readRequest.limit === 1_000 ? '' : ` of ${readRequest.limit}`}`;
    case 'ids':
      return `ids ${readRequest.skip}`;
  }
}

function describeChange(change: RecordChange): string {
  switch (change.kind) {
    case 'create':
      return `create ${String(change.fields['client_id'])}`;
    case 'update':
      return `update ${change.serverId} ${Object.keys(change.fields).toSorted().join(',')}`;
    case 'delete':
      return `delete ${change.serverId}`;
  }
}
