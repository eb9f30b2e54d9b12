// Tests of the recovery code: its form, and the spellings in which a person may type it.
import { expect, test } from 'vitest';
import {
  createRecoveryCode,
  formatRecoveryCode,
  parseRecoveryCode,
} from '../../../src/data/encryption/recovery-code.ts';

const bytes = Uint8Array.from({ length: 20 }, (_, index) => (index * 37 + 11) % 256);

test('a code has 8 groups of 4 characters and is another one each time', () => {
  const codes = Array.from({ length: 50 }, createRecoveryCode);
  for (const code of codes)
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){7}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(50);
});

test('a code holds all of its 160 bits', () => {
  for (let bit = 0; bit < 160; bit += 1) {
    const changed = bytes.slice();
    changed.set([(changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))], bit >> 3);
    expect(parseRecoveryCode(formatRecoveryCode(changed))).toEqual(changed);
  }
});

test('lower case, spaces and missing hyphens are accepted', () => {
  const code = formatRecoveryCode(bytes);
  for (const typed of [
    code,
    code.toLowerCase(),
    code.replaceAll('-', ''),
    code.replaceAll('-', ' '),
    `  ${code.replaceAll('-', ' \u2013 ')}\n`,
    code.replaceAll('-', '\u2011'),
  ])
    expect(parseRecoveryCode(typed)).toEqual(bytes);
});

test('O is read as 0, and I and L are read as 1', () => {
  const zeros = new Uint8Array(20);
  expect(formatRecoveryCode(zeros)).toBe('0000-0000-0000-0000-0000-0000-0000-0000');
  expect(parseRecoveryCode('OOOO-oooo-0000-0000-0000-0000-0000-0000')).toEqual(zeros);
  const ones = parseRecoveryCode('1'.repeat(32));
  expect(ones).toHaveLength(20);
  expect(parseRecoveryCode('IiLl'.repeat(8))).toEqual(ones);
});

test('another length or character is no code', () => {
  const code = formatRecoveryCode(bytes);
  for (const typed of [
    '',
    code.slice(1),
    `${code}0`,
    `${code.slice(0, -1)}U`,
    `${code.slice(0, -1)}*`,
  ])
    expect(parseRecoveryCode(typed)).toBeNull();
});
