// Log-out that was stopped because of unsynced data: lets the user sync, export or discard the
// data.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SyncFailure } from '../../../../schemas/sync-status.ts';
import { useData } from '../../../data/data-provider.tsx';
import { sendQueuedFeedback } from '../../feedback/outbox.ts';
import { exportJson } from '../../../data/export/export-and-import.ts';
import {
  countUnsyncedSettings,
  syncNow,
  readSyncFailure,
} from '../../../data/records/sync-status.ts';
import { readAllDrafts } from '../../../platform/storage/drafts.ts';
import { buildFileName, saveFile } from '../../../platform/save-file.ts';
import { LogOutDialog } from './components/log-out-dialog.tsx';
import { useSignOut } from './use-sign-out.ts';
import { useToast } from '../../../ui/toast/toaster.tsx';

interface UnsyncedLogOutProps {
  /** Number of records and drafts that are on this device only. */
  unsyncedCount: number;
  /** The entries can be read again only with the passphrase or the recovery code. */
  needsSecret?: boolean;
  onStay: () => void;
}

export function UnsyncedLogOut({
  unsyncedCount,
  needsSecret = false,
  onStay,
}: UnsyncedLogOutProps) {
  const { t } = useTranslation();
  const data = useData();
  const signOut = useSignOut();
  const toast = useToast();
  const [pendingCount, setPendingCount] = useState(unsyncedCount);
  const [busy, setBusy] = useState<'sync' | 'save' | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const [trouble, setTrouble] = useState<SyncFailure | 'account-deleted' | null>(null);
  const onlySettings = useOnlySettings(pendingCount);
  const [hasSaved, setHasSaved] = useState(false);

  function updatePendingCount(now: number): void {
    // An earlier export does not contain the newer data.
    if (now > pendingCount) setHasSaved(false);
    setPendingCount(now);
  }

  /** Syncs as much as possible, and continues the log-out if nothing is left. */
  async function syncAndLogOut(): Promise<void> {
    setBusy('sync');
    try {
      await Promise.all([syncNow(data), sendQueuedFeedback(data)]);
      const stopped = await signOut(0);
      if (!stopped) return;
      setTrouble(await readSyncFailure(data));
      updatePendingCount(stopped.waiting);
      setHasTried(true);
    } catch {
      toast({ message: t('logOut.failed') });
    } finally {
      setBusy(null);
    }
  }

  async function save(): Promise<void> {
    setBusy('save');
    try {
      const now = new Date();
      saveFile(
        buildFileName(now, 'json'),
        'application/json',
        await exportJson(data, now, readAllDrafts()),
      );
      setHasSaved(true);
    } catch (fault) {
      data.report('a file could not be made', fault);
      toast({ message: t('exportFile.failed') });
    } finally {
      setBusy(null);
    }
  }

  async function discardAndLogOut(): Promise<void> {
    try {
      const stopped = await signOut(pendingCount);
      // Another tab has written data that the user did not know of.
      if (stopped) updatePendingCount(stopped.waiting);
    } catch {
      toast({ message: t('logOut.failed') });
    }
  }

  if (onlySettings === null) return null;
  return (
    <LogOutDialog
      pendingCount={pendingCount}
      isOnlySettings={onlySettings}
      needsSecret={needsSecret}
      busy={busy}
      hasTried={hasTried}
      failure={trouble}
      hasExported={hasSaved}
      onSync={() => void syncAndLogOut()}
      onSave={() => void save()}
      onDiscard={() => void discardAndLogOut()}
      onStay={onStay}
    />
  );
}

/** @returns null until it is known */
function useOnlySettings(pendingCount: number): boolean | null {
  const data = useData();
  const [onlySettings, setOnlySettings] = useState<boolean | null>(null);

  useEffect(() => {
    let isOld = false;
    countUnsyncedSettings(data)
      .catch((fault: unknown) => {
        data.report('the pending settings could not be counted', fault);
        return 0;
      })
      .then((settings) => {
        if (!isOld) setOnlySettings(settings >= pendingCount);
      });
    return () => {
      isOld = true;
    };
  }, [data, pendingCount]);

  return onlySettings;
}
