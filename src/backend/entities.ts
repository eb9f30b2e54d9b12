// Client for the records of an entity: every call of section 2 of the contract, typed by our own
// schemas for our own entities.
import type { EntityFields, EntityName } from '../../schemas/entities/registry.ts';
import {
  type BuiltInFields,
  type EntityEvent,
  getEntityRoom,
} from '../../schemas/api/backend-api.ts';
import { buildFileForm } from './named-parameters.ts';
import type { QueryParameters as QueryEntries } from './query-string.ts';
import type { CallOptions, SendRequest } from './request.ts';
import type { SocketRoomListener, SocketRooms } from './socket-rooms.ts';
import { normalizeTimes, addMissingTimeZone } from './normalise-times.ts';

/** A record as the server returns it. */
export type ServerRecord<Fields extends object> = Fields & BuiltInFields;
/** Fields of an entity without one of our schemas. */
export type AnyFields = Record<string, unknown>;

type FieldOf<Fields extends object> = Extract<keyof ServerRecord<Fields>, string>;
export type SortOrder<Fields extends object> =
  | FieldOf<Fields>
  | `+${FieldOf<Fields>}`
  | `-${FieldOf<Fields>}`;

interface Operators<Value> {
  $eq?: Value | null;
  $ne?: Value | null;
  $gt?: Value;
  $gte?: Value;
  $lt?: Value;
  $lte?: Value;
  $in?: readonly (Value | null)[];
  $nin?: readonly (Value | null)[];
  $exists?: boolean;
  $not?: Operators<Value>;
  /** Strings only; the server limits the pattern. */
  $regex?: string;
  $options?: string;
  /** Lists only. */
  $all?: readonly unknown[];
  $size?: number;
  $elemMatch?: object;
}

/** A value means equal, a list any of its values, null also a missing field. */
export type RecordQuery<Fields extends object> = {
  [F in keyof ServerRecord<Fields>]?:
    | ServerRecord<Fields>[F]
    | null
    | readonly ServerRecord<Fields>[F][]
    | Operators<ServerRecord<Fields>[F]>;
} & {
  $and?: readonly RecordQuery<Fields>[];
  $or?: readonly RecordQuery<Fields>[];
  $nor?: readonly RecordQuery<Fields>[];
};

/**
 * `limit` and `skip` of 0 mean no limit and no skip. Without `sort`, the server chooses the order.
 */
export interface ListOptions<Fields extends object> {
  sort?: SortOrder<Fields>;
  limit?: number;
  skip?: number;
  fields?: readonly FieldOf<Fields>[];
}

export interface PageOptions<Fields extends object> {
  query?: RecordQuery<Fields>;
  /** The `next_cursor` of the page before; it belongs to one query, sort and person. */
  cursor?: string;
  /** 100 when it is left out, 5000 at most. */
  limit?: number;
  sort?: SortOrder<Fields>;
  fields?: readonly FieldOf<Fields>[];
}

export interface RecordPage<Item> {
  items: Item[];
  next_cursor: string | null;
  has_more: boolean;
}

/** Result of an import: `output` holds the created records, `details` is a sentence. */
export interface ImportResult<Fields extends object> {
  status: 'success' | 'error';
  details: string | null;
  output: ServerRecord<Fields>[] | null;
}

/**
 * Groups of records and the measures of each group; at most 1000 rows. The server names the columns
 * of the answer.
 */
export interface AggregateSpec<Fields extends object> {
  query?: RecordQuery<Fields>;
  groupBy?: FieldOf<Fields> | readonly FieldOf<Fields>[];
  dateBucket?: { field: FieldOf<Fields>; unit: 'day' | 'week' | 'month' | 'year' };
  count?: boolean;
  sum?: FieldOf<Fields> | readonly FieldOf<Fields>[];
  avg?: FieldOf<Fields> | readonly FieldOf<Fields>[];
  min?: FieldOf<Fields> | readonly FieldOf<Fields>[];
  max?: FieldOf<Fields> | readonly FieldOf<Fields>[];
  countDistinct?: FieldOf<Fields>;
  having?: Readonly<Record<string, unknown>>;
  sort?: string;
  limit?: number;
}

