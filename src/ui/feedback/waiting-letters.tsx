// Messages that wait to be sent, one line each, and the way to take one back.
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { momentOf } from '../../i18n/moment.ts';
import styles from './waiting-letters.module.css';

interface LetterPicture {
  id: string;
  subject: string;
  text: string;
  kind: 'feedback' | 'deletion_notice';
  /** ISO 8601; empty where it is not known. */
  date: string;
}

export function WaitingLetters<L extends LetterPicture>({ letters, onDrop }: { letters: readonly L[]; onDrop: (letter: L) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ul className={styles['list']}>
      {letters.map((letter) => (
        <li key={letter.id} className={styles['row']}>
          <IconMail size={22} stroke={1.7} aria-hidden />
          <div className={styles['words']}>
            <p id={letter.id} className={styles['text']} dir="auto">
              {letter.kind === 'feedback' ? letter.text : letter.subject}
            </p>
            {letter.date !== '' && (
              <time className={styles['date']} dateTime={letter.date}>
                {momentOf(language, letter.date)}
              </time>
            )}
          </div>
          <Button variant="subtle" color="red" px="sm" fz="sm" aria-describedby={letter.id} onClick={() => onDrop(letter)}>
            {t('sync.discard')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
