// List of the user's matching texts of one kind, with a count, newest first.
import { Box, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../ui/elements.module.css';
import type { TextRange } from '../../../schemas/bible/search-query.ts';
import { resultMark } from '../../ui/search/use-result-keys.ts';
import { HighlightedText } from '../../ui/search/highlighted-text.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import styles from '../../ui/search/search.module.css';

export interface UserTextLine {
  id: string;
  /** A place, a title, a day. */
  title: string;
  /** When it was written, in the user's language. */
  date: string;
  text: string;
  runs: readonly TextRange[];
  href: string;
}

interface UserTextListProps {
  title: string;
  count: number;
  /** Draws the lines from the first one to this many. */
  getLines: (count: number) => readonly UserTextLine[];
  onOpen: () => void;
}

const initialCount = 4;
const stepCount = 40;

export function UserTextList({ title, count, getLines, onOpen }: UserTextListProps) {
  const { t } = useTranslation();
  const numbers = useNumberFormat();
  const [shown, setShown] = useState(initialCount);
  const left = count - Math.min(count, shown);
  return (
    <Stack component="section" gap={4} aria-label={title}>
      <h2>
        {title} <span className={styles['count']}>{numbers.format(count)}</span>
      </h2>
      <ul className={`${elements['plainList']} ${styles['hits']}`}>
        {getLines(shown).map(({ id, title: name, date, text, runs, href }) => (
          <li key={id}>
            <a {...resultMark} className={styles['hit']} href={href} onClick={onOpen}>
              <span className={styles['reference']}>
                {name !== '' && <bdi>{name}</bdi>}{' '}
                <Box component="span" display="inline-block" c="dimmed" fw={400}>
                  {date}
                </Box>
              </span>
              <span className={styles['text']} dir="auto">
                <HighlightedText text={text} runs={runs} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button
          {...resultMark}
          type="button"
          className={styles['more']}
          onClick={() => setShown(shown + stepCount)}
        >
          {t('search:more', { count: left })}
        </button>
      )}
    </Stack>
  );
}
