// A log-out that was stopped, because something is on this device only: what the person does about that.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../data/hooks.tsx';
import { exportJson } from '../../data/safekeeping.ts';
import { signOut } from '../../data/session.ts';
import { syncNow } from '../../data/sync-status.ts';
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
  const [hasSaved, setHasSaved] = useState(false);

  /** Sends what can be sent, and goes on with the log-out where that was all. */
  async function syncAndLeave(): Promise<void> {
    setBusy('sync');
    try {
      await syncNow(data);
      const stopped = await signOut(data, { discardWaiting: false });
      if (!stopped) return;
      setWaiting(stopped.waiting);
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
      await signOut(data, { discardWaiting: true });
    } catch {
      toast({ message: t('account.logoutFailed') });
    }
  }

  return (
    <LogoutDialog
      waiting={waiting}
      busy={busy}
      hasTried={hasTried}
      hasSaved={hasSaved}
      onSync={() => void syncAndLeave()}
      onSave={() => void save()}
      onDiscard={() => void lose()}
      onStay={onStay}
    />
  );
}
