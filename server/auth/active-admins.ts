// Who looks after an app: its admins, as a condition for the store, and whoever of them takes over
// what somebody wrote for everybody.
import { allOf, fieldIn, not } from '../store/conditions/combine-conditions.ts';
import type { Condition, Field } from '../store/conditions/condition.ts';
import type { StoredUser, UserStore } from '../store/store.ts';

/** Whoever was invited as an admin and has not come yet looks after nothing. */
export const activeAdminCondition: Condition = allOf([
  fieldIn({ path: ['role'], type: 'string' }, ['admin']),
  fieldIn({ path: ['disabled'], type: 'boolean' }, [false]),
  fieldIn({ path: ['is_verified'], type: 'boolean' }, [true]),
]);

export const idField: Field = { path: ['id'], type: 'string' };

/** Whoever of the others has looked after the app for longest. */
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
