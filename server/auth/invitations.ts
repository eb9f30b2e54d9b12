// Invitations by an admin: a new user receives a link to choose a password, and a user with an
// account receives a notice of access.
import { buildAdmittedEmail, buildInvitationEmail } from '../../content/emails/build-emails.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Role } from '../../schemas/entities/user.ts';
import type { StoredUser, UserStore } from '../store/store.ts';
import { invitationDays } from './verification-codes.ts';
import type { EmailLinks } from './password-links.ts';
import { noPassword } from './password-hash.ts';
import { emailTakenError, getUserLanguage, requireEmail, buildNewUser } from './account-rules.ts';
import { requireMailPermit, sendWithinLimits, type MailLimits } from './mail-limits.ts';

export interface Invitations {
  /**
   * Invites a user and grants access to the app. An admin stays an admin, whatever `role` is. A
   * user with an account receives at most one e-mail a minute.
   * @throws HttpError 400 for an invalid address, 429 when a user without an account was invited a
   *   moment ago
   */
  invite(inviter: StoredUser, email: string, role: Role): Promise<StoredUser>;
}

export function createInvitations({
  users,
  mails,
  links,
  limits,
  mailLimits,
  publicUrl,
}: {
  users: UserStore;
  mails: MailQueue;
  links: EmailLinks;
  limits: RateLimits;
  mailLimits: MailLimits;
  publicUrl: string;
}): Invitations {
  return {
    async invite(inviter, address, role) {
      const email = requireEmail(address);
      await limits.takeOrThrow('invitation', inviter.id);
      const known = await users.findByEmail(email);
      const permit = await mailLimits.takeSend('invitation', email, inviter.id);
      if (!known?.isVerified || permit.kind === 'over') requireMailPermit(permit);
      const user = await admit(known, email, role);
      if (permit.kind !== 'taken') return user;
      // An invited user may have no language setting yet; the language of the inviter is used then.
      const language = getUserLanguage(user, inviter);
      await sendWithinLimits([permit], () =>
        user.isVerified
          ? mails.add({
              kind: 'notice',
              userId: user.id,
              to: email,
              ...buildAdmittedEmail(language, `${publicUrl}/`),
            })
          : links.send(user, 'invitation', (link) =>
              buildInvitationEmail(language, { link, days: invitationDays }),
            ),
      );
      return user;
    },
  };

  async function admit(
    known: StoredUser | undefined,
    email: string,
    role: Role,
  ): Promise<StoredUser> {
    // The person chooses their own password.
    const added =
      known ??
      (await users.add({ ...buildNewUser(email, noPassword, { isAdmitted: true }), role }));
    const user = added ?? (await users.findByEmail(email));
    if (!user) throw emailTakenError();
    // The earlier sign-up did not verify this address, so its password must not stay valid for the
    // invited user.
    if (known && !known.isVerified) await users.setUnprovenPasswordHash(known.id, noPassword);
    const change = await users.change(user.id, {
      isAdmitted: true,
      ...(role === 'admin' && { role }),
    });
    return change.kind === 'done' ? change.value : user;
  }
}
