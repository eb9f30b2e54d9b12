// Renders text runs of the Bible: supplied words in italics, the divine name in small capitals that
// copy unchanged, words of Jesus in red (optional).
import type { TextRun } from '../../../../schemas/bible/chapter.ts';
import { DivineName } from '../../../ui/divine-name.tsx';
import styles from './chapter-text.module.css';

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
