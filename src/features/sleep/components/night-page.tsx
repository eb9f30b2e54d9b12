// The page of the night: dark whatever the theme, under stars.
import './night-theme.css';
import { type ReactNode, useLayoutEffect } from 'react';
import styles from './night-page.module.css';
import { Stars } from './stars.tsx';

export function NightPage({ children }: { children: ReactNode }) {
  useLayoutEffect(applyNightTheme, []);
  return (
    <div className={styles['night']}>
      <Stars />
      {children}
    </div>
  );
}

/** The bars of the browser grow dark as well. @returns what brings the day back */
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
