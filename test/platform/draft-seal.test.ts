// Tests of the encryption of drafts: with the right key, another key and no key.
import { afterEach, expect, test } from 'vitest';
import {
  decryptDraft,
  encryptDraft,
  setDraftSeal,
  unreadableDraft,
} from '../../src/platform/storage/draft-seal.ts';

afterEach(() => setDraftSeal('alice', null));

/** Encrypts by a prefix, so that another prefix cannot decrypt. */
function createSeal(prefix: string) {
  return {
    encrypt: (value: unknown) => prefix + JSON.stringify(value),
    decrypt(text: string): unknown {
      if (!text.startsWith(prefix)) throw new Error('wrong key');
      return JSON.parse(text.slice(prefix.length));
    },
  };
}

test('drafts of the account are encrypted, and those of a guest are not', () => {
  setDraftSeal('alice', createSeal('a:'));
  expect(encryptDraft('alice', { text: 'x' })).toEqual({ sealed: 'a:{"text":"x"}' });
  expect(decryptDraft('alice', { sealed: 'a:{"text":"x"}' })).toEqual({ text: 'x' });
  expect(encryptDraft('guest', { text: 'x' })).toEqual({ text: 'x' });
  expect(encryptDraft('alice', undefined)).toBeUndefined();
});

test('a draft in clear is read while the lock is on', () => {
  setDraftSeal('alice', createSeal('a:'));
  expect(decryptDraft('alice', { text: 'x' })).toEqual({ text: 'x' });
});

test('without the key, or with another key, a draft is unreadable', () => {
  expect(decryptDraft('alice', { sealed: 'a:1' })).toBe(unreadableDraft);
  setDraftSeal('alice', createSeal('b:'));
  expect(decryptDraft('alice', { sealed: 'a:1' })).toBe(unreadableDraft);
});

test('while the lock is turned off, drafts are read encrypted and stored in clear', () => {
  setDraftSeal('alice', { ...createSeal('a:'), encrypt: null });
  expect(decryptDraft('alice', { sealed: 'a:1' })).toBe(1);
  expect(encryptDraft('alice', 1)).toBe(1);
});
