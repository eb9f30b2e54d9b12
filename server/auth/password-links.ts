// Links sent by e-mail with which a user chooses a password; a link verifies the address, as a code
// does.
import type { Clock } from '../clock.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { StoredTicket, StoredUser, TicketPurpose, UserStore } from '../store/store.ts';
import { hashSecret, invitationDays, createLinkToken, resetMinutes } from './verification-codes.ts';

export interface EmailLinks {
  /**
   * Sends a new link by e-mail. The link ends an earlier one for the same purpose.
   * @param build returns the text of the e-mail with this link
   */
  send(
    user: Pick<StoredUser, 'id' | 'email'>,
    purpose: TicketPurpose,
    build: (link: string) => { subject: string; text: string },
  ): Promise<void>;
  /**
   * Returns the user to whom the link was sent, and leaves the link valid. Returns undefined when
   * the token is wrong, used or expired.
   */
  findUser(token: string): Promise<StoredUser | undefined>;
  /**
   * Returns the user to whom the link was sent; each token works once. Returns undefined when the
   * token is wrong, used or expired.
   */
  redeem(token: string): Promise<StoredUser | undefined>;
  /** Makes all remaining links of this user invalid. */
  revokeAll(userId: string): Promise<void>;
}

const purposes: readonly TicketPurpose[] = ['reset', 'invitation'];

const millisByPurpose: Readonly<Record<TicketPurpose, number>> = {
  reset: resetMinutes * 60_000,
  invitation: invitationDays * 24 * 60 * 60_000,
};

export function createEmailLinks({
  users,
  mails,
  clock,
  secret,
  publicUrl,
}: {
  users: UserStore;
  mails: MailQueue;
  clock: Clock;
  secret: string;
  publicUrl: string;
}): EmailLinks {
  /** @param read finds, or finds and removes, the ticket of one purpose */
  async function findUserOf(
    token: string,
    read: (hash: string, purpose: TicketPurpose) => Promise<StoredTicket | undefined>,
  ): Promise<StoredUser | undefined> {
    const hash = hashSecret(secret, 'link', token);
    for (const purpose of purposes) {
      const ticket = await read(hash, purpose);
      if (!ticket) continue;
      if (ticket.expiresAt <= clock.now()) return undefined;
      const user = await users.find(ticket.userId);
      return user?.isService ? undefined : user;
    }
    return undefined;
  }

  return {
    send: async ({ id, email }, purpose, build) => {
      const now = clock.now();
      const token = createLinkToken();
      const hash = hashSecret(secret, 'link', token);
      await users.putTicket(
        { hash, userId: id, purpose, sentAt: now, expiresAt: now + millisByPurpose[purpose] },
        mails.prepare({
          kind: 'link',
          userId: id,
          codeHash: hash,
          to: email,
          ...build(`${publicUrl}/reset-password?token=${token}`),
        }),
      );
      await mails.deliver();
    },

    findUser: (token) => findUserOf(token, users.findTicketByHash),
    redeem: (token) => findUserOf(token, users.takeTicket),

    revokeAll: async (userId) => {
      for (const purpose of purposes) {
        const ticket = await users.findTicket(userId, purpose);
        if (ticket) await users.takeTicket(ticket.hash, purpose);
      }
    },
  };
}
