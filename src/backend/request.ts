// Sends one request to the backend: URL, headers, timeout, and parsing of the answer.
import type { RequestEvent } from '../../schemas/api/editor-frame-message.ts';
import { redactUrl } from './redact-url.ts';
import { BackendError, toBackendError } from './backend-error.ts';
import { type QueryParameters, formatQuery } from './query-string.ts';

/** How one call may end early. */
export interface CallOptions {
  /** An aborted call throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds after which the call fails with the code `timeout`. */
  timeout?: number | undefined;
}

export interface BackendConnection {
  /** Without a slash at its end; empty for the same origin. */
  serverUrl: string;
  appId: string;
  /** Sent with every request. */
  headers: Readonly<Record<string, string>>;
  /** Read at each request. */
  token: () => string | null;
  /** Called for each request and for its end. */
  requestObserver?: RequestObserver | undefined;
}

export type RequestObserver = (news: RequestEvent) => void;

export interface RequestOptions extends CallOptions {
  query?: QueryParameters | undefined;
  /** A `FormData` is sent as multipart, any other value as JSON. */
  body?: unknown;
  /** Token to use instead of the current token. */
  token?: string | undefined;
}

export interface BackendResponse<T> {
  status: number;
  headers: Headers;
  data: T;
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The JSON of the answer. @throws BackendError for anything but a success */
export type SendRequest = <T>(
  method: HttpMethod,
  path: string,
  options?: RequestOptions,
) => Promise<T>;

const defaultTimeout = 20_000;

/** A timer with a longer delay would fire at once. */
const maxTimerMillis = 2 ** 31 - 1;

/** @returns calls of the app's own routes; paths begin behind `/api/apps/{appId}` */
export function createSendRequest(connection: BackendConnection): SendRequest {
  const app = `/apps/${encodeURIComponent(connection.appId)}`;
  return (method, path, options) => requestData(connection, method, app + path, options);
}

/**
 * The data of the answer. @param path below `/api` @throws BackendError for anything but a success
 */
export async function requestData<T>(
  connection: BackendConnection,
  method: HttpMethod,
  path: string,
  options: RequestOptions = {},
): Promise<T> {
  const { headers, data } = await requestResponse<T>(connection, method, path, options);
  // A page with status 200 is the sign-in page of a network, not the backend.
  if (typeof data === 'string' && headers.get('content-type')?.includes('text/html'))
    throw new BackendError('The response is not from the backend.', { code: 'not_an_answer' });
  return data;
}

/**
 * Returns the whole answer; text that is not JSON stays text.
 * @param path below `/api`
 * @throws BackendError for any unsuccessful answer
 */
export async function requestResponse<T>(
  connection: BackendConnection,
  method: HttpMethod,
  path: string,
  { query, body, token, ...call }: RequestOptions,
): Promise<BackendResponse<T>> {
  const queryText = query ? formatQuery(query) : '';
  const init: RequestInit = {
    method,
    headers: buildHeaders(connection, body, token),
    cache: 'no-store',
  };
  if (body !== undefined) init.body = body instanceof FormData ? body : JSON.stringify(body);
  const url = `${connection.serverUrl}/api${path}`;
  const ended = reportRequestStart(connection.requestObserver, { method, url, body });
  const { response, text } = await withTimeout(call, async (signal) => {
    const answer = await fetch(`${url}${queryText && `?${queryText}`}`, { ...init, signal });
    return { response: answer, text: await answer.text() };
  }).catch((fault: unknown) => {
    ended?.(0);
    throw fault;
  });
  const data = parseBody(text);
  ended?.(response.status, data);
  if (!response.ok) throw toBackendError(response, data);
  return { status: response.status, headers: response.headers, data: data as T };
}

let lastRequestNumber = 0;

/** @returns function to call at the request's end; undefined without an observer */
export function reportRequestStart(
  watch: RequestObserver | undefined,
  { method, url, body }: { method: string; url: string; body?: unknown },
): ((status: number, data?: unknown) => void) | undefined {
  if (!watch) return undefined;
  const requestNumber = (lastRequestNumber += 1);
  watch({ kind: 'start', number: requestNumber, method, url, body });
  return (status, data) => watch({ kind: 'end', number: requestNumber, status, data });
}

/**
 * Stops when the caller aborts, or when the work is not done at the timeout.
 * @throws BackendError without a status if no complete answer came
 */
export async function withTimeout<T>(
  { signal, timeout = defaultTimeout }: CallOptions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException(`No answer within ${timeout} ms.`, 'TimeoutError')),
    Math.min(timeout, maxTimerMillis),
  );
  try {
    return await work(signal ? AbortSignal.any([signal, limit.signal]) : limit.signal);
  } catch (fault) {
    if (signal?.aborted) throw signal.reason;
    // A failed connection and an incomplete body mean the same for the caller: the result of the
    // call is unknown.
    const code = limit.signal.aborted ? 'timeout' : 'network';
    throw new BackendError(fault instanceof Error ? fault.message : String(fault), {
      code,
      cause: fault,
    });
  } finally {
    // Reading the body later may take longer: only the caller's signal ends it.
    clearTimeout(timer);
  }
}

function buildHeaders(
  { appId, headers, token }: BackendConnection,
  body: unknown,
  instead: string | undefined,
): Record<string, string> {
  const bearer = instead ?? token();
  return {
    accept: 'application/json',
    // The contract's clients send this header also without a body. For a form, only the browser
    // knows the boundary.
    ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(typeof location !== 'undefined' && {
      'x-origin-url': redactUrl(location.href, ['token', 'access_token']),
    }),
    ...headers,
    'x-app-id': appId,
  };
}

function parseBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text; // not every answer is JSON: functions may answer in any format
  }
}
