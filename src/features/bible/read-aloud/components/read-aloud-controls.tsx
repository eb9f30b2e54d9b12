// Read-aloud bar with buttons for play, pause, previous and next verse, options and closing; and
// the message when reading aloud is unavailable.
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
import styles from './read-aloud-controls.module.css';

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
    <section ref={bar} className={styles['bar']} aria-label={t('bible:readAloud.title')}>
      {isOpen && (
        <div id={choicesId} className={styles['choices']}>
          {options}
        </div>
      )}
      <div className={styles['row']}>
        <div className={styles['words']}>
          <p className={styles['place']}>{reference}</p>
          {detail !== undefined && <p className={styles['detail']}>{detail}</p>}
          {/* Empty while a voice speaks, because a screen reader would talk over it. */}
          <p role="status" className={styles['detail']}>
            {status}
          </p>
        </div>
        <div className={styles['buttons']}>
          <ControlButton label={t('bible:readAloud.previousVerse')} onPress={onPrevious}>
            <IconPlayerSkipBackFilled size={20} aria-hidden />
          </ControlButton>
          <button
            ref={toggle}
            type="button"
            className={styles['toggle']}
            onClick={onToggle}
            aria-label={isSpeaking ? t('bible:readAloud.pause') : t('bible:readAloud.play')}
          >
            {isSpeaking ? (
              <IconPlayerPauseFilled size={22} aria-hidden />
            ) : (
              <IconPlayerPlayFilled size={22} aria-hidden />
            )}
          </button>
          <ControlButton label={t('bible:readAloud.nextVerse')} onPress={onNext}>
            <IconPlayerSkipForwardFilled size={20} aria-hidden />
          </ControlButton>
          <button
            type="button"
            className={styles['button']}
            aria-label={t('bible:readAloud.optionsLabel')}
            aria-expanded={isOpen}
            aria-controls={isOpen ? choicesId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconAdjustmentsHorizontal size={22} aria-hidden />
          </button>
          <ControlButton label={t('bible:readAloud.stop')} onPress={onClose}>
            <IconX size={22} aria-hidden />
          </ControlButton>
        </div>
      </div>
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
    <section className={styles['bar']} aria-label={t('bible:readAloud.title')}>
      <div className={styles['row']}>
        <p role="status" className={styles['refusal']}>
          {children}
        </p>
        <ControlButton label={t('close')} onPress={onClose}>
          <IconX size={22} aria-hidden />
        </ControlButton>
      </div>
    </section>
  );
}

function ControlButton({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={styles['button']} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}
