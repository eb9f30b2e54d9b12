// Many changes in one call, each answered as its single call would be: what a device sends when it
// comes back after a long time away.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  maxBatchChanges,
  type BatchAnswers,
  type BatchChange,
} from '../../../schemas/api/backend-api.ts';
import type { ChangePublisher } from '../../realtime/announcer.ts';
import { isObject } from '../../entities/validation.ts';
import { parseVersions } from '../../http/if-match.ts';
import { toErrorBody, HttpError } from '../../errors.ts';
import { toHttpError } from '../../http/error-responses.ts';
import { DatabaseOutage } from '../../store/database-outage.ts';
import type { RecordStore } from '../../store/store.ts';
import {
  createSingleRecord,
  deleteSingleRecord,
  updateSingleRecord,
  type ChangeAnswer,
  type ChangeContext,
} from './change-record.ts';
import {
  recordsPath,
  requireWriter,
  type EntityRoute,
  type RecordParts,
} from './record-request.ts';

/** A change in a batch costs about a tenth of a call of its own, and is counted as that much. */
const changesPerCall = 10;

/** What was done, and what is to be told of it once it is on the disk. */
interface Done {
  answered: ChangeAnswer;
  told: (() => void)[];
}

type Call = (records: RecordStore) => Promise<Done>;

export function batchRoute(app: FastifyInstance, parts: RecordParts): void {
  const { records, publisher, calls: counter } = parts;

  app.post<EntityRoute>(`${recordsPath}/batch`, async (request): Promise<BatchAnswers> => {
    const { entity, caller } = await requireWriter(parts, request);
    const changes = readBatch(request.body);
    if (changes.length === 0) return { answers: [] };
    if (!caller.isService)
      counter.addForUser(caller.user.id, Math.ceil(changes.length / changesPerCall));
    const calls = changes.map((change): Call => async (within) => {
      const told: Done['told'] = [];
      return {
        answered: await carryOut(
          { ...parts, entity, caller, records: within, publisher: holdBack(publisher, told) },
          change,
        ),
        told,
      };
    });
    const outcomes = await callAll(records, calls);
    return { answers: outcomes.map((outcome) => answerOf(request, outcome)) };
  });
}

function carryOut(changing: ChangeContext, change: BatchChange): Promise<ChangeAnswer> {
  switch (change.op) {
    case 'create':
      return createSingleRecord(changing, change.data);
    case 'update':
      return updateSingleRecord(changing, change.id, change.data, parseVersions(change.if_match));
    case 'delete':
      return deleteSingleRecord(changing, change.id, parseVersions(change.if_match));
  }
}

/** The sockets hear of nothing that could still be undone. */
function holdBack(publisher: ChangePublisher, told: (() => void)[]): ChangePublisher {
  return {
    ...publisher,
    publishRecord: (...event) => void told.push(() => publisher.publishRecord(...event)),
  };
}

/** @throws when nothing was done at all */
async function callAll(
  records: RecordStore,
  calls: readonly Call[],
): Promise<PromiseSettledResult<Done>[]> {
  try {
    return await records.runInOrder(calls);
  } catch (error) {
    if (calls.length === 1 || error instanceof HttpError || error instanceof DatabaseOutage)
      throw error;
  }
  // One of them is such that the server stumbles over it. The others must not wait for that to be
  // mended: each by itself.
  const outcomes: PromiseSettledResult<Done>[] = [];
  for (const call of calls) {
    const [outcome] = await records
      .runInOrder([call])
      .catch((reason: unknown) => [{ status: 'rejected' as const, reason }]);
    if (outcome) outcomes.push(outcome);
  }
  return outcomes;
}

function answerOf(
  request: FastifyRequest,
  outcome: PromiseSettledResult<Done>,
): BatchAnswers['answers'][number] {
  if (outcome.status === 'fulfilled') {
    for (const tell of outcome.value.told) tell();
    return outcome.value.answered;
  }
  const fault = toHttpError(outcome.reason);
  if (fault.status >= 500 && fault !== outcome.reason)
    request.log.error({ err: outcome.reason }, 'unexpected');
  return { status: fault.status, body: toErrorBody(fault, request.id) };
}

/**
 * What is wrong with the words of one change, its own answer says; here only what no single call
 * could say. @throws HttpError 400
 */
function readBatch(body: unknown): BatchChange[] {
  const changes = isObject(body) ? body['changes'] : undefined;
  if (!Array.isArray(changes)) throw badBatch('The body must be an object with a list of changes.');
  if (changes.length > maxBatchChanges)
    throw new HttpError(400, 'too_many', `At most ${maxBatchChanges} changes may be sent at once.`);
  return changes.map((change: unknown, index) => {
    const where = `Change ${index + 1}`;
    if (!isObject(change)) throw badBatch(`${where} must be an object.`);
    const { op, id, data, if_match } = change;
    if (op !== 'create' && op !== 'update' && op !== 'delete')
      throw badBatch(`${where} has no op, which is one of create, update, delete.`);
    if (op !== 'create' && (typeof id !== 'string' || id === ''))
      throw badBatch(`${where} needs the id of a record.`);
    if (if_match !== undefined && typeof if_match !== 'string')
      throw badBatch(`${where} has an if_match that is no text.`);
    return { op, id, data, if_match } as BatchChange;
  });
}

function badBatch(message: string): HttpError {
  return new HttpError(400, 'invalid_body', message);
}
