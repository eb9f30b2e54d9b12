// Test fixture for a Store of any kind: users Alice and Bob, access scopes, records, conditions and
// list queries.
import { onTestFinished } from 'vitest';
import {
  always,
  type Condition,
  type Field,
  type Scalar,
} from '../../../server/store/conditions/condition.ts';
import type {
  RecordDraft,
  Fields,
  ListQuery,
  AccessScope,
  Store,
  StoredRecord,
  StoredUser,
} from '../../../server/store/store.ts';
import { createTestClock, buildUser, type TestClock } from './test-server.ts';
import type { TestStore } from './test-stores.ts';

export interface TestStoreSetup {
  store: Store;
  clock: TestClock;
  alice: StoredUser;
  bob: StoredUser;
  aliceScope: AccessScope;
  bobScope: AccessScope;
  /** Records of both, each with stamps of their owner, as the service role reaches them. */
  allOwnersScope: AccessScope;
  /** The scope of shared records, which have one common sequence of stamps. */
  sharedScope: AccessScope;
}

export async function openTestStore({ open }: Pick<TestStore, 'open'>): Promise<TestStoreSetup> {
  const clock = createTestClock();
  const store = await open(clock);
  onTestFinished(() => store.close());
  const alice = await addUser(store, 'alice@example.org');
  const bob = await addUser(store, 'bob@example.org');
  const anyOwnerScope = { entity: 'Prayer', ownerId: null, shared: false };
  return {
    store,
    clock,
    alice,
    bob,
    aliceScope: { ...anyOwnerScope, ownerId: alice.id },
    bobScope: { ...anyOwnerScope, ownerId: bob.id },
    allOwnersScope: anyOwnerScope,
    sharedScope: { entity: 'ReadingPlan', ownerId: null, shared: true },
  };
}

export async function addUser(store: Store, email: string): Promise<StoredUser> {
  const user = await store.users.add(buildUser({ email }));
  if (!user) throw new Error('taken');
  return user;
}

export function buildTestDraft(
  fields: Fields = { title: 'a' },
  clientId: string | null = null,
): RecordDraft {
  return { clientId, fields };
}

export async function createTestRecords(
  store: Store,
  scope: AccessScope,
  owner: StoredUser,
  drafts: RecordDraft[],
): Promise<StoredRecord[]> {
  const result = await store.records.create(scope, owner.id, drafts);
  if (result.kind !== 'done') throw new Error('The record was not created.');
  return result.records.map(({ record }) => record);
}

/** One record with these fields. */
export async function createTestRecord(
  store: Store,
  scope: AccessScope,
  owner: StoredUser,
  fields: Fields,
  clientId: string | null = null,
): Promise<StoredRecord> {
  const [record] = await createTestRecords(store, scope, owner, [buildTestDraft(fields, clientId)]);
  if (!record) throw new Error('not created');
  return record;
}

export function buildField(name: string, type: Field['type'] = 'string'): Field {
  return { path: [name], type };
}

/** Returns the condition that a field has one of these values. */
export function buildOneOfCondition(field: Field, ...values: (Scalar | null)[]): Condition {
  return { op: 'in', field, values };
}

export const byCreation = { field: buildField('created_date', 'stamp'), descending: false };

export function buildListQuery(change: Partial<ListQuery> = {}): ListQuery {
  return { where: always, sort: byCreation, limit: 5_000, skip: 0, withFields: true, ...change };
}

export const [title, amount, done] = [
  buildField('title'),
  buildField('amount', 'number'),
  buildField('done', 'boolean'),
];

export function listTitles(records: readonly StoredRecord[]): unknown[] {
  return records.map(({ fields }) => fields['title']);
}
