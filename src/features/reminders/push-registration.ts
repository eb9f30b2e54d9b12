// Registers this device's reminders on the server, again after each change, and unregisters the
// push endpoint when no reminder is on.
import {
  catchError,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  firstValueFrom,
  fromEventPattern,
  map,
  NEVER,
  Observable,
  of,
  scan,
  startWith,
  type Subscription,
  switchMap,
} from 'rxjs';
import type { Language } from '../../../schemas/languages.ts';
import type { PushSubscriptionRequest } from '../../../schemas/api/reminders.ts';
import { toOutcome } from '../../backend/outcome.ts';
import { readBackgroundSession } from '../../data/background-session.ts';
import { toCanonicalJson, deriveId } from '../../data/records/canonical-json.ts';
import type { DataContext } from '../../data/data-context.ts';
import {
  toUserDay,
  watchDayStart,
  possibleDayChanges,
  getDeviceTimeZone,
} from '../../data/user-days.ts';
import {
  isUnregistered,
  savePushRegistration,
  getPushClient,
  loadPushOffer,
  readPushRegistration,
  readActiveReminders,
  watchReminderPreferences,
  type PushRegistration,
  watchPushRegistration,
} from './data.ts';
import { isConnectionLost } from '../../data/database/storage-errors.ts';

/** Push functions of the browser: src/platform/service-worker/push-notifications.ts. */
export interface BrowserPush {
  /** There is a push endpoint only if the state is `on`. */
  getPushState(): string;
  /** Calls back when the permission or the push endpoint may have changed. */
  onPushState(listener: () => void): () => void;
  pushAddress(): Promise<PushAddress | null>;
  subscribeToPush(key: string): Promise<PushAddress | null>;
  unsubscribeFromPush(): Promise<void>;
}

type PushAddress = Pick<PushSubscriptionRequest, 'endpoint' | 'keys'>;

export interface PushRegistrationParts {
  device: BrowserPush;
  /** On the screen. */
  language: Observable<Language>;
}

type RegistrationOutcome = 'done' | 'waits' | 'refused';

/**
 * Milliseconds: delay after a change, delay while offline, and the minimum and maximum delay after
 * rejections.
 */
const settleMillis = 1_000;
const offlineRetryDelay = 60_000;
const minRetryDelay = 60_000;
const maxRetryDelay = 6 * 3_600_000;

/**
 * Runs for the current user. A push endpoint of another user is removed at once, also without a
 * network, so that reminders never reach another user.
 */
export function startPushRegistration(
  current: Observable<DataContext | null>,
  parts: PushRegistrationParts,
): Subscription {
  return current
    .pipe(switchMap((data) => (data ? registerWhileOpen(data, parts) : EMPTY)))
    .subscribe();
}

function registerWhileOpen(data: DataContext, parts: PushRegistrationParts): Observable<never> {
  return new Observable(() => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let refusals = 0;
    let isRunning = false;
    let isRequestedAgain = false;

    function scheduleNext(delay: number): void {
      clearTimeout(timer);
      if (isRunning) isRequestedAgain = true;
      else if (!end.signal.aborted) timer = setTimeout(() => void register(), delay);
    }

    async function register(): Promise<void> {
      isRunning = true;
      isRequestedAgain = false;
      let outcome: RegistrationOutcome = 'refused';
      try {
        outcome = await withRegistrationLock(() => registerOnce(data, parts, end.signal));
      } catch (fault) {
        if (!end.signal.aborted) data.report('the reminders could not be registered', fault);
      } finally {
        isRunning = false;
        refusals = outcome === 'refused' ? refusals + 1 : 0;
        if (isRequestedAgain)
          scheduleNext(refusals === 0 ? settleMillis : computeBackoff(refusals));
        else if (outcome !== 'done')
          scheduleNext(refusals === 0 ? offlineRetryDelay : computeBackoff(refusals));
      }
    }

    const watch = watchInputs(data, parts).subscribe(() => {
      refusals = 0;
      scheduleNext(settleMillis);
    });
    return () => {
      end.abort();
      clearTimeout(timer);
      watch.unsubscribe();
    };
  });
}

/**
 * Emits when the data of the registration changes, or when a retry may succeed. After a lost
 * connection the databases are queried again.
 */
function watchInputs(
  data: DataContext,
  { device, language }: PushRegistrationParts,
): Observable<string> {
  const { connection, online, report } = data;
  const allowed = fromEventPattern(
    (listener) => device.onPushState(() => listener(null)),
    (_listener, stop: () => void) => stop(),
  );
  // Each event of the device triggers a new check, because the endpoint may change while the
  // permission stays the same.
  const words = allowed.pipe(
    scan((count) => count + 1, 0),
    startWith(0),
  );
  const here = combineLatest([possibleDayChanges, words]).pipe(
    map(
      ([, count]) =>
        `${toUserDay(new Date())} ${getDeviceTimeZone()} ${device.getPushState()} ${count}`,
    ),
  );
  return (connection?.openings ?? of(0)).pipe(
    switchMap((openCount) =>
      combineLatest([
        online,
        watchReminderPreferences(data),
        watchPushRegistration(data).pipe(map(({ said: fingerprint }) => fingerprint === '')),
        language,
        watchDayStart(data),
        here,
      ]).pipe(
        map((all) => toCanonicalJson(all)),
        distinctUntilChanged(),
        catchError((fault: unknown) => {
          report('the reminder choices could not be read', fault);
          if (isConnectionLost(fault)) void connection?.reopen(openCount);
          return NEVER;
        }),
      ),
    ),
  );
}

