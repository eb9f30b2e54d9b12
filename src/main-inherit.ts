// Part of the front door: the server was put back from a backup that does not know somebody, and they have signed up again. What lies on this
// device under their former id, which nobody will ever have again, goes with them [R37] [R43].
import type { Account, Data } from './data/data.ts';
import { openPersonal } from './data/database.ts';
import { exportJson, importRecords } from './data/safekeeping.ts';
import { markRemoval } from './main-removals.ts';
import { allDrafts, takeDraft } from './platform/drafts.ts';

export interface Inheritance {
  /** As a file that the person could have saved themselves. */
  text: string;
  drafts: Record<string, unknown>;
}

/** Null where the former account was to be deleted, and what belongs to it with it. */
export async function packInheritance(former: Data): Promise<Inheritance | null> {
  const requests = await former.personal.pendingItems.find({ selector: { removed: false } }).exec();
  if (requests.some(({ record: { status = 'pending' } }) => status === 'pending')) return null;
  return { text: await exportJson(former, new Date()), drafts: allDrafts() };
}

/**
 * While the former session is still kept, and its database closed: whatever stops it, the next start finds all as it was, and twice is once.
 * What has come over whole is removed under the former id; else it stays there.
 */
export async function inherit(former: Data, account: Account, { text }: Inheritance): Promise<void> {
  const personal = await openPersonal(account.id, 'kept');
  try {
    const outcome = await importRecords({ ...former, account, personal }, text);
    if (former.account && outcome.kind === 'done' && outcome.faulty.length === 0) markRemoval(former.account.id);
  } finally {
    await personal.close();
  }
}

/** Once drafts are those of the new account. */
export function inheritDrafts({ drafts }: Inheritance): void {
  for (const [name, draft] of Object.entries(drafts)) takeDraft(name, draft);
}
