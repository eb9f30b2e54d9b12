// List of the feedback messages that wait to be sent, one line each, with a button to remove a
// message.
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../locales/language.ts';
import { formatDateTime } from '../../../locales/format-date-and-size.ts';
import styles from './unsent-list.module.css';

interface UnsentMessage {
  id: string;
  subject: string;
  text: string;
  kind: 'feedback' | 'deletion_notice';
  /** ISO 8601; empty where it is not known. */
  date: string;
}

export function UnsentFeedbackList<L extends UnsentMessage>({
  messages,
  onDrop,
}: {
  messages: readonly L[];
  onDrop: (message: L) => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ul className={styles['list']}>
      {messages.map((message) => (
        <li key={message.id} className={styles['row']}>
          <IconMail size={22} stroke={1.7} aria-hidden />
          <div className={styles['words']}>
            <p id={message.id} className={styles['text']} dir="auto">
              {message.kind === 'feedback' ? message.text : message.subject}
            </p>
            {message.date !== '' && (
              <time className={styles['date']} dateTime={message.date}>
                {formatDateTime(language, message.date)}
              </time>
            )}
          </div>
          <Button
            variant="subtle"
            color="red"
            px="sm"
            fz="sm"
            aria-describedby={message.id}
            onClick={() => onDrop(message)}
          >
            {t('sync.discard')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
