// The records of an entity: every call of the contract's section 2, typed by our own schemas where the name is one of ours.
import type { EntityFields, EntityName } from '../../schemas/entities.ts';
import { type BuiltIn, type EntityEvent, entityRoom } from '../../schemas/wire.ts';
import { formWithFile } from './named-parameters.ts';
import type { Query as QueryEntries } from './query.ts';
import type { Call, Send } from './request.ts';
import type { RoomListener, Rooms } from './rooms.ts';
import { normaliseTimes, withZone } from './times.ts';

/** A record as the server gives it. */
export type Row<Fields extends object> = Fields & BuiltIn;
/** Fields of an entity that has no schema of ours. */
export type AnyFields = Record<string, unknown>;

type FieldOf<Fields extends object> = Extract<keyof Row<Fields>, string>;
export type Sort<Fields extends object> = FieldOf<Fields> | `+${FieldOf<Fields>}` | `-${FieldOf<Fields>}`;

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
  /** Texts only; what a server takes of it is bounded. */
  $regex?: string;
  $options?: string;
  /** Lists only. */
  $all?: readonly unknown[];
  $size?: number;
  $elemMatch?: object;
}

/** A value means equal, a list any of its values, null also a missing field. */
export type Query<Fields extends object> = { [F in keyof Row<Fields>]?: Row<Fields>[F] | null | readonly Row<Fields>[F][] | Operators<Row<Fields>[F]> } & {
  $and?: readonly Query<Fields>[];
  $or?: readonly Query<Fields>[];
  $nor?: readonly Query<Fields>[];
};

/** `limit` and `skip` of 0 mean that there is none. Without `sort` the order is the server's. */
export interface Listing<Fields extends object> {
  sort?: Sort<Fields>;
  limit?: number;
  skip?: number;
  fields?: readonly FieldOf<Fields>[];
}

export interface Paging<Fields extends object> {
  query?: Query<Fields>;
  /** The `next_cursor` of the page before; it belongs to one query, sort and person. */
  cursor?: string;
  /** 100 when it is left out, 5000 at most. */
  limit?: number;
  sort?: Sort<Fields>;
  fields?: readonly FieldOf<Fields>[];
}

export interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
  has_more: boolean;
}

/** What an import did: `output` holds the records made, `details` a sentence. */
export interface Imported<Fields extends object> {
  status: 'success' | 'error';
  details: string | null;
  output: Row<Fields>[] | null;
}

