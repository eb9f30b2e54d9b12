// Account deletion by the user or by an admin, effective at once. A code sent by e-mail proves the
// identity of the user, because a session may belong to another person who found the device
// unlocked.
import { buildDeletionCodeEmail } from '../../content/emails/build-emails.ts';
import type { ChangePublisher } from '../realtime/change-publisher.ts';
import { listContentEntities, type EntityCatalog } from '../entities/catalog.ts';
import type { Clock } from '../clock.ts';
import { HttpError, lastAdminError } from '../errors.ts';
import { tooManyRequestsError, type RateLimits } from '../http/rate-limits.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { NewMail } from '../store/mail-store.ts';
import type { OwnershipTransfer, Store, StoredUser } from '../store/store.ts';
import {
  expiredCodeError,
  codeMinutes,
  wrongCodeError,
  hashSecret,
  isSameHash,
  createCode,
} from './verification-codes.ts';
import { buildLastEmail, buildTransfer, findNewOwner } from './user-deletion.ts';
import { getUserLanguage } from './account-rules.ts';
import { requireMailPermit, sendWithinLimits, type MailLimits } from './mail-limits.ts';

/** Only the signed-in user can try a code, so other people cannot use up these tries. */
const tries = 5;

export interface AccountDeletion {
  /**
   * Sends a code by e-mail. Within a minute of the last code it sends none, and the last code stays
   * valid.
   * @param address the network address, for rate limits
   * @throws HttpError 409 for the last admin, 429
   */
  sendCode(user: StoredUser, address: string): Promise<void>;
  /**
   * Deletes all data of this user in one step and signs out the user's devices. A last e-mail
   * confirms the deletion.
   * @throws HttpError 400 for a code that is wrong or expired, 409 for the last admin, 429
   */
  deleteAccount(user: StoredUser, code: string): Promise<void>;
  /**
   * Deletes all data of this user without a code, as an admin has decided, and signs out the user's
   * devices.
   * @param options.sendsEmail whether a last e-mail confirms the deletion
   * @throws HttpError 409 for the last admin; 404 when the account is already deleted
   */
  deleteByAdmin(user: StoredUser, options: { sendsEmail: boolean }): Promise<void>;
  /**
   * Returns whether this user's account was deleted with this code within the last day. A client
   * that lost the response uses it when it repeats the request.
   */
  isDeleted(userId: string, code: string): Promise<boolean>;
}

export interface DeletionParts {
  store: Pick<Store, 'users'>;
  clock: Clock;
  mails: MailQueue;
  limits: RateLimits;
  mailLimits: MailLimits;
  publisher: Pick<ChangePublisher, 'closeUserSockets'>;
  catalog: Pick<EntityCatalog, 'all'>;
  /**
   * The number of days that backups keep deleted data. With 0, the e-mail does not mention backups.
   */
  backupDays: number;
  /** Hashes codes. */
  secret: string;
}

export function createAccountDeletion({
  store: { users },
  clock,
  mails,
  limits,
  mailLimits,
  publisher,
  catalog,
  backupDays,
  secret,
}: DeletionParts): AccountDeletion {
  const content = listContentEntities(catalog);

  function hashCode({ id }: StoredUser, code: string): string {
    return hashSecret(secret, 'deletion', `${id}:${code}`);
  }

  async function requireCode(user: StoredUser, code: string): Promise<void> {
    await limits.takeOrThrow('wrongDeletionCode', user.id);
    const storedCode = await users.takeCodeTry(user.id);
    if (!storedCode) throw wrongCodeError();
    if (storedCode.triesLeft === 0 || storedCode.expiresAt <= clock.now()) throw expiredCodeError();
    if (!isSameHash(storedCode.hash, hashCode(user, code.trim()))) throw wrongCodeError();
    await limits.giveBack('wrongDeletionCode', user.id);
  }

  /**
   * Returns the transfer of the user's content for all users to another admin.
   * @throws HttpError 409 when the user is the last active admin
   */
  async function findOwnershipTransfer(user: StoredUser): Promise<OwnershipTransfer | undefined> {
    const result = await findNewOwner(users, user);
    if (result.kind !== 'found') throw lastAdminError();
    return buildTransfer(result.newOwner, content);
  }

  function prepareLastEmail(user: StoredUser): NewMail {
    return mails.prepare(buildLastEmail(user, backupDays));
  }

  /** Returns false when the account is already deleted. */
  async function removeUser(user: StoredUser, lastEmail?: NewMail): Promise<boolean> {
    if (!(await users.remove(user.id, await findOwnershipTransfer(user), lastEmail))) return false;
    publisher.closeUserSockets(user.id);
    return true;
  }

  return {
    async sendCode(user, address) {
      await findOwnershipTransfer(user);
      const requestPermit = await mailLimits.takeRequest('deletion', user.email, address);
      requireMailPermit(requestPermit);
      const permit = await mailLimits.takeSend('deletion', user.email, address);
      if (permit.kind === 'over') throw tooManyRequestsError(permit.retryAfterSeconds);
      // Another device of this user requested a code a moment earlier; its e-mail is in the same
      // mailbox.
      if (permit.kind === 'soon') return;
      const code = createCode();
      const now = clock.now();
      const hash = hashCode(user, code);
      await sendWithinLimits([requestPermit, permit], () =>
        users.putCode(
          user.id,
          { hash, sentAt: now, expiresAt: now + codeMinutes * 60_000, triesLeft: tries },
          mails.prepare({
            kind: 'code',
            userId: user.id,
            codeHash: hash,
            to: user.email,
            ...buildDeletionCodeEmail(getUserLanguage(user), { code, minutes: codeMinutes }),
          }),
        ),
      );
      await mails.deliver();
    },

    async deleteAccount(user, code) {
      await requireCode(user, code);
      if (!(await removeUser(user, prepareLastEmail(user))))
        throw new HttpError(401, 'unauthorized', 'This account has already been deleted.');
      await limits.take('deletedWith', deletedWith(user.id, code));
      await mails.deliver();
    },

    async deleteByAdmin(user, { sendsEmail }) {
      if (!(await removeUser(user, sendsEmail ? prepareLastEmail(user) : undefined)))
        throw new HttpError(404, 'not_found', 'There is no such user.');
      if (sendsEmail) await mails.deliver();
    },

    isDeleted: (userId, code) => limits.isTaken('deletedWith', deletedWith(userId, code)),
  };
}

function deletedWith(userId: string, code: string): string {
  return `${userId} ${code.trim()}`;
}
