// Runs translation downloads, one at a time across all tabs, and retries after failures. If a tab
// closes, another tab or the next start continues.
import { liveQuery } from 'dexie';
import { filter, firstValueFrom, merge, Observable, skip, timer } from 'rxjs';
import type { OfferedTranslation } from '../../../../schemas/bible/translation-pack.ts';
import { toOutcome } from '../../../backend/outcome.ts';
import type { DataContext } from '../../data-context.ts';
import { isStorageFull } from '../../database/storage-errors.ts';
import { downloadByChapters } from './download-by-chapter.ts';
import {
  removeDownloadParts,
  type TranslationDownload,
  type DownloadFault,
  type DownloadState,
  type DownloadOutcome,
  type Library,
} from './library-database.ts';
import { removeExpiredTexts } from './remove-expired.ts';
import { readUnstoredFailures, saveUnstoredFailure } from './unstored-failures.ts';
import { getLibrary, getDownloadMethod } from './library-rules.ts';
import { downloadInWorker } from './download-worker-client.ts';

const lockName = 'selah-keeping';
/** Milliseconds: after the first failure, and at most. */
const minRetryDelay = 2_000;
const maxRetryDelay = 300_000;
/**
 * After this many consecutive failures, the server is not tried again until the user decides so.
 */
const maxFailures = 5;
/** Milliseconds: a page may stay open for weeks. */
const cleanupInterval = 3_600_000;

const stopByContext = new WeakMap<DataContext, () => void>();

/**
 * Starts the scheduler once; later calls return the same function.
 * @returns function that stops the scheduler once no download runs
 */
export function startDownloadScheduler(data: DataContext): () => void {
  const library = getLibrary(data);
  const running = stopByContext.get(data);
  if (!library || running) return running ?? (() => {});
  let isRunning = false;
  const sweeping = timer(0, cleanupInterval).subscribe(() => void removeExpiredTexts(data));
  const watch = liveQuery(() => library.keepings.toArray()).subscribe({
    next(all) {
      if (isRunning || listActive(all).length === 0) return;
      isRunning = true;
      void withDownloadLock(() => runAllDownloads(data, library))
        .catch((fault: unknown) => data.report('a translation could not be stored', fault))
        .finally(() => {
          isRunning = false;
        });
    },
    error: (fault) => data.report('the list of downloads could not be read', fault),
  });
  const stop = () => {
    sweeping.unsubscribe();
    watch.unsubscribe();
  };
  stopByContext.set(data, stop);
  return stop;
}

/** Returns whether a download is neither paused nor failed. */
function isActive({ state }: TranslationDownload): boolean {
  return state.kind !== 'paused' && state.kind !== 'failed';
}

/**
 * Returns the active downloads, oldest request first. A download whose failure could not be stored
 * waits until the user tries again.
 */
function listActive(all: readonly TranslationDownload[]): TranslationDownload[] {
  const failedKeys = new Set(readUnstoredFailures().map(({ key }) => key));
  return all
    .filter((download) => isActive(download) && !failedKeys.has(download.key))
    .toSorted((a, b) => (a.asked < b.asked ? -1 : 1));
}

/** A browser without locks is unlikely to have a second working tab. */
async function withDownloadLock(work: () => Promise<void>): Promise<void> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  await (locks ? locks.request(lockName, work) : work());
}

async function runAllDownloads(data: DataContext, library: Library): Promise<void> {
  for (;;) {
    const open = listActive(await library.keepings.toArray());
    const now = new Date().toISOString();
    const due = open.find(({ state }) => state.kind !== 'resting' || state.until <= now);
    if (due) await runDownload(data, library, due);
    else if (open.length > 0) await waitUntilDue(data, library, open);
    else return;
  }
}

/**
 * Waits until the first download may be retried, the network is back, or the user changes a
 * download.
 */
async function waitUntilDue(
  data: DataContext,
  library: Library,
  open: readonly TranslationDownload[],
): Promise<void> {
  const first = Math.min(
    ...open.map(({ state }) => (state.kind === 'resting' ? Date.parse(state.until) : 0)),
  );
  const states = (all: readonly TranslationDownload[]) =>
    all.map(({ key, state }) => `${key} ${state.kind}`).join();
  const before = states(open);
  const decided = new Observable<TranslationDownload[]>((subscriber) =>
    liveQuery(() => library.keepings.toArray()).subscribe(subscriber),
  ).pipe(filter((all) => states(listActive(all)) !== before));
  const isBack = data.online.pipe(skip(1), filter(Boolean));
  const reason = await firstValueFrom(
    merge(timer(Math.max(0, first - Date.now())), isBack, decided),
  );
  if (reason !== true) return;
  await library.keepings
    .filter(({ state }) => state.kind === 'resting' && state.fault.why === 'offline')
    .modify({ state: { kind: 'waiting' } });
}