/** Groups of records and what is measured in each; 1000 rows at most. Columns of the answer are named by the server. */
export interface AggregateSpec<Fields extends object> {
  query?: Query<Fields>;
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

export interface EntityCalls<Fields extends object> {
  list(listing?: Listing<Fields>, call?: Call): Promise<Row<Fields>[]>;
  filter(query: Query<Fields>, listing?: Listing<Fields>, call?: Call): Promise<Row<Fields>[]>;
  /** One page by cursor; records that come and go between two pages shift nothing. */
  page(paging?: Paging<Fields>, call?: Call): Promise<Page<Row<Fields>>>;
  /** Each value of a field once. */
  distinct(field: FieldOf<Fields>, paging?: Pick<Paging<Fields>, 'query' | 'cursor' | 'limit'>, call?: Call): Promise<Page<unknown>>;
  /** @throws BackendError 404 also for a record that one may not read */
  get(id: string, call?: Call): Promise<Row<Fields>>;
  create(fields: Partial<Fields>, call?: Call): Promise<Row<Fields>>;
  /** In the order given. On the platform a repeated call makes copies; our server knows each `client_id`. */
  bulkCreate(list: readonly Partial<Fields>[], call?: Call): Promise<Row<Fields>[]>;
  /** Merges. */
  update(id: string, changes: Partial<Fields>, call?: Call): Promise<Row<Fields>>;
  /** At most 500 at once. */
  bulkUpdate(list: readonly (Partial<Fields> & { id: string })[], call?: Call): Promise<Row<Fields>[]>;
  /** @param change operators: `$set`, `$inc`, `$push`, … One call changes a batch; `has_more` asks for the next. */
  updateMany(query: Query<Fields>, change: Readonly<Record<string, object>>, call?: Call): Promise<{ success: boolean; updated: number; has_more: boolean }>;
  upsert(records: readonly Partial<Fields>[], options: { key: FieldOf<Fields> | readonly FieldOf<Fields>[] }, call?: Call): Promise<{ created: number; updated: number; records: Row<Fields>[] }>;
  delete(id: string, call?: Call): Promise<{ success: boolean }>;
  /** By query or by ids. An empty query is everything one may delete: it must be said with `all`. */
  deleteMany(which: Query<Fields> | readonly string[], call?: Call & { all?: boolean }): Promise<{ success: boolean; deleted: number }>;
  count(query?: Query<Fields>, call?: Call): Promise<number>;
  aggregate(spec: AggregateSpec<Fields>, call?: Call): Promise<{ rows: Record<string, unknown>[]; truncated: boolean }>;
  importEntities(file: File, call?: Call): Promise<Imported<Fields>>;
  /**
   * Hears of records that came, changed or went, while there is a way to the server; nothing is told again afterwards. In an event with
   * `data._oversize` long texts are empty: `get` has them.
   * @returns the way to stop
   */
  subscribe(hear: (event: EntityEvent) => void, listener?: Omit<RoomListener, 'update'>): () => void;
}

/** `entities.Prayer` for our own names. */
export type Entities = { readonly [Name in EntityName]: EntityCalls<EntityFields<Name>> };

/** Calls of any entity; those of our own are typed. */
export interface EntityByName {
  <Name extends EntityName>(name: Name): EntityCalls<EntityFields<Name>>;
  <Fields extends object = AnyFields>(name: string): EntityCalls<Fields>;
}

/** A file of many records takes its time. */
const importPatience = 120_000;

export function createEntities(send: Send, rooms: Rooms, appId: string): { entities: Entities; entity: EntityByName } {
  const entity = (name: string) => callsOf(name, send, rooms, appId);
  return { entity: entity as EntityByName, entities: new Proxy({}, { get: (_, name) => (typeof name === 'string' && name !== 'then' ? entity(name) : undefined) }) as Entities };
}

function callsOf(name: string, send: Send, rooms: Rooms, appId: string): EntityCalls<AnyFields> {
  const base = `/entities/${encodeURIComponent(name)}`;
  const one = (id: string) => `${base}/${encodeURIComponent(id)}`;
  const row = async (answer: Promise<Row<AnyFields>>) => normaliseTimes(await answer);
  const rows = async (answer: Promise<Row<AnyFields>[]>) => normaliseTimes(await answer);

  return {
    list: (listing, call) => rows(send('GET', base, { query: listingOf(listing), ...call })),
    filter: (query, listing, call) => rows(send('GET', base, { query: [asked(query), ...listingOf(listing)], ...call })),
    async page({ query, limit, cursor, sort, fields } = {}, call) {
      const page = await send<Page<Row<AnyFields>>>('GET', `${base}/v2/list`, {
        query: [asked(query), ['limit', limit || 100], ['cursor', cursor || undefined], ['sort', sort], ['fields', fields?.join(',')]],
        ...call,
      });
      return { ...page, items: normaliseTimes(page.items) };
    },
    distinct: (field, { query, limit, cursor } = {}, call) =>
      send('GET', `${base}/v2/list`, { query: [asked(query), ['limit', limit || 100], ['cursor', cursor || undefined], ['distinct', field]], ...call }),
    get: (id, call) => row(send('GET', one(id), call)),
    create: (fields, call) => row(send('POST', base, { body: fields, ...call })),
    bulkCreate: (list, call) => rows(send('POST', `${base}/bulk`, { body: list, ...call })),
    update: (id, changes, call) => row(send('PUT', one(id), { body: changes, ...call })),
    bulkUpdate: (list, call) => rows(send('PUT', `${base}/bulk`, { body: list, ...call })),
    updateMany: (query, data, call) => send('PATCH', `${base}/update-many`, { body: { query, data }, ...call }),
    async upsert(records, { key }, call) {
      const answer = await send<{ created: number; updated: number; records: Row<AnyFields>[] }>('POST', `${base}/upsert`, { body: { records, key }, ...call });
      return { ...answer, records: normaliseTimes(answer.records) };
    },
    delete: (id, call) => send('DELETE', one(id), call),
    async deleteMany(which, { all = false, ...call } = {}) {
      if (!all && !Array.isArray(which) && Object.keys(which).length === 0) throw new Error(`An empty query would delete all records of ${name}: say so with { all: true }.`);
      return send('DELETE', base, { body: which, ...(all && { query: [['all', 'true']] }), ...call });
    },
    count: async (query, call) => (await send<{ count: number }>('GET', `${base}/count`, { query: [asked(query)], ...call })).count,
    aggregate: (spec, call) => send('POST', `${base}/aggregate`, { body: spec, ...call }),
    async importEntities(file, call) {
      const answer = await send<Imported<AnyFields>>('POST', `${base}/import`, { body: formWithFile(file), timeout: importPatience, ...call });
      return { ...answer, output: normaliseTimes(answer.output) };
    },
    subscribe: (hear, listener) => rooms.join(entityRoom(appId, name), { ...listener, update: (text) => hear(eventIn(text)) }),
  };
}

function asked(query: object | undefined): QueryEntries[number] {
  return ['q', query && JSON.stringify(query)];
}

function listingOf({ sort, limit, skip, fields }: Listing<AnyFields> = {}): QueryEntries {
  return [
    ['sort', sort || undefined],
    ['limit', limit || undefined],
    ['skip', skip || undefined],
    ['fields', fields?.join(',') || undefined],
  ];
}

/** What older servers leave out is filled in. */
function eventIn(text: string): EntityEvent {
  const { type, data, id, timestamp } = JSON.parse(text) as EntityEvent & { id?: string; timestamp?: string };
  return { type, id: id || data.id, data: normaliseTimes(data), timestamp: withZone(timestamp || new Date().toISOString()) };
}
