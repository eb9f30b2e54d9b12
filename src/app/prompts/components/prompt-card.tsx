// A question that waits at the foot of the window: it covers no bar, takes no focus, and can be
// left alone.
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './prompt-card.module.css';

interface PromptCardProps {
  title: string;
  /** False while the person is busy: it keeps where it was and comes back. */
  isShown: boolean;
  /** It stands where another one was just left by a tap: the focus goes on to it. */
  isNext?: boolean;
  onClose: () => void;
  /** A key alone answers nothing for good. */
  onEscape: () => void;
  children: ReactNode;
  actions: ReactNode;
}

export function PromptCard({
  title,
  isShown,
  isNext = false,
  onClose,
  onEscape,
  children,
  actions,
}: PromptCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  useReservedSpace(card, isShown);
  useScrollHint(card, isShown);

  useFocusOnShow(card, isNext);
  useCloseOnEscape(card, isShown, onEscape);

  return (
    <section
      ref={card}
      className={styles['card']}
      data-prompt=""
      hidden={!isShown}
      aria-labelledby={titleId}
    >
      <div className={styles['head']}>
        <h2 id={titleId} tabIndex={-1} className={styles['title']}>
          {title}
        </h2>
        <button
          type="button"
          className={styles['close']}
          aria-label={t('common.close')}
          onClick={onClose}
        >
          <IconX size={20} aria-hidden />
        </button>
      </div>
      <div className={styles['body']}>{children}</div>
      <div className={styles['actions']}>{actions}</div>
    </section>
  );
}

/**
 * The button that had the focus goes with the card: the page has it again, not the head of the
 * document.
 */
function useFocusOnShow(card: { current: HTMLElement | null }, isNext: boolean): void {
  useLayoutEffect(() => {
    const element = card.current;
    if (isNext) element?.querySelector('h2')?.focus({ preventScroll: true });
    return () => {
      if (element?.contains(document.activeElement))
        document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, [card, isNext]);
}

/** From within only: anywhere else the key is meant for something else. */
function useCloseOnEscape(
  card: { current: HTMLElement | null },
  isShown: boolean,
  escape: () => void,
): void {
  const closePrompt = useEffectEvent(escape);
  useEffect(() => {
    const element = card.current;
    if (!element || !isShown) return undefined;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      closePrompt();
    }
    // A page with keys of its own hears them at the window, too.
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [card, isShown]);
}

/** It tells where it can be scrolled: a finger sees no bar. */
function useScrollHint(card: { current: HTMLElement | null }, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = card.current;
    if (!element || !isShown) return undefined;
    const update = (): boolean =>
      element.toggleAttribute(
        'data-more',
        element.scrollHeight - element.clientHeight - element.scrollTop > 4,
      );
    update();
    const observer = new ResizeObserver(update);
    for (const part of [element, ...element.children]) observer.observe(part);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [card, isShown]);
}

/** Toasts stand above it, and the end of the page can be scrolled above it. */
function useReservedSpace(card: { current: HTMLElement | null }, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = card.current;
    if (!element || !isShown) return undefined;
    const { style } = document.documentElement;
    const measure = (): void => style.setProperty('--prompt', `${element.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--prompt');
    };
  }, [card, isShown]);
}
