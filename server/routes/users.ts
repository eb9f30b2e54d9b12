// Routes of users as an entity: users see themselves, and admins see all users, assign roles and
// disable accounts. Users are created only by sign-up; calls that create or delete users change
// nothing.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User } from '../../schemas/entities/user.ts';
import type { WireRecord } from '../../schemas/api/backend-api.ts';
import { userEntityError } from '../entities/access.ts';
import type { ChangePublisher } from '../realtime/change-publisher.ts';
import {
  buildChangeEvent,
  pickFields,
  userToWire,
  userToWireFor,
} from '../entities/wire-format.ts';
import type { Caller, Authenticator } from '../auth/callers.ts';
import { idField, personCondition } from '../auth/active-admins.ts';
import { isAdmin } from '../auth/require-admin.ts';
import { validateChange } from '../entities/validation.ts';
import { readExpectedVersions, unwrapChange } from '../http/if-match.ts';
import type { Cursors } from '../query/page-cursor.ts';
import { allOf, fieldIn } from '../store/conditions/combine-conditions.ts';
import { readFilter, readListRequest, readParameters } from '../query/list-request.ts';
import { userQueryFields } from '../query/queryable-fields.ts';
import type { Condition } from '../store/conditions/condition.ts';
import type { Store, StoredUser } from '../store/store.ts';
import { readPage, readPageRequest, type Page } from '../query/list-pages.ts';
import {
  applyAccountChange,
  personNotFoundError,
  readAccountChange,
  requirePerson,
} from './account-changes.ts';

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

export function userRoutes(app: FastifyInstance, parts: UserParts): void {
  const { authenticator, publisher, cursors, appId } = parts;
  const { users } = parts.store;
  const path = '/api/apps/:appId/entities/User';

  app.get(path, async (request) => {
    const caller = await authenticator.requireCaller(request);
    const { listQuery, fields } = readListRequest(userQueryFields, request.query);
    const found = await users.list({ ...listQuery, where: withinAccess(caller, listQuery.where) });
    return found.map((user) => answerUser(user, caller, fields));
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
      answer: (user, fields) => answerUser(user, caller, fields),
    });
  });

  app.get<ById>(`${path}/:id`, async (request) => {
    const { user, caller } = await requireReadableUser(request);
    return answerUser(user, caller);
  });

  app.put<ById>(`${path}/:id`, async (request): Promise<User> => {
    const { user, caller } = await requireReadableUser(request);
    const isTheirOwn = caller.user.id === user.id;
    const settings = validateChange('User', request.body);
    const decided = isAdmin(caller)
      ? await applyAccountChange(parts, user, readAccountChange(request.body, 'disabled'))
      : user;
    const changed =
      isTheirOwn && Object.keys(settings).length > 0
        ? unwrapChange(
            await users.changeSettings(user.id, settings, readExpectedVersions(request)),
            toWireUser,
          )
        : decided;
    if (changed !== user)
      publisher.publishProfile(changed.id, buildChangeEvent('update', toWireUser(changed)));
    return answerUser(changed, caller);
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

  function answerUser(user: StoredUser, caller: Caller, fields?: readonly string[]): User {
    const visible = userToWireFor(user, caller.user.id, appId);
    return fields ? pickFields(visible, fields) : visible;
  }

  /** The whole user, for the user's own devices. */
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
    if (!isAdmin(caller) && caller.user.id !== id) throw personNotFoundError();
    return { user: await requirePerson(users, id), caller };
  }
}

function withinAccess(caller: Caller, where: Condition): Condition {
  return isAdmin(caller)
    ? allOf([where, personCondition])
    : allOf([where, fieldIn(idField, [caller.user.id])]);
}
