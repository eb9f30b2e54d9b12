// Card at the end of the page for prompts: it covers nothing, takes no focus, and can be ignored.
import { Group, Stack, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './prompt-card.module.css';

interface PromptCardProps {
  title: string;
  /** False while the user is busy: the hidden card keeps its state and appears again later. */
  isShown: boolean;
  /** The card replaces another card that a tap has just closed, so the focus moves to this card. */
  isNext?: boolean;
  onClose: () => void;
  /** Escape alone never counts as a permanent answer. */
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
      <Group gap="xs" align="flex-start" justify="space-between" wrap="nowrap">
        <Title
          id={titleId}
          tabIndex={-1}
          order={2}
          pt={10}
          fz="lg"
          style={{ overflowWrap: 'anywhere' }}
        >
          {title}
        </Title>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </IconButton>
      </Group>
      <Stack gap="xs" pe="sm" fz="0.9375rem">
        {children}
      </Stack>
      <div className={styles['actions']}>{actions}</div>
    </section>
  );
}

/**
 * Moves the focus to the page when the card disappears with the focused button; otherwise the focus
 * would be lost to the document's start.
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

/**
 * Closes the card on Escape only if the focus is inside it: elsewhere the key has another purpose.
 */
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
    // Pages with their own keys listen on the window, too.
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [card, isShown]);
}
