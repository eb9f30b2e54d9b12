// Long lists are asked for in portions; what is on the screen stays there while the next portion is on its way.
import { useState } from 'react';
import { useLive } from '../../data/hooks.tsx';
import type { SyncItem, waitingItems } from '../../data/sync-items.ts';

const first = 20;
const next = 50;

interface Portions {
  /** Undefined until the first answer. */
  items: readonly SyncItem[] | undefined;
  more: () => void;
}

/** @param name says which list it is */
export function usePortions(name: string, ask: typeof waitingItems): Portions {
  const [atMost, setAtMost] = useState(first);
  const answer = useLive(`${name}/${atMost}`, (data) => ask(data, atMost));
  const [shown, setShown] = useState(answer);
  if (answer !== undefined && answer !== shown) setShown(answer);
  return { items: answer ?? shown, more: () => setAtMost(atMost + next) };
}
