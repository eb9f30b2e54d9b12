// Records from a file that a person chooses: all of them, or none and why.
import type { FastifyInstance } from 'fastify';
import type { WireRecord } from '../../schemas/wire.ts';
import { createReach, mustMayCreate } from '../access.ts';
import type { Caller } from '../auth/callers.ts';
import type { Entity } from '../catalog.ts';
import { HttpError } from '../errors.ts';
import { ImportFault, readImport, type ImportedRow } from '../import-table.ts';
import { mustHaveFile, readForm } from '../multipart.ts';
import { stampFromMillis } from '../store/stamp.ts';
import type { Draft } from '../store/store.ts';
import { createdRecords, draftOf, firstRecord, recordsPath, tell, writerOf, type ByName, type RecordParts } from './record-parts.ts';

const largestFile = 10 * 1024 * 1024;
const mostFaults = 10;

interface Imported {
  status: 'success' | 'error';
  details: string | null;
  output: WireRecord[] | null;
}

export function importRoutes(app: FastifyInstance, parts: RecordParts): void {
  const { records, announcer, clock } = parts;

  app.post<ByName>(`${recordsPath}/import`, async (request): Promise<Imported> => {
    const { entity, caller } = await writerOf(parts, request);
    const reach = createReach(entity, caller);
    const { bytes } = mustHaveFile(await readForm(request, { largestFile, files: 1 }), 'file');
    let drafts: Draft[];
    try {
      drafts = readDrafts(entity, caller, readImport(entity, bytes));
    } catch (error) {
      if (error instanceof ImportFault) return { status: 'error', details: error.message, output: null };
      throw error;
    }
    mustMayCreate(entity, caller, drafts, stampFromMillis(clock.now()));
    const made = createdRecords(await records.create(reach, caller.user.id, drafts));
    const output = made.map(({ record, isNew }) => (isNew ? tell(announcer, entity, 'create', record) : firstRecord(entity, caller, record)));
    return { status: 'success', details: `Successfully imported ${output.length} entities with RLS enforcement`, output };
  });
}

/** @throws ImportFault that names the first faults, each with its row */
function readDrafts(entity: Entity, caller: Caller, rows: readonly ImportedRow[]): Draft[] {
  const faults: string[] = [];
  const drafts = rows.flatMap(({ where, fields }) => {
    if (faults.length >= mostFaults) return [];
    try {
      return [draftOf(entity, caller, fields, where)];
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      faults.push(error.message);
      return [];
    }
  });
  if (faults.length > 0) throw new ImportFault(`Nothing was imported. ${faults.join('; ')}${faults.length >= mostFaults ? '; and perhaps more' : ''}.`);
  return drafts;
}
