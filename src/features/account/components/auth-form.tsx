// Shared layout of the login forms: title, hint, error message, and one submit button that sends
// once. Errors are shown in the app's language, not by the browser.
import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import elements from '../../../ui/elements.module.css';

interface AuthFormProps {
  /** Null if the page has its own title. */
  title: string | null;
  hint?: string;
  /** A sentence, or null. */
  failure: string | null;
  busy: boolean;
  /** Label of the submit button. */
  submitLabel: string;
  /** What the user has to do before the form can be sent, as a sentence. */
  waitReason?: string | null;
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
  waitReason = null,
  onSubmit,
  children,
  consequence,
  otherActions,
}: AuthFormProps) {
  const { t } = useTranslation();
  return (
    <form
      className={elements['stack']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && waitReason === null) onSubmit();
      }}
    >
      {title !== null && <h1 tabIndex={-1}>{title}</h1>}
      {hint !== undefined && (
        <Box component="p" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {hint}
        </Box>
      )}
      <FormAlert sentence={failure} />
      {children}
      <SubmitButton waitReason={waitReason} isBusy={busy}>
        {busy ? t('account:login.pending') : submitLabel}
      </SubmitButton>
      {consequence}
      {otherActions}
    </form>
  );
}
