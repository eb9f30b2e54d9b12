// Sends what waits, in groups: each record is planned, marked, sent and answered by itself, so that a refusal hurts only its record.
import { changedFields, type Fields, type LocalRecord, mostSent } from '../schemas/local-record.ts';
import { makeAnew } from './anew.ts';
import { askWhetherThere, lookUp } from './confirm.ts';
import { changeMany, readWaiting, type Shelf, type Stored } from './shelf.ts';
import { type Change, endsCycle, mostLookedUp, type Pause, type Transport, type Turn, type WriteAnswer } from './transport.ts';
import { removeTwin } from './twins.ts';
import { writeBack } from './write-back.ts';

/** Records in one group: marked with one write of the storage, sent together, written back together. */
const groupSize = 200;
/** Rounds per record and cycle: look up, send, meet a newer version, send again. */
const mostRounds = 4;
/** Failures in a row after which the server is left in peace until the next cycle. */
const mostFailures = 3;

/** What one cycle knows of its push. */
interface Push {
  shelf: Shelf;
  transport: Transport;
  turn: Turn;
  rounds: Map<string, number>;
  lookedUp: Set<string>;
  /** Records that must wait for the next cycle. */
  postponed: Set<string>;
  busy: Pause | null;
  inARow: number;
  /** Questions that the server would not answer. */
  refusals: number;
}

const always: Turn = { isLost: () => false };

export async function pushWaiting(shelf: Shelf, transport: Transport, turn: Turn = always): Promise<Pause | null> {
  const push: Push = { shelf, transport, turn, rounds: new Map(), lookedUp: new Set(), postponed: new Set(), busy: null, inARow: 0, refusals: 0 };
  // What was made anew on the way (R12) waits under an id of its own: it goes in the same cycle.
  for (let waiting = await takeOffMarks(shelf); ; waiting = await readWaiting(shelf)) {
    const left = waiting.filter(({ client_id: id }) => !push.postponed.has(id));
    const able = left.filter((doc) => roundsOf(push, doc) < mostRounds);
    // It kept moving: it still waits, and a cycle that leaves it so is not a whole one.
    if (able.length === 0) return push.busy ?? (left.length > 0 ? { kind: 'busy' } : null);
    for (let start = 0; start < able.length; start += groupSize) {
      const pause = await pushGroup(push, able.slice(start, start + groupSize));
      if (pause) return pause;
    }
  }
}

/** [R31] Nobody else sends now: a mark that stands here was left by a tab that died. @returns what waits, in its present state */
async function takeOffMarks(shelf: Shelf): Promise<Stored[]> {
  const waiting = await readWaiting(shelf);
  const marked = waiting.filter(({ sending }) => sending);
  if (marked.length === 0) return waiting;
  await changeMany(shelf, marked, (now) => (now.sending ? { ...now, sending: false } : null));
  return readWaiting(shelf);
}

function roundsOf({ rounds }: Push, { client_id: id }: Stored): number {
  return rounds.get(id) ?? 0;
}

/** @returns why the whole push ends here */
async function pushGroup(push: Push, group: readonly Stored[]): Promise<Pause | null> {
  const { shelf, transport, turn, lookedUp } = push;
  const steps = group.map((doc) => ({ doc, step: planStep(doc, lookedUp.has(doc.client_id)) }));
  for (const { doc } of steps) push.rounds.set(doc.client_id, roundsOf(push, doc) + 1);
  const of = <Kind extends Step['kind']>(kind: Kind) =>
    steps.flatMap(({ doc, step }) => (step.kind === kind ? [{ doc, step: step as Extract<Step, { kind: Kind }> }] : []));

  const settledById = new Map(of('settled').map(({ doc, step }) => [doc.client_id, step.doc]));
  const settled = of('settled').map(({ doc }) => doc);
  const revs = revsOf(settled);
  await changeMany(shelf, settled, (now) => (now._rev === revs.get(now.client_id) ? (settledById.get(now.client_id) ?? null) : null));

  const toLookUp = of('look-up').map(({ doc }) => doc);
  // Elsewhere two ids are asked for of each.
  const mostAtOnce = transport.guarded ? mostLookedUp : mostLookedUp / 2;
  for (let start = 0; start < toLookUp.length; start += mostAtOnce) {
    const some = toLookUp.slice(start, start + mostAtOnce);
    const pause = isRefusing(push) ?? (await lookUp(shelf, some, transport));
    for (const { client_id: id } of some) (pause ? push.postponed : lookedUp).add(id);
    const end = judge(push, pause);
    if (end) return end;
  }
  for (const kind of ['ask', 'twin', 'make-anew'] as const) {
    for (const { doc } of of(kind)) {
      if (turn.isLost()) return { kind: 'busy' };
      const isQuestion = kind !== 'make-anew';
      const pause = (isQuestion ? isRefusing(push) : null) ?? (await (kind === 'ask' ? askWhetherThere(shelf, doc, transport) : kind === 'twin' ? removeTwin(shelf, doc, transport, turn) : makeAnew(shelf, doc, transport)));
      if (pause) push.postponed.add(doc.client_id);
      const end = judge(push, pause);
      if (end) return end;
    }
  }
  return sendGroup(push, of('send'));
}

