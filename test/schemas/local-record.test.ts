// Tests of local record functions: discarding rejected changes, restoring previous versions, edits
// over text that arrives meanwhile, the written date, and duplicate row ids.
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { planNextStep } from '../../replication/push.ts';
import {
  discardRejected,
  applyEdit,
  type Fields,
  type LocalRecord,
  buildLocalRecord,
  restorePreviousVersion,
  getDuplicateIds,
  getWrittenDate,
  toNewestFirstKey,
  withDuplicateIds,
} from '../../schemas/local-record.ts';

const now = '2026-11-20T10:00:00.000Z';
const problem = { status: 422, code: 'validation', message: 'too long' };

function aPrayer(changes: Partial<LocalRecord> = {}): LocalRecord {
  return { ...buildLocalRecord('a', { prayer_text: 'mine' }, now), ...changes };
}

/** The server holds `theirs`; the edit made from it was rejected. */
const theirs: Fields = { client_id: 'a', prayer_text: 'theirs' };
const refusedEdit = aPrayer({
  base: theirs,
  server_id: 'r1',
  updated_date: now,
  sync: 'refused',
  problem,
  attempts: 2,
});

function getWordings({ record }: LocalRecord): unknown {
  return record['earlier_wordings'];
}

describe('discarding', () => {
  test('[R14] discarding a record that the server never accepted removes it without a sync', () => {
    const discarded = discardRejected(aPrayer({ sync: 'refused', problem }));
    expect(discarded).toMatchObject({ removed: true, sync: 'safe', problem: null });
  });

  test('[R14] [R5] discarding a record that may be on the server removes it there, too', () => {
    const discarded = discardRejected(aPrayer({ sync: 'refused', problem, sent: [theirs] }));
    expect(discarded).toMatchObject({ removed: true, sync: 'waiting', problem: null });
    expect(planNextStep(discarded, false)).toEqual({ kind: 'look-up' });
  });

  test('[R14] discarding a rejected edit restores the server version, and nothing is sent', () => {
    const discarded = discardRejected(refusedEdit);
    expect(discarded).toMatchObject({ record: theirs, removed: false, attempts: 0, problem: null });
    expect(planNextStep(discarded, false)).toMatchObject({
      kind: 'settled',
      doc: { sync: 'safe', record: theirs },
    });
  });

  test('[R14] discarding a rejected edit leaves a record removed that the server deleted', () => {
    expect(discardRejected({ ...refusedEdit, gone: 'elsewhere' })).toMatchObject({
      removed: true,
      sync: 'safe',
      problem: null,
      record: theirs,
    });
  });

  test('only rejected records can be discarded', () => {
    for (const sync of ['safe', 'waiting'] as const) {
      const doc = aPrayer({ sync, base: theirs, server_id: 'r1' });
      expect(discardRejected(doc)).toBe(doc);
    }
  });
});

describe('restoring a previous version', () => {
  const earlier = [
    { field: 'prayer_text', text: 'first' },
    { field: 'testimony', text: 'heard' },
  ];
  const doc = aPrayer({
    record: { client_id: 'a', prayer_text: 'present', earlier_wordings: earlier },
    sync: 'safe',
  });

  test('[R22] a restored previous version replaces the current version, which is kept', () => {
    const restored = restorePreviousVersion(doc, 0);
    expect(restored).toMatchObject({ sync: 'waiting', record: { prayer_text: 'first' } });
    expect(getWordings(restored)).toEqual([earlier[1], { field: 'prayer_text', text: 'present' }]);
  });

  test('[R22] restoring the replaced version reverts the restore without a loss', () => {
    const twice = restorePreviousVersion(restorePreviousVersion(doc, 0), 1);
    expect(twice.record['prayer_text']).toBe('present');
    expect(getWordings(twice)).toEqual([earlier[1], earlier[0]]);
  });

  test('[R22] restoring a previous version does not keep an empty or equal current version', () => {
    expect(getWordings(restorePreviousVersion(doc, 1))).toEqual([earlier[0]]);
    const same = { ...doc, record: { ...doc.record, prayer_text: 'first' } };
    expect(getWordings(restorePreviousVersion(same, 0))).toEqual([earlier[1]]);
  });

  test('[R22] of twenty previous versions only the one that is restored leaves the list', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => ({
      field: 'prayer_text',
      text: `w${index}`,
    }));
    const restored = restorePreviousVersion(
      { ...doc, record: { ...doc.record, earlier_wordings: twenty } },
      7,
    );
    expect(restored.record['prayer_text']).toBe('w7');
    expect(new Set((getWordings(restored) as { text: string }[]).map(({ text }) => text))).toEqual(
      new Set([...twenty.map(({ text }) => text).filter((text) => text !== 'w7'), 'present']),
    );
  });

  test('an invalid index of a previous version changes nothing', () => {
    for (const index of [-1, 2, 0.5, Number.NaN])
      expect(restorePreviousVersion(doc, index)).toBe(doc);
    const without = aPrayer();
    expect(restorePreviousVersion(without, 0)).toBe(without);
  });

  test('[R14] restoring a version of a rejected record sends the record again', () => {
    expect(restorePreviousVersion({ ...doc, sync: 'refused', problem }, 0)).toMatchObject({
      sync: 'waiting',
      problem: null,
      attempts: 0,
    });
  });
});

