// React hook for the deletion options of this server; without an answer, the options of the last
// answer.
import { useEffect, useState } from 'react';
import { loadDeletionOptions } from './data.ts';
import type { DeletionOptions } from './data.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { writeStored, readStored } from '../../../platform/storage/local-storage.ts';

const storageKey = 'deletion_offer';

/** A basic backend supports only the deletion request. */
export function useDeletionOptions(): DeletionOptions {
  const data = useData();
  const isOnline = useLiveQuery('online', ({ online }) => online) ?? true;
  const [options, setOptions] = useState(readLastOptions);
  useEffect(() => {
    let isOpen = true;
    loadDeletionOptions(data)
      .then((answer) => {
        // Empty options are also the result without a connection, so they are not stored.
        if (!answer.atOnce && answer.support === null) return;
        writeStored(storageKey, JSON.stringify(answer));
        if (isOpen) setOptions(answer);
      })
      .catch((fault: unknown) =>
        data.report('the capabilities of the server could not be read', fault),
      );
    return () => {
      isOpen = false;
    };
  }, [data, isOnline]);
  return options;
}

function readLastOptions(): DeletionOptions {
  const noOptions = { atOnce: false, support: null };
  try {
    const last: unknown = JSON.parse(readStored(storageKey) ?? 'null');
    if (typeof last !== 'object' || last === null) return noOptions;
    const { atOnce, support } = last as { atOnce?: unknown; support?: unknown };
    return { atOnce: atOnce === true, support: typeof support === 'string' ? support : null };
  } catch {
    return noOptions; // not written by this app
  }
}
