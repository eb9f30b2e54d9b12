// List of recent questions, with buttons to ask a question again and to remove a question.
import { Box, Group } from '@mantine/core';
import { IconHistory, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import { shortenQuestion } from './shorten-question.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './wisdom.module.css';

interface RecentQuestionsListProps {
  questions: readonly { id: string; text: string }[];
  onAsk: (text: string) => void;
  onRemove: (id: string, text: string) => void;
}

/** In UTF-16 code units: two lines. */
const maxLineLength = 120;

export function RecentQuestionsList({ questions, onAsk, onRemove }: RecentQuestionsListProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef(-1);

  // When the focused row is removed, the row that takes its place gets the focus.
  useEffect(() => {
    const at = removedAt.current;
    removedAt.current = -1;
    if (at < 0 || document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    buttons[Math.min(at, buttons.length - 1)]?.focus();
  }, [questions]);

  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Box component="h2" id={headingId} mb={8} c="dimmed" ff="var(--sans)" fz="sm" fw={400}>
        {t('wisdom:recentTitle')}
      </Box>
      <ul ref={list} className={elements['plainList']}>
        {questions.map(({ id, text }, at) => (
          <Group
            component="li"
            key={id}
            gap={0}
            wrap="nowrap"
            style={{ borderBlockEnd: '1px solid var(--line)' }}
          >
            <button type="button" className={styles['repeat']} onClick={() => onAsk(text)}>
              <IconHistory size={18} color="var(--quiet)" style={{ flex: 'none' }} aria-hidden />
              <span dir="auto">{shortenQuestion(text, maxLineLength)}</span>
            </button>
            <IconButton
              data-remove
              aria-label={t('wisdom:removeRecent', {
                question: shortenQuestion(text, maxLineLength),
              })}
              onClick={() => {
                removedAt.current = at;
                onRemove(id, text);
              }}
            >
              <IconX size={18} aria-hidden />
            </IconButton>
          </Group>
        ))}
      </ul>
    </section>
  );
}
