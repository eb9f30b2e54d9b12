// What to tell of the connection: kept while offline, and for three seconds once it is back.
import { useEffect, useState } from 'react';
import type { Connection } from '../../ui/shell/connection-banner.tsx';

const backShownFor = 3_000;

/** @param online undefined while nobody knows yet */
export function useConnection(online: boolean | undefined): Connection {
  const [connection, setConnection] = useState<Connection>(online === false ? 'offline' : 'online');
  const [before, setBefore] = useState(online);
  if (online !== undefined && online !== before) {
    setBefore(online);
    if (!online) setConnection('offline');
    else if (connection === 'offline') setConnection('back');
  }

  useEffect(() => {
    if (connection !== 'back') return;
    const timer = setTimeout(() => setConnection('online'), backShownFor);
    return () => clearTimeout(timer);
  }, [connection]);

  return connection;
}
