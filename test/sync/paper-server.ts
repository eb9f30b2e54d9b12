// A server made of paper behind the engine's own seam: every question is counted, and every answer can be put in another's place.
import type { Answer, Change, Question, ServerRow, SyncedEntity, Transport, WriteAnswer } from '../../replication/transport.ts';
import { schemaOf } from '../../schemas/entities.ts';
import type { Fields } from '../../schemas/local-record.ts';
import type { Changes, DeletedRow } from '../../schemas/wire.ts';

export interface PaperServer {
  transport: Transport;
  /** By server id. */
  rows: Map<string, ServerRow>;
  feed: DeletedRow[];
  /** Whose token it is by the server's word; null: nobody's. */
  owner: string | null;
  epoch: string;
  /**
   * What came, in order: `who`, `glance`, `create a`, `update r1 title`, `delete r1`, `one r1`, `find a`, `changed <since> <skip>`,
   * `ids <skip>`, `deleted <since>`; of another entity than Prayer after its name, `ReadingPlan changed all 0`.
   */
  asked: string[];
  /** Bodies of creates and updates, in order. */
  bodies: Fields[];
  /** Answers in the server's place: what was asked did not reach it. */
  instead(asked: string): Reply | null;
  /** Runs when the server has done it and its answer is on the way, which may be lost or changed here. */
  meanwhile(asked: string): Promise<Reply | null>;
  /** Another device writes: a new row, or changed fields of one that is there. */
  put(fields: Fields & { id?: string }, entity?: SyncedEntity): ServerRow;
  /** Another device deletes. */
  take(serverId: string): void;
  /** As it was put back from a backup: these rows, and another epoch. */
  putBack(rows: readonly ServerRow[]): void;
  /** The questions that change something. */
  writes(): string[];
}

export type Reply = Answer<ServerRow[]>;

export interface PaperOptions {
  /** Conditional writes, commit order, unique client ids, a feed of deletions. */
  guarded?: boolean;
  /** One glance for all entities. */
  changes?: boolean;
}

/** Of content, which has no client ids: our server says it so, and any strict one may. */
const unknownField: Reply = { kind: 'refused', status: 400, code: 'unknown_field', message: 'There is no field client_id.' };

/** More than any test needs: an engine that asks without end is stopped here. */
const mostAsked = 400;

