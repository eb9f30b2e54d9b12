// Text with highlighted search matches.
import type { TextRange } from '../../../schemas/bible/search-query.ts';
import styles from './search.module.css';

/** @param runs in reading order, without overlaps */
export function HighlightedText({ text, runs }: { text: string; runs: readonly TextRange[] }) {
  return (
    <>
      {runs.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(runs[index - 1]?.to ?? 0, from)}
          <mark className={styles['mark']}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(runs.at(-1)?.to ?? 0)}
    </>
  );
}
