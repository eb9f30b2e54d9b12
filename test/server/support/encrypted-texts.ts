// Encrypts records for tests of the server as a device does, and makes an entry of a profile's list
// of keys.
import {
  proveKeyEntry,
  type KeyEntry,
  type UnprovenKeyEntry,
} from '../../../schemas/encryption/key-entries.ts';
import { mapPrivateTexts } from '../../../schemas/encryption/private-texts.ts';
import { type DataKey, encryptText } from '../../../schemas/encryption/text-cipher.ts';
import { type EntityName, getSchema } from '../../../schemas/entities/registry.ts';
import type { Fields } from '../../../schemas/local-record.ts';

export const testKey: DataKey = {
  id: 'test-key-0123456',
  bytes: Uint8Array.from({ length: 64 }, (_, index) => index),
};

/** Returns the fields of a record with each private text encrypted. */
export function encryptRecord(entity: EntityName, fields: Fields): Record<string, unknown> {
  const recordId = String(fields['client_id']);
  return {
    ...mapPrivateTexts(getSchema(entity), fields, (text, path) =>
      encryptText(text, testKey, { entity, recordId, path }),
    ),
  };
}

export function createKeyEntry(change: Partial<UnprovenKeyEntry> = {}): KeyEntry {
  return proveKeyEntry(
    {
      id: testKey.id,
      version: 1,
      created: '2026-01-01T00:00:00.000Z',
      state: 'on',
      by_passphrase: 'argon2id.19456.2.1.c2FsdA.secret-by-passphrase',
      by_code: 'hkdf.c2FsdA.secret-by-code',
      ...change,
    },
    testKey,
  );
}
