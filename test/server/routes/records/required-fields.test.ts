// Tests of required fields in changes: no call may clear a required field of a record, because
// devices could not show the record.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities, type EntityName, getSchema } from '../../../../schemas/entities/registry.ts';
import { arbitraryFields } from '../../../support/arbitrary-record.ts';
import { createTestServer, getRecord, type TestUser } from '../../support/test-server.ts';

type Body = NonNullable<Parameters<TestUser['call']>[2]>;

/** Sends a change that clears a field, with each call that changes records. */
const changes: readonly {
  name: string;
  send(id: string, field: string): ['PUT' | 'PATCH' | 'POST', string, Body];
}[] = [
  { name: 'PUT', send: (id: string, field: string) => ['PUT', `/${id}`, { [field]: null }] },
  {
    name: 'PUT bulk',
    send: (id: string, field: string) => ['PUT', '/bulk', [{ id, [field]: null }]],
  },
  {
    name: 'update-many with $unset',
    send: (id: string, field: string) => [
      'PATCH',
      '/update-many',
      { query: { id }, data: { $unset: { [field]: '' } } },
    ],
  },
  {
    name: 'update-many with $set',
    send: (id: string, field: string) => [
      'PATCH',
      '/update-many',
      { query: { id }, data: { $set: { [field]: null } } },
    ],
  },
  {
    name: 'batch',
    send: (id: string, field: string) => [
      'POST',
      '/batch',
      { changes: [{ op: 'update', id, data: { [field]: null } }] },
    ],
  },
];

const cases = (Object.keys(entities) as EntityName[]).flatMap((name) =>
  (getSchema(name).required ?? []).flatMap((field) =>
    field === 'client_id' ? [] : [{ name, field }],
  ),
);

describe.each(changes)('$name', ({ send }) => {
  let admin: TestUser;
  beforeAll(async () => {
    ({ admin } = await createTestServer({ closeLater: afterAll }));
  });

  test.each(cases)('refuses to clear $field of $name', async ({ name, field }) => {
    const path = `/entities/${name}`;
    const [fields] = fc.sample(arbitraryFields({ schema: getSchema(name) }), {
      numRuns: 1,
      seed: 1,
    });
    const record = getRecord(await admin.call('POST', path, fields));
    const [method, rest, body] = send(record.id, field);
    const response = await admin.call(method, path + rest, body);
    const [answer = response] =
      (response.body as { answers?: { status: number; body: unknown }[] }).answers ?? [];
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: 'validation',
      message: expect.stringContaining(`field ${field}: Field required`),
    });
    const now = getRecord(await admin.call('GET', `${path}/${record.id}`));
    expect(now[field]).toEqual(record[field]);
  });
});
