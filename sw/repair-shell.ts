// Repairs the app shell in the cache: fetches files that the browser removed for lack of storage,
// and replaces files that cannot be read. Also contains Workbox plugins for missing files and for
// hosts that answer with a page in place of a file.
import type { WorkboxPlugin } from 'workbox-core';
import {
  isPageForFile,
  buildMissingAssetResponse,
  buildOfflineAssetResponse,
} from './request-routing.ts';

/** The part of a cache that is used here. */
export type ShellCache = Pick<Cache, 'keys' | 'put'>;

export interface Precache {
  open(): Promise<ShellCache>;
  /** Cache key of each file, by the URL from which the file is fetched. Both are absolute URLs. */
  files: ReadonlyMap<string, string>;
  fetch(request: Request): Promise<Response>;
  /**
   * Text that index.html of this build contains. A page of another build does not belong in this
   * shell.
   */
  build: string;
}

/** Number of parallel downloads. A limit leaves bandwidth for the page itself. */
const atOnce = 6;

/** In milliseconds; shorter than the time after which browsers stop a service worker. */
const repairTimeout = 25_000;

/** Fetches missing files. Files that cannot be fetched now are tried again at the next start. */
export async function repairShell({ open, files, fetch, build }: Precache): Promise<void> {
  const cache = await open();
  const cachedUrls = new Set((await cache.keys()).map(({ url }) => url));
  await fetchFiles({
    cache,
    files: [...files].filter(([, key]) => !cachedUrls.has(key)),
    fetch,
    build,
  });
}

/**
 * Replaces unreadable cached files. An old file is overwritten only after the new file has arrived
 * completely, and nothing is deleted first. Without a network everything stays unchanged, and the
 * remaining files are not requested.
 * @param address URL of the broken file; null if unknown, then all cached scripts are fetched
 */
export async function refetchShell(
  { open, files, fetch, build }: Precache,
  address: string | null,
): Promise<void> {
  const cache = await open();
  const cachedUrls = new Set((await cache.keys()).map(({ url }) => url));
  const broken = [...files].filter(([url, key]) =>
    address === null ? cachedUrls.has(key) && isScript(url) : url === address,
  );
  await fetchFiles({ cache, files: broken, fetch, build });
}

async function fetchFiles({
  cache,
  files,
  fetch,
  build,
}: Omit<Precache, 'open' | 'files'> & {
  cache: ShellCache;
  files: [address: string, key: string][];
}): Promise<void> {
  if (files.length === 0) return;
  const signal = AbortSignal.timeout(repairTimeout);
  await Promise.all(Array.from({ length: atOnce }, fetchNext));

  async function fetchNext(): Promise<void> {
    for (let file = files.shift(); file; file = files.shift()) {
      const [address, key] = file;
      // Bypasses the browser's HTTP cache, which may hold the broken file.
      const read = await fetch(new Request(address, { cache: 'reload', signal })).then(
        readFully,
        () => undefined,
      );
      if (!read) return;
      if (isRight(address, read, build)) await cache.put(key, read.response);
    }
  }
}

interface ReadResponse {
  response: Response;
  bytes: ArrayBuffer;
}

/**
 * Reads the whole response before anything is cached. Some browsers delete the old entry first, so
 * an interrupted download would leave no entry at all.
 */
async function readFully(answer: Response): Promise<ReadResponse | undefined> {
  try {
    const bytes = await answer.arrayBuffer();
    const { status, statusText, headers } = answer;
    // A redirected response is not a file of the app.
    const response =
      answer.ok && !answer.redirected
        ? new Response(bytes, { status, statusText, headers })
        : buildMissingAssetResponse();
    return { response, bytes };
  } catch {
    return undefined;
  }
}

function isRight(address: string, { response, bytes }: ReadResponse, build: string): boolean {
  if (!response.ok) return false;
  if (new URL(address).pathname === '/index.html')
    return new TextDecoder().decode(bytes).includes(build);
  const type = response.headers.get('content-type') ?? '';
  if (isScript(address)) return /javascript/.test(type) && bytes.byteLength > 0;
  if (address.endsWith('.css')) return /css/.test(type);
  return !isPageForFile(address, response);
}

function isScript(address: string): boolean {
  return new URL(address).pathname.endsWith('.js');
}

/** No host may pass a page off as a file; the file is then missing. */
export const rejectPageForFile: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    isPageForFile(request.url, response) ? buildMissingAssetResponse() : response,
};

/**
 * Creates a plugin for shell files that are missing from the cache. A file fetched from the network
 * is cached again if its name contains its content hash. The page itself is not cached, because it
 * may belong to a newer build. When neither cache nor network has the file, the response says so.
 * During the installation of a worker, errors remain errors.
 * @param keep stores the response in the cache of the shell
 */
export function createRepairPlugin(
  keep: (request: Request, response: Response) => Promise<void>,
): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ request, response, event }) => {
      // A full device is no reason not to answer.
      if (isFetch(event) && response.ok && new URL(request.url).pathname.startsWith('/assets/'))
        event.waitUntil(keep(request, response.clone()).catch(() => undefined));
      return response;
    },
    handlerDidError: async ({ request, event }) => {
      if (!isFetch(event)) return undefined;
      // The device itself may have failed, not the network.
      return fetch(request).catch(() => buildOfflineAssetResponse());
    },
  };
}

/** An event whose work may continue after its response was sent. */
interface WaitUntilEvent {
  waitUntil(work: Promise<unknown>): void;
}

function isFetch(event: Event | undefined): event is Event & WaitUntilEvent {
  return event?.type === 'fetch';
}
