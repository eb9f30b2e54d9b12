// Keys and values of the sync state for the end-to-end encryption. They are apart from
// `encryption-state.ts`, so that code which only watches the state needs no cipher.

/**
 * State key of the server's list. The engine writes it under the sync lock. Before the first cycle of
 * an account, `transfer-encryption.ts` may create it.
 */
export const serverKeysState = 'encryption-entries';

/** State key of the held keys. Only `src/data/encryption` writes it. */
export const heldKeysState = 'encryption-keys';

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
