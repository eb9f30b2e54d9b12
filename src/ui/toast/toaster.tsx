// Short words at the foot of the screen: what was done, and the way to undo it. Screen readers hear
// them.
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ToastCard, type ToastContent } from './toast-card.tsx';
import styles from './toaster.module.css';

export interface Toast extends ToastContent {
  /**
   * Of one topic only the newest stands there: the others can be taken back where they were done.
   */
  topic?: 'mark' | 'saved';
}

type ShownToast = Toast & { id: number };

const maxVisible = 3;
const maxStored = 20;

const ToasterContext = createContext<(toast: Toast) => void>(() => undefined);

/**
 * Shows a toast. One that can be undone is replaced only by one of its topic: where there is no
 * room it waits, with all of its time, until there is.
 */
export function useToast(): (toast: Toast) => void {
  return use(ToasterContext);
}

let lastId = 0;

/**
 * The newest first, twenty at most. The store that is the model of this one keeps a dismissed toast
 * closed for 1,000,000 ms before it removes it, so that its leaving can be shown; here nothing is
 * shown of that, and what is dismissed is removed at once.
 */
export function Toaster({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const region = useRef<HTMLDivElement>(null);
  const drop = useCallback(
    (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)),
    [],
  );
  const show = useCallback((toast: Toast) => {
    lastId += 1;
    const shown = { ...toast, id: lastId };
    setToasts((before) => addNewest(shown, before));
  }, []);
  const cameFrom = usePreviousFocus(region);
  const visible = useMemo(() => toasts.slice(0, maxVisible), [toasts]);
  const dismiss = useCallback(
    (id: number) => {
      // The button that had the focus goes with its toast: the focus returns to where it came from,
      // not to the head of the page.
      if (region.current?.contains(document.activeElement))
        cameFrom.current?.focus({ preventScroll: true });
      drop(id);
    },
    [cameFrom, drop],
  );
  const cards = useMemo(
    () => (
      <div
        ref={region}
        className={styles['region']}
        role="status"
        aria-live="polite"
        data-toast={visible.length > 0 || undefined}
      >
        {visible.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            dismissLabel={t('common.dismiss')}
            onDone={dismiss}
          />
        ))}
      </div>
    ),
    [visible, t, dismiss],
  );
  return (
    <ToasterContext value={show}>
      {children}
      {cards}
    </ToasterContext>
  );
}

/**
 * Newest first. Plain words give way to whatever comes: nothing piles up over the page but what can
 * be undone.
 */
function addNewest(toast: ShownToast, before: readonly ShownToast[]): readonly ShownToast[] {
  const others = before.filter(
    ({ action, topic }) => action && (topic === undefined || topic !== toast.topic),
  );
  return [toast, ...others].slice(0, maxStored);
}

/** What had the focus before it went into a region. */
function usePreviousFocus(region: { current: HTMLElement | null }): {
  current: HTMLElement | null;
} {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = region.current;
    function onFocusIn({ relatedTarget }: FocusEvent): void {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget))
        before.current = relatedTarget;
    }
    element?.addEventListener('focusin', onFocusIn);
    return () => element?.removeEventListener('focusin', onFocusIn);
  }, [region]);
  return before;
}
