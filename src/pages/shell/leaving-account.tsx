// A log-out that was stopped, because something is on this device only: what the person does about that.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trouble } from '../../../schemas/sync-status.ts';
import { useData } from '../../data/hooks.tsx';
import { sendLetters } from '../../data/letters.ts';
import { exportJson } from '../../data/safekeeping.ts';
import { signOut } from '../../data/session.ts';
import { settingsOnlyHere, syncNow, troubleNow } from '../../data/sync-status.ts';
import { allDrafts } from '../../platform/drafts.ts';
import { fileName, saveFile } from '../../platform/save-file.ts';
import { LogoutDialog } from '../../ui/shell/logout-dialog.tsx';
import { useToast } from '../../ui/toaster.tsx';

/** @param onlyHere how many records and begun texts */
export function LeavingAccount({ onlyHere, onStay }: { onlyHere: number; onStay: () => void }) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const [waiting, setWaiting] = useState(onlyHere);
  const [busy, setBusy] = useState<'sync' | 'save' | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const onlySettings = useOnlySettings(waiting);
  const [hasSaved, setHasSaved] = useState(false);

  function tell(now: number): void {
    // A file that was saved before does not hold what came since.
    if (now > waiting) setHasSaved(false);
    setWaiting(now);
  }

  /** Sends what can be sent, and goes on with the log-out where that was all. */
  async function syncAndLeave(): Promise<void> {
    setBusy('sync');
    try {
      await Promise.all([syncNow(data), sendLetters(data)]);
      const stopped = await signOut(data, { told: 0 });
      if (!stopped) return;
      setTrouble(await troubleNow(data));
      tell(stopped.waiting);
      setHasTried(true);
    } catch {
      toast({ message: t('account.logoutFailed') });
    } finally {
      setBusy(null);
    }
  }

  async function save(): Promise<void> {
    setBusy('save');
    try {
      const now = new Date();
      saveFile(fileName(now, 'json'), 'application/json', await exportJson(data, now, allDrafts()));
      setHasSaved(true);
    } catch (fault) {
      data.report('a file could not be made', fault);
      toast({ message: t('carry.exportFailed') });
    } finally {
      setBusy(null);
    }
  }

  async function lose(): Promise<void> {
    try {
      const stopped = await signOut(data, { told: waiting });
      // Another tab wrote something of which the person did not know when they chose.
      if (stopped) tell(stopped.waiting);
    } catch {
      toast({ message: t('account.logoutFailed') });
    }
  }

  if (onlySettings === null) return null;
  return (
    <LogoutDialog
      waiting={waiting}
      onlySettings={onlySettings}
      busy={busy}
      hasTried={hasTried}
      trouble={trouble}
      hasSaved={hasSaved}
      onSync={() => void syncAndLeave()}
      onSave={() => void save()}
      onDiscard={() => void lose()}
      onStay={onStay}
    />
  );
}

/** @returns null until it is known */
function useOnlySettings(waiting: number): boolean | null {
  const data = useData();
  const [onlySettings, setOnlySettings] = useState<boolean | null>(null);

  useEffect(() => {
    let isOld = false;
    settingsOnlyHere(data)
      .catch((fault: unknown) => {
        data.report('it could not be counted how many settings wait', fault);
        return 0;
      })
      .then((settings) => {
        if (!isOld) setOnlySettings(settings >= waiting);
      });
    return () => {
      isOld = true;
    };
  }, [data, waiting]);

  return onlySettings;
}
