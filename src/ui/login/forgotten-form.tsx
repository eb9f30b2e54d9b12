// Asks for a mail with a link to a new password. What is answered does not tell whether there is such an account.
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField, faultOfEmail } from './email-field.tsx';
import type { EmailFault } from './field-fault.ts';
import styles from './login.module.css';
import { LoginForm } from './login-form.tsx';

interface ForgottenFormProps {
  email: string;
  failure: string | null;
  busy: boolean;
  /** The link was asked for. */
  sent: boolean;
  onChange: (email: string) => void;
  onSubmit: () => void;
  onBack: () => void;
}

export function ForgottenForm({ email, failure, busy, sent, onChange, onSubmit, onBack }: ForgottenFormProps) {
  const { t } = useTranslation();
  const [fault, setFault] = useState<EmailFault | null>(null);
  const input = useRef<HTMLInputElement>(null);

  function submit(): void {
    const next = faultOfEmail(email);
    setFault(next);
    if (next) input.current?.focus();
    else onSubmit();
  }

  const back = (
    <Button variant="subtle" fullWidth onClick={onBack}>
      {t('login.toLogInAgain')}
    </Button>
  );
  if (sent) {
    return (
      <div className={styles['form']}>
        <Sent email={email.trim()} />
        {back}
      </div>
    );
  }
  return (
    <LoginForm
      title={t('login.titleForgotten')}
      hint={t('login.forgottenHint')}
      failure={fault ? null : failure}
      busy={busy}
      submit={t('login.sendLink')}
      onSubmit={submit}
      others={back}
    >
      <EmailField
        input={input}
        value={email}
        fault={fault}
        onChange={(value) => {
          setFault(null);
          onChange(value);
        }}
      />
    </LoginForm>
  );
}

/** The button that had the focus is gone: what came of it takes its place. */
function Sent({ email }: { email: string }) {
  const { t } = useTranslation();
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <>
      <h1>{t('login.titleCode')}</h1>
      <p ref={answer} tabIndex={-1} className={styles['hint']}>
        {t('login.linkSent', { email })}
      </p>
    </>
  );
}
