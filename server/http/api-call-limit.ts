// Limits the API calls of each network address and each user. The counts are in memory, because
// every call is counted.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { tooManyRequestsError } from './rate-limits.ts';

const windowMillis = 60_000;

/**
 * An address may make as many calls as this number of users, because a congregation may share one
 * address.
 */
const usersPerAddress = 5;

export interface CallCounter {
  /** @throws HttpError 429 when the user has made too many calls in this minute */
  countUser(userId: string): void;
  /**
   * Counts further calls for one call that causes much work. This call is not rejected; when the
   * limit is exceeded, the next calls are rejected.
   */
  addForUser(userId: string, calls: number): void;
  /**
   * Counts a call that is no HTTP request, as the handshake of a socket.
   * @throws HttpError 429 when the address has made too many calls in this minute
   */
  countAddress(ip: string): void;
}

/** @param most maximum calls of one user in a minute; 0: no limit */
export function createCallCounter(
  app: FastifyInstance,
  { most: max, clock }: { most: number; clock: Clock },
): CallCounter {
  if (max === 0)
    return {
      countUser: () => undefined,
      addForUser: () => undefined,
      countAddress: () => undefined,
    };
  let windowEnd = 0;
  const callsByName = new Map<string, number>();

  function callsOf(name: string, now: number): number {
    if (now >= windowEnd) {
      callsByName.clear();
      windowEnd = now + windowMillis;
    }
    return callsByName.get(name) ?? 0;
  }

  function count(name: string, allowed: number): void {
    const now = clock.now();
    const calls = callsOf(name, now) + 1;
    if (calls > allowed) throw tooManyRequestsError((windowEnd - now) / 1_000);
    callsByName.set(name, calls);
  }

  const countAddress = (ip: string): void => count(getNetworkPrefix(ip), max * usersPerAddress);

  app.addHook('onRequest', async (request) => {
    if (isApiRequest(request)) countAddress(request.ip);
  });
  return {
    countUser: (userId) => count(userId, max),
    countAddress,
    addForUser: (userId, calls) =>
      void callsByName.set(userId, callsOf(userId, clock.now()) + calls),
  };
}

/**
 * Returns whether the request goes to an API route, in any spelling of its URL (also `/%61pi/…`). A
 * URL that only looks like an API call also counts.
 */
export function isApiRequest({ routeOptions, url }: FastifyRequest): boolean {
  return (routeOptions.url?.startsWith('/api/') ?? false) || url.startsWith('/api/');
}

/**
 * Returns the address, or the first half of an IPv6 address. A client with IPv6 has a whole network
 * of addresses, and the first half identifies this network.
 */
export function getNetworkPrefix(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [start = '', end] = ip.split('::');
  const head = start.split(':').filter((part) => part !== '');
  const tail = end === undefined ? [] : end.split(':').filter((part) => part !== '');
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
