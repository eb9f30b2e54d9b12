// Grid of the sixteen Wisdom topics, four by four, each with a common question.
import { Box, Stack } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import { Drawing } from '../../../ui/drawing.tsx';
import type { DrawingPaths } from '../../../ui/drawing.tsx';
import styles from './wisdom.module.css';

interface TopicGridProps<T extends string> {
  rows: readonly {
    name: string;
    topics: readonly { topic: T; name: string; drawing: DrawingPaths; question: string }[];
  }[];
  onChoose: (topic: T, question: string) => void;
}

export function TopicGrid<T extends string>({ rows, onChoose }: TopicGridProps<T>) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Stack component="section" gap={20} aria-labelledby={id}>
      <Box component="h2" id={id} fz="lg" lh={1.35}>
        {t('wisdom:topicsTitle')}
      </Box>
      {rows.map(({ name, topics }, at) => (
        <div key={name} role="group" aria-labelledby={`${id}${at}`}>
          <Box component="h3" id={`${id}${at}`} mb={8} c="dimmed" fz="sm" fw={400}>
            {name}
          </Box>
          <ul className={`${elements['plainList']} ${styles['topicList']}`}>
            {topics.map(({ topic, name: topicName, drawing, question }) => (
              <li key={topic}>
                <button
                  type="button"
                  className={styles['topic']}
                  title={question}
                  onClick={() => onChoose(topic, question)}
                >
                  <span aria-hidden className={styles['arch']}>
                    <Drawing paths={drawing} />
                  </span>
                  <span className={styles['name']}>{topicName}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Stack>
  );
}
