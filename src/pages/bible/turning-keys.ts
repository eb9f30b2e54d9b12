// The keys of the reader: arrows turn the chapter, G opens the places, / the search, ? the list of keys. Never while somebody writes or chooses.
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Panel } from './reader-panels.tsx';

interface ReaderKeys {
  previousHref: string | undefined;
  nextHref: string | undefined;
  /** Keys that are a single letter or sign; a person can turn them off (WCAG 2.1.4). */
  single: boolean;
  onOpen: (panel: Panel) => void;
  onEscape: () => void;
}

export function useReaderKeys({ previousHref, nextHref, single, onOpen, onEscape }: ReaderKeys): void {
  const navigate = useNavigate();

  function actionOf({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
    if (key === 'Escape') return onEscape;
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const href = key === 'ArrowRight' ? nextHref : previousHref;
      return href === undefined || shiftKey ? undefined : () => void navigate(href, { flushSync: true });
    }
    if (!single) return undefined;
    if (key === '?') return () => onOpen({ kind: 'keys' });
    if (key === '/') return () => onOpen({ kind: 'tools', first: 'search' });
    return key.toLowerCase() === 'g' ? () => onOpen({ kind: 'places' }) : undefined;
  }

  const hear = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isBusy(event)) return;
    const act = actionOf(event);
    if (!act) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => hear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isBusy({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], :popover-open')) return true;
  if (!(target instanceof Element)) return false;
  // Tabs take the arrows and nothing else.
  if (key.startsWith('Arrow') && target.closest('[role="tablist"]')) return true;
  return target.closest('input, textarea, select, [contenteditable], [role="listbox"], [role="slider"]') !== null;
}
