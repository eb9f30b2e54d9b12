// Records of every entity, one at a time, and the plain list of them.
import type { FastifyInstance } from 'fastify';
import { readReach } from '../access.ts';
import { recordToWire, unreadToJson } from '../answers.ts';
import { expectedVersions, recordMissing } from '../conditional.ts';
import { readListRequest } from '../query.ts';
import { shapeOf } from '../shape.ts';
import { createOne, deleteOne, updateOne } from './record-changes.ts';
import { readerOf, recordsPath, writerOf, type ById, type ByName, type RecordParts } from './record-parts.ts';

export function recordRoutes(app: FastifyInstance, parts: RecordParts): void {
  const { records } = parts;

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
    const { status, body } = await createOne({ ...parts, ...(await writerOf(parts, request)) }, request.body);
    return reply.code(status).send(body);
  });

  app.put<ById>(`${recordsPath}/:id`, async (request) => (await updateOne({ ...parts, ...(await writerOf(parts, request)) }, request.params.id, request.body, expectedVersions(request))).body);

  app.delete<ById>(`${recordsPath}/:id`, async (request) => (await deleteOne({ ...parts, ...(await writerOf(parts, request)) }, request.params.id, expectedVersions(request))).body);
}
