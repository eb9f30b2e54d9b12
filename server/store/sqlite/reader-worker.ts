// Worker thread that runs reading statements on an SQLite file.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { ReadJob, ReadResult } from './reader-thread.ts';

const database = new DatabaseSync(workerData as string, { readOnly: true, timeout: 5_000 });

parentPort?.on('message', (job: ReadJob) => parentPort?.postMessage(run(job)));

function run({ id, text, parameters }: ReadJob): ReadResult {
  try {
    return { id, rows: database.prepare(text).all(...(parameters as SQLInputValue[])) };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { id, error: { message, errcode } };
  }
}
