// Records of every entity: list, get, create, change, delete.
import type { FastifyInstance } from 'fastify';
import { schemaOf, type EntityName } from '../../schemas/entities.ts';
import type { WireRecord } from '../../schemas/wire.ts';
import { deletedToWire, recordToWire } from '../answers.ts';
import type { Callers } from '../auth/callers.ts';
import { checkChange, checkNew } from '../check.ts';
import { expectedVersions, mustBeDone, recordMissing } from '../conditional.ts';
import { HttpError } from '../errors.ts';
import { readDeletedRequest, readListRequest, readParameters, readQuery } from '../query.ts';
import type { Announcer } from '../socket.ts';
import type { Condition, Deleted, Draft, Reach, RecordStore, StoredRecord, StoredUser } from '../store/store.ts';
import { mustBeEntity, readReach, writeReach } from './access.ts';

/** Records in one bulk create. */
const largestBulk = 5_000;

/** Set by the server at the beginning and kept. */
const keptFields = ['client_id', 'user_email'];

type ByName = { Params: { name: string } };
type ById = { Params: { name: string; id: string } };

export function recordRoutes(app: FastifyInstance, { records, callers, announcer }: { records: RecordStore; callers: Callers; announcer: Announcer }): void {
  const path = '/api/apps/:appId/entities/:name';

  app.get<ByName>(path, async (request) => {
    const entity = mustBeEntity(request.params.name);
    const reach = await readReach(callers, request, entity);
    const { find, fields } = readListRequest(entity, request.query);
    return (await records.list(reach, find)).map((record) => recordToWire(record, reach, fields));
  });

  app.get<ByName>(`${path}/deleted`, async (request) => {
    const reach = await readReach(callers, request, mustBeEntity(request.params.name));
    const { since, limit } = readDeletedRequest(request.query);
    return (await records.deleted(reach, since, limit)).map(deletedToWire);
  });

  app.get<ById>(`${path}/:id`, async (request) => {
    const reach = await readReach(callers, request, mustBeEntity(request.params.name));
    const record = await records.get(reach, request.params.id);
    if (!record) throw recordMissing();
    return recordToWire(record, reach);
  });

  app.post<ByName>(path, async (request, reply) => {
    const entity = mustBeEntity(request.params.name);
    const { reach, caller } = await writeReach(callers, request, entity);
    const made = await create(reach, caller, [draftOf(entity, caller, request.body)]);
    return reply.code(made.status).send(made.records[0]);
  });

  app.post<ByName>(`${path}/bulk`, async (request, reply) => {
    const entity = mustBeEntity(request.params.name);
    const { reach, caller } = await writeReach(callers, request, entity);
    const { body } = request;
    if (!Array.isArray(body)) throw new HttpError(400, 'invalid_body', 'The body must be a list of records.');
    if (body.length > largestBulk) throw new HttpError(400, 'too_many', `At most ${largestBulk} records may be created at once.`);
    const drafts = body.map((one: unknown, place) => draftOf(entity, caller, one, `record ${place + 1}, `));
    const made = await create(reach, caller, drafts);
    return reply.code(made.status).send(made.records);
  });

  app.put<ById>(`${path}/:id`, async (request) => {
    const entity = mustBeEntity(request.params.name);
    const { reach } = await writeReach(callers, request, entity);
    const change = checkChange(entity, request.body, keptFields);
    const toWire = (current: StoredRecord) => recordToWire(current, reach);
    const record = toWire(mustBeDone(await records.update(reach, request.params.id, change, expectedVersions(request)), toWire));
    announcer.tell(reach, { type: 'update', id: record.id, data: record, timestamp: record.updated_date });
    return record;
  });

  app.delete<ById>(`${path}/:id`, async (request) => {
    const { reach } = await writeReach(callers, request, mustBeEntity(request.params.name));
    tellDeleted(reach, mustBeDone(await records.remove(reach, request.params.id, expectedVersions(request)), (current) => recordToWire(current, reach)));
    return { success: true };
  });

  app.delete<ByName>(path, async (request) => {
    const entity = mustBeEntity(request.params.name);
    const { reach } = await writeReach(callers, request, entity);
    const { all } = readParameters(request.query, ['all']);
    const deleted = await records.removeMany(reach, readDeletion(entity, request.body, all === 'true'));
    for (const one of deleted) tellDeleted(reach, one);
    return { success: true, deleted: deleted.length };
  });

  async function create(reach: Reach, caller: StoredUser, drafts: Draft[]): Promise<{ status: 200 | 201; records: WireRecord[] }> {
    const creation = await records.create(reach, caller.id, drafts);
    if (creation.kind === 'deleted') throw new HttpError(410, 'deleted', 'This record has been deleted and stays so.');
    const made = creation.records.map(({ record, isNew }) => ({ record: recordToWire(record, reach), isNew }));
    for (const { record, isNew } of made) {
      if (isNew) announcer.tell(reach, { type: 'create', id: record.id, data: record, timestamp: record.created_date });
    }
    return { status: made.some(({ isNew }) => isNew) ? 201 : 200, records: made.map(({ record }) => record) };
  }

  function tellDeleted(reach: Reach, { id, clientId, deletedDate }: Deleted): void {
    announcer.tell(reach, { type: 'delete', id, data: { id, client_id: clientId }, timestamp: deletedDate });
  }
}

function draftOf(entity: EntityName, caller: StoredUser, input: unknown, where = ''): Draft {
  const fixed = Object.hasOwn(schemaOf(entity).properties, 'user_email') ? { user_email: caller.email } : {};
  const { client_id: clientId, ...fields } = checkNew(entity, input, { fixed, where });
  return { clientId: typeof clientId === 'string' ? clientId : null, fields };
}

function readDeletion(entity: EntityName, body: unknown, all: boolean): Condition[] {
  if (Array.isArray(body)) return readQuery(entity, { id: body });
  const where = readQuery(entity, body ?? {});
  if (where.length === 0 && !all) throw new HttpError(400, 'empty_query', 'An empty query would delete everything. Say ?all=true if that is meant.');
  return where;
}
