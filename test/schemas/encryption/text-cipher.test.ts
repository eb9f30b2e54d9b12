// Tests of the encryption of one text: each text returns unchanged, and a wrong key, a wrong place
// or a changed character gives nothing.
import { describe, expect, test } from 'vitest';
import { base64urlnopad } from '@scure/base';
import {
  formatCiphertext,
  getMaxCiphertextLength,
  parseCiphertext,
} from '../../../schemas/encryption/ciphertext.ts';
import {
  decryptText,
  encryptText,
  type DataKey,
  type TextPlace,
} from '../../../schemas/encryption/text-cipher.ts';
import { createRandom, type SeededRandom } from '../../support/seeded-random.ts';

const place: TextPlace = { entity: 'Prayer', recordId: 'record-1', path: 'updates.text' };

function createKey(random: SeededRandom, id = 'key-a-0123456789'): DataKey {
  return { id, bytes: Uint8Array.from({ length: 64 }, () => random.below(256)) };
}

const key = createKey(createRandom(1));

/** A text of any UTF-16 code units, also of single halves of surrogate pairs. */
function createText(random: SeededRandom, maxLength: number): string {
  const ranges = [0x20, 0x80, 0x800, 0xd800, 0xe000, 0x10000];
  const limit = random.pick(ranges.slice(1));
  return Array.from({ length: random.below(maxLength + 1) }, () =>
    String.fromCharCode(
      random.isTrueWith(0.2) ? 0xd800 + random.below(0x800) : random.below(limit),
    ),
  ).join('');
}

describe('encryptText', () => {
  test('[seeded] 500 random texts return unchanged, also with single surrogates', () => {
    const random = createRandom(7);
    for (let run = 0; run < 500; run += 1) {
      const text = createText(random, 300);
      const ciphertext = encryptText(text, key, place);
      expect(parseCiphertext(ciphertext)?.keyId).toBe(key.id);
      expect(ciphertext.length).toBeLessThanOrEqual(getMaxCiphertextLength(text.length));
      expect(decryptText(ciphertext, key, place)).toBe(text);
    }
  });

  test.each([
    ['empty', ''],
    ['a single half of a surrogate pair', '\uD83D'],
    ['both halves in the wrong order', '\uDE4F\uD83D'],
    ['the character of the end mark', '\u0080'.repeat(40)],
    ['zeros', '\u0000'.repeat(40)],
    ['a ciphertext', encryptText('x', key, place)],
    ['100,000 characters of three bytes', '祈'.repeat(100_000)],
    ['100,000 characters that JSON escapes with six bytes', '\u0001'.repeat(100_000)],
  ])('%s: returns unchanged and within the maximum length', (_name, text) => {
    const ciphertext = encryptText(text, key, place);
    expect(ciphertext.length).toBeLessThanOrEqual(getMaxCiphertextLength(text.length));
    expect(decryptText(ciphertext, key, place)).toBe(text);
  });

  test('the same text in the same place has the same ciphertext, which no other place has', () => {
    const ciphertexts = [
      place,
      { ...place, entity: 'BibleNote' },
      { ...place, recordId: 'record-2' },
      { ...place, path: 'updates.earlier' },
    ].map((one) => encryptText('Lord, send rain.', key, one));
    expect(encryptText('Lord, send rain.', key, place)).toBe(ciphertexts[0]);
    expect(new Set(ciphertexts).size).toBe(4);
  });

  test('texts of one size class have ciphertexts of one length', () => {
    const lengths = new Set(
      Array.from({ length: 30 }, (_, length) => encryptText('x'.repeat(length), key, place).length),
    );
    expect(lengths.size).toBe(1);
  });
});

describe('decryptText', () => {
  const ciphertext = encryptText('Lord, send rain.', key, place);

  test.each([
    ['entity', { ...place, entity: 'BibleNote' }],
    ['record', { ...place, recordId: 'record-2' }],
    ['field', { ...place, path: 'updates.earlier' }],
    // The separators of the parts cannot move.
    ['parts that are joined in another way', { ...place, entity: 'Prayer","record-1' }],
  ])('a wrong %s gives null', (_name, wrong) => {
    expect(decryptText(ciphertext, key, wrong)).toBeNull();
  });

  test('another key gives null, also under the same id', () => {
    const random = createRandom(3);
    expect(decryptText(ciphertext, createKey(random), place)).toBeNull();
    expect(decryptText(ciphertext, { ...key, id: 'key-b-0123456789' }, place)).toBeNull();
  });

  test('a change of any byte gives null', () => {
    const data = parseCiphertext(ciphertext)?.data ?? '';
    const bytes = base64urlnopad.decode(data);
    expect(bytes.length).toBe(48);
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Uint8Array.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ (1 << (index % 8));
      const text = formatCiphertext({ keyId: key.id, data: base64urlnopad.encode(changed) });
      expect(decryptText(text, key, place)).toBeNull();
    }
  });

  test.each([
    ['shortened', ciphertext.slice(0, -4)],
    ['extended', `${ciphertext}AAAA`],
    ['of an impossible length of base64', `${ciphertext}A`],
    ['of another key', ciphertext.replace(key.id, 'key-b-0123456789')],
    ['a text in clear', 'Lord, send rain.'],
  ])('a ciphertext that is %s gives null', (_name, text) => {
    expect(decryptText(text, key, place)).toBeNull();
  });
});