export interface EntityClient<Fields extends object> {
  list(listing?: ListOptions<Fields>, call?: CallOptions): Promise<ServerRecord<Fields>[]>;
  filter(
    query: RecordQuery<Fields>,
    listing?: ListOptions<Fields>,
    call?: CallOptions,
  ): Promise<ServerRecord<Fields>[]>;
  /**
   * Returns one page by cursor; records created or deleted between two pages do not shift the
   * pages.
   */
  page(paging?: PageOptions<Fields>, call?: CallOptions): Promise<RecordPage<ServerRecord<Fields>>>;
  /** Returns each distinct value of a field. */
  distinct(
    field: FieldOf<Fields>,
    paging?: Pick<PageOptions<Fields>, 'query' | 'cursor' | 'limit'>,
    call?: CallOptions,
  ): Promise<RecordPage<unknown>>;
  /** @throws BackendError 404 also for a record that one may not read */
  get(id: string, call?: CallOptions): Promise<ServerRecord<Fields>>;
  create(fields: Partial<Fields>, call?: CallOptions): Promise<ServerRecord<Fields>>;
  /**
   * Creates records in the given order. On the platform a repeated call creates duplicates; our
   * server recognizes each `client_id`.
   */
  bulkCreate(list: readonly Partial<Fields>[], call?: CallOptions): Promise<ServerRecord<Fields>[]>;
  /** Merges the given fields into the record. */
  update(id: string, changes: Partial<Fields>, call?: CallOptions): Promise<ServerRecord<Fields>>;
  /** At most 500 at once. */
  bulkUpdate(
    list: readonly (Partial<Fields> & { id: string })[],
    call?: CallOptions,
  ): Promise<ServerRecord<Fields>[]>;
  /**
   * @param change operators: `$set`, `$inc`, `$push`, … One call changes one batch; `has_more`
   *   means that another call is needed.
   */
  updateMany(
    query: RecordQuery<Fields>,
    change: Readonly<Record<string, object>>,
    call?: CallOptions,
  ): Promise<{ success: boolean; updated: number; has_more: boolean }>;
  upsert(
    records: readonly Partial<Fields>[],
    options: { key: FieldOf<Fields> | readonly FieldOf<Fields>[] },
    call?: CallOptions,
  ): Promise<{ created: number; updated: number; records: ServerRecord<Fields>[] }>;
  delete(id: string, call?: CallOptions): Promise<{ success: boolean }>;
  /**
   * Deletes by query or by ids. An empty query means all records that the caller may delete, and
   * requires `all`.
   */
  deleteMany(
    which: RecordQuery<Fields> | readonly string[],
    call?: CallOptions & { all?: boolean },
  ): Promise<{ success: boolean; deleted: number }>;
  count(query?: RecordQuery<Fields>, call?: CallOptions): Promise<number>;
  aggregate(
    spec: AggregateSpec<Fields>,
    call?: CallOptions,
  ): Promise<{ rows: Record<string, unknown>[]; truncated: boolean }>;
  importEntities(file: File, call?: CallOptions): Promise<ImportResult<Fields>>;
  /**
   * Subscribes to created, changed and deleted records. Events that occur while disconnected are
   * not sent later. In an event with `data._oversize`, long texts are empty; `get` returns them.
   * @returns function that ends the subscription
   */
  subscribe(
    onEvent: (event: EntityEvent) => void,
    listener?: Omit<SocketRoomListener, 'update'>,
  ): () => void;
}

/** `entities.Prayer` for our own names. */
export type EntityClients = { readonly [Name in EntityName]: EntityClient<EntityFields<Name>> };

/** Returns the client of any entity; clients of our own entities are typed. */
export interface GetEntityClient {
  <Name extends EntityName>(name: Name): EntityClient<EntityFields<Name>>;
  <Fields extends object = AnyFields>(name: string): EntityClient<Fields>;
}

/** Milliseconds: importing a file with many records takes long. */
const importTimeout = 120_000;

export function createEntityClients(
  send: SendRequest,
  rooms: SocketRooms,
  appId: string,
): { entities: EntityClients; entity: GetEntityClient } {
  const entity = (name: string) => createEntityClient(name, send, rooms, appId);
  return {
    entity: entity as GetEntityClient,
    entities: new Proxy(
      {},
      {
        get: (_, name) => (typeof name === 'string' && name !== 'then' ? entity(name) : undefined),
      },
    ) as EntityClients,
  };
}

