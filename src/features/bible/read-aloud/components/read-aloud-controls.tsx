// Read-aloud bar with buttons for play, pause, previous and next verse, options and closing; and
// the message when reading aloud is unavailable.
import { Box, Group, Stack } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import layout from '../../../../ui/page-layout.module.css';
import surface from '../../../../ui/surface.module.css';
import styles from './read-aloud-controls.module.css';

const rowProps = { justify: 'space-between', gap: '4px 12px', p: '8px 8px 8px 16px' } as const;
const openStyle = { background: 'var(--indigo-wash)', color: 'var(--indigo-ink)' };

interface ReadAloudControlsProps {
  /** `John 3:16` */
  reference: string;
  /** Time at which reading stops automatically, shown below the place and not announced. */
  detail?: string | undefined;
  /** Reason why nothing is spoken, announced to screen readers too. */
  status?: string | undefined;
  isSpeaking: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onClose: () => void;
  /** Voice, speed, sleep timer. */
  options: ReactNode;
}

export function ReadAloudControls({
  reference,
  detail,
  status,
  isSpeaking,
  onToggle,
  onPrevious,
  onNext,
  onClose,
  options,
}: ReadAloudControlsProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const choicesId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => toggle.current?.focus({ preventScroll: true }), []);
  useAnnouncedHeight(bar);

  return (
    <section
      ref={bar}
      className={`${surface['bottomPanel']} ${styles['bar']}`}
      style={{ zIndex: 20 }}
      aria-label={t('bible:readAloud.title')}
    >
      {isOpen && (
        <Stack id={choicesId} p="md" style={{ borderBlockEnd: '1px solid var(--line)' }}>
          {options}
        </Stack>
      )}
      <Group {...rowProps}>
        <Box flex="1 1 7rem" miw={0}>
          <Box component="p" ff="var(--serif)" fw={600} lh={1.3}>
            {reference}
          </Box>
          {detail !== undefined && <p className={layout['muted']}>{detail}</p>}
          {/* Empty while a voice speaks, because a screen reader would talk over it. */}
          <p role="status" className={`${layout['muted']} ${surface['emptyLive']}`}>
            {status}
          </p>
        </Box>
        <Group gap={0} wrap="nowrap" flex="none">
          <IconButton aria-label={t('bible:readAloud.previousVerse')} onClick={onPrevious}>
            <IconPlayerSkipBackFilled size={20} aria-hidden />
          </IconButton>
          <IconButton
            ref={toggle}
            style={{ background: 'var(--indigo-ink)', color: 'var(--on-indigo)' }}
            onClick={onToggle}
            aria-label={isSpeaking ? t('bible:readAloud.pause') : t('bible:readAloud.play')}
          >
            {isSpeaking ? (
              <IconPlayerPauseFilled size={22} aria-hidden />
            ) : (
              <IconPlayerPlayFilled size={22} aria-hidden />
            )}
          </IconButton>
          <IconButton aria-label={t('bible:readAloud.nextVerse')} onClick={onNext}>
            <IconPlayerSkipForwardFilled size={20} aria-hidden />
          </IconButton>
          <IconButton
            {...(isOpen && { style: openStyle })}
            aria-label={t('bible:readAloud.optionsLabel')}
            aria-expanded={isOpen}
            aria-controls={isOpen ? choicesId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconAdjustmentsHorizontal size={22} aria-hidden />
          </IconButton>
          <IconButton aria-label={t('bible:readAloud.stop')} onClick={onClose}>
            <IconX size={22} aria-hidden />
          </IconButton>
        </Group>
      </Group>
    </section>
  );
}

/**
 * Publishes the height of the bar as a CSS variable, so that the page can be scrolled above the
 * bar.
 */
function useAnnouncedHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    const { style } = document.documentElement;
    const announceHeight = (): void => style.setProperty('--aloud', `${current.offsetHeight}px`);
    announceHeight();
    const watch = new ResizeObserver(announceHeight);
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty('--aloud');
    };
  }, [bar]);
}

/** Why nothing can be read aloud here. */
export function ReadAloudUnavailable({
  children,
  onClose,
}: {
  children: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <section
      className={`${surface['bottomPanel']} ${styles['bar']}`}
      style={{ zIndex: 20 }}
      aria-label={t('bible:readAloud.title')}
    >
      <Group {...rowProps}>
        <Box component="p" role="status" flex={1} py={8}>
          {children}
        </Box>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <IconX size={22} aria-hidden />
        </IconButton>
      </Group>
    </section>
  );
}
