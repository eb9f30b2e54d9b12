// [R45] Tests of merging an imported record with the local record: no text is lost, and a second
// import changes nothing.
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { PreviousVersion } from '../../../schemas/fields.ts';
import type { ObjectSchema } from '../../../schemas/json-schema.ts';
import {
  type Fields,
  type LocalRecord,
  buildLocalRecord,
  getWrittenDate,
} from '../../../schemas/local-record.ts';
import { prayerSchema } from '../../../schemas/entities/prayer.ts';
import { userReadingProgressSchema } from '../../../schemas/entities/reading-plan.ts';
import {
  type ImportedRecord,
  mergeImportedRecord,
} from '../../../src/data/export/imported-record.ts';
import { exportJson, importRecords } from '../../../src/data/export/export-and-import.ts';
import {
  arbitraryFields,
  type ArbitraryKind,
  arbitraryRecord,
} from '../../support/arbitrary-record.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';
import { day, readVisibleRecords } from '../../support/sync-with-fake-server.ts';

afterEach(closeContexts);

function buildLocal(fields: Fields, changes: Partial<LocalRecord> = {}): LocalRecord {
  return { ...buildLocalRecord('a', fields, day), sync: 'safe', ...changes };
}

function buildImported(fields: Fields, base: Fields | null = null): ImportedRecord {
  return { clientId: 'a', fields, base, server: null, createdDate: day };
}

/** Returns every text of the user in the record, with its field. */
function listTexts({ schema }: ArbitraryKind, record: Fields): string[] {
  const properties = Object.entries(schema.properties);
  const worded = properties
    .filter(([, field]) => 'merge' in field && field.merge === 'words')
    .flatMap(([field]) =>
      typeof record[field] === 'string' ? [{ field, text: String(record[field]) }] : [],
    );
  return [...worded, ...((record['earlier_wordings'] ?? []) as PreviousVersion[])]
    .filter(({ text }) => text.trim() !== '')
    .map(({ field, text }) => `${field}: ${text}`);
}

const twoOfAKind = arbitraryRecord.chain(({ kind, fields }) =>
  fc.record({ kind: fc.constant(kind), mine: fc.constant(fields), theirs: arbitraryFields(kind) }),
);

describe('[R45] a record that is here', () => {
  test('a merged record keeps its own values and all texts of the file', () => {
    fc.assert(
      fc.property(twoOfAKind, ({ kind, mine: local, theirs: imported }) => {
        const joined =
          mergeImportedRecord(kind.schema, buildLocal(local), buildImported(imported)) ??
          buildLocal(local);
        const keptTexts = listTexts(kind, joined.record);
        expect(keptTexts).toEqual(expect.arrayContaining(listTexts(kind, local)));
        if (Object.hasOwn(kind.schema.properties, 'earlier_wordings'))
          expect(keptTexts).toEqual(expect.arrayContaining(listTexts(kind, imported)));
        const schema: ObjectSchema = kind.schema;
        const ownFields = Object.entries(schema.properties).filter(
          ([field, { merge = 'value' }]) =>
            field !== 'client_id' && (merge === 'value' || merge === 'words'),
        );
        for (const [field] of ownFields) expect(joined.record[field]).toEqual(local[field]);
        expect(mergeImportedRecord(kind.schema, joined, buildImported(imported))).toBeNull();
      }),
    );
  });

  test('an imported pending edit applies where the local value still equals its base', () => {
    const base = { title: 'a', prayer_text: 'Old', is_answered: false };
    const edit = buildImported(
      { title: 'a', prayer_text: 'Edited', is_answered: true, answered_date: '2026-11-20' },
      base,
    );
    expect(mergeImportedRecord(prayerSchema, buildLocal(base), edit)?.record).toEqual({
      ...edit.fields,
      client_id: 'a',
    });
    const otherMerged = mergeImportedRecord(
      prayerSchema,
      buildLocal({ ...base, prayer_text: 'Other' }),
      edit,
    );
    expect(otherMerged?.record).toMatchObject({
      prayer_text: 'Other',
      is_answered: true,
      earlier_wordings: [{ field: 'prayer_text', text: 'Edited' }],
    });
  });

  test('[R25] of two calendar days by the rule `greater`, the later day stays', () => {
    const schema = {
      type: 'object',
      properties: { last_read: { type: 'string', format: 'date', merge: 'greater' } },
    } as const;
    const merge = (mine: string, theirs: string) =>
      mergeImportedRecord(
        schema,
        buildLocal({ last_read: mine }),
        buildImported({ last_read: theirs }),
      );
    expect(merge('2026-11-01', '2026-11-20')?.record['last_read']).toBe('2026-11-20');
    expect(merge('2026-11-20', '2026-11-01')).toBeNull();
  });

  test('for fields unedited in the file, the newer local value stays', () => {
    const base = { title: 'a', prayer_text: 'Old', testimony: 'It was so' };
    expect(
      mergeImportedRecord(
        prayerSchema,
        buildLocal({ ...base, prayer_text: 'Newer' }),
        buildImported(base, base),
      ),
    ).toBeNull();
  });

  test('imported previous versions never displace local previous versions', () => {
    const local = Array.from({ length: 20 }, (_, number) => ({
      field: 'prayer_text',
      text: `here ${number}`,
    }));
    const imported = {
      title: 'a',
      prayer_text: 'Lord',
      earlier_wordings: [{ field: 'prayer_text', text: 'brought' }],
    };
    expect(
      mergeImportedRecord(
        prayerSchema,
        buildLocal({ title: 'a', prayer_text: 'Lord', earlier_wordings: local }),
        buildImported(imported),
      ),
    ).toBeNull();
    const nineteen = mergeImportedRecord(
      prayerSchema,
      buildLocal({ title: 'a', prayer_text: 'Lord', earlier_wordings: local.slice(1) }),
      buildImported(imported),
    );
    expect(nineteen?.record['earlier_wordings']).toEqual([
      { field: 'prayer_text', text: 'brought' },
      ...local.slice(1),
    ]);
  });

  test('imported reading progress keeps the further day, and completed days are united', () => {
    const joined = mergeImportedRecord(
      userReadingProgressSchema,
      buildLocal({ plan_id: 'p', current_day: 3, completed_days: [1, 2], completed: false }),
      buildImported({ plan_id: 'p', current_day: 2, completed_days: [1, 4], completed: true }),
    );
    expect(joined?.record).toMatchObject({
      current_day: 3,
      completed_days: [1, 2, 4],
      completed: true,
    });
  });
});

