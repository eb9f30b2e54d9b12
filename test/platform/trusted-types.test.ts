// Tests of the Trusted Types policy for worker scripts: it accepts the app's own files and refuses
// every other address, with and without Trusted Types in the browser.
import { expect, test, vi } from 'vitest';
import { trustWorkerScript } from '../../src/platform/trusted-types.ts';
// oxlint-disable-next-line import/default -- Vite exports the address of the built worker
import libraryWorker from '../../src/workers/library-worker.ts?worker&url';
// oxlint-disable-next-line import/default -- Vite exports the address of the built worker
import searchWorker from '../../src/workers/search-worker.ts?worker&url';
import { createScriptPolicy } from '../../sw/script-policy.ts';

test.each([
  '/sw.js',
  '/api/apps/selah/functions/getServiceWorker',
  '/api/apps/65a1f0c2b4d5e6f708192a3b/functions/getServiceWorker',
  '/assets/library-worker-Bo70ls6m.js',
  '/assets/search-worker-yj_t-fpA.js',
  '/workers/search-worker.ts?worker_file&type=module&url',
])('the app’s own worker script %s is accepted', (address) => {
  expect(trustWorkerScript(address)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  'blob:https://selah.example/9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
  'https://evil.example/assets/search-worker-yjdTafpA.js',
  '//evil.example/assets/search-worker-yjdTafpA.js',
  '/\\evil.example/assets/x.js',
  'assets/x.js',
  '',
  '/',
  '/assets/../api/apps/selah/files/upload.js',
  '/assets/x.js?next=1',
  '/assets/x.js#part',
  '/assets/x.css',
  '/assets/x.js\n',
  '/api/apps/../functions/getServiceWorker',
  '/api/apps/%2e%2e/functions/getServiceWorker',
  '/api/apps/a/b/functions/getServiceWorker',
  '/api/apps/selah/functions/getServiceWorker/x',
  '/api/apps/selah/files/public/evil.js',
  '/workers/../api/x.ts?a',
  '/sw.js.map',
])('the address %j is refused', (address) => {
  expect(() => trustWorkerScript(address)).toThrow(TypeError);
});

test('the addresses that Vite gives the Web Workers are accepted', () => {
  for (const address of [libraryWorker, searchWorker])
    expect(trustWorkerScript(address)).toBe(address);
});

test('a browser with Trusted Types gets one policy, created at the first address', () => {
  const createPolicy = vi.fn(
    (_name: string, { createScriptURL }: { createScriptURL(address: string): string }) => ({
      createScriptURL: (address: string) => `trusted ${createScriptURL(address)}`,
    }),
  );
  const trust = createScriptPolicy((address) => address === '/a.js', {
    trustedTypes: { createPolicy },
  });
  expect(createPolicy).not.toHaveBeenCalled();
  expect(trust('/a.js')).toBe('trusted /a.js');
  expect(() => trust('/b.js')).toThrow(TypeError);
  expect(createPolicy).toHaveBeenCalledOnce();
  expect(createPolicy.mock.calls[0]?.[0]).toBe('selah');
});

test('a browser that refuses the policy starts no script', () => {
  const trust = createScriptPolicy(() => true, {
    trustedTypes: {
      createPolicy() {
        throw new TypeError('Policy disallowed.');
      },
    },
  });
  expect(() => trust('/a.js')).toThrow('Policy disallowed.');
});
