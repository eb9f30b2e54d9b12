// Logs out from the lock screen, without the key: everything of the user is removed from this device.
import { openDraftDatabase } from '../../data/database/draft-database.ts';
import { backend } from '../backend-client.ts';
import { clearVisitState, type SessionMessage } from '../session/log-out.ts';
import { addSessionToEnd } from '../session/sessions-to-end.ts';
import { readStoredSession, removeSession } from '../session/stored-session.ts';
import { markForDeletion } from '../session/user-data-deletion.ts';
import { removeDatabaseMark } from '../session/user-database-watcher.ts';
import { listLocalDrafts, removeLocalDraft } from '../../platform/storage/local-drafts.ts';

/** The next start deletes the databases, and ends the session on the server. */
export async function leaveLockedApp(account: string): Promise<void> {
  const draftTabs = new BroadcastChannel('selah-drafts');
  await openDraftDatabase(draftTabs).removeAll(account);
  draftTabs.close();
  for (const name of listLocalDrafts(account)) removeLocalDraft(account, name);
  const token = readStoredSession()?.token ?? null;
  if (token !== null) addSessionToEnd(token, backend);
  markForDeletion(account);
  removeSession();
  removeDatabaseMark(account);
  clearVisitState();
  backend.auth.logout();
  const tabs = new BroadcastChannel('selah-session');
  tabs.postMessage('left' satisfies SessionMessage);
  tabs.close();
  location.assign('/');
}
