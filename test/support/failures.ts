// Kinds of failure of a backend call and of the device's storage, each with a raw text that must
// not reach a page, and a fetch that answers with the current failure.
import { Dexie } from 'dexie';

/** Words of all raw texts; no catalogue contains them. */
const rawMark = 'zq17';
const raw = `The ${rawMark} upstream exploded unexpectedly`;

export interface BackendFailure {
  name: string;
  /** Returns the response, or throws like `fetch`. */
  respond(): Response;
}

const jsonBody = {
  message: raw,
  detail: raw,
  code: `${rawMark}_code`,
  error_type: 'HTTPException',
};
const htmlPage = `<html><body><h1>${raw}</h1></body></html>`;
const html = { 'content-type': 'text/html; charset=utf-8' };

function fail(name: string, error: () => unknown): BackendFailure {
  return {
    name,
    respond: () => {
      throw error();
    },
  };
}

function answer(name: string, respond: () => Response): BackendFailure {
  return { name, respond };
}

export const backendFailures: readonly BackendFailure[] = [
  ...['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'].map(
    (message) => fail(`TypeError: ${message}`, () => new TypeError(`${message} ${raw}`)),
  ),
  ...[
    'AbortError',
    'TimeoutError',
    'NetworkError',
    'QuotaExceededError',
    'NotAllowedError',
    'InvalidStateError',
    'SecurityError',
  ].map((name) => fail(name, () => new DOMException(raw, name))),
  ...[400, 401, 402, 403, 404, 409, 410, 412, 413, 422, 426, 429, 500, 502, 503, 504].map(
    (status) => answer(`${status} with JSON`, () => Response.json(jsonBody, { status })),
  ),
  ...[403, 404, 413, 500, 502, 503].map((status) =>
    answer(`${status} with HTML`, () => new Response(htmlPage, { status, headers: html })),
  ),
  ...[401, 404, 500, 503].map((status) =>
    answer(`${status} with an empty body`, () => new Response('', { status })),
  ),
  answer('422 with a list of faults', () =>
    Response.json({ detail: [{ msg: raw, loc: ['body', rawMark] }] }, { status: 422 }),
  ),
  answer('200 with an error text', () => Response.json({ error: raw })),
  answer('200 with an error object', () =>
    Response.json({ error: { code: `${rawMark}_code`, message: raw } }),
  ),
  answer('200 with HTML', () => new Response(htmlPage, { headers: html })),
  answer('200 with a text', () => new Response(raw)),
  answer('200 with truncated JSON', () => new Response(`{"message":"${raw}`)),
  answer('200 with a list', () => Response.json([raw])),
  answer('200 with null', () => Response.json(null)),
  answer('200 with an unknown object', () => Response.json({ unexpected: raw })),
  answer(
    'a body that breaks off',
    () =>
      new Response(
        new ReadableStream({ start: (controller) => controller.error(new TypeError(raw)) }),
      ),
  ),
];

/** Errors as IndexedDB, Dexie and RxDB throw them. */
export const storageFailures: readonly { name: string; error: () => unknown }[] = [
  ...['QuotaExceededError', 'InvalidStateError', 'AbortError', 'UnknownError', 'DataError'].map(
    (name) => ({ name, error: () => new DOMException(raw, name) }),
  ),
  ...[Dexie.errnames.OpenFailed, Dexie.errnames.DatabaseClosed, Dexie.errnames.MissingAPI].map(
    (name) => ({
      name: `Dexie ${name}`,
      error: () => Object.assign(new Dexie.DexieError(name, raw), { inner: new Error(raw) }),
    }),
  ),
  ...['SNH', 'COL20', 'CONFLICT'].map((code) => ({
    name: `RxDB ${code}`,
    error: () => Object.assign(new Error(`${raw} RxDB Error-Code: ${code}`), { code, rxdb: true }),
  })),
  { name: 'a text instead of an error', error: () => raw },
];

/** Counts requests, so that a test can wait until all are answered. */
export interface FailingFetch {
  fetch: typeof fetch;
  current: BackendFailure | null;
  /** Only requests to these addresses fail. */
  address: RegExp;
  /** Requests that met the current failure. */
  failedCount: number;
  runningCount: number;
}

/** @param succeed answers while there is no current failure */
export function createFailingFetch(succeed: (url: string) => Response): FailingFetch {
  const failing: FailingFetch = {
    current: null,
    address: /./,
    failedCount: 0,
    runningCount: 0,
    async fetch(input) {
      failing.runningCount += 1;
      try {
        await Promise.resolve();
        const { current, address } = failing;
        if (!current || !address.test(String(input))) return succeed(String(input));
        failing.failedCount += 1;
        return current.respond();
      } finally {
        failing.runningCount -= 1;
      }
    },
  };
  return failing;
}

/** Returns whether a text contains words of a failure instead of words of the catalogue. */
export function containsRawText(text: string): boolean {
  return /zq17|upstream|exploded|Failed to fetch|NetworkError|Load failed|\b\w+(?:Error|Exception)\b|RxDB|Dexie|Request failed with|verses returned/i.test(
    text,
  );
}
