// Frame of an answer: emoji, question as the heading, and the loading message; the answer or the
// error is given as children.
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortenQuestion } from './shorten-question.ts';
import styles from './wisdom.module.css';

interface AnswerViewProps {
  question: string;
  /** Emoji of the chosen topic, or of the topic that the question belongs to. */
  emoji: string;
  step: 'making' | 'made' | 'failed';
  /**
   * The question was asked just now: the heading takes the focus, so that screen readers read it.
   */
  isNew: boolean;
  children?: ReactNode;
}

/** In UTF-16 code units. */
const maxHeadingLength = 240;

export function AnswerView({ question, emoji, step, isNew, children }: AnswerViewProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew, question]);
  return (
    <section className={styles['result']} aria-labelledby="wisdom-question">
      {emoji !== '' && (
        <span aria-hidden className={styles['emblem']}>
          {emoji}
        </span>
      )}
      <h2
        id="wisdom-question"
        ref={heading}
        tabIndex={-1}
        dir="auto"
        className={styles['question']}
      >
        {shortenQuestion(question, maxHeadingLength)}
      </h2>
      <p role="status" className={step === 'making' ? styles['waiting'] : styles['visuallyHidden']}>
        {step === 'making'
          ? t('wisdom:generating')
          : step === 'made' && isNew
            ? t('wisdom:ready')
            : ''}
      </p>
      {children}
    </section>
  );
}
