// Validates access rules in the hosted platform's syntax, and converts the rules to conditions on
// records for a given user.
import type { AccessRule } from './catalog.ts';
import { isObject } from '../../schemas/is-object.ts';
import { allOf, anyOf, never, not } from '../store/conditions/combine-conditions.ts';
import { readQuery } from '../query/filter-parser.ts';
import type { QueryFields } from '../query/queryable-fields.ts';
import { always, type Condition } from '../store/conditions/condition.ts';
import { evaluateForFields } from '../store/conditions/evaluate-condition.ts';
import type { Fields, StoredUser } from '../store/store.ts';
import { userSchema } from '../../schemas/entities/user.ts';

/** The fields of a user that access rules can use. */
export type RuleUser = Pick<StoredUser, 'id' | 'email' | 'role' | 'fullName' | 'settings'>;

const operators = new Set([
  '$in',
  '$nin',
  '$ne',
  '$all',
  '$eq',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$exists',
  '$size',
  '$elemMatch',
]);
const userOperators = new Set(['$in', '$nin', '$ne', '$eq']);
const deepest = 6;

/**
 * Returns the condition that a record must satisfy for this user. For an anonymous visitor, a rule
 * with a condition matches no record.
 *
 * A template grants nothing when the user has no value for it, even inside a `$nor`.
 */
export function resolveRule(
  queryFields: QueryFields,
  rule: AccessRule,
  user: RuleUser | undefined,
): Condition {
  if (typeof rule === 'boolean') return rule ? always : never;
  return user ? bindAll({ queryFields, user, isNegated: false, depth: 0 }, rule) : never;
}

/**
 * @throws Error with one sentence, without a full stop, when a rule names an unknown field,
 * operator or template
 */
export function validateRule(queryFields: QueryFields, location: string, rule: AccessRule): void {
  if (typeof rule === 'boolean') return;
  // A sample user with a value for every field, so that every part of the rule is checked.
  const settings = Object.fromEntries(
    Object.entries(userSchema.properties).map(([name, { type }]) => [
      name,
      type === 'boolean' ? true : type === 'integer' ? 1 : 'x',
    ]),
  );
  try {
    resolveRule(queryFields, rule, { id: 'x', email: 'x', role: 'user', fullName: 'x', settings });
  } catch (error) {
    throw new Error(
      `${location}: ${error instanceof Error ? error.message.replace(/\.$/, '') : String(error)}`,
      { cause: error },
    );
  }
}

interface Binding {
  queryFields: QueryFields;
  user: RuleUser;
  /**
   * Whether the binding is inside an odd number of `$nor`. There, a condition that is always true
   * grants nothing.
   */
  isNegated: boolean;
  depth: number;
}

function bindAll(binding: Binding, conditions: Readonly<Record<string, unknown>>): Condition {
  if (binding.depth >= deepest)
    throw new Error(`a rule may be nested at most ${deepest} levels deep`);
  return allOf(Object.entries(conditions).map(([name, wanted]) => bindOne(binding, name, wanted)));
}

function bindOne(binding: Binding, name: string, wanted: unknown): Condition {
  switch (name) {
    case '$and':
      return allOf(parts(binding, name, wanted));
    case '$or':
      return anyOf(parts(binding, name, wanted));
    case '$nor':
      return not(anyOf(parts({ ...binding, isNegated: !binding.isNegated }, name, wanted)));
    case 'user_condition':
      return bindUser(binding, wanted);
    default:
      return bindField(binding, name, wanted);
  }
}

function parts(binding: Binding, name: string, wanted: unknown): Condition[] {
  if (!Array.isArray(wanted) || wanted.length === 0)
    throw new Error(`${name} needs a list of conditions`);
  return wanted.map((one: unknown) => {
    if (!isObject(one)) throw new Error(`${name} needs a list of conditions`);
    return bindAll({ ...binding, depth: binding.depth + 1 }, one);
  });
}

function bindField(binding: Binding, name: string, wanted: unknown): Condition {
  if (name.startsWith('$')) throw new Error(`the operator "${name}" is unknown`);
  if (isObject(wanted))
    for (const operator of Object.keys(wanted))
      if (!operators.has(operator))
        throw new Error(`the operator "${operator}" of ${name} is unknown`);
  const value = fillIn(binding.user, wanted);
  if (value === unknown) return denyAll(binding);
  // The id is equivalent and has an index; the e-mail address of a user never changes.
  if (name === 'created_by' && value === binding.user.email)
    return readQuery(binding.queryFields, { created_by_id: binding.user.id });
  return readQuery(binding.queryFields, { [name.replace(/^data\./, '')]: value });
}

