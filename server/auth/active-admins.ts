// Conditions that find people and active admins in the store, and the admin who takes over a user's
// content for all users.
import { allOf, fieldIn, not } from '../store/conditions/combine-conditions.ts';
import type { Condition, Field } from '../store/conditions/condition.ts';
import type { StoredUser, UserStore } from '../store/store.ts';

/** The account of the service token is not a person. */
export const personCondition: Condition = fieldIn({ path: ['is_service'], type: 'boolean' }, [
  false,
]);

/** An admin who was invited but has not verified the address yet is not active. */
export const activeAdminCondition: Condition = allOf([
  personCondition,
  fieldIn({ path: ['role'], type: 'string' }, ['admin']),
  fieldIn({ path: ['disabled'], type: 'boolean' }, [false]),
  fieldIn({ path: ['is_verified'], type: 'boolean' }, [true]),
]);

export const idField: Field = { path: ['id'], type: 'string' };

/** Returns the active admin with the oldest account, other than the given user. */
export async function findOtherActiveAdmin(
  users: Pick<UserStore, 'list'>,
  { id }: Pick<StoredUser, 'id'>,
): Promise<StoredUser | undefined> {
  const sort = { field: { path: ['created_date'], type: 'stamp' }, descending: false } as const;
  const [other] = await users.list({
    where: allOf([activeAdminCondition, not(fieldIn(idField, [id]))]),
    sort,
    limit: 1,
    skip: 0,
    withFields: true,
  });
  return other;
}

export async function isActiveAdmin(
  users: Pick<UserStore, 'count'>,
  { id }: Pick<StoredUser, 'id'>,
): Promise<boolean> {
  return (await users.count(allOf([activeAdminCondition, fieldIn(idField, [id])]))) > 0;
}
