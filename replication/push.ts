// Pushes pending records in groups. Each record is planned, marked, sent and answered separately,
// so that a refusal affects only its record.
import {
  getDuplicateIds,
  listChangedFields,
  type Fields,
  type LocalRecord,
  maxSentVersions,
} from '../schemas/local-record.ts';
import { recreateRecord } from './recreate-record.ts';
import { confirmRestoredRecord, findEarlierCreates } from './server-lookups.ts';
import {
  updateDocuments,
  readPending,
  type SyncCollection,
  type StoredDocument,
} from './sync-collection.ts';
import {
  type RecordChange,
  endsCycle,
  type SyncInterruption,
  type Transport,
  type SyncLock,
  type WriteAnswer,
} from './transport.ts';
import { applyWriteAnswers } from './apply-answers.ts';

/**
 * Records in one group: marked with one write of the storage, sent together, written back together.
 */
const groupSize = 200;
/**
 * Maximum number of rounds per record and cycle, for example: look up, send, reconcile a newer
 * version, send again.
 */
const maxRounds = 4;
/** Number of consecutive failures after which nothing more is sent until the next cycle. */
const maxFailures = 3;

/** State of the push of one collection in one cycle. */
interface PushRun {
  syncCollection: SyncCollection;
  transport: Transport;
  syncLock: SyncLock;
  rounds: Map<string, number>;
  lookedUp: Set<string>;
  /** Records that must wait for the next cycle. */
  postponed: Set<string>;
  busy: SyncInterruption | null;
  inARow: number;
  /** Questions that the server would not answer. */
  refusals: number;
}

const heldLock: SyncLock = { isLost: () => false };

export async function pushPending(
  syncCollection: SyncCollection,
  transport: Transport,
  syncLock: SyncLock = heldLock,
): Promise<SyncInterruption | null> {
  const push: PushRun = {
    syncCollection,
    transport,
    syncLock,
    rounds: new Map(),
    lookedUp: new Set(),
    postponed: new Set(),
    busy: null,
    inARow: 0,
    refusals: 0,
  };
  // A record that was recreated in this push (R12) is pending under its own client id and is sent
  // in the same cycle.
  for (
    let pending = await clearSendingMarks(syncCollection);
    ;
    pending = await readPending(syncCollection)
  ) {
    const left = pending.filter(({ client_id: id }) => !push.postponed.has(id));
    const able = left.filter((doc) => runRounds(push, doc) < maxRounds);
    // These records reached the maximum number of rounds and are still pending, so the cycle is
    // incomplete.
    if (able.length === 0) return push.busy ?? (left.length > 0 ? { kind: 'busy' } : null);
    for (let start = 0; start < able.length; start += groupSize) {
      const interruption = await pushGroup(push, able.slice(start, start + groupSize));
      if (interruption) return interruption;
    }
  }
}

/**
 * [R31] Clears the `sending` mark of records. No other tab is sending now, so a mark that is still
 * set comes from a tab that died.
 * @returns the pending records in their current state
 */
export async function clearSendingMarks(syncCollection: SyncCollection): Promise<StoredDocument[]> {
  const pending = await readPending(syncCollection);
  const marked = pending.filter(({ sending }) => sending);
  if (marked.length === 0) return pending;
  await updateDocuments(syncCollection, marked, (now) =>
    now.sending ? { ...now, sending: false } : null,
  );
  return readPending(syncCollection);
}

function runRounds({ rounds }: PushRun, { client_id: id }: StoredDocument): number {
  return rounds.get(id) ?? 0;
}

/** @returns why the whole push ends here */
async function pushGroup(
  push: PushRun,
  group: readonly StoredDocument[],
): Promise<SyncInterruption | null> {
  const { syncCollection, transport, syncLock, lookedUp } = push;
  const steps = group.map((doc) => ({ doc, step: planNextStep(doc, lookedUp.has(doc.client_id)) }));
  for (const { doc } of steps) push.rounds.set(doc.client_id, runRounds(push, doc) + 1);
  const of = <Kind extends PushStep['kind']>(kind: Kind) =>
    steps.flatMap(({ doc, step }) =>
      step.kind === kind ? [{ doc, step: step as Extract<PushStep, { kind: Kind }> }] : [],
    );

  const settledById = new Map(of('settled').map(({ doc, step }) => [doc.client_id, step.doc]));
  const settled = of('settled').map(({ doc }) => doc);
  const revs = getRevisions(settled);
  await updateDocuments(syncCollection, settled, (now) =>
    now._rev === revs.get(now.client_id) ? (settledById.get(now.client_id) ?? null) : null,
  );

  const toLookUp = of('look-up').map(({ doc }) => doc);
  const maxAtOnce = transport.rules.maxLookedUpRecords;
  for (let start = 0; start < toLookUp.length; start += maxAtOnce) {
    const some = toLookUp.slice(start, start + maxAtOnce);
    const interruption =
      checkRefusals(push) ?? (await findEarlierCreates(syncCollection, some, transport));
    for (const { client_id: id } of some) (interruption ? push.postponed : lookedUp).add(id);
    const end = recordOutcome(push, interruption);
    if (end) return end;
  }
  for (const kind of ['read', 'duplicate-row', 'recreate'] as const) {
    for (const { doc } of of(kind)) {
      if (syncLock.isLost()) return { kind: 'busy' };
      const isRead = kind !== 'recreate';
      const interruption =
        (isRead ? checkRefusals(push) : null) ??
        (await (kind === 'read'
          ? confirmRestoredRecord(syncCollection, doc, transport)
          : kind === 'duplicate-row'
            ? transport.rules.deleteDuplicateRow(syncCollection, doc, transport, syncLock)
            : recreateRecord(syncCollection, doc, transport)));
      if (interruption) push.postponed.add(doc.client_id);
      const end = recordOutcome(push, interruption);
      if (end) return end;
    }
  }
  return sendGroup(push, of('send'));
}

