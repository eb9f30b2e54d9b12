// Stores the text settings on this device in localStorage. The settings are available before the
// first render and are the same in every tab.
import { useSyncExternalStore } from 'react';
import {
  removeStored,
  onStoredChange,
  writeStored,
  readStored,
} from '../../../platform/storage/local-storage.ts';
import { defaultTextSettings, parseTextSettings } from './components/text-settings.ts';
import type { TextSettings } from './components/text-settings.ts';

const storageKey = 'reading_look';
const listeners = new Set<() => void>();
/**
 * Cache of the last parsed settings with their stored text. The same text returns the same object,
 * which avoids a re-render.
 */
let lastRead: { text: string | null; textSettings: TextSettings } | undefined;

export function useTextSettings(): TextSettings {
  return useSyncExternalStore(subscribe, readTextSettings);
}

export function readTextSettings(): TextSettings {
  const text = readStored(storageKey);
  if (lastRead?.text !== text) lastRead = { text, textSettings: parseTextSettings(parse(text)) };
  return lastRead?.textSettings ?? defaultTextSettings;
}

export function changeTextSettings(changes: Partial<TextSettings>): void {
  writeStored(storageKey, JSON.stringify({ ...readTextSettings(), ...changes }));
  notifyListeners();
}

export function resetTextSettings(): void {
  removeStored(storageKey);
  notifyListeners();
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // truncated or foreign JSON: the defaults are used
  }
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  const stop = onStoredChange(storageKey, changed);
  return () => {
    listeners.delete(changed);
    stop();
  };
}
