// Form that requests an e-mail with a link to set a new password. The answer does not reveal
// whether the account exists.
import { Box, Button, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField, findEmailError } from './email-field.tsx';
import type { EmailError } from './use-field-error.ts';
import { AuthForm } from './auth-form.tsx';

interface ForgottenPasswordFormProps {
  email: string;
  failure: string | null;
  busy: boolean;
  /** Whether the link was requested. */
  isSent: boolean;
  onChange: (email: string) => void;
  onSubmit: () => void;
  onBack: () => void;
}

export function ForgottenPasswordForm({
  email,
  failure,
  busy,
  isSent,
  onChange,
  onSubmit,
  onBack,
}: ForgottenPasswordFormProps) {
  const { t } = useTranslation();
  const [fault, setFault] = useState<EmailError | null>(null);
  const input = useRef<HTMLInputElement>(null);

  function submit(): void {
    const next = findEmailError(email);
    setFault(next);
    if (next) input.current?.focus();
    else onSubmit();
  }

  const back = (
    <Button variant="subtle" fullWidth onClick={onBack}>
      {t('account:login.backToLogIn')}
    </Button>
  );
  if (isSent) {
    return (
      <Stack gap="md">
        <EmailSent email={email.trim()} />
        {back}
      </Stack>
    );
  }
  return (
    <AuthForm
      title={t('account:login.titleForgotPassword')}
      hint={t('account:login.forgotPasswordHint')}
      failure={fault ? null : failure}
      busy={busy}
      submitLabel={t('account:login.sendLink')}
      onSubmit={submit}
      otherActions={back}
    >
      <EmailField
        input={input}
        value={email}
        error={fault}
        onChange={(value) => {
          setFault(null);
          onChange(value);
        }}
      />
    </AuthForm>
  );
}

/** Replaces the submit button that had the focus, so the message takes the focus. */
function EmailSent({ email }: { email: string }) {
  const { t } = useTranslation();
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <>
      <h1>{t('account:login.titleCode')}</h1>
      <Box ref={answer} tabIndex={-1} component="p" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {t('account:login.linkSent', { email })}
      </Box>
    </>
  );
}
