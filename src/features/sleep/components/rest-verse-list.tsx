// List of comfort verses: reference, text, commentary and a share button.
import type { ReactNode } from 'react';
import styles from './rest-verse-list.module.css';
import { SleepScriptureQuote, type ScriptureState } from './sleep-scripture.tsx';

export interface ShownRestVerse {
  key: string;
  scripture: ScriptureState;
  reference: string;
  href: string | null;
  commentary: string;
  language?: string | undefined;
  share: ReactNode;
}

export function RestVerseList({ verses }: { verses: readonly ShownRestVerse[] }) {
  return (
    <ul className={styles['verses']}>
      {verses.map(({ key, scripture, reference, href, commentary, language, share }) => (
        <li key={key}>
          <SleepScriptureQuote
            scripture={scripture}
            reference={reference}
            href={href}
            size="small"
          />
          {commentary !== '' && (
            <p className={styles['commentary']} lang={language} dir="auto">
              {commentary}
            </p>
          )}
          <div className={styles['share']}>{share}</div>
        </li>
      ))}
    </ul>
  );
}
