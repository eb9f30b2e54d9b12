// Routes of the administration API for e-mails that wait for the mail server, or that it refused.
import type { FastifyInstance } from 'fastify';
import type { AdminMail } from '../../../schemas/api/admin-api.ts';
import { HttpError } from '../../errors.ts';
import type { ListedMail } from '../../store/mail-store.ts';
import {
  adminPath,
  maxListed,
  notFoundError,
  options,
  requireStoredId,
  type AdminParts,
  type ById,
} from './admin-parts.ts';

const path = `${adminPath}/mails`;
const notFound = 'There is no such e-mail.';

export function mailRoutes(app: FastifyInstance, { store, mails, clock }: AdminParts): void {
  app.get(path, async (): Promise<AdminMail[]> =>
    (await store.mails.list(maxListed)).map(toAdminMail),
  );

  app.post<ById>(`${path}/:id/retry`, options, async (request) => {
    const id = requireStoredId(request.params.id, notFound);
    if (!(await store.mails.retryNow(id, clock.now()))) {
      const isKnown = (await store.mails.list()).some((mail) => mail.id === id);
      if (!isKnown) throw notFoundError(notFound);
      throw new HttpError(
        409,
        'mail_content_deleted',
        'The code or link in this e-mail was deleted, so it cannot be sent again. The person ' +
          'asks for a new one in the app.',
      );
    }
    // Does not wait for a mail server.
    await mails.deliver();
    return { success: true };
  });
}

function toAdminMail(mail: ListedMail): AdminMail {
  const { id, to, kind, createdAt, attempts, nextAttemptAt, lastError } = mail;
  return {
    id,
    to,
    kind,
    date: new Date(createdAt).toISOString(),
    attempts,
    nextAttempt: nextAttemptAt === null ? null : new Date(nextAttemptAt).toISOString(),
    error: lastError,
  };
}
