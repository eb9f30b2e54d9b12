// Routes that create, read, update and delete single records of every entity, and the simple list
// route.
import type { FastifyInstance } from 'fastify';
import { getReadScope } from '../../entities/access.ts';
import { recordToWire, rawRecordToJson } from '../../entities/wire-format.ts';
import { readExpectedVersions, recordNotFoundError } from '../../http/if-match.ts';
import { sendJsonList } from '../../http/json-list.ts';
import { readListRequest } from '../../query/list-request.ts';
import { getQueryFields } from '../../query/queryable-fields.ts';
import { createSingleRecord, deleteSingleRecord, updateSingleRecord } from './change-record.ts';
import {
  findReader,
  getListScope,
  recordsPath,
  requireWriter,
  type RecordRoute,
  type EntityRoute,
  type RecordParts,
} from './record-request.ts';

export function recordRoutes(app: FastifyInstance, parts: RecordParts): void {
  const { records } = parts;

  app.get<EntityRoute>(recordsPath, async (request, reply) => {
    const { entity, caller } = await findReader(parts, request);
    const scope = getListScope(entity, caller, request);
    const { listQuery, fields } = readListRequest(getQueryFields(entity), request.query);
    return sendJsonList(reply, records.listChunks(scope, listQuery), (record) =>
      rawRecordToJson(record, entity, fields),
    );
  });

  app.get<RecordRoute>(`${recordsPath}/:id`, async (request) => {
    const { entity, caller } = await findReader(parts, request);
    const record = await records.get(getReadScope(entity, caller), request.params.id);
    if (!record) throw recordNotFoundError();
    return recordToWire(record, entity);
  });

  app.post<EntityRoute>(recordsPath, async (request, reply) => {
    const { status, body } = await createSingleRecord(
      { ...parts, ...(await requireWriter(parts, request)) },
      request.body,
    );
    return reply.code(status).send(body);
  });

  app.put<RecordRoute>(
    `${recordsPath}/:id`,
    async (request) =>
      (
        await updateSingleRecord(
          { ...parts, ...(await requireWriter(parts, request)) },
          request.params.id,
          request.body,
          readExpectedVersions(request),
        )
      ).body,
  );

  app.delete<RecordRoute>(
    `${recordsPath}/:id`,
    async (request) =>
      (
        await deleteSingleRecord(
          { ...parts, ...(await requireWriter(parts, request)) },
          request.params.id,
          readExpectedVersions(request),
        )
      ).body,
  );
}
