// The login: coming back, beginning, and the code from the mail, on one page.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useData, useLive } from '../data/hooks.tsx';
import { resendCode, signIn, signUp, verifyCode } from '../data/session.ts';
import type { SessionFailure } from '../data/session.ts';
import { syncStatus } from '../data/sync-status.ts';
import { failureSentence } from '../i18n/failure-sentence.ts';
import { useLanguage } from '../i18n/language.ts';
import { returnPath } from '../platform/return-path.ts';
import { CodeForm } from '../ui/login/code-form.tsx';
import { CredentialsForm } from '../ui/login/credentials-form.tsx';
import { Mark } from '../ui/mark.tsx';
import { useToast } from '../ui/toaster.tsx';
import styles from './login.module.css';

type Step = 'logIn' | 'signUp' | 'code';

const resendAfter = 60;

export function Login() {
  const { t } = useTranslation();
  const { account } = useData();
  const { search } = useLocation();
  const status = useLive('sync-status', syncStatus);
  const goal = returnPath(search);
  // Somebody whose login has ended is known here and must still be able to log in.
  if (account && status && !status.signedOut) return <Navigate to={goal} replace />;
  return (
    <div className={styles['page']}>
      <title>{`${t('header.login')} – ${t('app.name')}`}</title>
      <Mark size={56} />
      <LoginSteps goal={goal} />
    </div>
  );
}

function LoginSteps({ goal }: { goal: string }) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const [step, setStep] = useState<Step>('logIn');
  const [credentials, setCredentials] = useState({ email: data.account?.email ?? '', password: '' });
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [seconds, setSeconds] = useSecondsDown();
  const { email, password } = credentials;

  function show(next: Step): void {
    setStep(next);
    setFailure(null);
    setCode('');
  }

  /** One question at a time; the sentence of the last one is gone before the next answer. */
  async function ask(question: () => Promise<SessionFailure | null>, done: () => void, refused?: (code: string) => boolean): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const answer = await question().catch((): SessionFailure => ({ kind: 'refused', code: 'unknown', message: '' }));
    setBusy(false);
    if (!answer) done();
    else if (!(answer.kind === 'refused' && refused?.(answer.code))) setFailure(failureSentence(t, answer));
  }

  const arrive = () => void navigate(goal, { replace: true });
  const awaitCode = () => {
    show('code');
    setSeconds(resendAfter);
  };
  const submit = () =>
    step === 'signUp'
      ? ask(() => signUp(data, email, password, language), awaitCode)
      : ask(
          () => signIn(data, email, password),
          arrive,
          (reason) => {
            if (reason !== 'email_not_verified') return false;
            show('code');
            setFailure(failureSentence(t, { kind: 'refused', code: reason }));
            return true;
          },
        );
  const resend = () =>
    ask(
      () => resendCode(data, email),
      () => {
        setSeconds(resendAfter);
        setCode('');
        toast({ message: t('login.resent') });
      },
    );

  if (step === 'code') {
    return (
      <CodeForm
        email={email.trim()}
        code={code}
        failure={failure}
        busy={busy}
        secondsToResend={seconds}
        onChange={setCode}
        onSubmit={(digits) => void ask(() => verifyCode(data, credentials, digits), arrive)}
        onResend={() => void resend()}
        onOtherEmail={() => show('signUp')}
      />
    );
  }
  return (
    <CredentialsForm
      key={step}
      purpose={step}
      credentials={credentials}
      failure={failure}
      busy={busy}
      onChange={setCredentials}
      onSubmit={() => void submit()}
      onOtherPurpose={() => show(step === 'logIn' ? 'signUp' : 'logIn')}
    />
  );
}

function useSecondsDown(): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds];
}
