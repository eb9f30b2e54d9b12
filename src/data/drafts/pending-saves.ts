// Pending saves: what a guest wanted to save. They are stored with the drafts, move to the account
// at the login, and are then saved there once.
import { isObject } from '../../../schemas/is-object.ts';
import {
  flushDrafts,
  pendingSavePrefix,
  readDraft,
  readPendingSaves,
  reloadForms,
  removeDraft,
  saveDraft,
  synchronizeDrafts,
} from '../../platform/storage/drafts.ts';
import { readStored, writeStored } from '../../platform/storage/local-storage.ts';
import { isSameValue } from '../../../schemas/local-record.ts';
import { readFields, readOneOf } from './read-fields.ts';

export const pendingSaveKinds = [
  'prayer',
  'gratitude',
  'note',
  'highlight',
  'bookmark',
  'memory-verse',
  'plan',
] as const;
export type PendingSaveKind = (typeof pendingSaveKinds)[number];

export interface PendingSave {
  /** Id of the later record; a mark on verses has the path of the verses. */
  id: string;
  kind: PendingSaveKind;
  /** Input of the function that saves this kind, see src/app/pending-saves/complete.ts. */
  input: Readonly<Record<string, unknown>>;
  /** Path of the page that shows the saved record. */
  target: string;
  /** When the guest pressed Save, in milliseconds since 1970. */
  date: number;
  /** The draft of the form. It stays until the record is saved. */
  draft?: { name: string; value: unknown };
}

const logOutKey = 'last_log_out';

/**
 * Stores what a guest wants to save. Saving the same draft again replaces the earlier pending save.
 * @param draftName draft of the form; the draft may be missing when the guest has typed nothing
 */
export function storePendingSave(
  save: Omit<PendingSave, 'date' | 'draft' | 'input'> & { input: object },
  draftName?: string,
): void {
  const stored = draftName === undefined ? undefined : findDraftValue(draftName, save.id);
  const draft = stored !== undefined && { draft: { name: draftName, value: stored } };
  saveDraft(pendingSavePrefix + save.id, { ...save, date: Date.now(), ...draft });
  flushDrafts();
}

export function removePendingSave({ id }: Pick<PendingSave, 'id'>): void {
  removeDraft(pendingSavePrefix + id);
}

/** Returns the pending saves of this user, the oldest first. Unreadable ones are left out. */
export function listPendingSaves(): PendingSave[] {
  return readPendingSaves()
    .flatMap(parsePendingSave)
    .toSorted((a, b) => a.date - b.date);
}

/**
 * Removes a pending save and its draft, after the record was saved or the user discarded it. A
 * draft that was changed since stays.
 */
export function finishPendingSave(save: PendingSave): void {
  const { id, draft } = save;
  removePendingSave(save);
  if (!draft || !isSameValue(findDraftValue(draft.name, id), draft.value)) return;
  const list = readDraft(draft.name);
  const rest = Array.isArray(list) ? (list as unknown[]).filter((one) => !hasId(one, id)) : [];
  if (rest.length > 0) saveDraft(draft.name, rest);
  else removeDraft(draft.name);
  reloadForms(draft.name);
}

/** Returns whether the guest has emptied the form since, so that nothing is to be saved. */
export function isDraftRemoved({ draft }: PendingSave): boolean {
  return draft !== undefined && readDraft(draft.name) === undefined;
}

/**
 * Runs the work in one tab after the other, each with the pending saves as they are stored then.
 * The next tab begins when the changes of this tab are stored.
 */
export async function withPendingSaves<T>(
  work: (saves: readonly PendingSave[]) => Promise<T>,
): Promise<T> {
  const run = async (): Promise<T> => {
    await synchronizeDrafts();
    try {
      return await work(listPendingSaves());
    } finally {
      await synchronizeDrafts();
    }
  };
  // Missing in a page that is not served over HTTPS.
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? locks.request('selah-pending-saves', run) : run();
}

/** Stores that a user has logged out: pending saves from before may be of another person. */
export function storeLogOutDate(): void {
  writeStored(logOutKey, String(Date.now()));
}

/** Returns the time of the last log-out in this browser, in milliseconds since 1970, or 0. */
export function readLogOutDate(): number {
  return Number(readStored(logOutKey)) || 0;
}

/** Returns the draft of a form, or from a list of drafts the one with this id. */
function findDraftValue(name: string, id: string): unknown {
  const value = readDraft(name);
  return Array.isArray(value) ? (value as unknown[]).find((one) => hasId(one, id)) : value;
}

function hasId(value: unknown, id: string): boolean {
  return isObject(value) && value['id'] === id;
}

function parsePendingSave(value: unknown): PendingSave[] {
  if (!isObject(value) || !isObject(value['input'])) return [];
  const { input } = value;
  const kind = readOneOf(pendingSaveKinds)(value['kind']);
  if (kind === undefined) return [];
  const save = readFields<PendingSave>(
    value,
    { id: '', kind, input, target: '/', date: 0 },
    { draft: readDraftSnapshot },
  );
  return save.id === '' ? [] : [save];
}

function readDraftSnapshot(value: unknown): PendingSave['draft'] {
  return isObject(value) && typeof value['name'] === 'string'
    ? { name: value['name'], value: value['value'] }
    : undefined;
}
