// How much of a long list is drawn: a portion, and more when it is asked for. Another list begins again.
import { useState } from 'react';

const next = 60;

/** @param key of the question that the list answers */
export function usePortion(key: string, first = 30): { count: number; more: () => void } {
  const [grown, setGrown] = useState({ key, count: first });
  const count = grown.key === key ? grown.count : first;
  return { count, more: () => setGrown({ key, count: count + next }) };
}
