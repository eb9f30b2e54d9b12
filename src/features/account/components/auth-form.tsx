// What the forms of the login share: title, hint, what went wrong, and one button that sends once.
// What is not right is said in the person's own language, not in the browser's.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from './form-alert.tsx';
import styles from './auth-form.module.css';

interface AuthFormProps {
  /** Null where the page has one of its own. */
  title: string | null;
  hint?: string;
  /** A sentence, or null. */
  failure: string | null;
  busy: boolean;
  /** Of the button that sends. */
  submitLabel: string;
  /** Whether there is nothing to send yet. */
  isIncomplete?: boolean;
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
  /** What sending means, under the button. */
  consequence?: ReactNode;
  /** Other ways, below that. */
  otherActions?: ReactNode;
}

export function AuthForm({
  title,
  hint,
  failure,
  busy,
  submitLabel,
  isIncomplete = false,
  onSubmit,
  children,
  consequence,
  otherActions,
}: AuthFormProps) {
  const { t } = useTranslation();
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !isIncomplete) onSubmit();
      }}
    >
      {title !== null && <h1 tabIndex={-1}>{title}</h1>}
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      <FormAlert sentence={failure} />
      {children}
      <Button type="submit" fullWidth disabled={isIncomplete} aria-disabled={busy}>
        {busy ? t('login.working') : submitLabel}
      </Button>
      {consequence}
      {otherActions}
    </form>
  );
}
