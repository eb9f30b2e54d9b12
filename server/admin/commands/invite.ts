// The command `inviteUser`: invites a user from the command line, as an admin does in the app.
import { roles } from '../../../schemas/entities/user.ts';
import { createInvitations } from '../../auth/invitations.ts';
import { createEmailLinks } from '../../auth/password-links.ts';
import { createMailLimits } from '../../auth/mail-limits.ts';
import { loadSecret } from '../../auth/token-secret.ts';
import { createServiceAccount } from '../../auth/service-account.ts';
import { systemClock as clock } from '../../clock.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { UsageError } from '../terminal/run-program.ts';
import type { CommandContext } from './command-context.ts';
import { createCommandMails } from './mail-commands.ts';

export async function inviteUser(
  context: CommandContext,
  email: string,
  word = 'user',
): Promise<void> {
  const role = roles.find((known) => known === word);
  if (!role) throw new UsageError(`The role is one of ${roles.join(', ')}.`);
  const { store, settings } = context;
  const { users } = store;
  // The link must be signed with the secret of the server; otherwise the server rejects the link.
  const secret = loadSecret(settings);
  const mails = createCommandMails(context);
  const limits = createRateLimits(store.limits, secret);
  const invitations = createInvitations({
    users,
    mails,
    links: createEmailLinks({ users, mails, clock, secret, publicUrl: settings.publicUrl }),
    limits,
    mailLimits: createMailLimits(limits),
    publicUrl: settings.publicUrl,
  });
  const inviter = await createServiceAccount({ users, token: undefined, secret }).user();
  const user = await invitations.invite(inviter, email, role);
  await mails.finish();
  context.printSentence(`${user.email} is invited${user.role === 'admin' ? ' as an admin' : ''}.`);
}
