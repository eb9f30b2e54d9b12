// Card of one saved answer: question, topic, date, collapsed answer, and buttons to share and
// delete.
import { Box, Group, Stack } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/page-layout.module.css';
import surface from '../../../ui/surface.module.css';
import { CardFold } from '../../journal/components/entry-card.tsx';
import { AnswerText } from './answer-text.tsx';
import type { ShownAnswer } from './answer-text.tsx';
import { shortenQuestion } from './shorten-question.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import type { DrawingPaths } from '../../../ui/drawing.tsx';
import styles from './wisdom.module.css';

interface AnswerCardProps {
  /** Id that a URL can name: /Wisdom#id */
  id: string;
  answer: ShownAnswer;
  /** Drawing of the topic; undefined without a topic. */
  drawing: DrawingPaths | undefined;
  topic: string;
  /** Date formatted in the user's language. */
  date: string;
  isInitiallyExpanded: boolean;
  share: ReactNode;
  onDelete: () => void;
}

/** In UTF-16 code units. */
const maxTitleLength = 200;
const maxNameLength = 80;

const wholeQuestionStyle = {
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;

export function AnswerCard({
  id,
  answer,
  drawing,
  topic,
  date,
  isInitiallyExpanded,
  share,
  onDelete,
}: AnswerCardProps) {
  const { t } = useTranslation();
  const { question } = answer;
  const title = shortenQuestion(question, maxTitleLength);
  const name = shortenQuestion(question, maxNameLength);
  return (
    <Stack
      component="article"
      id={id}
      className={surface['paddedCard'] ?? ''}
      gap={4}
      p="16px 18px 8px"
      aria-label={t('wisdom:answerTo', { question: name })}
    >
      <Box component="h3" ff="var(--serif)" fz="lg" lh={1.4} fw={600} dir="auto">
        {title}
      </Box>
      <Group component="p" className={layout['muted'] ?? ''} gap="xs" wrap="nowrap">
        {drawing && <Drawing paths={drawing} size={24} />}
        {[topic, date].filter((part) => part !== '').join(' · ')}
      </Group>
      <CardFold summary={t('wisdom:show')} isInitiallyOpen={isInitiallyExpanded}>
        <Stack pt={4}>
          {title.endsWith('…') && (
            <CardFold summary={t('wisdom:wholeQuestion')}>
              <Box component="p" mah="60dvh" style={wholeQuestionStyle} dir="auto">
                {question}
              </Box>
            </CardFold>
          )}
          <AnswerText answer={answer} />
        </Stack>
      </CardFold>
      <Group
        component="footer"
        className={styles['foot'] ?? ''}
        align="start"
        gap={0}
        mih={52}
        me={-10}
        style={{ alignSelf: 'end' }}
      >
        {share}
        <IconButton
          isDangerous
          onClick={onDelete}
          aria-label={t('wisdom:deleteNamed', { question: name })}
          title={t('delete')}
        >
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </Group>
    </Stack>
  );
}
