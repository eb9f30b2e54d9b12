// Encryption of stored drafts while the device lock is on. Drafts that were stored before it was
// turned on are in clear.
import { isObject } from '../../../schemas/is-object.ts';

export interface DraftSeal {
  /** Id of the account whose drafts are encrypted. */
  owner: string;
  /** Null while the lock is being turned off: drafts are read encrypted, and stored in clear. */
  close: ((name: string, value: unknown) => string) | null;
  open(name: string, text: string): unknown;
}

let current: DraftSeal | null = null;

export function setDraftSeal(seal: DraftSeal | null): void {
  current = seal;
}

/** Returns the value as it is stored. */
export function closeDraft(owner: string, name: string, value: unknown): unknown {
  return current?.close && current.owner === owner && value !== undefined
    ? { sealed: current.close(name, value) }
    : value;
}

/** Returns the value of a stored draft; undefined if it is encrypted with a key of another time. */
export function openDraft(owner: string, name: string, stored: unknown): unknown {
  if (!isObject(stored) || typeof stored['sealed'] !== 'string') return stored;
  return current?.owner === owner ? current.open(name, stored['sealed']) : undefined;
}
