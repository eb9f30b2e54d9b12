// Deletion at once, where the server can: a code in the person's own mailbox, then everything goes, here and there.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { askDeletionCode, deleteAccount, forgetAccount, wouldBeLost } from '../../data/deletion.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import type { SessionFailure } from '../../data/session.ts';
import { failureSentence } from '../../i18n/failure-sentence.ts';
import { AtOnceForm } from '../../ui/deletion/at-once-form.tsx';

const resendAfter = 60;

export function AtOnce() {
  const { t } = useTranslation();
  const data = useData();
  const navigate = useNavigate();
  const isOnline = useLive('online', ({ online }) => online) ?? true;
  const [step, setStep] = useState<'offered' | 'code'>('offered');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [lost, setLost] = useState(0);
  const [seconds, setSeconds] = useSecondsDown();
  /** A letter went out to the person since they came. */
  const isSent = useRef(false);
  /** The server said that it is done. */
  const isDone = useRef(false);
  const isBusy = useRef(false);

  function tell(answer: SessionFailure): void {
    if (answer.kind === 'refused' && answer.code === 'last_admin') setFailure(t('deletion.lastAdmin'));
    else setFailure(failureSentence(t, answer));
  }

  /** One question at a time. */
  async function asking(question: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await question();
    } catch (fault) {
      data.report('an account could not be deleted', fault);
      setFailure(t('failure.unknown'));
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }

  const askCode = () =>
    asking(async () => {
      const answer = await askDeletionCode(data);
      // Of one that went out a moment ago the code is good still; without one, nobody says that it is on its way.
      if (answer && !(isSent.current && answer.kind === 'refused' && answer.code === 'too_soon')) return tell(answer);
      isSent.current = true;
      // What could be sent is named no more: it is on the server, and goes from there.
      await data.sync();
      setLost(await wouldBeLost(data));
      setCode('');
      setSeconds(resendAfter);
      setStep('code');
    });

  const carryOut = (digits: string) =>
    asking(async () => {
      const answer = isDone.current ? null : await deleteAccount(data, digits);
      if (answer?.kind === 'offline') return setFailure(t('deletion.unanswered'));
      if (answer?.kind === 'signed out') return setFailure(t('deletion.unknown'));
      if (answer) return tell(answer);
      // Should this device keep something back, the next try is about the device alone.
      isDone.current = true;
      // The page of whoever is nobody any more says so.
      await navigate('/DeleteAccount', { replace: true, state: { isGone: true } });
      await forgetAccount(data);
    });

  return (
    <AtOnceForm
      email={data.account?.email ?? ''}
      step={step}
      code={code}
      isOnline={isOnline}
      lost={lost}
      busy={busy}
      failure={failure}
      secondsToResend={seconds}
      onAskCode={() => void askCode()}
      onChange={setCode}
      onDelete={() => void carryOut(code)}
      onStop={() => {
        setStep('offered');
        setFailure(null);
      }}
    />
  );
}

function useSecondsDown(): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds <= 0) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds];
}
