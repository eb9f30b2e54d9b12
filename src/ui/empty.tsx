// An empty place that invites: a picture, a sentence, one thing to do.
import type { ReactNode } from 'react';
import styles from './empty.module.css';

interface EmptyProps {
  picture: ReactNode;
  title: string;
  body?: string;
  children?: ReactNode;
}

export function Empty({ picture, title, body, children }: EmptyProps) {
  return (
    <div className={styles['empty']}>
      {picture}
      <h2 className={styles['title']}>{title}</h2>
      {body !== undefined && <p className={styles['body']}>{body}</p>}
      {children && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}
