// Tests of the push decision for one record (planNextStep), the state changes after server answers,
// the next client id, and the newest-first sort key.
import { describe, expect, test } from 'vitest';
import { basicBackendRules } from '../../replication/basic-backend/basic-backend-rules.ts';
import { ownServerRules } from '../../replication/own-server-rules.ts';
import { reconcileRow, settleCreate, settleUpdate } from '../../replication/reconcile-row.ts';
import { getSuccessorClientId } from '../../replication/recreate-record.ts';
import { planNextStep } from '../../replication/push.ts';
import type { ServerRow } from '../../replication/transport.ts';
import {
  applyEdit,
  type LocalRecord,
  buildLocalRecord,
  toNewestFirstKey,
  applyRemoval,
  applyRestore,
} from '../../schemas/local-record.ts';
import { prayerSchema } from '../../schemas/entities/prayer.ts';

const now = '2026-11-20T10:00:00.000Z';

function buildPrayer(changes: Partial<LocalRecord> = {}): LocalRecord {
  return { ...buildLocalRecord('c1', { title: 't', prayer_text: 'mine' }, now), ...changes };
}

function buildRow(fields: Record<string, unknown> = {}): ServerRow {
  return {
    id: 'r1',
    created_date: now,
    updated_date: '2026-11-20T10:00:01.000001Z',
    client_id: 'c1',
    title: 't',
    prayer_text: 'mine',
    ...fields,
  };
}

/** Returns a prayer after the server has answered its create. */
function addSyncedPrayer(): LocalRecord {
  const sent = buildPrayer();
  return settleCreate(
    prayerSchema,
    { ...sent, sent: [sent.record] },
    sent.record,
    buildRow(),
    ownServerRules,
  );
}

