// Fake of the basic hosted backend: own ids and dates, no unique client ids, no conditional writes,
// no deletion feed; the last write wins. Dates are read without Z.
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
  addUser(token: string, person: { id: string; email: string }): void;
  endSession(token: string): void;
  /** Rows of all users and entities, by id. */
  rows: Map<string, BackendRow>;
  /** Returns the rows of one user; with null, the rows of shared content. */
  rowsOf(email: string | null, entity: string): BackendRow[];
  /** Creates, replaces or withdraws a row of shared content. */
  publish(entity: string, fields: Record<string, unknown> & { id?: string }): void;
  withdraw(id: string): void;
  requests: string[];
  /** When set, responds instead of the backend. */
  fault: ((method: string, path: string) => HttpResponse | null) | null;
  /** Called before a row is replaced or deleted. */
  beforeRowChange: ((token: string, before: BackendRow, after: BackendRow | null) => void) | null;
}

/**
 * Maximum time in milliseconds from the start to the end of a write: row dates may appear out of
 * order, but by no more than this.
 */
const maxCommitMillis = 100_000;

interface Pending {
  startedAt: number;
  finish(): HttpResponse;
}

export function createBasicBackend(now: () => number = createSteppingClock()): BasicBackend {
  const rows = new Map<string, BackendRow>();
  const locations = new Map<string, { entity: string; email: string | null }>();
  const persons = new Map<string, { id: string; email: string }>();
  /** Fields that users wrote into their profiles, by e-mail address. */
  const profiles = new Map<string, Record<string, unknown>>();
  const pending = new Set<Pending>();
  let isOpen = true;
  let rowCount = 0;

  const backend: BasicBackend = {
    fetch: async (address, init) => backend.arrive({ ...init, url: address }).finish(),
    arrive(request) {
      for (const pendingRequest of pending)
        if (now() - pendingRequest.startedAt > maxCommitMillis) pendingRequest.finish();
      const startedAt = now();
      let answer: HttpResponse | null = null;
      const pendingRequest: Pending = {
        startedAt,
        finish() {
          pending.delete(pendingRequest);
          return (answer ??= handle(request, formatDate(startedAt)));
        },
      };
      pending.add(pendingRequest);
      return pendingRequest;
    },
    addUser(token, person) {
      isOpen = false;
      persons.set(token, person);
    },
    endSession: (token) => void persons.delete(token),
    rows,
    publish(entity, fields) {
      const id = fields.id ?? newId();
      const before = rows.get(id);
      const date = formatDate(now());
      rows.set(id, {
        created_date: date,
        ...before,
        ...fields,
        id,
        updated_date: ensureDifferentDate(date, before?.['updated_date']),
      });
      locations.set(id, { entity, email: null });
    },
    withdraw: (id) => void rows.delete(id),
    rowsOf: (email, entity) =>
      [...rows.values()].filter(
        ({ id }) => locations.get(id)?.email === email && locations.get(id)?.entity === entity,
      ),
    requests: [],
    fault: null,
    beforeRowChange: null,
  };

  function newId(): string {
    return `row-${String((rowCount += 1)).padStart(6, '0')}`;
  }

  function handle(
    { method, url: address, headers, body: text }: BackendRequest,
    date: string,
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
    if (entity === 'User') {
      if (!person) return buildJsonResponse(404, { message: 'not found' });
      const before = profiles.get(person.email) ?? { updated_date: formatDate(0) };
      const profile =
        method === 'PUT' && text !== undefined
          ? {
              ...before,
              ...(JSON.parse(text) as Record<string, unknown>),
              updated_date: ensureDifferentDate(date, before['updated_date']),
            }
          : before;
      profiles.set(person.email, profile);
      return buildJsonResponse(200, {
        ...profile,
        ...person,
        full_name: person.email,
        created_date: formatDate(0),
      });
    }
    const isReachable = (row: BackendRow) => {
      const location = locations.get(row.id);
      return (
        !location ||
        !person ||
        ((location.email ?? person.email) === person.email && location.entity === entity)
      );
    };
    const body = text === undefined ? {} : (JSON.parse(text) as Record<string, unknown>);
    if (id === '' && method === 'GET')
      return buildJsonResponse(200, list([...rows.values()].filter(isReachable), url.searchParams));
    const tooLongField = Object.entries(body).find(
      ([field, value]) => field === 'title' && typeof value === 'string' && value.length > 200,
    );
    if (id === '') {
      if (tooLongField)
        return buildJsonResponse(422, { message: 'Error in field title: too long' });
      const row: BackendRow = {
        ...body,
        id: newId(),
        created_by: person?.email,
        created_date: date,
        updated_date: date,
      };
      rows.set(row.id, row);
      if (person) locations.set(row.id, { entity, email: person.email });
      return buildJsonResponse(201, row, true);
    }
    const row = rows.get(id);
    if (!row || !isReachable(row)) return buildJsonResponse(404, { message: 'not found' });
    if (method === 'GET') return buildJsonResponse(200, row);
    if (method === 'DELETE') {
      backend.beforeRowChange?.(token, row, null);
      rows.delete(id);
      return buildJsonResponse(200, { success: true });
    }
    if (tooLongField) return buildJsonResponse(422, { message: 'Error in field title: too long' });
    const after: BackendRow = {
      ...row,
      ...body,
      id,
      created_date: row['created_date'],
      updated_date: ensureDifferentDate(date, row['updated_date']),
    };
    backend.beforeRowChange?.(token, row, after);
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
    .filter((row) =>
      where.every(([field, condition]) => matchesCondition(String(row[field] ?? ''), condition)),
    )
    .toSorted((a, b) => (String(a[sort]) < String(b[sort]) ? -1 : 1))
    .slice(skip, skip + Math.min(5_000, Number(query.get('limit') ?? 5_000)))
    .map((row) => (fields ? Object.fromEntries(fields.map((field) => [field, row[field]])) : row));
}

function matchesCondition(value: string, condition: Where[string]): boolean {
  if (typeof condition === 'string') return value === condition;
  if (condition.$in) return condition.$in.includes(value);
  return condition.$gte === undefined || value >= condition.$gte.replace(/Z$/, '');
}

/** Formats a time with microseconds and without Z, as the backend stores it. */
function formatDate(time: number): string {
  return new Date(time).toISOString().replace('Z', '000');
}

/**
 * Many rows may share a date, two versions of one row never do: the platform counts microseconds.
 */
function ensureDifferentDate(date: string, previous: unknown): string {
  return date === previous
    ? date.replace(/\d{3}$/, (micros) => String(Number(micros) + 1).padStart(3, '0'))
    : date;
}

function createSteppingClock(): () => number {
  let time = Date.UTC(2026, 10, 20);
  return () => (time += 1_000);
}

export function buildJsonResponse(
  status: number,
  body: unknown,
  isJustCreated = false,
): HttpResponse {
  const text = JSON.stringify(body);
  // Dates of a record just created end with Z; dates that are read back do not.
  const withDates = isJustCreated ? text.replace(/("\w+_date":"[\d:.T-]+)"/g, '$1Z"') : text;
  return { ok: status < 400, status, headers: { get: () => null }, text: async () => withDates };
}
