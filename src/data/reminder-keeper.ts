// Tells the server what this device is to be reminded of, again whenever any of it changes, and takes the address back when nothing is.
import { catchError, combineLatest, distinctUntilChanged, EMPTY, firstValueFrom, fromEventPattern, map, NEVER, Observable, of, scan, startWith, type Subscription, switchMap } from 'rxjs';
import type { Language } from '../../schemas/fields.ts';
import type { PushSubscriptionRequest } from '../../schemas/reminders.ts';
import { outcomeOf } from '../backend/outcome.ts';
import { readBackgroundSession } from './background-session.ts';
import { canonicalText, derivedId } from './canonical.ts';
import type { Data } from './data.ts';
import { dayOf, dayStart, moments, zoneHere } from './days.ts';
import { isGone, keepTold, pushOf, pushOffer, readTold, readWanted, reminderChoices, type Told, told } from './reminders.ts';
import { isLost } from './storage-faults.ts';

/** What the browser does for pushes: src/platform/push.ts. */
export interface PushDevice {
  /** Other answers than `on` give no address. */
  pushState(): string;
  /** The permission, or the address, may be another one. */
  onPushState(listener: () => void): () => void;
  pushAddress(): Promise<PushAddress | null>;
  subscribeToPush(key: string): Promise<PushAddress | null>;
  unsubscribeFromPush(): Promise<void>;
}

type PushAddress = Pick<PushSubscriptionRequest, 'endpoint' | 'keys'>;

export interface KeeperParts {
  device: PushDevice;
  /** On the screen. */
  language: Observable<Language>;
}

type Passed = 'done' | 'waits' | 'refused';

/** Milliseconds: for a hand that still chooses; where the way is closed; after the first refusal and at most. */
const settling = 1_000;
const offlineRest = 60_000;
const shortestRest = 60_000;
const longestRest = 6 * 3_600_000;

/** Works for whoever is here. An address that is not theirs goes at once, also without a network: nobody hears another's reminders. */
export function keepReminders(current: Observable<Data | null>, parts: KeeperParts): Subscription {
  return current.pipe(switchMap((data) => (data ? telling(data, parts) : EMPTY))).subscribe();
}

function telling(data: Data, parts: KeeperParts): Observable<never> {
  return new Observable(() => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let refusals = 0;
    let isAtWork = false;
    let isAskedAgain = false;

    function plan(rest: number): void {
      clearTimeout(timer);
      if (isAtWork) isAskedAgain = true;
      else if (!end.signal.aborted) timer = setTimeout(() => void tell(), rest);
    }

    async function tell(): Promise<void> {
      isAtWork = true;
      isAskedAgain = false;
      let passed: Passed = 'refused';
      try {
        passed = await underLock(() => pass(data, parts, end.signal));
      } catch (fault) {
        if (!end.signal.aborted) data.report('the server could not be told of reminders', fault);
      } finally {
        isAtWork = false;
        refusals = passed === 'refused' ? refusals + 1 : 0;
        if (isAskedAgain) plan(refusals === 0 ? settling : growing(refusals));
        else if (passed !== 'done') plan(refusals === 0 ? offlineRest : growing(refusals));
      }
    }

    const watch = watched(data, parts).subscribe(() => {
      refusals = 0;
      plan(settling);
    });
    return () => {
      end.abort();
      clearTimeout(timer);
      watch.unsubscribe();
    };
  });
}

/** All that the server is told of, and whatever may make another try worth it. After a lost connection the databases are asked anew. */
function watched(data: Data, { device, language }: KeeperParts): Observable<string> {
  const { connection, online, report } = data;
  const allowed = fromEventPattern(
    (listener) => device.onPushState(() => listener(null)),
    (_listener, stop: () => void) => stop(),
  );
  // Each word of the device is worth another look: the address may be another one, with the same permission.
  const words = allowed.pipe(scan((count) => count + 1, 0), startWith(0));
  const here = combineLatest([moments, words]).pipe(map(([, count]) => `${dayOf(new Date())} ${zoneHere()} ${device.pushState()} ${count}`));
  return (connection?.openings ?? of(0)).pipe(
    switchMap((opening) =>
      combineLatest([online, reminderChoices(data), told(data).pipe(map(({ said }) => said === '')), language, dayStart(data), here]).pipe(
        map((all) => canonicalText(all)),
        distinctUntilChanged(),
        catchError((fault: unknown) => {
          report('nobody knows which reminders are wanted', fault);
          if (isLost(fault)) void connection?.mend(opening);
          return NEVER;
        }),
      ),
    ),
  );
}

