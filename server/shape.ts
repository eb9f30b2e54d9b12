// Which fields something has that can be asked for: an entity, the people, or the columns of a computed answer.
import type { FieldSchema } from '../schemas/json-schema.ts';
import { userSchema } from '../schemas/user.ts';
import type { Entity } from './catalog.ts';
import type { Field } from './store/condition.ts';

export interface Shape {
  /** For sentences: `Prayer has no field "nope".` */
  name: string;
  properties: Readonly<Record<string, FieldSchema>>;
  /** Fields that the server sets. */
  builtIns: ReadonlyMap<string, Field['type']>;
}

const stamps = [
  ['created_date', 'stamp'],
  ['updated_date', 'stamp'],
] as const;

const anonymousBuiltIns: Shape['builtIns'] = new Map<string, Field['type']>([['id', 'string'], ...stamps, ['is_sample', 'boolean']]);
const builtIns: Shape['builtIns'] = new Map<string, Field['type']>([...anonymousBuiltIns, ['created_by', 'string'], ['created_by_id', 'string']]);

export const userShape: Shape = {
  name: 'User',
  properties: userSchema.properties,
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

const shapes = new WeakMap<Entity, Shape>();

/** Of what everybody may read, it is nobody's business who wrote it: those fields cannot be asked for either. */
export function shapeOf(entity: Entity): Shape {
  let shape = shapes.get(entity);
  if (!shape) {
    shape = { name: entity.name, properties: entity.schema.properties, builtIns: entity.access === 'content' ? anonymousBuiltIns : builtIns };
    shapes.set(entity, shape);
  }
  return shape;
}

export function knowsField(shape: Shape, name: string): boolean {
  return shape.builtIns.has(name) || Object.hasOwn(shape.properties, name);
}
