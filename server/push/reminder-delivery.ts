// Sends due reminders as push messages, retries after failures, and skips reminders whose activity
// is already done. Of several servers on one database, only one sends a reminder.
import { setImmediate } from 'node:timers/promises';
import pMemoize from 'p-memoize';
import type { ReminderKind } from '../../schemas/api/reminders.ts';
import type { Clock } from '../clock.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { fieldIn } from '../store/conditions/combine-conditions.ts';
import type { Field } from '../store/conditions/condition.ts';
import type { StoredPushDevice } from '../store/push-store.ts';
import type { Store, StoredUser } from '../store/store.ts';
import { isDoneToday } from './done-today.ts';
import { listDueBetween, findNextDue } from './due-times.ts';
import { buildPushMessage } from './push-message.ts';
import type { PushSender } from './push-sender.ts';
import { createKeyRefusalReporter, withHostCooldown } from './push-service-failures.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Maximum delay of a reminder in milliseconds. Later reminders are dropped, so that a server does
 * not send all missed reminders at once after a downtime.
 */
const latest = hour;
/**
 * Delay in milliseconds before the first retry when the push service gives no time. The delay
 * doubles with each retry.
 */
const firstWait = minute;
/**
 * Interval in milliseconds at which new due reminders are loaded while retries run, because retries
 * can take long.
 */
const queryInterval = 15_000;

/** Maximum number of devices that are taken from the database at once. */
const pageSize = 100;
const maxInFlight = 50;
const maxWaiting = 10_000;

export interface ReminderSenderParts {
  store: Pick<Store, 'push' | 'users' | 'records'>;
  sender: PushSender;
  limits: Pick<RateLimits, 'take'>;
  clock: Clock;
  secret: string;
  /** Called with errors that are not caused by a push service. */
  failed: (error: unknown) => void;
}

interface DeliveryAttempt {
  push: StoredPushDevice;
  /** Undefined when the user still has to be loaded. */
  user?: StoredUser | undefined;
  kind: ReminderKind;
  /** Time for which the reminder was scheduled. */
  at: number;
  tries: number;
}

export interface ReminderSender {
  /** Sends all reminders that are due now. Resolves when all of them are processed. */
  run(): Promise<void>;
  /**
   * Starts no new attempts and aborts the current ones. Resolves when reminders that were not
   * delivered are due again in the database for the next start.
   */
  stop(): Promise<void>;
}

/**
 * Creates the sender. Each reminder is sent at most once: a reminder that was taken from the
 * database and then lost in a crash is not sent that day.
 */
