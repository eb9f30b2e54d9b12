// Batch route: many record changes in one call, each answered like its single call. Devices use it
// after a long time offline.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  maxBatchChanges,
  type BatchAnswers,
  type BatchChange,
} from '../../../schemas/api/backend-api.ts';
import type { ChangePublisher } from '../../realtime/change-publisher.ts';
import { isObject } from '../../../schemas/is-object.ts';
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

/**
 * A change in a batch costs about a tenth of a single call, so ten changes count as one call in the
 * quota.
 */
const changesPerCall = 10;

/** Result of a change, and the events to publish after its commit. */
interface ChangeResult {
  answered: ChangeAnswer;
  publishLater: (() => void)[];
}

type Call = (records: RecordStore) => Promise<ChangeResult>;

export function batchRoute(app: FastifyInstance, parts: RecordParts): void {
  const { records, publisher, calls: counter } = parts;

  app.post<EntityRoute>(`${recordsPath}/batch`, async (request): Promise<BatchAnswers> => {
    const { entity, caller } = await requireWriter(parts, request);
    const changes = readBatch(request.body);
    if (changes.length === 0) return { answers: [] };
    if (!caller.isService)
      counter.addForUser(caller.user.id, Math.ceil(changes.length / changesPerCall));
    const calls = changes.map((change): Call => async (within) => {
      const publishLater: ChangeResult['publishLater'] = [];
      return {
        answered: await applyChange(
          {
            ...parts,
            entity,
            caller,
            records: within,
            publisher: deferEvents(publisher, publishLater),
          },
          change,
        ),
        publishLater,
      };
    });
    const outcomes = await callAll(records, calls);
    return { answers: outcomes.map((outcome) => buildAnswer(request, outcome)) };
  });
}

function applyChange(changing: ChangeContext, change: BatchChange): Promise<ChangeAnswer> {
  switch (change.op) {
    case 'create':
      return createSingleRecord(changing, change.data);
    case 'update':
      return updateSingleRecord(changing, change.id, change.data, parseVersions(change.if_match));
    case 'delete':
      return deleteSingleRecord(changing, change.id, parseVersions(change.if_match));
  }
}

/**
 * Collects events instead of publishing them, so that sockets receive no event of a change that may
 * still be rolled back.
 */
function deferEvents(publisher: ChangePublisher, publishLater: (() => void)[]): ChangePublisher {
  return {
    ...publisher,
    publishRecord: (...event) => void publishLater.push(() => publisher.publishRecord(...event)),
  };
}

/** @throws when nothing was done at all */
async function callAll(
  records: RecordStore,
  calls: readonly Call[],
): Promise<PromiseSettledResult<ChangeResult>[]> {
  try {
    return await records.runInOrder(calls);
  } catch (error) {
    if (calls.length === 1 || error instanceof HttpError || error instanceof DatabaseOutage)
      throw error;
  }
  // One of the changes causes a server error. Each change now runs separately, so that the other
  // changes are not blocked.
  const outcomes: PromiseSettledResult<ChangeResult>[] = [];
  for (const call of calls) {
    const [outcome] = await records
      .runInOrder([call])
      .catch((reason: unknown) => [{ status: 'rejected' as const, reason }]);
    if (outcome) outcomes.push(outcome);
  }
  return outcomes;
}

function buildAnswer(
  request: FastifyRequest,
  outcome: PromiseSettledResult<ChangeResult>,
): BatchAnswers['answers'][number] {
  if (outcome.status === 'fulfilled') {
    for (const publish of outcome.value.publishLater) publish();
    return outcome.value.answered;
  }
  const fault = toHttpError(outcome.reason);
  if (fault.status >= 500 && fault !== outcome.reason)
    request.log.error({ err: outcome.reason }, 'unexpected');
  return { status: fault.status, body: toErrorBody(fault, request.id) };
}

/**
 * Parses a batch. Reports only errors that no single call can report. An error inside one change is
 * reported in the answer to that change.
 * @throws HttpError 400
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
