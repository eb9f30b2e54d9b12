// Keyboard shortcuts of the reader: arrows change the chapter, G opens "Go to", / the search, ? the
// list of shortcuts. Inactive while the user types or uses a control.
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReaderPanel } from './reader-panels.tsx';

interface ReaderShortcuts {
  previousHref: string | undefined;
  nextHref: string | undefined;
  /**
   * True when shortcuts of a single character are active. The user can turn them off (WCAG 2.1.4).
   */
  hasSingleKeys: boolean;
  onOpen: (panel: ReaderPanel) => void;
  onEscape: () => void;
}

export function useReaderShortcuts({
  previousHref,
  nextHref,
  hasSingleKeys,
  onOpen,
  onEscape,
}: ReaderShortcuts): void {
  const navigate = useNavigate();

  function findAction({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
    if (key === 'Escape') return onEscape;
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const href = key === 'ArrowRight' ? nextHref : previousHref;
      return href === undefined || shiftKey
        ? undefined
        : () => void navigate(href, { flushSync: true });
    }
    if (!hasSingleKeys) return undefined;
    if (key === '?') return () => onOpen({ kind: 'keys' });
    if (key === '/') return () => onOpen({ kind: 'tools', initialTab: 'search' });
    return key.toLowerCase() === 'g' ? () => onOpen({ kind: 'places' }) : undefined;
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      isKeyInUse(event)
    )
      return;
    const action = findAction(event);
    if (!action) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isKeyInUse({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], :popover-open')) return true;
  if (!(target instanceof Element)) return false;
  // Tabs use the arrow keys only.
  if (key.startsWith('Arrow') && target.closest('[role="tablist"]')) return true;
  return (
    target.closest(
      'input, textarea, select, [contenteditable], [role="listbox"], [role="slider"]',
    ) !== null
  );
}
