// Encryption of stored drafts while the device lock is on. Drafts that were stored before it was
// turned on are in clear.
import { isObject } from '../../../schemas/is-object.ts';

export interface DraftSeal {
  /** Null while the lock is being turned off: drafts are read encrypted, and stored in clear. */
  encrypt: ((value: unknown) => string) | null;
  /** Throws for a text that was encrypted with another key. */
  decrypt(text: string): unknown;
}

/** Stands for the value of a draft that cannot be decrypted. Such a draft stays as it is stored. */
export const unreadableDraft = Symbol('unreadable draft');

/** By account. */
const seals = new Map<string, DraftSeal>();

/** @param seal null: drafts of the account are stored in clear, and encrypted ones are unreadable */
export function setDraftSeal(account: string, seal: DraftSeal | null): void {
  if (seal) seals.set(account, seal);
  else seals.delete(account);
}

/** Returns the value as it is stored. */
export function encryptDraft(owner: string, value: unknown): unknown {
  const encrypt = seals.get(owner)?.encrypt;
  return encrypt && value !== undefined ? { sealed: encrypt(value) } : value;
}

/** Returns the value of a stored draft, or `unreadableDraft`. */
export function decryptDraft(owner: string, stored: unknown): unknown {
  if (!isObject(stored) || typeof stored['sealed'] !== 'string') return stored;
  const seal = seals.get(owner);
  if (!seal) return unreadableDraft;
  try {
    return seal.decrypt(stored['sealed']);
  } catch {
    // Encrypted with another key: nothing else is known of it.
    return unreadableDraft;
  }
}