function bindUser(binding: Binding, wanted: unknown): Condition {
  if (!isObject(wanted)) throw new Error('user_condition needs an object');
  return allOf(
    Object.entries(wanted).map(([name, expected]) => {
      const actual = getValue(binding.user, name);
      const value = fillIn(binding.user, expected);
      if (isObject(expected))
        for (const operator of Object.keys(expected))
          if (!userOperators.has(operator))
            throw new Error(`the operator "${operator}" of user_condition.${name} is unknown`);
      if (actual === unknown || value === unknown) return denyAll(binding);
      return isWanted(name, actual, value) ? always : never;
    }),
  );
}

function isWanted(name: string, actual: unknown, wanted: unknown): boolean {
  if (!isObject(wanted)) {
    if (typeof wanted === 'object' && wanted !== null)
      throw new Error(`user_condition.${name} needs a single value`);
    return actual === wanted;
  }
  return Object.entries(wanted).every(([operator, value]) => {
    if (operator === '$eq') return actual === value;
    if (operator === '$ne') return actual !== value;
    if (!Array.isArray(value))
      throw new Error(`${operator} of user_condition.${name} needs a list`);
    return value.includes(actual) === (operator === '$in');
  });
}

function denyAll({ isNegated }: Binding): Condition {
  return isNegated ? always : never;
}

/** Marks a template for which the user has no value. */
const unknown = Symbol('unknown');

/** Returns the value with all templates replaced, or `unknown` when a template has no value. */
function fillIn(user: RuleUser, value: unknown): unknown {
  if (typeof value === 'string') return fillText(user, value);
  if (Array.isArray(value)) {
    const all = value.map((one: unknown) => fillIn(user, one));
    return all.includes(unknown) ? unknown : all;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, fillIn(user, one)] as const);
  return entries.some(([, one]) => one === unknown) ? unknown : Object.fromEntries(entries);
}

function fillText(user: RuleUser, text: string): unknown {
  const whole = /^\{\{\s*user\.([\w.]+)\s*\}\}$/.exec(text);
  // A text that is only a template keeps the type of the value: a number stays a number.
  if (whole?.[1]) return getValue(user, whole[1]);
  let isKnown = true;
  const filled = text.replace(/\{\{\s*user\.([\w.]+)\s*\}\}/g, (_, path: string) => {
    const value = getValue(user, path);
    if (value === unknown) isKnown = false;
    return String(value);
  });
  if (/\{\{|\}\}/.test(filled) && /\{\{|\}\}/.test(text.replace(/\{\{\s*user\.[\w.]+\s*\}\}/g, '')))
    throw new Error(`the template in "${text}" is unknown`);
  return isKnown ? filled : unknown;
}

function getValue(user: RuleUser, path: string): unknown {
  const name = path.replace(/^data\./, '');
  if (name === path) {
    switch (name) {
      case 'id':
        return user.id;
      case 'email':
        return user.email;
      case 'role':
        return user.role;
      case 'full_name':
        return user.fullName;
      default:
    }
  }
  if (!Object.hasOwn(userSchema.properties, name))
    throw new Error(`the user has no field "${path}"`);
  return (Object.hasOwn(user.settings, name) ? user.settings[name] : undefined) ?? unknown;
}

/**
 * Returns the condition that a record must satisfy before a change, so that `condition` holds after
 * the change. Parts that depend on changed fields are evaluated now. The database evaluates the
 * other parts in the same step as the write.
 */
export function toConditionBeforeChange(condition: Condition, change: Fields): Condition {
  switch (condition.op) {
    case 'and':
      return allOf(condition.all.map((one) => toConditionBeforeChange(one, change)));
    case 'or':
      return anyOf(condition.all.map((one) => toConditionBeforeChange(one, change)));
    case 'not':
      return not(toConditionBeforeChange(condition.one, change));
    default: {
      const [name = ''] = condition.field.path;
      if (!Object.hasOwn(change, name)) return condition;
      const fields = Object.fromEntries(
        Object.entries(change).filter(([, value]) => value !== null),
      );
      return evaluateForFields(condition, fields) ? always : never;
    }
  }
}
