// Tests of the server owner's entity files: what is parsed, and which faults stop the start with a
// helpful message.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entities, toHostedEntity, type EntityName } from '../../../schemas/entities/registry.ts';
import { createCatalog } from '../../../server/entities/catalog.ts';
import { loadCatalog } from '../../../server/entities/entities-dir.ts';
import { parseEntityFile } from '../../../server/entities/entity-file.ts';
import { SettingsError } from '../../../server/settings.ts';
import { makeTempFolder } from '../support/test-server.ts';

function buildEntityFile(change: Record<string, unknown> = {}): string {
  return JSON.stringify({
    name: 'Task',
    type: 'object',
    properties: { title: { type: 'string' }, count: { type: 'integer' } },
    ...change,
  });
}

test('all built-in entities exist by their exact names', () => {
  const catalog = createCatalog();
  expect(catalog.all().map(({ name }) => name)).toEqual(Object.keys(entities));
  expect(catalog.find('Prayer')?.access).toBe('owner');
  expect(catalog.find('ReadingPlan')?.access).toBe('content');
  for (const name of ['prayer', 'User', '__proto__', 'constructor', 'toString', ''])
    expect(catalog.find(name)).toBeUndefined();
});

test('our entities written in the hosted form are read back with the same meaning', () => {
  for (const name of Object.keys(entities) as EntityName[]) {
    const read = parseEntityFile(JSON.stringify(toHostedEntity(name)), 'other');
    const own = createCatalog().find(name);
    expect([
      read.name,
      read.access,
      Object.keys(read.schema.properties),
      read.schema.required,
    ]).toEqual([
      name,
      own?.access,
      Object.keys(own?.schema.properties ?? {}),
      own?.schema.required,
    ]);
  }
});

test('entity files with comments and trailing commas are served beside built-in entities', () => {
  const folder = makeTempFolder();
  writeFileSync(
    join(folder, 'task.jsonc'),
    `\uFEFF// tasks of the parish
    { "name": "Task", /* all of it */ "properties": {
        "title": { "type": "string", "title": "What // to do, ]", "minLength": 1, },
        "tags": { "type": "array", "items": { "type": "string" } },
        "id": { "type": "string" },
      },
      "required": ["title",], // at least
    }`,
  );
  writeFileSync(
    join(folder, 'Song.json'),
    JSON.stringify({ properties: { name: { type: 'string' } } }),
  );
  writeFileSync(join(folder, 'readme.md'), '# not an entity');
  const catalog = loadCatalog(folder);
  expect(catalog.all()).toHaveLength(Object.keys(entities).length + 2);
  expect(catalog.find('Task')).toMatchObject({
    access: 'rules',
    rules: { create: true, read: true, update: true, delete: true },
    schema: { required: ['title'] },
  });
  expect(Object.keys(catalog.find('Task')?.schema.properties ?? {})).toEqual(['title', 'tags']);
  expect(catalog.find('Song')?.name).toBe('Song');
  expect(catalog.find('Prayer')).toBeDefined();
});

test('owner-only and content rules are recognized in every notation', () => {
  const own = { created_by: '{{user.email}}' };
  const byId = { created_by_id: '{{user.id}}' };
  const admin = { user_condition: { role: 'admin' } };
  const readAccess = (rls: unknown) => parseEntityFile(buildEntityFile({ rls }), 'x').access;
  expect(readAccess({ create: true, read: own, update: own, delete: own })).toBe('owner');
  expect(readAccess({ read: byId, write: byId })).toBe('owner');
  expect(readAccess({ read: true, write: admin })).toBe('content');
  expect(readAccess({ create: admin, read: true, update: admin, delete: admin })).toBe('content');
  expect(readAccess({ create: true, read: own, update: own })).toBe('rules');
  expect(readAccess({ read: { $or: [own, admin] }, write: own })).toBe('rules');
});