/** An unanswered deletion request is not imported. */
const mayTravel = ({
  kind,
  fields: { status = 'pending' },
}: {
  kind: ArbitraryKind;
  fields: Fields;
}) => kind.entity !== 'DeletionRequest' || status !== 'pending';

/** Adds the date that the import gives to a record of an earlier version. */
function withWrittenDate({ kind, fields }: { kind: ArbitraryKind; fields: Fields }) {
  const written = getWrittenDate({ client_id: 'r', created_date: day, record: fields });
  return Object.hasOwn(kind.schema.properties, 'written_date')
    ? { kind, fields: { ...fields, written_date: written } }
    : { kind, fields };
}

test('[R45] a date of writing in the file does not change a known record', () => {
  const file = buildImported({ title: 'a', written_date: '2024-05-01T07:30:00.000Z' });
  for (const written of [undefined, '2025-05-01T07:30:00.000Z'])
    expect(
      mergeImportedRecord(prayerSchema, buildLocal({ title: 'a', written_date: written }), file),
    ).toBeNull();
});

describe('[R45] from one device to another', () => {
  test('any records survive an export and import, and are exported again unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryRecord.filter(mayTravel).map(withWrittenDate), { maxLength: 12 }),
        async (records) => {
          const first = await createAliceContext();
          const account = { id: 'alice', email: 'alice@example.org', full_name: 'Alice' };
          const email = { user_email: account.email };
          for (const [place, { kind, fields }] of records.entries())
            await first.userDatabase[kind.collection].insert(
              buildLocalRecord(`r${place}`, { ...fields, ...email }, day, kind.refOf(fields)),
            );
          const text = await exportJson({ ...first, account }, new Date(day));
          await closeContexts();
          const second = { ...(await createAliceContext()), account };
          expect(await importRecords(second, text)).toEqual({
            kind: 'done',
            added: records.length,
            changed: 0,
            unchanged: 0,
            faulty: [],
          });
          expect(await importRecords(second, text)).toEqual({
            kind: 'done',
            added: 0,
            changed: 0,
            unchanged: records.length,
            faulty: [],
          });
          for (const [place, { kind, fields }] of records.entries()) {
            const doc = (await readVisibleRecords(second, kind.collection)).find(
              ({ client_id: id }) => id === `r${place}`,
            );
            expect(doc?.record).toEqual({
              ...JSON.parse(JSON.stringify(fields)),
              ...email,
              client_id: `r${place}`,
            });
            expect(doc?.ref).toBe(kind.refOf(fields));
          }
          expect(
            (JSON.parse(await exportJson(second, new Date(day))) as { records: unknown }).records,
          ).toEqual((JSON.parse(text) as { records: unknown }).records);
          await closeContexts();
        },
      ),
      { numRuns: 8 },
    );
  }, 60_000);
});
