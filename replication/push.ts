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
const defaultGroupSize = 200;
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
  groupSize: number;
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

export interface PushOptions {
  /** The pending records, if the caller has just read them. */
  pending?: readonly StoredDocument[];
  /** Records in one group. */
  groupSize?: number | undefined;
}

export async function pushPending(
  syncCollection: SyncCollection,
  transport: Transport,
  syncLock: SyncLock = heldLock,
  { pending: alreadyRead, groupSize = defaultGroupSize }: PushOptions = {},
): Promise<SyncInterruption | null> {
  const push: PushRun = {
    syncCollection,
    transport,
    syncLock,
    groupSize,
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
    let pending = await clearSendingMarks(syncCollection, alreadyRead);
    pending.length > 0;
    pending = await readPending(syncCollection)
  ) {
    const left = pending.filter(({ client_id: id }) => !push.postponed.has(id));
    const able = left.filter((doc) => runRounds(push, doc) < maxRounds);
    // These records reached the maximum number of rounds and are still pending, so the cycle is
    // incomplete.
    if (able.length === 0) return push.busy ?? (left.length > 0 ? { kind: 'busy' } : null);
    const interruption = await pushGroups(push, able);
    if (interruption) return interruption;
  }
  return push.busy;
}

/**
 * [R31] Clears the `sending` mark of records. No other tab is sending now, so a mark that is still
 * set comes from a tab that died.
 * @returns the pending records in their current state
 */