export function createPaperServer({ guarded = true, changes = false }: PaperOptions = {}): PaperServer {
  const entityOf = new Map<string, SyncedEntity>();
  let made = 0;
  let time = Date.UTC(2026, 10, 20);
  const server: PaperServer = {
    transport: { guarded, read, readDeleted, glance, write, listen: () => () => {} },
    rows: new Map(),
    feed: [],
    owner: 'alice',
    epoch: 'first',
    asked: [],
    bodies: [],
    instead: () => null,
    meanwhile: async () => null,
    put(fields, entity = 'Prayer') {
      const before = server.rows.get(fields.id ?? '');
      const date = stamp();
      const row = { created_date: date, updated_date: date, ...before, ...(before && { updated_date: date }), ...fields, id: fields.id ?? `r${(made += 1)}` };
      server.rows.set(row.id, row);
      entityOf.set(row.id, entityOf.get(row.id) ?? entity);
      return row;
    },
    take(serverId) {
      const row = server.rows.get(serverId);
      if (!row) throw new Error(`no row ${serverId}`);
      server.rows.delete(serverId);
      server.feed.push({ id: serverId, client_id: String(row['client_id']), deleted_date: stamp() });
    },
    putBack(rows) {
      server.rows.clear();
      for (const row of rows) server.rows.set(row.id, row);
      server.epoch += ', again';
    },
    writes: () => server.asked.filter((asked) => /^(create|update|delete) /.test(asked)),
  };
  return server;

  async function answer(entity: SyncedEntity, text: string, act: () => Reply): Promise<Reply> {
    const asked = entity === 'Prayer' || entity === 'User' ? text : `${entity} ${text}`;
    server.asked.push(asked);
    if (server.asked.length > mostAsked) throw new Error(`too many questions: ${server.asked.slice(-3).join(', ')}`);
    const other = server.instead(asked);
    if (other) return other;
    const reply = act();
    return (await server.meanwhile(asked)) ?? reply;
  }

  async function read(entity: SyncedEntity, question: Question): Promise<Reply> {
    if (entity === 'User') return answer(entity, 'who', () => (server.owner === null ? { kind: 'signed-out' } : { kind: 'ok', value: [aUser(server.owner)] }));
    return answer(entity, questionText(question), () => {
      if (question.kind === 'ids' && question.hasClientIds && !('client_id' in schemaOf(entity).properties)) return unknownField;
      const rows = find(entity, question);
      return question.kind === 'one' && rows.length === 0 ? { kind: 'missing' } : { kind: 'ok', value: rows };
    });
  }

  async function readDeleted(entity: SyncedEntity, since: string, limit: number): Promise<Answer<DeletedRow[]>> {
    if (!guarded) return { kind: 'unsupported' };
    const reply = await answer(entity, `deleted ${since || 'all'}`, () => ({ kind: 'ok', value: [] }));
    if (reply.kind !== 'ok') return reply;
    return { kind: 'ok', value: server.feed.filter(({ id, deleted_date: date }) => entityNameOf(id) === entity && date > since).slice(0, limit) };
  }

  async function glance(): Promise<Answer<Changes>> {
    if (!changes) return { kind: 'unsupported' };
    const reply = await answer('User', 'glance', () => ({ kind: 'ok', value: [] }));
    if (reply.kind !== 'ok') return reply;
    const entities: Record<string, { changed: string; deleted: string }> = {};
    const of = (id: string) => (entities[entityNameOf(id)] ??= { changed: '', deleted: '' });
    for (const { id, updated_date: date } of server.rows.values()) if (date > of(id).changed) of(id).changed = date;
    for (const { id, deleted_date: date } of server.feed) if (date > of(id).deleted) of(id).deleted = date;
    return { kind: 'ok', value: { user_id: server.owner, epoch: server.epoch, entities } };
  }

  /** One after the other, as a server without batches is written to; once it is of no use, the others do not leave. */
  async function write(entity: SyncedEntity, wanted: readonly Change[]): Promise<readonly WriteAnswer[]> {
    let inARow = 0;
    let isOver = false;
    const answers: WriteAnswer[] = [];
    for (const change of wanted) {
      if (isOver) {
        answers.push({ kind: 'unsent' });
        continue;
      }
      const reply = await answer(entity, changeText(change), () => apply(entity, change));
      answers.push(reply.kind === 'ok' ? { kind: 'ok', value: reply.value[0] ?? null } : reply);
      inARow = reply.kind === 'busy' ? inARow + 1 : 0;
      isOver = reply.kind === 'offline' || reply.kind === 'signed-out' || reply.kind === 'outdated' || inARow >= 3 || (reply.kind === 'busy' && reply.retryAfter !== undefined);
    }
    return answers;
  }

  function find(entity: SyncedEntity, question: Question): ServerRow[] {
    const rows = [...server.rows.values()].filter(({ id }) => entityNameOf(id) === entity);
    switch (question.kind) {
      case 'one':
        return rows.filter(({ id }) => id === question.serverId);
      case 'by-client-ids':
        return rows.filter((row) => question.clientIds.includes(String(row['client_id'])));
      case 'changed':
        return rows
          .filter((row) => row.updated_date >= question.since)
          .toSorted((a, b) => (a.updated_date < b.updated_date ? -1 : Number(a.updated_date > b.updated_date)))
          .slice(question.skip, question.skip + question.limit);
      case 'ids':
        return rows.slice(question.skip, question.skip + question.limit);
    }
  }

  function apply(entity: SyncedEntity, change: Change): Reply {
    if (change.kind === 'create') {
      server.bodies.push(change.fields);
      const [there] = find(entity, { kind: 'by-client-ids', clientIds: [String(change.fields['client_id'])] });
      return { kind: 'ok', value: [there && guarded ? there : server.put(change.fields, entity)] };
    }
    if (change.kind === 'update') server.bodies.push(change.fields);
    const row = server.rows.get(change.serverId);
    if (!row) return { kind: 'missing' };
    if (row.updated_date !== change.expected) return { kind: 'stale', current: row };
    if (change.kind === 'update') return { kind: 'ok', value: [server.put({ ...change.fields, id: row.id })] };
    server.take(row.id);
    return { kind: 'ok', value: [] };
  }

  function entityNameOf(id: string): SyncedEntity {
    return entityOf.get(id) ?? 'Prayer';
  }

  function stamp(): string {
    return new Date((time += 1_000)).toISOString();
  }
}

function aUser(id: string): ServerRow {
  return { id, created_date: '', updated_date: '' };
}

function questionText(question: Question): string {
  switch (question.kind) {
    case 'one':
      return `one ${question.serverId}`;
    case 'by-client-ids':
      return `find ${question.clientIds.join(' ')}`;
    case 'changed':
      return `changed ${question.since || 'all'} ${question.skip}${question.limit === 1_000 ? '' : ` of ${question.limit}`}`;
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
