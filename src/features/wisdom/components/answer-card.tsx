// Card of one saved answer: question, topic, date, collapsed answer, and buttons to share and
// delete.
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFold } from '../../journal/components/entry-card.tsx';
import { AnswerText } from './answer-text.tsx';
import type { ShownAnswer } from './answer-text.tsx';
import { shortenQuestion } from './shorten-question.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './wisdom.module.css';

interface AnswerCardProps {
  /** Id that a URL can name: /Wisdom#id */
  id: string;
  answer: ShownAnswer;
  /** Emoji of the topic; empty without a topic. */
  emoji: string;
  topic: string;
  /** Date formatted in the user's language. */
  date: string;
  share: ReactNode;
  onDelete: () => void;
}

/** In UTF-16 code units. */
const maxTitleLength = 200;
const maxNameLength = 80;

export function AnswerCard({ id, answer, emoji, topic, date, share, onDelete }: AnswerCardProps) {
  const { t } = useTranslation();
  const { question } = answer;
  const title = shortenQuestion(question, maxTitleLength);
  const name = shortenQuestion(question, maxNameLength);
  return (
    <article
      id={id}
      className={styles['card']}
      aria-label={t('wisdom:answerTo', { question: name })}
    >
      <h3 className={styles['title']} dir="auto">
        {title}
      </h3>
      <p className={styles['facts']}>
        {emoji !== '' && <span aria-hidden>{emoji} </span>}
        {[topic, date].filter((part) => part !== '').join(' · ')}
      </p>
      <CardFold summary={t('wisdom:show')}>
        <div className={styles['answer']}>
          {title.endsWith('…') && (
            <CardFold summary={t('wisdom:wholeQuestion')}>
              <p className={styles['whole']} dir="auto">
                {question}
              </p>
            </CardFold>
          )}
          <AnswerText answer={answer} />
        </div>
      </CardFold>
      <footer className={styles['foot']}>
        {share}
        <IconButton
          isDangerous
          onClick={onDelete}
          aria-label={t('wisdom:deleteNamed', { question: name })}
          title={t('delete')}
        >
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </footer>
    </article>
  );
}
