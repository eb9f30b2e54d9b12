// React hooks for the text size and the motion preference of the app.
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

/**
 * Saves and applies the setting.
 * @param isDefault whether the value is the default, which is not stored
 */
function storeSetting(name: 'text' | 'motion', value: string, isDefault: boolean): void {
  try {
    if (isDefault) localStorage.removeItem(storageKeys[name]);
    else localStorage.setItem(storageKeys[name], value);
    applyTextSizeAndMotion();
  } catch {
    // Storage is refused: the value lasts as long as the page.
    const { dataset } = document.documentElement;
    if (isDefault) delete dataset[name];
    else dataset[name] = value;
  }
  for (const notify of listeners) notify();
}

/**
 * The listener that marks the root element after a choice in another tab is registered at start-up,
 * so it runs first.
 */
function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}
