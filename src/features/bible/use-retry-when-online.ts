// React hook that repeats a request when the network returns.
import { useEffect } from 'react';
import { onOnlineChange } from '../../platform/online.ts';

/**
 * Listens to the browser, not to the sync engine. The sync engine retries with delays and may
 * report offline for minutes after the network is back, and guests have no sync engine.
 *
 * @param needsNetwork true while the request is running and after it failed because the network was
 *   unavailable: the network can return before the request has failed
 */
export function useRetryWhenOnline(needsNetwork: boolean, retry: () => void): void {
  useEffect(
    () => (needsNetwork ? onOnlineChange((isOnline) => isOnline && retry()) : undefined),
    [needsNetwork, retry],
  );
}
