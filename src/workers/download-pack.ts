// Downloads the pack file of a Bible translation in parts and stores each part, so that an
// interrupted download can resume later. Runs in the library worker.
import {
  removeDownloadParts,
  type DownloadJob,
  type DownloadFault,
  type DownloadPart,
  type Library,
  readDownloadParts,
} from '../data/bible/library/library-database.ts';

export interface PackInstallParts {
  library: Library;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Monotonic time in milliseconds. */
  now(): number;
  form: 'gz' | 'br';
  signal: AbortSignal;
}

export type PackDownloadResult =
  | { kind: 'whole'; pieces: Uint8Array<ArrayBuffer>[] }
  | { kind: 'stopped' }
  | { kind: 'fault'; fault: DownloadFault; retryAfter?: number };

/** Bytes that are written at once; an interruption loses at most this many bytes. */
const pieceSize = 128 * 1024;
/** Milliseconds between two reports. */
const reportInterval = 200;
/** Milliseconds without a byte, after which the connection counts as lost. */
const silenceTimeout = 30_000;

export async function downloadPack(
  installParts: PackInstallParts,
  job: DownloadJob,
  isSecondTry = false,
): Promise<PackDownloadResult> {
  const { library } = installParts;
  const parts = await readDownloadParts(library, job.key);
  const [first] = parts;
  const here = parts.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  // The stored parts are unusable: they have another form, or are longer than the file.
  if (first && (first.form !== installParts.form || here > first.total))
    return restart(installParts, job);
  if (first && here === first.total)
    return { kind: 'whole', pieces: parts.map(({ bytes }) => bytes) };

  const quiet = waitForSilence(installParts.signal);
  try {
    const headers = {
      ...(first && { Range: `bytes=${here}-`, 'If-Range': first.etag }),
      ...(job.token !== undefined && { Authorization: `Bearer ${job.token}` }),
    };
    const url = `${job.address}${job.address.includes('?') ? '&' : '?'}form=${installParts.form}`;
    // The parts are stored in the library; a second copy in the HTTP cache would waste space.
    const response = await installParts.fetch(url, {
      cache: 'no-store',
      credentials: 'omit',
      signal: quiet.signal,
      headers,
    });
    const fault = toFault(response);
    if (response.status === 416 && !isSecondTry) {
      await response.body?.cancel();
      return await restart(installParts, job);
    }
    if (fault) {
      await response.body?.cancel();
      return { kind: 'fault', ...fault };
    }
    const etag = response.headers.get('etag') ?? '';
    if (response.status === 206 && !isContinuation(response, here, first, etag)) {
      await response.body?.cancel();
      return isSecondTry
        ? { kind: 'fault', fault: { why: 'damaged' } }
        : await restart(installParts, job);
    }
    const isGoingOn = response.status === 206 && first !== undefined;
    if (!isGoingOn) await removeDownloadParts(library, job.key);
    const known = isGoingOn ? { pieces: parts, received: here } : { pieces: [], received: 0 };
    return await receive(installParts, job, {
      response,
      etag,
      quiet,
      ...known,
      total: first && isGoingOn ? first.total : getTotal(response),
    });
  } catch (error) {
    if (installParts.signal.aborted) return { kind: 'stopped' };
    if (isNetworkError(error)) return { kind: 'fault', fault: { why: 'offline' } };
    throw error;
  } finally {
    quiet.end();
  }
}

/** Deletes the stored parts and downloads the file again, once. */
async function restart(
  installParts: PackInstallParts,
  job: DownloadJob,
): Promise<PackDownloadResult> {
  await removeDownloadParts(installParts.library, job.key);
  return downloadPack(installParts, job, true);
}

interface ReceivingState {
  response: Response;
  etag: string;
  quiet: ReturnType<typeof waitForSilence>;
  pieces: readonly DownloadPart[];
  received: number;
  total: number;
}

