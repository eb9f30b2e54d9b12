// What the server's answers do to the records they were asked for.
import { type Fields, type LocalRecord, type Problem, sameValue } from '../schemas/local-record.ts';
import { makeAnewOf } from './anew.ts';
import { confirmMissing, joinOther } from './confirm.ts';
import { meetNow, settleCreate, settleUpdate } from './meet.ts';
import { change, changeMany, type Shelf, type Stored } from './shelf.ts';
import type { Change, Pause, Transport, WriteAnswer } from './transport.ts';

/** A record as it was marked, what was asked of the server, and what it said. */
interface Answered {
  doc: Stored;
  change: Change;
  answer: WriteAnswer;
}

/** One write of the storage for all answers, then what single ones need further. @returns for each why it must wait, in their order */
export async function writeBack(shelf: Shelf, answered: readonly Answered[], transport: Transport): Promise<(Pause | null)[]> {
  const byId = new Map(answered.map((one) => [one.doc.client_id, one]));
  await changeMany(
    shelf,
    answered.map(({ doc }) => doc),
    (now) => {
      const one = byId.get(now.client_id);
      return one ? apply(shelf, one, now, transport) : null;
    },
  );
  const pauses: (Pause | null)[] = [];
  for (const one of answered) pauses.push(await followUp(shelf, one, transport));
  return pauses;
}

/** The record after its answer. Pure. */
function apply(shelf: Shelf, { doc: marked, change: sent, answer }: Answered, now: Stored, { guarded }: Transport): LocalRecord {
  const released = { ...now, sending: false };
  // Nobody knows whether it was done: `sent` remembers.
  if (answer.kind === 'offline' || answer.kind === 'busy') return released;
  // [R9] The fence: an answer is applied only to the record it was asked for.
  if (now.server_id !== marked.server_id || now.updated_date !== marked.updated_date) return released;
  switch (answer.kind) {
    case 'ok': {
      const row = answer.value;
      // On a backend without unique client ids the record may have further rows: see `followUp`.
      if (row === null) return guarded ? afterDelete(now, guarded) : released;
      const settle = sent.kind === 'create' ? settleCreate : settleUpdate;
      return settle(shelf.schema, now, marked.record, row, guarded);
    }
    case 'stale':
      return { ...meetNow(shelf.schema, withoutSent(now, marked.record), answer.current, guarded), sending: false };
    case 'missing':
      return released;
    case 'deleted':
      // Only a create is answered so: the record of this client id was deleted by its owner.
      return { ...released, gone: 'elsewhere' };
    case 'refused':
      return refuse(now, marked.record, { status: answer.status, code: answer.code, message: answer.message });
    case 'unsupported':
      return refuse(now, marked.record, { status: 404, code: 'unsupported', message: 'The server has no such call.' });
    case 'signed-out':
    case 'outdated':
    case 'unsent':
      // The server did not look at it.
      return { ...withoutSent(now, marked.record), sending: false };
  }
}

async function followUp(shelf: Shelf, { doc: marked, change: sent, answer }: Answered, transport: Transport): Promise<Pause | null> {
  const id = marked.client_id;
  switch (answer.kind) {
    case 'ok':
      return answer.value === null && !transport.guarded ? settleDelete(shelf, marked, transport) : null;
    case 'missing': {
      if (sent.kind === 'create') return { kind: 'busy' };
      const outcome = await confirmMissing(shelf, marked, transport);
      if (outcome === 'lives') return null;
      if (outcome !== 'gone') return outcome;
      const same = (now: Stored) => now.server_id === marked.server_id && now.updated_date === marked.updated_date;
      await change(shelf, id, (now) => (same(now) ? (sent.kind === 'delete' ? afterDelete(now, transport.guarded) : { ...now, gone: 'elsewhere' }) : null));
      return sent.kind === 'update' ? makeAnewOf(shelf, id, transport) : null;
    }
    case 'deleted':
      return sent.kind === 'create' ? makeAnewOf(shelf, id, transport) : { kind: 'busy' };
    case 'offline':
    case 'busy':
    case 'signed-out':
    case 'outdated':
      return answer;
    case 'stale':
    case 'refused':
    case 'unsupported':
    case 'unsent':
      return null;
  }
}

/** [R32] A removal is done when no row of the record is left. */
async function settleDelete(shelf: Shelf, marked: Stored, transport: Transport): Promise<Pause | null> {
  const outcome = await joinOther(shelf, marked, transport);
  if (outcome === 'lives') return null;
  if (outcome !== 'gone') return outcome;
  const same = (now: Stored) => now.server_id === marked.server_id && now.updated_date === marked.updated_date;
  await change(shelf, marked.client_id, (now) => (same(now) ? afterDelete(now, transport.guarded) : null));
  return null;
}

/** The server has it no more. Who restored it meanwhile, or edits it later, makes it anew. What may still arrive late is remembered (R11). */
function afterDelete(doc: Stored, guarded: boolean): LocalRecord {
  return { ...doc, gone: 'here', sent: guarded ? [] : doc.sent, sending: false, twins: [], sync: doc.removed ? 'safe' : 'waiting', problem: null };
}

/** [R14] Refused: it stays here, says why and waits for the person. What was edited meanwhile is a new try. */
function refuse(doc: LocalRecord, sent: Fields, problem: Problem): LocalRecord {
  const clean = { ...withoutSent(doc, sent), sending: false };
  return sameValue(doc.record, sent) ? { ...clean, sync: 'refused', problem: { ...problem, ...(doc.problem?.safe && { safe: doc.problem.safe }) } } : clean;
}

/** Of this one send the outcome is known; of an earlier one of the same version it is not (R4). */
function withoutSent(doc: LocalRecord, version: Fields): LocalRecord {
  const last = doc.sent.findLastIndex((other) => sameValue(other, version));
  return { ...doc, sent: doc.sent.filter((_, place) => place !== last) };
}
