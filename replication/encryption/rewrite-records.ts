// Marks records as pending whose row on the server is not in the wanted form, so that the next push
// encrypts or decrypts the row [R46e]. Runs under the sync lock, before a cycle.
import type { ObjectSchema } from '../../schemas/json-schema.ts';
import { applyEdit, markForRewrite } from '../../schemas/local-record.ts';
import {
  computeStoredState,
  parseHeldKeys,
  parseServerKeys,
} from '../../schemas/encryption/encryption-state.ts';
import {
  clearForm,
  getFormState,
  heldKeysState,
  serverKeysState,
} from '../../schemas/encryption/state-keys.ts';
import { keysField } from '../../schemas/encryption/key-entry-schema.ts';
import { type KeyEntry, parseKeyEntries } from '../../schemas/encryption/key-entries.ts';
import { hasPrivateTexts } from '../../schemas/encryption/private-texts.ts';
import {
  readByIds,
  readVisible,
  type StoredDocument,
  type SyncCollection,
  updateDocuments,
} from '../sync-collection.ts';
import type { SyncEnvironment } from '../sync-environment.ts';
import type { SyncLock } from '../transport.ts';
import { isFormOf } from './row-form.ts';

/** Records that one write of the storage marks. */
const groupSize = 200;

/**
 * @param schemas schemas of the entities with private texts
 * @returns whether a record was marked
 */
export async function rewriteRecords(
  { syncCollections, state }: Pick<SyncEnvironment, 'syncCollections' | 'state'>,
  schemas: ReadonlyMap<string, ObjectSchema>,
  syncLock: SyncLock,
): Promise<boolean> {
  const serverKeys = parseServerKeys(await state.read(serverKeysState));
  if (serverKeys === null || serverKeys.entries.length + serverKeys.confirmed.length === 0)
    return false;
  const heldKeys = parseHeldKeys(await state.read(heldKeysState));
  const { target, missing, isBehind } = computeStoredState(serverKeys, heldKeys);
  if (target === null && missing.length > 0) return false;
  const form = target?.id ?? clearForm;
  let isMarked = false;
  for (const syncCollection of syncCollections) {
    if (syncLock.isLost()) return isMarked;
    if (syncCollection.entity === 'User' && isBehind)
      isMarked = (await restoreEntries(syncCollection, serverKeys.confirmed)) || isMarked;
    const schema = schemas.get(syncCollection.entity);
    if (!schema) continue;
    const hasOtherForm = ({ record, removed }: StoredDocument) =>
      !removed && hasPrivateTexts(schema, record) && !isFormOf(record, target);
    const { formState, postponedState } = getStates(syncCollection);
    const isChecked = (await state.read(formState)) === form;
    const postponed = parseIds(await state.read(postponedState));
    if (isChecked && postponed.length === 0) continue;
    const docs = isChecked
      ? [...(await readByIds(syncCollection, postponed)).values()]
      : await readVisible(syncCollection);
    const found = docs.filter(hasOtherForm);
    const ready = found.filter(({ sync }) => sync === 'safe');
    for (let start = 0; start < ready.length; start += groupSize) {
      if (syncLock.isLost()) return isMarked;
      await updateDocuments(syncCollection, ready.slice(start, start + groupSize), (doc) =>
        doc.sync === 'safe' && hasOtherForm(doc) ? markForRewrite(doc, target?.id ?? null) : null,
      );
      isMarked = true;
    }
    // A pending or rejected record is checked again later: the person's change comes first.
    const later = found.flatMap(({ client_id: id, sync }) => (sync === 'safe' ? [] : [id]));
    if (later.join() !== postponed.join()) await state.write(postponedState, JSON.stringify(later));
    if (!isChecked) await state.write(formState, form);
  }
  return isMarked;
}

function getStates({ entity }: SyncCollection): { formState: string; postponedState: string } {
  return { formState: getFormState(entity), postponedState: `encryption-postponed|${entity}` };
}

/** @returns client ids */
function parseIds(text: string): string[] {
  return text === '' ? [] : (JSON.parse(text) as string[]);
}

/** [R46c] Puts entries that the server has lost into the profile again. */
async function restoreEntries(
  profiles: SyncCollection,
  confirmed: readonly KeyEntry[],
): Promise<boolean> {
  const docs = await readVisible(profiles);
  const written = await updateDocuments(profiles, docs, (doc) => {
    const list: unknown = doc.record[keysField];
    const listed = parseKeyEntries(list);
    const lost = confirmed.filter(({ proof }) => listed.every((entry) => entry.proof !== proof));
    return lost.length > 0
      ? applyEdit(doc, { [keysField]: [...(Array.isArray(list) ? list : []), ...lost] })
      : null;
  });
  return written.some((doc) => doc !== null);
}
