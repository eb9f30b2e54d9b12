// The person who is signed in: their identity and settings.
import type { FastifyInstance } from 'fastify';
import type { WireRecord } from '../../schemas/wire.ts';
import type { Announcer } from '../announcer.ts';
import { userToWire } from '../answers.ts';
import type { Callers } from '../auth/callers.ts';
import { checkChange } from '../check.ts';
import { expectedVersions, mustBeDone } from '../conditional.ts';
import type { StoredUser, UserStore } from '../store/store.ts';

export function profileRoutes(app: FastifyInstance, { users, callers, announcer }: { users: UserStore; callers: Callers; announcer: Announcer }): void {
  const path = '/api/apps/:appId/entities/User/me';

  app.get(path, async (request) => userToWire((await callers.mustBe(request)).user));

  app.put(path, async (request) => {
    const { id } = (await callers.mustBe(request)).user;
    const change = checkChange('User', request.body);
    const user = profileToWire(mustBeDone(await users.changeSettings(id, change, expectedVersions(request)), profileToWire));
    announcer.tellProfile(id, { type: 'update', id, data: user, timestamp: user.updated_date });
    return user;
  });
}

function profileToWire(user: StoredUser): WireRecord {
  return { ...userToWire(user) };
}
