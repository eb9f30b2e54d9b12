// Attacks on the records of another owner: another user, an admin and a visitor try every call that
// reads or changes records. After each attack, the owner makes the same call, and it works.
import { expect, test } from 'vitest';
import { readStoredData } from '../server/support/stored-data.ts';
import { buildPrayer, getRecord, type TestUser } from '../server/support/test-server.ts';
import { shareServer } from './support/shared-server.ts';

const secret = 'Known to Alice only';
const secretText = 'For Alice.';

/** The records that an attack aims at. */
interface Target {
  owner: TestUser;
  prayer: string;
  clientId: string;
  trashed: string;
}

interface Attack {
  name: string;
  method: Parameters<TestUser['call']>[0];
  /** Below `/entities/Prayer`. */
  path?: (target: Target) => string;
  body?: (target: Target) => Record<string, unknown> | unknown[];
  headers?: Record<string, string>;
}

const attackers = ['another user', 'an admin', 'a visitor'] as const;

function buildFilter(query: unknown): string {
  return `?q=${encodeURIComponent(JSON.stringify(query))}`;
}

function get(name: string, path?: Attack['path'], headers?: Attack['headers']): Attack {
  return { name, method: 'GET', ...(path && { path }), ...(headers && { headers }) };
}

const changed = { title: 'Changed by an attacker' };

const attacks: readonly Attack[] = [
  get('list the records of another owner'),
  get('list records by a foreign id', ({ prayer }) => buildFilter({ id: prayer })),
  get('list records by the address of the owner', ({ owner }) =>
    buildFilter({ user_email: owner.email }),
  ),
  get('list records by the author', ({ owner }) => buildFilter({ created_by: owner.email })),
  get('list records by the id of the author', ({ owner }) =>
    buildFilter({ created_by_id: owner.id }),
  ),
  get('widen a filter with $or', ({ prayer }) =>
    buildFilter({ $or: [{ id: prayer }, { id: { $exists: true } }] }),
  ),
  get('widen a filter with $nor', () => buildFilter({ $nor: [{ title: 'no such title' }] })),
  get('widen a filter with $not', () => buildFilter({ title: { $not: { $eq: 'no title' } } })),
  get('find records by a pattern', () => buildFilter({ title: { $regex: '^Known' } })),
  get('find records by a word of a text', () => buildFilter({ prayer_text: { $regex: 'Alice' } })),
  get('choose the fields of a list', () => '?fields=id,title,created_by'),
  get('sort a list by the author', () => '?sort=created_by&limit=5000'),
  get('ask for a bypass of the access rules', () => '', { 'x-bypass-rls': 'true' }),
  get('ask for another data environment', () => '', { 'x-data-env': 'dev' }),
  get('count the records of another owner', () => '/count'),
  get('count records by a foreign id', ({ prayer }) => `/count${buildFilter({ id: prayer })}`),
  get('read pages of the records of another owner', () => '/v2/list?limit=100'),
  get('read a page by a foreign id', ({ prayer }) => `/v2/list${buildFilter({ id: prayer })}`),
  get('read the distinct titles of another owner', () => '/v2/list?distinct=title'),
  get('read a record of another owner', ({ prayer }) => `/${prayer}`),
  get('read the deletion feed of another owner', () => '/deleted?since=2020-01-01T00:00:00Z'),
  get('read the trash of another owner', () => '/trash'),
  {
    name: 'group the records of another owner',
    method: 'POST',
    path: () => '/aggregate',
    body: () => ({ groupBy: 'title', max: ['prayer_text'] }),
  },
  {
    name: 'group records by a foreign id',
    method: 'POST',
    path: () => '/aggregate',
    body: ({ prayer }) => ({ query: { id: prayer }, groupBy: 'title' }),
  },
  {
    name: 'update a record of another owner',
    method: 'PUT',
    path: ({ prayer }) => `/${prayer}`,
    body: () => changed,
  },
  {
    name: 'take over a record of another owner',
    method: 'PUT',
    path: ({ prayer }) => `/${prayer}`,
    body: () => ({ ...changed, created_by: 'bob@example.org', user_email: 'bob@example.org' }),
  },
  {
    name: 'update many by a foreign id',
    method: 'PUT',
    path: () => '/bulk',
    body: ({ prayer }) => [{ id: prayer, ...changed }],
  },
  {
    name: 'update by a query for a foreign id',
    method: 'PATCH',
    path: () => '/update-many',
    body: ({ prayer }) => ({ query: { id: prayer }, data: { $set: changed } }),
  },
  {
    name: 'update by the address of the owner',
    method: 'PATCH',
    path: () => '/update-many',
    body: ({ owner }) => ({ query: { created_by: owner.email }, data: { $set: changed } }),
  },
  {
    name: 'update a foreign record in a batch',
    method: 'POST',
    path: () => '/batch',
    body: ({ prayer }) => ({ changes: [{ op: 'update', id: prayer, data: changed }] }),
  },
  {
    name: 'delete a foreign record in a batch',
    method: 'POST',
    path: () => '/batch',
    body: ({ prayer }) => ({ changes: [{ op: 'delete', id: prayer }] }),
  },
  {
    name: 'create in a batch with a foreign client id',
    method: 'POST',
    path: () => '/batch',
    body: ({ clientId, owner }) => ({
      changes: [
        {
          op: 'create',
          data: { ...buildPrayer({ client_id: clientId }), user_email: owner.email },
        },
      ],
    }),
  },
  {
    name: 'upsert with a foreign client id',
    method: 'POST',
    path: () => '/upsert',
    body: ({ clientId }) => ({
      records: [{ ...buildPrayer({ client_id: clientId }), ...changed }],
      key: 'client_id',
    }),
  },
  {
    name: 'upsert with a foreign title',
    method: 'POST',
    path: () => '/upsert',
    body: () => ({ records: [{ title: secret, prayer_text: 'Overwritten.' }], key: 'title' }),
  },
  {
    name: 'create with a foreign client id',
    method: 'POST',
    body: ({ clientId }) => buildPrayer({ client_id: clientId }),
  },
  {
    name: 'create in the name of the owner',
    method: 'POST',
    body: ({ owner }) => ({
      ...buildPrayer(),
      user_email: owner.email,
      created_by: owner.email,
      created_by_id: owner.id,
      owner_id: owner.id,
    }),
  },
  {
    name: 'create over a foreign id',
    method: 'POST',
    body: ({ prayer, owner }) => ({ ...buildPrayer(), id: prayer, user_email: owner.email }),
  },
  {
    name: 'create many in the name of the owner',
    method: 'POST',
    path: () => '/bulk',
    body: ({ owner }) => [
      { ...buildPrayer(), user_email: owner.email, created_by_id: owner.id },
      { ...buildPrayer(), created_by: owner.email },
    ],
  },
  {
    name: 'restore a record of another owner',
    method: 'PUT',
    path: ({ trashed }) => `/${trashed}/restore`,
  },
  {
    name: 'restore by a foreign id',
    method: 'PUT',
    path: () => '/trash/restore',
    body: ({ trashed }) => ({ id: trashed }),
  },
  {
    name: 'restore a list of foreign ids',
    method: 'PUT',
    path: () => '/trash/restore',
    body: ({ trashed }) => [trashed],
  },
  {
    name: 'restore everything of all owners',
    method: 'PUT',
    path: () => '/trash/restore',
    body: () => ({}),
  },
  {
    name: 'erase a foreign record from the trash',
    method: 'DELETE',
    path: ({ trashed }) => `/${trashed}/permanent`,
  },
  {
    name: 'delete a record of another owner',
    method: 'DELETE',
    path: ({ prayer }) => `/${prayer}`,
  },
  { name: 'delete by a foreign id', method: 'DELETE', body: ({ prayer }) => ({ id: prayer }) },
  { name: 'delete a list of foreign ids', method: 'DELETE', body: ({ prayer }) => [prayer] },
  {
    name: 'delete by the address of the owner',
    method: 'DELETE',
    body: ({ owner }) => ({ created_by: owner.email }),
  },
  {
    name: 'delete everything of all owners',
    method: 'DELETE',
    path: () => '?all=true',
    body: () => ({}),
  },
];

