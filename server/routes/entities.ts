// Registers all routes for entities in one place: the routes for records in routes/records/, and
// the routes for users.
import type { FastifyInstance } from 'fastify';
import { createCursors } from '../query/page-cursor.ts';
import type { Store } from '../store/store.ts';
import type { RecordParts } from './records/record-request.ts';
import { batchRoute } from './records/batch.ts';
import { importRoutes } from './records/import-records.ts';
import { manyRecordsRoutes } from './records/bulk.ts';
import { trashRoutes } from './records/trash.ts';
import { upsertRoutes } from './records/upsert.ts';
import { recordViewRoutes } from './records/list-queries.ts';
import { recordRoutes } from './records/crud.ts';
import { userRoutes } from './users.ts';

/** @param parts.secret signs cursors */
export function entityRoutes(
  app: FastifyInstance,
  {
    store,
    secret,
    ...rest
  }: Omit<RecordParts, 'records' | 'cursors'> & { store: Store; secret: string },
): void {
  const parts: RecordParts = { ...rest, records: store.records, cursors: createCursors(secret) };
  for (const routes of [
    recordRoutes,
    batchRoute,
    manyRecordsRoutes,
    upsertRoutes,
    recordViewRoutes,
    trashRoutes,
    importRoutes,
  ])
    routes(app, parts);
  userRoutes(app, { ...parts, store });
}
