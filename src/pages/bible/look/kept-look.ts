// The look of the text as this device keeps it: there before the first frame is drawn, and the same in every tab.
import { useSyncExternalStore } from 'react';
import { forget, onStored, store, stored } from '../../../platform/storage.ts';
import { plainLook, toReadingLook } from '../../../ui/bible/reading-look.ts';
import type { ReadingLook } from '../../../ui/bible/reading-look.ts';

const name = 'reading_look';
const listeners = new Set<() => void>();
/** The text it was read from: the same one gives the same look, so that nothing is drawn again. */
let latest: { text: string | null; look: ReadingLook } | undefined;

export function useReadingLook(): ReadingLook {
  return useSyncExternalStore(listen, keptLook);
}

export function keptLook(): ReadingLook {
  const text = stored(name);
  if (latest?.text !== text) latest = { text, look: toReadingLook(parse(text)) };
  return latest?.look ?? plainLook;
}

export function changeLook(changes: Partial<ReadingLook>): void {
  store(name, JSON.stringify({ ...keptLook(), ...changes }));
  tell();
}

export function resetLook(): void {
  forget(name);
  tell();
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // half a text, or somebody else's: as without a choice
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  const stop = onStored(name, changed);
  return () => {
    listeners.delete(changed);
    stop();
  };
}
