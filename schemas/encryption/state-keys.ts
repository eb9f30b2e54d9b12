// Keys and values of the sync state for the end-to-end encryption. They are apart from
// `encryption-state.ts`, so that code which only watches the state needs no cipher.

/**
 * State key of the server's list. The engine writes it under the sync lock. Before the first cycle
 * of an account, `transfer-encryption.ts` may create it.
 */
export const serverKeysState = 'encryption-entries';

/** State key of the held keys. Only `src/data/encryption` writes it. */
export const heldKeysState = 'encryption-keys';

/**
 * State key of the id of the key for which the server's trash was erased. The engine empties it
 * when it finds a row in clear.
 */
export const erasedTrashState = 'encryption-trash';

/**
 * State key of the client ids of an entity's records, as JSON, whose row may still have another
 * form than the wanted one.
 */
export function getPostponedState(entity: string): string {
  return `encryption-postponed|${entity}`;
}

/**
 * State key of the id of a missing key, if the pull skipped rows that are encrypted with it. With
 * the key, the entity is pulled from the beginning.
 */
export function getSkippedState(entity: string): string {
  return `encryption-skipped|${entity}`;
}

/**
 * State key of the form of an entity's records on the server: the id of the key with which all of
 * them are encrypted, `clearForm`, or `uncheckedForm`. It has no value before the first check.
 */
export function getFormState(entity: string): string {
  return `encryption-form|${entity}`;
}

export const clearForm = 'off';
/** A row in another form was seen, so all records of the entity must be checked. */
export const uncheckedForm = 'check';
