// Tests of entity access rules resolved for a caller: templates with the caller's values, missing
// values, owner rules, and the check before a change. access.test.ts tests access rules over the
// API.
import { expect, test } from 'vitest';
import {
  toConditionBeforeChange,
  resolveRule,
  type RuleUser,
} from '../../../server/entities/access-rules.ts';
import type { QueryFields } from '../../../server/query/queryable-fields.ts';
import { evaluateCondition } from '../../../server/store/conditions/evaluate-condition.ts';

const queryFields: QueryFields = {
  name: 'X',
  properties: { a: { type: 'string' }, n: { type: 'integer' } },
  builtIns: new Map([['created_by_id', 'string'] as const, ['created_by', 'string'] as const]),
};
const user: RuleUser = {
  id: '1',
  email: 'a@b.org',
  role: 'user',
  fullName: 'A',
  settings: { current_streak: 3 },
};
const record = (fields: Record<string, unknown>) => ({
  id: 'r',
  ownerId: '1',
  ownerEmail: 'a@b.org',
  clientId: null,
  fields,
  createdDate: '',
  updatedDate: '',
});

test('an access rule with a template that has no value grants nothing, also inside $nor', () => {
  const missing = { a: '{{user.data.language}}' };
  const grants = (rule: Record<string, unknown>) =>
    evaluateCondition(resolveRule(queryFields, rule, user), record({ a: 'x' }));
  expect(grants(missing)).toBe(false);
  expect(grants({ a: { $ne: '{{user.data.language}}' } })).toBe(false);
  expect(grants({ $nor: [missing] })).toBe(false);
  expect(grants({ $nor: [{ $nor: [missing] }] })).toBe(false);
  expect(grants({ $or: [missing, { a: 'x' }] })).toBe(true);
  expect(grants({ $nor: [{ user_condition: { 'data.language': 'fr' } }] })).toBe(false);
  expect(grants({ a: 'team {{user.data.language}}' })).toBe(false);
  // Neither a record that equals the placeholder of the missing value is granted, nor does a
  // negated condition grant every record.
  for (const rule of [
    { a: 'team {{user.data.language}}' },
    { a: { $ne: 'team {{user.data.language}} of {{user.email}}' } },
  ]) {
    for (const missingAs of ['Symbol(unknown)', 'undefined', 'null', ''])
      expect(
        evaluateCondition(resolveRule(queryFields, rule, user), record({ a: `team ${missingAs}` })),
        missingAs,
      ).toBe(false);
  }
  expect(
    evaluateCondition(
      resolveRule(queryFields, { a: { $in: ['x', '{{user.data.language}}'] } }, user),
      record({ a: 'x' }),
    ),
  ).toBe(false);
});

test('an access rule that names an owner means this owner, independent of the caller', () => {
  const grants = (rule: Record<string, unknown>, ownerEmail: string, ownerId: string) =>
    evaluateCondition(resolveRule(queryFields, rule, user), { ...record({}), ownerEmail, ownerId });
  for (const own of [
    { created_by: '{{user.email}}' },
    { created_by: 'a@b.org' },
    { created_by_id: '{{user.id}}' },
  ]) {
    expect(grants(own, 'a@b.org', '1')).toBe(true);
    expect(grants(own, 'pastor@b.org', '2')).toBe(false);
  }
  for (const pastors of [
    { created_by: 'pastor@b.org' },
    { created_by: { $in: ['pastor@b.org'] } },
    { created_by: { $ne: '{{user.email}}' } },
  ]) {
    expect(grants(pastors, 'pastor@b.org', '2')).toBe(true);
    expect(grants(pastors, 'a@b.org', '1')).toBe(false);
  }
});

test('an access rule keeps the type of a lone template, and fills in templates inside text', () => {
  const grants = (rule: Record<string, unknown>, fields: Record<string, unknown>) =>
    evaluateCondition(resolveRule(queryFields, rule, user), record(fields));
  expect(grants({ n: '{{user.data.current_streak}}' }, { n: 3 })).toBe(true);
  expect(grants({ a: 'from {{user.email}}' }, { a: 'from a@b.org' })).toBe(true);
  expect(grants({ n: { $gte: '{{ user.data.current_streak }}' } }, { n: 2 })).toBe(false);
  expect(grants({ user_condition: { role: { $in: ['admin', 'user'] } } }, {})).toBe(true);
  expect(grants({ user_condition: { role: { $nin: ['user'] } } }, {})).toBe(false);
});

test('an access rule checks what a change decides, and leaves the rest to the database', () => {
  const rule = resolveRule(queryFields, { $or: [{ a: 'x', n: 1 }, { n: 2 }] }, user);
  for (const [fields, change, allowed] of [
    [{ a: 'x', n: 1 }, { a: 'y' }, false],
    [{ a: 'x', n: 2 }, { a: 'y' }, true],
    [{ a: 'y', n: 1 }, { n: null }, false],
    [{ a: 'x', n: 5 }, { n: 1 }, true],
  ] as const) {
    const after = Object.fromEntries(
      Object.entries({ ...fields, ...change }).filter(([, value]) => value !== null),
    );
    expect(evaluateCondition(rule, record(after))).toBe(allowed);
    expect(evaluateCondition(toConditionBeforeChange(rule, change), record(fields))).toBe(allowed);
  }
});
