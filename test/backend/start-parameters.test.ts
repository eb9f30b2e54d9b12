// Tests of the page's start parameters from address, storage and build: removal of tokens from the
// address, and values that a link must not change.
import { expect, test } from 'vitest';
import { readStartParameters } from '../../src/backend/start-parameters.ts';

const defaults = { serverUrl: '', appId: 'selah' };

function createStorage(stored: Map<string, string>) {
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

function start(
  href: string,
  stored: Record<string, string> = {},
  allowed = {},
  tab = new Map<string, string>(),
) {
  const storage = new Map(Object.entries(stored));
  const addresses: string[] = [];
  const startUp = readStartParameters({
    href,
    defaults,
    allowed,
    storage: createStorage(storage),
    tab: createStorage(tab),
    replaceAddress: (address) => addresses.push(address),
  });
  return { startUp, stored: Object.fromEntries(storage), addresses };
}

test('an address without parameters starts with the build’s defaults and changes nothing', () => {
  expect(start('https://selah.example/Prayer?view=mine')).toEqual({
    startUp: { ...defaults, accessToken: null, isLoginAwaited: false, functionsVersion: null },
    stored: {},
    addresses: [],
  });
});

test('a token is removed from the address, and the rest of the address stays unchanged', () => {
  const { startUp, stored, addresses } = start(
    'https://selah.example/Prayer?a=%20x&access_token=to.k-en&is_new_user=true#place',
  );
  expect(startUp.accessToken).toBe('to.k-en');
  expect(addresses).toEqual(['/Prayer?a=%20x&is_new_user=true#place']);
  // The token's owner must be known before the token is stored.
  expect(stored).toEqual({});
  expect(start('https://selah.example/?access_token=x').addresses).toEqual(['/']);
  expect(start('https://selah.example/?access_token=').startUp.accessToken).toBeNull();
  expect(start('https://selah.example/?my_access_token=1&access_tokens=2').addresses).toEqual([]);
});

test('a token leaves the address however its name is written, and every time it is there', () => {
  const { startUp, addresses } = start(
    'https://selah.example/Prayer?access%5Ftoken=one&view=mine&access_token=two&access_token',
  );
  expect(startUp.accessToken).toBe('one');
  expect(addresses).toEqual(['/Prayer?view=mine']);
});

test('a token inside the return path is removed, not stored, and causes no sign-in', () => {
  const appPath = '/Prayer?access_token=abc&view=mine#top';
  const { startUp, stored, addresses } = start(
    `https://selah.example/login?from_url=${encodeURIComponent(appPath)}&mode=signup`,
  );
  expect(startUp.accessToken).toBeNull();
  expect(addresses).toEqual([
    `/login?from_url=${encodeURIComponent('/Prayer?view=mine#top')}&mode=signup`,
  ]);
  expect(stored).toEqual({});
  // Written without care, what follows the mark belongs to the outer address.
  expect(start('https://selah.example/login?from_url=/Prayer?access_token=abc').addresses).toEqual([
    '/login?from_url=%2FPrayer',
  ]);
  const nestedUrl = `/login?from_url=${encodeURIComponent(appPath)}`;
  expect(
    JSON.stringify(start(`https://selah.example/login?from_url=${encodeURIComponent(nestedUrl)}`)),
  ).not.toContain('abc');
});

test('a login that this tab started is recognized once at the return', () => {
  const tab = new Map([['selah_login_awaited', String(Date.now())]]);
  const returnUrl = 'https://selah.example/?access_token=x';
  expect(start(returnUrl, {}, {}, tab).startUp.isLoginAwaited).toBe(true);
  expect(start(returnUrl, {}, {}, tab).startUp.isLoginAwaited).toBe(false);
});

test('start parameters come from the address, then storage, then the build', () => {
  // Start-up does not store the return path, because nothing would ever remove it.
  const first = start('https://selah.example/?functions_version=v2&from_url=%2FPrayer', {
    selah_functions_version: 'v1',
  });
  expect(first.startUp.functionsVersion).toBe('v2');
  expect(first.stored).toEqual({ selah_functions_version: 'v2' });
  expect(start('https://selah.example/', first.stored).startUp.functionsVersion).toBe('v2');
});

test('an empty start parameter removes the stored value; an invalid value changes nothing', () => {
  const emptied = start('https://selah.example/?functions_version=', {
    selah_functions_version: 'v1',
  });
  expect([emptied.startUp.functionsVersion, emptied.stored]).toEqual([null, {}]);
  const rejected = start('https://selah.example/?functions_version=%00', {
    selah_functions_version: 'v1',
  });
  expect([rejected.startUp.functionsVersion, rejected.stored]).toEqual([
    'v1',
    { selah_functions_version: 'v1' },
  ]);
});

test('a server or app that the owner did not list is never accepted', () => {
  const foreign = start('https://selah.example/?server_url=https://evil.example&app_id=evil', {
    selah_server_url: 'https://worse.example',
    selah_app_id: 'worse',
  });
  expect(foreign.startUp).toMatchObject(defaults);
  expect(foreign.stored).toEqual({
    selah_server_url: 'https://worse.example',
    selah_app_id: 'worse',
  });
  const allowed = { serverUrls: ['https://base44.app'], appIds: ['6886'] };
  const listed = start(
    'https://selah.example/?server_url=https://base44.app&app_id=6886',
    {},
    allowed,
  );
  expect(listed.startUp).toMatchObject({ serverUrl: 'https://base44.app', appId: '6886' });
  expect(start('https://selah.example/', listed.stored, allowed).startUp).toMatchObject({
    serverUrl: 'https://base44.app',
    appId: '6886',
  });
  expect(
    start('https://selah.example/?server_url=https://base44.app.evil.example', {}, allowed).startUp
      .serverUrl,
  ).toBe('');
});

test('a functions version with invalid characters is ignored', () => {
  expect(
    start('https://selah.example/?functions_version=a%0Ab').startUp.functionsVersion,
  ).toBeNull();
});

test('a browser that refuses storage starts all the same', () => {
  const throwOnAccess = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(
    readStartParameters({
      href: 'https://selah.example/?functions_version=v2',
      defaults,
      storage: { getItem: throwOnAccess, setItem: throwOnAccess, removeItem: throwOnAccess },
      tab: { getItem: throwOnAccess, setItem: throwOnAccess, removeItem: throwOnAccess },
      replaceAddress: () => {},
    }).functionsVersion,
  ).toBe('v2');
});
