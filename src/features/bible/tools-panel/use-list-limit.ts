// React hook that limits how many rows of a long list are rendered, and raises the limit on
// request. A different list starts with the initial limit.
import { useState } from 'react';

const stepCount = 60;

/** @param key identifies the query of the list; a changed key resets the limit */
export function useListLimit(key: string, initialCount = 30): { count: number; more: () => void } {
  const [grown, setGrown] = useState({ key, count: initialCount });
  const count = grown.key === key ? grown.count : initialCount;
  return { count, more: () => setGrown({ key, count: count + stepCount }) };
}
