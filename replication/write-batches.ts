// Writes many changes to a server: in batches if the server accepts them, otherwise in a few
// concurrent requests.
import { type BatchChange, maxBatchChanges } from '../schemas/api/backend-api.ts';
import type { TransportAnswer, RecordChange, ServerRow, WriteAnswer } from './transport.ts';

type Write = (change: RecordChange) => Promise<WriteAnswer>;
type WriteBatch = (body: readonly BatchChange[]) => Promise<BatchAnswer>;
/** `unsent`: the turn was lost before it could leave. */
export type BatchAnswer = TransportAnswer<TransportAnswer<ServerRow | null>[]> | { kind: 'unsent' };

/** Changes in one request: a lost answer leaves so many outcomes unknown. */
const maxTogether = maxBatchChanges;
/**
 * Maximum characters in one request. The limit adapts to the connection, because a large request
 * never arrives completely on a poor connection.
 */
const maxCharacters = 400_000;
const minCharacters = 10_000;
/**
 * Concurrent requests when each change is one request. Browsers open six connections to a server,
 * and pages need some of them.
 */
const maxConcurrentRequests = 4;
/** Number of consecutive failures after which nothing more is sent. */
const maxFailures = 3;

/** Size of a batch in characters, adapted to what the connection carried lately. */
export interface BatchSize {
  characters: number;
}

export function createBatchSize(): BatchSize {
  return { characters: maxCharacters };
}

/**
 * [R35] Sends each change in its own request. After the connection is lost, or when the server asks
 * to wait, the remaining changes are not sent.
 */
export async function writeConcurrently(
  changes: readonly RecordChange[],
  write: Write,
): Promise<WriteAnswer[]> {
  const answers: WriteAnswer[] = changes.map(() => ({ kind: 'unsent' }));
  let next = 0;
  let inARow = 0;
  let isOver = false;
  async function drive(): Promise<void> {
    while (!isOver && next < changes.length) {
      const index = next;
      next += 1;
      const change = changes[index];
      if (!change) return;
      const answer = await write(change);
      answers[index] = answer;
      inARow = answer.kind === 'busy' ? inARow + 1 : 0;
      isOver ||= isEnd(answer) || inARow >= maxFailures;
    }
  }
  await Promise.all(Array.from({ length: Math.min(maxConcurrentRequests, changes.length) }, drive));
  return answers;
}

/**
 * [R35] Sends many changes in one request, each with its own answer. A batch that is too large for
 * the server is split into halves.
 */
export async function writeInBatches(
  changes: readonly RecordChange[],
  write: Write,
  writeBatch: WriteBatch,
  batchSize: BatchSize = createBatchSize(),
): Promise<WriteAnswer[]> {
  const answers: WriteAnswer[] = [];
  const waiting = split(changes, batchSize.characters);
  for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
    const answer = batch.length === 1 ? null : await writeBatch(batch.map(toBatch));
    if (
      answer === null ||
      (answer.kind === 'refused' && answer.status !== 413) ||
      answer.kind === 'missing' ||
      answer.kind === 'unsupported'
    ) {
      // A refusal of the whole batch does not refuse a single record.
      const single = await writeConcurrently(batch, write);
      answers.push(...single);
      if (single.some(({ kind }) => kind === 'unsent') || single.some((one) => isEnd(one))) break;
      continue;
    }
    if (answer.kind === 'refused') {
      const half = Math.ceil(batch.length / 2);
      waiting.unshift(batch.slice(0, half), batch.slice(half));
      continue;
    }
    if (answer.kind === 'offline')
      batchSize.characters = Math.max(minCharacters, batchSize.characters / 4);
    if (answer.kind !== 'ok') {
      // `stale` and `deleted` describe a single record, so they give no information about a whole
      // batch.
      const whole: WriteAnswer =
        answer.kind === 'stale' || answer.kind === 'deleted' ? { kind: 'busy' } : answer;
      answers.push(...batch.map(() => whole));
      break;
    }
    answers.push(...answer.value);
    batchSize.characters = Math.min(maxCharacters, batchSize.characters * 2);
  }
  while (answers.length < changes.length) answers.push({ kind: 'unsent' });
  return answers;
}

function isEnd(answer: WriteAnswer): boolean {
  return (
    answer.kind === 'offline' ||
    answer.kind === 'signed-out' ||
    answer.kind === 'outdated' ||
    (answer.kind === 'busy' && answer.retryAfter !== undefined)
  );
}

function split(changes: readonly RecordChange[], max: number): RecordChange[][] {
  const batches: RecordChange[][] = [];
  let size = 0;
  for (const change of changes) {
    const characters = JSON.stringify(toBatch(change)).length;
    const last = batches.at(-1);
    if (!last || last.length >= maxTogether || size + characters > max) {
      batches.push([change]);
      size = characters;
    } else {
      last.push(change);
      size += characters;
    }
  }
  return batches;
}

function toBatch(change: RecordChange): BatchChange {
  switch (change.kind) {
    case 'create':
      return { op: 'create', data: change.fields };
    case 'update':
      return {
        op: 'update',
        id: change.serverId,
        data: change.fields,
        ...(change.expected !== '' && { if_match: change.expected }),
      };
    case 'delete':
      return {
        op: 'delete',
        id: change.serverId,
        ...(change.expected !== '' && { if_match: change.expected }),
      };
  }
}
