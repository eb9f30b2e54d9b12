// Tests of wrapped keys: passphrase, recovery code, other key.
import { expect, test } from 'vitest';
import {
  createDataKey,
  unwrapByCode,
  unwrapByKey,
  unwrapByPassphrase,
  wrapByCode,
  wrapByKey,
  wrapByPassphrase,
} from '../../../src/data/encryption/wrap-key.ts';
import {
  createRecoveryCode,
  parseRecoveryCode,
} from '../../../src/data/encryption/recovery-code.ts';
import { parsePassphraseText } from '../../../src/data/encryption/passphrase-text.ts';

/** Argon2id with the lowest cost. */
const cost = { memory: 8, iterations: 1, lanes: 1 };
const passphrase = 'grace upon grace, each morning';

function newCode(): Uint8Array {
  const code = parseRecoveryCode(createRecoveryCode());
  if (!code) throw new Error('The new code is not readable.');
  return code;
}

/** Replaces one character of a text by another one. */
function damage(text: string, index: number): string {
  return `${text.slice(0, index)}${text[index] === 'A' ? 'B' : 'A'}${text.slice(index + 1)}`;
}

test('a new key has 64 random bytes and an id of 16 characters', () => {
  const [one, other] = [createDataKey(), createDataKey()];
  expect(one.bytes).toHaveLength(64);
  expect(one.id).toMatch(/^[\w-]{16}$/);
  expect(other.id).not.toBe(one.id);
  expect(other.bytes).not.toEqual(one.bytes);
});

test('a passphrase unwraps its key, and the text stores the cost', async () => {
  const key = createDataKey();
  const text = await wrapByPassphrase(key, passphrase, cost);
  expect(text).toMatch(/^argon2id\.8\.1\.1\.[\w-]{22}\.[\w-]{107}$/);
  expect(await unwrapByPassphrase(text, passphrase, key.id)).toEqual(key);
  const costly = await wrapByPassphrase(key, passphrase, { memory: 32, iterations: 2, lanes: 4 });
  expect(costly).toMatch(/^argon2id\.32\.2\.4\./);
  expect(await unwrapByPassphrase(costly, passphrase, key.id)).toEqual(key);
});

test('the default cost is the one that OWASP recommends', async () => {
  const key = createDataKey();
  const text = await wrapByPassphrase(key, passphrase);
  expect(text).toMatch(/^argon2id\.19456\.2\.1\./);
  expect(text.length).toBeLessThanOrEqual(400);
});

test('each wrapping uses another salt', async () => {
  const key = createDataKey();
  const texts = [
    await wrapByPassphrase(key, passphrase, cost),
    await wrapByPassphrase(key, passphrase, cost),
  ];
  expect(texts[0]).not.toBe(texts[1]);
  const code = newCode();
  expect(wrapByCode(key, code)).not.toBe(wrapByCode(key, code));
});

test('another passphrase, case or space does not unwrap the key', async () => {
  const key = createDataKey();
  const text = await wrapByPassphrase(key, passphrase, cost);
  for (const wrong of ['', 'Grace upon grace, each morning', `${passphrase} `])
    expect(await unwrapByPassphrase(text, wrong, key.id)).toBeNull();
});

test('a passphrase in another Unicode form is the same passphrase', async () => {
  const key = createDataKey();
  const text = await wrapByPassphrase(key, 'caf\u00E9 du matin \uFB01n', cost);
  expect(await unwrapByPassphrase(text, 'cafe\u0301 du matin fin', key.id)).toEqual(key);
});

test('a damaged text gives no key and no exception', async () => {
  const key = createDataKey();
  const code = newCode();
  const by = createDataKey();
  const texts = {
    passphrase: await wrapByPassphrase(key, passphrase, cost),
    code: wrapByCode(key, code),
    key: wrapByKey(key, by),
  };
  for (const index of [0, -1, -40, -100, -120]) {
    expect(
      await unwrapByPassphrase(
        damage(texts.passphrase, (index + texts.passphrase.length) % texts.passphrase.length),
        passphrase,
        key.id,
      ),
    ).toBeNull();
    expect(
      unwrapByCode(
        damage(texts.code, (index + texts.code.length) % texts.code.length),
        code,
        key.id,
      ),
    ).toBeNull();
  }
  for (const index of [0, 7, 40, 100])
    expect(unwrapByKey(damage(texts.key, index), by, key.id)).toBeNull();
  for (const text of ['', 'argon2id', 'argon2id.8.1.1..', 'hkdf..', 'aessiv.', 'scrypt.1.2.3', '.'])
    expect([
      await unwrapByPassphrase(text, passphrase, key.id),
      unwrapByCode(text, code, key.id),
      unwrapByKey(text, by, key.id),
    ]).toEqual([null, null, null]);
  expect(await unwrapByPassphrase(texts.passphrase.slice(0, -4), passphrase, key.id)).toBeNull();
  // The number of characters is impossible in base64.
  expect(await unwrapByPassphrase(`${texts.passphrase}AA`, passphrase, key.id)).toBeNull();
});

test('a text with an excessive or impossible cost is refused before any work', async () => {
  const key = createDataKey();
  const [, , , , salt, wrapped] = (await wrapByPassphrase(key, passphrase, cost)).split('.');
  for (const numbers of [
    '262145.1.1',
    '999999999.1.1',
    '8.11.1',
    '8.999999999.1',
    '40.1.5',
    '8.0.1',
    '8.1.0',
    '7.1.1',
    '31.1.4',
    '-8.1.1',
    '8.1.1.1',
  ]) {
    const text = `argon2id.${numbers}.${salt}.${wrapped}`;
    expect(parsePassphraseText(text)).toBeNull();
    expect(await unwrapByPassphrase(text, passphrase, key.id)).toBeNull();
  }
  expect(parsePassphraseText(`argon2id.262144.10.4.${salt}.${wrapped}`)).toMatchObject({
    cost: { memory: 262_144, iterations: 10, lanes: 4 },
  });
});

test('a recovery code unwraps its key only', () => {
  const key = createDataKey();
  const code = newCode();
  const text = wrapByCode(key, code);
  expect(text).toMatch(/^hkdf\.[\w-]{22}\.[\w-]{107}$/);
  expect(unwrapByCode(text, code, key.id)).toEqual(key);
  expect(unwrapByCode(text, newCode(), key.id)).toBeNull();
});

test('another key unwraps the key that it wrapped only', () => {
  const [key, by] = [createDataKey(), createDataKey()];
  const text = wrapByKey(key, by);
  expect(text).toBe(wrapByKey(key, by));
  expect(unwrapByKey(text, by, key.id)).toEqual(key);
  expect(unwrapByKey(text, createDataKey(), key.id)).toBeNull();
  // The same bytes under another id.
  expect(unwrapByKey(text, { ...by, id: createDataKey().id }, key.id)).toBeNull();
});

test('a wrapped key is bound to its id and to the kind of wrapping', async () => {
  const [key, other] = [createDataKey(), createDataKey()];
  const code = newCode();
  expect(
    await unwrapByPassphrase(await wrapByPassphrase(key, passphrase, cost), passphrase, other.id),
  ).toBeNull();
  expect(unwrapByCode(wrapByCode(key, code), code, other.id)).toBeNull();
  expect(unwrapByKey(wrapByKey(key, other), other, createDataKey().id)).toBeNull();
});
