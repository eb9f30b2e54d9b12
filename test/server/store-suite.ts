// What the acceptance tests of Store begin with, on every kind of store.
import { onTestFinished } from 'vitest';
import { always, type Condition, type Field, type Scalar } from '../../server/store/condition.ts';
import type { Draft, Fields, Find, Reach, Store, StoredRecord, StoredUser } from '../../server/store/store.ts';
import { aClock, aUser, type TestClock } from './fixture.ts';
import type { TestStore } from './stores.ts';

export interface Start {
  store: Store;
  clock: TestClock;
  alice: StoredUser;
  bob: StoredUser;
  hers: Reach;
  his: Reach;
  /** Records of both, each with stamps of their owner, as the service role reaches them. */
  everybodys: Reach;
  /** What belongs to all and has one row of stamps. */
  shared: Reach;
}

export async function aStore({ open }: Pick<TestStore, 'open'>): Promise<Start> {
  const clock = aClock();
  const store = await open(clock);
  onTestFinished(() => store.close());
  const alice = await mustAdd(store, 'alice@example.org');
  const bob = await mustAdd(store, 'bob@example.org');
  const everybodys = { entity: 'Prayer', ownerId: null, shared: false };
  return {
    store,
    clock,
    alice,
    bob,
    hers: { ...everybodys, ownerId: alice.id },
    his: { ...everybodys, ownerId: bob.id },
    everybodys,
    shared: { entity: 'ReadingPlan', ownerId: null, shared: true },
  };
}

export async function mustAdd(store: Store, email: string): Promise<StoredUser> {
  const user = await store.users.add(aUser({ email }));
  if (!user) throw new Error('taken');
  return user;
}

export function aDraft(fields: Fields = { title: 'a' }, clientId: string | null = null): Draft {
  return { clientId, fields };
}

export async function mustCreate(store: Store, reach: Reach, owner: StoredUser, drafts: Draft[]): Promise<StoredRecord[]> {
  const creation = await store.records.create(reach, owner.id, drafts);
  if (creation.kind !== 'done') throw new Error('deleted');
  return creation.records.map(({ record }) => record);
}

/** One record with these fields. */
export async function aRecord(store: Store, reach: Reach, owner: StoredUser, fields: Fields, clientId: string | null = null): Promise<StoredRecord> {
  const [record] = await mustCreate(store, reach, owner, [aDraft(fields, clientId)]);
  if (!record) throw new Error('not created');
  return record;
}

export function aField(name: string, type: Field['type'] = 'string'): Field {
  return { path: [name], type };
}

/** The condition that a field has one of these values. */
export function isOf(field: Field, ...values: (Scalar | null)[]): Condition {
  return { op: 'in', field, values };
}

export const byCreation = { field: aField('created_date', 'stamp'), descending: false };

export function aFind(change: Partial<Find> = {}): Find {
  return { where: always, sort: byCreation, limit: 5_000, skip: 0, withFields: true, ...change };
}

export const [title, amount, done] = [aField('title'), aField('amount', 'number'), aField('done', 'boolean')];

export function titlesOf(records: readonly StoredRecord[]): unknown[] {
  return records.map(({ fields }) => fields['title']);
}
