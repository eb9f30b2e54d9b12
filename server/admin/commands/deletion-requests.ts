// Lists requests of users for the deletion of their accounts.
import type { AccessScope, Store, StoredRecord, StoredUser } from '../../store/store.ts';
import { CommandError } from '../database-copy/table-access.ts';

/** The app promises to delete an account within thirty days of the request. */
const daysToAct = 30;
const dayMillis = 24 * 60 * 60_000;

const allOwnersScope: AccessScope = { entity: 'DeletionRequest', ownerId: null, shared: false };

export interface PendingDeletion {
  id: string;
  email: string;
  asked: string;
  /** Days until the promised date of the deletion. Negative when this date has passed. */
  days_left: number;
  reason: string;
}

/** Lists the pending requests, the request with the least time left first. */
export async function listPendingDeletions(store: Store, now: number): Promise<PendingDeletion[]> {
  const lines: PendingDeletion[] = [];
  const limit = 500;
  for (let skip = 0; ; skip += limit) {
    const page = await store.records.list(allOwnersScope, {
      where: { op: 'in', field: { path: ['status'], type: 'string' }, values: ['pending'] },
      sort: { field: { path: ['created_date'], type: 'stamp' }, descending: false },
      limit,
      skip,
      withFields: true,
    });
    lines.push(...page.map((record) => buildPendingDeletion(record, now)));
    if (page.length < limit) break;
  }
  return lines.toSorted((a, b) => a.days_left - b.days_left);
}

function buildPendingDeletion(record: StoredRecord, now: number): PendingDeletion {
  const asked = getRequestTime(record);
  return {
    id: record.id,
    email: record.ownerEmail,
    asked: new Date(asked).toISOString(),
    days_left: Math.floor((asked + daysToAct * dayMillis - now) / dayMillis),
    reason: String(record.fields['reason'] ?? ''),
  };
}

/**
 * Returns the time of the request, in milliseconds.
 *
 * A request that was created offline is older than its record on the server, so `request_date`
 * counts. When `request_date` is invalid or later than the creation on the server, the device clock
 * was wrong and the server time counts.
 */
function getRequestTime({ fields, createdDate }: StoredRecord): number {
  const createdAt = Date.parse(createdDate);
  const requestedAt = Date.parse(String(fields['request_date']));
  return Number.isNaN(requestedAt) || requestedAt > createdAt ? createdAt : requestedAt;
}

/** @throws CommandError when there is no such pending request */
export async function requireDeletionRequest(
  store: Store,
  id: string,
): Promise<{ record: StoredRecord; user: StoredUser }> {
  const record = await store.records.get(allOwnersScope, id);
  const user = record && (await store.users.find(record.ownerId));
  if (!record || !user || record.fields['status'] !== 'pending')
    throw new CommandError(`There is no pending request for deletion with the id ${id}.`);
  return { record, user };
}
