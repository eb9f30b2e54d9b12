// Error message of a form; it takes the focus, so that screen readers announce it.
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import styles from './auth-form.module.css';

export function FormAlert({ sentence }: { sentence: string | null }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentence !== null) alert.current?.focus();
  }, [sentence]);
  if (sentence === null) return null;
  return (
    <div ref={alert} role="alert" tabIndex={-1} className={styles['alert']}>
      <IconAlertCircle size={20} aria-hidden />
      <span>{sentence}</span>
    </div>
  );
}
