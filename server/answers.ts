// What is kept, as it travels: records and people in the shape of the contract.
import type { User, UserSettings } from '../schemas/user.ts';
import type { DeletedRow, WireRecord } from '../schemas/wire.ts';
import type { Deleted, Reach, StoredRecord, StoredUser } from './store/store.ts';

/**
 * @param reach how it was reached: of what everybody may read, it is nobody's business who wrote it
 * @param fields those asked for; `id` comes with them always
 */
export function recordToWire(record: StoredRecord, reach: Reach, fields?: readonly string[]): WireRecord {
  const whole: WireRecord = {
    ...record.fields,
    ...(record.clientId !== null && { client_id: record.clientId }),
    id: record.id,
    created_date: record.createdDate,
    updated_date: record.updatedDate,
    ...(reach.ownerId !== null && { created_by: record.ownerEmail, created_by_id: record.ownerId }),
  };
  if (!fields) return whole;
  return Object.fromEntries(Object.entries(whole).filter(([field]) => field === 'id' || fields.includes(field))) as WireRecord;
}

export function userToWire(user: StoredUser): User {
  return {
    ...(user.settings as UserSettings),
    id: user.id,
    email: user.email,
    full_name: user.fullName,
    role: user.role,
    is_verified: user.isVerified,
    disabled: user.disabled,
    created_date: user.createdDate,
    updated_date: user.updatedDate,
  };
}

export function deletedToWire({ id, clientId, deletedDate }: Deleted): DeletedRow {
  return { id, client_id: clientId, deleted_date: deletedDate };
}
