// Writes the records of a planned import in batches. Before each batch, the ids of its new records
// are stored, so that an interrupted import can be continued or undone.
import { bytesToHex } from '@noble/hashes/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { DataContext } from '../data-context.ts';
import { getSyncedEntity } from '../database/collections.ts';
import { importBatches, type ImportCounts, readCurrentRecords } from '../export/import-batch.ts';
import type { ImportedRecord } from '../export/imported-record.ts';
import { entityByTarget } from './convert-entry.ts';
import type { ImportTarget, Progress } from './import-types.ts';
import {
  countListedRecords,
  forgetLastImport,
  hashRecord,
  type LastImport,
  loadLastImport,
  saveImportPart,
  saveLastImport,
} from './last-import.ts';
import { createPause } from './pause.ts';
import type { PlannedRecords } from './plan-import.ts';

export interface ImportResult {
  added: number;
  /** Number of records that were here already; they stay as they are. */
  existing: number;
  /** False if the import was stopped: the same import can be repeated. */
  isComplete: boolean;
}

export interface RunOptions {
  onProgress?: Progress;
  /** Stops the import after the current batch. */
  signal?: AbortSignal;
}

/** Number of records that are written, and whose ids are stored, at once. */
const batchSize = 200;

/**
 * Imports the records that are not here yet. The same import can be repeated after a failure: it
 * adds what is missing, and its list then names the records of both attempts. An import that adds
 * nothing leaves the list of the import before it.
 *
 * @throws StorageWriteError if the device is full or fails: earlier batches are complete
 */
export async function runImport(
  data: DataContext,
  planned: readonly PlannedRecords[],
  { onProgress = () => {}, signal }: RunOptions = {},
): Promise<ImportResult> {
  const total = planned.reduce((sum, { records }) => sum + records.length, 0);
  const result: ImportResult = { added: 0, existing: 0, isComplete: true };
  const fingerprint = computeFingerprint(planned);
  const attempt = Date.now().toString(36);
  const pause = createPause();
  let current = await findInterrupted(data, fingerprint);
  let done = 0;
  for (const { target, records } of planned) {
    for (let start = 0; start < records.length; start += batchSize) {
      if (signal?.aborted) break;
      const batch = records.slice(start, start + batchSize);
      const { missing, hasRemoved } = await findMissing(data, target, batch);
      if (missing.length > 0) {
        current ??= await startImport(data, fingerprint);
        const part = { target, records: missing, name: `${attempt}|${done}`, hasRemoved };
        const added = await importPart(data, part);
        result.added += added;
        current = { ...current, added: current.added + added };
        await saveLastImport(data, current);
      }
      result.existing += batch.length - missing.length;
      done += batch.length;
      onProgress(done / total);
      await pause();
    }
  }
  const isComplete = done === total;
  if (current && isComplete) await saveLastImport(data, { ...current, isComplete });
  void data.sync();
  return { ...result, isComplete };
}

/**
 * Returns the last import if it was interrupted and had the same records. Its count is that of the
 * records that are here.
 */
async function findInterrupted(data: DataContext, fingerprint: string): Promise<LastImport | null> {
  const last = await loadLastImport(data);
  const isSame = last && !last.isComplete && last.fingerprint === fingerprint;
  return isSame ? { ...last, added: await countListedRecords(data) } : null;
}

async function startImport(data: DataContext, fingerprint: string): Promise<LastImport> {
  await forgetLastImport(data);
  const started = { date: new Date().toISOString(), fingerprint, added: 0, isComplete: false };
  await saveLastImport(data, started);
  return started;
}

function computeFingerprint(planned: readonly PlannedRecords[]): string {
  const hash = sha256.create();
  const encoder = new TextEncoder();
  for (const { records } of planned)
    for (const { clientId } of records) hash.update(encoder.encode(clientId));
  return bytesToHex(hash.digest()).slice(0, 32);
}

/** `hasRemoved`: some of the missing records were removed here, and are restored. */
async function findMissing(
  data: DataContext,
  target: ImportTarget,
  batch: readonly ImportedRecord[],
): Promise<{ missing: ImportedRecord[]; hasRemoved: boolean }> {
  const { collection } = getSyncedEntity(entityByTarget[target]);
  const here = await readCurrentRecords(data, collection, batch);
  const missing = batch.filter(({ clientId }) => here.get(clientId)?.removed !== false);
  return { missing, hasRemoved: missing.some(({ clientId }) => here.has(clientId)) };
}

interface PartOfImport {
  target: ImportTarget;
  records: readonly ImportedRecord[];
  name: string;
  hasRemoved: boolean;
}

/** @returns how many records were added */
async function importPart(
  data: DataContext,
  { target, records, name, hasRemoved }: PartOfImport,
): Promise<number> {
  const { collection, schema, refOf } = getSyncedEntity(entityByTarget[target]);
  await saveImportPart(data, name, {
    collection,
    ids: records.map(({ clientId }) => clientId),
    hashes: records.map(({ fields }) => hashRecord(schema, fields)),
  });
  const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0 };
  await importBatches(data, { collection, schema, refOf, canCreate: true }, records, counts);
  if (hasRemoved) {
    // A restored record may have another id and other fields than the record of the file.
    const docs = [...(await readCurrentRecords(data, collection, records)).values()];
    await saveImportPart(data, name, {
      collection,
      ids: docs.map(({ client_id: id }) => id),
      hashes: docs.map(({ record }) => hashRecord(schema, record)),
    });
  }
  return counts.added;
}
