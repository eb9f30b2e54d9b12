// Runs checks of answer schemas in one worker thread with limits of time and memory. The event loop
// never waits for a schema or a value that comes from outside.
import { Worker } from 'node:worker_threads';
import { HttpError } from '../errors.ts';
import { tooManyRequestsError } from '../http/rate-limits.ts';

/** A job for the thread. `schema` is a cleaned schema. */
export type SchemaJob =
  | { kind: 'check'; schema: Readonly<Record<string, unknown>>; value: unknown }
  | {
      kind: 'extract';
      schema: Readonly<Record<string, unknown>>;
      isList: boolean;
      /** Media type of the file. */
      type: string;
      bytes: Uint8Array;
    };

export type SchemaJobResult =
  | { kind: 'ready' }
  /** `json` is text, because copying a large value would block the event loop. */
  | { kind: 'done'; json: string }
  /** The file cannot be used; `message` is a sentence for the person who chose the file. */
  | { kind: 'refused'; message: string }
  | { kind: 'bad schema' };

/** Milliseconds for one job. The check of a usual answer takes less than 20 ms. */
const maxJobMillis = 3_000;
/** Milliseconds until the thread must be ready. */
const maxStartMillis = 30_000;
/** Milliseconds after which an unused thread ends. */
const idleMillis = 30_000;
/** Maximum number of jobs of one user that wait or run at the same time. */
const maxJobsPerUser = 5;
/** Maximum number of jobs of all users that wait at the same time. */
const maxJobs = 100;

/**
 * V8 ends the whole process when one large allocation exceeds the limit of a thread. The limit is
 * therefore far above the need of the largest file that `maxTableBytes` allows.
 */
const memoryLimits = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 32 };

/** Bytes of the largest table. Parsed JSON takes up to 25 times as much memory. */
export const maxTableBytes = 4 * 1024 * 1024;

interface WaitingJob {
  job: SchemaJob;
  resolve: (result: SchemaJobResult) => void;
  reject: (error: unknown) => void;
}

/** Jobs by user. The users take turns, so that many jobs of one user delay others by one job. */
const waitingByUser = new Map<string, WaitingJob[]>();
let running: { userId: string; waiting: WaitingJob } | undefined;
let thread: { worker: Worker; isReady: boolean } | undefined;
let timer: NodeJS.Timeout | undefined;

/**
 * Returns the first error of a value, or an empty list.
 * @throws HttpError 422 `bad_schema`, 422 `schema_too_costly`, 429, 503 `busy`
 */
export async function checkInThread(
  userId: string,
  schema: Readonly<Record<string, unknown>>,
  value: unknown,
): Promise<string[]> {
  const result = await run(userId, { kind: 'check', schema, value });
  return result.kind === 'refused' ? [result.message] : (JSON.parse(result.json) as string[]);
}

/**
 * Extracts the rows of a table.
 * @returns the rows as JSON, or a sentence that says why the file cannot be used
 * @throws HttpError as `checkInThread`
 */
export async function extractInThread(
  userId: string,
  job: Omit<Extract<SchemaJob, { kind: 'extract' }>, 'kind'>,
): Promise<{ kind: 'done'; json: string } | { kind: 'refused'; message: string }> {
  return run(userId, { kind: 'extract', ...job });
}

async function run(
  userId: string,
  job: SchemaJob,
): Promise<Extract<SchemaJobResult, { kind: 'done' | 'refused' }>> {
  const ofUser = waitingByUser.get(userId) ?? [];
  if (ofUser.length + (running?.userId === userId ? 1 : 0) >= maxJobsPerUser)
    throw tooManyRequestsError(5);
  if ([...waitingByUser.values()].reduce((sum, jobs) => sum + jobs.length, 0) >= maxJobs)
    throw new HttpError(503, 'busy', 'The server has too much to do now. Try again soon.', {
      retryAfter: 10,
    });
  const result = await new Promise<SchemaJobResult>((resolve, reject) => {
    ofUser.push({ job, resolve, reject });
    waitingByUser.set(userId, ofUser);
    startNext();
  });
  switch (result.kind) {
    case 'done':
    case 'refused':
      return result;
    case 'bad schema':
      throw new HttpError(
        422,
        'bad_schema',
        'The schema of the answer is not a valid JSON Schema.',
      );
    case 'ready':
      throw new Error('The schema thread was ready twice.');
  }
}

function startNext(): void {
  if (running) return;
  const [next] = waitingByUser;
  if (!next) {
    waitFor(idleMillis, closeThread);
    return;
  }
  thread ??= startThread();
  if (!thread.isReady) return;
  const [userId, jobs] = next;
  const [waiting, ...others] = jobs;
  waitingByUser.delete(userId);
  if (others.length > 0) waitingByUser.set(userId, others);
  if (!waiting) return;
  running = { userId, waiting };
  waitFor(maxJobMillis, () => {
    closeThread();
    settle((job) => job.reject(tooCostlyError()));
  });
  thread.worker.postMessage(waiting.job);
}

function startThread(): { worker: Worker; isReady: boolean } {
  const worker = new Worker(new URL('schema-worker.ts', import.meta.url), {
    resourceLimits: memoryLimits,
  });
  const started = { worker, isReady: false };
  worker.on('message', (result: SchemaJobResult) => {
    if (thread?.worker !== worker) return;
    if (result.kind === 'ready') {
      started.isReady = true;
      startNext();
    } else {
      settle((job) => job.resolve(result));
    }
  });
  worker.on('error', (error: Error & { code?: string }) => {
    if (thread?.worker !== worker) return;
    thread = undefined;
    const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (running) settle((job) => job.reject(isFull ? tooCostlyError() : error));
    else rejectAll(error);
  });
  // The thread does not keep the process running.
  worker.unref();
  waitFor(maxStartMillis, () => {
    closeThread();
    rejectAll(new Error('The schema thread did not start.'));
  });
  return started;
}

function settle(answer: (job: WaitingJob) => void): void {
  const job = running?.waiting;
  running = undefined;
  if (job) answer(job);
  startNext();
}

function rejectAll(error: Error): void {
  const jobs = [...waitingByUser.values()].flat();
  waitingByUser.clear();
  for (const job of jobs) job.reject(error);
}

function closeThread(): void {
  void thread?.worker.terminate();
  thread = undefined;
}

/** Replaces the previous timer: the thread starts, runs one job, or is idle. */
function waitFor(millis: number, act: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(act, millis);
  timer.unref();
}

function tooCostlyError(): HttpError {
  return new HttpError(
    422,
    'schema_too_costly',
    'Checking this data against the schema takes too long. Use a simpler schema or less data.',
  );
}
