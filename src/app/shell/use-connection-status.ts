// React hook for the connection status shown to the user: `offline` while offline, `back` for three
// seconds after the connection returns.
import { useEffect, useState } from 'react';
import type { ConnectionStatus } from './components/connection-banner.tsx';

const backOnlineMillis = 3_000;

/** @param online undefined while the state is unknown */
export function useConnectionStatus(online: boolean | undefined): ConnectionStatus {
  const [connectionStatus, setConnection] = useState<ConnectionStatus>(
    online === false ? 'offline' : 'online',
  );
  const [before, setBefore] = useState(online);
  if (online !== undefined && online !== before) {
    setBefore(online);
    if (!online) setConnection('offline');
    else if (connectionStatus === 'offline') setConnection('back');
  }

  useEffect(() => {
    if (connectionStatus !== 'back') return;
    const timer = setTimeout(() => setConnection('online'), backOnlineMillis);
    return () => clearTimeout(timer);
  }, [connectionStatus]);

  return connectionStatus;
}
