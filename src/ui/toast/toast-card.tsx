// One toast: its message, its action and how long it is shown.
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import styles from './toaster.module.css';

const readMillis = 4_000;
const undoMillis = 8_000;

export interface ToastContent {
  message: string;
  /** `destructive`: an error; shown longer. */
  tone?: 'default' | 'destructive';
  /** Subject of the toast, shown if several toasts are visible: the title of a prayer. */
  about?: string;
  action?: { label: string; run: () => void };
}

interface ToastCardProps {
  toast: ToastContent & { id: number };
  dismissLabel: string;
  onDone: (id: number) => void;
}

export function ToastCard({ toast, dismissLabel, onDone }: ToastCardProps) {
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const { id, action, tone } = toast;
  const isPaused = isPointed || hasFocus;
  const stays = action || tone === 'destructive' ? undoMillis : readMillis;

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => onDone(id), stays);
    return () => clearTimeout(timer);
  }, [isPaused, id, stays, onDone]);

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDone(id);
  }

  return (
    <div
      className={styles['toast']}
      data-tone={tone}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
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
          onKeyDown={handleKey}
          onClick={() => {
            action.run();
            onDone(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles['close']}
        aria-label={dismissLabel}
        onKeyDown={handleKey}
        onClick={() => onDone(id)}
      >
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
}