/** One look at all of it: what the person wants, what the device has, what the server was told. */
async function pass(data: Data, { device, language }: KeeperParts, signal: AbortSignal): Promise<Passed> {
  signal.throwIfAborted();
  const before = await readTold(data);
  const wanted = data.account ? await readWanted(data) : [];
  const isWanted = wanted.length > 0 && device.pushState() === 'on';
  const address = await device.pushAddress();
  // Of somebody who was here before, or of no use any more.
  if (address && (!isWanted || address.endpoint !== before.endpoint)) await device.unsubscribeFromPush();
  if (!isWanted) return takeBack(data, without(before), signal);

  if (!(await firstValueFrom(data.online))) return 'waits';
  const offer = await pushOffer(data);
  if (offer.kind === 'unknown') return 'waits';
  if (offer.kind === 'none') return takeBack(data, without(before), signal);
  signal.throwIfAborted();
  const now = await device.subscribeToPush(offer.key);
  signal.throwIfAborted();
  if (!now) return refuse(data, without(before));
  // Kept before the server hears of it: cut short here, it is known as this person's.
  const mine: Told = now.endpoint === before.endpoint ? before : { ...without(before), endpoint: now.endpoint };
  if (mine !== before) await keepTold(data, mine);

  const request: PushSubscriptionRequest = {
    ...now,
    language: await firstValueFrom(language),
    time_zone: zoneHere(),
    day_start: await firstValueFrom(dayStart(data)),
    reminders: wanted,
  };
  // Once a day again: the server may have lost it, or its push service have dropped the address.
  const said = canonicalText([request, await sessionMark(data), dayOf(new Date())]);
  if (said === mine.said) return takeBack(data, mine, signal);
  const answer = await outcomeOf(pushOf(data)?.subscribe(request, { signal }) ?? Promise.resolve(null));
  if (answer.kind === 'offline') return 'waits';
  if (answer.kind === 'refused') {
    // The browser still holds an address that its maker's service knows no longer: it is to get another one.
    const isDead = answer.status === 404 || answer.status === 410;
    if (isDead) await device.unsubscribeFromPush();
    return refuse(data, isDead ? without(mine) : mine);
  }
  return takeBack(data, { ...mine, said, reminders: canonicalText(wanted), isRefused: false }, signal);
}

/** Tells the server which addresses are of no use any more, and keeps how it stands now. */
async function takeBack(data: Data, now: Told, signal: AbortSignal): Promise<Passed> {
  const gone: string[] = [];
  for (const endpoint of now.gone) {
    const answer = await outcomeOf(pushOf(data)?.unsubscribe(endpoint, { signal }) ?? Promise.resolve(null));
    if (!isGone(answer)) gone.push(endpoint);
  }
  await keepChanged(data, { ...now, gone });
  return gone.length === 0 ? 'done' : 'waits';
}

async function refuse(data: Data, now: Told): Promise<Passed> {
  await keepChanged(data, { ...now, isRefused: true });
  return 'refused';
}

async function keepChanged(data: Data, next: Told): Promise<void> {
  if (canonicalText(next) !== canonicalText(await readTold(data))) await keepTold(data, next);
}

/** The address is none of theirs any more. */
function without({ endpoint, gone }: Told): Told {
  return { endpoint: '', said: '', reminders: '', gone: endpoint === '' || gone.includes(endpoint) ? gone : [...gone, endpoint], isRefused: false };
}

/** The server forgets a device with the login under which it was told of it. Nothing of the token can be read in the mark. */
async function sessionMark({ device }: Data): Promise<string> {
  return derivedId('reminders', (await readBackgroundSession(device))?.token ?? '');
}

function growing(times: number): number {
  return Math.min(shortestRest * 2 ** (times - 1), longestRest);
}

/** One tab at a time, whoever is in it: the address is the device's. Where the browser has no locks there is hardly a second tab at work. */
function underLock(work: () => Promise<Passed>): Promise<Passed> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return locks ? locks.request('selah-reminders', work) : work();
}
