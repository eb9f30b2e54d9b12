// What this server offers to somebody who goes; without an answer, what it offered last.
import { useEffect, useState } from 'react';
import { deletionOffer } from '../../data/deletion.ts';
import type { DeletionOffer } from '../../data/deletion.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { store, stored } from '../../platform/storage.ts';

const kept = 'deletion_offer';

/** A plain backend offers nothing beyond the request. */
export function useOffer(): DeletionOffer {
  const data = useData();
  const isOnline = useLive('online', ({ online }) => online) ?? true;
  const [offer, setOffer] = useState(lastOffer);
  useEffect(() => {
    let isOpen = true;
    deletionOffer(data)
      .then((answer) => {
        // Nothing at all is what is heard without a connection, too.
        if (!answer.atOnce && answer.support === null) return;
        store(kept, JSON.stringify(answer));
        if (isOpen) setOffer(answer);
      })
      .catch((fault: unknown) => data.report('nobody knows what this server offers', fault));
    return () => {
      isOpen = false;
    };
  }, [data, isOnline]);
  return offer;
}

function lastOffer(): DeletionOffer {
  const nothing = { atOnce: false, support: null };
  try {
    const last: unknown = JSON.parse(stored(kept) ?? 'null');
    if (typeof last !== 'object' || last === null) return nothing;
    const { atOnce, support } = last as { atOnce?: unknown; support?: unknown };
    return { atOnce: atOnce === true, support: typeof support === 'string' ? support : null };
  } catch {
    return nothing; // not of ours
  }
}