function createEntityClient(
  name: string,
  send: SendRequest,
  rooms: SocketRooms,
  appId: string,
): EntityClient<AnyFields> {
  const base = `/entities/${encodeURIComponent(name)}`;
  const one = (id: string) => `${base}/${encodeURIComponent(id)}`;
  const row = async (answer: Promise<ServerRecord<AnyFields>>) => normalizeTimes(await answer);
  const rows = async (answer: Promise<ServerRecord<AnyFields>[]>) => normalizeTimes(await answer);

  return {
    list: (listing, call) => rows(send('GET', base, { query: toListEntries(listing), ...call })),
    filter: (query, listing, call) =>
      rows(send('GET', base, { query: [toQueryEntry(query), ...toListEntries(listing)], ...call })),
    async page({ query, limit, cursor, sort, fields } = {}, call) {
      const page = await send<RecordPage<ServerRecord<AnyFields>>>('GET', `${base}/v2/list`, {
        query: [
          toQueryEntry(query),
          ['limit', limit || 100],
          ['cursor', cursor || undefined],
          ['sort', sort],
          ['fields', fields?.join(',')],
        ],
        ...call,
      });
      return { ...page, items: normalizeTimes(page.items) };
    },
    distinct: (field, { query, limit, cursor } = {}, call) =>
      send('GET', `${base}/v2/list`, {
        query: [
          toQueryEntry(query),
          ['limit', limit || 100],
          ['cursor', cursor || undefined],
          ['distinct', field],
        ],
        ...call,
      }),
    get: (id, call) => row(send('GET', one(id), call)),
    create: (fields, call) => row(send('POST', base, { body: fields, ...call })),
    bulkCreate: (list, call) => rows(send('POST', `${base}/bulk`, { body: list, ...call })),
    update: (id, changes, call) => row(send('PUT', one(id), { body: changes, ...call })),
    bulkUpdate: (list, call) => rows(send('PUT', `${base}/bulk`, { body: list, ...call })),
    updateMany: (query, data, call) =>
      send('PATCH', `${base}/update-many`, { body: { query, data }, ...call }),
    async upsert(records, { key }, call) {
      const answer = await send<{
        created: number;
        updated: number;
        records: ServerRecord<AnyFields>[];
      }>('POST', `${base}/upsert`, { body: { records, key }, ...call });
      return { ...answer, records: normalizeTimes(answer.records) };
    },
    delete: (id, call) => send('DELETE', one(id), call),
    async deleteMany(which, { all = false, ...call } = {}) {
      if (!all && !Array.isArray(which) && Object.keys(which).length === 0)
        throw new Error(
          `An empty query would delete all records of ${name}: confirm this with { all: true }.`,
        );
      return send('DELETE', base, {
        body: which,
        ...(all && { query: [['all', 'true']] }),
        ...call,
      });
    },
    count: async (query, call) =>
      (
        await send<{ count: number }>('GET', `${base}/count`, {
          query: [toQueryEntry(query)],
          ...call,
        })
      ).count,
    aggregate: (spec, call) => send('POST', `${base}/aggregate`, { body: spec, ...call }),
    async importEntities(file, call) {
      const answer = await send<ImportResult<AnyFields>>('POST', `${base}/import`, {
        body: buildFileForm(file),
        timeout: importTimeout,
        ...call,
      });
      return { ...answer, output: normalizeTimes(answer.output) };
    },
    subscribe: (onEvent, listener) =>
      rooms.join(getEntityRoom(appId, name), {
        ...listener,
        update: (text) => onEvent(parseEvent(text)),
      }),
  };
}

function toQueryEntry(query: object | undefined): QueryEntries[number] {
  return ['q', query && JSON.stringify(query)];
}

function toListEntries({ sort, limit, skip, fields }: ListOptions<AnyFields> = {}): QueryEntries {
  return [
    ['sort', sort || undefined],
    ['limit', limit || undefined],
    ['skip', skip || undefined],
    ['fields', fields?.join(',') || undefined],
  ];
}

/** Parses an event and adds the fields that older servers omit. */
function parseEvent(text: string): EntityEvent {
  const { type, data, id, timestamp } = JSON.parse(text) as EntityEvent & {
    id?: string;
    timestamp?: string;
  };
  return {
    type,
    id: id || data.id,
    data: normalizeTimes(data),
    timestamp: addMissingTimeZone(timestamp || new Date().toISOString()),
  };
}
