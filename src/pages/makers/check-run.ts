// All checks at once, each with its own limit in time; what one finds is shown at once.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData, useLive } from '../../data/hooks.tsx';
import type { ListedFile } from '../../data/makers/kept-files.ts';
import { type ManifestReading, readManifest, readWorker, type WorkerReading } from '../../data/makers/manifest-reading.ts';
import { useLanguage } from '../../i18n/language.ts';
import { onInstalling } from '../../platform/install.ts';
import { checkInstall, checkKept, checkOnline, checkPush, checkSecure, checkStorage, checkWindow, checkWorker, type Found, foundOf, serverGone } from './device-checks.ts';
import { iconsFound, manifestFound, measurePicture, workerFileFound } from './file-checks.ts';

/** In the order in which they are shown. */
export const checks = ['manifest', 'icons', 'workerFile', 'worker', 'kept', 'online', 'secure', 'storage', 'push', 'window', 'install'] as const;
export type Check = (typeof checks)[number];

/** Milliseconds for one check. */
const patience = 15_000;

interface CheckRun {
  found: ReadonlyMap<Check, Found>;
  manifest: ManifestReading | undefined;
  isRunning: boolean;
  isOnline: boolean;
  /** The device says that it has a connection, and the server gives no answer at all. */
  isServerGone: boolean;
  again: () => void;
}

export function useCheckRun(): CheckRun {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const isOnline = useLive('online', ({ online }) => online) ?? true;
  const [runs, setRuns] = useState(0);
  // Asked anew when a connection comes or goes: the answers are others.
  const question = `${runs} ${isOnline} ${language}`;
  const [told, setTold] = useState<Told>({ to: '', found: new Map(), isDone: false });
  const { found, manifest, isDone } = told.to === question ? told : { found: nothing, manifest: undefined, isDone: false };

  useEffect(() => {
    let isOpen = true;
    const tell = (change: (before: Told) => Partial<Told>) =>
      isOpen &&
      setTold((before) => {
        const mine: Told = before.to === question ? before : { to: question, found: nothing, isDone: false };
        return { ...mine, ...change(mine) };
      });

    async function look(check: Check, ask: () => Found | Promise<Found>): Promise<void> {
      const what = await inTime(Promise.resolve().then(ask)).catch((fault: unknown) => {
        if (fault instanceof TooLong) return foundOf('unknown', t('troubleshoot.tooLong'), 'timeout');
        data.report(`the check of the ${check} failed`, fault);
        return foundOf('unknown', t('troubleshoot.noAnswer'), 'error');
      });
      tell((before) => ({ found: new Map(before.found).set(check, what) }));
    }

    const reading = readManifest(linkedManifest(), (...request) => fetch(...request));
    const worker = workerAddress(data.backend.appId ?? 'selah').then((address) => readWorker(address, (...request) => fetch(...request)));
    void reading.then((manifest) => tell(() => ({ manifest })));
    void Promise.all([
      look('manifest', () => reading.then((read) => manifestFound(t, read, isOnline))),
      look('icons', () => reading.then((read) => (read.kind === 'read' ? iconsFound(t, read.icons, measurePicture) : foundOf('unknown', t('troubleshoot.iconsUnknown'), '')))),
      look('workerFile', () => worker.then((read) => workerFileFound(t, language, read, isOnline))),
      look('worker', () => checkWorker(t)),
      look('kept', () => worker.then((read) => checkKept(t, listIn(read)))),
      look('online', () => Promise.all([reading, worker]).then((files) => checkOnline(t, isOnline, files.every(isSilent)))),
      look('secure', () => checkSecure(t)),
      look('storage', () => checkStorage(t, language)),
      look('push', () => checkPush(t)),
      look('window', () => checkWindow(t)),
      look('install', () => checkInstall(t)),
    ]).then(() => tell(() => ({ isDone: true })));
    const leave = onInstalling(() => void look('install', () => checkInstall(t)));
    // On a first visit the worker comes while this page stands open.
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    const lookAgain = () => void Promise.all([look('worker', () => checkWorker(t)), look('kept', () => worker.then((read) => checkKept(t, listIn(read))))]);
    workers?.addEventListener('controllerchange', lookAgain);
    return () => {
      isOpen = false;
      leave();
      workers?.removeEventListener('controllerchange', lookAgain);
    };
  }, [t, data, language, isOnline, question]);

  return { found, manifest, isRunning: !isDone, isOnline, isServerGone: found.get('online')?.code === serverGone, again: () => setRuns((before) => before + 1) };
}

/** What was found, and to which question. */
interface Told {
  to: string;
  found: ReadonlyMap<Check, Found>;
  manifest?: ManifestReading;
  isDone: boolean;
}

const nothing: ReadonlyMap<Check, Found> = new Map();

class TooLong extends Error {}

function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLong()), patience);
  });
  return Promise.race([asked, limit]).finally(() => clearTimeout(timer));
}

/** Nothing came, neither file nor refusal. */
function isSilent({ kind }: ManifestReading | WorkerReading): boolean {
  return kind === 'offline' || kind === 'slow';
}

function listIn(reading: WorkerReading): readonly ListedFile[] {
  return reading.kind === 'read' ? reading.listed : [];
}

/** The one that the browser goes by. */
function linkedManifest(): string | null {
  return document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? null;
}

/** Of the worker that is registered; where none is, the one that this app registers. */
async function workerAddress(appId: string): Promise<string> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  return worker?.scriptURL ?? new URL(`/api/apps/${encodeURIComponent(appId)}/functions/getServiceWorker`, location.origin).href;
}
