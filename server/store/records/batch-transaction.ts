// Several calls in one transaction, each of which may fail by itself.
import { CompiledQuery } from 'kysely';
import { HttpError } from '../../errors.ts';
import type { Database } from '../sql/database.ts';
import type { RecordStore } from '../store.ts';

/** @param recordsOf the records as a transaction sees them */
export function runInOrder<T>(
  { write, ...database }: Database,
  recordsOf: (database: Database) => RecordStore,
  calls: readonly ((records: RecordStore) => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> {
  return write(async (trx) => {
    const records = recordsOf({ ...database, db: trx, write: (work) => work(trx) });
    const outcomes: PromiseSettledResult<T>[] = [];
    for (const call of calls) {
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
 * A fault rather than an answer, or an answer that all others would get, too: whoever asks is no
 * more, or the database is too slow.
 */
function concernsAll(reason: unknown): boolean {
  return !(reason instanceof HttpError) || reason.status === 401 || reason.status >= 500;
}

const savepoint = CompiledQuery.raw('savepoint change');
const rollback = CompiledQuery.raw('rollback to savepoint change');
const release = CompiledQuery.raw('release savepoint change');
