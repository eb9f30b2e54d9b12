// How much of a long list is drawn: a portion, and more when it is asked for. Another list begins
// again.
import { useState } from 'react';

const stepCount = 60;

/** @param key of the question that the list answers */
export function useListLimit(key: string, initialCount = 30): { count: number; more: () => void } {
  const [grown, setGrown] = useState({ key, count: initialCount });
  const count = grown.key === key ? grown.count : initialCount;
  return { count, more: () => setGrown({ key, count: count + stepCount }) };
}
