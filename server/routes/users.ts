// People as an entity: everybody sees themselves, admins see all, give roles and shut accounts. People are made by signing up.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { roles, type Role, type User } from '../../schemas/user.ts';
import type { WireRecord } from '../../schemas/wire.ts';
import { notForPeople } from '../access.ts';
import type { Announcer } from '../announcer.ts';
import { eventOf, onlyFields, userToWire } from '../answers.ts';
import type { Caller, Callers } from '../auth/callers.ts';
import { idField, inCharge } from '../auth/in-charge.ts';
import { checkChange, isObject } from '../check.ts';
import { expectedVersions, mustBeDone } from '../conditional.ts';
import type { Cursors } from '../cursor.ts';
import { HttpError, lastAdmin } from '../errors.ts';
import { allOf, isIn, not } from '../logic.ts';
import { readFilter, readListRequest, readParameters } from '../query.ts';
import { userShape } from '../shape.ts';
import type { Condition } from '../store/condition.ts';
import type { Store, StoredUser } from '../store/store.ts';
import { pageOfRows, readStep, type Page } from './paging.ts';

interface UserParts {
  store: Pick<Store, 'users' | 'sessions'>;
  callers: Callers;
  announcer: Announcer;
  /** Of pages of people. */
  cursors: Cursors;
  appId: string;
}

interface ById {
  Params: { id: string };
}

export function userRoutes(app: FastifyInstance, { store: { users, sessions }, callers, announcer, cursors, appId }: UserParts): void {
  const path = '/api/apps/:appId/entities/User';

  app.get(path, async (request) => {
    const caller = await callers.mustBe(request);
    const { find, fields } = readListRequest(userShape, request.query);
    const found = await users.list({ ...find, where: withinReach(caller, find.where) });
    return found.map((user) => (fields ? onlyFields(userToWire(user, appId), fields) : userToWire(user, appId)));
  });

  app.get(`${path}/count`, async (request) => {
    const caller = await callers.mustBe(request);
    const { q } = readParameters(request.query, ['q']);
    return { count: await users.count(withinReach(caller, readFilter(userShape, q))) };
  });

  app.get(`${path}/v2/list`, async (request): Promise<Page> => {
    const caller = await callers.mustBe(request);
    const step = readStep(cursors, request.query, { appId, entity: 'User', userId: caller.user.id, isService: caller.isService }, []);
    return pageOfRows(cursors, step, {
      shape: userShape,
      list: (find) => users.list(find),
      within: (where) => withinReach(caller, where),
      whole: wireOf,
      answer: (user, fields) => (fields ? onlyFields(userToWire(user, appId), fields) : userToWire(user, appId)),
    });
  });

  app.get<ById>(`${path}/:id`, async (request) => userToWire((await mustReach(request)).user, appId));

  app.put<ById>(`${path}/:id`, async (request): Promise<User> => {
    const { user, caller } = await mustReach(request);
    const isTheirOwn = caller.user.id === user.id;
    const settings = checkChange('User', request.body);
    const decision = isAdmin(caller) ? readDecision(request.body) : {};
    const decided = await decide(user, decision);
    const changed = isTheirOwn && Object.keys(settings).length > 0 ? mustBeDone(await users.changeSettings(user.id, settings, expectedVersions(request)), wireOf) : decided;
    if (changed !== user) announcer.tellProfile(changed.id, eventOf('update', wireOf(changed)));
    return userToWire(changed, appId);
  });

  // The contract's clients may try; nobody is made or unmade that way.
  app.post(path, nothingDone);
  app.delete(path, nothingDone);
  app.delete(`${path}/:id`, nothingDone);
  app.post(`${path}/bulk`, nothingDone);
  app.put(`${path}/bulk`, nothingDone);

  // These would be taken for ids; other calls about records find out by themselves.
  for (const call of ['trash', 'deleted']) {
    app.get(`${path}/${call}`, () => {
      throw notForPeople();
    });
  }

  async function nothingDone(request: FastifyRequest): Promise<object> {
    await callers.mustBe(request);
    return {};
  }

  function wireOf(user: StoredUser): WireRecord {
    return { ...userToWire(user, appId) };
  }

  /** @throws HttpError 404 for whom the caller may not see, as for whom there is not */
  async function mustReach(request: FastifyRequest<ById>): Promise<{ user: StoredUser; caller: Caller }> {
    const caller = await callers.mustBe(request);
    const { id } = request.params;
    const user = isAdmin(caller) || caller.user.id === id ? await users.find(id) : undefined;
    if (!user || user.isService) throw new HttpError(404, 'not_found', 'There is no such person.');
    return { user, caller };
  }

  async function decide(user: StoredUser, decision: Decision): Promise<StoredUser> {
    const { role = user.role, disabled = user.disabled } = decision;
    if (role === user.role && disabled === user.disabled) return user;
    const wasInCharge = user.role === 'admin' && !user.disabled;
    const isInCharge = role === 'admin' && !disabled;
    if (wasInCharge && !isInCharge && (await users.count(allOf([inCharge, not(isIn(idField, [user.id]))]))) === 0) throw lastAdmin();
    const changed = mustBeDone(await users.change(user.id, { role, disabled }), wireOf);
    // Two admins who shut each other out in the same moment both find out here, and both stay.
    if (wasInCharge && !isInCharge && (await users.count(inCharge)) === 0) {
      await users.change(user.id, { role: user.role, disabled: user.disabled });
      throw lastAdmin();
    }
    if (disabled && !user.disabled) announcer.signOut(await sessions.endAll(user.id));
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
    if (!known) throw new HttpError(422, 'validation', `Error in field role: must be one of ${roles.join(', ')}`);
    decision.role = known;
  }
  if (disabled !== undefined && disabled !== null) {
    if (typeof disabled !== 'boolean') throw new HttpError(422, 'validation', 'Error in field disabled: must be boolean');
    decision.disabled = disabled;
  }
  return decision;
}

const people: Condition = isIn({ path: ['is_service'], type: 'boolean' }, [false]);

function withinReach(caller: Caller, where: Condition): Condition {
  return isAdmin(caller) ? allOf([where, people]) : allOf([where, isIn(idField, [caller.user.id])]);
}

function isAdmin({ user, isService }: Caller): boolean {
  return isService || user.role === 'admin';
}
