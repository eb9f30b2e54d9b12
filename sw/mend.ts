// A shell with holes mends itself: a browser short of room may take single files, and what was fetched again is kept again.
import type { WorkboxPlugin } from 'workbox-core';
import { isPageForFile, missingAssetAnswer, offlineAssetAnswer } from './shell.ts';

/** The part of a cache that is used here. */
export type Shelf = Pick<Cache, 'keys' | 'put'>;

export interface Precache {
  open(): Promise<Shelf>;
  /** Absolute addresses: under which a file is kept, by where it is fetched. */
  files: ReadonlyMap<string, string>;
  fetch(request: Request): Promise<Response>;
  /** What the page of this build names; that of another build is not for this shell. */
  build: string;
}

/** Files that are fetched at a time: the page itself wants something too. */
const atOnce = 6;

/** Fetches what is missing. What cannot be fetched now stays missing: it is asked for again at the next start. */
export async function mendShell({ open, files, fetch, build }: Precache): Promise<void> {
  const shelf = await open();
  const kept = new Set((await shelf.keys()).map(({ url }) => url));
  const missing = [...files].filter(([, key]) => !kept.has(key));
  await Promise.all(Array.from({ length: atOnce }, mendOnes));

  async function mendOnes(): Promise<void> {
    for (let one = missing.shift(); one; one = missing.shift()) {
      const [address, key] = one;
      // Past the browser's own cache: that may be what is broken.
      const response = await fetch(new Request(address, { cache: 'reload' })).catch(() => undefined);
      if (!response) return;
      if (response.ok && !response.redirected && (await isWhole(address, response, build))) await shelf.put(key, response);
    }
  }
}

async function isWhole(address: string, response: Response, build: string): Promise<boolean> {
  if (new URL(address).pathname === '/index.html') return (await response.clone().text()).includes(build);
  return !isPageForFile(address, response);
}

/** No host may pass a page off as a file; the file is then missing. */
export const noPageForFile: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => (isPageForFile(request.url, response) ? missingAssetAnswer() : response),
};

/**
 * What is missing in the shell came from the network: kept from now on, where its name says what is inside. (The page itself may be one of a newer
 * build, and is not.) And where neither device nor network has it, an answer that says so. While a worker is being installed a fault stays a fault.
 * @param keep puts it on the shelf of the shell
 */
export function mendOnTheWay(keep: (request: Request, response: Response) => Promise<void>): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ request, response, event }) => {
      // A full device is no reason not to answer.
      if (isFetch(event) && response.ok && new URL(request.url).pathname.startsWith('/assets/')) event.waitUntil(keep(request, response.clone()).catch(() => undefined));
      return response;
    },
    handlerDidError: async ({ request, event }) => {
      if (!isFetch(event)) return undefined;
      // The device itself may have failed, not the network.
      return fetch(request).catch(() => offlineAssetAnswer());
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
