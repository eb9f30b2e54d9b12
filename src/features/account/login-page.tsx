// Login page with several steps: log-in, registration, the code from the e-mail, and a forgotten
// password.
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { supportsPasskeys } from '../../platform/passkey-support.ts';
import { requestPasswordReset, resendCode, signIn, signUp, verifyCode } from './authentication.ts';
import { watchSyncStatus } from '../../data/records/sync-status.ts';
import { getFailureMessage } from '../../locales/error-messages.ts';
import { useLanguage } from '../../locales/language.ts';
import {
  parseForeignTarget,
  removeReturnPath,
  storeReturnPath,
  getReturnPath,
} from '../../platform/storage/login-return-path.ts';
import { CodeForm } from './components/code-form.tsx';
import { CredentialsForm } from './components/credentials-form.tsx';
import { ForgottenPasswordForm } from './components/forgotten-password-form.tsx';
import { useStepFocus } from '../../ui/focus/use-step-focus.ts';
import { useToast } from '../../ui/toast/toaster.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { logInWithPasskey } from './passkeys/data.ts';
import { showPasskeyFailure } from './passkeys/failure-message.ts';
import { usePasskeyOffer } from './passkeys/use-passkey-offer.ts';
import { ReturnToOtherSite } from './return-to-other-site.tsx';
import { useFormRequest } from './use-form-request.ts';

type Step = 'logIn' | 'signUp' | 'code' | 'forgotten' | 'linkSent';

/** Of the window. */
const titles = {
  logIn: 'header.login',
  signUp: 'account:login.signUp',
  code: 'account:login.titleCode',
  forgotten: 'account:login.titleForgotPassword',
  linkSent: 'account:login.titleCode',
} as const satisfies Record<Step, string>;

const resendSeconds = 60;

export function LoginPage() {
  const { account, access } = useData();
  const { search } = useLocation();
  const status = useLiveQuery('sync-status', watchSyncStatus);
  const foreign = parseForeignTarget(search);
  // A user whose session has expired has an account here, but must be able to log in again.
  const isIn = account && status && !status.signedOut;
  if (isIn && !foreign) return <BackLink />;
  const isLoginRequired = access?.state.value.kind === 'login';
  return (
    <AuthFrame backHref={isLoginRequired ? null : getReturnPath(search)}>
      {status?.isAccountDeleted && <AccountDeletedNotice />}
      {isIn && foreign ? <ReturnToOtherSite target={foreign} /> : <LoginSteps />}
    </AuthFrame>
  );
}

/**
 * Only a new account is possible, so the notice offers the export of what only this device has. The
 * records move along to a new account of the same address, unless the user requested the deletion.
 */
function AccountDeletedNotice() {
  const { t } = useTranslation();
  return (
    <ErrorNotice
      actions={
        <Button component="a" href="/Sync#carrying">
          {t('logOut.saveFile')}
        </Button>
      }
    >
      {t('failure.account_deleted')}
    </ErrorNotice>
  );
}

/** Reads the return path before the path is removed from storage. */
function BackLink() {
  const { search } = useLocation();
  const [path] = useState(() => getReturnPath(search));
  useEffect(removeReturnPath, []);
  return <Navigate to={path} replace />;
}

/** State of the navigation to the code form. It survives a reload, which shows the log-in form. */
interface CodeFormState {
  isNewUser: true;
  email: string;
}

function LoginSteps() {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const { search, state } = useLocation() as { search: string; state: CodeFormState | null };
  const navigate = useNavigate();
  const toast = useToast();
  const { busy, failure, passwordRefusal, setFailure, notice, setNotice, send } = useFormRequest();
  const [step, setStep] = useState<Step>(() =>
    !state?.isNewUser && new URLSearchParams(search).get('mode') === 'signup' ? 'signUp' : 'logIn',
  );
  const [credentials, setCredentials] = useState({
    email: data.account?.email ?? state?.email ?? '',
    password: '',
  });
  const [code, setCode] = useState('');
  const [seconds, setSeconds] = useCountdown();
  const { email, password } = credentials;
  const canUsePasskeys = usePasskeyOffer() && supportsPasskeys();
  const [back] = useState(() => getReturnPath(search));
  const stepRef = useStepFocus(step);
  useEffect(() => storeReturnPath(search), [search]);

  function show(next: Step): void {
    setStep(next);
    setFailure(null);
    setCode('');
    // A user who verifies the address is new. The state is kept in the navigation, because the page
    // shown after sign-in needs it after this component is unmounted.
    if (next === 'code') {
      const codeState: CodeFormState = { isNewUser: true, email: credentials.email };
      void navigate({ search }, { replace: true, state: codeState });
    }
  }

  /**
   * `LoginPage` handles the return to another site, because it knows whether a user is signed in.
   */
  const finishLogin = () => {
    if (!parseForeignTarget(search)) void navigate(back, { replace: true });
  };
  const awaitCode = () => {
    show('code');
    setSeconds(resendSeconds);
  };
  const submit = () =>
    step === 'signUp'
      ? send(() => signUp(data, email, password, language), awaitCode)
      : send(
          () => signIn(data, email, password),
          finishLogin,
          (reason) => {
            if (reason !== 'email_not_verified') return false;
            show('code');
            setFailure(getFailureMessage(t, { kind: 'refused', code: reason }));
            return true;
          },
        );
  const logInByPasskey = () =>
    send(
      () => logInWithPasskey(data),
      finishLogin,
      (code) => showPasskeyFailure(t, code, 'logIn', { setFailure, setNotice }),
    );
  const resend = () =>
    send(
      () => resendCode(data, email),
      () => {
        setSeconds(resendSeconds);
        setCode('');
        toast({ message: t('account:login.codeResent') });
      },
    );

  return (
    <div ref={stepRef}>
      <title>{`${t(titles[step])} – ${t('app.name')}`}</title>
      {form()}
    </div>
  );

  function form() {
    switch (step) {
      case 'code':
        return (
          <CodeForm
            email={email.trim()}
            code={code}
            failure={failure}
            busy={busy}
            secondsToResend={seconds}
            onChange={setCode}
            onSubmit={(digits) =>
              void send(() => verifyCode(data, credentials, digits), finishLogin)
            }
            onResend={() => void resend()}
            onOtherEmail={() => show('signUp')}
          />
        );
      case 'forgotten':
      case 'linkSent':
        return (
          <ForgottenPasswordForm
            email={email}
            failure={failure}
            busy={busy}
            isSent={step === 'linkSent'}
            onChange={(changed) => setCredentials({ email: changed, password: '' })}
            onSubmit={() =>
              void send(
                () => requestPasswordReset(data, email),
                () => show('linkSent'),
              )
            }
            onBack={() => show('logIn')}
          />
        );
      case 'logIn':
      case 'signUp':
        return (
          <CredentialsForm
            key={step}
            purpose={step}
            credentials={credentials}
            failure={failure}
            notice={notice}
            passwordRefusal={passwordRefusal}
            busy={busy}
            onChange={setCredentials}
            onSubmit={() => void submit()}
            onOtherPurpose={() => show(step === 'logIn' ? 'signUp' : 'logIn')}
            onForgotten={() => show('forgotten')}
            onPasskey={canUsePasskeys && step === 'logIn' ? () => void logInByPasskey() : undefined}
          />
        );
    }
  }
}

function useCountdown(): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds];
}
