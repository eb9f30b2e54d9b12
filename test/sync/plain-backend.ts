// A stand-in of the plain hosted backend: ids and dates of its own, no unique client ids, no conditional writes, no feed of deletions, dates without Z when read.
import type { Fetch, HttpResponse } from '../../replication/http-transport.ts';

type Row = Record<string, unknown> & { id: string };

export interface PlainBackend {
  fetch: Fetch;
  rows: Map<string, Row>;
  requests: string[];
  /** When set, answers in the backend's place. */
  fault: ((method: string, path: string) => HttpResponse | null) | null;
}

export function createPlainBackend(): PlainBackend {
  const rows = new Map<string, Row>();
  const backend: PlainBackend = { fetch: handle, rows, requests: [], fault: null };
  let made = 0;
  let time = Date.UTC(2026, 10, 20);

  async function handle(address: string, init: Parameters<Fetch>[1]): Promise<HttpResponse> {
    const url = new URL(address, 'http://plain');
    backend.requests.push(`${init.method} ${url.pathname}${url.search}`);
    const fault = backend.fault?.(init.method, url.pathname);
    if (fault) return fault;
    if (url.pathname.includes('public-settings')) return json(200, { id: 'selah', public_settings: 'public_without_login' });
    const id = decodeURIComponent(/\/entities\/\w+\/?(.*)$/.exec(url.pathname)?.[1] ?? '');
    const body = init.body === undefined ? {} : (JSON.parse(init.body) as Record<string, unknown>);
    if (id === '' && init.method === 'POST') return json(201, put({ ...body, id: `row-${(made += 1)}`, created_date: stamp() }), true);
    if (id === '') return json(200, list(url.searchParams));
    const row = rows.get(id);
    if (!row) return json(404, { message: 'not found' });
    if (init.method === 'DELETE') rows.delete(id);
    if (init.method === 'PUT') return json(200, put({ ...row, ...body }));
    return json(200, init.method === 'DELETE' ? { success: true } : row);
  }

  function stamp(): string {
    return new Date((time += 1_000)).toISOString().replace('Z', '');
  }

  function put(row: Row): Row {
    const written = { ...row, updated_date: stamp() };
    rows.set(row.id, written);
    return written;
  }

  function list(query: URLSearchParams): Row[] {
    const where = JSON.parse(query.get('q') ?? '{}') as { client_id?: string; updated_date?: { $gte: string } };
    const sort = query.get('sort') ?? 'created_date';
    const skip = Number(query.get('skip') ?? 0);
    return [...rows.values()]
      .filter((row) => where.client_id === undefined || row['client_id'] === where.client_id)
      .filter((row) => where.updated_date === undefined || Date.parse(`${String(row['updated_date'])}Z`) >= Date.parse(where.updated_date.$gte))
      .toSorted((a, b) => (String(a[sort]) < String(b[sort]) ? -1 : 1))
      .slice(skip, skip + Number(query.get('limit') ?? 5_000));
  }
  return backend;
}

export function json(status: number, body: unknown, justMade = false): HttpResponse {
  const text = JSON.stringify(body);
  // A record just created carries a Z, one read back does not.
  const dated = justMade ? text.replace(/("\w+_date":"[\d:.T-]+)"/g, '$1Z"') : text;
  return { ok: status < 400, status, headers: { get: () => null }, text: async () => dated };
}
