// Commands of `npm run admin` for users: list, show, change the role, disable or enable, sign out,
// export and delete.
import { createWriteStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { changeAccount, type AccountChange } from '../../auth/account-change.ts';
import { buildTransfer, findNewOwner } from '../../auth/user-deletion.ts';
import type { NewMail } from '../../store/mail-store.ts';
import type { StoredUser } from '../../store/store.ts';
import type { CommandContext } from './command-context.ts';
import { countExport, generateUserExport } from './export-user.ts';
import {
  countUserData,
  lastAdminCommandError,
  listUsers,
  readContentEntities,
  requireUser,
  type UserDataCounts,
} from './user-queries.ts';
import { moveIntoPlace, withTemporaryFile } from '../database-copy/partial-file.ts';
import { CommandError } from '../database-copy/table-access.ts';

export async function printUsers(context: CommandContext): Promise<void> {
  const users = await listUsers(context.store, context.database);
  context.printRows(users);
  context.printSentence(`${users.length} ${users.length === 1 ? 'person' : 'people'}`);
}

export async function printUser(context: CommandContext, emailOrId: string): Promise<void> {
  const user = await requireUser(context.store, emailOrId);
  const { records, ...rest } = await countUserData(context.database, user.id);
  const { id, email, fullName, role, isVerified, isAdmitted, disabled, createdDate, settings } =
    user;
  const about = {
    id,
    email,
    full_name: fullName,
    role,
    verified: isVerified,
    admitted: isAdmitted,
    disabled,
    created: createdDate,
    language: settings['language'],
    trash: rest.trash,
    files: rest.files,
    file_bytes: rest.fileBytes,
    sessions: rest.sessions,
    passkeys: rest.passkeys,
  };
  if (context.options.json) context.printRows([{ ...about, records }]);
  else
    context.printRows(
      [...Object.entries(about), ...Object.entries(records)].map(([what, value]) => ({
        what,
        value,
      })),
    );
}

export async function setUserRole(
  context: CommandContext,
  emailOrId: string,
  role: 'admin' | 'user',
): Promise<void> {
  const user = await requireUser(context.store, emailOrId);
  if (user.role === role)
    return context.printSentence(
      `${user.email} is ${role === 'admin' ? 'an admin' : 'no admin'} already.`,
    );
  await changeUser(context, user, { role });
  context.printSentence(`${user.email} is ${role === 'admin' ? 'an admin' : 'no admin any more'}.`);
}

export async function setUserDisabled(
  context: CommandContext,
  emailOrId: string,
  disabled: boolean,
): Promise<void> {
  const user = await requireUser(context.store, emailOrId);
  const ended = await changeUser(context, user, { disabled });
  context.printSentence(
    disabled
      ? `${user.email} cannot log in any more; ${counted(ended.length, 'session')} ended.`
      : `${user.email} can log in again.`,
  );
}

/**
 * Returns the ids of the sessions that the change has ended. The sockets of the running server
 * follow within seconds.
 * @throws CommandError when no active admin would be left
 */
async function changeUser(
  { store }: CommandContext,
  user: StoredUser,
  change: AccountChange,
): Promise<readonly string[]> {
  const result = await changeAccount(store, user, change);
  switch (result.kind) {
    case 'done':
      return result.endedSessions;
    case 'last_admin':
      throw lastAdminCommandError(user);
    case 'absent':
      throw deletedAlreadyError(user);
  }
}

export async function signOutUser(context: CommandContext, emailOrId: string): Promise<void> {
  const user = await requireUser(context.store, emailOrId);
  // The passkeys first, so that none of them starts another session.
  const removed = await context.store.passkeys.removeAll(user.id);
  const ended = await context.store.sessions.endAll(user.id);
  context.printSentence(
    `${counted(ended.length, 'session')} of ${user.email} ended, ${counted(removed, 'passkey')} removed.`,
  );
}

export async function deleteUser(context: CommandContext, emailOrId: string): Promise<void> {
  const user = await requireUser(context.store, emailOrId);
  await removeUserData(context, user);
}

/**
 * Asks for confirmation, deletes all data of the user, and prints what was deleted.
 * @param mail is queued with the deletion
 */
export async function removeUserData(
  context: CommandContext,
  user: StoredUser,
  mail?: NewMail,
): Promise<void> {
  const heir = await requireNewOwner(context, user);
  const dataCounts = await countUserData(context.database, user.id);
  const content = readContentEntities(context.settings);
  const keepsContent = !context.options.withContent;
  const passedOn = keepsContent ? counts(dataCounts, (entity) => content.includes(entity)) : '';
  if (!heir && Object.keys(dataCounts.records).some((entity) => content.includes(entity))) {
    throw new CommandError(
      `${user.email} owns shared content, and there is no other admin to own it. Make another account an admin first. Nothing was changed.`,
    );
  }
  const what = inventory(dataCounts, (entity) => !keepsContent || !content.includes(entity));
  const passes =
    heir && passedOn ? ` The shared content is transferred to ${heir.email}: ${passedOn}.` : '';
  await context.requireConfirmation(
    `Delete the account of ${user.email} with ${what}? This cannot be undone.${passes}`,
  );
  const transfer = buildTransfer(heir, content, keepsContent);
  if (!(await context.store.users.remove(user.id, transfer, mail))) throw deletedAlreadyError(user);
  context.printSentence(
    `Deleted: the account of ${user.email} with ${what}. Earlier backups still contain the data.${passes}`,
  );
}

function deletedAlreadyError({ email }: StoredUser): CommandError {
  return new CommandError(`${email} was deleted already.`);
}

/**
 * @throws CommandError when the user is the last active admin, or when the user named by `heir` is
 *   not another active admin
 */
async function requireNewOwner(
  { store, options: { heir } }: CommandContext,
  user: StoredUser,
): Promise<StoredUser | undefined> {
  const named = heir === undefined ? undefined : await requireUser(store, heir);
  const result = await findNewOwner(store.users, user, named);
  switch (result.kind) {
    case 'found':
      return result.newOwner;
    case 'last_admin':
      throw lastAdminCommandError(user);
    case 'unsuitable':
      throw new CommandError(
        `${result.named.email} cannot take over shared content: name another admin. Nothing was changed.`,
      );
  }
}

function inventory(dataCounts: UserDataCounts, isMeant: (entity: string) => boolean): string {
  const { trash, files, sessions, passkeys } = dataCounts;
  return [
    counts(dataCounts, isMeant),
    counted(trash, 'record', 'in the trash'),
    counted(files, 'file'),
    counted(sessions, 'session'),
    counted(passkeys, 'passkey'),
  ]
    .filter(Boolean)
    .join(', ');
}

function counts({ records }: UserDataCounts, isMeant: (entity: string) => boolean): string {
  return Object.entries(records)
    .flatMap(([entity, count]) => (isMeant(entity) ? `${count} ${entity}` : []))
    .join(', ');
}

/**
 * @param target a file, `-` for standard output, or nothing for a file in the folder where the
 * command was given
 */
export async function exportUser(
  context: CommandContext,
  emailOrId: string,
  target: string | undefined,
): Promise<void> {
  const user = await requireUser(context.store, emailOrId);
  const pieces = Readable.from(
    generateUserExport(context.store, context.database, user, new Date()),
  );
  if (target === '-') return context.print((await pieces.toArray()).join(''));
  const file = target ?? `selah-export-${user.id}.json`;
  if (existsSync(file)) throw new CommandError(`${file} exists already. Nothing was changed.`);
  await withTemporaryFile(file, async (part) => {
    await pipeline(pieces, createWriteStream(part, { flush: true }));
    moveIntoPlace(part, file);
  });
  context.printSentence(
    `Wrote ${file}: the profile of ${user.email}, ${await countExport(context.database, user)}. The file contains personal texts: give it to this person only.`,
  );
}

function counted(count: number, noun: string, where = ''): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}${where && ` ${where}`}`;
}
