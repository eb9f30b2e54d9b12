// Schema of an entry of a profile's list `encryption_keys`. It is apart from the functions on
// entries, so that the server needs no cipher.

export const keyEntrySchema = {
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 16, description: 'id of the key; each ciphertext names it' },
    version: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    created: { type: 'string', format: 'date-time', maxLength: 40 },
    state: {
      type: 'string',
      enum: ['on', 'off'],
      description: 'whether texts are encrypted with this key',
    },
    by_passphrase: {
      type: 'string',
      maxLength: 400,
      description: 'the key, wrapped by a key from the passphrase (Argon2id)',
    },
    by_code: {
      type: 'string',
      maxLength: 400,
      description: 'the key, wrapped by a key from the recovery code',
    },
    other_keys: {
      type: 'array',
      maxItems: 10,
      description: 'other keys of the user, wrapped by this key',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', maxLength: 16 },
          wrapped: { type: 'string', maxLength: 400 },
        },
        required: ['id', 'wrapped'],
      },
    },
    proof: { type: 'string', maxLength: 40, description: 'shows that the author holds the key' },
  },
  required: ['id', 'version', 'created', 'state', 'by_passphrase', 'by_code', 'proof'],
} as const;

/** Name of the field of a profile. */
export const keysField = 'encryption_keys';

/**
 * Field of a profile. Two devices that changed the list at the same time get both versions; the
 * device that reads the list takes the latest version of each entry.
 */
export const encryptionKeysField = {
  type: 'array',
  merge: 'union',
  maxItems: 40,
  description: 'keys of the end-to-end encryption, wrapped; the server cannot read them',
  items: keyEntrySchema,
} as const;
