// Renders text runs of the Bible: supplied words in italics, the divine name in small capitals that
// copy unchanged, words of Jesus in red (optional).
import type { TextRun } from '../../../../schemas/bible/chapter.ts';
import styles from './chapter-text.module.css';

const smallCapitals = { fontSize: '0.8em', letterSpacing: '0.03em', fontWeight: 450 };

export function ScriptureRun({ run }: { run: TextRun }) {
  switch (run.as) {
    case 'supplied':
      return <i>{run.text}</i>;
    case 'name':
      return <DivineName text={run.text} />;
    case 'jesus':
      return <span className={styles['jesus']}>{run.text}</span>;
    case undefined:
      return run.text;
  }
}

/**
 * Renders LORD with a large L and the rest small; all characters stay capitals, so that a copy says
 * LORD.
 */
function DivineName({ text }: { text: string }) {
  const [space = '', first = '', rest = ''] = text.match(/^(\s*)(\S?)(.*)$/s)?.slice(1) ?? [];
  return (
    <span style={{ whiteSpace: 'pre-wrap' }}>
      {space + first}
      <span style={smallCapitals}>{rest}</span>
    </span>
  );
}
