// A server made of paper behind the engine's own seam: every question is counted, and every answer can be put in another's place.
import type { Answer, Change, Question, ServerRow, SyncedEntity, Transport } from '../../replication/transport.ts';
import type { Fields } from '../../schemas/local-record.ts';
import type { DeletedRow } from '../../schemas/wire.ts';

export interface PaperServer {
  transport: Transport;
  /** By server id. */
  rows: Map<string, ServerRow>;
  feed: DeletedRow[];
  /** What came, in order: `create a`, `update r1 title`, `delete r1`, `one r1`, `find a`, `changed <since> <skip>`, `ids <skip>`, `deleted <since>`. */
  asked: string[];
  /** Bodies of creates and updates, in order. */
  bodies: Fields[];
  /** Answers in the server's place: what was asked did not reach it. */
  instead(asked: string): Reply | null;
  /** Runs when the server has done it and its answer is on the way, which may be lost or changed here. */
  meanwhile(asked: string): Promise<Reply | null>;
  /** Another device writes: a new row, or changed fields of one that is there. */
  put(fields: Fields & { id?: string }): ServerRow;
  /** Another device deletes. */
  take(serverId: string): void;
  /** The questions that change something. */
  writes(): string[];
}

export type Reply = Answer<ServerRow[]>;

/** More than any test needs: an engine that asks without end is stopped here. */
const mostAsked = 300;

export function createPaperServer({ guarded = true } = {}): PaperServer {
  let made = 0;
  let time = Date.UTC(2026, 10, 20);
  const server: PaperServer = {
    transport: {
      guarded,
      read: (_entity, question) =>
        answer(questionText(question), () => {
          const rows = find(question);
          return question.kind === 'one' && rows.length === 0 ? { kind: 'missing' } : { kind: 'ok', value: rows };
        }),
      readDeleted,
      async write(_entity: SyncedEntity, change: Change): Promise<Answer<ServerRow | null>> {
        const reply = await answer(changeText(change), () => apply(change));
        return reply.kind === 'ok' ? { kind: 'ok', value: reply.value[0] ?? null } : reply;
      },
      listen: () => () => {},
    },
    rows: new Map(),
    feed: [],
    asked: [],
    bodies: [],
    instead: () => null,
    meanwhile: async () => null,
    put(fields) {
      const before = server.rows.get(fields.id ?? '');
      const date = stamp();
      const row = { created_date: date, updated_date: date, ...before, ...(before && { updated_date: date }), ...fields, id: fields.id ?? `r${(made += 1)}` };
      server.rows.set(row.id, row);
      return row;
    },
    take(serverId) {
      const row = server.rows.get(serverId);
      if (!row) throw new Error(`no row ${serverId}`);
      server.rows.delete(serverId);
      server.feed.push({ id: serverId, client_id: String(row['client_id']), deleted_date: stamp() });
    },
    writes: () => server.asked.filter((asked) => /^(create|update|delete) /.test(asked)),
  };
  return server;

  async function answer(asked: string, act: () => Reply): Promise<Reply> {
    server.asked.push(asked);
    if (server.asked.length > mostAsked) throw new Error(`too many questions: ${server.asked.slice(-3).join(', ')}`);
    const other = server.instead(asked);
    if (other) return other;
    const reply = act();
    return (await server.meanwhile(asked)) ?? reply;
  }

  async function readDeleted(_entity: SyncedEntity, since: string, limit: number): Promise<Answer<DeletedRow[]>> {
    if (!guarded) return { kind: 'unsupported' };
    const reply = await answer(`deleted ${since || 'all'}`, () => ({ kind: 'ok', value: [] }));
    return reply.kind === 'ok' ? { kind: 'ok', value: server.feed.filter((row) => row.deleted_date > since).slice(0, limit) } : reply;
  }

  function find(question: Question): ServerRow[] {
    const rows = [...server.rows.values()];
    switch (question.kind) {
      case 'one':
        return rows.filter(({ id }) => id === question.serverId);
      case 'by-client-id':
        return rows.filter((row) => row['client_id'] === question.clientId);
      case 'changed':
        return rows
          .filter((row) => row.updated_date >= question.since)
          .toSorted((a, b) => (a.updated_date < b.updated_date ? -1 : Number(a.updated_date > b.updated_date)))
          .slice(question.skip, question.skip + question.limit);
      case 'ids':
        return rows.slice(question.skip, question.skip + question.limit);
    }
  }

  function apply(change: Change): Reply {
    if (change.kind === 'create') {
      server.bodies.push(change.fields);
      const [there] = find({ kind: 'by-client-id', clientId: String(change.fields['client_id']) });
      return { kind: 'ok', value: [there && guarded ? there : server.put(change.fields)] };
    }
    if (change.kind === 'update') server.bodies.push(change.fields);
    const row = server.rows.get(change.serverId);
    if (!row) return { kind: 'missing' };
    if (row.updated_date !== change.expected) return { kind: 'stale', current: row };
    if (change.kind === 'update') return { kind: 'ok', value: [server.put({ ...change.fields, id: row.id })] };
    server.take(row.id);
    return { kind: 'ok', value: [] };
  }

  function stamp(): string {
    return new Date((time += 1_000)).toISOString();
  }
}

function questionText(question: Question): string {
  switch (question.kind) {
    case 'one':
      return `one ${question.serverId}`;
    case 'by-client-id':
      return `find ${question.clientId}`;
    case 'changed':
      return `changed ${question.since || 'all'} ${question.skip}`;
    case 'ids':
      return `ids ${question.skip}`;
  }
}

function changeText(change: Change): string {
  switch (change.kind) {
    case 'create':
      return `create ${String(change.fields['client_id'])}`;
    case 'update':
      return `update ${change.serverId} ${Object.keys(change.fields).toSorted().join(',')}`;
    case 'delete':
      return `delete ${change.serverId}`;
  }
}
