// Verses of comfort one below the other: place, words, a thought, and a way to hand them on.
import type { ReactNode } from 'react';
import styles from './rest-verse-list.module.css';
import { Scripture, type ScriptureShown } from './scripture.tsx';

export interface RestVerseShown {
  key: string;
  words: ScriptureShown;
  reference: string;
  href: string | null;
  commentary: string;
  language?: string | undefined;
  share: ReactNode;
}

export function RestVerseList({ verses }: { verses: readonly RestVerseShown[] }) {
  return (
    <ul className={styles['verses']}>
      {verses.map(({ key, words, reference, href, commentary, language, share }) => (
        <li key={key}>
          <Scripture words={words} reference={reference} href={href} size="small" />
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
