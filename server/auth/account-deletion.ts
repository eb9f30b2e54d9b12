// An account that its owner deletes at once: proven by a code in their mailbox, for a session alone
// may be anybody's who found the device open.
import { buildAccountDeletedEmail } from '../../content/emails/account-deleted-email.ts';
import { buildDeletionCodeEmail } from '../../content/emails/deletion-code-email.ts';
import type { ChangePublisher } from '../realtime/announcer.ts';
import type { BackgroundTasks } from '../jobs/background-tasks.ts';
import type { EntityCatalog } from '../entities/catalog.ts';
import type { Clock } from '../clock.ts';
import { HttpError, lastAdminError } from '../errors.ts';
import { tooManyRequestsError, type RateLimits } from '../http/rate-limits.ts';
import type { MailSender } from '../mail/mail.ts';
import type { OwnershipTransfer, Store, StoredUser } from '../store/store.ts';
import {
  expiredCodeError,
  codeMinutes,
  wrongCodeError,
  hashSecret,
  isSameHash,
  createCode,
} from './verification-codes.ts';
import { findOtherActiveAdmin } from './active-admins.ts';
import { getUserLanguage } from './account-rules.ts';
import { requireMailPermit, sendWithinLimits, type MailLimits } from './mail-limits.ts';

/** Only whoever is signed in tries, so nobody else uses these up. */
const tries = 5;

export interface AccountDeletion {
  /**
   * Mails a code, none within a minute of the last one, which is still good.
   * @param address of the network, for counting
   * @throws HttpError 409 to the last admin, 429, or 503 when the letter could not be handed over
   */
  sendCode(user: StoredUser, address: string): Promise<void>;
  /**
   * Everything of this person is gone in one step, and their devices are signed out. A last letter
   * says so.
   * @throws HttpError 400 for a code that is wrong or old, 409 to the last admin, 429
   */
  deleteAccount(user: StoredUser, code: string): Promise<void>;
  /**
   * Whether this person's account was deleted with this code within the last day: for whoever asks
   * again because the answer was lost.
   */
  isDeleted(userId: string, code: string): Promise<boolean>;
}

export interface DeletionParts {
  store: Pick<Store, 'users'>;
  clock: Clock;
  mail: MailSender;
  limits: RateLimits;
  mailLimits: MailLimits;
  background: BackgroundTasks;
  publisher: Pick<ChangePublisher, 'closeUserSockets'>;
  catalog: Pick<EntityCatalog, 'all'>;
  /** For how long backups hold what was deleted; 0: nothing is said of them. */
  backupDays: number;
  /** Hashes codes. */
  secret: string;
}

export function createAccountDeletion({
  store: { users },
  clock,
  mail,
  limits,
  mailLimits,
  background,
  publisher,
  catalog,
  backupDays,
  secret,
}: DeletionParts): AccountDeletion {
  const content = catalog.all().flatMap(({ name, access }) => (access === 'content' ? [name] : []));

  function hashOf({ id }: StoredUser, code: string): string {
    return hashSecret(secret, 'deletion', `${id}:${code}`);
  }

  async function requireCode(user: StoredUser, code: string): Promise<void> {
    await limits.takeOrThrow('wrongDeletionCode', user.id);
    const kept = await users.takeCodeTry(user.id);
    if (!kept) throw wrongCodeError();
    if (kept.triesLeft === 0 || kept.expiresAt <= clock.now()) throw expiredCodeError();
    if (!isSameHash(kept.hash, hashOf(user, code.trim()))) throw wrongCodeError();
    await limits.giveBack('wrongDeletionCode', user.id);
  }

  /**
   * What they wrote for everybody stays, and passes to another admin. @throws HttpError 409 when
   * nobody could look after the app any more
   */
  async function bequestOf(user: StoredUser): Promise<OwnershipTransfer | undefined> {
    const heir = await findOtherActiveAdmin(users, user);
    if (!heir && user.role === 'admin') throw lastAdminError();
    return (
      heir && {
        entities: content,
        newOwnerId: heir.id,
        keepRecords: true,
        requireActiveAdmin: true,
      }
    );
  }

  return {
    async sendCode(user, address) {
      await bequestOf(user);
      const asked = await mailLimits.takeRequest('deletion', user.email, address);
      requireMailPermit(asked);
      const permit = await mailLimits.takeSend('deletion', user.email, address);
      if (permit.kind === 'over') throw tooManyRequestsError(permit.retryAfterSeconds);
      // Another device of theirs was a moment quicker: its letter is in the same mailbox.
      if (permit.kind === 'soon') return;
      const code = createCode();
      const now = clock.now();
      await sendWithinLimits([asked, permit], async () => {
        await users.putCode(user.id, {
          hash: hashOf(user, code),
          sentAt: now,
          expiresAt: now + codeMinutes * 60_000,
          triesLeft: tries,
        });
        await mail.send({
          to: user.email,
          ...buildDeletionCodeEmail(getUserLanguage(user), { code, minutes: codeMinutes }),
        });
      });
    },

    async deleteAccount(user, code) {
      await requireCode(user, code);
      if (!(await users.remove(user.id, await bequestOf(user))))
        throw new HttpError(401, 'unauthorized', 'This account is gone already.');
      await limits.take('deletedWith', deletedWith(user.id, code));
      publisher.closeUserSockets(user.id);
      background.run(() =>
        mail.send({
          to: user.email,
          ...buildAccountDeletedEmail(getUserLanguage(user), { backupDays }),
        }),
      );
    },

    isDeleted: (userId, code) => limits.isTaken('deletedWith', deletedWith(userId, code)),
  };
}

function deletedWith(userId: string, code: string): string {
  return `${userId} ${code.trim()}`;
}
