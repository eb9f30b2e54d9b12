// Transfers local data to a new account id, when the server was restored from a backup without the
// account and the user signed up again. Otherwise the data under the old id would be lost [R37]
// [R43].
import type { Account, DataContext } from '../../data/data-context.ts';
import { openUserDatabase } from '../../data/database/database.ts';
import { completeMove, moveLock } from '../../data/device-lock/move-lock.ts';
import type { OpenLock } from '../../data/device-lock/open-lock.ts';
import {
  applyEncryption,
  type EncryptionTransfer,
  packEncryption,
} from '../../data/encryption/transfer-encryption.ts';
import { exportJson, importRecords } from '../../data/export/export-and-import.ts';
import { markForDeletion } from './user-data-deletion.ts';
import { readAllDrafts, importDraft } from '../../platform/storage/drafts.ts';

export interface AccountTransfer {
  /** In the format of the file that the user can export. */
  text: string;
  encryption: EncryptionTransfer;
  drafts: Record<string, unknown>;
}

/**
 * Returns null if the user had requested the deletion of the former account, because its data must
 * then be deleted, too.
 */
export async function packAccountTransfer(
  oldSession: DataContext,
): Promise<AccountTransfer | null> {
  const requests = await oldSession.userDatabase.pendingItems
    .find({ selector: { removed: false } })
    .exec();
  if (requests.some(({ record: { status = 'pending' } }) => status === 'pending')) return null;
  return {
    text: await exportJson(oldSession, new Date()),
    encryption: await packEncryption(oldSession),
    drafts: readAllDrafts(),
  };
}

/**
 * Runs while the old session is still stored and its database is closed. After an interruption, the
 * next start finds everything unchanged, and a repeated transfer has no further effect. After a
 * complete transfer, the data under the old id is deleted; otherwise it stays.
 *
 * @returns the device lock of the new account; null without one
 */
export async function applyAccountTransfer(
  oldSession: DataContext,
  account: Account,
  { text, encryption }: AccountTransfer,
): Promise<OpenLock | null> {
  const lock = oldSession.lock && moveLock(oldSession.lock, account.id);
  await writeTransfer(oldSession, account, { text, encryption }, lock);
  return lock;
}

async function writeTransfer(
  oldSession: DataContext,
  account: Account,
  { text, encryption }: Pick<AccountTransfer, 'text' | 'encryption'>,
  lock: OpenLock | null,
): Promise<void> {
  const userDatabase = await openUserDatabase(account.id, 'kept', lock);
  try {
    const session = { ...oldSession, account, userDatabase };
    await applyEncryption(session, encryption);
    const outcome = await importRecords(session, text);
    if (lock) await completeMove(lock, userDatabase);
    if (oldSession.account && outcome.kind === 'done' && outcome.faulty.length === 0)
      markForDeletion(oldSession.account.id);
  } finally {
    await userDatabase.close();
  }
}

/** Runs once drafts belong to the new account. */
export function transferDrafts({ drafts }: AccountTransfer): void {
  for (const [name, draft] of Object.entries(drafts)) importDraft(name, draft);
}
