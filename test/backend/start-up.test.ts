// What a page is started with, and what a link must not be able to change.
import { expect, test } from 'vitest';
import { readStartUp } from '../../src/backend/start-up.ts';

const defaults = { serverUrl: '', appId: 'selah' };

function start(href: string, kept: Record<string, string> = {}, allowed = {}) {
  const storage = new Map(Object.entries(kept));
  const addresses: string[] = [];
  const startUp = readStartUp({
    href,
    defaults,
    allowed,
    storage: { getItem: (key) => storage.get(key) ?? null, setItem: (key, value) => void storage.set(key, value), removeItem: (key) => void storage.delete(key) },
    replaceAddress: (address) => addresses.push(address),
  });
  return { startUp, kept: Object.fromEntries(storage), addresses };
}

test('an address without parameters starts with what the build says, and changes nothing', () => {
  expect(start('https://selah.example/Prayer?view=mine')).toEqual({ startUp: { ...defaults, accessToken: null, fromUrl: null, functionsVersion: null }, kept: {}, addresses: [] });
});

test('a token is taken out of the address, and nothing else of it is touched', () => {
  const { startUp, kept, addresses } = start('https://selah.example/Prayer?a=%20x&access_token=to.k-en&is_new_user=true#place');
  expect(startUp.accessToken).toBe('to.k-en');
  expect(addresses).toEqual(['/Prayer?a=%20x&is_new_user=true#place']);
  // Whose it is must be known before it is kept.
  expect(kept).toEqual({});
  expect(start('https://selah.example/?access_token=x').addresses).toEqual(['/']);
  expect(start('https://selah.example/?access_token=').startUp.accessToken).toBeNull();
});

test('address before storage before build; what came with the address is kept', () => {
  const first = start('https://selah.example/?functions_version=v2&from_url=%2FPrayer', { selah_functions_version: 'v1' });
  expect(first.startUp).toMatchObject({ functionsVersion: 'v2', fromUrl: '/Prayer' });
  expect(first.kept).toEqual({ selah_functions_version: 'v2', selah_from_url: '/Prayer' });
  expect(start('https://selah.example/', first.kept).startUp).toMatchObject({ functionsVersion: 'v2', fromUrl: '/Prayer' });
});

test('a server or an app that the owner did not list is taken neither from a link nor from the storage', () => {
  const evil = start('https://selah.example/?server_url=https://evil.example&app_id=evil', { selah_server_url: 'https://worse.example', selah_app_id: 'worse' });
  expect(evil.startUp).toMatchObject(defaults);
  expect(evil.kept).toEqual({ selah_server_url: 'https://worse.example', selah_app_id: 'worse' });
  const allowed = { serverUrls: ['https://base44.app'], appIds: ['6886'] };
  const listed = start('https://selah.example/?server_url=https://base44.app&app_id=6886', {}, allowed);
  expect(listed.startUp).toMatchObject({ serverUrl: 'https://base44.app', appId: '6886' });
  expect(start('https://selah.example/', listed.kept, allowed).startUp).toMatchObject({ serverUrl: 'https://base44.app', appId: '6886' });
  expect(start('https://selah.example/?server_url=https://base44.app.evil.example', {}, allowed).startUp.serverUrl).toBe('');
});

test('a version that could be more than a version is none', () => {
  expect(start('https://selah.example/?functions_version=a%0Ab').startUp.functionsVersion).toBeNull();
});

test('a browser that refuses storage starts all the same', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(readStartUp({ href: 'https://selah.example/?functions_version=v2', defaults, storage: { getItem: refuse, setItem: refuse, removeItem: refuse }, replaceAddress: () => {} }).functionsVersion).toBe('v2');
});
