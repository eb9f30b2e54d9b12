// Access scopes: which records of an entity a caller may read, create, change or delete, according
// to the entity's rules.
import type { Caller } from '../auth/callers.ts';
import { requireAdmin } from '../auth/require-admin.ts';
import type { EntityCatalog, Entity } from './catalog.ts';
import { HttpError } from '../errors.ts';
import { allOf, anyOf, isAlways, fieldIn } from '../store/conditions/combine-conditions.ts';
import { toConditionBeforeChange, resolveRule } from './access-rules.ts';
import { getQueryFields } from '../query/queryable-fields.ts';
import type { Condition, Field } from '../store/conditions/condition.ts';
import { evaluateCondition } from '../store/conditions/evaluate-condition.ts';
import type { Fields, AccessScope, StoredRecord, StoredUser } from '../store/store.ts';

/** @throws HttpError 404 */
export function requireEntity(catalog: EntityCatalog, name: string): Entity {
  if (name === 'User') throw userEntityError();
  const entity = catalog.find(name);
  if (!entity) throw new HttpError(404, 'unknown_entity', 'There is no entity of this name.');
  return entity;
}

/**
 * Returns the scope of records that the caller may read. With access `rules`, an anonymous visitor
 * reads the records that the rules open to all.
 * @throws HttpError 401 for an anonymous visitor when users own private records
 */
export function getReadScope(entity: Entity, caller: Caller | undefined): AccessScope {
  const { name, access } = entity;
  if (access === 'content' || caller?.isService) return getUnrestrictedScope(entity);
  if (access === 'rules')
    return withCondition(
      entity,
      resolveRule(getQueryFields(entity), entity.rules.read, caller?.user),
    );
  if (!caller) throw signInRequiredError();
  return { entity: name, ownerId: caller.user.id, shared: false };
}

/**
 * Returns the scope of records that the caller may change; a caller may change only readable
 * records. When rules depend on changed fields, the rules must also allow the record after the
 * change. So no caller moves a record out of the caller's own access.
 * @param change top-level fields that are set; null removes a field
 * @throws HttpError 403 on content for a caller who is not an admin
 */
export function getUpdateScope(entity: Entity, caller: Caller, change: Fields = {}): AccessScope {
  return getChangeScope(entity, caller, () =>
    allOf([
      ruleFor(entity, caller, 'update'),
      toConditionBeforeChange(ruleFor(entity, caller, 'update'), change),
    ]),
  );
}

/**
 * Returns the scope of getUpdateScope for several records with different changes.
 * @param changes `which` finds the records, and `change` is what changes in them
 */
export function getBulkUpdateScope(
  entity: Entity,
  caller: Caller,
  changes: readonly { which: Condition; change: Fields }[],
): AccessScope {
  return getChangeScope(entity, caller, () => {
    const rule = ruleFor(entity, caller, 'update');
    const unchangedConditions: Condition[] = [];
    const others: Condition[] = [];
    for (const { which, change } of changes) {
      const before = toConditionBeforeChange(rule, change);
      if (before === rule || JSON.stringify(before) === JSON.stringify(rule))
        unchangedConditions.push(which);
      else others.push(allOf([which, before]));
    }
    return others.length === 0 ? rule : allOf([rule, anyOf([...unchangedConditions, ...others])]);
  });
}

/**
 * Returns the scope of records that the caller may delete.
 * @throws HttpError 403 on content for a caller who is not an admin
 */
export function getDeleteScope(entity: Entity, caller: Caller): AccessScope {
  return getChangeScope(entity, caller, () => ruleFor(entity, caller, 'delete'));
}

/**
 * Returns the scope in which the caller creates a record.
 * @throws HttpError 403
 */
export function getCreateScope(entity: Entity, caller: Caller): AccessScope {
  const { name, access } = entity;
  if (access === 'content') requireAdmin(caller);
  return { entity: name, ownerId: caller.user.id, shared: access !== 'owner' };
}

export function forbiddenError(): HttpError {
  return new HttpError(
    403,
    'forbidden',
    'The rules of this entity do not let you make this change.',
  );
}

/** @throws HttpError 403 when the rules do not let the caller create such a record */
export function requireCreateAccess(
  entity: Entity,
  caller: Caller,
  drafts: readonly { clientId: string | null; fields: Fields }[],
  now: string,
): void {
  if (entity.access !== 'rules' || caller.isService) return;
  const rule = resolveRule(getQueryFields(entity), entity.rules.create, caller.user);
  const { id, email } = caller.user;
  for (const draft of drafts) {
    if (
      !evaluateCondition(rule, {
        id: '',
        ownerId: id,
        ownerEmail: email,
        ...draft,
        createdDate: now,
        updatedDate: now,
      })
    ) {
      throw new HttpError(
        403,
        'forbidden',
        'The rules of this entity do not let you create such a record.',
      );
    }
  }
}

/** Returns a function that checks whether the rules let the caller change a record. */
export function createUpdateCheck(
  entity: Entity,
  caller: Caller,
): (record: StoredRecord) => boolean {
  if (entity.access !== 'rules' || caller.isService) return () => true;
  const rule = ruleFor(entity, caller, 'update');
  return (record) => evaluateCondition(rule, record);
}

/** Returns whether the user may read a single record, for callers such as the sockets. */
export function canRead(
  entity: Entity,
  user: StoredUser | undefined,
  record: StoredRecord,
): boolean {
  if (entity.access === 'content' || user?.isService) return true;
  if (entity.access === 'owner') return record.ownerId === user?.id;
  return evaluateCondition(resolveRule(getQueryFields(entity), entity.rules.read, user), record);
}

/** Returns the condition that matches records with these ids. */
export function whereIdIn(ids: readonly string[]): Condition {
  return fieldIn(idField, ids);
}

/** Returns the error for record routes that are called for User. Users have separate routes. */
export function userEntityError(): HttpError {
  return new HttpError(
    404,
    'not_for_people',
    'This route does not exist for User. Users are created by sign-up and change themselves ' +
      'with PUT User/me. Admins list users and change them one by one.',
  );
}

const idField: Field = { path: ['id'], type: 'string' };

function getChangeScope(entity: Entity, caller: Caller, where: () => Condition): AccessScope {
  const { name, access } = entity;
  if (caller.isService) return getUnrestrictedScope(entity);
  if (access === 'owner') return { entity: name, ownerId: caller.user.id, shared: false };
  if (access === 'rules')
    return withCondition(entity, allOf([ruleFor(entity, caller, 'read'), where()]));
  requireAdmin(caller);
  return getUnrestrictedScope(entity);
}

function ruleFor(entity: Entity, caller: Caller, action: 'read' | 'update' | 'delete'): Condition {
  return resolveRule(getQueryFields(entity), entity.rules[action], caller.user);
}

function getUnrestrictedScope({ name, access }: Entity): AccessScope {
  return { entity: name, ownerId: null, shared: access !== 'owner' };
}

function withCondition({ name }: Entity, where: Condition): AccessScope {
  return isAlways(where)
    ? { entity: name, ownerId: null, shared: true }
    : { entity: name, ownerId: null, where, shared: true };
}

function signInRequiredError(): HttpError {
  return new HttpError(401, 'unauthorized', 'Please sign in.');
}
