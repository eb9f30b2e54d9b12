// Drafts in localStorage: drafts of earlier versions, drafts of a browser without a database, and
// copies of drafts that the database may not have yet.
import { isObject } from '../../../schemas/is-object.ts';
import { decryptDraft, encryptDraft, unreadableDraft } from './draft-seal.ts';
import {
  listStoredNames,
  onStoredChange,
  readStored,
  removeStored,
  writeStored,
} from './local-storage.ts';

interface LocalDraft {
  value: unknown;
  /**
   * When the copy was made, in milliseconds since 1970. Undefined for a draft of which localStorage
   * is the only storage.
   */
  date?: number;
}

/**
 * Returns undefined if there is no draft that can be read. A text that is not JSON is no draft of
 * this app.
 */
export function readLocalDraft(owner: string, name: string): LocalDraft | undefined {
  const text = readStored(getKey(owner, name));
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const draft =
      isObject(value) && 'unstored' in value && typeof value['date'] === 'number'
        ? { value: decryptDraft(owner, value['unstored']), date: value['date'] }
        : { value: decryptDraft(owner, value) };
    return draft.value === unreadableDraft ? undefined : draft;
  } catch {
    return undefined;
  }
}

/** Returns false if the draft will not survive this page. */
export function writeLocalDraft(owner: string, name: string, { value, date }: LocalDraft): boolean {
  const stored = encryptDraft(owner, value);
  return writeStored(
    getKey(owner, name),
    JSON.stringify(date === undefined ? stored : { unstored: stored, date }),
  );
}

export function removeLocalDraft(owner: string, name: string): void {
  removeStored(getKey(owner, name));
}

export function listLocalDrafts(owner: string): string[] {
  const prefix = getKey(owner, '');
  return listStoredNames().flatMap((key) =>
    key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
  );
}

/** Moves a draft to another owner. A draft that this owner has already stays. */
export function moveLocalDraft(from: string, to: string, name: string): void {
  const text = readStored(getKey(from, name));
  if (text === null || readStored(getKey(to, name)) !== null) return;
  writeStored(getKey(to, name), text);
  removeStored(getKey(from, name));
}

/** Calls back when another tab has changed the draft. Returns the function that unsubscribes. */
export function onLocalDraftChange(owner: string, name: string, listener: () => void): () => void {
  return onStoredChange(getKey(owner, name), listener);
}

function getKey(owner: string, name: string): string {
  return `draft_${owner}_${name}`;
}
