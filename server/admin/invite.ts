// The command `invite`: as an admin does it in the app, for whoever looks after the server.
import { roles } from '../../schemas/user.ts';
import { createInvitations } from '../auth/invitations.ts';
import { createLinks } from '../auth/links.ts';
import { createPostage } from '../auth/postage.ts';
import { secretOf } from '../auth/secret.ts';
import { createService } from '../auth/service.ts';
import { systemClock as clock } from '../clock.ts';
import { createLimits } from '../limits.ts';
import { openMail } from '../mail/open-mail.ts';
import { Misuse } from './command.ts';
import type { Desk } from './desk.ts';

export async function invite(desk: Desk, email: string, word = 'user'): Promise<void> {
  const role = roles.find((known) => known === word);
  if (!role) throw new Misuse(`The role is one of ${roles.join(', ')}.`);
  const { store, settings } = desk;
  const { users } = store;
  // The same secret as the server's: else it would not know the link again.
  const secret = secretOf(settings);
  const mail = openMail(settings, { clock, written: (file) => desk.say(`There is no SMTP_URL, so the letter lies in ${file}`), failed: () => {} });
  const limits = createLimits(store.limits, secret);
  const invitations = createInvitations({
    users,
    mail,
    links: createLinks({ users, clock, secret, publicUrl: settings.publicUrl }),
    limits,
    postage: createPostage(limits),
    publicUrl: settings.publicUrl,
  });
  const inviter = await createService({ users, token: undefined, secret }).user();
  const user = await invitations.invite(inviter, email, role);
  desk.say(`${user.email} is invited${user.role === 'admin' ? ' as an admin' : ''}.`);
}
