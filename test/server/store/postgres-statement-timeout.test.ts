// Tests of the statement timeout on PostgreSQL: a slow statement is ended, and the caller gets an
// error.
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../../server/store/postgres/postgres-store.ts';
import { createTestDatabase, requestPostgres } from '../support/postgres-databases.ts';
import { buildPrayer, createTestServer } from '../support/test-server.ts';

const answer = await requestPostgres();

async function connectClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe.skipIf(answer.kind === 'failed')('on PostgreSQL', () => {
  test('a PostgreSQL statement over the time limit answers 503 and changes nothing', async () => {
    const url = await createTestDatabase();
    const { alice } = await createTestServer({
      open: (clock) => openPostgres({ url, clock, statementTimeoutMillis: 100 }),
    });
    await alice.call('POST', '/entities/Prayer', buildPrayer());
    const otherClient = await connectClient(url);
    await otherClient.query('begin; lock table records in access exclusive mode');
    for (const [method, path] of [
      ['GET', '/entities/Prayer'],
      ['POST', '/entities/Prayer'],
      ['DELETE', '/entities/Prayer?all=true'],
    ] as const) {
      expect(
        await alice.call(method, path, method === 'POST' ? buildPrayer() : undefined),
      ).toMatchObject({
        status: 503,
        body: {
          code: 'query_too_costly',
          message: expect.any(String),
          request_id: expect.any(String),
        },
        headers: { 'retry-after': '30' },
      });
    }
    await otherClient.query('commit');
    expect(await alice.call('GET', '/entities/Prayer/count')).toMatchObject({
      status: 200,
      body: { count: 1 },
    });
  });

  test('migrations and the tidying take the time that they take', async () => {
    const url = await createTestDatabase();
    const otherClient = await connectClient(url);
    // Delays the work for longer than a statement may take: the database counts a third of a
    // second.
    const waitForLock = async <T>(table: string, work: () => Promise<T>): Promise<T> => {
      await otherClient.query(`begin; lock table ${table} in access exclusive mode`);
      const [worked] = await Promise.allSettled([
        work(),
        otherClient.query('select pg_sleep(0.3)').then(() => otherClient.query('commit')),
      ]);
      if (worked.status === 'rejected') throw worked.reason;
      return worked.value;
    };
    const store = await waitForLock('kysely_migration', () =>
      openPostgres({ url, clock: { now: () => 0 }, statementTimeoutMillis: 100 }),
    );
    onTestFinished(() => store.close());
    await expect(waitForLock('deletions', () => store.deleteExpired())).resolves.toBeUndefined();
    // All other statements may not take longer.
    await expect(
      waitForLock('users', () => store.users.find('no-such-user')),
    ).rejects.toMatchObject({
      code: 'query_too_costly',
    });
  });
});
