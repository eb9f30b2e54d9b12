// Button that opens a small panel under the header; the browser closes the panel on a tap outside
// or on Escape.
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './popover-button.module.css';

interface PopoverButtonProps {
  label: string;
  content: ReactNode;
  children: (close: () => void) => ReactNode;
}

export function PopoverButton({ label, content, children }: PopoverButtonProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        popoverTarget={id}
        aria-label={label}
        title={label}
      >
        {content}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles['panel']}
        role="group"
        aria-label={label}
      >
        {children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}
