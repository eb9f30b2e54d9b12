// Page behind the link in an e-mail: a new password, or the first password of an invited user.
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useData } from '../../data/data-provider.tsx';
import { requestPasswordReset, setNewPassword } from './authentication.ts';
import { getFailureMessage } from '../../locales/error-messages.ts';
import { removeReturnPath, getReturnPath } from '../../platform/storage/login-return-path.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { ForgottenPasswordForm } from './components/forgotten-password-form.tsx';
import { NewPasswordForm } from './components/new-password-form.tsx';
import { useStepFocus } from '../../ui/focus/use-step-focus.ts';
import { useToast } from '../../ui/toast/toaster.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useFormRequest } from './use-form-request.ts';

type Step = 'password' | 'linkless' | 'expired' | 'forgotten' | 'linkSent';

export function ResetPasswordPage() {
  const { t } = useTranslation();
  const data = useData();
  const { search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const { busy, failure, passwordRefusal, setFailure, send } = useFormRequest();
  const token = new URLSearchParams(search).get('token') ?? '';
  const [step, setStep] = useState<Step>(token === '' ? 'linkless' : 'password');
  const [email, setEmail] = useState('');
  const stepRef = useStepFocus(step);

  function save(password: string): void {
    void send(
      () => setNewPassword(data, token, password),
      () => {
        toast({ message: t('account:login.passwordSaved') });
        // The page from which the user went to the login, before the e-mail.
        const back = getReturnPath('');
        removeReturnPath();
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
    <AuthFrame backHref="/login">
      <Stack ref={stepRef} gap="lg">
        <title>{`${step === 'forgotten' ? t('account:login.titleForgotPassword') : step === 'linkSent' ? t('account:login.titleCode') : t('account:login.titleNewPassword')} – ${t('app.name')}`}</title>
        {step === 'password' && (
          <>
            <h1>{t('account:login.titleNewPassword')}</h1>
            <NewPasswordForm
              email={null}
              asksCurrent={false}
              failure={failure}
              passwordRefusal={passwordRefusal}
              busy={busy}
              submitLabel={t('account:login.savePassword')}
              onSubmit={({ next }) => save(next)}
            />
          </>
        )}
        {step === 'linkless' && (
          <>
            <h1 tabIndex={-1}>{t('account:login.titleNewPassword')}</h1>
            <p>{t('account:login.linkNeeded')}</p>
            <Button fullWidth onClick={() => show('forgotten')}>
              {t('account:login.requestLink')}
            </Button>
          </>
        )}
        {step === 'expired' && (
          <>
            <h1>{t('account:login.titleNewPassword')}</h1>
            <FormAlert sentence={getFailureMessage(t, { kind: 'refused', code: 'link_expired' })} />
            <Button fullWidth onClick={() => show('forgotten')}>
              {t('account:login.requestNewLink')}
            </Button>
          </>
        )}
        {(step === 'forgotten' || step === 'linkSent') && (
          <ForgottenPasswordForm
            email={email}
            failure={failure}
            busy={busy}
            isSent={step === 'linkSent'}
            onChange={setEmail}
            onSubmit={() =>
              void send(
                () => requestPasswordReset(data, email),
                () => show('linkSent'),
              )
            }
            onBack={() => void navigate('/login')}
          />
        )}
      </Stack>
    </AuthFrame>
  );
}
