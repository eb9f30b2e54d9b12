// Tests of the form of a ciphertext: which texts are one, its size classes, and its maximum length.
import { describe, expect, test } from 'vitest';
import {
  formatCiphertext,
  getMaxCiphertextLength,
  getPaddedLength,
  parseCiphertext,
} from '../../../schemas/encryption/ciphertext.ts';

const keyId = 'Abcdefgh_-123456';
/** Base64url of 48 bytes, the shortest ciphertext. */
const data = 'A'.repeat(64);

describe('parseCiphertext', () => {
  test('reads what formatCiphertext writes', () => {
    const text = formatCiphertext({ keyId, data });
    expect(text).toBe(`selah-e1.${keyId}.${data}`);
    expect(parseCiphertext(text)).toEqual({ keyId, data });
  });

  test.each([
    ['no prefix', `${keyId}.${data}`],
    ['another version', `selah-e2.${keyId}.${data}`],
    ['a text before it', ` selah-e1.${keyId}.${data}`],
    ['a line break after it', `selah-e1.${keyId}.${data}\n`],
    ['a short key id', `selah-e1.${keyId.slice(1)}.${data}`],
    ['a long key id', `selah-e1.${keyId}x.${data}`],
    ['too few bytes', `selah-e1.${keyId}.${data.slice(1)}`],
    ['padding of base64', `selah-e1.${keyId}.${data}==`],
    ['characters of ordinary base64', `selah-e1.${keyId}.${data}+/`],
    ['a sentence', 'selah-e1. is the beginning of a sentence'],
    ['an empty text', ''],
    ['a number', 1],
    ['null', null],
    ['a list', [`selah-e1.${keyId}.${data}`]],
  ])('%s is not a ciphertext', (_name, value) => {
    expect(parseCiphertext(value)).toBeNull();
  });
});

describe('getPaddedLength', () => {
  test('texts of up to 32 bytes have one length', () => {
    for (let length = 0; length <= 32; length += 1) expect(getPaddedLength(length)).toBe(32);
    expect(getPaddedLength(33)).toBeGreaterThan(32);
  });

  test('a longer text grows by at most 12 %, and never becomes shorter than a shorter text', () => {
    let before = 0;
    for (let length = 33; length <= 20_000; length += 1) {
      const padded = getPaddedLength(length);
      expect(padded).toBeGreaterThanOrEqual(length);
      expect(padded).toBeGreaterThanOrEqual(before);
      expect(padded / length).toBeLessThanOrEqual(1.12);
      before = padded;
    }
    for (const length of [99_999, 100_001, 262_145, 600_003])
      expect(getPaddedLength(length) / length).toBeLessThanOrEqual(1.12);
  });

  test('a padded length is its own size class', () => {
    for (let length = 1; length <= 5_000; length += 7)
      expect(getPaddedLength(getPaddedLength(length))).toBe(getPaddedLength(length));
  });

  test('20,000 lengths fall into fewer than 200 size classes', () => {
    const classes = new Set(Array.from({ length: 20_000 }, (_, index) => getPaddedLength(index)));
    expect(classes.size).toBeLessThan(200);
  });
});

test('getMaxCiphertextLength grows with the length of the text', () => {
  for (const length of [0, 1, 16, 200, 10_000, 100_000])
    expect(getMaxCiphertextLength(length * 1.2 + 100)).toBeGreaterThan(
      getMaxCiphertextLength(length),
    );
});
