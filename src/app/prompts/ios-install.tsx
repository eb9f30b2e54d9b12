// Prompt for the manual installation on an iPhone or iPad: offers to sync or export unsynced data,
// then shows the install steps. The installed app starts empty.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { DataContext } from '../../data/data-context.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { countUnsynced } from '../../data/records/count-unsynced.ts';
import { syncNow, watchSyncStatus } from '../../data/records/sync-status.ts';
import { readAllDrafts } from '../../platform/storage/drafts.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import { buildFileName, saveFile } from '../../platform/save-file.ts';
import type { IosBrowser } from '../../platform/display-mode.ts';
import { ExportFirstPrompt, type UnexportedData } from './components/export-first.tsx';
import { InstallSteps } from './components/install-prompt.tsx';

interface IosInstallProps {
  isShown: boolean;
  browser: IosBrowser;
  onLater: () => void;
  onEscape: () => void;
}

export function IosInstall({ isShown, browser, onLater, onEscape }: IosInstallProps) {
  const { t } = useTranslation();
  const data = useData();
  const { pathname, search } = useLocation();
  const count = useUnsyncedCount(data);
  const waiting = useLiveQuery('sync-status', watchSyncStatus)?.pending ?? 0;
  const [isBehind, setIsBehind] = useState(false);
  const [busy, setBusy] = useState<'sync' | 'file' | null>(null);
  const [outcome, setOutcome] = useState<{ sentence: string; isFault: boolean } | null>(null);

  if (count === undefined) return null;
  const { account } = data;
  // The exported file is a copy: the data is also still on this device, so the count alone does not
  // show the steps.
  if (isBehind || (count === 0 && busy === null))
    return (
      <InstallSteps
        isShown={isShown}
        browser={browser}
        hasAccount={account !== null}
        isNext={isBehind}
        onLater={onLater}
        onEscape={onEscape}
      />
    );

  async function sync(): Promise<void> {
    setBusy('sync');
    setOutcome(null);
    await syncNow(data).catch((fault: unknown) =>
      data.report('pending changes could not be sent before installation', fault),
    );
    const left = await countUnsyncedData(data).catch(() => null);
    setBusy(null);
    if (left === 0) setIsBehind(true);
    else setOutcome({ sentence: t('prompts:exportFirst.syncIncomplete'), isFault: true });
  }

  async function save(): Promise<void> {
    setBusy('file');
    setOutcome(null);
    try {
      const { exportJson } = await import('../../data/export/export-and-import.ts');
      const now = new Date();
      const name = buildFileName(now, 'json');
      saveFile(name, 'application/json', await exportJson(data, now, readAllDrafts()));
      setOutcome({ sentence: t('prompts:exportFirst.fileSaved', { name }), isFault: false });
    } catch (fault) {
      data.report('the export file could not be built before installation', fault);
      setOutcome({ sentence: t('prompts:exportFirst.fileFailed'), isFault: true });
    } finally {
      setBusy(null);
    }
  }

  const unexportedData: UnexportedData = !account
    ? { kind: 'guest', count, signUpHref: buildLoginUrl(pathname + search, 'signup') }
    : waiting > 0
      ? { kind: 'waiting', count: waiting }
      : { kind: 'here', count };
  return (
    <ExportFirstPrompt
      isShown={isShown}
      unexported={unexportedData}
      busy={busy}
      outcome={outcome}
      onSync={() => void sync()}
      onSave={() => void save()}
      onContinue={() => setIsBehind(true)}
      onLater={onLater}
      onEscape={onEscape}
    />
  );
}

/**
 * Returns the number of pending records, local-only items and drafts. It is counted again after
 * each write or sync.
 */
function useUnsyncedCount(data: DataContext): number | undefined {
  const status = useLiveQuery('sync-status', watchSyncStatus);
  const [count, setCount] = useState<number>();
  const mark = status && `${status.pending} ${status.rejected}`;
  useEffect(() => {
    if (mark === undefined) return undefined;
    let isUnmounted = false;
    void countUnsyncedData(data)
      .catch((fault: unknown) => {
        data.report('the unsynced items on this device could not be counted', fault);
        return 0;
      })
      .then((found) => !isUnmounted && setCount(found));
    return () => {
      isUnmounted = true;
    };
  }, [data, mark]);
  return count;
}

async function countUnsyncedData(data: DataContext): Promise<number> {
  return (await countUnsynced(data.userDatabase)) + data.countDrafts();
}
