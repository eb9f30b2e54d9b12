// Tests of the repair of the app shell: missing files are fetched and cached again, and a wrong
// response is never cached.
import { describe, expect, test, vi } from 'vitest';
import { isPageMessage } from '../../sw/messages.ts';
import {
  createRepairPlugin,
  repairShell,
  rejectPageForFile,
  refetchShell,
} from '../../sw/repair-shell.ts';

const origin = 'https://selah.example';
const script = { 'content-type': 'text/javascript' };
const html = { 'content-type': 'text/html; charset=utf-8' };

function createCache(kept: readonly string[]) {
  const put: string[] = [];
  return {
    put,
    open: async () => ({
      keys: async () => kept.map((url) => new Request(origin + url)),
      put: async (key: RequestInfo | URL) => void put.push(String(key).slice(origin.length)),
    }),
  };
}

function buildFiles(...urls: string[]): Map<string, string> {
  return new Map(
    urls.map((url) => [
      origin + url,
      `${origin}${url}${url.startsWith('/assets/') ? '' : '?__WB_REVISION__=1'}`,
    ]),
  );
}

test('a complete shell causes no requests', async () => {
  const { open, put } = createCache(['/assets/a.js', '/index.html?__WB_REVISION__=1']);
  const fetch = vi.fn();
  await repairShell({ open, files: buildFiles('/assets/a.js', '/index.html'), fetch, build: 'x' });
  expect([fetch.mock.calls, put]).toEqual([[], []]);
});

test('missing shell files are fetched without HTTP cache; a 404 or page is not kept', async () => {
  const { open, put } = createCache(['/assets/here.js']);
  const answers: Record<string, Response> = {
    '/assets/a.js': new Response('a', { headers: script }),
    '/assets/gone.js': new Response('', { status: 404 }),
    '/assets/page.js': new Response('<!doctype html>', { headers: html }),
    '/index.html': new Response('<script src="/assets/index-1.js">', { headers: html }),
  };
  const asked: string[] = [];
  const fetch = async ({ url, cache }: Request) => {
    asked.push(cache);
    return answers[url.slice(origin.length)] ?? new Response('', { status: 404 });
  };
  await repairShell({
    open,
    files: buildFiles('/assets/here.js', ...Object.keys(answers)),
    fetch,
    build: '/assets/index-1.js',
  });
  expect(put.toSorted()).toEqual(['/assets/a.js', '/index.html?__WB_REVISION__=1']);
  expect(new Set(asked)).toEqual(new Set(['reload']));
});

test('the shell is not repaired from a page of another build or without a network', async () => {
  const { open, put } = createCache([]);
  await repairShell({
    open,
    files: buildFiles('/index.html'),
    fetch: async () => new Response('<script src="/assets/index-2.js">', { headers: html }),
    build: '/assets/index-1.js',
  });
  await repairShell({
    open,
    files: buildFiles('/assets/a.js'),
    fetch: () => Promise.reject(new TypeError('offline')),
    build: '',
  });
  expect(put).toEqual([]);
});

describe('an unreadable script', () => {
  const parts = ['/assets/a.js', '/assets/b.js', '/assets/a.css', '/index.html'];
  const kept = ['/assets/a.js', '/assets/b.js', '/assets/a.css', '/index.html?__WB_REVISION__=1'];

  async function renewed(
    address: string | null,
    answer: (url: string) => Promise<Response>,
    files = buildFiles(...parts),
  ) {
    const { open, put } = createCache(kept);
    const asked: string[] = [];
    const fetch = ({ url, cache }: Request) => {
      asked.push(`${cache} ${url.slice(origin.length)}`);
      return answer(url);
    };
    await refetchShell({ open, files, fetch, build: 'x' }, address);
    return { put, asked: asked.toSorted() };
  }

  const ofType = (type: string) => async () =>
    new Response('new', { headers: { 'content-type': type } });

  test('an unreadable script is replaced, or all scripts if the script is unknown', async () => {
    expect(await renewed(`${origin}/assets/b.js`, ofType('text/javascript'))).toEqual({
      put: ['/assets/b.js'],
      asked: ['reload /assets/b.js'],
    });
    const all = await renewed(null, ofType('text/javascript'));
    expect([all.put.toSorted(), all.asked]).toEqual([
      ['/assets/a.js', '/assets/b.js'],
      ['reload /assets/a.js', 'reload /assets/b.js'],
    ]);
    expect(await renewed('https://elsewhere.example/a.js', ofType('text/javascript'))).toEqual({
      put: [],
      asked: [],
    });
  });

  test('a failed, wrong or incomplete response replaces no unreadable script', async () => {
    const cutOff = async () => {
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('half')),
        pull: (controller) => controller.error(new TypeError('the door closed')),
      });
      return new Response(body, { headers: script });
    };
    const led = async () =>
      Object.defineProperty(new Response('new', { headers: script }), 'redirected', {
        value: true,
      });
    const gone = async () => new Response('new', { status: 404, headers: script });
    const empty = async () => new Response('', { headers: script });
    for (const answer of [
      cutOff,
      led,
      gone,
      empty,
      ofType('text/html'),
      ofType('text/plain'),
      () => Promise.reject(new TypeError('offline')),
    ])
      expect((await renewed(null, answer)).put).toEqual([]);
    expect((await renewed(`${origin}/assets/a.css`, ofType('text/html'))).put).toEqual([]);
    expect((await renewed(`${origin}/assets/a.css`, ofType('text/css'))).put).toEqual([
      '/assets/a.css',
    ]);
  });

  test('only a valid page message starts the replacement of a script', () => {
    for (const address of [null, `${origin}/assets/a.js`])
      expect(isPageMessage({ type: 'renew', address })).toBe(true);
    for (const stranger of [{ type: 'renew' }, { type: 'renew', address: 1 }, 'renew'])
      expect(isPageMessage(stranger)).toBe(false);
  });
});

test('a page in the place of a file is a missing file', async () => {
  const answer = await rejectPageForFile.fetchDidSucceed?.({
    request: new Request(`${origin}/assets/a.js`),
    response: new Response('', { headers: html }),
  } as never);
  expect([answer?.status, answer?.headers.get('content-type')]).toEqual([
    404,
    'text/plain; charset=utf-8',
  ]);
});

test('fetched shell files are cached again, pages are not; an install error remains', async () => {
  const keep = vi.fn(async () => undefined);
  const { fetchDidSucceed, handlerDidError } = createRepairPlugin(keep);
  const event = (type: string) => Object.assign(new Event(type), { waitUntil: () => undefined });
  const ask = (url: string, type: string, response = new Response('')) =>
    fetchDidSucceed?.({
      request: new Request(origin + url),
      response,
      event: event(type),
    } as never);
  await ask('/assets/a.js', 'fetch');
  await ask('/index.html', 'fetch');
  await ask('/assets/b.js', 'install');
  await ask('/assets/c.js', 'fetch', new Response('', { status: 404 }));
  expect(keep).toHaveBeenCalledOnce();
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const fail = (type: string) =>
    handlerDidError?.({
      request: new Request(`${origin}/index.html`),
      event: event(type),
      error: new Error('no'),
    } as never);
  expect(await fail('install')).toBeUndefined();
  expect((await fail('fetch'))?.status).toBe(503);
  fetch.mockRestore();
});
