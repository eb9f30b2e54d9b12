// Tests of query plans: frequent queries of devices use an index in both databases, so their cost
// does not grow with the number of records.
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '../../../server/store/postgres/postgres-store.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import { createTestDatabase, requestPostgres } from '../support/postgres-databases.ts';
import { createTestServer, type TestServer } from '../support/test-server.ts';

const answer = await requestPostgres();

/**
 * A test server, and the lines of the database's query plans for all record queries that `ask`
 * causes.
 */
interface PlanSetup {
  server: TestServer;
  explain(runQuery: () => Promise<unknown>): Promise<string[]>;
}

const isAboutRecords = (text: string): boolean =>
  /^\s*select/i.test(text) && /from "?records/.test(text);

async function createSqliteSetup(): Promise<PlanSetup> {
  let connection: DatabaseSync | undefined;
  const server = await createTestServer({
    open: (clock) =>
      openSqlite({ path: ':memory:', clock, opened: (opened) => (connection = opened) }),
  });
  return {
    server,
    explain: async (runQuery) => {
      const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
      await runQuery();
      const texts = prepared.mock.calls.map(([text]) => text).filter(isAboutRecords);
      prepared.mockRestore();
      return texts.flatMap((text) =>
        (connection?.prepare(`explain query plan ${text}`).all() ?? []).map(({ detail }) =>
          String(detail),
        ),
      );
    },
  };
}

/**
 * Creates a server with many records of two users and current table statistics. With few records,
 * PostgreSQL would rightly read the whole table.
 * @param owners users who have these records
 */
async function createPostgresSetup(
  owners: readonly ('alice' | 'bob')[] = ['alice', 'bob'],
): Promise<PlanSetup> {
  const url = await createTestDatabase();
  const server = await createTestServer({ open: (clock) => openPostgres({ url, clock }) });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  for (const [index, name] of owners.entries()) {
    const { id } = server[name];
    const stamp = `'2026-01-01T12:00:0${index}.' || lpad(n::text, 6, '0') || 'Z'`;
    await client.query(
      `insert into records select '${index}-' || n, 'Prayer', '${id}', 'c' || n, '{}', ${stamp}, ${stamp} from generate_series(1, 5000) as n`,
    );
    await client.query(
      `insert into deletions select 'd${index}-' || n, 'Prayer', '${id}', 'd' || n, ${stamp}, null, null from generate_series(1, 5000) as n`,
    );
  }
  await client.query('analyze');
  return {
    server,
    explain: async (runQuery) => {
      const queryCalls = vi.spyOn(pg.Client.prototype, 'query');
      await runQuery();
      const queries = queryCalls.mock.calls.flatMap(([query]) =>
        isQuery(query) && isAboutRecords(query.text) ? query : [],
      );
      queryCalls.mockRestore();
      const plans = await Promise.all(
        queries.map(({ text, values }) =>
          client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values),
        ),
      );
      return plans.flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN']));
    },
  };
}

function isQuery(query: unknown): query is { text: string; values: unknown[] } {
  return (
    typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'
  );
}

const expectedIndexes = [
  ['SQLite', createSqliteSetup],
  ...(answer.kind === 'ready' ? ([['PostgreSQL', () => createPostgresSetup()]] as const) : []),
] as const;

/** Matches plan lines with a full scan or a sort. */
const costlyPlan =
  /\bSCAN (?:records|deletions)|Seq Scan on (?:records|deletions)|Bitmap|TEMP B-TREE|\bSort\b/;

test.skipIf(answer.kind === 'failed')(
  '[R36] on PostgreSQL, the change summary reads index ends also when one user has all records',
  async () => {
    const { server, explain } = await createPostgresSetup(['bob']);
    for (const user of [server.alice, server.bob]) {
      const plans = await explain(() => user.call('GET', '/changes'));
      for (const index of ['records_updated', 'deletions_date'])
        expect(
          plans.filter((line) => line.includes(` ${index} `)),
          index,
        ).toHaveLength(1);
      expect(plans.filter((line) => costlyPlan.test(line))).toEqual([]);
    }
  },
);

describe.each(expectedIndexes)('on %s:', (_name, open) => {
  test('[R36] the change summary reads one index end per entity, and sorts nothing', async () => {
    const { server, explain } = await open();
    const plans = await explain(() => server.bob.call('GET', '/changes'));
    for (const index of [
      'records_updated',
      'deletions_date',
      'content_updated',
      'content_deletions_date',
    ])
      expect(
        plans.filter((line) => line.includes(` ${index} `)),
        index,
      ).toHaveLength(1);
    // The whole index key leads to the row in one step.
    expect(
      plans.filter((line) => /\((?:owner_id, ?)?entity, ?(?:updated|deleted)_date\) ?</.test(line)),
    ).toHaveLength(4);
    expect(plans.filter((line) => costlyPlan.test(line))).toEqual([]);
  });

  test('[R5] a query for fifty client ids reads fifty records by index, in order', async () => {
    const { server, explain } = await open();
    const query = { client_id: { $in: Array.from({ length: 50 }, (_, index) => `c${index * 7}`) } };
    const plans = await explain(() =>
      server.bob.call(
        'GET',
        `/entities/Prayer?q=${encodeURIComponent(JSON.stringify(query))}&sort=created_date`,
      ),
    );
    expect(plans.some((line) => /records_client\b/.test(line))).toBe(true);
    expect(
      plans.filter((line) =>
        /\bSCAN records|Seq Scan on records|records_created|content_created/.test(line),
      ),
    ).toEqual([]);
  });

  test('the list of people for admins reads no records', async () => {
    const { server, explain } = await open();
    const { admin, bob } = server;
    for (const path of ['/admin/people', '/admin/people?search=example&after=a']) {
      expect(await explain(() => admin.call('GET', path))).toEqual([]);
    }
    const changeRole = () => admin.call('PUT', `/admin/people/${bob.id}`, { role: 'admin' });
    expect(await explain(changeRole)).toEqual([]);
  });

  test('the overview for admins reads deletion requests by index, and no other records', async () => {
    const { server, explain } = await open();
    const plans = await explain(() => server.admin.call('GET', '/admin/overview'));
    expect(plans.some((line) => /content_(?:created|updated)\b/.test(line))).toBe(true);
    expect(plans.filter((line) => /\bSCAN records|Seq Scan on records/.test(line))).toEqual([]);
  });

  test('fifty ids do, too', async () => {
    const { server, explain } = await open();
    const query = { id: { $in: Array.from({ length: 50 }, (_, index) => `1-${index * 7}`) } };
    const plans = await explain(() =>
      server.bob.call(
        'GET',
        `/entities/Prayer?q=${encodeURIComponent(JSON.stringify(query))}&sort=-updated_date`,
      ),
    );
    expect(plans.some((line) => /records_pkey|sqlite_autoindex_records_1/.test(line))).toBe(true);
    expect(
      plans.filter((line) =>
        /\bSCAN records|Seq Scan on records|records_updated|content_updated/.test(line),
      ),
    ).toEqual([]);
  });
});
