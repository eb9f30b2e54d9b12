// Test sandbox that runs service workers which the PWA guides generate for other sites, with fake
// caches, a fake network and dispatched worker events. The app's own service worker is tested in
// test/sw/.
import { createContext, runInContext } from 'node:vm';
import { vi } from 'vitest';

const origin = 'https://app.example';

type Listener = (event: Record<string, unknown>) => void;

export interface WorkerSandbox {
  /** Answers of the network by path; a missing path rejects like an unreachable network. */
  network: Map<string, () => Response | Promise<Response>>;
  /** Paths in the order in which they were fetched. */
  fetchedPaths: string[];
  caches: Map<string, Map<string, Response>>;
  notifications: { title: string; options: Record<string, unknown> }[];
  openedUrls: string[];
  getSkipCount: () => number;
  run: (type: string, event?: Record<string, unknown>) => Promise<void>;
  /** Returns the answer of the worker, or undefined when the worker ignores the request. */
  request: (path: string, request?: Partial<SandboxRequest>) => Promise<Response | undefined>;
  /** Resolves when all promises that the worker passed to `waitUntil` have settled. */
  waitUntilSettled: () => Promise<void>;
}

interface SandboxRequest {
  method: string;
  mode: string;
  destination: string;
  headers: Headers;
  credentials: string;
}

/** @param kept caches that an earlier version of the worker left */
export function createWorkerSandbox(
  script: string,
  storedCaches: WorkerSandbox['caches'] = new Map(),
): WorkerSandbox {
  const listeners = new Map<string, Listener[]>();
  const pendingWaits: Promise<unknown>[] = [];
  let skipCount = 0;
  const network: WorkerSandbox['network'] = new Map();
  const requests: string[] = [];
  const notifications: WorkerSandbox['notifications'] = [];
  const openedUrls: string[] = [];

  async function fetch(request: Request | { url: string }): Promise<Response> {
    const { pathname } = new URL(request.url);
    requests.push(pathname);
    const answer = network.get(pathname);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  }

  const getUrl = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href;
  function openCache(name: string) {
    const entries = storedCaches.get(name) ?? new Map<string, Response>();
    storedCaches.set(name, entries);
    return {
      match: async (request: string | { url: string }) => entries.get(getUrl(request))?.clone(),
      put: async (request: string | { url: string }, response: Response) =>
        void (entries.delete(getUrl(request)), entries.set(getUrl(request), response)),
      delete: async (request: string | { url: string }) => entries.delete(getUrl(request)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    };
  }

  const self = {
    location: new URL('/sw.js', origin),
    addEventListener: (type: string, listener: Listener) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    skipWaiting: async () => void (skipCount += 1),
    clients: {
      claim: async () => undefined,
      matchAll: async () => [],
      openWindow: async (url: string) => void openedUrls.push(url),
    },
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) =>
        void notifications.push({ title, options: structuredClone(options) }),
    },
  };
  const caches = {
    open: async (name: string) => openCache(name),
    keys: async () => [...storedCaches.keys()],
    delete: async (name: string) => storedCaches.delete(name),
  };
  runInContext(
    script,
    createContext({
      self,
      caches,
      fetch,
      Request,
      Response,
      Headers,
      URL,
      setTimeout: (...parts: Parameters<typeof setTimeout>) => setTimeout(...parts),
      clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
      Date,
    }),
  );

  function dispatch(type: string, event: Record<string, unknown>): void {
    for (const listener of listeners.get(type) ?? [])
      listener({
        waitUntil: (promise: Promise<unknown>) => void pendingWaits.push(promise),
        ...event,
      });
  }

  async function flushWaits(): Promise<void> {
    while (pendingWaits.length > 0) await pendingWaits.shift();
  }

  return {
    network,
    fetchedPaths: requests,
    caches: storedCaches,
    notifications,
    openedUrls,
    getSkipCount: () => skipCount,
    waitUntilSettled: flushWaits,
    async run(type, event = {}) {
      dispatch(type, event);
      await flushWaits();
    },
    async request(
      path,
      {
        method = 'GET',
        mode = 'cors',
        destination = '',
        headers = new Headers(),
        credentials = 'same-origin',
      } = {},
    ) {
      let answer: Promise<Response> | undefined;
      const request = {
        url: new URL(path, origin).href,
        method,
        mode,
        destination,
        headers,
        credentials,
      };
      dispatch('fetch', {
        request,
        respondWith: (promise: Promise<Response>) => void (answer = promise),
      });
      return answer;
    },
  };
}

/** Returns a network answer that arrives after a delay. */
export function answerAfter(milliseconds: number, words: string): () => Promise<Response> {
  return () =>
    new Promise((resolve) => setTimeout(() => resolve(new Response(words)), milliseconds));
}

export const pageRequest = { mode: 'navigate', destination: 'document' };

export async function advanceTime(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}
