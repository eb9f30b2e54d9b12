// Password changes: by a link sent by e-mail after a reset request or an invitation, or with the
// old password.
import { buildPasswordChangedEmail, buildResetEmail } from '../../content/emails/build-emails.ts';
import type { ChangePublisher } from '../realtime/change-publisher.ts';
import type { BackgroundTasks } from '../jobs/background-tasks.ts';
import { HttpError } from '../errors.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Store, StoredUser } from '../store/store.ts';
import type { Caller } from './callers.ts';
import { resetMinutes } from './verification-codes.ts';
import type { EmailLinks } from './password-links.ts';
import { requireCurrentPassword } from './login-limits.ts';
import { hashPassword } from './password-hash.ts';
import {
  findUserByEmail,
  normalizeEmail,
  getUserLanguage,
  requireEnabled,
  requirePassword,
} from './account-rules.ts';
import { type MailLimits, sendWithinLimits } from './mail-limits.ts';

export interface PasswordChanges {
  /**
   * Sends a link by e-mail, at most one a minute. Returns at once and does not reveal whether the
   * account exists.
   * @param address the network address, for rate limits
   */
  requestReset(email: string, address: string): void;
  /**
   * Sets a new password, deletes all passkeys and ends all sessions of this user. The owner of the
   * mailbox may not know who added the passkeys.
   * @throws HttpError 400
   */
  reset(token: string, password: string): Promise<StoredUser>;
  /**
   * Changes the password and signs out every other device of the user. Passkeys stay; the e-mail
   * names them.
   * @throws HttpError 400 or 429
   */
  change(caller: Caller, current: string, password: string): Promise<void>;
}

export interface PasswordParts {
  store: Store;
  mails: MailQueue;
  links: EmailLinks;
  limits: RateLimits;
  mailLimits: MailLimits;
  background: BackgroundTasks;
  publisher: Pick<ChangePublisher, 'closeSessions'>;
  publicUrl: string;
}

export function createPasswordChanges({
  store: { users, sessions },
  mails,
  links,
  limits,
  mailLimits,
  background,
  publisher,
  publicUrl,
}: PasswordParts): PasswordChanges {
  async function sendLink(email: string, address: string): Promise<void> {
    const requestPermit = await mailLimits.takeRequest('reset', normalizeEmail(email), address);
    if (requestPermit.kind !== 'taken') return;
    const user = await findUserByEmail(users, email);
    if (!user || user.disabled) return;
    const permit = await mailLimits.takeSend('reset', user.email, address);
    if (permit.kind !== 'taken') return;
    await sendWithinLimits([requestPermit, permit], () =>
      links.send(user, 'reset', (link) =>
        buildResetEmail(getUserLanguage(user), { link, minutes: resetMinutes }),
      ),
    );
  }

  /** @param kept what stays: the session of the caller, and the passkeys; without it, nothing */
  async function put(
    user: StoredUser,
    password: string,
    kept?: { sessionId: string | null },
  ): Promise<void> {
    const passwordHash = await hashPassword(password);
    const mail = mails.prepare({
      kind: 'notice',
      userId: user.id,
      to: user.email,
      ...buildPasswordChangedEmail(getUserLanguage(user), `${publicUrl}/login`),
    });
    // The link verifies the address in the same step that sets the new password. So the old
    // password, which a stranger may have chosen, never works for the verified account.
    const more = { mail, dropsPasskeys: kept === undefined };
    if (user.isVerified) await users.setPasswordHash(user.id, passwordHash, more);
    else await users.verify(user.id, passwordHash, more);
    await links.revokeAll(user.id);
    publisher.closeSessions(await sessions.endAll(user.id, kept?.sessionId ?? undefined));
    await mails.deliver();
  }

  return {
    requestReset: (email, address) => background.run(() => sendLink(email, address)),

    async reset(token, password) {
      const owner = await links.findUser(token);
      // Before the link is used, so that a refused password leaves the link valid.
      if (owner) requirePassword(password, owner.email);
      const user = owner && (await links.redeem(token));
      if (!user)
        throw new HttpError(
          400,
          'link_expired',
          'This link is no longer valid. Ask for a new one.',
        );
      requireEnabled(user);
      await put(user, password);
      return (await users.find(user.id)) ?? user;
    },

    async change({ user, sessionId }, current, password) {
      requirePassword(password, user.email);
      await requireCurrentPassword(limits, user, current);
      await put(user, password, { sessionId });
    },
  };
}
