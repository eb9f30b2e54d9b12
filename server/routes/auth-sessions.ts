// HTTP routes with which a signed-in user lists and ends their own sessions: the capability
// `sessions`. The plugin of auth.ts, which registers these routes, limits the calls.
import type { FastifyInstance } from 'fastify';
import type { SessionRow } from '../../schemas/api/backend-api.ts';
import type { Authenticator, Caller } from '../auth/callers.ts';
import { sessionMillis } from '../auth/sessions.ts';
import { HttpError } from '../errors.ts';
import type { ChangePublisher } from '../realtime/change-publisher.ts';
import type { ListedSession, Store } from '../store/store.ts';

const path = '/api/apps/:appId/auth/sessions';

export function ownSessionRoutes(
  app: FastifyInstance,
  {
    store: { sessions },
    authenticator,
    publisher,
  }: {
    store: Pick<Store, 'sessions'>;
    authenticator: Authenticator;
    publisher: Pick<ChangePublisher, 'closeSessions'>;
  },
): void {
  app.get(path, async (request): Promise<SessionRow[]> => {
    const { user, sessionId } = requireOwnSession(await authenticator.requireCaller(request));
    return (await sessions.list(user.id)).map((session) => toRow(session, sessionId));
  });

  // Push subscriptions are deleted with their session, see `PushStore`.
  app.delete<{ Params: { id: string } }>(`${path}/:id`, async (request) => {
    const { user } = requireOwnSession(await authenticator.requireCaller(request));
    const { id } = request.params;
    if (!(await sessions.find(id, user.id)))
      throw new HttpError(404, 'not_found', 'You have no such session.');
    await sessions.end(id, user.id);
    publisher.closeSessions([id]);
    return { success: true };
  });

  // Ends all sessions of the user but the one of this request.
  app.delete(path, async (request) => {
    const { user, sessionId } = requireOwnSession(await authenticator.requireCaller(request));
    const ended = await sessions.endAll(user.id, sessionId);
    publisher.closeSessions(ended);
    return { success: true, ended: ended.length };
  });
}

/** @throws HttpError 403 for the service token, which has no session */
function requireOwnSession({ user, sessionId }: Caller): {
  user: Caller['user'];
  sessionId: string;
} {
  if (sessionId === null)
    throw new HttpError(403, 'forbidden', 'Users see and end their own sessions only.');
  return { user, sessionId };
}

function toRow(session: ListedSession, currentId: string): SessionRow {
  return {
    id: session.id,
    device: session.device,
    network: session.network,
    created_date: new Date(session.createdAt).toISOString(),
    // Each use that is written moves the end of the session, see server/auth/sessions.ts.
    last_used_date: new Date(session.expiresAt - sessionMillis).toISOString(),
    is_current: session.id === currentId,
    receives_reminders: session.receivesReminders,
  };
}
