// An admin lets somebody into the app: with a link to choose a password, or, who has an account, with a word that it is open to them.
import { randomBytes } from 'node:crypto';
import { admittedMail, invitationMail } from '../../content/mail.ts';
import { HttpError } from '../errors.ts';
import type { Limits } from '../limits.ts';
import type { Mail } from '../mail/mail.ts';
import type { Role } from '../../schemas/user.ts';
import type { StoredUser, UserStore } from '../store/store.ts';
import { invitationDays } from './codes.ts';
import type { Links } from './links.ts';
import { hashPassword } from './password.ts';
import { emailTaken, languageOf, mustBeEmail, newcomer } from './people.ts';

export interface Invitations {
  /**
   * Whoever is invited is admitted. An admin stays one, whatever the role says.
   * @throws HttpError 400 for an address that is none, 429 when this person had a letter a moment ago
   */
  invite(inviter: StoredUser, email: string, role: Role): Promise<StoredUser>;
}

export function createInvitations({ users, mail, links, limits, publicUrl }: { users: UserStore; mail: Mail; links: Links; limits: Limits; publicUrl: string }): Invitations {
  return {
    async invite(inviter, address, role) {
      const email = mustBeEmail(address);
      await limits.mustTake('invitation', inviter.id);
      const known = await users.findByEmail(email);
      const wait = known && !known.isVerified ? await links.wait(known.id, 'invitation') : 0;
      if (wait > 0) throw new HttpError(429, 'too_soon', `An invitation was sent a moment ago. Send another one in ${wait} seconds.`, { retryAfter: wait });
      await limits.mustTake('letterTo', email);
      const user = await admit(known, email, role);
      // An invited person may not have said their language yet: then it is that of whoever invites.
      const language = languageOf(user, inviter);
      if (user.isVerified) await mail.send({ to: email, ...admittedMail(language, `${publicUrl}/`) });
      else await mail.send({ to: email, ...invitationMail(language, { link: await links.make(user.id, 'invitation'), days: invitationDays }) });
      return user;
    },
  };

  async function admit(known: StoredUser | undefined, email: string, role: Role): Promise<StoredUser> {
    // A password that nobody has ever seen: the person chooses their own.
    const added = known ?? (await users.add({ ...newcomer(email, await nobodysPassword(), { isAdmitted: true }), role }));
    const user = added ?? (await users.findByEmail(email));
    if (!user) throw emailTaken();
    // Whoever signed up with this address did not prove it, and must not hold the password of somebody invited.
    if (known && !known.isVerified) await users.setPasswordHash(known.id, await nobodysPassword());
    const change = await users.change(user.id, { isAdmitted: true, ...(role === 'admin' && { role }) });
    return change.kind === 'done' ? change.value : user;
  }
}

function nobodysPassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64'));
}
