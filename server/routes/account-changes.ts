// What the routes share that show and change accounts of other users for admins: finding a person,
// reading a change of role or access, and applying it.
import { roles } from '../../schemas/entities/user.ts';
import { isObject } from '../../schemas/is-object.ts';
import { changeAccount, type AccountChange } from '../auth/account-change.ts';
import { HttpError, lastAdminError } from '../errors.ts';
import type { ChangePublisher } from '../realtime/change-publisher.ts';
import type { Store, StoredUser, UserStore } from '../store/store.ts';

/** @throws HttpError 404, also for the service user, who is not a person */
export async function requirePerson(
  users: Pick<UserStore, 'find'>,
  id: string,
): Promise<StoredUser> {
  const user = isStoredId(id) ? await users.find(id) : undefined;
  if (!user || user.isService) throw personNotFoundError();
  return user;
}

export function personNotFoundError(): HttpError {
  return new HttpError(404, 'not_found', 'There is no such user.');
}

/** Returns whether the text of an address can be an id. No other text reaches the database. */
export function isStoredId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

/**
 * Reads a new role, and whether the account is disabled. Other fields are left to the caller.
 * @param disabledField name of the field in this body
 * @throws HttpError 422
 */
export function readAccountChange(body: unknown, disabledField: string): AccountChange {
  const { role, [disabledField]: disabled } = isObject(body) ? body : {};
  const change: AccountChange = {};
  if (role !== undefined) {
    const known = roles.find((one) => one === role);
    if (!known)
      throw new HttpError(
        422,
        'validation',
        `Error in field role: must be one of ${roles.join(', ')}`,
      );
    change.role = known;
  }
  if (disabled !== undefined && disabled !== null) {
    if (typeof disabled !== 'boolean')
      throw new HttpError(422, 'validation', `Error in field ${disabledField}: must be boolean`);
    change.disabled = disabled;
  }
  return change;
}

/**
 * Applies the change and closes the sockets of ended sessions. Returns the given user if nothing
 * has changed; otherwise the caller publishes the profile.
 * @throws HttpError 404, 409 `last_admin`
 */
export async function applyAccountChange(
  {
    store,
    publisher,
  }: {
    store: Pick<Store, 'users' | 'sessions'>;
    publisher: Pick<ChangePublisher, 'closeSessions'>;
  },
  user: StoredUser,
  change: AccountChange,
): Promise<StoredUser> {
  const result = await changeAccount(store, user, change);
  switch (result.kind) {
    case 'last_admin':
      throw lastAdminError();
    case 'absent':
      throw personNotFoundError();
    case 'done':
      if (result.endedSessions.length > 0) publisher.closeSessions(result.endedSessions);
      return result.user;
  }
}
