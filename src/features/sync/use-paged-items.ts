// Long lists are asked for in portions; what is on the screen stays there while the next portion is
// on its way.
import { useState } from 'react';
import { useLiveQuery } from '../../data/data-provider.tsx';
import type { SyncItem, watchPendingItems } from '../../data/records/sync-items.ts';

const initialCount = 20;
const stepCount = 50;

interface PagedItems {
  /** Undefined until the first answer. */
  items: readonly SyncItem[] | undefined;
  showMore: () => void;
}

/** @param name says which list it is */
export function usePagedItems(name: string, loadItems: typeof watchPendingItems): PagedItems {
  const [limit, setLimit] = useState(initialCount);
  const answer = useLiveQuery(`${name}/${limit}`, (data) => loadItems(data, limit));
  const [shown, setShown] = useState(answer);
  if (answer !== undefined && answer !== shown) setShown(answer);
  return { items: answer ?? shown, showMore: () => setLimit(limit + stepCount) };
}
