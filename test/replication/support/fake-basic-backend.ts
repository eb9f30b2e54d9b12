// Fake of the basic hosted backend. It has its own ids and dates, no unique client ids and no
// conditional writes. The last write wins, there is no deletion feed, and dates are read without Z.
import type { TransportFetch, HttpResponse } from '../../../replication/http-transport.ts';

export type BackendRow = Record<string, unknown> & { id: string };

export interface BackendRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/**
 * A request that has arrived: its date is assigned, and its effect stays invisible until `finish`
 * is called.
 */
export interface ArrivedRequest {
  finish(): HttpResponse;
}

export interface BasicBackend {
  fetch: TransportFetch;
  arrive(request: BackendRequest): ArrivedRequest;
  /** Without any person, every token may do everything. */
  addPerson(token: string, person: { id: string; email: string }): void;
  endSession(token: string): void;
  /** Rows of all users and entities, by id. */
  rows: Map<string, BackendRow>;
  /** Returns the rows of one user; with null, the rows of shared content. */
  rowsOf(email: string | null, entity: string): BackendRow[];
  /** Creates, replaces or withdraws a row of shared content. */
  publish(entity: string, fields: Record<string, unknown> & { id?: string }): void;
  withdraw(id: string): void;
  requests: string[];
  /** When set, answers in the backend's place. */
  fault: ((method: string, path: string) => HttpResponse | null) | null;
  /** A row is about to be replaced by another, or to go. */
  watch: ((token: string, before: BackendRow, after: BackendRow | null) => void) | null;
}

/**
 * Maximum time in milliseconds from the start to the end of a write: row dates may appear out of
 * order, but by no more than this.
 */
const maxCommitMillis = 100_000;

interface Pending {
  begun: number;
  finish(): HttpResponse;
}

export function createBasicBackend(now: () => number = clockOfItsOwn()): BasicBackend {
  const rows = new Map<string, BackendRow>();
  const places = new Map<string, { entity: string; email: string | null }>();
  const persons = new Map<string, { id: string; email: string }>();
  const pending = new Set<Pending>();
  let isOpen = true;
  let made = 0;

  const backend: BasicBackend = {
    fetch: async (address, init) => backend.arrive({ ...init, url: address }).finish(),
    arrive(request) {
      for (const one of pending) if (now() - one.begun > maxCommitMillis) one.finish();
      const begun = now();
      let answer: HttpResponse | null = null;
      const one: Pending = {
        begun,
        finish() {
          pending.delete(one);
          return (answer ??= handle(request, stampOf(begun)));
        },
      };
      pending.add(one);
      return one;
    },
    addPerson(token, person) {
      isOpen = false;
      persons.set(token, person);
    },
    endSession: (token) => void persons.delete(token),
    rows,
    publish(entity, fields) {
      const id = fields.id ?? newId();
      const before = rows.get(id);
      const stamp = stampOf(now());
      rows.set(id, {
        created_date: stamp,
        ...before,
        ...fields,
        id,
        updated_date: unlike(stamp, before?.['updated_date']),
      });
      places.set(id, { entity, email: null });
    },
    withdraw: (id) => void rows.delete(id),
    rowsOf: (email, entity) =>
      [...rows.values()].filter(
        ({ id }) => places.get(id)?.email === email && places.get(id)?.entity === entity,
      ),
    requests: [],
    fault: null,
    watch: null,
  };

  function newId(): string {
    return `row-${String((made += 1)).padStart(6, '0')}`;
  }

  function handle(
    { method, url: address, headers, body: text }: BackendRequest,
    stamp: string,
  ): HttpResponse {
    const url = new URL(address, 'http://plain');
    backend.requests.push(`${method} ${url.pathname}${url.search}`);
    const fault = backend.fault?.(method, url.pathname);
    if (fault) return fault;
    if (url.pathname.includes('public-settings'))
      return buildJsonResponse(200, { id: 'selah', public_settings: 'public_without_login' });
    const token = (headers['authorization'] ?? '').replace('Bearer ', '');
    const person = persons.get(token);
    if (!person && !isOpen) return buildJsonResponse(401, { message: 'Please sign in.' });
    const [, entity = '', rest = ''] = /\/entities\/(\w+)\/?(.*)$/.exec(url.pathname) ?? [];
    const id = decodeURIComponent(rest);
    if (entity === 'User')
      return person
        ? buildJsonResponse(200, {
            ...person,
            full_name: person.email,
            created_date: stampOf(0),
            updated_date: stampOf(0),
          })
        : buildJsonResponse(404, { message: 'not found' });
    const isReachable = (row: BackendRow) => {
      const place = places.get(row.id);
      return (
        !place ||
        !person ||
        ((place.email ?? person.email) === person.email && place.entity === entity)
      );
    };
    const body = text === undefined ? {} : (JSON.parse(text) as Record<string, unknown>);
    if (id === '' && method === 'GET')
      return buildJsonResponse(200, list([...rows.values()].filter(isReachable), url.searchParams));
    const tooLong = Object.entries(body).find(
      ([field, value]) => field === 'title' && typeof value === 'string' && value.length > 200,
    );
    if (id === '') {
      if (tooLong) return buildJsonResponse(422, { message: 'Error in field title: too long' });
      const row: BackendRow = {
        ...body,
        id: newId(),
        created_by: person?.email,
        created_date: stamp,
        updated_date: stamp,
      };
      rows.set(row.id, row);
      if (person) places.set(row.id, { entity, email: person.email });
      return buildJsonResponse(201, row, true);
    }
    const row = rows.get(id);
    if (!row || !isReachable(row)) return buildJsonResponse(404, { message: 'not found' });
    if (method === 'GET') return buildJsonResponse(200, row);
    if (method === 'DELETE') {
      backend.watch?.(token, row, null);
      rows.delete(id);
      return buildJsonResponse(200, { success: true });
    }
    if (tooLong) return buildJsonResponse(422, { message: 'Error in field title: too long' });
    const after: BackendRow = {
      ...row,
      ...body,
      id,
      created_date: row['created_date'],
      updated_date: unlike(stamp, row['updated_date']),
    };
    backend.watch?.(token, row, after);
    rows.set(id, after);
    return buildJsonResponse(200, after);
  }

  return backend;
}

