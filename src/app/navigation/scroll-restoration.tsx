// Scroll position of the window: a new page starts at its top or at the target of its hash, and the
// position of a page that was left is restored when the user returns to it or reloads it.
import { use, useEffect, useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';
import { AppLocationContext } from './app-location-context.ts';

/**
 * Key in sessionStorage. React Router used the same key and format in earlier versions of the app.
 */
const storageKey = 'react-router-scroll-positions';

/** Pixels from the top by the key of a location. */
let positions: Record<string, number> | undefined;

/** Rendered beside the page, so that it takes effect when the page is displayed. */
export function ScrollRestoration() {
  const navigation = use(AppLocationContext);
  const location = navigation?.current.location;
  const keepsScroll = navigation?.current.keepsScroll;
  const onLeave = navigation?.onLeave;

  useEffect(() => {
    const setManual = () => void (history.scrollRestoration = 'manual');
    setManual();
    addEventListener('pageshow', setManual);
    return () => {
      removeEventListener('pageshow', setManual);
      history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    if (!location) return;
    const save = () => void (readPositions()[getKey(location)] = scrollY);
    const leavePage = () => {
      save();
      storePositions();
      history.scrollRestoration = 'auto';
    };
    const stop = onLeave?.(save);
    addEventListener('pagehide', leavePage);
    return () => {
      stop?.();
      removeEventListener('pagehide', leavePage);
    };
  }, [location, onLeave]);

  useLayoutEffect(() => {
    if (!location) return;
    const saved = readPositions()[getKey(location)];
    if (saved !== undefined) scrollTo(0, saved);
    else if (!scrollToHash(location.hash) && keepsScroll !== true) scrollTo(0, 0);
  }, [location, keepsScroll]);

  return null;
}

/**
 * The first page of a visit has no key. Its address is used as the key, so that a typed address
 * starts at the top.
 */
function getKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}

/** @returns whether the page has the element that the hash names */
function scrollToHash(hash: string): boolean {
  if (hash === '') return false;
  const target = document.getElementById(decodeHash(hash));
  target?.scrollIntoView();
  return target !== null;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // The hash is not URL-encoded: it is the id itself.
    return hash.slice(1);
  }
}

function readPositions(): Record<string, number> {
  if (positions) return positions;
  try {
    positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    // The storage is blocked or damaged: pages start at their tops.
    positions = {};
  }
  return positions;
}

function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without storage, a reloaded page starts at its top.
  }
}
