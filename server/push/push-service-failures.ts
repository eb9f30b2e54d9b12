// Handles failing push services: pauses a failing host so that other hosts are not delayed, and
// reports errors that only the server owner can fix.
import type { Clock } from '../clock.ts';
import type { PushOutcome, PushSender } from './push-sender.ts';

/** Maximum number of failures of one host in a row. */
const maxFailures = 20;
const pauseMillis = 90_000;
/** Maximum number of hosts in memory. Limits the memory that invented host names can use. */
const maxHosts = 1_000;

const hour = 3_600_000;

/**
 * Pauses the messages to a host that does not answer. Each request to such a host would wait for
 * seconds and would delay the messages to other hosts.
 */
export function withHostCooldown(sender: PushSender, clock: Clock): PushSender {
  const hosts = new Map<string, { failures: number; pausedUntil: number; answers: number }>();
  function getHost(name: string) {
    const host = hosts.get(name) ?? { failures: 0, pausedUntil: 0, answers: 0 };
    if (hosts.size >= maxHosts) hosts.clear();
    hosts.set(name, host);
    return host;
  }
  return {
    async send(to, message, signal) {
      const host = getHost(new URL(to.endpoint).host);
      const now = clock.now();
      if (host.pausedUntil > now) return { kind: 'later', afterMillis: host.pausedUntil - now };
      const { answers } = host;
      const outcome = await sender.send(to, message, signal);
      if (outcome.kind !== 'later' || outcome.isBusy) {
        host.answers += 1;
        host.failures = 0;
      } else if (host.answers === answers && !signal?.aborted) {
        // The host answered no message since this attempt began. After a cooldown, a single failure
        // starts the next cooldown.
        host.failures += 1;
        if (host.failures >= maxFailures) host.pausedUntil = clock.now() + pauseMillis;
      }
      return outcome;
    },
  };
}

/**
 * Reports at most once an hour that push services reject the server's key. No report is made while
 * push services accept other messages. In that case the device was registered with a former key.
 */
export function createKeyRefusalReporter(
  clock: Clock,
  failed: (error: unknown) => void,
): (outcome: PushOutcome) => void {
  let lastSent = Number.NEGATIVE_INFINITY;
  let lastLoggedAt = Number.NEGATIVE_INFINITY;
  return (outcome) => {
    const now = clock.now();
    if (outcome.kind === 'sent') lastSent = now;
    if (
      outcome.kind !== 'refused' ||
      !outcome.isForKey ||
      now - lastSent < hour ||
      now - lastLoggedAt < hour
    )
      return;
    lastLoggedAt = now;
    failed(
      new Error(
        'A push service refuses the signature of this server, and no push service has ' +
          'accepted a reminder for an hour. VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT ' +
          'or the clock may be wrong; devices that were registered with another key must ' +
          'register again.',
      ),
    );
  };
}
