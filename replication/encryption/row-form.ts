// Encrypts the fields of a change, decrypts a row, and says in which form the row's private texts
// are: in clear, encrypted with one key, or mixed.
import type { ObjectSchema } from '../../schemas/json-schema.ts';
import type { Fields } from '../../schemas/local-record.ts';
import {
  escapeText,
  formField,
  parseCiphertext,
  unescapeText,
} from '../../schemas/encryption/ciphertext.ts';
import type { EncryptionState } from '../../schemas/encryption/key-entries.ts';
import { mapPrivateTexts } from '../../schemas/encryption/private-texts.ts';
import { type DataKey, decryptText, encryptText } from '../../schemas/encryption/text-cipher.ts';
import type { ServerRow } from '../transport.ts';

const mixedForm = 'mixed';

interface FieldsPlace {
  entity: string;
  recordId: string;
  schema: ObjectSchema;
  /** Null: the texts stay in clear. */
  key: DataKey | null;
}

/** Returns the fields to send, without the form. */
export function encryptFields(
  fields: Fields,
  { entity, recordId, schema, key }: FieldsPlace,
): Fields {
  const { [formField]: _form, ...sent } = fields;
  return mapPrivateTexts(schema, sent, (text, path) =>
    key === null ? escapeText(text) : encryptText(text, key, { entity, recordId, path }),
  );
}

export type DecryptedRow =
  | { kind: 'row'; row: ServerRow }
  /** This device does not hold the key. */
  | { kind: 'locked'; keyId: string }
  /** The server's row was changed by a party without the key. */
  | { kind: 'damaged' };

/** Returns the row with clear texts and with its form. */
export function decryptRow(
  row: ServerRow,
  { entity, schema }: Pick<FieldsPlace, 'entity' | 'schema'>,
  { keys, target }: Pick<EncryptionState, 'keys' | 'target'>,
): DecryptedRow {
  const clientId = row['client_id'];
  // A create without a client id cannot name the id that the server will give it.
  const recordIds = typeof clientId === 'string' ? [clientId] : [row.id, ''];
  const forms = new Set<string | null>();
  let failure: Exclude<DecryptedRow, { kind: 'row' }> | null = null;
  const fields = mapPrivateTexts(schema, row, (text, path) => {
    const ciphertext = parseCiphertext(text);
    if (ciphertext === null) {
      forms.add(null);
      return unescapeText(text);
    }
    const { keyId } = ciphertext;
    forms.add(keyId);
    const key = keys.get(keyId);
    if (!key) {
      failure ??= { kind: 'locked', keyId };
      return text;
    }
    const clear = recordIds
      .map((recordId) => decryptText(text, key, { entity, recordId, path }))
      .find((found) => found !== null);
    if (clear === undefined) failure ??= { kind: 'damaged' };
    return clear ?? text;
  });
  if (failure) return failure;
  const [only = null, ...others] = forms.size > 0 ? forms : [target?.id ?? null];
  const form = others.length > 0 ? mixedForm : only;
  return { kind: 'row', row: { ...row, ...fields, ...(form !== null && { [formField]: form }) } };
}

/** Returns whether the private texts of a row or record are in the wanted form. */
export function isFormOf(fields: Fields, target: DataKey | null): boolean {
  return (fields[formField] ?? null) === (target?.id ?? null);
}

/**
 * Returns the record with clear texts. An app that does not know the encryption stores the
 * ciphertexts of a row as texts.
 */
export function repairRecord(
  record: Fields,
  { entity, schema, recordId }: Omit<FieldsPlace, 'key'>,
  keys: EncryptionState['keys'],
): Fields {
  return mapPrivateTexts(schema, record, (text, path) => {
    const key = keys.get(parseCiphertext(text)?.keyId ?? '');
    return (key && decryptText(text, key, { entity, recordId, path })) ?? text;
  });
}
