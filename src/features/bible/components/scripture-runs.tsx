// Words of Scripture as they are set: supplied words in italics, the divine name in small capitals
// that copy as they were, words of Jesus in red where somebody wants that.
import type { TextRun } from '../../../../schemas/bible/chapter.ts';
import styles from './scripture-runs.module.css';

export function ScriptureRun({ run }: { run: TextRun }) {
  switch (run.as) {
    case 'supplied':
      return <i className={styles['supplied']}>{run.text}</i>;
    case 'name':
      return <DivineName text={run.text} />;
    case 'jesus':
      return <span className={styles['jesus']}>{run.text}</span>;
    case undefined:
      return run.text;
  }
}

/**
 * LORD: the L stands large, the rest small; the letters themselves stay capitals, so that a copy
 * says LORD.
 */
function DivineName({ text }: { text: string }) {
  const [space = '', first = '', rest = ''] = text.match(/^(\s*)(\S?)(.*)$/s)?.slice(1) ?? [];
  return (
    <span className={styles['name']}>
      {space + first}
      <span className={styles['small']}>{rest}</span>
    </span>
  );
}
