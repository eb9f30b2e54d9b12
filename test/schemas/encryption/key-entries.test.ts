// Tests of the list of keys in a profile: tolerant reading, proofs, the latest versions, and the
// state that follows for a device.
import { describe, expect, test } from 'vitest';
import {
  computeEncryptionState,
  parseKeyEntries,
  proveKeyEntry,
  selectLatestEntries,
  type KeyEntry,
  type UnprovenKeyEntry,
} from '../../../schemas/encryption/key-entries.ts';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import { createRandom } from '../../support/seeded-random.ts';

const [older, newer] = [1, 2].map(createKey) as [DataKey, DataKey];

function createKey(seed: number): DataKey {
  const random = createRandom(seed);
  return {
    id: `key-${seed}-0123456789`,
    bytes: Uint8Array.from({ length: 64 }, () => random.below(256)),
  };
}

function createEntry(key: DataKey, change: Partial<UnprovenKeyEntry> = {}): KeyEntry {
  const entry: UnprovenKeyEntry = {
    id: key.id,
    version: 1,
    created: key === older ? '2026-01-01T00:00:00.000Z' : '2026-02-01T00:00:00.000Z',
    state: 'on',
    by_passphrase: 'argon2id.x',
    by_code: 'hkdf.x',
    ...change,
  };
  return proveKeyEntry(entry, key);
}

const held = (key: DataKey, confirmed: KeyEntry | null = null) => ({ key, confirmed });

describe('parseKeyEntries', () => {
  const entry = createEntry(older);

  test('keeps readable entries, and entries with fields of later versions', () => {
    const later = { ...entry, added: true };
    expect(parseKeyEntries([entry, later])).toEqual([entry, later]);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'x'],
    ['an object', { 0: entry, length: 1 }],
    ['a list of other values', [null, 1, 'x', [], [entry]]],
    ['an entry without a proof', [{ ...entry, proof: undefined }]],
    ['version zero', [{ ...entry, version: 0 }]],
    ['a broken version', [{ ...entry, version: 1.5 }]],
    ['a version as text', [{ ...entry, version: '1' }]],
    ['another state', [{ ...entry, state: 'paused' }]],
    ['a short id', [{ ...entry, id: 'short' }]],
    ['an id with other characters', [{ ...entry, id: 'key.1.0123456789' }]],
    ['a creation time as number', [{ ...entry, created: 1 }]],
    ['other keys that are no list', [{ ...entry, other_keys: 1 }]],
    ['another key that is null', [{ ...entry, other_keys: [null] }]],
    ['another key without a text', [{ ...entry, other_keys: [{ id: 'x' }] }]],
  ])('%s has no readable entry and throws nothing', (_name, list) => {
    expect(parseKeyEntries(list)).toEqual([]);
  });

  test('[seeded] 500 lists with one random value in an entry never throw', () => {
    const random = createRandom(11);
    const values = [null, 0, -1, NaN, '', 'x', [], {}, true, [null], { id: 1 }];
    const names = Object.keys(entry);
    for (let run = 0; run < 500; run += 1) {
      const list = parseKeyEntries([
        { ...entry, [random.pick(names)]: random.pick(values) },
        random.pick(values),
        { ...entry, other_keys: random.pick(values) },
      ]);
      expect(() => computeEncryptionState(list, [held(older, entry)])).not.toThrow();
    }
  });
});

describe('proof', () => {
  const changes: readonly Partial<KeyEntry>[] = [
    { id: newer.id },
    { version: 2 },
    { created: '2025-01-01T00:00:00.000Z' },
    { state: 'off' },
    { by_passphrase: 'argon2id.y' },
    { by_code: 'hkdf.y' },
    { other_keys: [{ id: newer.id, wrapped: 'x' }] },
  ];

  test.each(changes.map((change) => [Object.keys(change).join(), change] as const))(
    'covers the field %s: a holder of the key ignores an entry with a changed one',
    (_field, change) => {
      const forged = { ...createEntry(older), ...change };
      const keys = [held(older), held({ ...older, id: newer.id })];
      expect(selectLatestEntries([forged], keys)).toEqual([]);
    },
  );

  test('covers the order and the content of other keys', () => {
    const other_keys = ['a', 'b'].map((wrapped) => ({ id: newer.id, wrapped }));
    const entry = createEntry(older, { other_keys });
    expect(selectLatestEntries([entry], [held(older)])).toEqual([entry]);
    const swapped = { ...entry, other_keys: other_keys.toReversed() };
    expect(selectLatestEntries([swapped], [held(older)])).toEqual([]);
  });

  test('an entry without other keys has the proof of one with an empty list', () => {
    const { proof } = createEntry(older);
    expect(createEntry(older, { other_keys: [] }).proof).toBe(proof);
    expect(createEntry(older, { other_keys: null }).proof).toBe(proof);
  });
});

