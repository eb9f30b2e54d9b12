// Tests that no SQL statement of a client's call reads a whole table, in both databases with
// thousands of rows of other users.
import { describe, expect, test } from 'vitest';
import { clientCalls } from '../support/client-calls.ts';
import { requestPostgres } from '../support/postgres-databases.ts';
import {
  createRecordedPostgres,
  createRecordedSqlite,
  type RecordedServer,
} from '../support/statement-recorder.ts';

const databases = [
  ['SQLite', createRecordedSqlite],
  ...((await requestPostgres()).kind === 'ready'
    ? ([['PostgreSQL', createRecordedPostgres]] as const)
    : []),
] as const;

const userCount = 1_000;
const rowsPerUser = 3;

const [stamp, owner] = [
  `'2026-01-01T12:00:00.' || (100000 + n) || 'Z'`,
  `'u' || (n % ${userCount})`,
];

/** Columns of each table, and their values for the row with the number `n`. */
const filledTables = {
  users: [
    `id, email, password_hash, full_name, role, is_verified, settings, created_date, updated_date`,
    `${owner}, n || '@example.com', '', '', 'user', 1, '{}', ${stamp}, ${stamp}`,
  ],
  records: [
    'id, entity, owner_id, client_id, fields, created_date, updated_date',
    `'r' || n, 'Prayer', ${owner}, 'c' || n, '{}', ${stamp}, ${stamp}`,
  ],
  deletions: [
    'id, entity, owner_id, client_id, deleted_date, fields, created_date',
    `'d' || n, 'Prayer', ${owner}, 'd' || n, ${stamp}, '{}', ${stamp}`,
  ],
  sessions: ['id, user_id, created_at, expires_at', `'s' || n, ${owner}, n, n`],
  files: [
    'id, owner_id, name, type, is_private, size, bytes, created_at',
    `'f' || n, ${owner}, 'a', 'text/plain', 1, 0, '', n`,
  ],
  passkeys: [
    'id, user_id, credential_id, public_key, counter, transports, is_multi_device, is_backed_up, created_at',
    `'p' || n, ${owner}, 'c' || n, 'k', 0, '[]', 0, 0, n`,
  ],
  // Not expired, so that they stay.
  passkey_challenges: ['hash, purpose, expires_at', `'h' || n, 'login', 9000000000000 + n`],
  clocks: ['scope, last', `${owner}, ${stamp}`],
} as const;

/** With few rows, PostgreSQL would rightly read whole tables. */
async function fillTables({ run }: RecordedServer): Promise<void> {
  for (const [table, [columns, values]] of Object.entries(filledTables)) {
    const count = table === 'users' || table === 'clocks' ? userCount : userCount * rowsPerUser;
    await run(
      `insert into ${table} (${columns})
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})
      select ${values} from numbers`,
    );
  }
}

const wholeTable = new RegExp(
  `\\b(?:SCAN|Seq Scan on) (?:${[...Object.keys(filledTables), 'record_usage'].join('|')})\\b`,
);

describe.each(databases)('on %s:', (name, open) => {
  test('no statement of a client’s call reads a whole table', { timeout: 90_000 }, async () => {
    const recorded = await open();
    const { server, record, explain, run } = recorded;
    await fillTables(recorded);
    // A server on SQLite collects no statistics.
    if (name === 'PostgreSQL') await run('analyze');
    const explained = new Set<string>();
    const scans: { call: string; text: string; line: string }[] = [];
    for (const [index, { name: call, prepare }] of clientCalls.entries()) {
      const user = await server.addUser(`user-${index}@example.org`);
      const runCall = await prepare(server, user);
      for (const statement of await record(runCall)) {
        const { text } = statement;
        if (explained.has(text)) continue;
        explained.add(text);
        for (const line of await explain(statement))
          if (wholeTable.test(line)) scans.push({ call, text, line });
      }
    }
    expect(scans).toEqual([]);
    expect(explained.size).toBeGreaterThan(50);
  });

  test('a statement that reads a whole table is found', async () => {
    const recorded = await open();
    await fillTables(recorded);
    const plan = await recorded.explain({
      text: `select id from files where type = 'image/png'`,
      parameters: [],
    });
    expect(plan.some((line) => wholeTable.test(line))).toBe(true);
  });
});
