// The person who is signed in: their identity and settings.
import type { FastifyInstance } from 'fastify';
import type { WireRecord } from '../../schemas/wire.ts';
import type { Announcer } from '../announcer.ts';
import { userToWire } from '../answers.ts';
import type { Callers } from '../auth/callers.ts';
import { checkChange } from '../check.ts';
import { expectedVersions, mustBeDone } from '../conditional.ts';
import type { StoredUser, UserStore } from '../store/store.ts';

export function profileRoutes(app: FastifyInstance, { users, callers, announcer, appId }: { users: UserStore; callers: Callers; announcer: Announcer; appId: string }): void {
  const path = '/api/apps/:appId/entities/User/me';

  app.get(path, async (request) => userToWire((await callers.mustBe(request)).user, appId));

  app.put(path, async (request) => {
    const { id } = (await callers.mustBe(request)).user;
    const change = checkChange('User', request.body);
    const user = wireOf(mustBeDone(await users.changeSettings(id, change, expectedVersions(request)), wireOf));
    announcer.tellProfile(id, { type: 'update', id, data: user, timestamp: user.updated_date });
    return user;
  });

  function wireOf(user: StoredUser): WireRecord {
    return { ...userToWire(user, appId) };
  }
}
