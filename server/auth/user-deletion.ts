// What the deletion of a user needs in every case, by the user, by an admin or on the command line:
// the new owner of the shared content, and the last e-mail.
import { buildAccountDeletedEmail } from '../../content/emails/build-emails.ts';
import type { QueuedEmail } from '../mail/mail-queue.ts';
import type { OwnershipTransfer, StoredUser, UserStore } from '../store/store.ts';
import { getUserLanguage } from './account-rules.ts';
import { findOtherActiveAdmin, isActiveAdmin } from './active-admins.ts';

export type NewOwnerResult =
  /** `newOwner` is undefined if there is no other active admin, and the user is no admin. */
  | { kind: 'found'; newOwner: StoredUser | undefined }
  /** The user is an admin, and no other active admin would be left. */
  | { kind: 'last_admin' }
  /** The named user is not another active admin. */
  | { kind: 'unsuitable'; named: StoredUser };

/**
 * Finds the owner of the shared content of a user who is about to be deleted.
 * @param named who is to own the content; otherwise the admin with the oldest account
 */
export async function findNewOwner(
  users: Pick<UserStore, 'list' | 'count'>,
  user: StoredUser,
  named?: StoredUser,
): Promise<NewOwnerResult> {
  const oldest = await findOtherActiveAdmin(users, user);
  if (!oldest && user.role === 'admin') return { kind: 'last_admin' };
  if (named === undefined) return { kind: 'found', newOwner: oldest };
  return named.id !== user.id && (await isActiveAdmin(users, named))
    ? { kind: 'found', newOwner: named }
    : { kind: 'unsuitable', named };
}

/** @param entities see `listContentEntities` */
export function buildTransfer(
  newOwner: StoredUser | undefined,
  entities: readonly string[],
  keepRecords = true,
): OwnershipTransfer | undefined {
  return newOwner && { entities, newOwnerId: newOwner.id, keepRecords, requireActiveAdmin: true };
}

/**
 * Returns the e-mail that confirms the deletion in the language of the user.
 * @param backupDays see `buildAccountDeletedEmail`
 */
export function buildLastEmail(user: StoredUser, backupDays: number): QueuedEmail {
  return {
    kind: 'notice',
    // The e-mail is sent after the user was deleted.
    userId: null,
    to: user.email,
    ...buildAccountDeletedEmail(getUserLanguage(user), { backupDays }),
  };
}
