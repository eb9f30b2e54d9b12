// Hands one message to the push service of a device: encrypted for that device alone, and never to
// an address inside.
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import webPush from 'web-push';
import type { Clock } from '../clock.ts';
import type { Settings } from '../settings.ts';
import type { StoredPushDevice } from '../store/push-store.ts';
import {
  isAllowedPushEndpoint,
  lookupPublicAddress,
  type PushHostSettings,
} from './allowed-endpoints.ts';
import type { VapidKeys } from './vapid-keys.ts';

export interface PushMessage {
  /** JSON. */
  payload: string;
  /** For how long the push service keeps it for a device that cannot be reached. */
  seconds: number;
  /**
   * Of two with the same one that wait there, the newer is delivered alone. At most 32 letters of
   * base64url.
   */
  topic: string;
}

export type PushOutcome =
  | { kind: 'sent' }
  /** The device has given up this endpoint for good. */
  | { kind: 'gone' }
  /**
   * Worth another try; `afterMillis` where the push service said when. `isBusy`: it works, and had
   * too much of this.
   */
  | { kind: 'later'; afterMillis?: number; isBusy?: true }
  /** Not worth one. `isForKey`: because of the key or the signature of this server. */
  | { kind: 'refused'; isForKey?: true };

export interface PushSender {
  /** Never throws for what the push service or the network does. */
  send(
    to: Pick<StoredPushDevice, 'endpoint' | 'p256dh' | 'auth'>,
    message: PushMessage,
    signal?: AbortSignal,
  ): Promise<PushOutcome>;
}

interface SenderParts {
  keys: VapidKeys;
  settings: Pick<Settings, 'vapidSubject'> & PushHostSettings;
  clock: Clock;
}

/** Shorter than the grace with which the server closes. */
const patienceMillis = 6_000;

/**
 * All messages have one length, which so tells nobody what they are about. In bytes of JSON, whose
 * end may be blanks.
 */
const evenLength = 1_024;

export function createPushSender({
  keys,
  settings: { vapidSubject, ...places },
  clock,
}: SenderParts): PushSender {
  const agent = new Agent({ keepAlive: true, maxSockets: 50, timeout: 30_000 });
  return {
    async send({ endpoint, p256dh, auth }, { payload, seconds, topic }, signal) {
      if (!isAllowedPushEndpoint(endpoint, places)) return { kind: 'refused' };
      let details: ReturnType<typeof detailsOf>;
      try {
        details = detailsOf();
      } catch {
        // Keys that are no point of the curve.
        return { kind: 'gone' };
      }
      const patience = AbortSignal.timeout(patienceMillis);
      const { protocol } = new URL(endpoint);
      const options: RequestOptions = {
        method: 'POST',
        headers: details.headers,
        signal: signal ? AbortSignal.any([signal, patience]) : patience,
      };
      if (!places.allowAnyPushHost) options.lookup = lookupPublicAddress;
      try {
        const answer = await post(
          endpoint,
          protocol === 'http:'
            ? { ...options, request: requestHttp }
            : { ...options, agent, request: requestHttps },
          details.body,
        );
        return outcomeOf(answer, clock.now());
      } catch (error) {
        // Its name leads inside, and will in an hour.
        if (error instanceof Error && 'code' in error && error.code === 'ENOTOUTSIDE')
          return { kind: 'refused' };
        return { kind: 'later' };
      }

      function detailsOf() {
        const padded = payload + ' '.repeat(Math.max(0, evenLength - Buffer.byteLength(payload)));
        return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, padded, {
          vapidDetails: { subject: vapidSubject, ...keys },
          TTL: seconds,
          // Asked for at this minute: a device that sleeps is to hear it now.
          urgency: 'high',
          topic,
          contentEncoding: 'aes128gcm',
        });
      }
    },
  };
}

/** Node follows no redirect by itself, and nothing of the answer is read but its head. */
function post(
  address: string,
  { request, ...options }: RequestOptions & { request: typeof requestHttp },
  body: Buffer | null,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(address, options, (answer) => {
      answer.on('error', () => undefined);
      // A short answer leaves the connection good for the next message; a long one is not waited
      // for.
      let length = 0;
      answer.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > maxAnswerLength) answer.destroy();
      });
      resolve(answer);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const maxAnswerLength = 16 * 1024;

function outcomeOf({ statusCode = 0, headers }: IncomingMessage, now: number): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { kind: 'sent' };
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' };
  if (statusCode === 401 || statusCode === 403) return { kind: 'refused', isForKey: true };
  if (statusCode !== 429 && statusCode < 500) return { kind: 'refused' };
  const afterMillis = waitOf(headers['retry-after'], now);
  return {
    kind: 'later',
    ...(afterMillis !== undefined && { afterMillis }),
    ...(statusCode === 429 && { isBusy: true }),
  };
}

/** Seconds or a date. */
function waitOf(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const millis = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(millis) ? undefined : Math.max(0, millis);
}
