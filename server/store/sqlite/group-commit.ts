// Group commit for SQLite: writes that wait at the same moment share one transaction, and so one
// flush to the disk.
import { CompiledQuery, type Kysely } from 'kysely';
import { createTurnTaker, nextTurn } from '../event-loop-turns.ts';
import type { Tables } from '../sql/tables.ts';

interface Job {
  work(trx: Kysely<Tables>): Promise<unknown>;
  done(value: unknown): void;
  failed(error: unknown): void;
}

/**
 * Maximum number of writes in a group, so that the first of many writes need not wait for the last.
 */
const maxGroupSize = 64;

/**
 * Runs the writes one after the other, in the order of the calls. A write that throws is rolled
 * back alone. A call resolves after the commit of its group, so every acknowledged write is on
 * disk.
 */
export function createGroupCommit(
  db: Kysely<Tables>,
): <T>(work: (trx: Kysely<Tables>) => Promise<T>) => Promise<T> {
  const waiting: Job[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // Requests that arrived together are read one by one. After one turn of the event loop, all
      // their writes are in the queue.
      await nextTurn();
      await commitGroup(db, waiting.splice(0, maxGroupSize));
    }
    isRunning = false;
  }

  return <T>(work: (trx: Kysely<Tables>) => Promise<T>) =>
    new Promise<T>((done, failed) => {
      waiting.push({ work, done: (value) => done(value as T), failed });
      if (!isRunning) void run();
    });
}

/**
 * Commits a group of writes. Never rejects, because the result of each write goes to its own
 * promise.
 */
async function commitGroup(db: Kysely<Tables>, jobs: readonly Job[]): Promise<void> {
  const answers: (() => void)[] = [];
  try {
    await db.connection().execute(async (connection) => {
      // Takes the write lock at the start, where busy_timeout waits for other processes.
      await connection.executeQuery(begin);
      try {
        const takeTurn = createTurnTaker();
        for (const job of jobs) {
          await takeTurn();
          answers.push(await runAlone(connection, job));
        }
        await connection.executeQuery(commit);
      } catch (error) {
        await undo(connection, rollback, error);
        throw error;
      }
    });
  } catch (error) {
    for (const job of jobs) job.failed(error);
    return;
  }
  for (const answer of answers) answer();
}

async function runAlone(
  connection: Kysely<Tables>,
  { work, done, failed }: Job,
): Promise<() => void> {
  await connection.executeQuery(savepoint);
  try {
    const value = await work(connection);
    await connection.executeQuery(release);
    return () => done(value);
  } catch (error) {
    await undo(connection, rollbackToSavepoint, error);
    await connection.executeQuery(release);
    return () => failed(error);
  }
}

/**
 * Runs a rollback statement. When the disk is full, SQLite has already rolled back the whole
 * transaction. The rollback statement then fails, and the first error is thrown because it states
 * the cause.
 */
async function undo(
  connection: Kysely<Tables>,
  statement: CompiledQuery,
  reason: unknown,
): Promise<void> {
  try {
    await connection.executeQuery(statement);
  } catch {
    throw reason;
  }
}

const begin = CompiledQuery.raw('begin immediate');
const commit = CompiledQuery.raw('commit');
const rollback = CompiledQuery.raw('rollback');
const savepoint = CompiledQuery.raw('savepoint one');
const release = CompiledQuery.raw('release one');
const rollbackToSavepoint = CompiledQuery.raw('rollback to one');
