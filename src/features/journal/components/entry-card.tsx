// Card of a journal entry: weekday and day beside it, as a list has months as headings; the first
// lines of the text with the menu of actions beside them, and a last line with facts and a button
// that shows the complete entry.
import { Box, Card, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../locales/format-day.ts';
import { useLanguage } from '../../../locales/language.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import type { MenuAction } from '../../../ui/action-menu.tsx';
import styles from './entry-card.module.css';
import { truncateText } from './truncate-text.ts';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

export interface EntryCardProps {
  /** Target id of a URL. */
  id: string;
  /** Accessible name of the card, also part of the name of its menu. */
  name: string;
  /** YYYY-MM-DD */
  day: string;
  /** False leaves the margin empty below an entry of the same day. */
  isDayShown?: boolean | undefined;
  /** Above the text. */
  heading?: ReactNode;
  text: string;
  lang?: string | undefined;
  /** In the last line; null if there are none. */
  facts: ReactNode;
  actions: readonly MenuAction[];
  menuButton?: RefObject<HTMLButtonElement | null> | undefined;
  /** Shown below the text of the complete entry; null if the text is the complete entry. */
  rest: ReactNode;
  /** What the button shows if the text is complete already; undefined: more of the entry. */
  restLabel?: string | undefined;
  isExpanded: boolean;
  onExpand: (isExpanded: boolean) => void;
  /** Notices and forms, which are visible in both states. */
  children: ReactNode;
}

/** In UTF-16 code units; CSS hides the lines that do not fit. Keeps the list of entries fast. */
const maxClampedLength = 700;

export function EntryCard({
  id,
  name,
  day,
  isDayShown = true,
  heading,
  text,
  lang,
  facts,
  actions,
  menuButton,
  rest,
  restLabel,
  isExpanded,
  onExpand,
  children,
}: EntryCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useRef<HTMLParagraphElement>(null);
  const isClamped = useIsClamped(words, text, isExpanded);
  const isLong = text.length > maxClampedLength;
  const isCut = isLong || isClamped;
  const canExpand = rest !== null || isCut;
  const showLabel = (isCut ? undefined : restLabel) ?? t('journalEntry.showMore');
  return (
    <article id={id} className={styles['entry']} aria-label={name}>
      <Box
        component="time"
        display="grid"
        style={{ alignContent: 'start' }}
        pt={14}
        c="dimmed"
        fz="xs"
        lh={1.35}
        ta="center"
        dateTime={day}
      >
        {isDayShown && (
          <>
            <span>{formatDay(language, day, 'shortWeekday')}</span>
            <Text span c="var(--ink)" fw={600} fz="xl" lh={1.1} ff="heading">
              {formatDay(language, day, 'day')}
            </Text>
          </>
        )}
      </Box>
      <Card p="12px 18px 14px" style={{ gap: 'var(--mantine-spacing-xs)' }}>
        <Group gap={0} align="flex-start" wrap="nowrap">
          <Stack gap="xs" flex={1} miw={0}>
            {heading}
            <Text
              ref={words}
              dir="auto"
              lang={lang}
              className={layout['words']}
              fz="1.0625rem"
              lh={1.5}
              {...(!isExpanded && { lineClamp: 6 })}
            >
              {isLong && !isExpanded ? `${truncateText(text, maxClampedLength)}…` : text}
            </Text>
          </Stack>
          {/* The button reaches into the padding, so that it is large enough. */}
          <Box m="-10px -14px -10px 0">
            <ActionMenu
              label={t('journalEntry.actions', { title: name })}
              actions={actions}
              buttonRef={menuButton}
            />
          </Box>
        </Group>
        {isExpanded && rest}
        {children}
        {(facts || canExpand) && (
          <Group component="footer" gap="2px 12px" c="dimmed" fz="sm">
            {facts}
            {canExpand && (
              <UnstyledButton
                type="button"
                fz="inherit"
                mih={40}
                my={-9}
                c="var(--indigo-ink)"
                aria-expanded={isExpanded}
                onClick={() => onExpand(!isExpanded)}
              >
                {isExpanded ? t('journalEntry.showLess') : showLabel}
              </UnstyledButton>
            )}
          </Group>
        )}
      </Card>
    </article>
  );
}

/** Returns true if the collapsed text has more lines than are visible. */
function useIsClamped(
  words: RefObject<HTMLElement | null>,
  text: string,
  isExpanded: boolean,
): boolean {
  const [isClamped, setIsClamped] = useState(false);
  useEffect(() => {
    const element = words.current;
    if (!element || isExpanded) return;
    // One pixel for rounding.
    const observer = new ResizeObserver(() =>
      setIsClamped(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [words, text, isExpanded]);
  return isClamped;
}

/** Collapsed content of a card. */
export function CardFold({
  summary,
  isInitiallyOpen = false,
  children,
}: {
  summary: string;
  isInitiallyOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={elements['disclosure']} open={isInitiallyOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
