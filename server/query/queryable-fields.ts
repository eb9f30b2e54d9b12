// Lists the fields that can be queried of an entity, of users, or of the columns of a computed
// result.
import type { FieldSchema } from '../../schemas/json-schema.ts';
import { userSchema } from '../../schemas/entities/user.ts';
import type { Entity } from '../entities/catalog.ts';
import type { Field } from '../store/conditions/condition.ts';

export interface QueryFields {
  /** Name for error messages: `Prayer has no field "nope".` */
  name: string;
  properties: Readonly<Record<string, FieldSchema>>;
  /** Fields that the server sets. */
  builtIns: ReadonlyMap<string, Field['type']>;
}

const stamps = [
  ['created_date', 'stamp'],
  ['updated_date', 'stamp'],
] as const;

const anonymousBuiltIns: QueryFields['builtIns'] = new Map<string, Field['type']>([
  ['id', 'string'],
  ...stamps,
  ['is_sample', 'boolean'],
]);
const builtIns: QueryFields['builtIns'] = new Map<string, Field['type']>([
  ...anonymousBuiltIns,
  ['created_by', 'string'],
  ['created_by_id', 'string'],
]);

const { encryption_keys: _keys, ...queryableSettings } = userSchema.properties;

/** The keys of a user are left out: a filter would tell an admin their content. */
export const userQueryFields: QueryFields = {
  name: 'User',
  properties: queryableSettings,
  builtIns: new Map<string, Field['type']>([
    ['id', 'string'],
    ['email', 'string'],
    ['full_name', 'string'],
    ['role', 'string'],
    ['is_verified', 'boolean'],
    ['disabled', 'boolean'],
    ...stamps,
  ]),
};

const shapes = new WeakMap<Entity, QueryFields>();

/**
 * Returns the query fields of an entity. The author fields of public content are private, so
 * queries cannot use them.
 */
export function getQueryFields(entity: Entity): QueryFields {
  let queryFields = shapes.get(entity);
  if (!queryFields) {
    queryFields = {
      name: entity.name,
      properties: entity.schema.properties,
      builtIns: entity.access === 'content' ? anonymousBuiltIns : builtIns,
    };
    shapes.set(entity, queryFields);
  }
  return queryFields;
}

export function hasField(queryFields: QueryFields, name: string): boolean {
  return queryFields.builtIns.has(name) || Object.hasOwn(queryFields.properties, name);
}
