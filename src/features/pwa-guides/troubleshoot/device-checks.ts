// Checks of this device and browser: service worker, storage, notifications, window mode,
// installation, connection and precached files.
import { checkStoredShell, type PrecachedFile } from './precached-files.ts';
import type { CheckState } from './support-report.ts';
import { formatBytes } from '../../../locales/format-date-and-size.ts';
import type { Language } from '../../../../schemas/languages.ts';
import type { Translate } from '../../../locales/translate.ts';
import { getInstallState } from '../../../platform/install-prompt.ts';
import { getPushState } from '../../../platform/service-worker/push-notifications.ts';
import { getWorkerState } from '../../../platform/service-worker/service-worker.ts';
import { isStandalone } from '../../../platform/display-mode.ts';
import { estimateStorage, readPersistence } from '../../../platform/storage/persistent-storage.ts';

/** Result of a check: a sentence for the user and a short code for the support report. */
export interface CheckResult {
  state: CheckState;
  message: string;
  code: string;
}

export function buildCheckResult(state: CheckState, message: string, code: string): CheckResult {
  return { state, message, code };
}

export async function checkWorker(t: Translate): Promise<CheckResult> {
  if (!('serviceWorker' in navigator))
    return buildCheckResult('failing', t('pwa-guides:troubleshoot.workerMissing'), 'unsupported');
  if (getWorkerState() === 'off')
    return buildCheckResult('note', t('pwa-guides:troubleshoot.workerOff'), 'off');
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration)
    return buildCheckResult(
      'failing',
      t('pwa-guides:troubleshoot.workerNotRegistered'),
      'not registered',
    );
  const { pathname: scope } = new URL(registration.scope);
  const isControlling = navigator.serviceWorker.controller !== null;
  if (!registration.active)
    return buildCheckResult(
      'note',
      t('pwa-guides:troubleshoot.workerInstalling', { scope }),
      'installing',
    );
  if (registration.waiting)
    return buildCheckResult(
      'note',
      t('pwa-guides:troubleshoot.workerWaiting', { scope }),
      isControlling ? 'controlling, waiting' : 'waiting',
    );
  if (!isControlling)
    return buildCheckResult(
      'note',
      t('pwa-guides:troubleshoot.workerNotControlling', { scope }),
      'active',
    );
  return buildCheckResult(
    'passing',
    t('pwa-guides:troubleshoot.workerControls', { scope }),
    'controlling',
  );
}

export function checkSecure(t: Translate): CheckResult {
  return window.isSecureContext
    ? buildCheckResult('passing', t('pwa-guides:troubleshoot.secureYes'), '')
    : buildCheckResult('failing', t('pwa-guides:troubleshoot.secureNo'), '');
}

export async function checkStorage(t: Translate, language: Language): Promise<CheckResult> {
  const [persistenceState, estimate] = await Promise.all([readPersistence(), estimateStorage()]);
  const sentences = {
    kept: t('pwa-guides:troubleshoot.storageKept'),
    'may be cleared': t('pwa-guides:troubleshoot.storageMayGo'),
    unknown: t('pwa-guides:troubleshoot.storageUnknown'),
  };
  const used =
    estimate &&
    t('pwa-guides:troubleshoot.storageRoom', {
      used: formatBytes(language, estimate.used),
      quota: formatBytes(language, estimate.quota),
    });
  const state = { kept: 'passing', 'may be cleared': 'note', unknown: 'unknown' } as const;
  return buildCheckResult(
    state[persistenceState],
    [sentences[persistenceState], used].filter(Boolean).join(' '),
    persistenceState,
  );
}

export function checkPush(t: Translate): CheckResult {
  const state = getPushState();
  switch (state) {
    case 'on':
      return buildCheckResult('passing', t('pwa-guides:troubleshoot.pushOn'), state);
    case 'off':
      return buildCheckResult('note', t('pwa-guides:troubleshoot.pushOff'), state);
    case 'denied':
      return buildCheckResult('note', t('pwa-guides:troubleshoot.pushDenied'), state);
    case 'needs-install':
      return buildCheckResult('note', t('pwa-guides:troubleshoot.pushNeedsInstall'), state);
    case 'unsupported':
    case 'no-server':
      return buildCheckResult('unknown', t('pwa-guides:troubleshoot.pushUnsupported'), state);
  }
}

export function checkWindow(t: Translate): CheckResult {
  return isStandalone()
    ? buildCheckResult('passing', t('pwa-guides:troubleshoot.windowOwn'), 'standalone')
    : buildCheckResult('note', t('pwa-guides:troubleshoot.windowTab'), 'browser');
}

/**
 * Checks whether the app is or can be installed. Only Chromium reports that an app can be
 * installed; other browsers offer this in their menus.
 */
export function checkInstall(t: Translate): CheckResult {
  if (isStandalone() || getInstallState().kind === 'installed')
    return buildCheckResult('passing', t('pwa-guides:troubleshoot.installDone'), 'installed');
  if (getInstallState().kind === 'offered')
    return buildCheckResult('passing', t('pwa-guides:troubleshoot.installOffered'), 'offered');
  return buildCheckResult('unknown', t('pwa-guides:troubleshoot.installUnknown'), 'not offered');
}

/** Checks the connection. The device may report a connection although the server is unreachable. */
export function checkOnline(t: Translate, isOnline: boolean, isServerGone: boolean): CheckResult {
  if (isOnline && isServerGone)
    return buildCheckResult('note', t('pwa-guides:troubleshoot.onlineNoServer'), noServerCode);
  return isOnline
    ? buildCheckResult('passing', t('pwa-guides:troubleshoot.onlineYes'), '')
    : buildCheckResult('note', t('pwa-guides:troubleshoot.onlineNo'), '');
}

export const noServerCode = 'no server';

/**
 * Checks whether all files of the app shell are stored on this device.
 * @param listed files in the list of the worker script; empty if the script could not be fetched
 */
export async function checkPrecachedFiles(
  t: Translate,
  listed: readonly PrecachedFile[],
): Promise<CheckResult> {
  if (!('caches' in globalThis))
    return buildCheckResult('unknown', t('pwa-guides:troubleshoot.keptUnknown'), '');
  const names = (await caches.keys()).filter((name) => name.includes('precache'));
  const openedCaches = await Promise.all(names.map((name) => caches.open(name)));
  const addresses = (await Promise.all(openedCaches.map((cache) => cache.keys())))
    .flat()
    .map(({ url }) => url);
  if (addresses.length === 0)
    return buildCheckResult('note', t('pwa-guides:troubleshoot.keptNone'), '0');
  const page = addresses.find((address) => new URL(address).pathname === '/index.html');
  const text = page === undefined ? '' : await (await caches.match(page))?.text();
  const { stored, total, isSure } = checkStoredShell(addresses, listed, text ?? '');
  // While a worker is being installed, missing files are still being fetched.
  const registration = await navigator.serviceWorker?.getRegistration();
  const isUpdating =
    registration !== undefined &&
    (registration.installing !== null || registration.active === null);
  if (stored < total)
    return buildCheckResult(
      isUpdating ? 'note' : 'failing',
      isSure
        ? t('pwa-guides:troubleshoot.keptPart', { kept: stored, count: total })
        : t('pwa-guides:troubleshoot.keptBroken'),
      `${stored} of ${total}`,
    );
  const all = t('pwa-guides:troubleshoot.keptFiles', { count: addresses.length });
  return isSure
    ? buildCheckResult('passing', all, String(stored))
    : buildCheckResult(
        'note',
        `${all} ${t('pwa-guides:troubleshoot.keptUnsure')}`,
        `${addresses.length}, not compared`,
      );
}
