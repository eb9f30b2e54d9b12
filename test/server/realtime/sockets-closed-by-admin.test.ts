// Tests of admin programs that change users beside a running server: the sockets of every server
// follow within seconds.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { createLogger } from '../../../server/log.ts';
import { openPostgres } from '../../../server/store/postgres/postgres-store.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import { createTestDatabase, requestPostgres } from '../support/postgres-databases.ts';
import {
  listEvents,
  waitForAllEvents,
  startListening,
  getRoom,
} from '../support/socket-listeners.ts';
import { makeTempFolder, createTestServer, type TestServer } from '../support/test-server.ts';
import { callProgram, type ProgramResult } from '../support/admin-programs.ts';

const answer = await requestPostgres();
const kinds = answer.kind === 'ready' ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const);

const checkMillis = 20;

interface ServerWithAdmin {
  server: TestServer;
  admin(...args: string[]): Promise<ProgramResult>;
}

async function createServerWithAdmin(
  kind: (typeof kinds)[number],
  entitiesDir?: string,
): Promise<ServerWithAdmin> {
  const dataDir = makeTempFolder();
  const url = kind === 'SQLite' ? undefined : await createTestDatabase();
  const environment: Record<string, string> = {
    DATA_DIR: dataDir,
    ...(url !== undefined && { DATABASE_URL: url }),
  };
  const server = await createTestServer({
    sessionCheckMillis: checkMillis,
    settings: { entitiesDir },
    open: (clock) =>
      url === undefined
        ? openSqlite({ path: join(dataDir, 'selah.sqlite'), clock })
        : openPostgres({ url, clock }),
  });
  return { server, admin: (...args) => callProgram('admin', { environment }, ...args) };
}

describe.each(kinds)('on %s', (kind) => {
  test.each([['sign-out'], ['disable'], ['delete-user', '--yes']])(
    '%s closes the sockets of that user only',
    async (command, ...options) => {
      const { server, admin } = await createServerWithAdmin(kind);
      const connect = await startListening(server);
      const [alicesSocket, bobsSocket, visitorSocket] = await Promise.all(
        [server.alice.token, server.bob.token, null].map((token) =>
          connect(token, getRoom('ComfortingVerse')),
        ),
      );
      expect(await admin(command, 'alice@example.org', ...options)).toMatchObject({
        code: 0,
        error: '',
      });
      await alicesSocket?.closed;
      expect([bobsSocket, visitorSocket].map((socket) => socket?.socket.connected)).toEqual([
        true,
        true,
      ]);
    },
  );

  test('a user whom an admin program makes an admin receives the events of an admin', async () => {
    const entitiesDir = makeTempFolder();
    const rls = {
      create: true,
      read: { user_condition: { role: 'admin' } },
      update: true,
      delete: true,
    };
    writeFileSync(
      join(entitiesDir, 'Concern.json'),
      JSON.stringify({
        name: 'Concern',
        type: 'object',
        properties: { text: { type: 'string' } },
        required: [],
        rls,
      }),
    );
    const { server, admin } = await createServerWithAdmin(kind, entitiesDir);
    const connect = await startListening(server);
    const bobsSocket = await connect(
      server.bob.token,
      getRoom('ComfortingVerse'),
      getRoom('Concern'),
    );
    const runCommand = async () => {
      await server.admin.call('POST', '/entities/Concern', { text: 'one' });
      await waitForAllEvents(server, bobsSocket);
      return listEvents(bobsSocket, getRoom('Concern')).length;
    };
    expect(await runCommand()).toBe(0);
    await admin('make-admin', 'bob@example.org');
    await vi.waitFor(async () => expect(await runCommand()).toBeGreaterThan(0), {
      timeout: 10_000,
      interval: checkMillis,
    });
  });
});

test('a database outage during socket checks is reported once and closes no socket', async () => {
  const lines: string[] = [];
  const server = await createTestServer({
    sessionCheckMillis: checkMillis,
    log: createLogger('info', { write: (line) => void lines.push(line) }),
  });
  const connect = await startListening(server);
  const alicesSocket = await connect(server.alice.token, getRoom('ComfortingVerse'));
  const findActive = vi
    .spyOn(server.store.sessions, 'findActive')
    .mockRejectedValue(new Error('away'));
  await vi.waitFor(() => expect(findActive.mock.calls.length).toBeGreaterThan(3), {
    timeout: 10_000,
  });
  expect(lines.filter((line) => line.includes('socket failed'))).toHaveLength(1);
  expect(alicesSocket.socket.connected).toBe(true);
  findActive.mockRestore();
  await server.store.sessions.endAll(server.alice.id);
  await alicesSocket.closed;
});
