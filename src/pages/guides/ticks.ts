// What is ticked on the list for the stores: on this device, for whoever sits at it.
import { useState } from 'react';
import { store, stored } from '../../platform/storage.ts';

const name = 'store_checklist';

export function useTicks(): { ticked: readonly string[]; tick: (key: string, isDone: boolean) => void } {
  const [ticked, setTicked] = useState(readTicks);
  function tick(key: string, isDone: boolean): void {
    const next = [...ticked.filter((one) => one !== key), ...(isDone ? [key] : [])];
    setTicked(next);
    store(name, next.join(' '));
  }
  return { ticked, tick };
}

function readTicks(): string[] {
  return stored(name)?.split(' ').filter(Boolean) ?? [];
}
