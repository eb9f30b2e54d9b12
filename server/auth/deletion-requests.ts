// Lists and finds requests of users for the deletion of their accounts, for admins.
import type { AdminDeletionRequest } from '../../schemas/api/admin-api.ts';
import type { Condition } from '../store/conditions/condition.ts';
import type { AccessScope, RecordStore, Store, StoredRecord, StoredUser } from '../store/store.ts';

/** The app promises to delete an account within thirty days of the request. */
const daysToAct = 30;
const dayMillis = 24 * 60 * 60_000;

const allOwnersScope: AccessScope = { entity: 'DeletionRequest', ownerId: null, shared: false };
const isPending: Condition = {
  op: 'in',
  field: { path: ['status'], type: 'string' },
  values: ['pending'],
};

/** Returns the number of pending requests. */
export function countPendingDeletions(records: Pick<RecordStore, 'count'>): Promise<number> {
  return records.count(allOwnersScope, isPending);
}

/**
 * Lists the pending requests, the request with the least time left first.
 * @param most lists at most that many, those that the server received first
 */
export async function listPendingDeletions(
  records: Pick<RecordStore, 'list'>,
  now: number,
  most = Infinity,
): Promise<AdminDeletionRequest[]> {
  const requests: AdminDeletionRequest[] = [];
  while (requests.length < most) {
    const limit = Math.min(500, most - requests.length);
    const page = await records.list(allOwnersScope, {
      where: isPending,
      sort: { field: { path: ['created_date'], type: 'stamp' }, descending: false },
      limit,
      skip: requests.length,
      withFields: true,
    });
    requests.push(...page.map((record) => buildRequest(record, now)));
    if (page.length < limit) break;
  }
  return requests.toSorted((a, b) => a.daysLeft - b.daysLeft);
}

function buildRequest(record: StoredRecord, now: number): AdminDeletionRequest {
  const requestedAt = getRequestTime(record);
  return {
    id: record.id,
    email: record.ownerEmail,
    date: new Date(requestedAt).toISOString(),
    daysLeft: Math.floor((requestedAt + daysToAct * dayMillis - now) / dayMillis),
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

/** Returns the user who made this pending request. Undefined if there is no such request. */
export async function findRequester(
  { records, users }: Pick<Store, 'records' | 'users'>,
  id: string,
): Promise<StoredUser | undefined> {
  const record = await records.get(allOwnersScope, id);
  return record?.fields['status'] === 'pending' ? users.find(record.ownerId) : undefined;
}
