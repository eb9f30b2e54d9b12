// Where help is, beside words that are being written: told to a screen reader, too, for it comes
// while somebody types.
import { HelpOnce } from './help-once.tsx';
import styles from './help-note.module.css';

/** @param concern of what danger the person's words speak; nothing is shown without any */
export function HelpWhileWriting({ concern }: { concern: 'life' | 'violence' | undefined }) {
  return (
    <div aria-live="polite" className={styles['whileWriting']}>
      <HelpOnce concern={concern} />
    </div>
  );
}
