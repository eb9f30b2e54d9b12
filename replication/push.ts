// Sends what waits, one record at a time, so that a refusal hurts only its record.
import { changedFields, editRecord, type Fields, type LocalRecord, mostSent, newRecord, type Problem, removeRecord, sameValue } from '../schemas/local-record.ts';
import { mergeRecord } from './merge.ts';
import { meetRow, settleCreate, settleUpdate, withoutVersion } from './meet.ts';
import { change, insertMissing, readOne, readWaiting, type Shelf, type Stored } from './shelf.ts';
import { type Answer, type Change, type Pause, pauseOf, type ServerRow, type Transport } from './transport.ts';

/** Rounds per record and cycle: look up, send, meet a newer version, send again. */
const mostRounds = 4;
/** Failures in a row after which the server is left in peace until the next cycle. */
const mostFailures = 3;

export async function pushWaiting(shelf: Shelf, transport: Transport): Promise<Pause | null> {
  const first = await readWaiting(shelf);
  // [R31] Nobody else sends now: a mark that stands here was left by a tab that died.
  for (const { client_id: id, sending } of first) {
    if (sending) await change(shelf, id, (now) => (now.sending ? { ...now, sending: false } : null));
  }
  let busy: Pause | null = null;
  let inARow = 0;
  const tried = new Set<string>();
  // What was made anew on the way (R12) waits under an id of its own: it goes in the same cycle.
  for (let waiting = first.map(({ client_id: id }) => id); waiting.length > 0; waiting = await readUntried()) {
    for (const id of waiting) {
      tried.add(id);
      const pause = await pushRecord(shelf, id, transport);
      inARow = pause ? inARow + 1 : 0;
      busy = pause ?? busy;
      // [R15] A server that fails at one record may take the next; one that asks to wait, or fails at all, is left in peace.
      if (pause && (pause.kind !== 'busy' || pause.retryAfter !== undefined || inARow === mostFailures)) return pause;
    }
  }
  return busy;

  async function readUntried(): Promise<string[]> {
    return (await readWaiting(shelf)).map(({ client_id: id }) => id).filter((id) => !tried.has(id));
  }
}

/** Brings one record to the server. Returns why it could not, when that is no fault of the record. */
export async function pushRecord(shelf: Shelf, id: string, transport: Transport): Promise<Pause | null> {
  let lookedUp = false;
  for (let round = 0; round < mostRounds; round += 1) {
    const doc = await readOne(shelf, id);
    if (!doc || doc.sync !== 'waiting') return null;
    const step = planStep(doc, lookedUp);
    if (step.kind === 'settled') {
      await change(shelf, id, (now) => (now._rev === doc._rev ? step.doc : null));
      return null;
    }
    if (step.kind === 'look-up') {
      const pause = await lookUp(shelf, id, transport);
      if (pause) return pause;
      lookedUp = true;
      continue;
    }
    if (step.kind === 'ask') {
      const pause = await askWhetherThere(shelf, doc, transport);
      if (pause) return pause;
      continue;
    }
    if (step.kind === 'make-anew') {
      await makeAnew(shelf, doc);
      continue;
    }
    // [R3] The mark is on the disk before the request leaves; a record that moved since it was read is not sent this time.
    const marked = await change(shelf, id, (now) => (now._rev === doc._rev ? markSent(now) : null));
    if (!marked) continue;
    const answer = await transport.write(shelf.entity, step.change);
    const pause = await writeBack(shelf, marked, step.change, answer, transport);
    if (pause !== 'again') return pause;
  }
  // It kept moving: it still waits, and a cycle that leaves it so is not a whole one.
  return { kind: 'busy' };
}

type Step = { kind: 'look-up' } | { kind: 'ask' } | { kind: 'make-anew' } | { kind: 'settled'; doc: LocalRecord } | { kind: 'send'; change: Change };

