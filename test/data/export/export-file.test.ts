// [R45] Tests of the export file format: checksum, version and shape of accepted and rejected
// files, canonical JSON, and ids derived from content.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCanonicalJson, deriveId } from '../../../src/data/records/canonical-json.ts';
import { parseExport, serializeExport } from '../../../src/data/export/export-file.ts';

const alice = { id: 'alice', email: 'alice@example.org', full_name: 'Alice' };
const content = {
  account: alice,
  exported: '2026-11-21T10:00:00Z',
  records: { Prayer: [{ client_id: 'a', record: { prayer_text: 'Lord, be near.' } }] },
  device: [{ id: 'x', kind: 'category', order: '', value: { name: 'Choir' } }],
  drafts: {},
};
const exportText = serializeExport(content, {});

/** Returns the file with one changed part and the old checksum. */
function changed(change: (file: Record<string, unknown>) => object): string {
  return JSON.stringify(change(JSON.parse(exportText) as Record<string, unknown>));
}

describe('[R45] a file', () => {
  test('an export file opens with other blanks, another key order or a byte order mark', () => {
    expect(parseExport(exportText)).toMatchObject({ kind: 'opened', content });
    expect(parseExport(`\u{FEFF}${JSON.stringify(JSON.parse(exportText))}\r\n`)).toMatchObject({
      kind: 'opened',
      content,
    });
    expect(
      parseExport(changed((file) => Object.fromEntries(Object.entries(file).toReversed()))),
    ).toMatchObject({ kind: 'opened', content });
  });

  test('an export file with one changed letter, or cut off anywhere, is damaged', () => {
    expect(parseExport(exportText.replace('be near', 'be dear'))).toEqual({ kind: 'damaged' });
    expect(parseExport(changed(({ checksum: _lost, ...file }) => file))).toEqual({
      kind: 'damaged',
    });
    for (let end = 30; end < exportText.trimEnd().length; end += 40)
      expect(parseExport(exportText.slice(0, end))).toEqual({ kind: 'damaged' });
  });

  test('an export file of a newer version is reported as newer, whatever its checksum', () => {
    expect(parseExport(changed((file) => ({ ...file, version: 2, records: 'elsewhere' })))).toEqual(
      { kind: 'newer' },
    );
    expect(parseExport(changed((file) => ({ ...file, version: 'two' })))).toEqual({
      kind: 'damaged',
    });
  });

  test('a file with a correct checksum and a wrong shape is damaged', () => {
    expect(parseExport(serializeExport({ ...content, records: [] as never }, {}))).toEqual({
      kind: 'damaged',
    });
    expect(parseExport(serializeExport({ ...content, device: [{ id: 1 }] as never }, {}))).toEqual({
      kind: 'damaged',
    });
    expect(
      parseExport(serializeExport({ ...content, account: { id: 'alice' } as never }, {})),
    ).toEqual({ kind: 'damaged' });
  });

  test('a file of another program is not a Selah export', () => {
    for (const text of [
      '',
      'Dear diary',
      '[]',
      '"selah"',
      '{}',
      '{"format":"selah-export-1"}',
      'null',
    ])
      expect(parseExport(text)).toEqual({ kind: 'not-ours' });
  });

  test('an export file returns any content unchanged', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.array(fc.jsonValue())),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (records, drafts) => {
          const parsed = parseExport(serializeExport({ ...content, records, drafts }, {}));
          expect(parsed).toEqual({
            kind: 'opened',
            content: {
              ...content,
              languages: ['en', 'fr', 'es', 'pt'],
              records: JSON.parse(JSON.stringify(records)),
              drafts: JSON.parse(JSON.stringify(drafts)),
            },
            added: {},
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  test('any text is parsed as an export file without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) =>
        ['damaged', 'not-ours', 'newer'].includes(parseExport(text).kind),
      ),
      { numRuns: 300 },
    );
  });
});

describe('the canonical form', () => {
  test('the canonical JSON is equal for equal values and reads back as the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = toCanonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(toCanonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
    expect(toCanonicalJson({ b: 1, a: [undefined, { d: undefined, c: '\uD800' }] })).toBe(
      String.raw`{"a":[null,{"c":"\ud800"}],"b":1}`,
    );
  });

  test('derived ids depend only on the value, also for a lone surrogate', () => {
    expect(deriveId('a', { x: 1, y: 2 })).toBe(deriveId('a', { y: 2, x: 1 }));
    expect(deriveId('a', 'b')).not.toBe(deriveId('ab'));
    expect(deriveId('\uD800')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5/);
  });
});
