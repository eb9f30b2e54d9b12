// Attacks by script in texts: every text field of every entity, of the account and of a
// conversation is stored as it was sent, and the answer is data that no browser runs.
import { expect, test } from 'vitest';
import { entities, getSchema, type EntityName } from '../../schemas/entities/registry.ts';
import { postFile } from '../server/support/sample-files.ts';
import { getRecord, type TestServer, type TestUser } from '../server/support/test-server.ts';
import { buildFields, listTextFields } from './support/sample-fields.ts';
import { shareServer } from './support/shared-server.ts';

/** Short enough for the shortest text field. */
const script = '<b onclick=a()>';

const getShared = shareServer(async () => ({}));

const names = Object.keys(entities) as EntityName[];
const rows = names.flatMap((entity) =>
  listTextFields(getSchema(entity)).map((field) => ({ entity, field })),
);

/** Sets or reads a value at a dotted path. */
function readPath(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, name) => (inner as Record<string, unknown> | undefined)?.[name],
      value,
    );
}

function writePath(record: Record<string, unknown>, path: string, text: string): void {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  const holder = parts.length === 0 ? record : readPath(record, parts.join('.'));
  (holder as Record<string, unknown>)[last] = text;
}

async function expectData({ app }: TestServer, { token }: TestUser, path: string): Promise<void> {
  const { headers } = await app.inject({
    url: `/api/apps/selah${path}`,
    headers: { authorization: `Bearer ${token}`, accept: 'text/html' },
  });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
}

test.each(rows)(
  'script in the field $field of $entity is stored as text',
  async ({ entity, field }) => {
    const { server } = getShared();
    const { admin } = server;
    const fields = { ...buildFields(getSchema(entity), 'Peace'), client_id: crypto.randomUUID() };
    writePath(fields, field, script);
    const created = await admin.call('POST', `/entities/${entity}`, fields);
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    const path = `/entities/${entity}/${getRecord(created).id}`;
    expect(readPath((await admin.call('GET', path)).body, field)).toBe(script);
    await expectData(server, admin, path);
  },
);

test.each(['language', 'bible_translation', 'reading_place', 'full_name', 'display_name'])(
  'script in the field %s of the account is refused or stored as text',
  async (field) => {
    const { server } = getShared();
    const response = await server.alice.call('PUT', '/entities/User/me', { [field]: script });
    expect([200, 422]).toContain(response.status);
    await expectData(server, server.alice, '/entities/User/me');
  },
);

test('script in a conversation is stored as text', async () => {
  const { server } = getShared();
  const { alice } = server;
  const { id } = getRecord(
    await alice.call('POST', '/agents/conversations', {
      agent_name: 'companion',
      metadata: { title: script },
    }),
  );
  const path = `/agents/conversations/${id}`;
  const sent = await alice.call('POST', `${path}/messages`, { content: script });
  expect(sent).toMatchObject({ status: 201, body: { content: script } });
  await expectData(server, alice, path);
});

test.each([
  ['the name of an entity', `/entities/${encodeURIComponent(script)}`],
  ['the id of a record', `/entities/Prayer/${encodeURIComponent(script)}`],
  ['a filter', `/entities/Prayer?q=${encodeURIComponent(JSON.stringify({ [script]: 1 }))}`],
  ['the name of a parameter', `/entities/Prayer?${encodeURIComponent(script)}=1`],
  ['the name of a function', `/functions/${encodeURIComponent(script)}`],
])('script in %s comes back as data or not at all', async (_what, path) => {
  const { server } = getShared();
  expect((await server.alice.call('GET', path)).status).toBeGreaterThanOrEqual(400);
  await expectData(server, server.alice, path);
});

test('script in the name of a file is removed', async () => {
  const { server } = getShared();
  const { body } = await postFile(server.app, server.alice, 'Hello', `${script}.txt`);
  expect(decodeURIComponent(JSON.stringify(body))).not.toMatch(/[<>]/);
});