/** What the record needs next. Pure. */
export function planStep(doc: LocalRecord, lookedUp: boolean): Step {
  const settled: Step = { kind: 'settled', doc: { ...doc, sync: 'safe', sending: false, problem: null } };
  if (doc.server_id === null) {
    // [R5] An earlier try may have arrived: look before sending again.
    if (doc.sent.length > 0 && !lookedUp) return { kind: 'look-up' };
    return doc.removed ? settled : { kind: 'send', change: { kind: 'create', fields: doc.record } };
  }
  if (doc.removed) {
    if (doc.gone === 'here' || doc.gone === 'elsewhere') return settled;
    return { kind: 'send', change: { kind: 'delete', serverId: doc.server_id, expected: doc.updated_date } };
  }
  if (doc.gone === 'unsure') return { kind: 'ask' };
  if (doc.gone !== '') return { kind: 'make-anew' };
  const fields = changesToSend(doc);
  if (Object.keys(fields).length === 0) return settled;
  return { kind: 'send', change: { kind: 'update', serverId: doc.server_id, fields, expected: doc.updated_date } };
}

/** The client id a record goes on under when its former one was deleted for good. */
export function nextIncarnation(clientId: string): string {
  const [, stem = clientId, count = '1'] = /^(.*?)(?:~(\d+))?$/.exec(clientId) ?? [];
  return `${stem}~${Number(count) + 1}`;
}

/** [R8] Only changed fields travel; null clears one. */
function changesToSend({ record, base }: LocalRecord): Fields {
  return Object.fromEntries(changedFields(record, base ?? {}).map((field) => [field, record[field] ?? null]));
}

function markSent(doc: LocalRecord): LocalRecord {
  return { ...doc, sent: [...doc.sent, doc.record].slice(-mostSent), sending: true, attempts: doc.attempts + 1 };
}

async function lookUp(shelf: Shelf, id: string, transport: Transport): Promise<Pause | null> {
  const answer = await transport.read(shelf.entity, { kind: 'by-client-id', clientId: id });
  if (answer.kind === 'ok') {
    const [oldest] = answer.value;
    if (oldest) await change(shelf, id, (now) => (now.server_id === null ? meetRow(shelf.schema, now, oldest, transport.guarded) : null));
    return null;
  }
  return pauseOf(answer);
}

/** After a removal was taken back: nobody may believe that the server has it without its own word. */
async function askWhetherThere(shelf: Shelf, { client_id: id, server_id: serverId }: Stored, transport: Transport): Promise<Pause | null> {
  const answer = await transport.read(shelf.entity, { kind: 'one', serverId: serverId ?? '' });
  const same = (now: Stored) => now.server_id === serverId && now.gone === 'unsure';
  if (answer.kind === 'missing') {
    await change(shelf, id, (now) => (same(now) ? { ...now, gone: 'elsewhere' } : null));
    return null;
  }
  if (answer.kind !== 'ok') return pauseOf(answer);
  const [row] = answer.value;
  if (!row) return { kind: 'busy' };
  await change(shelf, id, (now) => (same(now) ? meetRow(shelf.schema, now, row, transport.guarded) : null));
  return null;
}

/** Applies the answer to a send. `again`: the record has something new to send. */
async function writeBack(
  shelf: Shelf,
  marked: Stored,
  sent: Change,
  answer: Answer<ServerRow | null>,
  transport: Transport,
): Promise<Pause | null | 'again'> {
  const id = marked.client_id;
  // [R9] The fence: an answer is applied only to the record it was asked for.
  const fenced = (next: (now: Stored) => LocalRecord) =>
    change(shelf, id, (now) => (now.server_id === marked.server_id && now.updated_date === marked.updated_date ? next(now) : { ...now, sending: false }));

  switch (answer.kind) {
    case 'ok': {
      const row = answer.value;
      if (row === null) await fenced(afterDelete);
      else {
        const settle = sent.kind === 'create' ? settleCreate : settleUpdate;
        await fenced((now) => settle(shelf.schema, now, marked.record, row, transport.guarded));
      }
      return null;
    }
    case 'stale':
      await fenced((now) => ({ ...meetRow(shelf.schema, withoutSent(now, marked.record), answer.current, transport.guarded), sending: false }));
      return 'again';
    case 'missing':
      await fenced((now) => ({ ...now, sending: false }));
      return confirmMissing(shelf, marked, sent, transport);
    case 'deleted':
      // Only a create is answered so: the record of this client id was deleted by its owner.
      await fenced((now) => ({ ...now, gone: 'elsewhere', sending: false }));
      return sent.kind === 'create' ? makeAnewOf(shelf, id) : { kind: 'busy' };
    case 'refused': {
      const { status, code, message } = answer;
      await fenced((now) => refuse(now, marked.record, { status, code, message }));
      return null;
    }
    case 'unsupported':
      await fenced((now) => refuse(now, marked.record, { status: 404, code: 'unsupported', message: 'The server has no such call.' }));
      return null;
    case 'signed-out':
    case 'outdated':
      // The server did not look at it.
      await fenced((now) => ({ ...withoutSent(now, marked.record), sending: false }));
      return answer;
    case 'offline':
    case 'busy':
      // Nobody knows whether it was done: `sent` remembers.
      await change(shelf, id, (now) => ({ ...now, sending: false }));
      return answer;
  }
}

