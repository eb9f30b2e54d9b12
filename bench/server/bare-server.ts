// Bare server for the comparison, a separate process: Fastify, one prepared statement per call on
// Selah's tables, JSON in and out. No accounts, checks, log or time stamps.
import { randomBytes, randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';

const database = new DatabaseSync(process.argv[2] ?? 'no path');
// As durable as the Selah server: each write is flushed to the disk before the answer.
database.exec('pragma journal_mode = wal; pragma synchronous = full;');

const columns =
  'records.id, records.owner_id, users.email, records.client_id, records.fields, ' +
  'records.created_date, records.updated_date';
const of = `select ${columns} from records inner join users on users.id = records.owner_id where records.entity = 'Prayer' and records.owner_id = ?`;
const newest = 'order by records.created_date desc, records.id limit ?';
const list = database.prepare(`${of} ${newest}`);
const filter = database.prepare(
  `${of} and json_extract(records.fields, '$.user_email') = ? and json_extract(records.fields, '$.is_answered') = ? ${newest}`,
);
const insert = database.prepare(
  `insert into records (id, entity, owner_id, client_id, fields, created_date, updated_date) values (?, 'Prayer', ?, ?, ?, ?, ?)`,
);
const update = database.prepare(
  `update records set fields = json_patch(fields, ?), updated_date = ? where id = ? and owner_id = ? returning *`,
);

interface Row {
  id: string;
  owner_id: string;
  email: string;
  client_id: string;
  fields: string;
  created_date: string;
  updated_date: string;
}

const app = fastify();
const path = '/api/apps/:app/entities/Prayer';

app.get<{ Querystring: { q?: string; limit?: string } }>(path, async (request) => {
  const owner = getOwner(request.headers.authorization);
  const limit = Number(request.query.limit ?? 5_000);
  const { user_email: email, is_answered: isAnswered } = JSON.parse(request.query.q ?? '{}') as {
    user_email?: string;
    is_answered?: boolean;
  };
  const rows =
    isAnswered === undefined
      ? list.all(owner, limit)
      : filter.all(owner, email ?? '', Number(isAnswered), limit);
  return (rows as unknown as Row[]).map(toWire);
});

app.post<{ Body: Record<string, unknown> }>(path, async (request, reply) => {
  const owner = getOwner(request.headers.authorization);
  const id = randomBytes(12).toString('hex');
  const now = new Date().toISOString();
  const { client_id: clientId = randomUUID(), ...fields } = request.body;
  insert.run(id, owner, String(clientId), JSON.stringify(fields), now, now);
  return reply.code(201).send({
    ...fields,
    client_id: clientId,
    id,
    created_date: now,
    updated_date: now,
    created_by_id: owner,
  });
});

app.put<{ Params: { id: string }; Body: Record<string, unknown> }>(
  `${path}/:id`,
  async (request) => {
    const row = update.get(
      JSON.stringify(request.body),
      new Date().toISOString(),
      request.params.id,
      getOwner(request.headers.authorization),
    );
    return toWire(row as unknown as Row);
  },
);

function toWire({
  id,
  owner_id: owner,
  email,
  client_id: clientId,
  fields,
  created_date: created,
  updated_date: updated,
}: Row): object {
  return {
    ...(JSON.parse(fields) as object),
    client_id: clientId,
    id,
    created_date: created,
    updated_date: updated,
    created_by: email,
    created_by_id: owner,
  };
}

function getOwner(header = ''): string {
  return header.slice('Bearer '.length);
}

process.on('SIGTERM', () => process.exit(0));
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
