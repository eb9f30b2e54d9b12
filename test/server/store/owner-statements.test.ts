// Tests that each SQL statement of a client's call names the owner of the rows that it reads or
// writes, so that a database that is distributed by owner asks one node.
import { describe, expect, test } from 'vitest';
import { clientCalls } from '../support/client-calls.ts';
import { requestPostgres } from '../support/postgres-databases.ts';
import { listTableUses, type TableUse } from '../support/statement-owners.ts';
import { createRecordedPostgres, createRecordedSqlite } from '../support/statement-recorder.ts';

const databases = [
  ['SQLite', createRecordedSqlite],
  ...((await requestPostgres()).kind === 'ready'
    ? ([['PostgreSQL', createRecordedPostgres]] as const)
    : []),
] as const;

/** Statements that cannot name the caller. */
const exceptions: readonly { reason: string; calls: readonly string[]; query: RegExp }[] = [
  {
    reason: 'everyone reads shared content, which belongs to admins',
    calls: ['shared content'],
    query: /^select .* from (?:records|deletions) /,
  },
  {
    reason:
      'the change summary compares owner, entity and date together: with an equality of the owner, PostgreSQL may choose an index of all owners',
    calls: ['GET /changes'],
    query:
      /^select case when owner_id = \$\d+ .* from (?:records|deletions) where \(owner_id, entity, (?:updated|deleted)_date\) </,
  },
  {
    reason: 'the change summary includes shared content',
    calls: ['GET /changes'],
    query:
      /^select case .* from (?:records|deletions) where \(entity, (?:updated|deleted)_date\) </,
  },
  {
    reason: 'a conversation that the caller does not have gets 403 or 404; one statement decides',
    calls: ['conversation of another user'],
    query: /^select .* from records where id = \$1$/,
  },
  {
    reason: 'everyone with the address of a public file or with a signed link may read the file',
    calls: ['public file', 'file of a signed link'],
    query: /^select \* from files where id = \$1$/,
  },
  {
    reason: 'after a log-out without a connection, the device knows only the id of the session',
    calls: ['POST /auth/end-session'],
    query: /^delete from sessions where id = \$1$/,
  },
  {
    reason: 'shared records of a deleted user get a new owner, whose client ids must be free',
    calls: ['deletion of the account'],
    query: /^select 1 from (?:records|deletions) as used where used\.owner_id = /,
  },
];

const findException = (call: string, { query }: TableUse) =>
  exceptions.find((one) => one.calls.includes(call) && one.query.test(query));

describe.each(databases)('on %s:', (_name, open) => {
  test(
    'each statement of a client’s call names the owner, except those with a reason',
    { timeout: 90_000 },
    async () => {
      const { server, record } = await open();
      const unnamed: { call: string; query: string; owners: readonly string[] }[] = [];
      const usedExceptions = new Set<string>();
      const usedTables = new Set<string>();
      for (const [index, { name, status, prepare }] of clientCalls.entries()) {
        const user = await server.addUser(`user-${index}@example.org`);
        const call = await prepare(server, user);
        const userIds = [user.id];
        const statements = await record(async () => {
          const outcome = await call();
          if (status !== undefined) expect(outcome.status, name).toBe(status);
          if (outcome.userId !== undefined) userIds.push(outcome.userId);
        });
        for (const use of statements.flatMap(listTableUses)) {
          usedTables.add(use.table);
          const { query, owners } = use;
          if (owners.length > 0 && owners.every((id) => userIds.includes(id))) continue;
          const exception = findException(name, use);
          if (exception) usedExceptions.add(exception.reason);
          else unnamed.push({ call: name, query, owners });
        }
      }
      expect(unnamed).toEqual([]);
      // An exception without a statement would hide a later fault.
      expect([...usedExceptions].toSorted()).toEqual(
        exceptions.map(({ reason }) => reason).toSorted(),
      );
      expect([...usedTables].toSorted()).toEqual([
        'deletions',
        'files',
        'passkeys',
        'records',
        'sessions',
      ]);
    },
  );

  test('the check of open sockets names the users of their sessions', async () => {
    const { server, record } = await open();
    const { alice, bob, store } = server;
    const [own] = await store.sessions.list(alice.id);
    const [other] = await store.sessions.list(bob.id);
    if (!own || !other) throw new Error('The users of the fixture have no session.');
    const statements = await record(() => store.sessions.findActive([own, other]));
    expect(statements.flatMap(listTableUses).map(({ owners }) => owners)).toEqual([
      [alice.id, bob.id],
    ]);
  });

  test('a statement on the records of all owners is found', async () => {
    const { server, record } = await open();
    const everywhere = { entity: 'Prayer', ownerId: null, shared: false };
    const statements = await record(() => server.store.records.get(everywhere, 'x'));
    expect(statements.flatMap(listTableUses)).toMatchObject([{ table: 'records', owners: [] }]);
  });
});

describe('the owners that a statement names', () => {
  const list = (text: string, ...parameters: unknown[]) =>
    listTableUses({ text, parameters }).map(({ table, owners }) => [table, owners]);

  const naming: readonly [string, ...unknown[]][] = [
    ['select * from "records" where "owner_id" = ? and "id" = ?', 'me', 'x'],
    ['select * from records where id = $1 and records.owner_id = any($2::text[])', 'x', ['me']],
    ['select * from records where +"owner_id" in (select value from json_each(?))', '["me"]'],
    ['update "records" set fields = ? where id = ? and owner_id = ?', '{}', 'x', 'me'],
    ['insert into records (id, owner_id) values ($1, $2), ($3, $4)', 'x', 'me', 'y', 'me'],
    ['insert into passkeys (id, user_id) values (?, ?) on conflict ("id") do nothing', 'x', 'me'],
  ];

  test.each(naming)('are found in %s', (text, ...parameters) => {
    expect(new Set(list(text, ...parameters).flatMap(([, owners]) => owners))).toEqual(
      new Set(['me']),
    );
  });

  test.each([
    'select * from records where id = ?',
    'select owner_id from records',
    'select * from records where (owner_id = ? or id = ?)',
    'select * from records where owner_id = ? or id = ?',
    'select * from records where users.id = records.owner_id',
    'select * from records where exists (select 1 from users where owner_id = ?)',
    'update records set owner_id = ? where id = ?',
    'delete from records where id in (select value from json_each(?))',
  ])('are none in %s', (text) => {
    expect(list(text, 'me', 'me')).toEqual([['records', []]]);
  });

  test('belong to each query of the statement alone', () => {
    expect(
      list(
        'select (select max(id) from records where owner_id = ?), 1 union all select (select min(id) from deletions where entity = ?), 2',
        'me',
        'Prayer',
      ),
    ).toEqual([
      ['records', ['me']],
      ['deletions', []],
    ]);
  });
});
