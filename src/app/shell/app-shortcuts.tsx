// Keyboard shortcuts of the app: / opens the search, ? the list of all shortcuts. Inactive while
// the user types and in the reader, which has its own shortcuts for the same keys.
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readTextSettings } from '../../features/bible/text-settings/stored-text-settings.ts';
import { importWithTexts } from '../../locales/language.ts';
import { getPageKey } from './active-tab.ts';

const LazyShortcutsPanel = lazy(() =>
  importWithTexts(['bible'], async () => ({
    default: (await import('../../features/bible/text-settings/shortcuts-panel.tsx'))
      .ShortcutsPanel,
  })),
);

export function AppShortcuts() {
  const page = getPageKey(useLocation().pathname);
  const navigate = useNavigate();
  const [isListOpen, setIsListOpen] = useState(false);

  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const { key, defaultPrevented, altKey, ctrlKey, metaKey } = event;
    if ((key !== '/' && key !== '?') || defaultPrevented || altKey || ctrlKey || metaKey) return;
    // The user can turn shortcuts of a single character off (WCAG 2.1.4).
    if (page === 'bible' || isKeyInUse(event) || !readTextSettings().keys) return;
    event.preventDefault();
    if (key === '?') setIsListOpen(true);
    else if (page === 'search')
      document.querySelector<HTMLElement>('main [type="search"]')?.focus();
    else void navigate('/Search');
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    isListOpen && (
      <Suspense fallback={null}>
        <LazyShortcutsPanel onClose={() => setIsListOpen(false)} />
      </Suspense>
    )
  );
}

function isKeyInUse({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], [role="dialog"], :popover-open')) return true;
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
