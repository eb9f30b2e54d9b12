// Dexie database of the drafts of all accounts of this device. A draft that another tab wrote is
// replaced only after the form has shown it.
import { Dexie, type Table } from 'dexie';
import { isObject } from '../../../schemas/is-object.ts';
import { isSameValue } from '../../../schemas/local-record.ts';
import { decryptDraft, encryptDraft, unreadableDraft } from '../../platform/storage/draft-seal.ts';
import type { DraftChange, DraftDatabase, StoredDraft } from '../../platform/storage/drafts.ts';

/** @param tabs channel on which the tabs tell each other whose drafts they have changed */
export function openDraftDatabase(
  tabs: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>,
): DraftDatabase {
  // Without it, Chromium reports a transaction as complete before the disk has it.
  const database = new Dexie('selah-drafts', { chromeTransactionDurability: 'strict' });
  database.version(1).stores({ drafts: '[owner+name],owner' });
  const table: Table<StoredDraft, [owner: string, name: string]> = database.table('drafts');

  const readRows = async (owners: readonly string[]) =>
    (await table.where('owner').anyOf(owners).toArray()).map((row) => ({
      ...row,
      value: decryptDraft(row.owner, row.value),
    }));
  const isReadable = ({ value }: StoredDraft) => value !== unreadableDraft;
  const readDrafts = async (owners: readonly string[]) =>
    (await readRows(owners)).filter(isReadable);

  /** Replaces all drafts of the owners by the result of `next`, in one transaction. */
  async function change(
    owners: readonly string[],
    next: (rows: StoredDraft[]) => StoredDraft[],
  ): Promise<StoredDraft[]> {
    const { rows, changed } = await database.transaction('rw', table, async () => {
      const all = await readRows(owners);
      const before = all.filter(isReadable);
      const after = next(before);
      const keys = new Set(after.map(getKey));
      const removed = before.filter((row) => !keys.has(getKey(row)));
      const written = after.filter((row) => !before.includes(row));
      const unreadable = new Set(all.filter((row) => !isReadable(row)).map(getKey));
      if (written.some((row) => unreadable.has(getKey(row))))
        throw new Error('A draft would replace one that cannot be decrypted.');
      await table.bulkDelete(removed.map(({ owner, name }) => [owner, name]));
      await table.bulkPut(
        written.map((row) => ({ ...row, value: encryptDraft(row.owner, row.value) })),
      );
      return { rows: after, changed: [...removed, ...written] };
    });
    for (const owner of new Set(changed.map((row) => row.owner))) tabs.postMessage(owner);
    return rows;
  }

  return {
    async load(owner, guest) {
      if (guest === undefined) return readDrafts([owner]);
      const rows = await change([owner, guest], (before) => moveDrafts(before, guest, owner));
      return rows.filter((row) => row.owner === owner);
    },
    write: (owner, changes) =>
      change([owner], (rows) => changes.reduce((all, one) => applyChange(all, owner, one), rows)),
    async rewriteAll(owner) {
      await change([owner], (rows) => rows.map((row) => ({ ...row })));
    },
    async removeAll(owner) {
      await change([owner], () => []);
    },
    onChange: (listener) =>
      tabs.addEventListener('message', ({ data }: MessageEvent<string>) => listener(data)),
  };
}

function getKey({ owner, name }: StoredDraft): string {
  return `${owner} ${name}`;
}

function moveDrafts(rows: readonly StoredDraft[], from: string, to: string): StoredDraft[] {
  const existing = new Set(rows.filter((row) => row.owner === to).map(({ name }) => name));
  return rows.map((row) =>
    row.owner === from && !existing.has(row.name) ? { ...row, owner: to } : row,
  );
}

/**
 * Puts the new version first and keeps the versions that the form has not shown, under the names
 * `name#2`, `name#3` and so on. After a removal, the next of them gets the name of the form.
 */
function applyChange(
  rows: readonly StoredDraft[],
  owner: string,
  { name, value, revision, date, seen, sharesId }: DraftChange,
): StoredDraft[] {
  const versions = rows
    .filter((row) => getVersion(row, name) > 0)
    .toSorted((a, b) => getVersion(a, name) - getVersion(b, name));
  const unseen = versions.filter(
    (row) => !seen.includes(row.revision) && !isSameValue(row.value, value),
  );
  const [replaced] = versions;
  const id =
    sharesId && replaced && replaced === unseen[0] && replaced.name === name
      ? getId(replaced.value)
      : undefined;
  const next = {
    owner,
    name,
    value: isObject(value) && id !== undefined ? { ...value, id } : value,
    revision,
    date,
  };
  const kept = (value === undefined ? unseen : [next, ...unseen]).map((row, index) => {
    const newName = index === 0 ? name : `${name}#${index + 1}`;
    return row.name === newName ? row : { ...row, name: newName };
  });
  return [...rows.filter((row) => !versions.includes(row)), ...kept];
}

/** Returns 1 for the draft that the form shows, 2 for `name#2`, and 0 for other forms. */
function getVersion(row: StoredDraft, name: string): number {
  if (row.name === name) return 1;
  return row.name.startsWith(`${name}#`) ? Number(row.name.slice(name.length + 1)) || 0 : 0;
}

function getId(value: unknown): unknown {
  return isObject(value) ? value['id'] : undefined;
}
