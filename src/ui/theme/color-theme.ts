// Stores and applies one of four colour themes or the system's theme. Mantine knows only light and
// dark: sepia counts as light, black as dark.
import { useMantineColorScheme } from '@mantine/core';
import type {
  CSSVariablesResolver,
  MantineColorScheme,
  MantineColorSchemeManager,
} from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { blackVariables, sepiaVariables } from './theme.ts';
import type { ThemeName } from './theme.ts';

export type ColorTheme = 'auto' | ThemeName;

export const colorThemes = [
  'auto',
  'light',
  'dark',
  'sepia',
  'black',
] as const satisfies readonly ColorTheme[];

const storageKey = 'selah_appearance';
const listeners = new Set<() => void>();
/** Choice in a browser that refuses storage; lasts as long as the page. */
let unstoredTheme: ColorTheme | undefined;

export function useColorTheme(): [ColorTheme, (theme: ColorTheme) => void] {
  const { setColorScheme } = useMantineColorScheme();
  const theme = useSyncExternalStore(subscribe, readTheme);
  return [
    theme,
    (chosen) => {
      storeTheme(chosen);
      setColorScheme(toColorScheme(chosen));
      for (const notify of listeners) notify();
    },
  ];
}

/**
 * Returns the colours of the current theme.
 * @param defaultVariables colours of the light and dark themes
 */
export function useThemeVariables(defaultVariables: CSSVariablesResolver): CSSVariablesResolver {
  const theme = useSyncExternalStore(subscribe, readTheme);
  switch (theme) {
    case 'sepia':
      return sepiaVariables;
    case 'black':
      return blackVariables;
    case 'auto':
    case 'light':
    case 'dark':
      return defaultVariables;
  }
}

/**
 * Stores nothing, because `useColorTheme` stores the choice. A choice in another tab is applied in
 * this tab.
 */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let stop = (): void => {};
  return {
    get: () => toColorScheme(readTheme()),
    set: () => {},
    subscribe(changed) {
      const onStorage = (event: StorageEvent): void => {
        if (event.key === storageKey) changed(toColorScheme(readTheme()));
      };
      window.addEventListener('storage', onStorage);
      stop = () => window.removeEventListener('storage', onStorage);
    },
    unsubscribe: () => stop(),
    clear: () => localStorage.removeItem(storageKey),
  };
}

function toColorScheme(theme: ColorTheme): MantineColorScheme {
  if (theme === 'sepia') return 'light';
  return theme === 'black' ? 'dark' : theme;
}

function readTheme(): ColorTheme {
  try {
    const kept = unstoredTheme ?? localStorage.getItem(storageKey);
    return colorThemes.find((appearance) => appearance === kept) ?? 'auto';
  } catch {
    return 'auto'; // storage is refused: nothing was stored
  }
}

function storeTheme(theme: ColorTheme): void {
  try {
    localStorage.setItem(storageKey, theme);
    unstoredTheme = undefined;
  } catch {
    unstoredTheme = theme; // lasts as long as the page
  }
}

function subscribe(changed: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === storageKey) changed();
  };
  listeners.add(changed);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', onStorage);
  };
}
