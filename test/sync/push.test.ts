// What a record needs next, step by step.
import { describe, expect, test } from 'vitest';
import { meetRow, settleCreate, settleUpdate } from '../../replication/meet.ts';
import { nextIncarnation } from '../../replication/anew.ts';
import { planStep } from '../../replication/push.ts';
import type { ServerRow } from '../../replication/transport.ts';
import { editRecord, type LocalRecord, newRecord, newestFirst, removeRecord, restoreRecord } from '../../schemas/local-record.ts';
import { prayerSchema } from '../../schemas/prayer.ts';

const now = '2026-11-20T10:00:00.000Z';

function aPrayer(changes: Partial<LocalRecord> = {}): LocalRecord {
  return { ...newRecord('c1', { title: 't', prayer_text: 'mine' }, now), ...changes };
}

function aRow(fields: Record<string, unknown> = {}): ServerRow {
  return { id: 'r1', created_date: now, updated_date: '2026-11-20T10:00:01.000001Z', client_id: 'c1', title: 't', prayer_text: 'mine', ...fields };
}

/** As it is after the server has answered its create. */
function aSafePrayer(): LocalRecord {
  const sent = aPrayer();
  return settleCreate(prayerSchema, { ...sent, sent: [sent.record] }, sent.record, aRow(), true);
}

describe('push', () => {
  test('[R5] a new record is created; one whose try had no answer is looked up first', () => {
    expect(planStep(aPrayer(), false)).toMatchObject({ kind: 'send', change: { kind: 'create' } });
    const tried = aPrayer({ sent: [{ title: 't' }] });
    expect(planStep(tried, false)).toEqual({ kind: 'look-up' });
    expect(planStep(tried, true)).toMatchObject({ kind: 'send', change: { kind: 'create' } });
  });

  test('[R7] what was sent and answered is safe; what was edited meanwhile goes on waiting', () => {
    expect(aSafePrayer()).toMatchObject({ sync: 'safe', server_id: 'r1', sent: [], sending: false });
    const sent = aPrayer();
    const edited = editRecord({ ...sent, sent: [sent.record] }, { prayer_text: 'later' });
    const settled = settleCreate(prayerSchema, edited, sent.record, aRow(), true);
    expect(settled).toMatchObject({ sync: 'waiting', record: { prayer_text: 'later' } });
    expect(settled.record).not.toHaveProperty('earlier_wordings');
  });

  test('[R4] on a plain backend an echo is heard once: two devices that once sent the value of the other come to rest', () => {
    const answered = (is_answered: boolean, second: number) => aRow({ is_answered, updated_date: `2026-11-20T10:00:0${second}Z` });
    const tried = { ...aSafePrayer(), record: { ...aSafePrayer().record, is_answered: true }, sent: [{ is_answered: false }], sync: 'waiting' } as const;
    const first = meetRow(prayerSchema, tried, answered(false, 2), false);
    expect(first).toMatchObject({ record: { is_answered: true }, sync: 'waiting', sent: [] });
    const settled = settleUpdate(prayerSchema, first, first.record, answered(true, 3), false);
    expect(settled).toMatchObject({ sync: 'safe' });
    expect(meetRow(prayerSchema, settled, answered(false, 4), false)).toMatchObject({ record: { is_answered: false }, sync: 'safe' });
  });

  test('[R10] [R13] a removal that was sent and taken back may still arrive: the record remembers it until a newer version makes it harmless', () => {
    const later = aRow({ prayer_text: 'theirs', updated_date: '2026-11-20T10:00:05Z' });
    const sentRemoval = { ...removeRecord(aSafePrayer()), sent: [aSafePrayer().record] };
    // On a plain backend nothing stops it.
    const takenBack = meetRow(prayerSchema, sentRemoval, later, false);
    expect(takenBack).toMatchObject({ removed: false, sync: 'safe', recalled: true });
    expect(meetRow(prayerSchema, takenBack, aRow({ prayer_text: 'again', updated_date: '2026-11-20T10:00:09Z' }), false)).toMatchObject({ recalled: true });
    // On a guarded server a late removal of an older version is refused; of the same version it is not.
    expect(meetRow(prayerSchema, sentRemoval, later, true)).not.toHaveProperty('recalled');
    const restored = restoreRecord(sentRemoval);
    const there = meetRow(prayerSchema, restored, aRow({ updated_date: restored.updated_date }), true);
    expect(there).toMatchObject({ removed: false, sync: 'safe', recalled: true });
    expect(meetRow(prayerSchema, there, later, true)).toMatchObject({ recalled: false });
  });

  test('[R6] [R7] an answer with a row that has moved on since keeps both wordings', () => {
    const sent = aPrayer({ base: { prayer_text: 'before' } });
    const settled = settleCreate(prayerSchema, { ...sent, sent: [sent.record] }, sent.record, aRow({ prayer_text: 'theirs' }), true);
    expect(settled).toMatchObject({
      sync: 'waiting',
      record: { prayer_text: 'mine', earlier_wordings: [{ field: 'prayer_text', text: 'theirs' }] },
    });
  });

  test('[R8] an update sends changed fields only, null for a cleared one, and the date it was made from', () => {
    const edited = editRecord(aSafePrayer(), { is_answered: true, title: null });
    expect(planStep(edited, false)).toEqual({
      kind: 'send',
      change: { kind: 'update', serverId: 'r1', fields: { is_answered: true, title: null }, expected: '2026-11-20T10:00:01.000001Z' },
    });
    expect(planStep(editRecord(aSafePrayer(), { title: 't' }), false)).toMatchObject({ kind: 'settled', doc: { sync: 'safe' } });
  });

  test('[R10] what never left the device is removed without a word to the server; what did is deleted there', () => {
    expect(removeRecord(aPrayer())).toMatchObject({ removed: true, sync: 'safe' });
    expect(planStep(removeRecord(aSafePrayer()), false)).toMatchObject({ kind: 'send', change: { kind: 'delete', serverId: 'r1' } });
    expect(planStep(removeRecord(aPrayer({ sent: [{}] })), false)).toEqual({ kind: 'look-up' });
  });

  test('[R13] a removal holds against words it has seen and is taken back for others', () => {
    const removed = removeRecord(aSafePrayer());
    expect(meetRow(prayerSchema, removed, aRow(), true)).toMatchObject({ removed: true, sync: 'waiting' });
    expect(meetRow(prayerSchema, removed, aRow({ testimony: 'new words' }), true)).toMatchObject({ removed: false, record: { testimony: 'new words' } });
  });

  test('[R12] the next client id is computed alike everywhere', () => {
    expect(nextIncarnation('abc')).toBe('abc~2');
    expect(nextIncarnation('abc~2')).toBe('abc~3');
    expect(nextIncarnation('a~b~10')).toBe('a~b~11');
  });

  test('[R14] an edit of a refused record is a new try', () => {
    const refused = aPrayer({ sync: 'refused', problem: { status: 422, code: 'validation', message: 'too long' }, attempts: 3 });
    expect(editRecord(refused, { title: 'short' })).toMatchObject({ sync: 'waiting', problem: null, attempts: 0 });
    expect(restoreRecord(refused).sync).toBe('waiting');
  });

  test('newest first sorts ascending, whatever the form of the date', () => {
    const dates = ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.001000', '2026-11-21T00:00:00Z', '1970-01-01T00:00:00Z'];
    const sorted = dates.toSorted((a, b) => (newestFirst(a) < newestFirst(b) ? -1 : 1));
    expect(sorted).toEqual([dates[2], dates[1], dates[0], dates[3]]);
    expect(newestFirst('not a date')).toHaveLength(14);
  });
});
