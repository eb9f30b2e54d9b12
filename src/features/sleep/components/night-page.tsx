// Page frame of Peaceful Sleep: always dark, independent of the theme, with stars in the
// background.
import { Box } from '@mantine/core';
import './night-theme.css';
import { type ReactNode, useLayoutEffect } from 'react';
import { Stars } from './stars.tsx';

export function NightPage({ children }: { children: ReactNode }) {
  useLayoutEffect(applyNightTheme, []);
  return (
    <Box
      pos="relative"
      style={{ minHeight: 'calc(100dvh - var(--header) - var(--below))', isolation: 'isolate' }}
    >
      <Stars />
      {children}
    </Box>
  );
}

/**
 * Applies the night theme, also to the browser's bars.
 * @returns the function that restores the previous theme
 */
function applyNightTheme(): () => void {
  const root = document.documentElement;
  root.dataset['night'] = '';
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const before = bars.map(({ content }) => content);
  const page = getComputedStyle(root).getPropertyValue('--page').trim();
  if (page) for (const bar of bars) bar.content = page;
  return () => {
    delete root.dataset['night'];
    for (const [index, bar] of bars.entries()) bar.content = before[index] ?? bar.content;
  };
}
