// Writes log lines about e-mails that were not sent, without addresses and content.
import type { FastifyBaseLogger } from 'fastify';
import type { WaitingMailKind } from '../store/mail-store.ts';
import type { MailQueueEvents } from './mail-queue.ts';

export function createMailLog(
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): MailQueueEvents {
  return {
    postponed: ({ id, kind, attempts }, code, nextAttemptAt) =>
      log.warn(
        { mail: id, kind, attempts, code, next: new Date(nextAttemptAt).toISOString() },
        'mail failed: it is tried again',
      ),
    givenUp: ({ id, kind, attempts, userId }, code) =>
      log.error({ mail: id, kind, attempts, code }, describeGivenUp(kind, userId)),
    dropped: ({ id, kind }, reason) => log.warn({ mail: id, kind, reason }, 'mail dropped'),
    failed: (error) => log.error({ err: error }, 'the mail queue failed'),
  };
}

function describeGivenUp(kind: WaitingMailKind, userId: string | null): string {
  if (kind === 'operator')
    return 'message to the operator stored; read it with npm run admin -- messages';
  return userId === null ? 'mail refused' : 'mail refused; see npm run admin -- mail';
}