async function sendGroup(
  push: PushRun,
  sends: readonly { doc: StoredDocument; step: { change: RecordChange } }[],
): Promise<SyncInterruption | null> {
  const { syncCollection, transport, syncLock } = push;
  if (sends.length === 0) return null;
  // [R34] A tab that was suspended and lost the sync lock sends nothing more.
  if (syncLock.isLost()) return { kind: 'busy' };
  // [R3] The mark is on the disk before the request leaves; a record that moved since it was read
  // is not sent this time.
  const docs = sends.map(({ doc }) => doc);
  const revs = getRevisions(docs);
  const written = await updateDocuments(syncCollection, docs, (now) =>
    now._rev === revs.get(now.client_id) ? markSent(now) : null,
  );
  const marked = sends.flatMap(({ step }, index) => {
    const doc = written[index];
    return doc ? [{ doc, change: step.change }] : [];
  });
  if (marked.length === 0) return null;
  if (syncLock.isLost()) return { kind: 'busy' };
  const answers = await transport.write(
    syncCollection.entity,
    marked.map(({ change }) => change),
    syncLock,
  );
  const answered = marked.map((one, index) => ({
    ...one,
    answer: answers[index] ?? ({ kind: 'unsent' } satisfies WriteAnswer),
  }));
  const pauses = await applyWriteAnswers(syncCollection, answered, transport);
  let end: SyncInterruption | null = null;
  for (const [index, { doc, answer }] of answered.entries()) {
    const interruption = pauses[index];
    if (interruption || answer.kind === 'unsent') push.postponed.add(doc.client_id);
    // A change that was never sent gives no information about the server.
    if (answer.kind !== 'unsent') end ??= recordOutcome(push, interruption ?? null);
  }
  return end;
}

/**
 * [R15] Records the outcome of one step. A server that fails for one record may accept the next.
 * The push ends if the server asks to wait, fails three times in a row or cannot be reached. [R14]
 * A refused read is not a failure: the other records go on.
 */
function recordOutcome(
  push: PushRun,
  interruption: SyncInterruption | null,
): SyncInterruption | null {
  const isRefusal = interruption?.kind === 'busy' && interruption.isRefusal === true;
  if (isRefusal) push.refusals += 1;
  else push.inARow = interruption ? push.inARow + 1 : 0;
  push.busy = interruption ?? push.busy;
  return endsCycle(interruption) || push.inARow >= maxFailures ? interruption : null;
}

/**
 * Returns an interruption after three refused reads: this cycle then reads nothing more, and
 * records that need an answer wait.
 */
function checkRefusals({ refusals }: PushRun): SyncInterruption | null {
  return refusals >= maxFailures ? { kind: 'busy', isRefusal: true } : null;
}

function getRevisions(docs: readonly StoredDocument[]): Map<string, string> {
  return new Map(docs.map((doc) => [doc.client_id, doc._rev]));
}

type PushStep =
  | { kind: 'look-up' }
  | { kind: 'read' }
  | { kind: 'recreate' }
  | { kind: 'duplicate-row' }
  | { kind: 'settled'; doc: LocalRecord }
  | { kind: 'send'; change: RecordChange };

/** Plans the next step of a record. Pure. */
export function planNextStep(doc: LocalRecord, isLookedUp: boolean): PushStep {
  const settled: PushStep = {
    kind: 'settled',
    doc: { ...doc, sync: 'safe', sending: false, problem: null },
  };
  if (doc.server_id === null) {
    // [R5] An earlier try may have arrived, so the record is looked up before it is sent again.
    if (doc.sent.length > 0 && !isLookedUp) return { kind: 'look-up' };
    if (doc.removed) return settled;
    return doc.gone === 'elsewhere'
      ? { kind: 'recreate' }
      : { kind: 'send', change: { kind: 'create', fields: doc.record } };
  }
  if (doc.removed) {
    if (doc.gone === 'here' || doc.gone === 'elsewhere') return settled;
    return {
      kind: 'send',
      change: { kind: 'delete', serverId: doc.server_id, expected: doc.updated_date },
    };
  }
  if (doc.gone === 'unsure') return { kind: 'read' };
  if (doc.gone !== '') return { kind: 'recreate' };
  const fields = changesToSend(doc);
  if (Object.keys(fields).length > 0)
    return {
      kind: 'send',
      change: { kind: 'update', serverId: doc.server_id, fields, expected: doc.updated_date },
    };
  // [R32] A duplicate row may be deleted only after the record's own row holds everything.
  return getDuplicateIds(doc).length > 0 ? { kind: 'duplicate-row' } : settled;
}

/** [R8] Returns the fields to send: only changed fields; null clears a field. */
function changesToSend({ record, base }: LocalRecord): Fields {
  return Object.fromEntries(
    listChangedFields(record, base ?? {}).map((field) => [field, record[field] ?? null]),
  );
}

function markSent(doc: LocalRecord): LocalRecord {
  return {
    ...doc,
    sent: [...doc.sent, doc.record].slice(-maxSentVersions),
    sending: true,
    attempts: doc.attempts + 1,
  };
}
