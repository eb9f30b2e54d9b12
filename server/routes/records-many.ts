// Many records in one call: bulk create and change, change by query, upsert, delete by query.
import type { FastifyInstance } from 'fastify';
import { createReach, deleteReach, mustMayCreate, notAllowed, readReach, updateEachReach, updateJudge, updateReach, withIds } from '../access.ts';
import type { Entity } from '../catalog.ts';
import { checkChange, isObject } from '../check.ts';
import { recordMissing } from '../conditional.ts';
import { HttpError } from '../errors.ts';
import { isAlways } from '../logic.ts';
import { readParameters } from '../query.ts';
import { readQuery } from '../query-conditions.ts';
import { shapeOf } from '../shape.ts';
import type { Condition } from '../store/condition.ts';
import { stampFromMillis } from '../store/stamp.ts';
import type { Fields } from '../store/store.ts';
import { readUpdate } from '../update-operators.ts';
import { createdRecords, draftOf, firstRecord, keptFields, mostChanges, mustBeSome, recordsPath, tell, tellDeleted, writerOf, type ByName, type RecordParts } from './record-parts.ts';

/** Records in one bulk create. */
const largestBulk = 5_000;

export function manyRecordsRoutes(app: FastifyInstance, parts: RecordParts): void {
  const { records, announcer, clock } = parts;

  app.post<ByName>(`${recordsPath}/bulk`, async (request, reply) => {
    const { entity, caller } = await writerOf(parts, request);
    const reach = createReach(entity, caller);
    const drafts = mustBeSome(request.body, largestBulk).map((one, place) => draftOf(entity, caller, one, `record ${place + 1}, `));
    mustMayCreate(entity, caller, drafts, stampFromMillis(clock.now()));
    const made = createdRecords(await records.create(reach, caller.user.id, drafts));
    const answer = made.map(({ record, isNew }) => (isNew ? tell(announcer, entity, 'create', record) : firstRecord(entity, caller, record)));
    return reply.code(made.some(({ isNew }) => isNew) ? 201 : 200).send(answer);
  });

  app.put<ByName>(`${recordsPath}/bulk`, async (request) => {
    const { entity, caller } = await writerOf(parts, request);
    updateReach(entity, caller);
    const changes = readChanges(entity, request.body);
    if (changes.length === 0) return [];
    const reach = updateEachReach(entity, caller, changes.map(({ id, change }) => ({ which: withIds([id]), change })));
    const outcome = await records.updateEach(reach, changes);
    if (outcome.kind === 'done') return outcome.records.map((record, place) => tell(announcer, entity, 'update', record, outcome.before[place]));
    if (entity.access === 'rules' && (await records.get(readReach(entity, caller), outcome.id))) throw notAllowed();
    throw recordMissing();
  });

  app.patch<ByName>(`${recordsPath}/update-many`, async (request) => {
    const { entity, caller } = await writerOf(parts, request);
    const reach = updateReach(entity, caller);
    const { query, data } = isObject(request.body) ? request.body : {};
    const where = readQuery(shapeOf(entity), query);
    const update = readUpdate(entity, data, { kept: keptFields(entity), now: clock.now() });
    const isAllowed = updateJudge(entity, caller);
    const { records: changed, before, hasMore } = await records.updateWhere(reach, where, mostChanges, (record) => {
      const fields = update(record);
      if (!isAllowed({ ...record, fields })) throw notAllowed();
      return fields;
    });
    for (const [place, record] of changed.entries()) tell(announcer, entity, 'update', record, before[place]);
    return { success: true, updated: changed.length, has_more: hasMore };
  });

  app.delete<ByName>(recordsPath, async (request) => {
    const { entity, caller } = await writerOf(parts, request);
    const reach = deleteReach(entity, caller);
    const { all } = readParameters(request.query, ['all']);
    const removed = await records.removeMany(reach, readDeletion(entity, request.body, all === 'true'));
    for (const one of removed) tellDeleted(announcer, entity, one);
    return { success: true, deleted: removed.length };
  });
}

interface IdAndChange {
  id: string;
  change: Fields;
}

/** @throws HttpError 400, 422 */
function readChanges(entity: Entity, body: unknown): IdAndChange[] {
  const seen = new Set<string>();
  return mustBeSome(body, mostChanges).map((one, place) => {
    const where = `record ${place + 1}, `;
    const id = isObject(one) ? one['id'] : undefined;
    if (typeof id !== 'string' || id === '') throw new HttpError(400, 'invalid_body', `Record ${place + 1} needs the id of the record it changes.`);
    if (seen.has(id)) throw new HttpError(400, 'invalid_body', `Record ${place + 1} has the same id as another one.`);
    seen.add(id);
    return { id, change: checkChange(entity, one, { kept: keptFields(entity), where }) };
  });
}

function readDeletion(entity: Entity, body: unknown, all: boolean): Condition {
  const where = readQuery(shapeOf(entity), Array.isArray(body) ? { id: body } : (body ?? {}));
  if (isAlways(where) && !all) throw new HttpError(400, 'empty_query', 'This query would delete everything. Say ?all=true if that is meant.');
  return where;
}
