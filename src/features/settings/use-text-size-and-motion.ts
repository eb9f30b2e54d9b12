// Choosing how large the words of the app are and how much moves.
import { useSyncExternalStore } from 'react';
import {
  storageKeys,
  applyTextSizeAndMotion,
  motionPreferences,
  textSizes,
} from '../../ui/theme/text-size-and-motion.ts';
import type { MotionPreference, TextSize } from '../../ui/theme/text-size-and-motion.ts';

const listeners = new Set<() => void>();

export function useTextSize(): [TextSize, (size: TextSize) => void] {
  return [
    useSyncExternalStore(subscribe, readTextSize),
    (size) => storeSetting('text', size, size === 'normal'),
  ];
}

export function useMotion(): [MotionPreference, (motion: MotionPreference) => void] {
  return [
    useSyncExternalStore(subscribe, readMotion),
    (chosen) => storeSetting('motion', chosen, chosen === 'system'),
  ];
}

function readTextSize(): TextSize {
  return textSizes.find((size) => size === document.documentElement.dataset['text']) ?? 'normal';
}

function readMotion(): MotionPreference {
  return (
    motionPreferences.find((one) => one === document.documentElement.dataset['motion']) ?? 'system'
  );
}

/** @param isDefault what one has without having chosen */
function storeSetting(name: 'text' | 'motion', value: string, isDefault: boolean): void {
  try {
    if (isDefault) localStorage.removeItem(storageKeys[name]);
    else localStorage.setItem(storageKeys[name], value);
    applyTextSizeAndMotion();
  } catch {
    // Storage is refused: it lives as long as the page.
    const { dataset } = document.documentElement;
    if (isDefault) delete dataset[name];
    else dataset[name] = value;
  }
  for (const notify of listeners) notify();
}

/**
 * Whoever marks the root for another tab's choice listens since the start, so it is done before
 * this.
 */
function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}
