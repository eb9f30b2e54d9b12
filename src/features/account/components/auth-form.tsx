// Shared layout of the login forms: title, hint, error message, and one submit button that sends
// once. Errors are shown in the app's language, not by the browser.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from './form-alert.tsx';
import styles from './auth-form.module.css';

interface AuthFormProps {
  /** Null if the page has a title of its own. */
  title: string | null;
  hint?: string;
  /** A sentence, or null. */
  failure: string | null;
  busy: boolean;
  /** Label of the submit button. */
  submitLabel: string;
  /** Whether there is nothing to send yet. */
  isIncomplete?: boolean;
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
  /** Text under the button that explains what submitting means. */
  consequence?: ReactNode;
  /** Other actions below that text. */
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
        {busy ? t('account:login.pending') : submitLabel}
      </Button>
      {consequence}
      {otherActions}
    </form>
  );
}
