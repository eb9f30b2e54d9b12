// Installing by hand on an iPhone or iPad: first what lies in this browser alone, then the steps.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Data } from '../../data/data.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { countOnlyHere } from '../../data/only-here.ts';
import { syncNow, syncStatus } from '../../data/sync-status.ts';
import { allDrafts } from '../../platform/drafts.ts';
import { loginAddress } from '../../platform/return-path.ts';
import { fileName, saveFile } from '../../platform/save-file.ts';
import type { IosBrowser } from '../../platform/standalone.ts';
import { CarryFirst, type Carried } from '../../ui/prompts/carry-first.tsx';
import { InstallSteps } from '../../ui/prompts/install-prompt.tsx';

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
  const count = useOnlyHere(data);
  const waiting = useLive('sync-status', syncStatus)?.waiting ?? 0;
  const [isBehind, setIsBehind] = useState(false);
  const [busy, setBusy] = useState<'sync' | 'file' | null>(null);
  const [told, setTold] = useState<{ sentence: string; isFault: boolean } | null>(null);

  if (count === undefined) return null;
  const { account } = data;
  // What was carried goes by its file: it still lies here, too.
  if (isBehind || (count === 0 && busy === null)) return <InstallSteps isShown={isShown} browser={browser} hasAccount={account !== null} isNext={isBehind} onLater={onLater} onEscape={onEscape} />;

  async function sync(): Promise<void> {
    setBusy('sync');
    setTold(null);
    await syncNow(data).catch((fault: unknown) => data.report('what waits could not be sent before installing', fault));
    const left = await onlyHere(data).catch(() => null);
    setBusy(null);
    if (left === 0) setIsBehind(true);
    else setTold({ sentence: t('install.notAll'), isFault: true });
  }

  async function save(): Promise<void> {
    setBusy('file');
    setTold(null);
    try {
      const { exportJson } = await import('../../data/safekeeping.ts');
      const now = new Date();
      const name = fileName(now, 'json');
      saveFile(name, 'application/json', await exportJson(data, now, allDrafts()));
      setTold({ sentence: t('install.saved', { name }), isFault: false });
    } catch (fault) {
      data.report('a file could not be made before installing', fault);
      setTold({ sentence: t('install.fileFailed'), isFault: true });
    } finally {
      setBusy(null);
    }
  }

  const carried: Carried = !account ? { kind: 'guest', count, signUpHref: loginAddress(pathname + search, 'signup') } : waiting > 0 ? { kind: 'waiting', count: waiting } : { kind: 'here', count };
  return (
    <CarryFirst
      isShown={isShown}
      carried={carried}
      busy={busy}
      told={told}
      onSync={() => void sync()}
      onSave={() => void save()}
      onGoOn={() => setIsBehind(true)}
      onLater={onLater}
      onEscape={onEscape}
    />
  );
}

/** Records that wait, words of which no server knows, and texts begun; counted anew when something was written or sent. */
function useOnlyHere(data: Data): number | undefined {
  const status = useLive('sync-status', syncStatus);
  const [count, setCount] = useState<number>();
  const mark = status && `${status.waiting} ${status.refused}`;
  useEffect(() => {
    if (mark === undefined) return undefined;
    let isGone = false;
    void onlyHere(data)
      .catch((fault: unknown) => {
        data.report('it could not be counted what only this device holds', fault);
        return 0;
      })
      .then((found) => !isGone && setCount(found));
    return () => {
      isGone = true;
    };
  }, [data, mark]);
  return count;
}

async function onlyHere(data: Data): Promise<number> {
  return (await countOnlyHere(data.personal)) + data.unsaved();
}
