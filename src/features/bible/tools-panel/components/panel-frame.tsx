// Frame of the reader's tools: a panel beside the text where both fit, otherwise a sheet over the
// text.
import { Box, Group, Stack } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import styles from './panel-frame.module.css';

interface PanelFrameProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function PanelFrame(props: PanelFrameProps) {
  return useIsWide() ? <SidePanel {...props} /> : <ModalPanel {...props} />;
}

function ModalPanel({ title, onClose, children }: PanelFrameProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack className={styles['tools'] ?? ''}>{children}</Stack>
    </Dialog>
  );
}

/**
 * Panel beside the text. The text stays interactive, so the user can open passages with both in
 * view.
 */
function SidePanel({ title, onClose, children }: PanelFrameProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const panel = useFocusOnOpen();

  function handleEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    // Escape closes it as it does a dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={panel}
      className={styles['panel']}
      aria-labelledby={titleId}
      onKeyDown={handleEscape}
    >
      <Group gap={0} wrap="nowrap" p="8px 8px 4px 20px">
        <Box
          component="h2"
          id={titleId}
          tabIndex={-1}
          flex={1}
          miw={0}
          fz="lg"
          style={{ outline: 'none' }}
        >
          {title}
        </Box>
        <IconButton onClick={onClose} aria-label={t('close')}>
          <IconX size={22} aria-hidden />
        </IconButton>
      </Group>
      <div className={styles['body']}>
        <Stack className={styles['tools'] ?? ''}>{children}</Stack>
      </div>
    </aside>
  );
}

/**
 * Moves the focus into the panel. On closing, restores the previous focus if the focus is still
 * inside.
 */
function useFocusOnOpen() {
  const panel = useRef<HTMLElement>(null);
  // A layout effect, so that the previous focus is read before a child of the panel, such as the
  // search field, takes the focus.
  useLayoutEffect(() => {
    const { current } = panel;
    const before = document.activeElement;
    current?.querySelector('h2')?.focus({ preventScroll: true });
    return () => {
      const isInside = current?.contains(document.activeElement) === true;
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return panel;
}

const wideWindow = '(min-width: 900px)';

function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wideWindow).matches);
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(wideWindow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