async function receive(
  { library, form, now, signal }: PackInstallParts,
  { key }: DownloadJob,
  { response, etag, quiet, pieces: before, received: start, total }: ReceivingState,
): Promise<PackDownloadResult> {
  const pieces = before.map(({ bytes }) => bytes);
  let buffered: Uint8Array[] = [];
  let size = 0;
  let received = start;
  const began = now();
  let lastReport = -reportInterval;

  async function flush(): Promise<void> {
    if (size === 0) return;
    const bytes = joinBytes(buffered, size);
    const part: DownloadPart = { key, index: pieces.length, bytes, etag, form, total };
    pieces.push(bytes);
    buffered = [];
    size = 0;
    // Without an ETag the rest could not be requested later. A download that was cancelled
    // meanwhile must leave no parts behind.
    if (etag === '' || total === 0) return;
    await library.transaction('rw', library.parts, library.keepings, async () => {
      if (await library.keepings.get(key)) await library.parts.put(part);
    });
  }

  async function report(): Promise<void> {
    const passed = now() - began;
    lastReport = now();
    const rate = passed > 0 ? (received - start) / passed : 0;
    await library.keepings.update(key, {
      received,
      total: Math.max(total, received),
      failures: 0,
      ...(rate > 0 && total > 0 && { secondsLeft: Math.ceil((total - received) / rate / 1_000) }),
    });
  }

  const reader = response.body?.getReader();
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done || value === undefined) break;
      quiet.reset();
      buffered.push(value);
      size += value.byteLength;
      received += value.byteLength;
      if (size >= pieceSize) await flush();
      if (now() - lastReport >= reportInterval) await report();
    }
  } catch (error) {
    await flush();
    await report();
    if (signal.aborted) return { kind: 'stopped' };
    if (isNetworkError(error)) return { kind: 'fault', fault: { why: 'offline' } };
    throw error;
  }
  await flush();
  await report();
  // The server closed the connection early, and a proxy ended the response as if it were complete.
  if (received < total) return { kind: 'fault', fault: { why: 'offline' } };
  return { kind: 'whole', pieces };
}

/** Returns an abort signal that fires when no data arrives for a while. */
function waitForSilence(outer: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort(outer.reason);
  if (outer.aborted) abort();
  outer.addEventListener('abort', abort);
  const giveUp = () =>
    controller.abort(new DOMException('Nothing came for a while.', 'TimeoutError'));
  let timer = setTimeout(giveUp, silenceTimeout);
  return {
    signal: controller.signal,
    reset() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silenceTimeout);
    },
    end() {
      clearTimeout(timer);
      outer.removeEventListener('abort', abort);
    },
  };
}

/**
 * Returns whether the error is the browser's error for a failed network. Other errors come from the
 * storage or from the app's code.
 */
function isNetworkError(error: unknown): boolean {
  if (error instanceof DOMException)
    return ['AbortError', 'TimeoutError', 'NetworkError'].includes(error.name);
  return error instanceof TypeError;
}

/** Returns the fault of a response that contains no bytes of the file. */
function toFault(response: Response): { fault: DownloadFault; retryAfter?: number } | null {
  const { status, statusText, headers } = response;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const later = Number.isFinite(seconds) && seconds >= 0 ? { retryAfter: seconds } : {};
  if (status === 200 || status === 206)
    return /^(text\/|application\/(json|xhtml))/i.test(headers.get('content-type') ?? '')
      ? { fault: { why: 'not-a-text' } }
      : null;
  // The service worker answers in the place of a server that could not be reached
  // (sw/request-routing.ts).
  if (status === 503 && statusText === 'Offline') return { fault: { why: 'offline' } };
  if (status === 404 || status === 410) return { fault: { why: 'gone' } };
  if (status === 429) return { fault: { why: 'busy' }, ...later };
  if (status >= 500 || status === 416) return { fault: { why: 'server' }, ...later };
  return { fault: { why: 'refused', status } };
}

/** Returns whether a partial response continues the stored parts. */
function isContinuation(
  response: Response,
  here: number,
  first: DownloadPart | undefined,
  etag: string,
): boolean {
  const [, from, total] =
    /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  return (
    first !== undefined &&
    Number(from) === here &&
    Number(total) === first.total &&
    (etag === '' || etag === first.etag)
  );
}

function getTotal(response: Response): number {
  // With a content encoding, the length differs from the number of decoded bytes.
  const length = response.headers.has('content-encoding')
    ? 0
    : Number(response.headers.get('content-length') ?? 0);
  return Number.isSafeInteger(length) ? length : 0;
}

function joinBytes(pieces: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let end = 0;
  for (const piece of pieces) {
    bytes.set(piece, end);
    end += piece.byteLength;
  }
  return bytes;
}