describe('push', () => {
  test('[R5] a new record is created; after a lost answer the record is looked up first', () => {
    expect(planNextStep(buildPrayer(), false)).toMatchObject({
      kind: 'send',
      change: { kind: 'create' },
    });
    const attempted = buildPrayer({ sent: [{ title: 't' }] });
    expect(planNextStep(attempted, false)).toEqual({ kind: 'look-up' });
    expect(planNextStep(attempted, true)).toMatchObject({
      kind: 'send',
      change: { kind: 'create' },
    });
  });

  test('[R7] a sent and answered record is synced; a record edited meanwhile stays pending', () => {
    expect(addSyncedPrayer()).toMatchObject({
      sync: 'safe',
      server_id: 'r1',
      sent: [],
      sending: false,
    });
    const sent = buildPrayer();
    const edited = applyEdit({ ...sent, sent: [sent.record] }, { prayer_text: 'later' });
    const result = settleCreate(prayerSchema, edited, sent.record, buildRow(), ownServerRules);
    expect(result).toMatchObject({ sync: 'waiting', record: { prayer_text: 'later' } });
    expect(result.record).not.toHaveProperty('earlier_wordings');
  });

  test('[R4] on a basic backend an echo counts once, so that two devices settle', () => {
    const buildAnsweredRow = (is_answered: boolean, second: number) =>
      buildRow({ is_answered, updated_date: `2026-11-20T10:00:0${second}Z` });
    const attempted = {
      ...addSyncedPrayer(),
      record: { ...addSyncedPrayer().record, is_answered: true },
      sent: [{ is_answered: false }],
      sync: 'waiting',
    } as const;
    const first = reconcileRow(
      prayerSchema,
      attempted,
      buildAnsweredRow(false, 2),
      basicBackendRules,
    );
    expect(first).toMatchObject({ record: { is_answered: true }, sync: 'waiting', sent: [] });
    const result = settleUpdate(
      prayerSchema,
      first,
      first.record,
      buildAnsweredRow(true, 3),
      basicBackendRules,
    );
    expect(result).toMatchObject({ sync: 'safe' });
    expect(
      reconcileRow(prayerSchema, result, buildAnsweredRow(false, 4), basicBackendRules),
    ).toMatchObject({
      record: { is_answered: false },
      sync: 'safe',
    });
  });

  test('[R10] [R13] a sent and undone removal is noted in the record until a newer version', () => {
    const later = buildRow({ prayer_text: 'theirs', updated_date: '2026-11-20T10:00:05Z' });
    const sentRemoval = { ...applyRemoval(addSyncedPrayer()), sent: [addSyncedPrayer().record] };
    // On a basic backend nothing stops it.
    const takenBack = reconcileRow(prayerSchema, sentRemoval, later, basicBackendRules);
    expect(takenBack).toMatchObject({ removed: false, sync: 'safe', recalled: true });
    expect(
      reconcileRow(
        prayerSchema,
        takenBack,
        buildRow({ prayer_text: 'again', updated_date: '2026-11-20T10:00:09Z' }),
        basicBackendRules,
      ),
    ).toMatchObject({ recalled: true });
    // On a server with conditional writes a late removal of an older version is refused; of the
    // same version it is not.
    expect(reconcileRow(prayerSchema, sentRemoval, later, ownServerRules)).not.toHaveProperty(
      'recalled',
    );
    const restored = applyRestore(sentRemoval);
    const serverRow = reconcileRow(
      prayerSchema,
      restored,
      buildRow({ updated_date: restored.updated_date }),
      ownServerRules,
    );
    expect(serverRow).toMatchObject({ removed: false, sync: 'safe', recalled: true });
    expect(reconcileRow(prayerSchema, serverRow, later, ownServerRules)).toMatchObject({
      recalled: false,
    });
  });

  test('[R6] [R7] an answer with a row that has changed since keeps both versions', () => {
    const sent = buildPrayer({ base: { prayer_text: 'before' } });
    const result = settleCreate(
      prayerSchema,
      { ...sent, sent: [sent.record] },
      sent.record,
      buildRow({ prayer_text: 'theirs' }),
      ownServerRules,
    );
    expect(result).toMatchObject({
      sync: 'waiting',
      record: { prayer_text: 'mine', earlier_wordings: [{ field: 'prayer_text', text: 'theirs' }] },
    });
  });

  test('[R8] an update has changed fields only, null for cleared fields, and the base date', () => {
    const edited = applyEdit(addSyncedPrayer(), { is_answered: true, title: null });
    expect(planNextStep(edited, false)).toEqual({
      kind: 'send',
      change: {
        kind: 'update',
        serverId: 'r1',
        fields: { is_answered: true, title: null },
        expected: '2026-11-20T10:00:01.000001Z',
        record: edited.record,
      },
    });
    expect(planNextStep(applyEdit(addSyncedPrayer(), { title: 't' }), false)).toMatchObject({
      kind: 'settled',
      doc: { sync: 'safe' },
    });
  });

  test('[R10] a removal sends nothing for an unsent record, and a delete for a sent record', () => {
    expect(applyRemoval(buildPrayer())).toMatchObject({ removed: true, sync: 'safe' });
    expect(planNextStep(applyRemoval(addSyncedPrayer()), false)).toMatchObject({
      kind: 'send',
      change: { kind: 'delete', serverId: 'r1' },
    });
    expect(planNextStep(applyRemoval(buildPrayer({ sent: [{}] })), false)).toEqual({
      kind: 'look-up',
    });
  });

  test('[R13] a removal holds against text it has seen and is undone for other text', () => {
    const removed = applyRemoval(addSyncedPrayer());
    expect(reconcileRow(prayerSchema, removed, buildRow(), ownServerRules)).toMatchObject({
      removed: true,
      sync: 'waiting',
    });
    expect(
      reconcileRow(prayerSchema, removed, buildRow({ testimony: 'new words' }), ownServerRules),
    ).toMatchObject({ removed: false, record: { testimony: 'new words' } });
  });

  test('[R13] default and unset values of the row withdraw no removal', () => {
    const removed = applyRemoval(addSyncedPrayer());
    const filled = { category: 'other', is_answered: false, testimony: null };
    expect(removed.record).not.toHaveProperty('category');
    expect(reconcileRow(prayerSchema, removed, buildRow(filled), ownServerRules).removed).toBe(
      true,
    );
    for (const unseen of [{ category: 'health' }, { is_answered: true }])
      expect(
        reconcileRow(prayerSchema, removed, buildRow({ ...filled, ...unseen }), ownServerRules)
          .removed,
      ).toBe(false);
  });

  test('[R4a] with conditional writes a reconciled row settles all sent versions', () => {
    const edited = applyEdit(addSyncedPrayer(), { prayer_text: 'three' });
    const sent = [
      { ...edited.record, prayer_text: 'one' },
      { ...edited.record, prayer_text: 'two' },
    ];
    const row = buildRow({ prayer_text: 'theirs', updated_date: '2026-11-20T11:00:00.000001Z' });
    const pending = { ...edited, sent };
    expect(reconcileRow(prayerSchema, pending, row, ownServerRules)).toMatchObject({
      sync: 'waiting',
      sent: [],
      record: { prayer_text: 'three' },
    });
    // Without conditional writes, a late request may still arrive.
    expect(reconcileRow(prayerSchema, pending, row, basicBackendRules).sent).toEqual(sent);
  });

  test('[R4a] sent versions stay while a request of a differing record is under way', () => {
    const edited = applyEdit(addSyncedPrayer(), { prayer_text: 'two' });
    const sending = { ...edited, sent: [edited.record], sending: true };
    const other = buildRow({ testimony: 'theirs' });
    expect(reconcileRow(prayerSchema, sending, other, ownServerRules)).toMatchObject({
      sending: true,
      sent: [edited.record],
    });
    const equal = buildRow({ prayer_text: 'two' });
    expect(reconcileRow(prayerSchema, sending, equal, ownServerRules)).toMatchObject({
      sync: 'safe',
      sending: false,
      sent: [],
    });
  });

  test('[R12] the next client id is computed alike everywhere', () => {
    expect(getSuccessorClientId('abc')).toBe('abc~2');
    expect(getSuccessorClientId('abc~2')).toBe('abc~3');
    expect(getSuccessorClientId('a~b~10')).toBe('a~b~11');
  });

  test('[R14] an edit of a refused record is a new try', () => {
    const rejected = buildPrayer({
      sync: 'refused',
      problem: { status: 422, code: 'validation', message: 'too long' },
      attempts: 3,
    });
    expect(applyEdit(rejected, { title: 'short' })).toMatchObject({
      sync: 'waiting',
      problem: null,
      attempts: 0,
    });
    expect(applyRestore(rejected).sync).toBe('waiting');
  });

  test('sorting by newest first works with every form of the date', () => {
    const dates = [
      '2026-11-20T10:00:00.000Z',
      '2026-11-20T10:00:00.001000',
      '2026-11-21T00:00:00Z',
      '1970-01-01T00:00:00Z',
    ];
    const sorted = dates.toSorted((a, b) => (toNewestFirstKey(a) < toNewestFirstKey(b) ? -1 : 1));
    expect(sorted).toEqual([dates[2], dates[1], dates[0], dates[3]]);
    expect(toNewestFirstKey('not a date')).toHaveLength(14);
  });
});
