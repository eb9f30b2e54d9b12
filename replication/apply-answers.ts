// Applies the server's write answers to the local records that were sent.
import {
  type Fields,
  type LocalRecord,
  type Rejection,
  isSameValue,
  withDuplicateIds,
} from '../schemas/local-record.ts';
import { recreateRecordById } from './recreate-record.ts';
import { confirmMissing } from './server-lookups.ts';
import { reconcileCurrentRow, settleCreate, settleUpdate } from './reconcile-row.ts';
import {
  updateDocument,
  updateDocuments,
  type SyncCollection,
  type StoredDocument,
} from './sync-collection.ts';
import type {
  BackendRules,
  RecordChange,
  SyncInterruption,
  Transport,
  WriteAnswer,
} from './transport.ts';

/** A record as it was marked before sending, the change that was sent, and the server's answer. */
interface Answered {
  doc: StoredDocument;
  change: RecordChange;
  answer: WriteAnswer;
}

/**
 * One write of the storage for all answers, then what single ones need further. @returns for each
 * why it must wait, in their order
 */
export async function applyWriteAnswers(
  syncCollection: SyncCollection,
  answered: readonly Answered[],
  transport: Transport,
): Promise<(SyncInterruption | null)[]> {
  const byId = new Map(answered.map((one) => [one.doc.client_id, one]));
  await updateDocuments(
    syncCollection,
    answered.map(({ doc }) => doc),
    (now) => {
      const one = byId.get(now.client_id);
      return one ? apply(syncCollection, one, now, transport.rules) : null;
    },
  );
  const pauses: (SyncInterruption | null)[] = [];
  for (const one of answered) pauses.push(await handleAnswer(syncCollection, one, transport));
  return pauses;
}

/** The record after its answer. Pure. */
function apply(
  syncCollection: SyncCollection,
  { doc: marked, change: sent, answer }: Answered,
  now: StoredDocument,
  rules: BackendRules,
): LocalRecord {
  const released = { ...now, sending: false };
  // [R4] The outcome is unknown, so the version stays in `sent`. A 401 or 426 says nothing about
  // another copy of the request that arrived earlier.
  if (
    answer.kind === 'offline' ||
    answer.kind === 'busy' ||
    answer.kind === 'signed-out' ||
    answer.kind === 'outdated' ||
    answer.kind === 'locked'
  )
    return released;
  // [R9] An answer applies only if the record's server id and date are unchanged since the request.
  if (now.server_id !== marked.server_id || now.updated_date !== marked.updated_date)
    return released;
  switch (answer.kind) {
    case 'ok': {
      const row = answer.value;
      if (row === null) return rules.completeRemoval ? released : afterDelete(now, rules);
      const settle = sent.kind === 'create' ? settleCreate : settleUpdate;
      return settle(syncCollection.schema, now, marked.record, row, rules);
    }
    case 'stale':
      return {
        ...reconcileCurrentRow(
          syncCollection.schema,
          withoutSent(now, marked.record),
          answer.current,
          rules,
        ),
        sending: false,
      };
    case 'missing':
      return released;
    case 'deleted':
      // Only a create gets this answer: the owner had deleted the record with this client id.
      return { ...released, gone: 'elsewhere' };
    case 'refused':
      return markRejected(now, marked, {
        status: answer.status,
        code: answer.code,
        message: answer.message,
      });
    case 'unsupported':
      return markRejected(now, marked, {
        status: 404,
        code: 'unsupported',
        message: 'The server has no such call.',
      });
    case 'unsent':
      return { ...withoutSent(now, marked.record), sending: false };
  }
}

async function handleAnswer(
  syncCollection: SyncCollection,
  { doc: marked, change: sent, answer }: Answered,
  transport: Transport,
): Promise<SyncInterruption | null> {
  const id = marked.client_id;
  switch (answer.kind) {
    case 'ok':
      return answer.value === null && transport.rules.completeRemoval
        ? transport.rules.completeRemoval(syncCollection, marked, transport)
        : null;
    case 'missing': {
      if (sent.kind === 'create') return { kind: 'busy' };
      const outcome = await confirmMissing(syncCollection, marked, transport);
      if (outcome === 'lives') return null;
      if (outcome !== 'gone') return outcome;
      const same = (now: StoredDocument) =>
        now.server_id === marked.server_id && now.updated_date === marked.updated_date;
      await updateDocument(syncCollection, id, (now) =>
        same(now)
          ? sent.kind === 'delete'
            ? afterDelete(now, transport.rules)
            : { ...now, gone: 'elsewhere' }
          : null,
      );
      return sent.kind === 'update' ? recreateRecordById(syncCollection, id, transport) : null;
    }
    case 'deleted':
      return sent.kind === 'create'
        ? recreateRecordById(syncCollection, id, transport)
        : { kind: 'busy' };
    case 'offline':
    case 'busy':
    case 'signed-out':
    case 'outdated':
    case 'locked':
      return answer;
    case 'stale':
    case 'refused':
    case 'unsupported':
    case 'unsent':
      return null;
  }
}

/**
 * Marks the record as deleted on the server. If the person restored the record meanwhile, or edits
 * it later, the record is recreated. Versions that may still arrive late stay in `sent` (R11).
 */
export function afterDelete(doc: StoredDocument, rules: BackendRules): LocalRecord {
  return {
    ...doc,
    gone: 'here',
    sent: rules.listLateVersions(doc.sent),
    sending: false,
    ...withDuplicateIds([]),
    sync: doc.removed ? 'safe' : 'waiting',
    problem: null,
  };
}

/**
 * [R14] Marks the record as rejected: it stays on the device with the reason and waits for the
 * person. A record that was edited, removed or restored meanwhile is tried again.
 */
function markRejected(doc: LocalRecord, marked: LocalRecord, problem: Rejection): LocalRecord {
  const clean = { ...withoutSent(doc, marked.record), sending: false };
  return isSameValue(doc.record, marked.record) && doc.removed === marked.removed
    ? {
        ...clean,
        sync: 'refused',
        problem: { ...problem, ...(doc.problem?.safe && { safe: doc.problem.safe }) },
      }
    : clean;
}

/**
 * Removes the latest send of `version` from `sent`, because its outcome is known. The outcome of an
 * earlier send of the same version stays unknown (R4).
 */
function withoutSent(doc: LocalRecord, version: Fields): LocalRecord {
  const last = doc.sent.findLastIndex((other) => isSameValue(other, version));
  return { ...doc, sent: doc.sent.filter((_, index) => index !== last) };
}
