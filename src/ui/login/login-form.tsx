// What the forms of the login share: title, hint, what went wrong, and one button that sends once. What is not right is said in the person's own language, not in the browser's.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from './form-alert.tsx';
import styles from './login.module.css';

interface LoginFormProps {
  /** Null where the page has one of its own. */
  title: string | null;
  hint?: string;
  /** A sentence, or null. */
  failure: string | null;
  busy: boolean;
  /** Of the button that sends. */
  submit: string;
  /** Whether there is nothing to send yet. */
  incomplete?: boolean;
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
  /** What sending means, under the button. */
  meaning?: ReactNode;
  /** Other ways, below that. */
  others?: ReactNode;
}

export function LoginForm({ title, hint, failure, busy, submit, incomplete = false, onSubmit, children, meaning, others }: LoginFormProps) {
  const { t } = useTranslation();
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !incomplete) onSubmit();
      }}
    >
      {title !== null && <h1 tabIndex={-1}>{title}</h1>}
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      <FormAlert sentence={failure} />
      {children}
      <Button type="submit" fullWidth disabled={incomplete} aria-disabled={busy}>
        {busy ? t('login.working') : submit}
      </Button>
      {meaning}
      {others}
    </form>
  );
}
