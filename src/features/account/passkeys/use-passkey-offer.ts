// React hook that says whether passkeys can be used at this address, and not in a frame; without an
// answer of the server, what the last answer said.
import { useEffect, useState } from 'react';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { isInFrame } from '../../../platform/parent-frame.ts';
import { readStored, writeStored } from '../../../platform/storage/local-storage.ts';
import { loadPasskeyOrigin } from './data.ts';

/** Remembers the origin at which the server offers passkeys; empty for a server without them. */
const storageKey = 'passkeys_offer';

/** Whether this browser can use them is not part of the answer, see `supportsPasskeys`. */
export function usePasskeyOffer(): boolean {
  const data = useData();
  const isOnline = useLiveQuery('online', ({ online }) => online);
  const [origin, setOrigin] = useState(() => readStored(storageKey));
  useEffect(() => {
    if (isOnline !== true) return undefined;
    let isOpen = true;
    loadPasskeyOrigin(data)
      .then((answer) => {
        if (answer === null) return;
        writeStored(storageKey, answer);
        if (isOpen) setOrigin(answer);
      })
      .catch((fault: unknown) => data.report('the offer of passkeys could not be read', fault));
    return () => {
      isOpen = false;
    };
  }, [data, isOnline]);
  // In a frame, the page around it could hide for which site the browser asks.
  return origin === location.origin && !isInFrame();
}