export function createReminderSender({
  store,
  sender: anySender,
  limits,
  clock,
  secret,
  failed,
}: ReminderSenderParts): ReminderSender {
  const stopping = new AbortController();
  const sender = withHostCooldown(anySender, clock);
  const complain = createKeyRefusalReporter(clock, failed);
  /** New reminders of the current run. */
  let fresh: DeliveryAttempt[] = [];
  let retryable: DeliveryAttempt[] = [];
  let waiting: { again: DeliveryAttempt; from: number }[] = [];
  let lost: { id: string; at: number }[] = [];
  /**
   * The latest scheduled time of a sent reminder for each device id. Resetting a device to an
   * earlier time would send that reminder twice.
   */
  const sentFor = new Map<string, number>();
  let isMore = false;
  let lastQueryAt = 0;
  const shareQuery = pMemoize(queryDue, { cache: false });
  let running = Promise.resolve();

  async function deliver(one: DeliveryAttempt): Promise<void> {
    try {
      const wait = await attempt(one);
      if (wait !== undefined) putOff(one, wait);
    } catch (error) {
      failed(error);
      putOff(one, firstWait);
    }
  }

  /** Returns the milliseconds until another try makes sense. */
  async function attempt(one: DeliveryAttempt): Promise<number | undefined> {
    const { kind, at, tries } = one;
    // A retry reads the current settings of the device, because the user may have changed or
    // removed the reminders since.
    const push = tries === 0 ? one.push : await store.push.find(one.push.userId, one.push.endpoint);
    if (!push?.reminders.some((reminder) => reminder.kind === kind)) return undefined;
    const user = one.user ?? (await store.users.find(push.userId));
    if (!user || user.disabled || user.settings['notifications_enabled'] === false)
      return undefined;
    if (await isDoneToday(store.records, push, kind, at)) return undefined;
    const outcome = await sender.send(
      push,
      buildPushMessage(push, kind, at, clock.now(), secret),
      stopping.signal,
    );
    complain(outcome);
    switch (outcome.kind) {
      case 'sent':
        sentFor.set(push.id, Math.max(at, sentFor.get(push.id) ?? 0));
        return undefined;
      case 'refused':
        return undefined;
      case 'gone':
        await limits.take('pushGone', push.endpoint);
        await store.push.remove(push.userId, push.endpoint);
        return undefined;
      case 'later':
        return Math.max(outcome.afterMillis ?? 0, firstWait * 2 ** tries);
    }
  }

  function putOff({ push, kind, at, tries }: DeliveryAttempt, wait: number): void {
    // The next start tries at once.
    if (stopping.signal.aborted) lost.push({ id: push.id, at });
    const from = clock.now() + wait;
    if (from - at <= latest && waiting.length < maxWaiting)
      waiting.push({ again: { push, kind, at, tries: tries + 1 }, from });
  }

  /** Takes one page of due reminders from the database. */
  async function queryDue(): Promise<void> {
    const now = clock.now();
    lastQueryAt = now;
    const page = await store.push.takeDue(now, pageSize, (push) => findNextDue(push, now));
    if (page.broken.length > 0)
      failed(
        new Error(
          `Devices without reminders until they register again: ${page.broken.join(', ')}.`,
        ),
      );
    const due = page.taken.flatMap((push) =>
      listDue(push, now).map(({ kind, at }): DeliveryAttempt => ({ push, kind, at, tries: 0 })),
    );
    const users = await loadUsers(due.map(({ push }) => push.userId));
    fresh.push(...due.map((one) => ({ ...one, user: users.get(one.push.userId) })));
    isMore = page.isMore;
    // The API is answered between two pages.
    await setImmediate();
  }

  async function loadUsers(ids: readonly string[]): Promise<Map<string, StoredUser>> {
    const userIds = [...new Set(ids)];
    try {
      const found =
        userIds.length === 0
          ? []
          : await store.users.list({
              where: fieldIn(id, userIds),
              sort: { field: id, descending: false },
              limit: userIds.length,
              skip: 0,
              withFields: true,
            });
      return new Map(found.map((user) => [user.id, user]));
    } catch (error) {
      // The reminders already taken must not be lost after this error. Each attempt loads its user
      // separately.
      failed(error);
      return new Map();
    }
  }

  /** Returns the next attempt. New reminders come before retries. */
  async function takeNext(): Promise<DeliveryAttempt | undefined> {
    while (!stopping.signal.aborted) {
      const one = fresh.shift();
      if (one) return one;
      if (!isMore && clock.now() - lastQueryAt < queryInterval) return retryable.shift();
      await shareQuery();
    }
    return undefined;
  }

  async function work(): Promise<void> {
    for (let one = await takeNext(); one; one = await takeNext()) await deliver(one);
  }

  async function run(): Promise<void> {
    const now = clock.now();
    for (const [device, at] of sentFor) if (now - at > latest) sentFor.delete(device);
    retryable = waiting.filter(({ from }) => from <= now).map(({ again }) => again);
    waiting = waiting.filter(({ from }) => from > now);
    isMore = true;
    const ends = await Promise.allSettled(Array.from({ length: maxInFlight }, work));
    lost.push(...fresh.map(({ push, at }) => ({ id: push.id, at })));
    // Retries are left over when the sender was stopped or when the database did not answer.
    waiting.push(...retryable.map((again) => ({ again, from: now })));
    [fresh, retryable] = [[], []];
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  async function putBack(): Promise<void> {
    const now = clock.now();
    const all = [...lost, ...waiting.map(({ again: { push, at } }) => ({ id: push.id, at }))];
    [lost, waiting] = [[], []];
    // Keeps the earliest time of each device.
    const byDevice = new Map(all.toSorted((a, b) => b.at - a.at).map((one) => [one.id, one]));
    const rest = [...byDevice.values()].filter(
      ({ id: device, at }) => now - at <= latest && (sentFor.get(device) ?? -1) < at,
    );
    for (let start = 0; start < rest.length; start += pageSize)
      await store.push.putBack(rest.slice(start, start + pageSize));
  }

  return {
    run() {
      running = run();
      return running;
    },
    async stop() {
      stopping.abort();
      await running.catch(() => undefined);
      await putBack().catch(failed);
    },
  };
}

const id: Field = { path: ['id'], type: 'string' };

function listDue(push: StoredPushDevice, now: number) {
  return listDueBetween(push, Math.max((push.nextDue ?? now) - 1, now - latest - 1), now);
}
