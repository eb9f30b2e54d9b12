// Stores and applies one of four colour themes or the system's theme. Mantine knows only light and
// dark: sepia counts as light, black as dark.
import { useMantineColorScheme } from '@mantine/core';
import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { useLayoutEffect, useSyncExternalStore } from 'react';

export const colorThemes = ['auto', 'light', 'dark', 'sepia', 'black'] as const;

export type ColorTheme = (typeof colorThemes)[number];

const storageKey = 'selah_appearance';
/** Milliseconds, as in Mantine: the next frame has the new colours by then. */
const transitionPause = 10;
const listeners = new Set<() => void>();
let transitionTimer: ReturnType<typeof setTimeout> | undefined;
/** Choice in a browser that refuses storage; lasts as long as the page. */
let unstoredTheme: ColorTheme | undefined;

export function useColorTheme(): [ColorTheme, (theme: ColorTheme) => void] {
  // Mantine would pause the transitions with a style element, which the content security policy
  // refuses.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const theme = useSyncExternalStore(subscribe, readTheme);
  return [
    theme,
    (chosen) => {
      storeTheme(chosen);
      pauseTransitions();
      setColorScheme(toColorScheme(chosen));
      for (const notify of listeners) notify();
    },
  ];
}

/**
 * Sets the attribute `data-color-theme` of the page, with which variables.css chooses the colours
 * of sepia and black. Returns the current theme.
 */
export function useColorThemeAttribute(): ColorTheme {
  const theme = useSyncExternalStore(subscribe, readTheme);
  // A layout effect runs before the first paint.
  useLayoutEffect(() => {
    document.documentElement.dataset['colorTheme'] = theme;
  }, [theme]);
  return theme;
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

/** Without the pause, parts of the page with and without a transition change one after another. */
function pauseTransitions(): void {
  const { dataset } = document.documentElement;
  dataset['transitions'] = 'off';
  clearTimeout(transitionTimer);
  transitionTimer = setTimeout(() => delete dataset['transitions'], transitionPause);
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
