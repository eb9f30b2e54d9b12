// Routes for the identity and the settings of the signed-in user.
import type { FastifyInstance } from 'fastify';
import type { WireRecord } from '../../schemas/api/backend-api.ts';
import type { ChangePublisher } from '../realtime/change-publisher.ts';
import { userToWire } from '../entities/wire-format.ts';
import type { Authenticator } from '../auth/callers.ts';
import { validateChange } from '../entities/validation.ts';
import { readExpectedVersions, unwrapChange } from '../http/if-match.ts';
import type { StoredUser, UserStore } from '../store/store.ts';

export function profileRoutes(
  app: FastifyInstance,
  {
    users,
    authenticator,
    publisher,
    appId,
  }: { users: UserStore; authenticator: Authenticator; publisher: ChangePublisher; appId: string },
): void {
  const path = '/api/apps/:appId/entities/User/me';

  app.get(path, async (request) =>
    userToWire((await authenticator.requireCaller(request)).user, appId),
  );

  app.put(path, async (request) => {
    const { id } = (await authenticator.requireCaller(request)).user;
    const change = validateChange('User', request.body);
    const user = toWireUser(
      unwrapChange(
        await users.changeSettings(id, change, readExpectedVersions(request)),
        toWireUser,
      ),
    );
    publisher.publishProfile(id, { type: 'update', id, data: user, timestamp: user.updated_date });
    return user;
  });

  function toWireUser(user: StoredUser): WireRecord {
    return { ...userToWire(user, appId) };
  }
}