const getShared = shareServer(async () => ({}));

async function createTarget(owner: TestUser): Promise<Target> {
  const clientId = crypto.randomUUID();
  const create = async (client_id: string) =>
    getRecord(
      await owner.call(
        'POST',
        '/entities/Prayer',
        buildPrayer({ client_id, title: secret, prayer_text: secretText }),
      ),
    ).id;
  const [prayer, trashed] = [await create(clientId), await create(crypto.randomUUID())];
  await owner.call('DELETE', `/entities/Prayer/${trashed}`);
  return { owner, prayer, clientId, trashed };
}

/**
 * Returns whether an answer reveals anything about the target that the request did not contain. A
 * count of records counts as revealing.
 */
function revealsTarget(answer: unknown, { prayer, trashed }: Target, request: unknown): boolean {
  const text = JSON.stringify(answer) ?? '';
  const sent = JSON.stringify(request) ?? '';
  return (
    [secret, secretText, prayer, trashed].some(
      (part) => text.includes(part) && !sent.includes(part),
    ) || /"count":[1-9]/.test(text)
  );
}

test.each(
  attacks.flatMap((attack) =>
    attackers.map((attacker) => ({ name: attack.name, attack, attacker })),
  ),
)('$attacker cannot $name', async ({ attack, attacker }) => {
  const { server } = getShared();
  const addUser = (role: 'user' | 'admin') =>
    server.addUser(`${crypto.randomUUID()}@example.org`, role);
  const owner = await addUser('user');
  const caller =
    attacker === 'a visitor'
      ? server.anonymous
      : await addUser(attacker === 'an admin' ? 'admin' : 'user');
  const target = await createTarget(owner);
  const before = await readStoredData(server, owner);
  const body = attack.body?.(target);
  const send = ({ call }: Pick<TestUser, 'call'>) =>
    call(attack.method, `/entities/Prayer${attack.path?.(target) ?? ''}`, body, attack.headers);

  const response = await send(caller);
  expect(response.status).toBeLessThan(500);
  expect(revealsTarget(response.body, target, body), JSON.stringify(response.body)).toBe(false);
  expect(await readStoredData(server, owner)).toBe(before);

  const own = await send(owner);
  expect(own.status, JSON.stringify(own.body)).toBeLessThan(300);
  const isChanged = (await readStoredData(server, owner)) !== before;
  expect(isChanged || revealsTarget(own.body, target, body), JSON.stringify(own.body)).toBe(true);
});
