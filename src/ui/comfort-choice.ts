// Choosing how large the words of the app are and how much moves.
import { useSyncExternalStore } from 'react';
import { comfortKeys, mark, motions, textSizes } from './comfort.ts';
import type { Motion, TextSize } from './comfort.ts';

const listeners = new Set<() => void>();

export function useTextSize(): [TextSize, (size: TextSize) => void] {
  return [useSyncExternalStore(listen, textSize), (size) => choose('text', size, size === 'normal')];
}

export function useMotion(): [Motion, (motion: Motion) => void] {
  return [useSyncExternalStore(listen, motion), (chosen) => choose('motion', chosen, chosen === 'system')];
}

function textSize(): TextSize {
  return textSizes.find((size) => size === document.documentElement.dataset['text']) ?? 'normal';
}

function motion(): Motion {
  return motions.find((one) => one === document.documentElement.dataset['motion']) ?? 'system';
}

/** @param isPlain what one has without having chosen */
function choose(name: 'text' | 'motion', value: string, isPlain: boolean): void {
  try {
    if (isPlain) localStorage.removeItem(comfortKeys[name]);
    else localStorage.setItem(comfortKeys[name], value);
    mark();
  } catch {
    // Storage is refused: it lives as long as the page.
    const { dataset } = document.documentElement;
    if (isPlain) delete dataset[name];
    else dataset[name] = value;
  }
  for (const tell of listeners) tell();
}

/** Whoever marks the root for another tab's choice listens since the start, so it is done before this. */
function listen(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}
