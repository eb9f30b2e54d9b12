// Short words at the foot of the screen: what was done, and the way to undo it. Screen readers hear them.
import { IconX } from '@tabler/icons-react';
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './toaster.module.css';

export interface Toast {
  message: string;
  /** What it was done to, when several can stand there at once: the title of a prayer. */
  about?: string;
  action?: { label: string; run: () => void };
  /** Of one topic only the newest stands there: the others can be taken back where they were done. */
  topic?: 'mark';
}

type Shown = Toast & { id: number };

const shownAtOnce = 3;
const keptAtOnce = 20;
const readingTime = 4_000;
const undoTime = 8_000;

const ToasterContext = createContext<(toast: Toast) => void>(() => undefined);

/** Shows a toast. One that can be undone is replaced only by one of its topic: where there is no room it waits, with all of its time, until there is. */
export function useToast(): (toast: Toast) => void {
  return use(ToasterContext);
}

let lastId = 0;

export function Toaster({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const show = useCallback((toast: Toast) => {
    lastId += 1;
    const shown = { ...toast, id: lastId };
    setToasts((before) => withNewest(shown, before));
  }, []);
  const drop = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), []);
  const region = useMemo(
    () => (
      <div className={styles['region']} role="status" aria-live="polite">
        {toasts.slice(0, shownAtOnce).map((toast) => (
          <ToastCard key={toast.id} toast={toast} dismissLabel={t('common.dismiss')} onDone={drop} />
        ))}
      </div>
    ),
    [toasts, t, drop],
  );
  return (
    <ToasterContext value={show}>
      {children}
      {region}
    </ToasterContext>
  );
}

/** Newest first. Plain words give way to whatever comes: nothing piles up over the page but what can be undone. */
function withNewest(toast: Shown, before: readonly Shown[]): readonly Shown[] {
  const others = before.filter(({ action, topic }) => action && (topic === undefined || topic !== toast.topic));
  return [toast, ...others].slice(0, keptAtOnce);
}

function ToastCard({ toast, dismissLabel, onDone }: { toast: Shown; dismissLabel: string; onDone: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  const { id, action } = toast;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDone(id), action ? undoTime : readingTime);
    return () => clearTimeout(timer);
  }, [held, id, action, onDone]);

  return (
    <div
      className={styles['toast']}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles['message']}>
        {toast.message}
        {toast.about !== undefined && (
          <span className={styles['about']} dir="auto">
            {toast.about}
          </span>
        )}
      </span>
      {action && (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            action.run();
            onDone(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles['close']} aria-label={dismissLabel} onClick={() => onDone(id)}>
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
}