describe('selectLatestEntries', () => {
  test('takes the latest version of each key, in any order of the list, oldest key first', () => {
    const latest = createEntry(older, { version: 3 });
    const other = createEntry(newer);
    const list = [other, createEntry(older), latest, createEntry(older, { version: 2 })];
    expect(selectLatestEntries(list, [])).toEqual([latest, other]);
    expect(selectLatestEntries(list.toReversed(), [])).toEqual([latest, other]);
  });

  test('of two entries with one version, all devices take the same one', () => {
    const entries = ['x', 'y'].map((by_code) => createEntry(older, { version: 2, by_code }));
    const [chosen] = selectLatestEntries(entries, [held(older)]);
    expect(entries).toContainEqual(chosen);
    expect(selectLatestEntries(entries.toReversed(), [held(older)])).toEqual([chosen]);
  });
});

describe('computeEncryptionState', () => {
  test('without entries and keys nothing is encrypted and nothing is missing', () => {
    expect(computeEncryptionState([], [])).toMatchObject({
      target: null,
      missing: [],
      isBehind: false,
    });
  });

  test('an entry in use whose key the device lacks is missing', () => {
    const entries = [createEntry(older), createEntry(newer, { state: 'off' })];
    expect(computeEncryptionState(entries, [])).toMatchObject({
      target: null,
      missing: [older.id],
    });
    expect(computeEncryptionState(entries, [held(older)])).toMatchObject({
      target: older,
      missing: [],
    });
  });

  test('a key that the server does not list yet encrypts nothing', () => {
    const state = computeEncryptionState([], [held(older)]);
    expect(state.target).toBeNull();
    expect(state.keys.get(older.id)).toBe(older);
    expect(state.isBehind).toBe(false);
  });

  test('a proven entry turns the encryption off, a forged one does not', () => {
    const on = createEntry(older);
    const off = createEntry(older, { version: 2, state: 'off' });
    const keys = [held(older, on)];
    expect(computeEncryptionState([on, off], keys).target).toBeNull();
    const forged: KeyEntry = { ...off, proof: on.proof };
    expect(computeEncryptionState([on, forged], keys)).toMatchObject({
      target: older,
      isBehind: false,
    });
    // A server that sends only the forged entry has lost the confirmed one.
    expect(computeEncryptionState([forged], keys)).toMatchObject({ target: null, isBehind: true });
  });

  test('of two keys in use the older one is the target, and both decrypt', () => {
    const entries = [createEntry(newer), createEntry(older)];
    const state = computeEncryptionState(entries, [held(newer), held(older)]);
    expect(state.target).toBe(older);
    expect([...state.keys.keys()].toSorted()).toEqual([older.id, newer.id].toSorted());
    expect(computeEncryptionState(entries, [held(newer)])).toMatchObject({
      target: newer,
      missing: [older.id],
    });
  });

  test('a list without a confirmed version is behind, and a later version is not', () => {
    const second = createEntry(older, { version: 2 });
    const keys = [held(older, second)];
    const isBehind = (entries: KeyEntry[]) => computeEncryptionState(entries, keys).isBehind;
    expect(isBehind([])).toBe(true);
    expect(isBehind([createEntry(older)])).toBe(true);
    expect(isBehind([createEntry(older), second])).toBe(false);
    expect(isBehind([createEntry(older, { version: 3 })])).toBe(false);
  });
});
