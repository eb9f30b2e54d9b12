// Does what was asked to be kept, one after the other over all tabs, and goes on by itself after a loss; a tab that closes leaves the rest to another one or to the next start.
import { liveQuery } from 'dexie';
import { filter, firstValueFrom, merge, Observable, skip, timer } from 'rxjs';
import type { OfferedTranslation } from '../../schemas/pack.ts';
import { outcomeOf } from '../backend/outcome.ts';
import type { Data } from './data.ts';
import { keepByChapters } from './library-chapters.ts';
import { dropParts, type Keeping, type KeepingFault, type KeepingState, type KeepOutcome, type Library } from './library-db.ts';
import { dropExpired } from './library-expiry.ts';
import { libraryOf, wayToKeep } from './library-place.ts';
import { keepInWorker } from './library-worker.ts';

const lockName = 'selah-keeping';
/** Milliseconds: after the first failure, and at most. */
const shortestRest = 2_000;
const longestRest = 300_000;
/** A server that fails so often one after the other is left alone until the person says so. */
const mostFailures = 5;
/** Milliseconds: a page may stay open for weeks. */
const sweepEvery = 3_600_000;

const stops = new WeakMap<Data, () => void>();

/** Begins once; later calls answer the same. @returns what ends it, when nothing is under way */
export function startKeeper(data: Data): () => void {
  const library = libraryOf(data);
  const running = stops.get(data);
  if (!library || running) return running ?? (() => {});
  let isRunning = false;
  const sweeping = timer(0, sweepEvery).subscribe(() => void dropExpired(data));
  const watch = liveQuery(() => library.keepings.toArray()).subscribe({
    next(all) {
      if (isRunning || !all.some(isOpen)) return;
      isRunning = true;
      void underLock(() => keepAll(data, library))
        .catch((fault: unknown) => data.report('a translation could not be kept', fault))
        .finally(() => {
          isRunning = false;
        });
    },
    error: (fault) => data.report('nobody knows what is to be kept', fault),
  });
  const stop = () => {
    sweeping.unsubscribe();
    watch.unsubscribe();
  };
  stops.set(data, stop);
  return stop;
}

/** Not paused, not failed. */
function isOpen({ state }: Keeping): boolean {
  return state.kind !== 'paused' && state.kind !== 'failed';
}

/** Where the browser has no locks there is hardly a second tab at work. */
async function underLock(work: () => Promise<void>): Promise<void> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  await (locks ? locks.request(lockName, work) : work());
}

async function keepAll(data: Data, library: Library): Promise<void> {
  for (;;) {
    const open = (await library.keepings.toArray()).filter(isOpen).toSorted((a, b) => (a.asked < b.asked ? -1 : 1));
    const now = new Date().toISOString();
    const due = open.find(({ state }) => state.kind !== 'resting' || state.until <= now);
    if (due) await keepOne(data, library, due);
    else if (open.length > 0) await restUntilDue(data, library, open);
    else return;
  }
}

/** Until the first may try again, the network is back, or somebody decides something. */
async function restUntilDue(data: Data, library: Library, open: readonly Keeping[]): Promise<void> {
  const first = Math.min(...open.map(({ state }) => (state.kind === 'resting' ? Date.parse(state.until) : 0)));
  const states = (all: readonly Keeping[]) => all.map(({ key, state }) => `${key} ${state.kind}`).join();
  const before = states(open);
  const decided = new Observable<Keeping[]>((subscriber) => liveQuery(() => library.keepings.toArray()).subscribe(subscriber)).pipe(
    filter((all) => states(all.filter(isOpen).toSorted((a, b) => (a.asked < b.asked ? -1 : 1))) !== before),
  );
  const isBack = data.online.pipe(skip(1), filter(Boolean));
  const why = await firstValueFrom(merge(timer(Math.max(0, first - Date.now())), isBack, decided));
  if (why !== true) return;
  await library.keepings.filter(({ state }) => state.kind === 'resting' && state.fault.why === 'offline').modify({ state: { kind: 'waiting' } });
}

