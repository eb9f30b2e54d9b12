// Words with those marked that were looked for.
import type { Run } from '../../../schemas/verse-query.ts';
import styles from './search.module.css';

/** @param runs in reading order, without overlaps */
export function MarkedText({ text, runs }: { text: string; runs: readonly Run[] }) {
  return (
    <>
      {runs.map(({ from, to }, place) => (
        <span key={from}>
          {text.slice(runs[place - 1]?.to ?? 0, from)}
          <mark className={styles['mark']}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(runs.at(-1)?.to ?? 0)}
    </>
  );
}
