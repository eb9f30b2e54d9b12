// Records of every entity, one at a time, and the plain list of them.
import type { FastifyInstance } from 'fastify';
import { createReach, deleteReach, mustMayCreate, notAllowed, readReach, updateReach } from '../access.ts';
import { recordToWire, unreadToJson } from '../answers.ts';
import { checkChange } from '../check.ts';
import { expectedVersions, mustBeDone, recordMissing } from '../conditional.ts';
import { readListRequest } from '../query.ts';
import { shapeOf } from '../shape.ts';
import { stampFromMillis } from '../store/stamp.ts';
import { createdRecords, draftOf, firstRecord, keptFields, readerOf, recordsPath, tell, tellDeleted, writerOf, type ById, type ByName, type RecordParts } from './record-parts.ts';

export function recordRoutes(app: FastifyInstance, parts: RecordParts): void {
  const { records, announcer, clock } = parts;

  app.get<ByName>(recordsPath, async (request, reply) => {
    const { entity, caller } = await readerOf(parts, request);
    const reach = readReach(entity, caller);
    const { find, fields } = readListRequest(shapeOf(entity), request.query);
    if (!fields) return reply.type('application/json; charset=utf-8').send(unreadToJson(await records.listUnread(reach, find), entity));
    return (await records.list(reach, find)).map((record) => recordToWire(record, entity, fields));
  });

  app.get<ById>(`${recordsPath}/:id`, async (request) => {
    const { entity, caller } = await readerOf(parts, request);
    const record = await records.get(readReach(entity, caller), request.params.id);
    if (!record) throw recordMissing();
    return recordToWire(record, entity);
  });

  app.post<ByName>(recordsPath, async (request, reply) => {
    const { entity, caller } = await writerOf(parts, request);
    const reach = createReach(entity, caller);
    const draft = draftOf(entity, caller, request.body);
    mustMayCreate(entity, caller, [draft], stampFromMillis(clock.now()));
    const [made] = createdRecords(await records.create(reach, caller.user.id, [draft]));
    if (!made) throw new Error('A record was created and not answered.');
    if (!made.isNew) return reply.code(200).send(firstRecord(entity, caller, made.record));
    return reply.code(201).send(tell(announcer, entity, 'create', made.record));
  });

  app.put<ById>(`${recordsPath}/:id`, async (request) => {
    const { entity, caller } = await writerOf(parts, request);
    const { id } = request.params;
    // Whoever may not write at all hears that first, and nothing of what was wrong with the words.
    updateReach(entity, caller);
    const change = checkChange(entity, request.body, { kept: keptFields(entity) });
    const outcome = await records.update(updateReach(entity, caller, change), id, change, expectedVersions(request));
    if (outcome.kind === 'absent' && entity.access === 'rules' && (await records.get(readReach(entity, caller), id))) {
      throw notAllowed();
    }
    const changed = mustBeDone(outcome, (current) => recordToWire(current, entity));
    return tell(announcer, entity, 'update', changed, outcome.kind === 'done' ? outcome.before : undefined);
  });

  app.delete<ById>(`${recordsPath}/:id`, async (request) => {
    const { entity, caller } = await writerOf(parts, request);
    const outcome = await records.remove(deleteReach(entity, caller), request.params.id, expectedVersions(request));
    tellDeleted(announcer, entity, mustBeDone(outcome, (current) => recordToWire(current, entity)));
    return { success: true };
  });
}