async function runDownload(
  data: DataContext,
  library: Library,
  download: TranslationDownload,
): Promise<void> {
  const { key } = download;
  try {
    const isWanted = await library.keepings
      .where('key')
      .equals(key)
      .modify((now) => {
        if (isActive(now)) now.state = { kind: 'fetching' };
      });
    if (isWanted === 0) return;
  } catch (fault) {
    data.report('a translation could not be stored', fault);
    saveUnstoredFailure(download, fault);
    return;
  }
  const abortController = new AbortController();
  const watch = liveQuery(() => library.keepings.get(key)).subscribe((now) => {
    if (!now || !isActive(now)) abortController.abort();
  });
  try {
    await saveOutcome(
      library,
      key,
      await downloadByBestMethod(data, library, download, abortController.signal),
    );
  } catch (fault) {
    data.report('a translation could not be stored', fault);
    const why = isStorageFull(fault) ? 'full' : 'storage';
    await saveOutcome(library, key, { kind: 'fault', fault: { why } }).catch((cause: unknown) =>
      saveUnstoredFailure(download, why === 'full' ? fault : cause),
    );
  } finally {
    watch.unsubscribe();
  }
}

async function downloadByBestMethod(
  data: DataContext,
  library: Library,
  download: TranslationDownload,
  signal: AbortSignal,
): Promise<DownloadOutcome> {
  const { code, scope, key } = download;
  const outcome = await toOutcome(
    data.backend.functions.invoke<{ translations?: OfferedTranslation[] } | string | null>(
      'listTranslations',
      {},
    ),
  );
  if (outcome.kind === 'offline') return { kind: 'fault', fault: { why: 'offline' } };
  if (outcome.kind === 'refused')
    return {
      kind: 'fault',
      fault: toFault(outcome.status),
      ...(outcome.retryAfter !== undefined && { retryAfter: outcome.retryAfter }),
    };
  const answer = outcome.value.data;
  // A text with status 200 is the sign-in page of a network, not our server.
  if (typeof answer !== 'object' || !Array.isArray(answer?.translations))
    return { kind: 'fault', fault: { why: 'not-a-text' } };
  const offered = answer.translations.find((translation) => translation.code === code);
  if (!offered) return { kind: 'fault', fault: { why: 'gone' } };
  const method = getDownloadMethod(offered);
  if (method === null) return { kind: 'fault', fault: { why: 'not-allowed' } };
  const edition = offered.pack?.sha256 ?? '';
  // Our server lists a pack only when it is built, and builds it on request. Another server has no
  // pack, whatever it answers.
  if (method === 'pack' || download.way === 'pack') {
    const token = data.backend.auth.token();
    const packOutcome = await downloadInWorker(
      {
        key,
        code,
        scope,
        edition,
        address: getPackUrl(data, code, scope, edition),
        ...(token !== null && { token }),
      },
      signal,
    );
    if (method === 'pack' || packOutcome.kind !== 'fault' || !isPackUnavailable(packOutcome.fault))
      return packOutcome;
  }
  await library.keepings.update(key, { way: 'chapters' });
  return downloadByChapters(
    data,
    library,
    { code, scope, key, name: offered.name, language: offered.language },
    signal,
  );
}

function isPackUnavailable({ why: reason }: DownloadFault): boolean {
  return (
    reason === 'gone' || reason === 'refused' || reason === 'not-a-text' || reason === 'damaged'
  );
}

/**
 * Saves the result of an attempt. Nothing is saved if the download is complete, or if the user has
 * cancelled or paused it meanwhile.
 */
async function saveOutcome(library: Library, key: string, outcome: DownloadOutcome): Promise<void> {
  await library.transaction('rw', library.keepings, library.parts, async () => {
    const download = await library.keepings.get(key);
    if (!download) await removeDownloadParts(library, key);
    if (!download || !isActive(download)) return;
    const failures = download.failures + 1;
    const state: DownloadState =
      outcome.kind === 'fault'
        ? getStateAfter(outcome.fault, failures, outcome.retryAfter)
        : { kind: 'waiting' };
    const { secondsLeft: _, ...rest } = download;
    await library.keepings.put({ ...rest, state, failures });
  });
}

function getStateAfter(fault: DownloadFault, failures: number, retryAfter = 0): DownloadState {
  const canRetry =
    fault.why === 'offline' ||
    fault.why === 'busy' ||
    (fault.why === 'server' && failures < maxFailures);
  if (!canRetry) return { kind: 'failed', fault };
  const rest = Math.max(
    Math.min(minRetryDelay * 2 ** (failures - 1), maxRetryDelay),
    retryAfter * 1_000,
  );
  return { kind: 'resting', until: new Date(Date.now() + rest).toISOString(), fault };
}

function toFault(status: number): DownloadFault {
  if (status === 429) return { why: 'busy' };
  return status >= 500 ? { why: 'server' } : { why: 'refused', status };
}

function getPackUrl(
  { backend }: DataContext,
  code: string,
  scope: string,
  edition: string,
): string {
  // The page's backend has both properties; the type of `DataContext` does not declare them yet.
  const { serverUrl = '', appId = 'selah' } = backend;
  const path = `${serverUrl}/api/apps/${encodeURIComponent(appId)}/bible/packs/${encodeURIComponent(code)}/${encodeURIComponent(scope)}`;
  const version = scope === 'all' && edition !== '' ? `?v=${edition}` : '';
  return new URL(path + version, (globalThis.location as Location | undefined)?.href).href;
}
