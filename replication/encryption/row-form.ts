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
  | { kind: 'locked' }
  /** The server's row was changed by a party without the key. */
  | { kind: 'damaged' };

/** Returns the row with clear texts and with its form. */
export function decryptRow(
  row: ServerRow,
  { entity, schema }: Pick<FieldsPlace, 'entity' | 'schema'>,
  { keys, target }: Pick<EncryptionState, 'keys' | 'target'>,
): DecryptedRow {
  const clientId = row['client_id'];
  const recordId = typeof clientId === 'string' ? clientId : row.id;
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
      failure ??= { kind: 'locked' };
      return text;
    }
    const clear = decryptText(text, key, { entity, recordId, path });
    if (clear === null) failure ??= { kind: 'damaged' };
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
