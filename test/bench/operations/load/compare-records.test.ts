// Tests of the comparison of devices with the server in `npm run ops:try`.
import { expect, test } from 'vitest';
import { listDifferences, listTexts } from '../../../../bench/operations/load/compare-records.ts';
import { buildLocalRecord, type LocalRecord } from '../../../../schemas/local-record.ts';

const now = '2026-11-27T08:00:00.000Z';

function buildSynced(id: string, text: string, changes: Partial<LocalRecord> = {}): LocalRecord {
  return { ...buildLocalRecord(id, { prayer_text: text }, now), sync: 'safe', ...changes };
}

function compare(
  rows: readonly { client_id: string; prayer_text: string }[],
  docs: readonly LocalRecord[],
): string[] {
  return listDifferences({
    entity: 'Prayer',
    textField: 'prayer_text',
    rows: rows.map((row) => ({ id: 'server', created_date: now, ...row })),
    devices: [{ name: 'phone', docs }],
  });
}

test('a device with the records of the server and tombstones has no difference', () => {
  const docs = [buildSynced('a', 'rain'), buildSynced('b', 'gone', { removed: true })];
  expect(compare([{ client_id: 'a', prayer_text: 'rain' }], docs)).toEqual([]);
});

test.each([
  ['a record that only the server has', [], 'Prayer a of the server is missing on phone'],
  ['another text', [buildSynced('a', 'sun')], 'Prayer a has another prayer_text on phone'],
  [
    'a pending record',
    [buildSynced('a', 'rain', { sync: 'waiting' })],
    'Prayer a is waiting on phone',
  ],
  [
    'a record that only the device has',
    [buildSynced('a', 'rain'), buildSynced('b', 'snow')],
    'Prayer b of phone is missing on the server',
  ],
])('%s is a difference', (_name, docs, sentence) => {
  expect(compare([{ client_id: 'a', prayer_text: 'rain' }], docs)).toEqual([sentence]);
});

test('a record or a text that the server stores twice is a difference', () => {
  const rows = [
    { client_id: 'a', prayer_text: 'rain' },
    { client_id: 'a~2', prayer_text: 'rain' },
  ];
  expect(compare(rows, [buildSynced('a', 'rain'), buildSynced('a~2', 'rain')])).toEqual([
    'Prayer a is stored twice',
    'the text "rain" is stored twice',
  ]);
});

test('the texts of a record are its text and the previous versions of that field', () => {
  const fields = {
    prayer_text: 'now',
    earlier_wordings: [
      { field: 'prayer_text', text: 'before' },
      { field: 'title', text: 'another field' },
    ],
  };
  expect(listTexts(fields, 'prayer_text')).toEqual(['now', 'before']);
});
