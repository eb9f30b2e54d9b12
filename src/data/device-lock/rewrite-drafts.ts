// Stores all drafts of a user again: encrypted after the device lock was turned on, and in clear
// before it is turned off.
import {
  listLocalDrafts,
  readLocalDraft,
  writeLocalDraft,
} from '../../platform/storage/local-drafts.ts';
import { synchronizeDrafts } from '../../platform/storage/drafts.ts';
import { openDraftDatabase } from '../database/draft-database.ts';

/** Rejects if the device cannot store them. */
export async function rewriteDrafts(account: string): Promise<void> {
  await synchronizeDrafts();
  const tabs = new BroadcastChannel('selah-drafts');
  try {
    await openDraftDatabase(tabs).rewriteAll(account);
  } finally {
    tabs.close();
  }
  for (const name of listLocalDrafts(account)) {
    const draft = readLocalDraft(account, name);
    if (draft && !writeLocalDraft(account, name, draft))
      throw new Error('A draft could not be stored.');
  }
}
