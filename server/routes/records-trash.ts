// Deleted records that can still be brought back, by whoever may delete them.
import type { FastifyInstance } from 'fastify';
import { deleteReach, withIds } from '../access.ts';
import { recordToWire } from '../answers.ts';
import { recordMissing } from '../conditional.ts';
import { readListRequest } from '../query.ts';
import { readQuery } from '../query-conditions.ts';
import { shapeOf } from '../shape.ts';
import { recordsPath, tell, writerOf, type ById, type ByName, type RecordParts } from './record-parts.ts';

export function trashRoutes(app: FastifyInstance, parts: RecordParts): void {
  const { records, announcer } = parts;

  app.get<ByName>(`${recordsPath}/trash`, async (request) => {
    const { entity, caller } = await writerOf(parts, request);
    const reach = deleteReach(entity, caller);
    const { find, fields } = readListRequest(shapeOf(entity), request.query);
    return (await records.trash(reach, find)).map((record) => recordToWire(record, entity, fields));
  });

  app.put<ByName>(`${recordsPath}/trash/restore`, async (request) => {
    const { entity, caller } = await writerOf(parts, request);
    const { body } = request;
    const reach = deleteReach(entity, caller);
    const restored = await records.restore(reach, readQuery(shapeOf(entity), Array.isArray(body) ? { id: body } : (body ?? {})));
    for (const record of restored) tell(announcer, entity, 'create', record);
    return { success: true, restored: restored.length };
  });

  app.put<ById>(`${recordsPath}/:id/restore`, async (request) => {
    const { entity, caller } = await writerOf(parts, request);
    const [record] = await records.restore(deleteReach(entity, caller), withIds([request.params.id]));
    if (!record) throw recordMissing();
    return tell(announcer, entity, 'create', record);
  });

  /** Takes away what the trash holds of a deleted record; that it was there once is still told to its owner's devices. */
  app.delete<ById>(`${recordsPath}/:id/permanent`, async (request) => {
    const { entity, caller } = await writerOf(parts, request);
    if (!(await records.erase(deleteReach(entity, caller), request.params.id))) throw recordMissing();
    return { success: true };
  });
}
