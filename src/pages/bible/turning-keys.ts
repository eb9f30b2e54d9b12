// Arrow keys turn the chapter, but never while somebody writes or chooses.
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

export function useTurningKeys(previousHref: string | undefined, nextHref: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    function turn(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isBusy(event.target)) return;
      const href = event.key === 'ArrowRight' ? nextHref : event.key === 'ArrowLeft' ? previousHref : undefined;
      if (href === undefined) return;
      event.preventDefault();
      void navigate(href);
    }
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [navigate, previousHref, nextHref]);
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], :popover-open')) return true;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="tablist"]') !== null;
}