type Where = Readonly<Record<string, string | { $gte?: string; $in?: readonly string[] }>>;

function list(rows: readonly BackendRow[], query: URLSearchParams): Partial<BackendRow>[] {
  const where = Object.entries(JSON.parse(query.get('q') ?? '{}') as Where);
  const sort = query.get('sort') ?? 'created_date';
  const skip = Number(query.get('skip') ?? 0);
  const fields = query.get('fields')?.split(',');
  return rows
    .filter((row) => where.every(([field, wanted]) => fits(String(row[field] ?? ''), wanted)))
    .toSorted((a, b) => (String(a[sort]) < String(b[sort]) ? -1 : 1))
    .slice(skip, skip + Math.min(5_000, Number(query.get('limit') ?? 5_000)))
    .map((row) => (fields ? Object.fromEntries(fields.map((field) => [field, row[field]])) : row));
}

function fits(value: string, wanted: Where[string]): boolean {
  if (typeof wanted === 'string') return value === wanted;
  if (wanted.$in) return wanted.$in.includes(value);
  return wanted.$gte === undefined || value >= wanted.$gte.replace(/Z$/, '');
}

/** Formats a time with microseconds and without Z, as the backend stores it. */
function stampOf(time: number): string {
  return new Date(time).toISOString().replace('Z', '000');
}

/**
 * Many rows may share a date, two versions of one row never do: the platform counts microseconds.
 */
function unlike(stamp: string, former: unknown): string {
  return stamp === former
    ? stamp.replace(/\d{3}$/, (micros) => String(Number(micros) + 1).padStart(3, '0'))
    : stamp;
}

function clockOfItsOwn(): () => number {
  let time = Date.UTC(2026, 10, 20);
  return () => (time += 1_000);
}

export function buildJsonResponse(status: number, body: unknown, justMade = false): HttpResponse {
  const text = JSON.stringify(body);
  // Dates of a record just created end with Z; dates that are read back do not.
  const dated = justMade ? text.replace(/("\w+_date":"[\d:.T-]+)"/g, '$1Z"') : text;
  return { ok: status < 400, status, headers: { get: () => null }, text: async () => dated };
}
