// One record made, changed or deleted: what the single calls do, and each change of a batch.
import type { WireRecord } from '../../schemas/wire.ts';
import { createReach, deleteReach, mustMayCreate, notAllowed, readReach, updateReach } from '../access.ts';
import type { Announcer } from '../announcer.ts';
import { recordToWire } from '../answers.ts';
import type { Caller } from '../auth/callers.ts';
import type { Entity } from '../catalog.ts';
import { checkChange } from '../check.ts';
import type { Clock } from '../clock.ts';
import { mustBeDone } from '../conditional.ts';
import { stampFromMillis } from '../store/stamp.ts';
import type { Expected, RecordStore } from '../store/store.ts';
import { createdRecords, draftOf, firstRecord, keptFields, tell, tellDeleted } from './record-parts.ts';

/** Who changes something, and where. */
export interface Changing {
  entity: Entity;
  caller: Caller;
  records: RecordStore;
  announcer: Announcer;
  clock: Clock;
}

export interface Answered {
  status: 200 | 201;
  body: WireRecord | { success: true };
}

/** @throws HttpError */
export async function createOne({ entity, caller, records, announcer, clock }: Changing, input: unknown): Promise<Answered> {
  const reach = createReach(entity, caller);
  const draft = draftOf(entity, caller, input);
  mustMayCreate(entity, caller, [draft], stampFromMillis(clock.now()));
  const [made] = createdRecords(await records.create(reach, caller.user.id, [draft]));
  if (!made) throw new Error('A record was created and not answered.');
  if (!made.isNew) return { status: 200, body: firstRecord(entity, caller, made.record) };
  return { status: 201, body: tell(announcer, entity, 'create', made.record) };
}

/** @throws HttpError */
export async function updateOne({ entity, caller, records, announcer }: Changing, id: string, input: unknown, expected: Expected): Promise<Answered> {
  // Whoever may not write at all hears that first, and nothing of what was wrong with the words.
  updateReach(entity, caller);
  const change = checkChange(entity, input, { kept: keptFields(entity) });
  const outcome = await records.update(updateReach(entity, caller, change), id, change, expected);
  if (outcome.kind === 'absent' && entity.access === 'rules' && (await records.get(readReach(entity, caller), id))) throw notAllowed();
  const changed = mustBeDone(outcome, (current) => recordToWire(current, entity));
  return { status: 200, body: tell(announcer, entity, 'update', changed, outcome.kind === 'done' ? outcome.before : undefined) };
}

/** @throws HttpError */
export async function deleteOne({ entity, caller, records, announcer }: Changing, id: string, expected: Expected): Promise<Answered> {
  const outcome = await records.remove(deleteReach(entity, caller), id, expected);
  tellDeleted(announcer, entity, mustBeDone(outcome, (current) => recordToWire(current, entity)));
  return { status: 200, body: { success: true } };
}
