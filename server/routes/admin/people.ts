// Routes of the administration API for people: search, change of role and access, sign-out, and
// deletion.
import type { FastifyInstance } from 'fastify';
import type { AdminPeoplePage, AdminPerson } from '../../../schemas/api/admin-api.ts';
import { isObject } from '../../../schemas/is-object.ts';
import { describePerson, searchPeople } from '../../auth/people.ts';
import { buildChangeEvent, userToWire } from '../../entities/wire-format.ts';
import { HttpError } from '../../errors.ts';
import { invalidQueryError } from '../../query/invalid-query.ts';
import { readParameters } from '../../query/list-request.ts';
import { applyAccountChange, readAccountChange, requirePerson } from '../account-changes.ts';
import {
  adminPath,
  options,
  requireOtherAccount,
  type AdminParts,
  type ById,
} from './admin-parts.ts';

const path = `${adminPath}/people`;

/** Longer than any e-mail address. */
const maxSearchLength = 320;

export function peopleRoutes(app: FastifyInstance, parts: AdminParts): void {
  const { store, authenticator, publisher, deletion, settings } = parts;
  const { users, sessions, passkeys } = store;

  app.get(path, async (request): Promise<AdminPeoplePage> => {
    const { search = '', after = '' } = readParameters(request.query, ['search', 'after']);
    if (search.length > maxSearchLength || after.length > maxSearchLength)
      throw invalidQueryError(`search and after have at most ${maxSearchLength} characters.`);
    return searchPeople(users, { search: search.trim(), after });
  });

  app.put<ById>(`${path}/:id`, options, async (request): Promise<AdminPerson> => {
    const { body } = request;
    if (!isObject(body))
      throw new HttpError(400, 'invalid_body', 'The body must be a JSON object.');
    const change = readAccountChange(body, 'isDisabled');
    const user = await requirePerson(users, request.params.id);
    const changed = await applyAccountChange(parts, user, change);
    if (changed !== user)
      publisher.publishProfile(
        changed.id,
        buildChangeEvent('update', { ...userToWire(changed, settings.appId) }),
      );
    return describePerson(users, changed);
  });

  app.post<ById>(`${path}/:id/sign-out`, options, async (request) => {
    const { id } = await requirePerson(users, request.params.id);
    // The passkeys first, so that none of them starts another session.
    const removed = await passkeys.removeAll(id);
    const ended = await sessions.endAll(id);
    publisher.closeSessions(ended);
    return { sessions: ended.length, passkeys: removed };
  });

  app.delete<ById>(`${path}/:id`, options, async (request) => {
    const user = await requirePerson(users, request.params.id);
    requireOtherAccount(await authenticator.requireCaller(request), user);
    await deletion.deleteByAdmin(user, { sendsEmail: false });
    return { success: true };
  });
}
