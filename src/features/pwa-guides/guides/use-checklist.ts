// React hook for the checked items of the app store check list, stored on this device for all its
// users.
import { useState } from 'react';
import { writeStored, readStored } from '../../../platform/storage/local-storage.ts';

const storageKey = 'store_checklist';

export function useChecklist(): {
  ticked: readonly string[];
  tick: (key: string, isDone: boolean) => void;
} {
  const [ticked, setTicked] = useState(readTicked);
  function tick(key: string, isDone: boolean): void {
    const next = [...ticked.filter((one) => one !== key), ...(isDone ? [key] : [])];
    setTicked(next);
    writeStored(storageKey, next.join(' '));
  }
  return { ticked, tick };
}

function readTicked(): string[] {
  return readStored(storageKey)?.split(' ').filter(Boolean) ?? [];
}
