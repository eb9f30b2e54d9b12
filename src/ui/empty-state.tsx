// Empty state of a page or list: an illustration, a sentence and an action.
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  illustration: ReactNode;
  title: string;
  body?: string;
  children?: ReactNode;
}

export function EmptyState({ illustration, title, body, children }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      {illustration}
      <h2 className={styles['title']}>{title}</h2>
      {body !== undefined && <p className={styles['body']}>{body}</p>}
      {children && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}
