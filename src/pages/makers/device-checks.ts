// What this device and its browser say: worker, storage, notifications, window, installing.
import { keptShell, type ListedFile } from '../../data/makers/kept-files.ts';
import type { CheckState } from '../../data/makers/support-report.ts';
import { sizeOf } from '../../i18n/moment.ts';
import type { Language } from '../../../schemas/fields.ts';
import type { Translate } from '../../i18n/translate.ts';
import { installing } from '../../platform/install.ts';
import { pushState } from '../../platform/push.ts';
import { workerState } from '../../platform/service-worker.ts';
import { isStandalone } from '../../platform/standalone.ts';
import { estimateStorage, persistence } from '../../platform/storage-care.ts';

/** What a check found, as a sentence for the person and as a short code for a report. */
export interface Found {
  state: CheckState;
  said: string;
  code: string;
}

export function foundOf(state: CheckState, said: string, code: string): Found {
  return { state, said, code };
}

export async function checkWorker(t: Translate): Promise<Found> {
  if (!('serviceWorker' in navigator)) return foundOf('failing', t('troubleshoot.workerMissing'), 'unsupported');
  if (workerState() === 'off') return foundOf('note', t('troubleshoot.workerOff'), 'off');
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return foundOf('failing', t('troubleshoot.workerNotRegistered'), 'not registered');
  const { pathname: scope } = new URL(registration.scope);
  const isControlling = navigator.serviceWorker.controller !== null;
  if (!registration.active) return foundOf('note', t('troubleshoot.workerInstalling', { scope }), 'installing');
  if (registration.waiting) return foundOf('note', t('troubleshoot.workerWaiting', { scope }), isControlling ? 'controlling, waiting' : 'waiting');
  if (!isControlling) return foundOf('note', t('troubleshoot.workerNotControlling', { scope }), 'active');
  return foundOf('passing', t('troubleshoot.workerControls', { scope }), 'controlling');
}

export function checkSecure(t: Translate): Found {
  return window.isSecureContext ? foundOf('passing', t('troubleshoot.secureYes'), '') : foundOf('failing', t('troubleshoot.secureNo'), '');
}

export async function checkStorage(t: Translate, language: Language): Promise<Found> {
  const [kept, room] = await Promise.all([persistence(), estimateStorage()]);
  const words = { kept: t('troubleshoot.storageKept'), 'may be cleared': t('troubleshoot.storageMayGo'), unknown: t('troubleshoot.storageUnknown') };
  const used = room && t('troubleshoot.storageRoom', { used: sizeOf(language, room.used), quota: sizeOf(language, room.quota) });
  const state = { kept: 'passing', 'may be cleared': 'note', unknown: 'unknown' } as const;
  return foundOf(state[kept], [words[kept], used].filter(Boolean).join(' '), kept);
}

export function checkPush(t: Translate): Found {
  const state = pushState();
  switch (state) {
    case 'on':
      return foundOf('passing', t('troubleshoot.pushOn'), state);
    case 'off':
      return foundOf('note', t('troubleshoot.pushOff'), state);
    case 'denied':
      return foundOf('note', t('troubleshoot.pushDenied'), state);
    case 'needs-install':
      return foundOf('note', t('troubleshoot.pushNeedsInstall'), state);
    case 'unsupported':
    case 'no-server':
      return foundOf('unknown', t('troubleshoot.pushUnsupported'), state);
  }
}

export function checkWindow(t: Translate): Found {
  return isStandalone() ? foundOf('passing', t('troubleshoot.windowOwn'), 'standalone') : foundOf('note', t('troubleshoot.windowTab'), 'browser');
}

/** Only Chromium tells that an app could be installed; the others have it in their menus. */
export function checkInstall(t: Translate): Found {
  if (isStandalone() || installing().kind === 'installed') return foundOf('passing', t('troubleshoot.installDone'), 'installed');
  if (installing().kind === 'offered') return foundOf('passing', t('troubleshoot.installOffered'), 'offered');
  return foundOf('unknown', t('troubleshoot.installUnknown'), 'not offered');
}

/** A device may say that it has a connection, and the server is gone all the same. */
export function checkOnline(t: Translate, isOnline: boolean, isServerGone: boolean): Found {
  if (isOnline && isServerGone) return foundOf('note', t('troubleshoot.onlineNoServer'), serverGone);
  return isOnline ? foundOf('passing', t('troubleshoot.onlineYes'), '') : foundOf('note', t('troubleshoot.onlineNo'), '');
}

export const serverGone = 'no server';

/** @param listed by the worker's file; empty where it could not be had */
export async function checkKept(t: Translate, listed: readonly ListedFile[]): Promise<Found> {
  if (!('caches' in globalThis)) return foundOf('unknown', t('troubleshoot.keptUnknown'), '');
  const names = (await caches.keys()).filter((name) => name.includes('precache'));
  const shelves = await Promise.all(names.map((name) => caches.open(name)));
  const addresses = (await Promise.all(shelves.map((shelf) => shelf.keys()))).flat().map(({ url }) => url);
  if (addresses.length === 0) return foundOf('note', t('troubleshoot.keptNone'), '0');
  const page = addresses.find((address) => new URL(address).pathname === '/index.html');
  const text = page === undefined ? '' : await (await caches.match(page))?.text();
  const { kept, of, isSure } = keptShell(addresses, listed, text ?? '');
  // While a worker is being installed, the rest is on its way.
  const registration = await navigator.serviceWorker?.getRegistration();
  const isComing = registration !== undefined && (registration.installing !== null || registration.active === null);
  if (kept < of) return foundOf(isComing ? 'note' : 'failing', isSure ? t('troubleshoot.keptPart', { kept, count: of }) : t('troubleshoot.keptBroken'), `${kept} of ${of}`);
  const all = t('troubleshoot.keptFiles', { count: addresses.length });
  return isSure ? foundOf('passing', all, String(kept)) : foundOf('note', `${all} ${t('troubleshoot.keptUnsure')}`, `${addresses.length}, not compared`);
}
