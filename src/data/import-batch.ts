// Writes records of a file into one collection: each of them whole or not at all, and whatever was written before is not written twice.
import type { ObjectSchema } from '../../schemas/json-schema.ts';
import type { Fields, LocalRecord } from '../../schemas/local-record.ts';
import type { PersonalRecords } from './collections.ts';
import { type Imported, joinImported, newImported } from './imported-record.ts';
import type { Data } from './data.ts';
import { changeKept, kept } from './record.ts';

/** Where records of one entity go. */
export interface ImportShelf {
  collection: PersonalRecords;
  schema: ObjectSchema;
  refOf(fields: Fields): string;
  /** False where nothing new may be made: a profile is the server's to make. */
  makesNew: boolean;
}

export interface Counts {
  added: number;
  changed: number;
  unchanged: number;
}

/** Records that are looked for, and inserted, at once. */
const batchSize = 200;

/** @throws NotKept when the device is full or fails: what came before it is kept, and the same file may be brought in again */
export async function importBatches(data: Data, shelf: ImportShelf, records: readonly Imported[], counts: Counts): Promise<void> {
  for (let start = 0; start < records.length; start += batchSize) await importBatch(data, shelf, records.slice(start, start + batchSize), counts);
}

async function importBatch(data: Data, shelf: ImportShelf, records: readonly Imported[], counts: Counts): Promise<void> {
  const { collection, schema, refOf, makesNew } = shelf;
  const here = await readLives(data, collection, records);
  const unknown = new Map<string, LocalRecord>();
  const known: Imported[] = [];
  for (const record of records) {
    // A file that was put together by hand may hold a record twice: the second one meets the first.
    if (here.has(record.clientId) || unknown.has(record.clientId)) known.push(record);
    else if (makesNew) unknown.set(record.clientId, newImported(schema, record, refOf(record.fields)));
    else counts.unchanged += 1;
  }
  const { error } = await kept(data, () => data.personal[collection].bulkInsert([...unknown.values()]));
  // Another tab was faster with the same file.
  const faster = new Set(error.map(({ documentId }) => documentId));
  counts.added += unknown.size - faster.size;
  known.push(...records.filter(({ clientId }) => faster.has(clientId) && unknown.has(clientId)));
  for (const record of known) await join(data, shelf, here.get(record.clientId)?.client_id ?? record.clientId, record, counts);
}

async function join(data: Data, { collection, schema }: ImportShelf, id: string, record: Imported, counts: Counts): Promise<void> {
  const doc = (await readHere(data, collection, [id])).get(id);
  if (doc && joinImported(schema, doc, record) === null) {
    counts.unchanged += 1;
    return;
  }
  await changeKept(data, collection, id, (now) => joinImported(schema, now, record) ?? now);
  if (doc?.removed === true) counts.added += 1;
  else counts.changed += 1;
}

/** What the device has of each record: as it is, or as it lives on after its row was deleted elsewhere (R12). */
async function readLives(data: Data, collection: PersonalRecords, records: readonly Imported[]): Promise<Map<string, LocalRecord>> {
  const linesById = new Map(records.map(({ clientId }) => [clientId, [clientId, ...nextLives(clientId)]]));
  const docs = await readHere(data, collection, [...new Set([...linesById.values()].flat())]);
  const found = [...linesById].flatMap(([id, line]) => {
    const lives = line.flatMap((life) => docs.get(life) ?? []);
    const doc = lives.find(({ removed }) => !removed) ?? lives.at(-1);
    return doc ? [[id, doc] as const] : [];
  });
  return new Map(found);
}

/** From the storage itself: another tab may have written a moment ago. */
async function readHere(data: Data, collection: PersonalRecords, ids: readonly string[]): Promise<Map<string, LocalRecord>> {
  const docs = await kept(data, () => data.personal[collection].storageInstance.findDocumentsById([...ids], false));
  return new Map(docs.map((doc) => [doc.client_id, doc]));
}

/** As the engine names them; more than two rescues of one record are hardly met. */
function nextLives(clientId: string): string[] {
  const [, stem = clientId, count = '1'] = /^(.*?)(?:~(\d+))?$/.exec(clientId) ?? [];
  return [1, 2].map((more) => `${stem}~${Number(count) + more}`);
}
