// Tests that the exports, the search in the user's own texts, the Sync page and the interface texts
// include each entity as the registry says. A new entity is tested without a new test.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test } from 'vitest';
import { parseSearchQuery } from '../../../schemas/bible/search-query.ts';
import { keysField } from '../../../schemas/encryption/key-entry-schema.ts';
import type { RecordTitle } from '../../../schemas/entities/entity-definition.ts';
import {
  getSchema,
  listPersonalTextFields,
  syncedDefinitions,
  type SyncedEntityName,
} from '../../../schemas/entities/registry.ts';
import { languages } from '../../../schemas/languages.ts';
import type { FieldSchema } from '../../../schemas/json-schema.ts';
import type { Fields } from '../../../schemas/local-record.ts';
import { exportJson, exportMarkdown } from '../../../src/data/export/export-and-import.ts';
import { parseExport } from '../../../src/data/export/export-file.ts';
import type { MarkdownLabels } from '../../../src/data/export/markdown.ts';
import { watchPendingItems } from '../../../src/data/records/sync-items.ts';
import { findOwnTexts, watchOwnTexts } from '../../../src/features/search/search-user-texts.ts';
import { readLocale } from '../../support/locale-files.ts';
import {
  type AliceContext,
  closeContexts,
  createAliceContext,
} from '../../support/signed-in-user.ts';
import { insertRecord } from '../../support/sync-with-fake-server.ts';

const names = Object.keys(syncedDefinitions) as SyncedEntityName[];
const now = new Date('2026-11-21T10:00:00Z');

const labels: MarkdownLabels = {
  title: 'My words',
  savedOn: (date) => date,
  nothing: 'Nothing',
  kindHeading: (kind) => kind,
  field: (name) => name,
  choice: (_field, value) => value,
  answeredOn: (date) => date,
  day: String,
  completed: 'completed',
  earlier: 'earlier',
  waiting: 'waiting',
  refused: 'refused',
};

afterEach(closeContexts);

/** The text in a field of a sample record, one word. */
function buildWord(field: string): string {
  return `word${field.replaceAll('_', '')}`;
}

function buildValue(name: string, field: FieldSchema): unknown {
  switch (field.type) {
    case 'string':
      if (field.enum) return field.enum[0];
      if (field.format === 'date') return '2026-11-20';
      return field.format === 'date-time' ? '2026-11-20T08:00:00.000Z' : buildWord(name);
    case 'integer':
    case 'number':
      return field.minimum ?? 1;
    case 'boolean':
      return field.default ?? false;
    case 'array':
      return [];
    case 'object':
    case 'any':
      return {};
  }
}

/** Stores a pending record with a value in every field, its key excepted. */
async function storeSample(
  entity: SyncedEntityName,
): Promise<{ data: AliceContext; sample: Fields }> {
  const data = await createAliceContext();
  const sample = Object.fromEntries(
    Object.entries(getSchema(entity).properties).flatMap(([name, field]) =>
      name === 'client_id' ? [] : [[name, buildValue(name, field)]],
    ),
  );
  await insertRecord(data, syncedDefinitions[entity].collection, 'sample', sample);
  return { data, sample };
}

/** Returns the heading of a sample record in the Markdown export. */
function buildHeading(title: RecordTitle, sample: Fields): string {
  const date = 'November 20, 2026';
  switch (title) {
    case null:
      return `${date}\n`;
    case 'passage':
      return `${String(sample['reference'])} · `;
    case 'mood':
      return `${String(sample['mood'])} · `;
    case 'plan':
      return `${String(sample['plan_id'])} · `;
    default:
      return `${String(sample[title.field])} · `;
  }
}

describe.each(names)('%s', (entity) => {
  const { exportedAs, searched, syncPage, collection, recordTitle } = syncedDefinitions[entity];
  const textFields = listPersonalTextFields(entity);

  test('the JSON export contains a record with all fields except the keys', async () => {
    const { data, sample } = await storeSample(entity);
    const { [keysField]: _keys, ...exported } = sample;
    const parsed = parseExport(await exportJson(data, now));
    expect(parsed).toMatchObject({
      kind: 'opened',
      content: { records: { [entity]: [{ client_id: 'sample', record: exported }] } },
    });
    expect(JSON.stringify(parsed)).not.toContain(keysField);
  });

  test('the Markdown export contains the personal texts of a record, or no record', async () => {
    const { data, sample } = await storeSample(entity);
    const file = await exportMarkdown(data, labels, 'en', now);
    const isExpected = exportedAs === 'json-and-markdown';
    expect(file.includes(`\n## ${entity}\n`)).toBe(isExpected);
    if (isExpected) expect(file).toContain(`\n### ${buildHeading(recordTitle, sample)}`);
    expect(textFields.filter((field) => file.includes(buildWord(field)) !== isExpected)).toEqual(
      [],
    );
  });

  test('the search finds a record by each personal text, or not at all', async () => {
    const { data } = await storeSample(entity);
    const texts = await firstValueFrom(watchOwnTexts(data));
    const found = Object.keys(getSchema(entity).properties).filter((field) =>
      findOwnTexts(texts, parseSearchQuery(buildWord(field))).some(({ kind }) => kind === entity),
    );
    expect(found).toEqual(searched ? textFields : []);
    if (searched) expect(textFields).not.toEqual([]);
  });

  test('the Sync page lists a pending record with its title and its text', async () => {
    const { data } = await storeSample(entity);
    const items = await firstValueFrom(watchPendingItems(data, 9));
    expect(items).toMatchObject([{ entity, collection, id: 'sample' }]);
    const [title] = syncPage.titleFields;
    if (title) expect(items[0]?.title).toContain(buildWord(title));
    else expect(items[0]?.title).toBe('');
    expect(items[0]?.text).toBe(syncPage.textFields.map(buildWord).join('\n\n'));
  });

  test.each(languages)(
    'the entity and its text fields have names in the language %s',
    (language) => {
      const { kind, kinds, field } = readLocale<Record<'kind' | 'kinds' | 'field', Fields>>(
        language,
        'common',
      );
      const expected = expect.stringMatching(/\S/);
      expect(kind).toHaveProperty([entity], expected);
      if (exportedAs === 'json-and-markdown' || searched)
        expect(kinds).toHaveProperty([entity], expected);
      // The heading of a record without previous versions explains its only text.
      if (Object.hasOwn(getSchema(entity).properties, 'earlier_wordings'))
        for (const name of textFields) expect(field).toHaveProperty([name], expected);
    },
  );
});

test('the records of each synced entity have a unique name', () => {
  expect(new Set(names.map((name) => syncedDefinitions[name].collection)).size).toBe(names.length);
});
