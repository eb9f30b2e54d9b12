// Changes the role of a user or disables the account, so that an active admin always remains. Used
// by the routes for admins and by the command line.
import type { Role } from '../../schemas/entities/user.ts';
import { allOf, fieldIn, not } from '../store/conditions/combine-conditions.ts';
import type { Store, StoredUser } from '../store/store.ts';
import { activeAdminCondition, idField } from './active-admins.ts';

export interface AccountChange {
  role?: Role;
  disabled?: boolean;
}

export type AccountChangeResult =
  /**
   * `user` is the given object if nothing has changed. The caller closes the sockets of the ended
   * sessions.
   */
  | { kind: 'done'; user: StoredUser; endedSessions: readonly string[] }
  /** No active admin would be left. Nothing was changed. */
  | { kind: 'last_admin' }
  /** The user was deleted in the meantime. */
  | { kind: 'absent' };

/**
 * Writes only the fields that differ from `user`, so that two admins who change one person at the
 * same moment do not undo each other. Disabling an account ends its sessions.
 */
export async function changeAccount(
  { users, sessions }: Pick<Store, 'users' | 'sessions'>,
  user: StoredUser,
  { role = user.role, disabled = user.disabled }: AccountChange,
): Promise<AccountChangeResult> {
  const isNewRole = role !== user.role;
  const isNewAccess = disabled !== user.disabled;
  if (!isNewRole && !isNewAccess) return { kind: 'done', user, endedSessions: [] };
  const losesAdmin = user.role === 'admin' && !user.disabled && !(role === 'admin' && !disabled);
  if (
    losesAdmin &&
    (await users.count(allOf([activeAdminCondition, not(fieldIn(idField, [user.id]))]))) === 0
  )
    return { kind: 'last_admin' };
  const change = await users.change(user.id, {
    ...(isNewRole && { role }),
    ...(isNewAccess && { disabled }),
  });
  if (change.kind !== 'done') return { kind: 'absent' };
  // When two admins disable each other at the same moment, both calls fail here and both admins
  // stay active.
  if (losesAdmin && (await users.count(activeAdminCondition)) === 0) {
    await users.change(user.id, {
      ...(isNewRole && { role: user.role }),
      ...(isNewAccess && { disabled: user.disabled }),
    });
    return { kind: 'last_admin' };
  }
  const endedSessions = isNewAccess && disabled ? await sessions.endAll(user.id) : [];
  return { kind: 'done', user: change.value, endedSessions };
}
