// Builds and combines conditions (and, or, not, field in values, some list element), and simplifies
// parts that are always true or always false. So a query without any restriction can be recognized.
import { always, type Condition, type Field, type Scalar } from './condition.ts';

export const never: Condition = { op: 'or', all: [] };

export function isAlways(condition: Condition): boolean {
  return condition.op === 'and' && condition.all.length === 0;
}

export function isNever(condition: Condition): boolean {
  return condition.op === 'or' && condition.all.length === 0;
}

export function allOf(conditions: readonly Condition[]): Condition {
  const all = conditions.flatMap((one) => (one.op === 'and' ? one.all : [one]));
  if (all.some(isNever)) return never;
  return all.length === 1 && all[0] ? all[0] : { op: 'and', all };
}

export function anyOf(conditions: readonly Condition[]): Condition {
  const all = conditions.flatMap((one) => (one.op === 'or' ? one.all : [one]));
  if (all.some(isAlways)) return always;
  return all.length === 1 && all[0] ? all[0] : { op: 'or', all };
}

export function not(one: Condition): Condition {
  if (isAlways(one)) return never;
  if (isNever(one)) return always;
  return one.op === 'not' ? one.one : { op: 'not', one };
}

export function fieldIn(field: Field, values: readonly (Scalar | null)[]): Condition {
  return values.length === 0 ? never : { op: 'in', field, values };
}

export function someElement(field: Field, one: Condition): Condition {
  return isNever(one) ? never : { op: 'some', field, one };
}
