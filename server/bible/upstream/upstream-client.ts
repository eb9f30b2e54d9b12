// HTTP client for sources of Bible text, with timeouts, a few retries and a circuit breaker.
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import type { HttpError } from '../../errors.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import {
  keyRefusedError,
  sourceBrokenError,
  sourceBusyError,
  sourceUnreachableError,
} from './source-errors.ts';

export interface UpstreamParts {
  /** Name of the source for the log, such as HelloAO. */
  name: string;
  clock: Clock;
  log: { warn: (about: object, message: string) => void };
  /** Headers of every request; never logged. */
  headers?: Readonly<Record<string, string>>;
  /**
   * Milliseconds. `begin`: until the first byte of an answer; `between`: the first pause before a
   * retry.
   */
  timeouts?: Partial<Timeouts>;
}

interface Timeouts {
  begin: number;
  whole: number;
  between: number;
}

export interface UpstreamRequest {
  url: URL;
  /** Maximum bytes of a response after decompression. */
  maxBytes: number;
  /** Maximum milliseconds for the whole response, in place of the default. */
  totalMillis?: number;
  /** Failed tries are not logged, because the caller reports the failure. */
  isQuiet?: boolean;
}

/** `none`: the source works, but does not have the requested text. */
export type UpstreamAnswer = { kind: 'json'; bytes: Uint8Array } | { kind: 'none' };

export interface UpstreamClient {
  /**
   * Fetches a response that begins and ends like one JSON object.
   * @throws HttpError 502 or 503, with the seconds until a retry where they are known
   */
  fetchJson(request: UpstreamRequest): Promise<UpstreamAnswer>;
}

/** A failed try. `again` says whether another try may succeed. */
interface Failure {
  error: HttpError;
  kind: string;
  again: boolean;
  /** The pause in milliseconds that the source asks for. */
  wait?: number;
  /**
   * The source works but rejects the request; the circuit breaker does not count this as a failure.
   */
  isAnswer?: boolean;
}

const tries = 3;
/** Redirects that are followed, each to the same origin. */
const maxHops = 3;
/**
 * The longest pause before a retry, because a reader is waiting. A longer pause that the source
 * asks for is returned to the client as an error.
 */
const maxPause = 3_000;

export function createUpstreamClient({
  name,
  clock,
  log,
  headers = {},
  timeouts,
}: UpstreamParts): UpstreamClient {
  const { begin, whole, between }: Timeouts = {
    begin: 6_000,
    whole: 15_000,
    between: 250,
    ...timeouts,
  };
  const circuitBreaker = createCircuitBreaker(clock);

  async function tryOnce({
    url,
    maxBytes,
    totalMillis: ownTotal,
  }: UpstreamRequest): Promise<UpstreamAnswer | Failure> {
    const admission = circuitBreaker.tryAcquire();
    if (admission.kind === 'wait')
      return { error: sourceBusyError(admission.millis), kind: 'paused', again: false };
    const answer = await transfer(url, headers, {
      begin,
      whole: ownTotal ?? whole,
      longest: maxBytes,
    });
    if ('error' in answer && answer.isAnswer !== true) circuitBreaker.recordFailure(answer.wait);
    else circuitBreaker.recordSuccess();
    return answer;
  }

  return {
    async fetchJson(request) {
      let last: HttpError | undefined;
      for (let attempt = 1; ; attempt++) {
        const answer = await tryOnce(request);
        if (!('error' in answer)) return answer;
        // Parallel requests may have opened the breaker between two tries. The error of the last
        // try tells more than `paused`.
        if (answer.kind === 'paused' && last) throw last;
        last = answer.error;
        if (answer.kind !== 'paused' && request.isQuiet !== true)
          log.warn({ source: name, kind: answer.kind, attempt }, 'a source of Bible text failed');
        // Full jitter: servers that failed at the same time do not retry at the same time.
        const millis = answer.wait ?? Math.random() * between * 2 ** attempt;
        if (!answer.again || attempt >= tries || millis > maxPause) throw answer.error;
        // The extra milliseconds prevent a retry before the source allows it.
        await pause(millis + 20);
      }
    },
  };
}

async function transfer(
  url: URL,
  headers: Readonly<Record<string, string>>,
  { begin, whole, longest }: { begin: number; whole: number; longest: number },
): Promise<UpstreamAnswer | Failure> {
  const stop = new AbortController();
  const first = setTimeout(() => stop.abort(), begin);
  const last = setTimeout(() => stop.abort(), whole);
  try {
    const response = await fetchFrom(url, { accept: 'application/json', ...headers }, stop.signal);
    clearTimeout(first);
    if (!response) return { error: sourceBrokenError(), kind: 'moved elsewhere', again: false };
    if (response.status !== 200) {
      await response.body?.cancel();
      return getFailure(response);
    }
    return toAnswer(await readBody(response, longest));
  } catch (error) {
    return {
      error: sourceUnreachableError(),
      kind: stop.signal.aborted ? 'timeout' : getErrorName(error),
      again: true,
    };
  } finally {
    clearTimeout(first);
    clearTimeout(last);
  }
}

/**
 * Returns undefined for a redirect to another origin. So the API key is not sent to another host,
 * and a source cannot make this server call a machine in its own network.
 */
async function fetchFrom(
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response | undefined> {
  let here = url;
  for (let hop = 0; hop <= maxHops; hop++) {
    const response = await fetch(here, { headers, redirect: 'manual', signal });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    if (!URL.canParse(location, here.href)) return undefined;
    here = new URL(location, here);
    if (here.origin !== url.origin) return undefined;
  }
  return undefined;
}

function getFailure({ status, headers }: Response): UpstreamAnswer | Failure {
  if (status === 404 || status === 400) return { kind: 'none' };
  const kind = `status ${status}`;
  if (status === 401 || status === 403)
    return { error: keyRefusedError(), kind, again: false, isAnswer: true };
  const wait = readRetryAfter(headers.get('retry-after'));
  if (status === 429 || status === 503)
    return { error: sourceBusyError(wait), kind, again: true, ...(wait !== undefined && { wait }) };
  return {
    error: sourceBrokenError(),
    kind,
    again: status >= 500,
    ...(wait !== undefined && { wait }),
  };
}

/** Converts the header Retry-After, which is seconds or a date, to milliseconds from now. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d{1,9}$/.test(header.trim())
    ? Number(header)
    : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : undefined;
}

/**
 * Reads a body up to the limit, so that an endless response cannot fill the memory. Returns
 * undefined when the body is longer.
 */
async function readBody(response: Response, longest: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > longest) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Detects sign-in pages of a network and incomplete bodies before megabytes are parsed. */
function toAnswer(bytes: Uint8Array | undefined): UpstreamAnswer | Failure {
  if (!bytes) return { error: sourceBrokenError(), kind: 'too long', again: false };
  const text = new TextDecoder();
  if (!text.decode(bytes.subarray(0, 100)).trimStart().startsWith('{'))
    return { error: sourceBrokenError(), kind: 'not JSON', again: false };
  if (!text.decode(bytes.subarray(-100)).trimEnd().endsWith('}'))
    return { error: sourceUnreachableError(), kind: 'broken off', again: true };
  return { kind: 'json', bytes };
}

/** Returns names and codes only, because an error message may contain an address. */
function getErrorName(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string')
    return cause.code;
  return error instanceof Error ? error.name : typeof error;
}
