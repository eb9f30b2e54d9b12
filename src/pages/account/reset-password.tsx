// Behind the link in a mail: a new password, or the first one of somebody who was invited.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useData } from '../../data/hooks.tsx';
import { askNewPassword, setNewPassword } from '../../data/session.ts';
import { failureSentence } from '../../i18n/failure-sentence.ts';
import { forgetReturn, returnPath } from '../../platform/return-path.ts';
import { FormAlert } from '../../ui/login/form-alert.tsx';
import { ForgottenForm } from '../../ui/login/forgotten-form.tsx';
import { NewPasswordForm } from '../../ui/login/new-password-form.tsx';
import { Mark } from '../../ui/mark.tsx';
import { useFocusOnStep } from '../../ui/step-focus.ts';
import { useToast } from '../../ui/toaster.tsx';
import styles from './account.module.css';
import { useQuestion } from './question.ts';

type Step = 'password' | 'linkless' | 'expired' | 'forgotten' | 'linkSent';

export function ResetPassword() {
  const { t } = useTranslation();
  const data = useData();
  const { search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const { busy, failure, setFailure, ask } = useQuestion();
  const token = new URLSearchParams(search).get('token') ?? '';
  const [step, setStep] = useState<Step>(token === '' ? 'linkless' : 'password');
  const [email, setEmail] = useState('');
  const place = useFocusOnStep(step);

  function save(password: string): void {
    void ask(
      () => setNewPassword(data, token, password),
      () => {
        toast({ message: t('login.passwordSaved') });
        // Where the way to the login had begun, before the mail.
        const back = returnPath('');
        forgetReturn();
        void navigate(back, { replace: true });
      },
      (code) => {
        if (code !== 'link_expired') return false;
        setStep('expired');
        return true;
      },
    );
  }

  function show(next: Step): void {
    setFailure(null);
    setStep(next);
  }

  return (
    <div ref={place} className={styles['page']}>
      <title>{`${step === 'forgotten' ? t('login.titleForgotten') : step === 'linkSent' ? t('login.titleCode') : t('login.titleNewPassword')} – ${t('app.name')}`}</title>
      <Mark size={56} />
      {step === 'password' && (
        <>
          <h1>{t('login.titleNewPassword')}</h1>
          <NewPasswordForm email={null} asksCurrent={false} failure={failure} busy={busy} submit={t('login.savePassword')} onSubmit={({ next }) => save(next)} />
        </>
      )}
      {step === 'linkless' && (
        <>
          <h1 tabIndex={-1}>{t('login.titleNewPassword')}</h1>
          <p>{t('start.linkNeeded')}</p>
          <Button fullWidth onClick={() => show('forgotten')}>
            {t('start.askLink')}
          </Button>
        </>
      )}
      {step === 'expired' && (
        <>
          <h1>{t('login.titleNewPassword')}</h1>
          <FormAlert sentence={failureSentence(t, { kind: 'refused', code: 'link_expired' })} />
          <Button fullWidth onClick={() => show('forgotten')}>
            {t('login.newLink')}
          </Button>
        </>
      )}
      {(step === 'forgotten' || step === 'linkSent') && (
        <ForgottenForm
          email={email}
          failure={failure}
          busy={busy}
          sent={step === 'linkSent'}
          onChange={setEmail}
          onSubmit={() =>
            void ask(
              () => askNewPassword(data, email),
              () => show('linkSent'),
            )
          }
          onBack={() => void navigate('/login')}
        />
      )}
    </div>
  );
}
