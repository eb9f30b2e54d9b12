// Tests which text fields of the entities are private, so that each new field needs a decision: the
// end-to-end encryption hides private texts, and the operator can read all others.
import { describe, expect, test } from 'vitest';
import { getMaxCiphertextLength } from '../../../schemas/encryption/ciphertext.ts';
import {
  contentDefinitions,
  getSchema,
  type SyncedEntityName,
  syncedDefinitions,
  toHostedEntity,
} from '../../../schemas/entities/registry.ts';
import { maxTextLength } from '../../../schemas/fields.ts';
import type { FieldSchema, StringSchema } from '../../../schemas/json-schema.ts';

/** Returns the strings in a field, each with its path without list positions. */
function listTexts(field: FieldSchema, path = ''): [string, StringSchema][] {
  if (field.type === 'string') return [[path, field]];
  if (field.type === 'array') return listTexts(field.items, path);
  if (field.type !== 'object') return [];
  return Object.entries(field.properties).flatMap(([name, inner]) =>
    listTexts(inner, path === '' ? name : `${path}.${name}`),
  );
}

const privateTexts: Record<SyncedEntityName, string[]> = {
  Prayer: [
    'title',
    'request',
    'prayer_text',
    'category',
    'testimony',
    'updates.text',
    'updates.earlier',
    'updates.marks',
    'earlier_wordings.text',
  ],
  GratitudeEntry: ['entry_text', 'ai_affirmation', 'earlier_wordings.text'],
  GraceNote: ['context_tag', 'message', 'reflection', 'earlier_wordings.text'],
  BibleNote: ['note_text', 'earlier_wordings.text'],
  BibleBookmark: [],
  MemoryVerse: [],
  UserReadingProgress: [],
  DeletionRequest: [],
  User: [],
};

/** Why the server stores these texts in clear, by their paths. */
const reasonsForClear: Record<string, readonly string[]> = {
  'identifies the record, the note or the field': [
    'client_id',
    'updates.id',
    'earlier_wordings.field',
  ],
  'the server owns the value': ['user_email', 'email', 'full_name', 'role'],
  'devices and lists order records by it': [
    'written_date',
    'date',
    'answered_date',
    'updates.date',
    'started_date',
    'last_read_date',
    'last_active_date',
    'schedules.due',
    'schedules.last_review',
  ],
  'one of a few values, of which a person writes none': [
    'language',
    'source',
    'mood',
    'highlight_color',
    'kind',
  ],
  'words and places of the Bible, which are public': [
    'reference',
    'book',
    'translation',
    'verse_reference',
    'verse_text',
    'verses.reference',
    'verses.text',
    'verses.translation',
    'bible_translation',
    'reading_place',
  ],
  'key of a plan that the server offers': ['plan_id'],
  'the name by which the app and e-mails address the person': ['display_name'],
  'the operator must read the request': ['user_name', 'reason', 'request_date', 'status'],
  'wrapped keys, which only the passphrase or the recovery code opens': [
    'encryption_keys.id',
    'encryption_keys.created',
    'encryption_keys.state',
    'encryption_keys.by_passphrase',
    'encryption_keys.by_code',
    'encryption_keys.other_keys.id',
    'encryption_keys.other_keys.wrapped',
    'encryption_keys.proof',
  ],
};

const clearTexts = new Set(Object.values(reasonsForClear).flat());
const synced = Object.entries(syncedDefinitions) as [
  SyncedEntityName,
  (typeof syncedDefinitions)[SyncedEntityName],
][];

describe('private texts', () => {
  test.each(synced)('%s: each text is private, or is in clear for a stated reason', (name, one) => {
    const texts = listTexts(one.schema);
    const isPrivate = ([, text]: [string, StringSchema]) => text.private === true;
    expect(texts.filter(isPrivate).map(([path]) => path)).toEqual(privateTexts[name]);
    const others = texts.filter((text) => !isPrivate(text)).map(([path]) => path);
    expect(others.filter((path) => !clearTexts.has(path))).toEqual([]);
  });

  test('each reason is about texts that exist', () => {
    const known = new Set(
      synced.flatMap(([, { schema }]) => listTexts(schema).map(([path]) => path)),
    );
    expect([...clearTexts].filter((path) => !known.has(path))).toEqual([]);
  });

  test.each(Object.entries(contentDefinitions))(
    '%s: shared content has no private text, because all users read it',
    (_name, { schema }) => {
      expect(listTexts(schema).filter(([, text]) => text.private)).toEqual([]);
    },
  );

  test('a private text has a maximum length, from which the room for its ciphertext follows', () => {
    for (const [name, { schema }] of synced)
      for (const [path, text] of listTexts(schema))
        if (text.private) expect([name, path, text.maxLength]).not.toContain(undefined);
  });
});

describe('hosted entity', () => {
  test.each(synced)('%s: has no keyword of our own, and room for ciphertexts', (name) => {
    if (name === 'User') {
      expect(JSON.stringify(toHostedEntity(name))).not.toContain('"private"');
      return;
    }
    const hosted = toHostedEntity(name);
    expect(JSON.stringify(hosted)).not.toContain('"private"');
    const hostedTexts = new Map(listTexts(hosted as unknown as FieldSchema));
    for (const [path, { private: isPrivate, maxLength = 0 }] of listTexts(getSchema(name)))
      expect([path, hostedTexts.get(path)?.maxLength ?? 0]).toEqual([
        path,
        isPrivate ? getMaxCiphertextLength(maxLength) : maxLength,
      ]);
  });

  test('the longest text leaves room for 808 kB', () => {
    const { properties } = toHostedEntity('Prayer') as {
      properties: Record<string, StringSchema>;
    };
    expect(properties['prayer_text']?.maxLength).toBe(getMaxCiphertextLength(maxTextLength));
    expect(properties['prayer_text']?.maxLength).toBeGreaterThan(800_000);
    expect(properties['category']).toMatchObject({ type: 'string', default: 'other' });
  });
});
