// Which of the four themes the app wears, or that of the system. Mantine knows light and dark: sepia is a light one, black a dark one.
import { useMantineColorScheme } from '@mantine/core';
import type { CSSVariablesResolver, MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { blackVariables, sepiaVariables } from '../theme.ts';
import type { ThemeName } from '../theme.ts';

export type Appearance = 'auto' | ThemeName;

export const appearances = ['auto', 'light', 'dark', 'sepia', 'black'] as const satisfies readonly Appearance[];

const key = 'selah_appearance';
const listeners = new Set<() => void>();
/** What a browser that refuses storage keeps as long as the page lives. */
let unkept: Appearance | undefined;

export function useAppearance(): [Appearance, (appearance: Appearance) => void] {
  const { setColorScheme } = useMantineColorScheme();
  const appearance = useSyncExternalStore(listen, keptAppearance);
  return [
    appearance,
    (chosen) => {
      keep(chosen);
      setColorScheme(schemeOf(chosen));
      for (const tell of listeners) tell();
    },
  ];
}

/** The colours of the theme that is worn. @param plain those of light and dark */
export function useThemeVariables(plain: CSSVariablesResolver): CSSVariablesResolver {
  const appearance = useSyncExternalStore(listen, keptAppearance);
  switch (appearance) {
    case 'sepia':
      return sepiaVariables;
    case 'black':
      return blackVariables;
    case 'auto':
    case 'light':
    case 'dark':
      return plain;
  }
}

/** What is chosen here is kept by `useAppearance`, and another tab that chooses tells this one. */
export function createSchemeManager(): MantineColorSchemeManager {
  let stop = (): void => {};
  return {
    get: () => schemeOf(keptAppearance()),
    set: () => {},
    subscribe(changed) {
      const hear = (event: StorageEvent): void => {
        if (event.key === key) changed(schemeOf(keptAppearance()));
      };
      window.addEventListener('storage', hear);
      stop = () => window.removeEventListener('storage', hear);
    },
    unsubscribe: () => stop(),
    clear: () => localStorage.removeItem(key),
  };
}

function schemeOf(appearance: Appearance): MantineColorScheme {
  if (appearance === 'sepia') return 'light';
  return appearance === 'black' ? 'dark' : appearance;
}

function keptAppearance(): Appearance {
  try {
    const kept = unkept ?? localStorage.getItem(key);
    return appearances.find((appearance) => appearance === kept) ?? 'auto';
  } catch {
    return 'auto'; // storage is refused: nothing was kept
  }
}

function keep(appearance: Appearance): void {
  try {
    localStorage.setItem(key, appearance);
    unkept = undefined;
  } catch {
    unkept = appearance; // it lives as long as the page
  }
}

function listen(changed: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === key) changed();
  };
  listeners.add(changed);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', hear);
  };
}
