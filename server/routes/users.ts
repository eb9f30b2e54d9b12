// Routes of users as an entity: users see themselves, and admins see all users, assign roles and
// disable accounts. Users are created only by sign-up; calls that create or delete users change
// nothing.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isObject } from '../../schemas/is-object.ts';
import { roles, type Role, type User } from '../../schemas/entities/user.ts';
import type { WireRecord } from '../../schemas/api/backend-api.ts';
import { userEntityError } from '../entities/access.ts';
import type { ChangePublisher } from '../realtime/change-publisher.ts';
import { buildChangeEvent, pickFields, userToWire } from '../entities/wire-format.ts';
import type { Caller, Authenticator } from '../auth/callers.ts';
import { idField, activeAdminCondition } from '../auth/active-admins.ts';
import { validateChange } from '../entities/validation.ts';
import { readExpectedVersions, unwrapChange } from '../http/if-match.ts';
import type { Cursors } from '../query/page-cursor.ts';
import { HttpError, lastAdminError } from '../errors.ts';
import { allOf, fieldIn, not } from '../store/conditions/combine-conditions.ts';
import { readFilter, readListRequest, readParameters } from '../query/list-request.ts';
import { userQueryFields } from '../query/queryable-fields.ts';
import type { Condition } from '../store/conditions/condition.ts';
import type { Store, StoredUser } from '../store/store.ts';
import { readPage, readPageRequest, type Page } from '../query/list-pages.ts';

interface UserParts {
  store: Pick<Store, 'users' | 'sessions'>;
  authenticator: Authenticator;
  publisher: ChangePublisher;
  /** Cursors for pages of users. */
  cursors: Cursors;
  appId: string;
}

interface ById {
  Params: { id: string };
}

export function userRoutes(
  app: FastifyInstance,
  { store: { users, sessions }, authenticator, publisher, cursors, appId }: UserParts,
): void {
  const path = '/api/apps/:appId/entities/User';

  app.get(path, async (request) => {
    const caller = await authenticator.requireCaller(request);
    const { listQuery, fields } = readListRequest(userQueryFields, request.query);
    const found = await users.list({ ...listQuery, where: withinAccess(caller, listQuery.where) });
    return found.map((user) =>
      fields ? pickFields(userToWire(user, appId), fields) : userToWire(user, appId),
    );
  });

  app.get(`${path}/count`, async (request) => {
    const caller = await authenticator.requireCaller(request);
    const { q } = readParameters(request.query, ['q']);
    return { count: await users.count(withinAccess(caller, readFilter(userQueryFields, q))) };
  });

  app.get(`${path}/v2/list`, async (request): Promise<Page> => {
    const caller = await authenticator.requireCaller(request);
    const step = readPageRequest(
      cursors,
      request.query,
      { appId, entity: 'User', userId: caller.user.id, isService: caller.isService },
      [],
    );
    return readPage(cursors, step, {
      queryFields: userQueryFields,
      list: (listQuery) => users.list(listQuery),
      within: (where) => withinAccess(caller, where),
      whole: toWireUser,
      answer: (user, fields) =>
        fields ? pickFields(userToWire(user, appId), fields) : userToWire(user, appId),
    });
  });

  app.get<ById>(`${path}/:id`, async (request) =>
    userToWire((await requireReadableUser(request)).user, appId),
  );

  app.put<ById>(`${path}/:id`, async (request): Promise<User> => {
    const { user, caller } = await requireReadableUser(request);
    const isTheirOwn = caller.user.id === user.id;
    const settings = validateChange('User', request.body);
    const decision = isAdmin(caller) ? readDecision(request.body) : {};
    const decided = await decide(user, decision);
    const changed =
      isTheirOwn && Object.keys(settings).length > 0
        ? unwrapChange(
            await users.changeSettings(user.id, settings, readExpectedVersions(request)),
            toWireUser,
          )
        : decided;
    if (changed !== user)
      publisher.publishProfile(changed.id, buildChangeEvent('update', toWireUser(changed)));
    return userToWire(changed, appId);
  });

  // The contract's clients may call these routes, but they neither create nor delete users.
  app.post(path, ignoreCall);
  app.delete(path, ignoreCall);
  app.delete(`${path}/:id`, ignoreCall);
  app.post(`${path}/bulk`, ignoreCall);
  app.put(`${path}/bulk`, ignoreCall);

  // These names would be taken for ids. Other record routes reject User themselves.
  for (const call of ['trash', 'deleted']) {
    app.get(`${path}/${call}`, () => {
      throw userEntityError();
    });
  }

  async function ignoreCall(request: FastifyRequest): Promise<object> {
    await authenticator.requireCaller(request);
    return {};
  }

  function toWireUser(user: StoredUser): WireRecord {
    return { ...userToWire(user, appId) };
  }

  /**
   * @throws HttpError 404 both for a user that the caller may not see and for a user that does not
   *   exist
   */
  async function requireReadableUser(
    request: FastifyRequest<ById>,
  ): Promise<{ user: StoredUser; caller: Caller }> {
    const caller = await authenticator.requireCaller(request);
    const { id } = request.params;
    const user = isAdmin(caller) || caller.user.id === id ? await users.find(id) : undefined;
    if (!user || user.isService) throw new HttpError(404, 'not_found', 'There is no such user.');
    return { user, caller };
  }

  async function decide(user: StoredUser, decision: Decision): Promise<StoredUser> {
    const { role = user.role, disabled = user.disabled } = decision;
    if (role === user.role && disabled === user.disabled) return user;
    const wasActiveAdmin = user.role === 'admin' && !user.disabled;
    const isActiveAdmin = role === 'admin' && !disabled;
    if (
      wasActiveAdmin &&
      !isActiveAdmin &&
      (await users.count(allOf([activeAdminCondition, not(fieldIn(idField, [user.id]))]))) === 0
    )
      throw lastAdminError();
    const changed = unwrapChange(await users.change(user.id, { role, disabled }), toWireUser);
    // When two admins disable each other at the same moment, both requests fail here and both
    // admins stay active.
    if (wasActiveAdmin && !isActiveAdmin && (await users.count(activeAdminCondition)) === 0) {
      await users.change(user.id, { role: user.role, disabled: user.disabled });
      throw lastAdminError();
    }
    if (disabled && !user.disabled) publisher.closeSessions(await sessions.endAll(user.id));
    return changed;
  }
}

interface Decision {
  role?: Role;
  disabled?: boolean;
}

/** @throws HttpError 422 */
function readDecision(body: unknown): Decision {
  const { role, disabled } = isObject(body) ? body : {};
  const decision: Decision = {};
  if (role !== undefined) {
    const known = roles.find((one) => one === role);
    if (!known)
      throw new HttpError(
        422,
        'validation',
        `Error in field role: must be one of ${roles.join(', ')}`,
      );
    decision.role = known;
  }
  if (disabled !== undefined && disabled !== null) {
    if (typeof disabled !== 'boolean')
      throw new HttpError(422, 'validation', 'Error in field disabled: must be boolean');
    decision.disabled = disabled;
  }
  return decision;
}

const peopleOnly: Condition = fieldIn({ path: ['is_service'], type: 'boolean' }, [false]);

function withinAccess(caller: Caller, where: Condition): Condition {
  return isAdmin(caller)
    ? allOf([where, peopleOnly])
    : allOf([where, fieldIn(idField, [caller.user.id])]);
}

function isAdmin({ user, isService }: Caller): boolean {
  return isService || user.role === 'admin';
}
