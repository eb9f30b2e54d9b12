// React context of the displayed location.
import { createContext } from 'react';
import type { AppHistory, AppLocation } from './app-history.ts';

/** Null outside the app's router, as in tests of one page. */
export const AppLocationContext = createContext<{
  current: AppLocation;
  onLeave: AppHistory['onLeave'];
} | null>(null);
