// The queue of e-mails on the command line: sends the e-mail of a command, lists e-mails that wait
// or were refused, and tries them again.
import { systemClock as clock } from '../../clock.ts';
import { loadSecret } from '../../auth/token-secret.ts';
import { createMailQueue, type MailQueue } from '../../mail/mail-queue.ts';
import { createMailSender } from '../../mail/open-mail.ts';
import { CommandError } from '../database-copy/table-access.ts';
import type { CommandContext } from './command-context.ts';

/**
 * Creates a queue that sends the e-mails of this command and no others. An e-mail that the mail
 * server does not accept now stays in the queue of the server.
 */
export function createCommandMails(context: CommandContext): MailQueue & {
  /**
   * Resolves when the first attempt has ended.
   * @throws CommandError when the e-mail was refused for good
   */
  finish(): Promise<void>;
} {
  const { store, settings } = context;
  let refusal: string | undefined;
  const faults: unknown[] = [];
  const queue = createMailQueue({
    mails: store.mails,
    sender: createMailSender(settings, {
      clock,
      written: (file) =>
        context.printSentence(`There is no SMTP_URL, so the e-mail is the file ${file}`),
    }),
    clock,
    secret: loadSecret(settings),
    publicUrl: settings.publicUrl,
    ownOnly: true,
    events: {
      postponed: (_mail, code) =>
        context.printSentence(
          `The mail server does not accept the e-mail now (${code}). The running server tries again; see npm run admin -- mail`,
        ),
      givenUp: (_mail, code) => {
        refusal = code;
      },
      dropped: (_mail, reason) => {
        refusal = reason;
      },
      failed: (error) => void faults.push(error),
    },
  });
  return {
    ...queue,
    async finish() {
      await queue.run();
      if (faults.length > 0) throw faults[0];
      if (refusal !== undefined)
        throw new CommandError(
          `Done, but the e-mail could not be sent (${refusal}). Contact the person yourself.`,
        );
    },
  };
}

export async function listMails(context: CommandContext): Promise<void> {
  const mails = await context.store.mails.list();
  context.printRows(
    mails.map(({ id, kind, to, createdAt, attempts, nextAttemptAt, stoppedAt, lastError }) => ({
      id,
      kind,
      to,
      state: stoppedAt === null ? 'waits' : 'refused',
      written: toDate(createdAt),
      attempts,
      next: nextAttemptAt === null ? undefined : toDate(nextAttemptAt),
      error: lastError ?? undefined,
    })),
  );
  context.printSentence(
    mails.length === 0
      ? 'There are no waiting or refused e-mails.'
      : 'Try one again with: npm run admin -- retry-mail <id>',
  );
}

/** The running server sends the e-mail, because its mail server may be another one. */
export async function retryMail(context: CommandContext, id: string): Promise<void> {
  if (await context.store.mails.retryNow(id, clock.now()))
    return context.printSentence(`The running server tries ${id} again within 15 seconds.`);
  const isKnown = (await context.store.mails.list()).some((mail) => mail.id === id);
  throw new CommandError(
    isKnown
      ? `The code or link in ${id} was deleted, so it cannot be sent again. The person asks for a new one in the app.`
      : `No e-mail with the id ${id} waits or was refused.`,
  );
}

function toDate(millis: number): string {
  return new Date(millis).toISOString();
}
