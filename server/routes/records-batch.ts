// Many changes in one call, each answered as its single call would be: what a device sends when it comes back after a long time away.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mostInBatch, type BatchAnswers, type BatchChange } from '../../schemas/wire.ts';
import type { Announcer } from '../announcer.ts';
import { isObject } from '../check.ts';
import { versionsIn } from '../conditional.ts';
import { errorBody, HttpError } from '../errors.ts';
import { faultOf } from '../faults.ts';
import { Outage } from '../store/outage.ts';
import type { RecordStore } from '../store/store.ts';
import { createOne, deleteOne, updateOne, type Answered, type Changing } from './record-changes.ts';
import { recordsPath, writerOf, type ByName, type RecordParts } from './record-parts.ts';

/** A change in a batch costs about a tenth of a call of its own, and is counted as that much. */
const changesPerCall = 10;

/** What was done, and what is to be told of it once it is on the disk. */
interface Done {
  answered: Answered;
  told: (() => void)[];
}

type Call = (records: RecordStore) => Promise<Done>;

export function batchRoute(app: FastifyInstance, parts: RecordParts): void {
  const { records, announcer, calls: counter } = parts;

  app.post<ByName>(`${recordsPath}/batch`, async (request): Promise<BatchAnswers> => {
    const { entity, caller } = await writerOf(parts, request);
    const changes = readBatch(request.body);
    if (changes.length === 0) return { answers: [] };
    if (!caller.isService) counter.addForPerson(caller.user.id, Math.ceil(changes.length / changesPerCall));
    const calls = changes.map((change): Call => async (within) => {
      const told: Done['told'] = [];
      return { answered: await carryOut({ ...parts, entity, caller, records: within, announcer: holdBack(announcer, told) }, change), told };
    });
    const outcomes = await callAll(records, calls);
    return { answers: outcomes.map((outcome) => answerOf(request, outcome)) };
  });
}

function carryOut(changing: Changing, change: BatchChange): Promise<Answered> {
  switch (change.op) {
    case 'create':
      return createOne(changing, change.data);
    case 'update':
      return updateOne(changing, change.id, change.data, versionsIn(change.if_match));
    case 'delete':
      return deleteOne(changing, change.id, versionsIn(change.if_match));
  }
}

/** The sockets hear of nothing that could still be undone. */
function holdBack(announcer: Announcer, told: (() => void)[]): Announcer {
  return { ...announcer, tell: (...event) => void told.push(() => announcer.tell(...event)) };
}

/** @throws when nothing was done at all */
async function callAll(records: RecordStore, calls: readonly Call[]): Promise<PromiseSettledResult<Done>[]> {
  try {
    return await records.inOrder(calls);
  } catch (error) {
    if (calls.length === 1 || error instanceof HttpError || error instanceof Outage) throw error;
  }
  // One of them is such that the server stumbles over it. The others must not wait for that to be mended: each by itself.
  const outcomes: PromiseSettledResult<Done>[] = [];
  for (const call of calls) {
    const [outcome] = await records.inOrder([call]).catch((reason: unknown) => [{ status: 'rejected' as const, reason }]);
    if (outcome) outcomes.push(outcome);
  }
  return outcomes;
}

function answerOf(request: FastifyRequest, outcome: PromiseSettledResult<Done>): BatchAnswers['answers'][number] {
  if (outcome.status === 'fulfilled') {
    for (const tell of outcome.value.told) tell();
    return outcome.value.answered;
  }
  const fault = faultOf(outcome.reason);
  if (fault.status >= 500 && fault !== outcome.reason) request.log.error({ err: outcome.reason }, 'unexpected');
  return { status: fault.status, body: errorBody(fault, request.id) };
}

/** What is wrong with the words of one change, its own answer says; here only what no single call could say. @throws HttpError 400 */
function readBatch(body: unknown): BatchChange[] {
  const changes = isObject(body) ? body['changes'] : undefined;
  if (!Array.isArray(changes)) throw badBatch('The body must be an object with a list of changes.');
  if (changes.length > mostInBatch) throw new HttpError(400, 'too_many', `At most ${mostInBatch} changes may be sent at once.`);
  return changes.map((change: unknown, place) => {
    const where = `Change ${place + 1}`;
    if (!isObject(change)) throw badBatch(`${where} must be an object.`);
    const { op, id, data, if_match } = change;
    if (op !== 'create' && op !== 'update' && op !== 'delete') throw badBatch(`${where} has no op, which is one of create, update, delete.`);
    if (op !== 'create' && (typeof id !== 'string' || id === '')) throw badBatch(`${where} needs the id of a record.`);
    if (if_match !== undefined && typeof if_match !== 'string') throw badBatch(`${where} has an if_match that is no text.`);
    return { op, id, data, if_match } as BatchChange;
  });
}

function badBatch(message: string): HttpError {
  return new HttpError(400, 'invalid_body', message);
}
