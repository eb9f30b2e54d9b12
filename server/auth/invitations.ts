// An admin lets somebody into the app: with a link to choose a password, or, who has an account, with a word that it is open to them.
import { admittedMail, invitationMail } from '../../content/mail.ts';
import type { Limits } from '../limits.ts';
import type { Mail } from '../mail/mail.ts';
import type { Role } from '../../schemas/user.ts';
import type { StoredUser, UserStore } from '../store/store.ts';
import { invitationDays } from './codes.ts';
import type { Links } from './links.ts';
import { noPassword } from './password.ts';
import { emailTaken, languageOf, mustBeEmail, newcomer } from './people.ts';
import { mustBeStamped, sendStamped, type Postage } from './postage.ts';

export interface Invitations {
  /**
   * Whoever is invited is admitted. An admin stays one, whatever the role says. Whoever has an account is told once a minute at most.
   * @throws HttpError 400 for an address that is none, 429 when whoever has no account had an invitation a moment ago
   */
  invite(inviter: StoredUser, email: string, role: Role): Promise<StoredUser>;
}

export function createInvitations({ users, mail, links, limits, postage, publicUrl }: { users: UserStore; mail: Mail; links: Links; limits: Limits; postage: Postage; publicUrl: string }): Invitations {
  return {
    async invite(inviter, address, role) {
      const email = mustBeEmail(address);
      await limits.mustTake('invitation', inviter.id);
      const known = await users.findByEmail(email);
      const stamp = await postage.take('invitation', email, inviter.id);
      if (!known?.isVerified || stamp.kind === 'over') mustBeStamped(stamp);
      const user = await admit(known, email, role);
      if (stamp.kind !== 'taken') return user;
      // An invited person may not have said their language yet: then it is that of whoever invites.
      const language = languageOf(user, inviter);
      await sendStamped([stamp], async () => {
        const letter = user.isVerified ? admittedMail(language, `${publicUrl}/`) : invitationMail(language, { link: await links.make(user.id, 'invitation'), days: invitationDays });
        await mail.send({ to: email, ...letter });
      });
      return user;
    },
  };

  async function admit(known: StoredUser | undefined, email: string, role: Role): Promise<StoredUser> {
    // The person chooses their own password.
    const added = known ?? (await users.add({ ...newcomer(email, noPassword, { isAdmitted: true }), role }));
    const user = added ?? (await users.findByEmail(email));
    if (!user) throw emailTaken();
    // Whoever signed up with this address did not prove it, and must not hold the password of somebody invited.
    if (known && !known.isVerified) await users.setUnprovenPasswordHash(known.id, noPassword);
    const change = await users.change(user.id, { isAdmitted: true, ...(role === 'admin' && { role }) });
    return change.kind === 'done' ? change.value : user;
  }
}
