// Container of components/immediate-deletion-form.tsx: requests the code by e-mail, then deletes
// all data on the server and on this device. Shown only if the server supports immediate deletion.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  requestDeletionCode,
  deleteAccount,
  removeAccountFromDevice,
  countLostByDeletion,
} from './data.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import type { AuthFailure } from '../authentication.ts';
import { getFailureMessage } from '../../../locales/error-messages.ts';
import { ImmediateDeletionForm } from './components/immediate-deletion-form.tsx';

const resendSeconds = 60;

export function ImmediateDeletion() {
  const { t } = useTranslation();
  const data = useData();
  const navigate = useNavigate();
  const isOnline = useLiveQuery('online', ({ online }) => online) ?? true;
  const [step, setStep] = useState<'offered' | 'code'>('offered');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [unsyncedCount, setLost] = useState(0);
  const [seconds, setSeconds] = useCountdown();
  /** Whether an e-mail was sent since the page was opened. */
  const isSent = useRef(false);
  /** Whether the server has confirmed the deletion. */
  const isDone = useRef(false);
  const isBusy = useRef(false);

  function showFailure(answer: AuthFailure): void {
    if (answer.kind === 'refused' && answer.code === 'last_admin')
      setFailure(t('account:deletion.immediate.lastAdmin'));
    else setFailure(getFailureMessage(t, answer));
  }

  /** Runs one request at a time. */
  async function runExclusively(request: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await request();
    } catch (fault) {
      data.report('an account could not be deleted', fault);
      setFailure(t('failure.unknown'));
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }

  const requestCode = () =>
    runExclusively(async () => {
      const answer = await requestDeletionCode(data);
      // If an e-mail was sent a moment ago, its code is still valid. Without such an e-mail, the
      // page must not say that one was sent.
      if (answer && !(isSent.current && answer.kind === 'refused' && answer.code === 'too_soon'))
        return showFailure(answer);
      isSent.current = true;
      // Data that could be synced is no longer listed: the server has it, and deletes it there.
      await data.sync();
      setLost(await countLostByDeletion(data));
      setCode('');
      setSeconds(resendSeconds);
      setStep('code');
    });

  const deleteNow = (digits: string) =>
    runExclusively(async () => {
      const answer = isDone.current ? null : await deleteAccount(data, digits);
      if (answer?.kind === 'offline') return setFailure(t('account:deletion.immediate.noAnswer'));
      if (answer?.kind === 'signed out') return setFailure(t('account:deletion.loginEnded'));
      if (answer) return showFailure(answer);
      // If deleting local data fails, the next attempt concerns this device only.
      isDone.current = true;
      // The page for users without an account shows the confirmation.
      await navigate('/DeleteAccount', { replace: true, state: { isGone: true } });
      await removeAccountFromDevice(data);
    });

  return (
    <ImmediateDeletionForm
      email={data.account?.email ?? ''}
      step={step}
      code={code}
      isOnline={isOnline}
      unsyncedCount={unsyncedCount}
      busy={busy}
      failure={failure}
      secondsToResend={seconds}
      onRequestCode={() => void requestCode()}
      onChange={setCode}
      onDelete={() => void deleteNow(code)}
      onCancel={() => {
        setStep('offered');
        setFailure(null);
      }}
    />
  );
}

function useCountdown(): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds <= 0) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds];
}
