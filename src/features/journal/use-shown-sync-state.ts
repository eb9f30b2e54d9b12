// React hook that returns the sync state that a journal card shows. Most people need no sign while
// all is well, so a synced record, or a pending record with a connection, shows nothing.
import { useLiveQuery } from '../../data/data-provider.tsx';
import { watchSyncStatus } from '../../data/records/sync-status.ts';
import type { SyncBadgeState } from '../../ui/sync-state-badge.tsx';

export function useShownSyncState(state: SyncBadgeState): SyncBadgeState | null {
  const isOffline = useLiveQuery('sync-status', watchSyncStatus)?.online === false;
  if (state.kind === 'refused' || state.kind === 'merged') return state;
  return state.kind === 'waiting' && isOffline ? state : null;
}
