// Where help is, said calmly above a prayer for somebody in danger.
import { IconHeartHandshake } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './help-note.module.css';

export function HelpNote({ children }: { children: ReactNode }) {
  return (
    <div role="note" className={styles['help']}>
      <IconHeartHandshake size={22} aria-hidden />
      <p>{children}</p>
    </div>
  );
}