async function keepOne(data: Data, library: Library, keeping: Keeping): Promise<void> {
  const { key } = keeping;
  const isWanted = await library.keepings.where('key').equals(key).modify((now) => {
    if (isOpen(now)) now.state = { kind: 'fetching' };
  });
  if (isWanted === 0) return;
  const gone = new AbortController();
  const watch = liveQuery(() => library.keepings.get(key)).subscribe((now) => {
    if (!now || !isOpen(now)) gone.abort();
  });
  try {
    await settle(library, key, await keepBest(data, library, keeping, gone.signal));
  } catch (fault) {
    data.report('a translation could not be kept', fault);
    await settle(library, key, { kind: 'fault', fault: { why: 'storage' } });
  } finally {
    watch.unsubscribe();
  }
}

async function keepBest(data: Data, library: Library, keeping: Keeping, signal: AbortSignal): Promise<KeepOutcome> {
  const { code, scope, key } = keeping;
  const outcome = await outcomeOf(data.backend.functions.invoke<{ translations?: OfferedTranslation[] } | string | null>('listTranslations', {}));
  if (outcome.kind === 'offline') return { kind: 'fault', fault: { why: 'offline' } };
  if (outcome.kind === 'refused') return { kind: 'fault', fault: faultOf(outcome.status), ...(outcome.retryAfter !== undefined && { retryAfter: outcome.retryAfter }) };
  const answer = outcome.value.data;
  // A text with status 200 is the sign-in page of a network, not our server.
  if (typeof answer !== 'object' || !Array.isArray(answer?.translations)) return { kind: 'fault', fault: { why: 'not-a-text' } };
  const offered = answer.translations.find((translation) => translation.code === code);
  if (!offered) return { kind: 'fault', fault: { why: 'gone' } };
  const way = wayToKeep(offered);
  if (way === null) return { kind: 'fault', fault: { why: 'not-allowed' } };
  const edition = offered.pack?.sha256 ?? '';
  // Our server names a file only when it is made; asked for it, it makes it. Another server has none, whatever it answers.
  if (way === 'pack' || keeping.way === 'pack') {
    const token = data.backend.auth.token();
    const tried = await keepInWorker({ key, code, scope, edition, address: addressOf(data, code, scope, edition), ...(token !== null && { token }) }, signal);
    if (way === 'pack' || tried.kind !== 'fault' || !isNoPack(tried.fault)) return tried;
  }
  await library.keepings.update(key, { way: 'chapters' });
  return keepByChapters(data, library, { code, scope, key, name: offered.name, language: offered.language }, signal);
}

function isNoPack({ why }: KeepingFault): boolean {
  return why === 'gone' || why === 'refused' || why === 'not-a-text' || why === 'damaged';
}

/** What is left to say after a try: nothing when it is kept, or when the person has decided otherwise meanwhile. */
async function settle(library: Library, key: string, outcome: KeepOutcome): Promise<void> {
  await library.transaction('rw', library.keepings, library.parts, async () => {
    const keeping = await library.keepings.get(key);
    if (!keeping) await dropParts(library, key);
    if (!keeping || !isOpen(keeping)) return;
    const failures = keeping.failures + 1;
    const state: KeepingState = outcome.kind === 'fault' ? stateAfter(outcome.fault, failures, outcome.retryAfter) : { kind: 'waiting' };
    const { secondsLeft: _, ...rest } = keeping;
    await library.keepings.put({ ...rest, state, failures });
  });
}

function stateAfter(fault: KeepingFault, failures: number, retryAfter = 0): KeepingState {
  const rests = fault.why === 'offline' || fault.why === 'busy' || (fault.why === 'server' && failures < mostFailures);
  if (!rests) return { kind: 'failed', fault };
  const rest = Math.max(Math.min(shortestRest * 2 ** (failures - 1), longestRest), retryAfter * 1_000);
  return { kind: 'resting', until: new Date(Date.now() + rest).toISOString(), fault };
}

function faultOf(status: number): KeepingFault {
  if (status === 429) return { why: 'busy' };
  return status >= 500 ? { why: 'server' } : { why: 'refused', status };
}

function addressOf({ backend }: Data, code: string, scope: string, edition: string): string {
  // The page's backend knows both; the type of `Data` names neither yet.
  const { serverUrl = '', appId = 'selah' } = backend;
  const path = `${serverUrl}/api/apps/${encodeURIComponent(appId)}/bible/packs/${encodeURIComponent(code)}/${encodeURIComponent(scope)}`;
  const version = scope === 'all' && edition !== '' ? `?v=${edition}` : '';
  return new URL(path + version, (globalThis.location as Location | undefined)?.href).href;
}
