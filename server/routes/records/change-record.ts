// Creates, updates and deletes one record, for the single-record routes and for each change of a
// batch.
import type { WireRecord } from '../../../schemas/api/backend-api.ts';
import {
  getCreateScope,
  getDeleteScope,
  requireCreateAccess,
  forbiddenError,
  getReadScope,
  getUpdateScope,
} from '../../entities/access.ts';
import type { ChangePublisher } from '../../realtime/change-publisher.ts';
import { recordToWire } from '../../entities/wire-format.ts';
import type { Caller } from '../../auth/callers.ts';
import type { Entity } from '../../entities/catalog.ts';
import { validateChange } from '../../entities/validation.ts';
import type { Clock } from '../../clock.ts';
import { unwrapChange } from '../../http/if-match.ts';
import { stampFromMillis } from '../../store/timestamp.ts';
import type { ExpectedVersions, RecordStore } from '../../store/store.ts';
import {
  unwrapCreated,
  buildDraft,
  toExistingRecord,
  listFixedFields,
  publishChange,
  publishDeletion,
} from './record-request.ts';

/** The caller, the entity and the dependencies of a record change. */
export interface ChangeContext {
  entity: Entity;
  caller: Caller;
  records: RecordStore;
  publisher: ChangePublisher;
  clock: Clock;
}

export interface ChangeAnswer {
  status: 200 | 201;
  body: WireRecord | { success: true };
}

/** @throws HttpError */
export async function createSingleRecord(
  { entity, caller, records, publisher, clock }: ChangeContext,
  input: unknown,
): Promise<ChangeAnswer> {
  const scope = getCreateScope(entity, caller);
  const draft = buildDraft(entity, caller, input);
  requireCreateAccess(entity, caller, [draft], stampFromMillis(clock.now()));
  const [made] = unwrapCreated(await records.create(scope, caller.user.id, [draft]));
  if (!made) throw new Error('The store did not return the created record.');
  if (!made.isNew) return { status: 200, body: toExistingRecord(entity, caller, made.record) };
  return { status: 201, body: publishChange(publisher, entity, 'create', made.record) };
}

/** @throws HttpError */
export async function updateSingleRecord(
  { entity, caller, records, publisher }: ChangeContext,
  id: string,
  input: unknown,
  expected: ExpectedVersions,
): Promise<ChangeAnswer> {
  // Checks write access before the data, so that a caller without access learns nothing about
  // validation errors.
  getUpdateScope(entity, caller);
  const change = validateChange(entity, input, { fixedFields: listFixedFields(entity) });
  const outcome = await records.update(
    getUpdateScope(entity, caller, change),
    id,
    change,
    expected,
  );
  if (
    outcome.kind === 'absent' &&
    entity.access === 'rules' &&
    (await records.get(getReadScope(entity, caller), id))
  )
    throw forbiddenError();
  const changed = unwrapChange(outcome, (current) => recordToWire(current, entity));
  return {
    status: 200,
    body: publishChange(
      publisher,
      entity,
      'update',
      changed,
      outcome.kind === 'done' ? outcome.before : undefined,
    ),
  };
}

/** @throws HttpError */
export async function deleteSingleRecord(
  { entity, caller, records, publisher }: ChangeContext,
  id: string,
  expected: ExpectedVersions,
): Promise<ChangeAnswer> {
  const outcome = await records.remove(getDeleteScope(entity, caller), id, expected);
  publishDeletion(
    publisher,
    entity,
    unwrapChange(outcome, (current) => recordToWire(current, entity)),
  );
  return { status: 200, body: { success: true } };
}
