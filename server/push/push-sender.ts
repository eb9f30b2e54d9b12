// Sends one message to the push service of a device. The message is encrypted for that device, and
// is never sent to an internal address.
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
  /** Time in seconds for which the push service keeps the message for an unreachable device. */
  seconds: number;
  /**
   * Of two waiting messages with the same topic, only the newer one is delivered. At most 32
   * characters of base64url.
   */
  topic: string;
}

export type PushOutcome =
  | { kind: 'sent' }
  /** The push subscription has ended permanently. */
  | { kind: 'gone' }
  /**
   * A later attempt makes sense. `afterMillis` is set when the push service gave a time. `isBusy`
   * means that the push service works but limited the rate.
   */
  | { kind: 'later'; afterMillis?: number; isBusy?: true }
  /**
   * Another attempt makes no sense. `isForKey` means that the push service rejected the key or the
   * signature of this server.
   */
  | { kind: 'refused'; isForKey?: true };

export interface PushSender {
  /** Sends a message. Never throws for errors of the push service or the network. */
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

/** Time limit of one request, shorter than the shutdown timeout of the server. */
const patienceMillis = 6_000;

/**
 * Length in bytes to which the JSON of every message is padded with spaces. Equal lengths do not
 * reveal what a message is about.
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
      let details: ReturnType<typeof buildDetails>;
      try {
        details = buildDetails();
      } catch {
        // The keys of the device are not a point on the curve.
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
        return getOutcome(answer, clock.now());
      } catch (error) {
        // The host name resolves to an internal address, and a retry would not change this.
        if (error instanceof Error && 'code' in error && error.code === 'ENOTOUTSIDE')
          return { kind: 'refused' };
        return { kind: 'later' };
      }

      function buildDetails() {
        const padded = payload + ' '.repeat(Math.max(0, evenLength - Buffer.byteLength(payload)));
        return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, padded, {
          vapidDetails: { subject: vapidSubject, ...keys },
          TTL: seconds,
          // The user chose this minute, so a sleeping device must receive the message now.
          urgency: 'high',
          topic,
          contentEncoding: 'aes128gcm',
        });
      }
    },
  };
}

/**
 * Sends the request and reads only the head of the response. Node does not follow redirects by
 * itself.
 */
function post(
  address: string,
  { request, ...options }: RequestOptions & { request: typeof requestHttp },
  body: Buffer | null,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(address, options, (answer) => {
      answer.on('error', () => undefined);
      // Reading a short response to its end keeps the connection reusable for the next message. A
      // long response is aborted.
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

function getOutcome({ statusCode = 0, headers }: IncomingMessage, now: number): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { kind: 'sent' };
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' };
  if (statusCode === 401 || statusCode === 403) return { kind: 'refused', isForKey: true };
  if (statusCode !== 429 && statusCode < 500) return { kind: 'refused' };
  const afterMillis = readRetryAfter(headers['retry-after'], now);
  return {
    kind: 'later',
    ...(afterMillis !== undefined && { afterMillis }),
    ...(statusCode === 429 && { isBusy: true }),
  };
}

/** Converts the header Retry-After, which is seconds or a date. */
function readRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const millis = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(millis) ? undefined : Math.max(0, millis);
}
