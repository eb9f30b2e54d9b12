// React hook that runs all checks at once, each with its own timeout. Each result is shown as soon
// as its check ends.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import type { PrecachedFile } from './precached-files.ts';
import {
  type ManifestResult,
  fetchManifest,
  fetchWorkerFile,
  type WorkerFileResult,
} from './read-manifest.ts';
import { useLanguage } from '../../../locales/language.ts';
import { onInstallStateChange } from '../../../platform/install-prompt.ts';
import {
  checkInstall,
  checkPrecachedFiles,
  checkOnline,
  checkPush,
  checkSecure,
  checkStorage,
  checkWindow,
  checkWorker,
  type CheckResult,
  buildCheckResult,
  noServerCode,
} from './device-checks.ts';
import { checkIcons, checkManifest, measureImage, checkWorkerFile } from './file-checks.ts';

/** In the order in which they are shown. */
export const checkNames = [
  'manifest',
  'icons',
  'workerFile',
  'worker',
  'kept',
  'online',
  'secure',
  'storage',
  'push',
  'window',
  'install',
] as const;
export type CheckName = (typeof checkNames)[number];

/** Milliseconds for one check. */
const checkTimeout = 15_000;

interface CheckRunState {
  found: ReadonlyMap<CheckName, CheckResult>;
  manifest: ManifestResult | undefined;
  isRunning: boolean;
  isOnline: boolean;
  /** The device reports a connection, but the server does not respond at all. */
  isServerGone: boolean;
  restart: () => void;
}

export function useChecks(): CheckRunState {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const isOnline = useLiveQuery('online', ({ online }) => online) ?? true;
  const [runs, setRuns] = useState(0);
  // The checks run again when the connection is lost or restored, because their results change.
  const runKey = `${runs} ${isOnline} ${language}`;
  const [runState, setRunState] = useState<RunState>({
    runKey: '',
    found: new Map(),
    isDone: false,
  });
  const { found, manifest, isDone } =
    runState.runKey === runKey
      ? runState
      : { found: noResults, manifest: undefined, isDone: false };

  useEffect(() => {
    let isOpen = true;
    const update = (change: (before: RunState) => Partial<RunState>) =>
      isOpen &&
      setRunState((before) => {
        const mine: RunState =
          before.runKey === runKey ? before : { runKey: runKey, found: noResults, isDone: false };
        return { ...mine, ...change(mine) };
      });

    async function runCheck(
      check: CheckName,
      ask: () => CheckResult | Promise<CheckResult>,
    ): Promise<void> {
      const what = await withTimeout(Promise.resolve().then(ask)).catch((fault: unknown) => {
        if (fault instanceof CheckTimeoutError)
          return buildCheckResult('unknown', t('pwa-guides:troubleshoot.tooLong'), 'timeout');
        data.report(`the check of the ${check} failed`, fault);
        return buildCheckResult('unknown', t('pwa-guides:troubleshoot.noAnswer'), 'error');
      });
      update((before) => ({ found: new Map(before.found).set(check, what) }));
    }

    const reading = fetchManifest(findManifestUrl(), (...request) => fetch(...request));
    const worker = findWorkerUrl(data.backend.appId ?? 'selah').then((address) =>
      fetchWorkerFile(address, (...request) => fetch(...request)),
    );
    void reading.then((manifest) => update(() => ({ manifest })));
    void Promise.all([
      runCheck('manifest', () => reading.then((read) => checkManifest(t, read, isOnline))),
      runCheck('icons', () =>
        reading.then((read) =>
          read.kind === 'read'
            ? checkIcons(t, read.icons, measureImage)
            : buildCheckResult('unknown', t('pwa-guides:troubleshoot.iconsUnknown'), ''),
        ),
      ),
      runCheck('workerFile', () =>
        worker.then((read) => checkWorkerFile(t, language, read, isOnline)),
      ),
      runCheck('worker', () => checkWorker(t)),
      runCheck('kept', () => worker.then((read) => checkPrecachedFiles(t, getListedFiles(read)))),
      runCheck('online', () =>
        Promise.all([reading, worker]).then((files) =>
          checkOnline(t, isOnline, files.every(hasNoAnswer)),
        ),
      ),
      runCheck('secure', () => checkSecure(t)),
      runCheck('storage', () => checkStorage(t, language)),
      runCheck('push', () => checkPush(t)),
      runCheck('window', () => checkWindow(t)),
      runCheck('install', () => checkInstall(t)),
    ]).then(() => update(() => ({ isDone: true })));
    const unsubscribe = onInstallStateChange(() => void runCheck('install', () => checkInstall(t)));
    // On a first visit the worker becomes active while this page is open.
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    const rerunWorkerChecks = () =>
      void Promise.all([
        runCheck('worker', () => checkWorker(t)),
        runCheck('kept', () => worker.then((read) => checkPrecachedFiles(t, getListedFiles(read)))),
      ]);
    workers?.addEventListener('controllerchange', rerunWorkerChecks);
    return () => {
      isOpen = false;
      unsubscribe();
      workers?.removeEventListener('controllerchange', rerunWorkerChecks);
    };
  }, [t, data, language, isOnline, runKey]);

  return {
    found,
    manifest,
    isRunning: !isDone,
    isOnline,
    isServerGone: found.get('online')?.code === noServerCode,
    restart: () => setRuns((before) => before + 1),
  };
}

/** Results and the key of the run that they belong to. */
interface RunState {
  runKey: string;
  found: ReadonlyMap<CheckName, CheckResult>;
  manifest?: ManifestResult;
  isDone: boolean;
}

const noResults: ReadonlyMap<CheckName, CheckResult> = new Map();

class CheckTimeoutError extends Error {}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CheckTimeoutError()), checkTimeout);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/** Returns whether the request got no response at all, neither a file nor an error status. */
function hasNoAnswer({ kind }: ManifestResult | WorkerFileResult): boolean {
  return kind === 'offline' || kind === 'slow';
}

function getListedFiles(reading: WorkerFileResult): readonly PrecachedFile[] {
  return reading.kind === 'read' ? reading.listed : [];
}

/** Returns the URL of the manifest that the browser uses. */
function findManifestUrl(): string | null {
  return document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? null;
}

/**
 * Returns the script URL of the registered worker, or of the worker that this app registers if
 * there is no registration.
 */
async function findWorkerUrl(appId: string): Promise<string> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  return (
    worker?.scriptURL ??
    new URL(`/api/apps/${encodeURIComponent(appId)}/functions/getServiceWorker`, location.origin)
      .href
  );
}
