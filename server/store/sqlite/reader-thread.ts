// Runs long reading statements on an SQLite file in a worker thread, because Node's driver would
// block the event loop while it reads many megabytes.
import { Worker } from 'node:worker_threads';
import {
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
} from 'kysely';
import { HttpError } from '../../errors.ts';
import type { Tables } from '../sql/tables.ts';

export interface ReadJob {
  id: number;
  text: string;
  parameters: readonly unknown[];
}

export type ReadResult =
  | { id: number; rows: unknown[] }
  | { id: number; error: { message: string; errcode: number | undefined } };

/** Milliseconds of one statement, without the time in the queue. */
const maxStatementMillis = 15_000;

interface WaitingRead {
  job: ReadJob;
  resolve: (rows: unknown[]) => void;
  reject: (error: unknown) => void;
}

/**
 * Opens a database for reading. The thread starts with the first statement. A statement sees
 * everything that was committed before.
 * @param path of a database in WAL mode that exists
 * @param toFault converts an error of SQLite to the error that callers get
 */
export function openReader(path: string, toFault: (error: unknown) => unknown): Kysely<Tables> {
  const waiting: WaitingRead[] = [];
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function read(text: string, parameters: readonly unknown[]): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      waiting.push({ job: { id: (lastId += 1), text, parameters }, resolve, reject });
      if (waiting.length === 1) runFirst();
    });
  }

  function runFirst(): void {
    const [first] = waiting;
    if (!first) return;
    worker ??= startWorker();
    timer = setTimeout(() => {
      stopWorker();
      settleFirst((read) => read.reject(queryTooCostlyError()));
    }, maxStatementMillis).unref();
    worker.postMessage(first.job);
  }

  function startWorker(): Worker {
    const started = new Worker(new URL('reader-worker.ts', import.meta.url), { workerData: path });
    started.on('message', (result: ReadResult) => {
      if (result.id !== waiting[0]?.job.id) return;
      settleFirst((read) => {
        if ('rows' in result) read.resolve(result.rows);
        else read.reject(toFault(Object.assign(new Error(result.error.message), result.error)));
      });
    });
    started.on('error', (error) => {
      if (worker !== started) return;
      worker = undefined;
      settleFirst((read) => read.reject(toFault(error)));
    });
    // The thread does not keep the process running.
    started.unref();
    return started;
  }

  function settleFirst(answer: (read: WaitingRead) => void): void {
    clearTimeout(timer);
    const first = waiting.shift();
    if (first) answer(first);
    runFirst();
  }

  function stopWorker(): void {
    void worker?.terminate();
    worker = undefined;
  }

  const connection: DatabaseConnection = {
    executeQuery: async <Row>({
      sql,
      parameters,
    }: {
      sql: string;
      parameters: readonly unknown[];
    }) => ({
      rows: (await read(sql, parameters)) as Row[],
    }),
    streamQuery: () => {
      throw new Error('The reader has no streams.');
    },
  };
  const noTransaction = () => Promise.reject(new Error('The reader has no transactions.'));
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createDriver: () => ({
        init: async () => undefined,
        acquireConnection: async () => connection,
        releaseConnection: async () => undefined,
        beginTransaction: noTransaction,
        commitTransaction: noTransaction,
        rollbackTransaction: noTransaction,
        destroy: async () => {
          clearTimeout(timer);
          stopWorker();
        },
      }),
    },
  });
}

function queryTooCostlyError(): HttpError {
  return new HttpError(
    503,
    'query_too_costly',
    'The database took too long. Request less data at once, or try again later.',
    { retryAfter: 30 },
  );
}