describe('entity files that stop the start', () => {
  const field = (schema: unknown) => buildEntityFile({ properties: { f: schema } });
  const rule = (read: unknown) => buildEntityFile({ rls: { read } });
  const faults: [string, string | RegExp][] = [
    ['{', /JSON/],
    ['[]', 'the file must hold one JSON object'],
    [
      buildEntityFile({ name: 'My Task' }),
      'the name of an entity is a letter and at most 63 more letters or digits',
    ],
    [buildEntityFile({ name: '../x' }), /name of an entity/],
    [buildEntityFile({ type: 'array' }), 'an entity is of the type "object"'],
    [buildEntityFile({ required: ['nope'] }), 'required names "nope", which is no field'],
    [buildEntityFile({ properties: { 'a b': { type: 'string' } } }), /field name "a b"/],
    ['{"name":"Task","properties":{"__proto__":{"type":"string"}}}', /field name "__proto__"/],
    [buildEntityFile({ properties: { client_id: { type: 'integer' } } }), /client_id/],
    [field({ type: 'text' }), 'properties.f has the type "text", which this server does not know'],
    [field({ $ref: '#/x' }), 'properties.f has "$ref", which this server does not know'],
    [
      field({ type: 'string', rls: { read: false } }),
      'properties.f has "rls", which this server does not know',
    ],
    [field({ type: 'string', maxLength: 'long' }), 'properties.f.maxLength must be a number'],
    [field({ type: 'string', enum: [] }), 'properties.f.enum must be a list of values of its type'],
    [field({ type: 'integer', default: 'one' }), 'properties.f.default must be of its type'],
    [field({ type: 'string', pattern: '(' }), 'properties.f.pattern must be a regular expression'],
    [
      field({ type: 'string', pattern: '^(a+)+$' }),
      'properties.f.pattern repeats a group: write it without',
    ],
    [
      field({ type: 'string', pattern: '^a*a*a*a*a*b$' }),
      /^properties\.f\.pattern could take very long/,
    ],
    [
      field({ type: 'array', items: { type: 'string', pattern: 'a+b' } }),
      /^properties\.f\.items\.pattern could take very long/,
    ],
    [
      field(
        Array.from({ length: 12 }).reduce((items) => ({ type: 'array', items }), {
          type: 'string',
        }),
      ),
      /nested more than 10 levels deep/,
    ],
    [buildEntityFile({ rls: { reed: true } }), 'rls has no action "reed"'],
    [rule('everybody'), 'rls.read must be true, false or a condition'],
    [rule({ nope: 1 }), 'rls.read: Task has no field "nope"'],
    [rule({ 'data.nope': 1 }), 'rls.read: Task has no field "nope"'],
    [rule({ title: { $regex: 'a' } }), 'rls.read: the operator "$regex" of title is unknown'],
    [rule({ $where: '1' }), 'rls.read: the operator "$where" is unknown'],
    [rule({ $or: [] }), 'rls.read: $or needs a list of conditions'],
    [rule({ title: '{{user.data.team}}' }), 'rls.read: the user has no field "data.team"'],
    [rule({ title: '{{user.password}}' }), 'rls.read: the user has no field "password"'],
    [rule({ title: '{{app.id}}' }), /the template in/],
    [rule({ user_condition: { shoe: 1 } }), 'rls.read: the user has no field "shoe"'],
    [
      rule({ user_condition: { role: { $regex: 'a' } } }),
      'rls.read: the operator "$regex" of user_condition.role is unknown',
    ],
    [
      rule({ $and: [{ $and: [{ $and: [{ $and: [{ $and: [{ $and: [{ title: 'a' }] }] }] }] }] }] }),
      /nested at most 6 levels/,
    ],
  ];
  test.each(faults)('%s', (text, sentence) => {
    expect(() => parseEntityFile(text, 'Task')).toThrow(sentence);
  });

  test('all invalid entity files are reported at once, each by its name', () => {
    const folder = makeTempFolder();
    writeFileSync(join(folder, 'a.json'), buildEntityFile({ name: 'Prayer' }));
    writeFileSync(join(folder, 'b.json'), buildEntityFile({ name: 'User' }));
    writeFileSync(join(folder, 'c.json'), buildEntityFile());
    writeFileSync(join(folder, 'd.json'), buildEntityFile());
    mkdirSync(join(folder, 'e.json'));
    let error: unknown;
    try {
      loadCatalog(folder);
    } catch (thrownError) {
      error = thrownError;
    }
    expect(error).toBeInstanceOf(SettingsError);
    const { faults: reportedFaults } = error as SettingsError;
    expect(reportedFaults).toHaveLength(4);
    expect(reportedFaults[0]).toBe(
      `${join(folder, 'a.json')}: there is already an entity of the name Prayer.`,
    );
    expect(reportedFaults[1]).toContain('the name User');
    expect(reportedFaults[2]).toContain(join(folder, 'd.json'));
    expect(() => loadCatalog(join(folder, 'nowhere'))).toThrow(/ENTITIES_DIR must be a folder/);
  });
});