async function sendGroup(push: Push, sends: readonly { doc: Stored; step: { change: Change } }[]): Promise<Pause | null> {
  const { shelf, transport, turn } = push;
  if (sends.length === 0) return null;
  // [R34] A tab that stood still and was overtaken sends nothing more.
  if (turn.isLost()) return { kind: 'busy' };
  // [R3] The mark is on the disk before the request leaves; a record that moved since it was read is not sent this time.
  const docs = sends.map(({ doc }) => doc);
  const revs = revsOf(docs);
  const written = await changeMany(shelf, docs, (now) => (now._rev === revs.get(now.client_id) ? markSent(now) : null));
  const marked = sends.flatMap(({ step }, place) => {
    const doc = written[place];
    return doc ? [{ doc, change: step.change }] : [];
  });
  if (marked.length === 0) return null;
  if (turn.isLost()) return { kind: 'busy' };
  const answers = await transport.write(
    shelf.entity,
    marked.map(({ change }) => change),
    turn,
  );
  const answered = marked.map((one, place) => ({ ...one, answer: answers[place] ?? ({ kind: 'unsent' } satisfies WriteAnswer) }));
  const pauses = await writeBack(shelf, answered, transport);
  let end: Pause | null = null;
  for (const [place, { doc, answer }] of answered.entries()) {
    const pause = pauses[place];
    if (pause || answer.kind === 'unsent') push.postponed.add(doc.client_id);
    // What did not leave tells nothing of the server.
    if (answer.kind !== 'unsent') end ??= judge(push, pause ?? null);
  }
  return end;
}

/**
 * [R15] A server that fails at one record may take the next; one that asks to wait, fails three times in a row, or is not there is left in
 * peace. [R14] One that will not answer a question about some records does not fail: the others go on.
 */
function judge(push: Push, pause: Pause | null): Pause | null {
  const isRefusal = pause?.kind === 'busy' && pause.isRefusal === true;
  if (isRefusal) push.refusals += 1;
  else push.inARow = pause ? push.inARow + 1 : 0;
  push.busy = pause ?? push.busy;
  return endsCycle(pause) || push.inARow >= mostFailures ? pause : null;
}

/** Three refusals, and no more is asked in this cycle: what needs an answer waits. */
function isRefusing({ refusals }: Push): Pause | null {
  return refusals >= mostFailures ? { kind: 'busy', isRefusal: true } : null;
}

function revsOf(docs: readonly Stored[]): Map<string, string> {
  return new Map(docs.map((doc) => [doc.client_id, doc._rev]));
}

type Step =
  | { kind: 'look-up' }
  | { kind: 'ask' }
  | { kind: 'make-anew' }
  | { kind: 'twin' }
  | { kind: 'settled'; doc: LocalRecord }
  | { kind: 'send'; change: Change };

/** What the record needs next. Pure. */
export function planStep(doc: LocalRecord, isLookedUp: boolean): Step {
  const settled: Step = { kind: 'settled', doc: { ...doc, sync: 'safe', sending: false, problem: null } };
  if (doc.server_id === null) {
    // [R5] An earlier try may have arrived: look before sending again.
    if (doc.sent.length > 0 && !isLookedUp) return { kind: 'look-up' };
    if (doc.removed) return settled;
    return doc.gone === 'elsewhere' ? { kind: 'make-anew' } : { kind: 'send', change: { kind: 'create', fields: doc.record } };
  }
  if (doc.removed) {
    if (doc.gone === 'here' || doc.gone === 'elsewhere') return settled;
    return { kind: 'send', change: { kind: 'delete', serverId: doc.server_id, expected: doc.updated_date } };
  }
  if (doc.gone === 'unsure') return { kind: 'ask' };
  if (doc.gone !== '') return { kind: 'make-anew' };
  const fields = changesToSend(doc);
  if (Object.keys(fields).length > 0) return { kind: 'send', change: { kind: 'update', serverId: doc.server_id, fields, expected: doc.updated_date } };
  // [R32] Only when the record's own row says everything may its second row go.
  return (doc.twins ?? []).length > 0 ? { kind: 'twin' } : settled;
}

/** [R8] Only changed fields travel; null clears one. */
function changesToSend({ record, base }: LocalRecord): Fields {
  return Object.fromEntries(changedFields(record, base ?? {}).map((field) => [field, record[field] ?? null]));
}

function markSent(doc: LocalRecord): LocalRecord {
  return { ...doc, sent: [...doc.sent, doc.record].slice(-mostSent), sending: true, attempts: doc.attempts + 1 };
}
