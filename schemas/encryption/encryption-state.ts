// What a device stores of the end-to-end encryption, as texts in the sync state of the user
// database: the list of keys as the server has it, the keys that the device holds, and how far the
// records of each entity are encrypted on the server.
import { base64urlnopad } from '@scure/base';
import { isObject } from '../is-object.ts';
import {
  computeEncryptionState,
  type EncryptionState,
  type KeyEntry,
  parseKeyEntries,
} from './key-entries.ts';
import type { DataKey } from './text-cipher.ts';

export interface ServerKeys {
  /** The server's date of the profile that had this list; empty if it is not known. */
  date?: string;
  /** The list of the profile as the server last returned it. */
  entries: readonly KeyEntry[];
  /**
   * Entries that the server returned, which a restored server may have lost: for a held key the
   * latest proven one, for another key all versions, because this device cannot check them.
   */
  confirmed: readonly KeyEntry[];
  /** Ids of keys that no list has, although a row of the server is encrypted with them. */
  unlisted: readonly string[];
}

/** @returns null before the server's profile was read */
export function parseServerKeys(text: string): ServerKeys | null {
  if (text === '') return null;
  const value: unknown = JSON.parse(text);
  return isObject(value)
    ? {
        date: typeof value['date'] === 'string' ? value['date'] : '',
        entries: parseKeyEntries(value['entries']),
        confirmed: parseKeyEntries(value['confirmed']),
        unlisted: Array.isArray(value['unlisted']) ? value['unlisted'].map(String) : [],
      }
    : null;
}

export function formatServerKeys({ date = '', entries, confirmed, unlisted }: ServerKeys): string {
  return JSON.stringify({ date, entries, confirmed, unlisted });
}

export function parseHeldKeys(text: string): DataKey[] {
  const value: unknown = text === '' ? [] : JSON.parse(text);
  return Array.isArray(value)
    ? value.flatMap((item: unknown) =>
        isObject(item) && typeof item['id'] === 'string' && typeof item['bytes'] === 'string'
          ? [{ id: item['id'], bytes: base64urlnopad.decode(item['bytes']) }]
          : [],
      )
    : [];
}

export function formatHeldKeys(keys: readonly DataKey[]): string {
  return JSON.stringify(keys.map(({ id, bytes }) => ({ id, bytes: base64urlnopad.encode(bytes) })));
}

/** The state of the encryption from both stored texts. */
export function computeStoredState(
  serverKeys: ServerKeys,
  keys: readonly DataKey[],
): EncryptionState {
  const { entries, confirmed, unlisted } = serverKeys;
  return computeEncryptionState(
    entries,
    keys.map((key) => ({ key, confirmed: null })),
    { earlier: confirmed, unlisted },
  );
}