/** The server has it no more. Who restored it meanwhile, or edits it later, makes it anew. */
function afterDelete(doc: LocalRecord): LocalRecord {
  return { ...doc, gone: 'here', sent: [], sending: false, sync: doc.removed ? 'safe' : 'waiting', problem: null };
}

/** [R14] Refused: it stays here, says why and waits for the person. What was edited meanwhile is a new try. */
function refuse(doc: LocalRecord, sent: Fields, problem: Problem): LocalRecord {
  const clean = { ...withoutSent(doc, sent), sending: false };
  return sameValue(doc.record, sent) ? { ...clean, sync: 'refused', problem } : clean;
}

function withoutSent(doc: LocalRecord, version: Fields): LocalRecord {
  return { ...doc, sent: withoutVersion(doc.sent, version) };
}

/**
 * A 404 may be a stray page of something in between: only when the record's own address and its client id both answer that it is not
 * there, it is not there.
 */
async function confirmMissing(shelf: Shelf, marked: Stored, sent: Change, transport: Transport): Promise<Pause | null> {
  if (sent.kind === 'create') return { kind: 'busy' };
  const id = marked.client_id;
  const there = await transport.read(shelf.entity, { kind: 'one', serverId: sent.serverId });
  if (there.kind !== 'missing') return pauseOf(there.kind === 'ok' ? { kind: 'busy' } : there);
  const answer = await transport.read(shelf.entity, { kind: 'by-client-id', clientId: id });
  if (answer.kind !== 'ok') return pauseOf(answer);
  const [row] = answer.value;
  const same = (now: Stored) => now.server_id === marked.server_id && now.updated_date === marked.updated_date;
  if (row) {
    // It lives on under another row: join that one.
    await change(shelf, id, (now) => (same(now) ? meetRow(shelf.schema, now, row, transport.guarded) : null));
    return null;
  }
  if (sent.kind === 'delete') await change(shelf, id, (now) => (same(now) ? afterDelete(now) : null));
  else await change(shelf, id, (now) => (same(now) ? { ...now, gone: 'elsewhere' } : null));
  return sent.kind === 'update' ? makeAnewOf(shelf, id) : null;
}

async function makeAnewOf(shelf: Shelf, id: string): Promise<null> {
  const doc = await readOne(shelf, id);
  if (doc) await makeAnew(shelf, doc);
  return null;
}

/**
 * [R12] Edit beats delete: the row is gone, the words are not. The record goes on under its next client id, which every device computes
 * alike, so that two devices that rescue it make one record. A removal that came in meanwhile
 * is also one of what was just made anew.
 */
async function makeAnew(shelf: Shelf, doc: Stored): Promise<void> {
  if (doc.removed || doc.gone === '' || doc.gone === 'unsure') return;
  const { client_id: id, record, base, created_date: made, ref } = doc;
  const next = nextIncarnation(id);
  const there = await insertMissing(shelf, [{ ...newRecord(next, record, made, ref), base }]);
  // Another device was faster, or this one was stopped half-way: the two meet like any two versions.
  if (there.length > 0) {
    await change(shelf, next, (now) => {
      const theirs = now.record;
      const merged = mergeRecord(shelf.schema, { base: base ?? {}, mine: { ...record, client_id: next }, theirs, echoes: [] });
      return sameValue(merged, theirs) && !now.removed ? null : editRecord(now, merged);
    });
  }
  let isRemoved = false;
  await change(shelf, id, (now) => {
    isRemoved = now.removed;
    // An edit that came in between stays waiting: the next round carries it over, too.
    if (!now.removed && !sameValue(now.record, record)) return null;
    return { ...now, removed: true, gone: 'elsewhere', sent: [], sending: false, sync: 'safe' };
  });
  // What was there before holds words of another device that nobody removed.
  if (isRemoved && there.length === 0) await change(shelf, next, removeRecord);
}
