// Routes of the trash: list deleted records, restore them, or erase a record permanently. Only
// users who may delete a record have access.
import type { FastifyInstance } from 'fastify';
import { getDeleteScope, whereIdIn } from '../../entities/access.ts';
import { recordToWire } from '../../entities/wire-format.ts';
import { recordNotFoundError } from '../../http/if-match.ts';
import { sendJsonList } from '../../http/json-list.ts';
import { readListRequest } from '../../query/list-request.ts';
import { readQuery } from '../../query/filter-parser.ts';
import { getQueryFields } from '../../query/queryable-fields.ts';
import { mapInTurns } from '../../store/event-loop-turns.ts';
import {
  recordsPath,
  publishChange,
  requireWriter,
  type RecordRoute,
  type EntityRoute,
  type RecordParts,
} from './record-request.ts';

export function trashRoutes(app: FastifyInstance, parts: RecordParts): void {
  const { records, publisher } = parts;

  app.get<EntityRoute>(`${recordsPath}/trash`, async (request, reply) => {
    const { entity, caller } = await requireWriter(parts, request);
    const scope = getDeleteScope(entity, caller);
    const { listQuery, fields } = readListRequest(getQueryFields(entity), request.query);
    return sendJsonList(reply, records.listTrashChunks(scope, listQuery), (record) =>
      JSON.stringify(recordToWire(record, entity, fields)),
    );
  });

  app.put<EntityRoute>(`${recordsPath}/trash/restore`, async (request) => {
    const { entity, caller } = await requireWriter(parts, request);
    const { body } = request;
    const scope = getDeleteScope(entity, caller);
    const restored = await records.restore(
      scope,
      readQuery(getQueryFields(entity), Array.isArray(body) ? { id: body } : (body ?? {})),
    );
    await mapInTurns(restored, (record) => publishChange(publisher, entity, 'create', record));
    return { success: true, restored: restored.length };
  });

  app.put<RecordRoute>(`${recordsPath}/:id/restore`, async (request) => {
    const { entity, caller } = await requireWriter(parts, request);
    const [record] = await records.restore(
      getDeleteScope(entity, caller),
      whereIdIn([request.params.id]),
    );
    if (!record) throw recordNotFoundError();
    return publishChange(publisher, entity, 'create', record);
  });

  /**
   * Erases a deleted record from the trash. The tombstone stays, so the owner's devices still learn
   * of the deletion.
   */
  app.delete<RecordRoute>(`${recordsPath}/:id/permanent`, async (request) => {
    const { entity, caller } = await requireWriter(parts, request);
    if (!(await records.erase(getDeleteScope(entity, caller), request.params.id)))
      throw recordNotFoundError();
    return { success: true };
  });
}
