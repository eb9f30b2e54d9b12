// Erases records from the server's trash that were deleted before the encryption was turned on.
import {
  computeStoredState,
  parseServerKeys,
} from '../../../schemas/encryption/encryption-state.ts';
import { erasedTrashState, serverKeysState } from '../../../schemas/encryption/state-keys.ts';
import { parseCiphertext } from '../../../schemas/encryption/ciphertext.ts';
import { listPrivateFields, mapPrivateTexts } from '../../../schemas/encryption/private-texts.ts';
import { isObject } from '../../../schemas/is-object.ts';
import type { ObjectSchema } from '../../../schemas/json-schema.ts';
import type { Fields } from '../../../schemas/local-record.ts';
import { toOutcome } from '../../backend/outcome.ts';
import { createTrashClient, type TrashClient } from '../../backend/trash.ts';
import type { DataContext } from '../data-context.ts';
import { readHeldKeys } from './held-keys.ts';
import { isRewritten, privateEntities } from './remaining-records.ts';
import { modifyState, readState } from './stored-state.ts';

/** Records of one request; their texts may be long. */
const pageLength = 100;

/**
 * Erases each record in the trash that has a private text in clear. Does so once after the
 * encryption was turned on, and only when all other records are encrypted on the server: until
 * then, a deletion may move a record in clear to the trash.
 * @returns false if records may be left and the caller must try again later; true if none is left,
 *   or if no key is in use
 */
export async function eraseClearTrash(data: DataContext): Promise<boolean> {
  const serverKeys = parseServerKeys(await readState(data, serverKeysState));
  if (serverKeys === null) return false;
  const { target } = computeStoredState(serverKeys, await readHeldKeys(data));
  if (target === null || (await readState(data, erasedTrashState)) === target.id) return true;
  const { send } = data.backend;
  if (!send || !(await isRewritten(data, target.id))) return false;
  const trash = createTrashClient(send);
  for (const { entity, schema } of privateEntities)
    if (!(await eraseClearRecords(trash, entity, schema))) return false;
  await modifyState(data, erasedTrashState, () => target.id);
  return true;
}

/**
 * Lists and erases until a list has no other record in clear: another device may erase records at
 * the same moment, which moves the pages.
 */
async function eraseClearRecords(
  trash: TrashClient,
  entity: string,
  schema: ObjectSchema,
): Promise<boolean> {
  const erased = new Set<string>();
  for (;;) {
    const listed = await listClearRecords(trash, entity, schema);
    if (listed === null) return false;
    const found = listed.filter((id) => !erased.has(id));
    if (found.length === 0) return true;
    for (const id of found) {
      const outcome = await toOutcome(trash.erase(entity, id));
      if (outcome.kind !== 'ok' && !isMissing(outcome)) return false;
      erased.add(id);
    }
  }
}

/** @returns server ids; null if the server does not answer. A basic backend has no trash. */
async function listClearRecords(
  trash: TrashClient,
  entity: string,
  schema: ObjectSchema,
): Promise<string[] | null> {
  const fields = ['id', ...listPrivateFields(schema)];
  const ids: string[] = [];
  for (let skip = 0; ; skip += pageLength) {
    const outcome = await toOutcome(trash.list(entity, { fields, skip, limit: pageLength }));
    if (outcome.kind !== 'ok') return isMissing(outcome) ? ids : null;
    const page: unknown = outcome.value;
    if (!Array.isArray(page)) return null;
    for (const row of page)
      if (isObject(row) && typeof row['id'] === 'string' && hasClearText(schema, row))
        ids.push(row['id']);
    if (page.length < pageLength) return ids;
  }
}

function isMissing(outcome: { kind: 'offline' } | { kind: 'refused'; status: number }): boolean {
  return outcome.kind === 'refused' && outcome.status === 404;
}

/** A default is not of the person: the server adds it to a record that lacks the field. */
function hasClearText(schema: ObjectSchema, row: Fields): boolean {
  let isFound = false;
  mapPrivateTexts(schema, row, (text, path) => {
    isFound ||= parseCiphertext(text) === null && text !== schema.properties[path]?.default;
    return text;
  });
  return isFound;
}
