// A shell with holes mends itself: a browser short of room may take single files, and what was
// fetched again is kept again. What is broken is fetched anew.
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
  /** Absolute addresses: under which a file is kept, by where it is fetched. */
  files: ReadonlyMap<string, string>;
  fetch(request: Request): Promise<Response>;
  /** What the page of this build names; that of another build is not for this shell. */
  build: string;
}

/** Files that are fetched at a time: the page itself wants something too. */
const atOnce = 6;

/** Milliseconds: a worker that is about something is not replaced by another. */
const mendingTime = 25_000;

/**
 * Fetches what is missing. What cannot be fetched now stays missing: it is asked for again at the
 * next start.
 */
export async function repairShell({ open, files, fetch, build }: Precache): Promise<void> {
  const cache = await open();
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  await refetchFile({ cache, files: [...files].filter(([, key]) => !kept.has(key)), fetch, build });
}

/**
 * A part that is kept cannot be read. Nothing is let go for that: each is fetched, and lies over
 * the old one when it is there, whole. Without a network all stays as it was, and the next one in
 * line is not even asked for.
 * @param address null where nobody knows which it is: then all scripts that are kept
 */
export async function refetchShell(
  { open, files, fetch, build }: Precache,
  address: string | null,
): Promise<void> {
  const cache = await open();
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const broken = [...files].filter(([url, key]) =>
    address === null ? kept.has(key) && isScript(url) : url === address,
  );
  await refetchFile({ cache, files: broken, fetch, build });
}

async function refetchFile({
  cache,
  files,
  fetch,
  build,
}: Omit<Precache, 'open' | 'files'> & {
  cache: ShellCache;
  files: [address: string, key: string][];
}): Promise<void> {
  if (files.length === 0) return;
  const signal = AbortSignal.timeout(mendingTime);
  await Promise.all(Array.from({ length: atOnce }, fetchOnes));

  async function fetchOnes(): Promise<void> {
    for (let one = files.shift(); one; one = files.shift()) {
      const [address, key] = one;
      // Past the browser's own cache: that may be what is broken.
      const whole = await fetch(new Request(address, { cache: 'reload', signal })).then(
        wholeOf,
        () => undefined,
      );
      if (!whole) return;
      if (isRight(address, whole, build)) await cache.put(key, whole.response);
    }
  }
}

interface Whole {
  response: Response;
  bytes: ArrayBuffer;
}

/**
 * All of it has come before anything is kept: some browsers let go of the old one first, and a way
 * that ends in the midst would leave nothing.
 */
async function wholeOf(answer: Response): Promise<Whole | undefined> {
  try {
    const bytes = await answer.arrayBuffer();
    const { status, statusText, headers } = answer;
    // One that was led elsewhere is none of ours.
    const response =
      answer.ok && !answer.redirected
        ? new Response(bytes, { status, statusText, headers })
        : buildMissingAssetResponse();
    return { response, bytes };
  } catch {
    return undefined;
  }
}

function isRight(address: string, { response, bytes }: Whole, build: string): boolean {
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
 * What is missing in the shell came from the network: kept from now on, where its name says what is
 * inside. (The page itself may be one of a newer build, and is not.) And where neither device nor
 * network has it, an answer that says so. While a worker is being installed a fault stays a fault.
 * @param keep puts it on the shelf of the shell
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

/** Whose answer may come before its work is done. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

function isFetch(event: Event | undefined): event is Event & Lasting {
  return event?.type === 'fetch';
}
