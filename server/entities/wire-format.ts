// Converts stored records, users and deletions to the wire format of the contract, and builds the
// socket events for changes and deletions.
import type { User, UserSettings } from '../../schemas/entities/user.ts';
import type { DeletedRow, EntityEvent, WireRecord } from '../../schemas/api/backend-api.ts';
import type { Entity } from './catalog.ts';
import type { DeletedRecord, StoredRecord, StoredUser, RawRecord } from '../store/store.ts';

/**
 * Converts a record to the wire format. Records of content entities do not reveal their author.
 * `is_sample` is always false, because this server has no sample records, unlike the hosted
 * platform.
 * @param fields the requested fields; `id` is always added
 */
export function recordToWire(
  record: StoredRecord,
  { access }: Pick<Entity, 'access'>,
  fields?: readonly string[],
): WireRecord {
  const whole: WireRecord = {
    ...record.fields,
    id: record.id,
    created_date: record.createdDate,
    updated_date: record.updatedDate,
    is_sample: false,
  };
  if (record.clientId !== null) whole['client_id'] = record.clientId;
  if (access !== 'content') {
    whole.created_by = record.ownerEmail;
    whole.created_by_id = record.ownerId;
  }
  return fields ? pickFields(whole, fields) : whole;
}

/**
 * Returns the JSON of a record. The result equals that of `recordToWire`. The JSON of a whole
 * record is built from the stored text.
 */
export function rawRecordToJson(
  { json, ...marks }: RawRecord,
  entity: Pick<Entity, 'access'>,
  fields?: readonly string[],
): string {
  if (fields) {
    const record = { ...marks, fields: JSON.parse(json) as StoredRecord['fields'] };
    return JSON.stringify(recordToWire(record, entity, fields));
  }
  const rest = JSON.stringify(recordToWire({ ...marks, fields: {} }, entity)).slice(1);
  return json.length > 2 ? `${json.slice(0, -1)},${rest}` : `{${rest}`;
}

export function userToWire(user: StoredUser, appId: string): User {
  return {
    ...(user.settings as UserSettings),
    id: user.id,
    app_id: appId,
    email: user.email,
    full_name: user.fullName,
    role: user.role,
    _app_role: user.role,
    is_service: user.isService,
    is_verified: user.isVerified,
    disabled: user.disabled,
    created_date: user.createdDate,
    updated_date: user.updatedDate,
  };
}

/**
 * Returns a user as the caller may see them. Another user, also an admin or the service account,
 * does not get the keys of the end-to-end encryption: with them, passphrases could be guessed.
 */
export function userToWireFor(user: StoredUser, callerId: string, appId: string): User {
  if (user.id === callerId) return userToWire(user, appId);
  const { encryption_keys: _keys, ...visible } = userToWire(user, appId);
  return visible;
}

export function pickFields<T extends { id: string }>(whole: T, fields: readonly string[]): T {
  return Object.fromEntries(
    Object.entries(whole).filter(([field]) => field === 'id' || fields.includes(field)),
  ) as T;
}

export function deletedToWire({ id, clientId, deletedDate }: DeletedRecord): DeletedRow {
  return { id, client_id: clientId, deleted_date: deletedDate };
}

/** Builds the event that is published after a record was written. */
export function buildChangeEvent(type: 'create' | 'update', record: WireRecord): EntityEvent {
  return { type, id: record.id, data: record, timestamp: record.updated_date };
}

/**
 * Builds the event for clients that could read a record before a change and can no longer read it.
 */
export function buildAccessLostEvent({ id, timestamp }: EntityEvent): EntityEvent {
  return { type: 'delete', id, data: { id }, timestamp };
}

/**
 * Builds the event that is published after a record was deleted. The event contains the record
 * before its deletion, for clients that use the fields to remove the record from their screens.
 */
export function buildDeletionEvent(
  record: WireRecord,
  { deletedDate }: DeletedRecord,
): EntityEvent {
  return { type: 'delete', id: record.id, data: record, timestamp: deletedDate };
}
