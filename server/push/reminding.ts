// Sends each reminder when its time comes, for as long as the server runs. Of several servers on one database one sends it.
import type { ReminderKind } from '../../schemas/reminders.ts';
import { hashSecret } from '../auth/codes.ts';
import type { Clock } from '../clock.ts';
import type { Store, StoredPush } from '../store/store.ts';
import { isDone } from './done-today.ts';
import { dueBetween, nextDue } from './due.ts';
import { payloadOf } from './news.ts';
import type { PushMessage, PushSender } from './sender.ts';
import { ownDay, startOfOwnDay } from './wall-clock.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A reminder comes so much late or not at all: what a server that was down has missed must not come all at once. */
const latest = hour;
/** How long a push service keeps it for a phone that is off: not into the next day of the person. */
const longestKept = 4 * hour;
const shortestKept = 10 * minute;
/** Waits until the next tries, where the push service says nothing. */
const firstWait = minute;

/** Taken from the database at once, and sent at once. */
const pageSize = 50;
const mostWaiting = 10_000;

export interface RemindingParts {
  store: Pick<Store, 'push' | 'users' | 'records'>;
  sender: PushSender;
  clock: Clock;
  secret: string;
  /** Hears of faults that are no push service's. */
  failed: (error: unknown) => void;
}

interface Try {
  push: StoredPush;
  kind: ReminderKind;
  /** For when it was asked. */
  at: number;
  tries: number;
}

export interface Reminding {
  /** Everything that is due now; resolves when it is handed over. */
  run(): Promise<void>;
  /** Nothing is begun any more; what is under way is given up. */
  stop(): void;
}

/** At most once: who is taken from the database and lost in a crash is not reminded that day. */
export function createReminding({ store, sender, clock, secret, failed }: RemindingParts): Reminding {
  const stopping = new AbortController();
  let waiting: { again: Try; from: number }[] = [];

  async function remind(one: Try): Promise<void> {
    try {
      const wait = await attempt(one);
      if (wait !== undefined) putOff(one, wait);
    } catch (error) {
      failed(error);
      putOff(one, firstWait);
    }
  }

  /** Answers the wait until another try makes sense. */
  async function attempt({ push, kind, at, tries }: Try): Promise<number | undefined> {
    const user = await store.users.find(push.userId);
    if (!user || user.disabled || user.settings['notifications_enabled'] === false) return undefined;
    if (await isDone(store.records, push, kind, at)) return undefined;
    const outcome = await sender.send(push, messageOf(push, kind, at, clock.now(), secret), stopping.signal);
    switch (outcome.kind) {
      case 'sent':
      case 'refused':
        return undefined;
      case 'gone':
        await store.push.remove(push.userId, push.endpoint);
        return undefined;
      case 'later':
        return Math.max(outcome.afterMillis ?? 0, firstWait * 2 ** tries);
    }
  }

  function putOff({ push, kind, at, tries }: Try, wait: number): void {
    const from = clock.now() + wait;
    if (from - at <= latest && waiting.length < mostWaiting) waiting.push({ again: { push, kind, at, tries: tries + 1 }, from });
  }

  /** As the device wants it now: meanwhile it may have been told otherwise, or nothing more. */
  async function tryAgain(one: Try): Promise<void> {
    const push = await store.push.find(one.push.userId, one.push.endpoint);
    if (push?.reminders.some(({ kind }) => kind === one.kind)) await remind({ ...one, push });
  }

  return {
    async run() {
      const now = clock.now();
      const ripe = waiting.filter(({ from }) => from <= now);
      waiting = waiting.filter(({ from }) => from > now);
      for (const page of pagesOf(ripe)) await Promise.all(page.map(({ again }) => tryAgain(again)));
      for (let isMore = true; isMore && !stopping.signal.aborted; ) {
        const page = await store.push.takeDue(now, pageSize, (push) => nextDue(push, now));
        isMore = page.isMore;
        await Promise.all(page.taken.flatMap((push) => dueOf(push, now).map(({ kind, at }) => remind({ push, kind, at, tries: 0 }))));
      }
    },
    stop: () => stopping.abort(),
  };
}

function dueOf(push: StoredPush, now: number) {
  return dueBetween(push, Math.max((push.nextDue ?? now) - 1, now - latest - 1), now);
}

function messageOf(push: StoredPush, kind: ReminderKind, at: number, now: number, secret: string): PushMessage {
  const day = ownDay(at, push.timeZone, push.dayStart);
  const tomorrow = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hour).toISOString().slice(0, 10);
  const left = startOfOwnDay(tomorrow, push.timeZone, push.dayStart) - now;
  return {
    payload: payloadOf(kind, push.language, day),
    seconds: Math.round(Math.max(shortestKept, Math.min(longestKept, left)) / 1_000),
    topic: topicOf(secret, push, kind),
  };
}

/** Push services read it: it must not say what it is about. */
export function topicOf(secret: string, { id }: Pick<StoredPush, 'id'>, kind: string): string {
  return hashSecret(secret, 'topic', `${id} ${kind}`).slice(0, 24);
}

function* pagesOf<T>(list: readonly T[]): Iterable<T[]> {
  for (let start = 0; start < list.length; start += pageSize) yield list.slice(start, start + pageSize);
}