export async function clearSendingMarks(
  syncCollection: SyncCollection,
  alreadyRead?: readonly StoredDocument[],
): Promise<readonly StoredDocument[]> {
  const pending = alreadyRead ?? (await readPending(syncCollection));
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

/** A group that was sent. */
interface SentGroup {
  /**
   * Whether the server accepted every change, so that nothing of this group can prevent the next
   * group from being sent. Never rejects.
   */
  isAccepted: Promise<boolean>;
  /** Resolves when the answers are stored, with the reason why the whole push ends here. */
  stored: Promise<SyncInterruption | null>;
}

/**
 * [R35] Pushes records in groups that overlap: while the server answers a group, the next group is
 * marked and the previous group is stored with its answers. If the server does not accept every
 * change of a group, the next group is sent only when that group is complete.
 * @returns why the whole push ends here
 */
async function pushGroups(
  push: PushRun,
  docs: readonly StoredDocument[],
): Promise<SyncInterruption | null> {
  const sent: SentGroup[] = [];
  try {
    for (let start = 0; start < docs.length; start += push.groupSize) {
      const steps = docs
        .slice(start, start + push.groupSize)
        .map((doc) => ({ doc, step: planNextStep(doc, push.lookedUp.has(doc.client_id)) }));
      const needsRequests = steps.some(({ step }) => !isSendOrSettled(step));
      // At most two groups are being sent or stored.
      const earlier = await sent.at(needsRequests ? -1 : -2)?.stored;
      if (earlier) return earlier;
      const interruption = await makeReady(push, steps);
      if (interruption) return interruption;
      // [R34] A tab that was suspended and lost the sync lock marks and sends nothing more.
      if (push.syncLock.isLost()) return { kind: 'busy' };
      const marked = await markGroup(push, selectSteps(steps, 'send'));
      const previous = sent.at(-1);
      const end = previous && !(await previous.isAccepted) ? await previous.stored : null;
      if (push.syncLock.isLost()) return { kind: 'busy' };
      if (end) {
        await releaseGroup(push, marked);
        return end;
      }
      if (marked.length > 0) sent.push(sendGroup(push, marked, previous));
    }
    return (await sent.at(-1)?.stored) ?? null;
  } finally {
    // The caller releases the sync lock, so nothing may be on its way to the server any more.
    await Promise.allSettled(sent.map(({ stored }) => stored));
  }
}

interface PlannedStep<Kind extends PushStep['kind'] = PushStep['kind']> {
  doc: StoredDocument;
  step: Extract<PushStep, { kind: Kind }>;
}

function isSendOrSettled({ kind }: PushStep): boolean {
  return kind === 'send' || kind === 'settled';
}

function selectSteps<Kind extends PushStep['kind']>(
  steps: readonly PlannedStep[],
  kind: Kind,
): PlannedStep<Kind>[] {
  return steps.flatMap(({ doc, step }) =>
    step.kind === kind ? [{ doc, step: step as PlannedStep<Kind>['step'] }] : [],
  );
}

/**
 * Makes all steps of a group except sending: it settles records, looks up earlier creates, reads
 * restored records, deletes duplicate rows and recreates records.
 * @returns why the whole push ends here
 */
async function makeReady(
  push: PushRun,
  steps: readonly PlannedStep[],
): Promise<SyncInterruption | null> {
  const { syncCollection, transport, syncLock, lookedUp } = push;
  for (const { doc } of steps) push.rounds.set(doc.client_id, runRounds(push, doc) + 1);
  const of = <Kind extends PushStep['kind']>(kind: Kind) => selectSteps(steps, kind);

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
  return null;
}

interface MarkedChange {
  /** The record as it was marked. */
  doc: StoredDocument;
  change: RecordChange;
}

/**
 * [R3] Marks records before they are sent. The mark is on the disk before the request leaves.
 * @returns the marked records; a record that changed since it was read is not sent this time
 */
async function markGroup(
  { syncCollection }: PushRun,
  sends: readonly PlannedStep<'send'>[],
): Promise<MarkedChange[]> {
  if (sends.length === 0) return [];
  const docs = sends.map(({ doc }) => doc);
  const revs = getRevisions(docs);
  const written = await updateDocuments(syncCollection, docs, (now) =>
    now._rev === revs.get(now.client_id) ? markSent(now) : null,
  );
  return sends.flatMap(({ step }, index) => {
    const doc = written[index];
    return doc ? [{ doc, change: step.change }] : [];
  });
}

/** Removes the marks of records that are not sent, because the push ends before them. */
async function releaseGroup(
  { syncCollection, transport }: PushRun,
  marked: readonly MarkedChange[],
): Promise<void> {
  if (marked.length === 0) return;
  const unsent = marked.map((one) => ({ ...one, answer: { kind: 'unsent' } as const }));
  await applyWriteAnswers(syncCollection, unsent, transport);
}

function sendGroup(
  push: PushRun,
  marked: readonly MarkedChange[],
  previous: SentGroup | undefined,
): SentGroup {
  const { syncCollection, transport, syncLock } = push;
  const answers = transport.write(
    syncCollection.entity,
    marked.map(({ change }) => change),
    syncLock,
  );
  // A removal may need further requests on a basic backend.
  const isComplete = (answer: WriteAnswer) =>
    answer.kind === 'ok' && (answer.value !== null || transport.rules.completeRemoval === null);
  const store = async () => {
    const all = await answers;
    const [earlier] = await Promise.allSettled([previous?.stored]);
    const end = await storeAnswers(push, marked, all);
    if (earlier.status === 'rejected') throw earlier.reason;
    return earlier.value ?? end;
  };
  const stored = store();
  stored.catch(() => {
    // The caller reads `stored` later; until then a rejection must not count as unhandled.
  });
  return {
    stored,
    isAccepted: answers.then(
      (all) => all.length === marked.length && all.every(isComplete),
      () => false,
    ),
  };
}

async function storeAnswers(
  push: PushRun,
  marked: readonly MarkedChange[],
  answers: readonly WriteAnswer[],
): Promise<SyncInterruption | null> {
  const { syncCollection, transport } = push;
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
      change: {
        kind: 'update',
        serverId: doc.server_id,
        fields,
        expected: doc.updated_date,
        record: doc.record,
      },
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
