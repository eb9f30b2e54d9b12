// React hook for a list that is loaded in pages. Shown items stay visible while the next page
// loads.
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

/**
 * Returns the shown items and a function that loads more.
 * @param name identifies the list
 */
export function usePagedItems(name: string, loadItems: typeof watchPendingItems): PagedItems {
  const [limit, setLimit] = useState(initialCount);
  const answer = useLiveQuery(`${name}/${limit}`, (data) => loadItems(data, limit));
  const [shown, setShown] = useState(answer);
  if (answer !== undefined && answer !== shown) setShown(answer);
  return { items: answer ?? shown, showMore: () => setLimit(limit + stepCount) };
}
