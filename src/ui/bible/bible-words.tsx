// Words of Scripture as they are set: supplied words in italics, the divine name in small capitals that copy as they were, words of Jesus in red where somebody wants that.
import type { Words } from '../../../schemas/chapter.ts';
import styles from './bible-words.module.css';

export function BibleWords({ words }: { words: Words }) {
  switch (words.as) {
    case 'supplied':
      return <i className={styles['supplied']}>{words.text}</i>;
    case 'name':
      return <DivineName text={words.text} />;
    case 'jesus':
      return <span className={styles['jesus']}>{words.text}</span>;
    case undefined:
      return words.text;
  }
}

/** LORD: the L stands large, the rest small; the letters themselves stay capitals, so that a copy says LORD. */
function DivineName({ text }: { text: string }) {
  const [space = '', first = '', rest = ''] = text.match(/^(\s*)(\S?)(.*)$/s)?.slice(1) ?? [];
  return (
    <span className={styles['name']}>
      {space + first}
      <span className={styles['small']}>{rest}</span>
    </span>
  );
}
