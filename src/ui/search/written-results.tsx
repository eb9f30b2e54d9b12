// What a person wrote that was found: by kind with counts, newest first.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Run } from '../../../schemas/verse-query.ts';
import { hitMark } from './hit-keys.ts';
import { MarkedText } from './marked-text.tsx';
import { useNumbers } from './numbers.ts';
import styles from './search.module.css';

export interface WrittenLine {
  id: string;
  /** A place, a title, a day. */
  title: string;
  /** When it was written, in the person's language. */
  date: string;
  text: string;
  runs: readonly Run[];
  href: string;
}

interface WrittenResultsProps {
  title: string;
  count: number;
  /** Draws the lines from the first one to this many. */
  linesTo: (count: number) => readonly WrittenLine[];
}

const first = 4;
const next = 40;

export function WrittenResults({ title, count, linesTo }: WrittenResultsProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const [shown, setShown] = useState(first);
  const left = count - Math.min(count, shown);
  return (
    <section className={styles['kind']} aria-label={title}>
      <h2>
        {title} <span className={styles['count']}>{numbers.format(count)}</span>
      </h2>
      <ul className={styles['hits']}>
        {linesTo(shown).map(({ id, title: name, date, text, runs, href }) => (
          <li key={id}>
            <a {...hitMark} className={styles['hit']} href={href}>
              <span className={styles['reference']}>
                {name !== '' && <bdi>{name}</bdi>} <span className={styles['date']}>{date}</span>
              </span>
              <span className={styles['text']} dir="auto">
                <MarkedText text={text} runs={runs} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button {...hitMark} type="button" className={styles['more']} onClick={() => setShown(shown + next)}>
          {t('search.more', { count: left })}
        </button>
      )}
    </section>
  );
}
