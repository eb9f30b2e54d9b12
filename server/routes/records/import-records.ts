// Route that imports records from a file. Either all records are imported, or none, and the
// response gives the reasons.
import type { FastifyInstance } from 'fastify';
import type { WireRecord } from '../../../schemas/api/backend-api.ts';
import { getCreateScope, requireCreateAccess } from '../../entities/access.ts';
import type { Caller } from '../../auth/callers.ts';
import type { Entity } from '../../entities/catalog.ts';
import { HttpError } from '../../errors.ts';
import { ImportError, parseImportFile, type ImportedRow } from '../../entities/record-import.ts';
import { requireFile, readForm } from '../../http/multipart.ts';
import { mapInTurns } from '../../store/event-loop-turns.ts';
import { stampFromMillis } from '../../store/timestamp.ts';
import type { RecordDraft } from '../../store/store.ts';
import {
  unwrapCreated,
  buildDraft,
  toExistingRecord,
  recordsPath,
  publishChange,
  requireWriter,
  type EntityRoute,
  type RecordParts,
} from './record-request.ts';

const maxFileBytes = 4 * 1024 * 1024;
const maxFaults = 10;

interface Imported {
  status: 'success' | 'error';
  details: string | null;
  output: WireRecord[] | null;
}

export function importRoutes(app: FastifyInstance, parts: RecordParts): void {
  const { records, publisher, clock } = parts;

  app.post<EntityRoute>(`${recordsPath}/import`, async (request): Promise<Imported> => {
    const { entity, caller } = await requireWriter(parts, request);
    const scope = getCreateScope(entity, caller);
    const { bytes } = requireFile(await readForm(request, { maxFileBytes, maxFiles: 1 }), 'file');
    let drafts: RecordDraft[];
    try {
      drafts = await readDrafts(entity, caller, await parseImportFile(entity, bytes));
    } catch (error) {
      if (error instanceof ImportError)
        return { status: 'error', details: error.message, output: null };
      throw error;
    }
    requireCreateAccess(entity, caller, drafts, stampFromMillis(clock.now()));
    const made = unwrapCreated(await records.create(scope, caller.user.id, drafts));
    const output = await mapInTurns(made, ({ record, isNew }) =>
      isNew
        ? publishChange(publisher, entity, 'create', record)
        : toExistingRecord(entity, caller, record),
    );
    return {
      status: 'success',
      details: `Successfully imported ${output.length} entities with RLS enforcement`,
      output,
    };
  });
}

/** @throws ImportError that names the first faults, each with its row */
async function readDrafts(
  entity: Entity,
  caller: Caller,
  rows: readonly ImportedRow[],
): Promise<RecordDraft[]> {
  const faults: string[] = [];
  const drafts = await mapInTurns(rows, ({ where, fields }) => {
    if (faults.length >= maxFaults) return [];
    try {
      return [buildDraft(entity, caller, fields, where)];
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      faults.push(error.message);
      return [];
    }
  });
  if (faults.length > 0)
    throw new ImportError(
      `Nothing was imported. ${faults.join('; ')}${faults.length >= maxFaults ? '; and perhaps more' : ''}.`,
    );
  return drafts.flat();
}