test('[R29] text that arrives while the user writes is kept as a version, seen text is not', () => {
  const doc = aPrayer({ record: { prayer_text: 'came in', testimony: 'seen' } });
  const edited = applyEdit(
    doc,
    { prayer_text: 'mine', testimony: 'mine' },
    { fields: { prayer_text: 'before', testimony: 'seen' }, words: ['prayer_text', 'testimony'] },
  );
  expect(getWordings(edited)).toEqual([{ field: 'prayer_text', text: 'came in' }]);
});

describe('the date of writing', () => {
  const monday = Date.UTC(2026, 10, 16, 8);
  const id = (time: number) => uuidv7({ msecs: time });

  const getDate = (clientId: string, createdDate: string, written?: unknown) =>
    getWrittenDate({
      client_id: clientId,
      created_date: createdDate,
      record: { written_date: written },
    });
  const created = '2026-11-20T10:00:00.000001Z';

  test('a record pending for days shows on every device the day on which it was written', () => {
    expect(getDate(id(monday), created)).toBe('2026-11-16T08:00:00.000Z');
    expect(getDate(`${id(monday)}~2`, '2026-11-20T10:00:00.000001')).toBe(
      '2026-11-16T08:00:00.000Z',
    );
  });

  test('a client id with a future, very old or missing time sets no date of writing', () => {
    expect(getDate(id(Date.parse(created) + 86_400_000), created)).toBe(created);
    expect(getDate(id(Date.UTC(2020, 0, 1)), created)).toBe(created);
    expect(getDate('s_5f3', created)).toBe(created);
    expect(getDate(id(monday), 'no date')).toBe('no date');
  });

  test("the record's own date counts before the client id, however old it is", () => {
    const may = '2024-05-01T07:30:00.000Z';
    for (const written of [may, '2024-05-01T07:30:00', '2024-05-01T09:30:00.000000+02:00'])
      expect(getDate(id(monday), created, written)).toBe(may);
    expect(getDate('s_5f3', 'no date', may)).toBe(may);
  });

  test('a written date up to a day after the creation date counts, a later one does not', () => {
    const latest = '2026-11-21T10:00:00.000Z';
    expect(getDate(id(monday), created, latest)).toBe(latest);
    for (const written of ['2026-11-21T10:00:00.001Z', '2036-11-20T10:00:00.000Z'])
      expect(getDate(id(monday), created, written)).toBe('2026-11-16T08:00:00.000Z');
  });

  test('a written date that is no date with a time since 1970 is ignored', () => {
    for (const written of ['', 'yesterday', '2024-05-01', '1969-12-31T23:59:59Z', 5, null, {}])
      expect(getDate('s_5f3', created, written)).toBe(created);
    const damaged = { client_id: 's_5f3', created_date: created, record: null as never };
    expect(getWrittenDate(damaged)).toBe(created);
  });

  test('a new local record sorts by its written date', () => {
    const older = buildLocalRecord('a', { written_date: '2024-05-01T07:30:00.000Z' }, now);
    expect(older.order).toBe(toNewestFirstKey('2024-05-01T07:30:00.000Z'));
    expect(older.order > aPrayer().order).toBe(true);
  });
});

test('the server ids of duplicate rows keep their stored name', () => {
  const stored = withDuplicateIds(['r2']);
  expect(Object.keys(stored)).toEqual(['twins']);
  expect(getDuplicateIds(aPrayer(stored))).toEqual(['r2']);
  expect(getDuplicateIds(aPrayer())).toEqual([]);
});
