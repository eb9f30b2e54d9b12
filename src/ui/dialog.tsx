// Modal dialog with title, back and close buttons, scrolling content and footer: full screen on a
// phone or always a card. In a wide window the dialog is a card in both shapes. The browser traps
// the focus inside and restores the focus afterwards.
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** Shows a back button before the title. */
  onBack?: () => void;
  /** `card` is a card on phones, too. */
  shape?: 'full' | 'card';
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
}

export function Dialog({ title, onClose, onBack, shape = 'full', children, footer }: DialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    return () => element?.close();
  }, []);

  function closeOutside(event: MouseEvent): void {
    if (event.target === dialog.current) onClose();
  }

  function handleClose(): void {
    if (!dialog.current?.open) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-shape={shape}
      aria-labelledby={titleId}
      onMouseDown={closeOutside}
      onClose={handleClose}
    >
      <div className={styles['inside']}>
        <div className={styles['head']}>
          {onBack && (
            <IconButton onClick={onBack} aria-label={t('back')}>
              <IconArrowLeft size={22} aria-hidden />
            </IconButton>
          )}
          <h2 id={titleId} ref={heading} tabIndex={-1} className={styles['title']}>
            {title}
          </h2>
          <IconButton onClick={onClose} aria-label={t('close')}>
            <IconX size={22} aria-hidden />
          </IconButton>
        </div>
        <div className={styles['body']}>{children}</div>
        {footer && <div className={styles['foot']}>{footer}</div>}
      </div>
    </dialog>
  );
}
