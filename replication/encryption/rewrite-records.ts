// Marks records as pending whose row on the server is not in the wanted form, so that the next push
// encrypts or decrypts the row [R46e]. Runs under the sync lock, before a cycle.
import type { ObjectSchema } from '../../schemas/json-schema.ts';
import { applyEdit, type LocalRecord } from '../../schemas/local-record.ts';
import { markForRewrite } from '../../schemas/encryption/rewrite-mark.ts';
import {
  computeStoredState,
  parseHeldKeys,
  parseServerKeys,
} from '../../schemas/encryption/encryption-state.ts';
import {
  clearForm,
  erasedTrashState,
  getFormState,
  getPostponedState,
  getSkippedState,
  heldKeysState,
  serverKeysState,
} from '../../schemas/encryption/state-keys.ts';
import { keysField } from '../../schemas/encryption/key-entry-schema.ts';
import {
  type EncryptionState,
  type KeyEntry,
  parseKeyEntries,
} from '../../schemas/encryption/key-entries.ts';
import { hasPrivateTexts } from '../../schemas/encryption/private-texts.ts';
import { changedCheckpointKey } from '../checkpoints.ts';
import {
  readByIds,
  readVisible,
  type StoredDocument,
  type SyncCollection,
  updateDocuments,
} from '../sync-collection.ts';
import type { SyncEnvironment } from '../sync-environment.ts';
import type { SyncLock } from '../transport.ts';
import { isFormOf, repairRecord } from './row-form.ts';

/** Records that one write of the storage marks. */
const groupSize = 200;

/** @param schemas schemas of the entities with private texts */
export async function rewriteRecords(
  { syncCollections, state }: Pick<SyncEnvironment, 'syncCollections' | 'state'>,
  schemas: ReadonlyMap<string, ObjectSchema>,
  syncLock: SyncLock,
): Promise<void> {
  const serverKeys = parseServerKeys(await state.read(serverKeysState));
  if (serverKeys === null || serverKeys.entries.length + serverKeys.confirmed.length === 0) return;
  const heldKeys = parseHeldKeys(await state.read(heldKeysState));
  const { target, keys, missing, isBehind } = computeStoredState(serverKeys, heldKeys);
  if (isBehind) {
    const profiles = syncCollections.find(({ entity }) => entity === 'User');
    if (profiles) await restoreEntries(profiles, serverKeys.confirmed);
    return;
  }
  if (target === null && missing.length > 0) return;
  for (const syncCollection of syncCollections) {
    const schema = schemas.get(syncCollection.entity);
    if (!schema) continue;
    if (syncLock.isLost()) return;
    await pullSkippedRows(syncCollection, keys);
    await rewriteCollection(syncCollection, { schema, keys, target }, syncLock);
  }
}

/** [R46f] Pulls an entity from the beginning if rows were skipped for a key that is held now. */
async function pullSkippedRows(
  syncCollection: SyncCollection,
  keys: EncryptionState['keys'],
): Promise<void> {
  const { state, entity } = syncCollection;
  const skipped = await state.read(getSkippedState(entity));
  if (skipped === '' || !keys.has(skipped)) return;
  await state.write(changedCheckpointKey(syncCollection), '');
  await state.write(getSkippedState(entity), '');
}

interface RewriteOptions extends Pick<EncryptionState, 'keys' | 'target'> {
  schema: ObjectSchema;
}

async function rewriteCollection(
  syncCollection: SyncCollection,
  { schema, keys, target }: RewriteOptions,
  syncLock: SyncLock,
): Promise<void> {
  const { state, entity } = syncCollection;
  const form = target?.id ?? clearForm;
  const isChecked = (await state.read(getFormState(entity))) === form;
  const postponed = parseIds(await state.read(getPostponedState(entity)));
  if (isChecked && postponed.length === 0) return;
  const docs = isChecked
    ? [...(await readByIds(syncCollection, postponed)).values()]
    : await readVisible(syncCollection);
  const found = docs.filter((doc) => mayHaveOtherForm(doc));
  // [R46i] Stored first: a mark that is lost, rejected or discarded is made again.
  const ids = found.map(({ client_id: id }) => id);
  if (ids.join() !== postponed.join())
    await state.write(getPostponedState(entity), JSON.stringify(ids));
  // A deletion may have moved such a row to the trash.
  if (found.length > 0 && (await state.read(erasedTrashState)) !== '')
    await state.write(erasedTrashState, '');
  for (let start = 0; start < found.length; start += groupSize) {
    if (syncLock.isLost()) return;
    await updateDocuments(syncCollection, found.slice(start, start + groupSize), (doc) =>
      // A pending or rejected record waits: the person's change comes first.
      doc.sync === 'safe' && mayHaveOtherForm(doc) ? mark(doc) : null,
    );
  }
  if (!isChecked) await state.write(getFormState(entity), form);

  function mayHaveOtherForm({ record, base, removed }: StoredDocument): boolean {
    if (removed || !hasPrivateTexts(schema, record)) return false;
    return !isFormOf(record, target) || (base !== null && !isFormOf(base, target));
  }

  function mark(doc: StoredDocument): LocalRecord {
    const recordId = String(doc.record['client_id'] ?? doc.server_id);
    const record = repairRecord(doc.record, { entity, schema, recordId }, keys);
    return markForRewrite({ ...doc, record }, target?.id ?? null);
  }
}

/** @returns client ids */
function parseIds(text: string): string[] {
  return text === '' ? [] : (JSON.parse(text) as string[]);
}

/** [R46c] Puts entries that the server has lost into the profile again. */
async function restoreEntries(
  profiles: SyncCollection,
  confirmed: readonly KeyEntry[],
): Promise<void> {
  const docs = await readVisible(profiles);
  await updateDocuments(profiles, docs, (doc) => {
    const list: unknown = doc.record[keysField];
    const listed = parseKeyEntries(list);
    const lost = confirmed.filter(({ proof }) => listed.every((entry) => entry.proof !== proof));
    return lost.length > 0
      ? applyEdit(doc, { [keysField]: [...(Array.isArray(list) ? list : []), ...lost] })
      : null;
  });
}
