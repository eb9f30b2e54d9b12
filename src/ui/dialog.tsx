// Modal dialog with title, back and close buttons, scrolling content and footer: on a phone full
// screen, a card, or a sheet at the bottom. In a wide window the dialog is a card in all shapes.
// The browser traps the focus inside and restores the focus afterwards.
import { Title } from '@mantine/core';
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
  /** On phones: the full screen, a card, or a sheet at the bottom. */
  shape?: 'full' | 'card' | 'sheet';
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
          <Title
            id={titleId}
            ref={heading}
            tabIndex={-1}
            order={2}
            flex={1}
            miw={0}
            ps="xs"
            fz="lg"
          >
            {title}
          </Title>
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