/**
 * Compares once what the user wants, what the device has and what the server received, and
 * registers or unregisters the device.
 */
async function registerOnce(
  data: DataContext,
  { device, language }: PushRegistrationParts,
  signal: AbortSignal,
): Promise<RegistrationOutcome> {
  signal.throwIfAborted();
  const before = await readPushRegistration(data);
  const wanted = data.account ? await readActiveReminders(data) : [];
  const isWanted = wanted.length > 0 && device.getPushState() === 'on';
  const address = await device.pushAddress();
  // The endpoint belongs to a previous user or is no longer needed.
  if (address && (!isWanted || address.endpoint !== before.endpoint))
    await device.unsubscribeFromPush();
  if (!isWanted) return unregisterOldEndpoints(data, removeEndpoint(before), signal);

  if (!(await firstValueFrom(data.online))) return 'waits';
  const offer = await loadPushOffer(data);
  if (offer.kind === 'unknown') return 'waits';
  if (offer.kind === 'none') return unregisterOldEndpoints(data, removeEndpoint(before), signal);
  signal.throwIfAborted();
  const now = await device.subscribeToPush(offer.key);
  signal.throwIfAborted();
  if (!now) return saveRejection(data, removeEndpoint(before));
  // Saved before the request: if the work is interrupted, the endpoint is still known as this
  // user's.
  const mine: PushRegistration =
    now.endpoint === before.endpoint
      ? before
      : { ...removeEndpoint(before), endpoint: now.endpoint };
  if (mine !== before) await savePushRegistration(data, mine);

  const request: PushSubscriptionRequest = {
    ...now,
    language: await firstValueFrom(language),
    time_zone: getDeviceTimeZone(),
    day_start: await firstValueFrom(watchDayStart(data)),
    reminders: wanted,
  };
  // Once a day again: the server may have lost it, or its push service have dropped the address.
  const fingerprint = toCanonicalJson([request, await hashSession(data), toUserDay(new Date())]);
  if (fingerprint === mine.said) return unregisterOldEndpoints(data, mine, signal);
  const answer = await toOutcome(
    getPushClient(data)?.subscribe(request, { signal }) ?? Promise.resolve(null),
  );
  if (answer.kind === 'offline') return 'waits';
  if (answer.kind === 'refused') {
    // The browser holds an endpoint that its push service no longer knows: the device must get a
    // new endpoint.
    const isDead = answer.status === 404 || answer.status === 410;
    if (isDead) await device.unsubscribeFromPush();
    return saveRejection(data, isDead ? removeEndpoint(mine) : mine);
  }
  return unregisterOldEndpoints(
    data,
    { ...mine, said: fingerprint, reminders: toCanonicalJson(wanted), isRefused: false },
    signal,
  );
}

/** Removes unused endpoints on the server and saves the new state of the registration. */
async function unregisterOldEndpoints(
  data: DataContext,
  now: PushRegistration,
  signal: AbortSignal,
): Promise<RegistrationOutcome> {
  const gone: string[] = [];
  for (const endpoint of now.gone) {
    const answer = await toOutcome(
      getPushClient(data)?.unsubscribe(endpoint, { signal }) ?? Promise.resolve(null),
    );
    if (!isUnregistered(answer)) gone.push(endpoint);
  }
  await saveIfChanged(data, { ...now, gone });
  return gone.length === 0 ? 'done' : 'waits';
}

async function saveRejection(
  data: DataContext,
  now: PushRegistration,
): Promise<RegistrationOutcome> {
  await saveIfChanged(data, { ...now, isRefused: true });
  return 'refused';
}

async function saveIfChanged(data: DataContext, next: PushRegistration): Promise<void> {
  if (toCanonicalJson(next) !== toCanonicalJson(await readPushRegistration(data)))
    await savePushRegistration(data, next);
}

/** Moves the current endpoint to the list of unused endpoints. */
function removeEndpoint({ endpoint, gone }: PushRegistration): PushRegistration {
  return {
    endpoint: '',
    said: '',
    reminders: '',
    gone: endpoint === '' || gone.includes(endpoint) ? gone : [...gone, endpoint],
    isRefused: false,
  };
}

/**
 * Hashes the session token: the server forgets a device together with the session that registered
 * it. The hash does not reveal the token.
 */
async function hashSession({ deviceDatabase }: DataContext): Promise<string> {
  return deriveId('reminders', (await readBackgroundSession(deviceDatabase))?.token ?? '');
}

function computeBackoff(times: number): number {
  return Math.min(minRetryDelay * 2 ** (times - 1), maxRetryDelay);
}

/**
 * Runs the work in one tab at a time for all users, because the endpoint belongs to the device. In
 * browsers without locks, two active tabs are unlikely.
 */
function withRegistrationLock(
  work: () => Promise<RegistrationOutcome>,
): Promise<RegistrationOutcome> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return locks ? locks.request('selah-reminders', work) : work();
}
