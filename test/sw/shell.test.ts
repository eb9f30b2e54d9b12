// What the service worker answers and what it leaves alone.
import { expect, test } from 'vitest';
import { isPageMessage } from '../../sw/messages.ts';
import { isApiCall, isAsset, offlineApiAnswer, offlineAssetAnswer, serverPaths } from '../../sw/shell.ts';

function isServerPath(path: string): boolean {
  return serverPaths.some((pattern) => pattern.test(path));
}

function aRequest(path: string, mode: RequestMode = 'cors') {
  const url = new URL(path, 'https://selah.example');
  return { url, sameOrigin: url.origin === 'https://selah.example', request: { url: url.href, mode } as Request };
}

test('the app answers every page of its own and none of the server', () => {
  for (const path of ['/', '/bible', '/login', '/apis', '/Bible?book=John', '/healthzz', '/api-guide']) expect(isServerPath(path), path).toBe(false);
  for (const path of ['/api', '/api/apps/selah/entities/Prayer', '/ws-user-apps/socket.io/', '/ws-user-apps', '/healthz']) {
    expect(isServerPath(path), path).toBe(true);
  }
});

test('API calls of this origin are ours to answer, those of others are not', () => {
  expect(isApiCall(aRequest('/api/apps/public/prod/public-settings/by-id/selah'))).toBe(true);
  expect(isApiCall(aRequest('https://bible.helloao.org/api/KJV/JHN/3.json'))).toBe(false);
  expect(isApiCall(aRequest('/apiary.svg'))).toBe(false);
  expect(isApiCall(aRequest('/ws-user-apps/socket.io/?EIO=4'))).toBe(false);
});

test('a file is an asset; a page, a call and a socket are not', () => {
  expect(isAsset(aRequest('/assets/main-a1.js', 'cors'))).toBe(true);
  expect(isAsset(aRequest('/bible', 'navigate'))).toBe(false);
  expect(isAsset(aRequest('/api/apps/selah/entities/Prayer'))).toBe(false);
  expect(isAsset(aRequest('/ws-user-apps/socket.io/?EIO=4'))).toBe(false);
  expect(isAsset(aRequest('https://fonts.example/a.woff2'))).toBe(false);
});

test('without a net an API call gets 503 and the words of the specification', async () => {
  const answer = offlineApiAnswer();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toEqual({ error: 'Offline', message: 'You are offline and this data is not cached' });
});

test('without a net a missing file gets 503 and plain text', async () => {
  const answer = offlineAssetAnswer();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toBe('Offline');
});

test('only our own message is obeyed', () => {
  expect(isPageMessage({ type: 'skip-waiting' })).toBe(true);
  for (const stranger of [null, undefined, 'skip-waiting', 1, [], {}, { type: 'SKIP_WAITING' }]) expect(isPageMessage(stranger)).toBe(false);
});
