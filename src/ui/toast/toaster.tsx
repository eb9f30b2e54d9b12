// Toast provider and `useToast` hook: shows the newest toasts at an edge of the screen and queues
// the others. A toast says what was done and how to undo that action. Screen readers
// announce the toasts.
import { useMediaQuery } from '@mantine/hooks';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ToastCard, type ToastContent } from './toast-card.tsx';
import styles from './toaster.module.css';

export interface Toast extends ToastContent {
  /**
   * Of one topic only the newest toast is shown: the other changes can be undone where they were
   * made.
   */
  topic?: 'mark' | 'saved';
}

type ShownToast = Toast & { id: number };

const maxVisible = 3;
/** Where several toasts would cover the page; the same condition as in toaster.module.css. */
const phoneQuery = '(max-width: 899px)';
const maxStored = 20;

const ToasterContext = createContext<(toast: Toast) => void>(() => undefined);

/**
 * Returns the function that shows a toast. A toast with an action is replaced only by a toast of
 * the same topic. Without space the toast waits and keeps its full duration.
 */
export function useToast(): (toast: Toast) => void {
  return use(ToasterContext);
}

let lastId = 0;

/**
 * Shows the newest toasts first and stores at most twenty. The model for this store keeps a
 * dismissed toast for 1,000,000 ms before removal, so that the exit can be animated. This store has
 * no animation and removes a dismissed toast at once.
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
  const previousFocus = usePreviousFocus(region);
  const isPhone = useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false });
  const visible = useMemo(() => toasts.slice(0, isPhone ? 1 : maxVisible), [toasts, isPhone]);
  const dismiss = useCallback(
    (id: number) => {
      // The focused button is removed with its toast: the focus returns to the previous element
      // instead of the start of the page.
      if (region.current?.contains(document.activeElement))
        previousFocus.current?.focus({ preventScroll: true });
      drop(id);
    },
    [previousFocus, drop],
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
          <ToastCard key={toast.id} toast={toast} dismissLabel={t('dismiss')} onDone={dismiss} />
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
 * Adds the newest toast at the front. Toasts without an action are removed, so that only undoable
 * toasts accumulate.
 */
function addNewest(toast: ShownToast, before: readonly ShownToast[]): readonly ShownToast[] {
  const others = before.filter(
    ({ action, topic }) => action && (topic === undefined || topic !== toast.topic),
  );
  return [toast, ...others].slice(0, maxStored);
}

/** Returns the element that had the focus before the focus moved into the region. */
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
