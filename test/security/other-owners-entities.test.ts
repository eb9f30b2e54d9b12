// Attacks on the records of every entity: another user tries the records of a user, and a user and
// a visitor try to change the content that only admins write. The permitted call is made first.
import { expect, test } from 'vitest';
import { entities, getSchema, type EntityName } from '../../schemas/entities/registry.ts';
import { getRecord, type TestUser } from '../server/support/test-server.ts';
import { buildFields } from './support/sample-fields.ts';
import { shareServer } from './support/shared-server.ts';

const secret = 'Known to Alice only';
const names = Object.keys(entities) as EntityName[];
const ownerNames = names.filter((name) => entities[name].access === 'owner');
const contentNames = names.filter((name) => entities[name].access === 'content');

const getShared = shareServer(async () => ({}));

const buildRecord = (name: EntityName, text = secret) => ({
  ...buildFields(getSchema(name), text),
  client_id: crypto.randomUUID(),
});

async function createRecord(user: TestUser, name: EntityName): Promise<string> {
  return getRecord(await user.call('POST', `/entities/${name}`, buildRecord(name))).id;
}

const calls = [
  [
    'read',
    ({ call }: Caller, entity: EntityName, id: string) => call('GET', `/entities/${entity}/${id}`),
  ],
  ['list', ({ call }: Caller, entity: EntityName) => call('GET', `/entities/${entity}`)],
  [
    'change',
    ({ call }: Caller, entity: EntityName, id: string) =>
      call('PUT', `/entities/${entity}/${id}`, buildRecord(entity, 'Changed by an attacker')),
  ],
  [
    'delete',
    ({ call }: Caller, entity: EntityName, id: string) =>
      call('DELETE', `/entities/${entity}/${id}`),
  ],
] as const;

type Caller = Pick<TestUser, 'call'>;

test.each(ownerNames.flatMap((entity) => calls.map(([what, send]) => ({ entity, what, send }))))(
  'another user cannot $what the $entity of a user',
  async ({ entity, send }) => {
    const { alice, bob } = getShared().server;
    const path = `/entities/${entity}`;
    const id = await createRecord(alice, entity);
    const before = await alice.call('GET', `${path}/${id}`);
    expect(JSON.stringify(before.body)).toContain(id);
    const response = await send(bob, entity, id);
    expect(JSON.stringify(response.body)).not.toContain(id);
    expect(JSON.stringify(response.body)).not.toContain(secret);
    expect((await alice.call('GET', `${path}/${id}`)).body).toEqual(before.body);
    expect((await send(alice, entity, id)).status).toBe(200);
  },
);

const writes = [
  [
    'create',
    ({ call }: Caller, entity: EntityName) =>
      call('POST', `/entities/${entity}`, buildRecord(entity)),
  ],
  [
    'create many of',
    ({ call }: Caller, entity: EntityName) =>
      call('POST', `/entities/${entity}/bulk`, [buildRecord(entity)]),
  ],
  [
    'change',
    ({ call }: Caller, entity: EntityName, id: string) =>
      call('PUT', `/entities/${entity}/${id}`, buildRecord(entity, 'Changed by an attacker')),
  ],
  [
    'delete',
    ({ call }: Caller, entity: EntityName, id: string) =>
      call('DELETE', `/entities/${entity}/${id}`),
  ],
] as const;

test.each(
  contentNames.flatMap((entity) =>
    writes.flatMap(([what, send]) => [
      { who: 'a user' as const, entity, what, send },
      { who: 'a visitor' as const, entity, what, send },
    ]),
  ),
)('$who cannot $what the shared content $entity', async ({ who, entity, send }) => {
  const { admin, alice, anonymous } = getShared().server;
  const id = await createRecord(admin, entity);
  const before = await anonymous.call('GET', `/entities/${entity}`);
  const response = await send(who === 'a user' ? alice : anonymous, entity, id);
  expect(response.status).toBe(who === 'a user' ? 403 : 401);
  expect((await anonymous.call('GET', `/entities/${entity}`)).body).toEqual(before.body);
  expect((await send(admin, entity, id)).status).toBeLessThan(300);
});

test.each(contentNames)('a user does not learn who wrote the shared content %s', async (entity) => {
  const { admin, alice } = getShared().server;
  const id = await createRecord(admin, entity);
  const response = await alice.call('GET', `/entities/${entity}/${id}`);
  expect(response.status).toBe(200);
  expect(JSON.stringify(response.body)).not.toMatch(
    new RegExp(`created_by|${admin.email}|${admin.id}`),
  );
});
