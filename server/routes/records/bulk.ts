// Bulk routes that handle many records in one call: create, update by id, update by query, and
// delete by query. Upserts are in upsert.ts.
import type { FastifyInstance } from 'fastify';
import { isObject } from '../../../schemas/is-object.ts';
import {
  getCreateScope,
  getDeleteScope,
  requireCreateAccess,
  forbiddenError,
  getReadScope,
  getBulkUpdateScope,
  createUpdateCheck,
  getUpdateScope,
  whereIdIn,
} from '../../entities/access.ts';
import type { Entity } from '../../entities/catalog.ts';
import { validateChange } from '../../entities/validation.ts';
import { recordNotFoundError } from '../../http/if-match.ts';
import { HttpError } from '../../errors.ts';
import { isAlways } from '../../store/conditions/combine-conditions.ts';
import { readParameters } from '../../query/list-request.ts';
import { readQuery } from '../../query/filter-parser.ts';
import { getQueryFields } from '../../query/queryable-fields.ts';
import type { Condition } from '../../store/conditions/condition.ts';
import { mapInTurns } from '../../store/event-loop-turns.ts';
import { stampFromMillis } from '../../store/timestamp.ts';
import type { Fields } from '../../store/store.ts';
import { parseUpdate } from '../../entities/update-operators.ts';
import {
  unwrapCreated,
  buildDraft,
  toExistingRecord,
  listFixedFields,
  maxBulkChanges,
  requireList,
  recordsPath,
  publishChange,
  publishDeletion,
  requireWriter,
  type EntityRoute,
  type RecordParts,
} from './record-request.ts';

/** Maximum number of records in one bulk create. */
const maxBulkSize = 5_000;

export function manyRecordsRoutes(app: FastifyInstance, parts: RecordParts): void {
  const { records, publisher, clock } = parts;

  app.post<EntityRoute>(`${recordsPath}/bulk`, async (request, reply) => {
    const { entity, caller } = await requireWriter(parts, request);
    const scope = getCreateScope(entity, caller);
    const drafts = await mapInTurns(requireList(request.body, maxBulkSize), (one, index) =>
      buildDraft(entity, caller, one, `record ${index + 1}, `),
    );
    requireCreateAccess(entity, caller, drafts, stampFromMillis(clock.now()));
    const made = unwrapCreated(await records.create(scope, caller.user.id, drafts));
    const answer = await mapInTurns(made, ({ record, isNew }) =>
      isNew
        ? publishChange(publisher, entity, 'create', record)
        : toExistingRecord(entity, caller, record),
    );
    const rows = await mapInTurns(answer, (record) => JSON.stringify(record));
    return reply
      .code(made.some(({ isNew }) => isNew) ? 201 : 200)
      .type('application/json; charset=utf-8')
      .send(`[${rows.join()}]`);
  });

  app.put<EntityRoute>(`${recordsPath}/bulk`, async (request) => {
    const { entity, caller } = await requireWriter(parts, request);
    getUpdateScope(entity, caller);
    const changes = await readChanges(entity, request.body);
    if (changes.length === 0) return [];
    const scope = getBulkUpdateScope(
      entity,
      caller,
      changes.map(({ id, change }) => ({ which: whereIdIn([id]), change })),
    );
    const outcome = await records.updateEach(scope, changes);
    if (outcome.kind === 'done')
      return mapInTurns(outcome.records, (record, index) =>
        publishChange(publisher, entity, 'update', record, outcome.before[index]),
      );
    if (entity.access === 'rules' && (await records.get(getReadScope(entity, caller), outcome.id)))
      throw forbiddenError();
    throw recordNotFoundError();
  });

  app.patch<EntityRoute>(`${recordsPath}/update-many`, async (request) => {
    const { entity, caller } = await requireWriter(parts, request);
    const scope = getUpdateScope(entity, caller);
    const { query, data } = isObject(request.body) ? request.body : {};
    const where = readQuery(getQueryFields(entity), query);
    const update = parseUpdate(entity, data, {
      fixedFields: listFixedFields(entity),
      now: clock.now(),
    });
    const isAllowed = createUpdateCheck(entity, caller);
    const {
      records: changed,
      before,
      hasMore,
    } = await records.updateWhere(scope, where, maxBulkChanges, (record) => {
      const fields = update(record);
      if (!isAllowed({ ...record, fields })) throw forbiddenError();
      return fields;
    });
    await mapInTurns(changed, (record, index) =>
      publishChange(publisher, entity, 'update', record, before[index]),
    );
    return { success: true, updated: changed.length, has_more: hasMore };
  });

  app.delete<EntityRoute>(recordsPath, async (request) => {
    const { entity, caller } = await requireWriter(parts, request);
    const scope = getDeleteScope(entity, caller);
    const { all } = readParameters(request.query, ['all']);
    const removed = await records.removeMany(
      scope,
      readDeletion(entity, request.body, all === 'true'),
    );
    await mapInTurns(removed, (one) => publishDeletion(publisher, entity, one));
    return { success: true, deleted: removed.length };
  });
}

interface IdAndChange {
  id: string;
  change: Fields;
}

/** @throws HttpError 400, 422 */
async function readChanges(entity: Entity, body: unknown): Promise<IdAndChange[]> {
  const seen = new Set<string>();
  return mapInTurns(requireList(body, maxBulkChanges), (one, index) => {
    const where = `record ${index + 1}, `;
    const id = isObject(one) ? one['id'] : undefined;
    if (typeof id !== 'string' || id === '')
      throw new HttpError(
        400,
        'invalid_body',
        `Record ${index + 1} needs the id of the record it changes.`,
      );
    if (seen.has(id))
      throw new HttpError(
        400,
        'invalid_body',
        `Record ${index + 1} has the same id as another one.`,
      );
    seen.add(id);
    return {
      id,
      change: validateChange(entity, one, { fixedFields: listFixedFields(entity), where }),
    };
  });
}

function readDeletion(entity: Entity, body: unknown, all: boolean): Condition {
  const where = readQuery(
    getQueryFields(entity),
    Array.isArray(body) ? { id: body } : (body ?? {}),
  );
  if (isAlways(where) && !all)
    throw new HttpError(
      400,
      'empty_query',
      'This query would delete everything. Use ?all=true to confirm.',
    );
  return where;
}
