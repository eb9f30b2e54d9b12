// Tests of repeated kill -9 under write load on the same data: each acknowledged write is stored
// exactly and once. `SELAH_KILLS=50` kills fifty times on each database.
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { WireRecord } from '../../../schemas/api/backend-api.ts';
import { createRandom, type SeededRandom } from '../../support/seeded-random.ts';
import { createTestDatabase, requestPostgres } from '../support/postgres-databases.ts';
import { makeTempFolder, buildPrayer, testSecret } from '../support/test-server.ts';
import {
  createLedger,
  recordCall,
  compareAfterRestart,
  type WriteLedger,
} from './acknowledged-writes.ts';
import {
  callJson,
  killServer,
  logIn,
  startServer,
  type RealServer,
} from '../support/spawned-server.ts';

const kills = Number(process.env['SELAH_KILLS'] ?? 4);
const writers = 8;
const timeout = 60_000 + kills * 10_000;

test(
  'SQLite: after each kill under load the file is whole and has all acknowledged writes',
  { timeout },
  async () => {
    const folder = makeTempFolder();
    await killRepeatedly(folder, {}, () => requireWhole(join(folder, 'selah.sqlite')));
  },
);

const postgres = await requestPostgres();

test.skipIf(postgres.kind === 'failed')(
  'PostgreSQL: after each kill under load the database has all acknowledged writes',
  { timeout },
  async () => {
    await killRepeatedly(
      makeTempFolder(),
      { DATABASE_URL: await createTestDatabase(), JWT_SECRET: testSecret },
      () => undefined,
    );
  },
);

/** @param look checks further conditions of the data after each kill */
async function killRepeatedly(
  folder: string,
  environment: Record<string, string>,
  checkStore: () => void,
): Promise<void> {
  const random = createRandom(20261121);
  const ledger = createLedger();
  let server = await startServer(folder, environment);
  // One sign-in is enough for all restarts: the secret and the session also survive the process.
  const token = await logIn(server.api);
  for (let round = 0; round < kills; round += 1) {
    await writeUntilKilled(server, token, ledger, random);
    checkStore();
    server = await startServer(folder, environment);
    compareAfterRestart(
      ledger,
      await readAllRecords<WireRecord>(`${server.api}/entities/Prayer`, token),
    );
    const deletions = new Set(await readDeletedIds(server, token));
    expect([...ledger.deleted].filter((id) => !deletions.has(id))).toEqual([]);
  }
  checkStore();
  await killServer(server);
  // Proof that the test did real work: many writes were acknowledged, and calls were running when
  // the server was killed.
  expect(ledger.acknowledged).toBeGreaterThan(kills * writers);
  expect(ledger.deleted.size).toBeGreaterThan(0);
  expect(ledger.happened + ledger.vanished).toBeGreaterThan(kills);
}

/**
 * Lets each writer change separate records until the connection breaks. The server is killed during
 * a call, at a random moment.
 */
async function writeUntilKilled(
  server: RealServer,
  token: string,
  ledger: WriteLedger,
  random: SeededRandom,
): Promise<void> {
  let callsLeft = 1 + random.below(250);
  const eventLoopTurns = random.below(30);
  async function send<T>(
    method: string,
    path: string,
    body: unknown,
    expectedStatus: number,
  ): Promise<T> {
    callsLeft -= 1;
    if (callsLeft === 0) void killAfter(server, eventLoopTurns);
    const answer = await callJson<T>(method, `${server.api}/entities/Prayer${path}`, token, body);
    if (answer.status !== expectedStatus)
      throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
  const mine = Array.from({ length: writers }, (): WireRecord[] => []);
  for (const [index, record] of [...ledger.records.values()].entries())
    mine[index % writers]?.push(record);
  const ends = await Promise.allSettled(
    mine.map(async (records) => {
      for (;;) await write(records, ledger, random, send);
    }),
  );
  // Each ended because the connection broke, not because it was refused.
  for (const end of ends)
    if (end.status === 'rejected' && !(end.reason instanceof TypeError)) throw end.reason;
  await killServer(server);
}

type Send = <T>(method: string, path: string, body: unknown, expectedStatus: number) => Promise<T>;

async function write(
  records: WireRecord[],
  ledger: WriteLedger,
  random: SeededRandom,
  send: Send,
): Promise<void> {
  const kind = random.next();
  const index = random.below(records.length);
  const before = records[index];
  if (before && kind < 0.35) {
    const change = { title: `Changed ${random.next()}`, testimony: 'It rained.\n雨が降った。' };
    const acknowledged = recordCall(ledger, { kind: 'update', before, change });
    const after = await send<WireRecord>('PUT', `/${before.id}`, change, 200);
    acknowledged([after]);
    records[index] = after;
  } else if (before && kind < 0.6) {
    const acknowledged = recordCall(ledger, { kind: 'delete', before });
    await send('DELETE', `/${before.id}`, undefined, 200);
    acknowledged([]);
    records.splice(index, 1);
  } else if (kind < 0.8) {
    const sent = buildPrayer({ prayer_text: `Lord, send rain. ${random.next()}` });
    const acknowledged = recordCall(ledger, { kind: 'create', sent: [sent] });
    const created = await send<WireRecord>('POST', '', sent, 201);
    acknowledged([created]);
    records.push(created);
  } else {
    const sent = Array.from({ length: 3 }, () => buildPrayer());
    const acknowledged = recordCall(ledger, { kind: 'create', sent });
    const created = await send<WireRecord[]>('POST', '/bulk', sent, 201);
    acknowledged(created);
    records.push(...created);
  }
}

/**
 * Kills the server after the given number of event loop turns, during which answers and further
 * calls go on.
 */
async function killAfter({ process: server }: RealServer, eventLoopTurns: number): Promise<void> {
  for (let turn = 0; turn < eventLoopTurns; turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  server.kill('SIGKILL');
}

async function readAllRecords<T>(url: string, token: string): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const { status, body } = await callJson<T[]>(
      'GET',
      `${url}?sort=id&limit=1000&skip=${all.length}`,
      token,
    );
    expect(status).toBe(200);
    all.push(...body);
    if (body.length < 1_000) return all;
  }
}

async function readDeletedIds(server: RealServer, token: string): Promise<string[]> {
  const ids: string[] = [];
  let since = '2000-01-01T00:00:00.000000Z';
  for (;;) {
    const { status, body } = await callJson<{ id: string; deleted_date: string }[]>(
      'GET',
      `${server.api}/entities/Prayer/deleted?since=${since}&limit=1000`,
      token,
    );
    expect(status).toBe(200);
    ids.push(...body.map(({ id }) => id));
    const last = body.at(-1);
    if (body.length < 1_000 || !last) return ids;
    since = last.deleted_date;
  }
}

/**
 * Checks the database through a separate connection. This connection applies the write-ahead log
 * before the server starts again.
 */
function requireWhole(path: string): void {
  const database = new DatabaseSync(path);
  try {
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    expect(database.prepare('pragma foreign_key_check').all()).toEqual([]);
    expect(
      database
        .prepare(
          'select client_id from records group by entity, owner_id, client_id having count(*) > 1',
        )
        .all(),
    ).toEqual([]);
  } finally {
    database.close();
  }
}
