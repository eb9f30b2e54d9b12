// Runs several calls in one transaction, in which each call can fail and roll back separately.
import { CompiledQuery } from 'kysely';
import { HttpError } from '../../errors.ts';
import { createTurnTaker } from '../event-loop-turns.ts';
import type { Database } from '../sql/database.ts';
import type { RecordStore } from '../store.ts';

/** @param recordsOf returns the record store inside a transaction */
export function runInOrder<T>(
  { write, ...database }: Database,
  recordsOf: (database: Database) => RecordStore,
  calls: readonly ((records: RecordStore) => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> {
  return write(async (trx) => {
    const records = recordsOf({ ...database, db: trx, reader: trx, write: (work) => work(trx) });
    const outcomes: PromiseSettledResult<T>[] = [];
    const takeTurn = createTurnTaker();
    for (const call of calls) {
      await takeTurn();
      await trx.executeQuery(savepoint);
      try {
        outcomes.push({ status: 'fulfilled', value: await call(records) });
      } catch (reason) {
        if (concernsAll(reason)) throw reason;
        await trx.executeQuery(rollback);
        outcomes.push({ status: 'rejected', reason });
      }
      await trx.executeQuery(release);
    }
    return outcomes;
  });
}

/**
 * Returns whether the error concerns all calls of the transaction. This is an unexpected error, or
 * an error that every call would get: the user was deleted, or the database is too slow.
 */
function concernsAll(reason: unknown): boolean {
  return !(reason instanceof HttpError) || reason.status === 401 || reason.status >= 500;
}

const savepoint = CompiledQuery.raw('savepoint change');
const rollback = CompiledQuery.raw('rollback to savepoint change');
const release = CompiledQuery.raw('release savepoint change');
