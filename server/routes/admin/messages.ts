// Routes of the administration API for messages to the operator that could not be sent by e-mail.
import type { FastifyInstance } from 'fastify';
import type { AdminMessage } from '../../../schemas/api/admin-api.ts';
import type { StoredOperatorMessage } from '../../store/message-store.ts';
import {
  adminPath,
  maxListed,
  notFoundError,
  options,
  requireStoredId,
  type AdminParts,
  type ById,
} from './admin-parts.ts';

const path = `${adminPath}/messages`;
const notFound = 'There is no such message.';

export function messageRoutes(
  app: FastifyInstance,
  { store: { messages }, clock }: AdminParts,
): void {
  app.get(path, async (): Promise<AdminMessage[]> =>
    (await messages.listNewest(maxListed)).map(toAdminMessage),
  );

  app.post<ById>(`${path}/:id/read`, options, async (request): Promise<AdminMessage> => {
    const id = requireStoredId(request.params.id, notFound);
    const message = await messages.markRead(id, clock.now());
    if (!message) throw notFoundError(notFound);
    return toAdminMessage(message);
  });

  app.delete<ById>(`${path}/:id`, options, async (request) => {
    if (!(await messages.remove(requireStoredId(request.params.id, notFound))))
      throw notFoundError(notFound);
    return { success: true };
  });
}

function toAdminMessage(message: StoredOperatorMessage): AdminMessage {
  const { id, createdAt, userEmail, subject, body, readAt } = message;
  return {
    id,
    date: new Date(createdAt).toISOString(),
    email: userEmail,
    subject,
    body,
    isRead: readAt !== null,
  };
}
