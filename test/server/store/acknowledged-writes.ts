// Ledger of the writes sent to a server that may be killed at any moment, used to check the data
// after a restart.
import { expect } from 'vitest';
import type { WireRecord } from '../../../schemas/api/backend-api.ts';

type Fields = Record<string, unknown>;

/** A call that got no answer. The call took effect either completely or not at all. */
type OpenCall =
  | { kind: 'create'; sent: readonly Fields[] }
  | { kind: 'update'; before: WireRecord; change: Fields }
  | { kind: 'delete'; before: WireRecord };

export interface WriteLedger {
  /** Acknowledged and stored records, by id. */
  records: Map<string, WireRecord>;
  /** Ids whose deletion was acknowledged. */
  deleted: Set<string>;
  open: Set<OpenCall>;
  /** Calls that were acknowledged. */
  acknowledged: number;
  /** Counts of the unanswered calls: those with a stored effect, and those without any effect. */
  happened: number;
  vanished: number;
}

export function createLedger(): WriteLedger {
  return {
    records: new Map(),
    deleted: new Set(),
    open: new Set(),
    acknowledged: 0,
    happened: 0,
    vanished: 0,
  };
}

/** @returns a function to call when the answer arrives; an interrupted call stays open */
export function recordCall(
  ledger: WriteLedger,
  open: OpenCall,
): (answer: readonly WireRecord[]) => void {
  ledger.open.add(open);
  return (answer) => {
    ledger.open.delete(open);
    ledger.acknowledged += 1;
    for (const record of answer) ledger.records.set(record.id, record);
    if (open.kind === 'delete') {
      ledger.records.delete(open.before.id);
      ledger.deleted.add(open.before.id);
    }
  };
}

/**
 * Compares the ledger with the exact data of a restarted server, and takes that data as the state
 * from which all writers continue.
 */
export function compareAfterRestart(
  ledger: WriteLedger,
  storedRecords: readonly WireRecord[],
): void {
  const byId = new Map(storedRecords.map((record) => [record.id, record]));
  const byClientId = new Map(storedRecords.map((record) => [record['client_id'], record]));
  expect(byId.size).toBe(storedRecords.length);
  expect(byClientId.size).toBe(storedRecords.length);
  expect(new Set(storedRecords.map(({ updated_date: date }) => date)).size).toBe(
    storedRecords.length,
  );
  for (const open of ledger.open) {
    if (isApplied(open, byId, byClientId)) ledger.happened += 1;
    else ledger.vanished += 1;
    settleWrite(ledger, open, byId, byClientId);
  }
  ledger.open.clear();
  expect([...byId.keys()].filter((id) => !ledger.records.has(id))).toEqual([]);
  for (const [id, record] of ledger.records) expect(byId.get(id)).toEqual(record);
}

function isApplied(
  open: OpenCall,
  byId: ReadonlyMap<string, WireRecord>,
  byClientId: ReadonlyMap<unknown, WireRecord>,
): boolean {
  switch (open.kind) {
    case 'create':
      return open.sent.some((fields) => byClientId.has(fields['client_id']));
    case 'update':
      return byId.get(open.before.id)?.updated_date !== open.before.updated_date;
    case 'delete':
      return !byId.has(open.before.id);
  }
}

function settleWrite(
  ledger: WriteLedger,
  open: OpenCall,
  byId: ReadonlyMap<string, WireRecord>,
  byClientId: ReadonlyMap<unknown, WireRecord>,
): void {
  switch (open.kind) {
    case 'create': {
      const created = open.sent.flatMap((fields) => byClientId.get(fields['client_id']) ?? []);
      // A bulk create stores all its records or none.
      expect([0, open.sent.length]).toContain(created.length);
      for (const [index, record] of created.entries()) {
        expect(record).toMatchObject(open.sent[index] ?? {});
        ledger.records.set(record.id, record);
      }
      return;
    }
    case 'update': {
      const record = byId.get(open.before.id);
      if (record && record.updated_date !== open.before.updated_date) {
        expect(record).toEqual({
          ...open.before,
          ...open.change,
          updated_date: record.updated_date,
        });
        expect(record.updated_date > open.before.updated_date).toBe(true);
        ledger.records.set(record.id, record);
      }
      return;
    }
    case 'delete':
      if (byId.has(open.before.id)) return;
      ledger.records.delete(open.before.id);
      ledger.deleted.add(open.before.id);
  }
}
