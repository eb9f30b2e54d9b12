// Part of the front door: the server was put back from a backup that does not know somebody, and
// they have signed up again. What lies on this device under their former id, which nobody will ever
// have again, goes with them [R37] [R43].
import type { Account, DataContext } from '../../data/data-context.ts';
import { openUserDatabase } from '../../data/database/database.ts';
import { exportJson, importRecords } from '../../data/export/export-and-import.ts';
import { markForDeletion } from './user-data-deletion.ts';
import { readAllDrafts, importDraft } from '../../platform/storage/drafts.ts';

export interface AccountTransfer {
  /** As a file that the person could have saved themselves. */
  text: string;
  drafts: Record<string, unknown>;
}

/** Null where the former account was to be deleted, and what belongs to it with it. */
export async function packAccountTransfer(
  oldSession: DataContext,
): Promise<AccountTransfer | null> {
  const requests = await oldSession.userDatabase.pendingItems
    .find({ selector: { removed: false } })
    .exec();
  if (requests.some(({ record: { status = 'pending' } }) => status === 'pending')) return null;
  return { text: await exportJson(oldSession, new Date()), drafts: readAllDrafts() };
}

/**
 * While the former session is still kept, and its database closed: whatever stops it, the next
 * start finds all as it was, and twice is once. What has come over whole is removed under the
 * former id; else it stays there.
 */
export async function applyAccountTransfer(
  oldSession: DataContext,
  account: Account,
  { text }: AccountTransfer,
): Promise<void> {
  const userDatabase = await openUserDatabase(account.id, 'kept');
  try {
    const outcome = await importRecords({ ...oldSession, account, userDatabase }, text);
    if (oldSession.account && outcome.kind === 'done' && outcome.faulty.length === 0)
      markForDeletion(oldSession.account.id);
  } finally {
    await userDatabase.close();
  }
}

/** Once drafts are those of the new account. */
export function transferDrafts({ drafts }: AccountTransfer): void {
  for (const [name, draft] of Object.entries(drafts)) importDraft(name, draft);
}
