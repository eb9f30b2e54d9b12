// Grid of the sixteen Wisdom topics, four by four, each with a common question.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './wisdom.module.css';

interface TopicGridProps<T extends string> {
  rows: readonly {
    name: string;
    topics: readonly { topic: T; name: string; emoji: string; question: string }[];
  }[];
  onChoose: (topic: T, question: string) => void;
}

export function TopicGrid<T extends string>({ rows, onChoose }: TopicGridProps<T>) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['topics']}>
      <h2 id={id} className={styles['topicsTitle']}>
        {t('wisdom:topicsTitle')}
      </h2>
      {rows.map(({ name, topics }, at) => (
        <div key={name} role="group" aria-labelledby={`${id}${at}`}>
          <h3 id={`${id}${at}`} className={styles['small']}>
            {name}
          </h3>
          <ul className={styles['topicList']}>
            {topics.map(({ topic, name: topicName, emoji, question }) => (
              <li key={topic}>
                <button
                  type="button"
                  className={styles['topic']}
                  title={question}
                  onClick={() => onChoose(topic, question)}
                >
                  <span aria-hidden className={styles['arch']}>
                    {emoji}
                  </span>
                  <span className={styles['name']}>{topicName}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
