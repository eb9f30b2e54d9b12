// Tests of the real server process: its output at start, at stop and after a failed start.
// test/server/store/kill-under-load.long.test.ts tests a kill under load.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { io } from 'socket.io-client';
import { expect, test, vi } from 'vitest';
import { socketPath } from '../../schemas/api/backend-api.ts';
import { systemClock } from '../../server/clock.ts';
import { createEarlierTables, openSqlite } from '../../server/store/sqlite/sqlite-store.ts';
import { makeTempFolder, buildPrayer, testSecret } from './support/test-server.ts';
import { callProgram } from './support/admin-programs.ts';
import { postJson, startServer } from './support/spawned-server.ts';

test(
  'the log names the e-mail folder but no texts or tokens; SIGTERM ends the process gracefully',
  { timeout: 30_000 },
  async () => {
    const folder = makeTempFolder();
    const running = await startServer(folder);
    await postJson(`${running.api}/auth/register`, {
      email: 'carol@example.org',
      password: 'a secret phrase',
    });
    const [file = ''] = readdirSync(join(folder, 'outbox'));
    const code =
      /\b\d{6}\b/.exec(readFileSync(join(folder, 'outbox', file), 'utf8'))?.[0] ?? 'no code';
    const { body } = await postJson<{ access_token: string }>(`${running.api}/auth/verify-otp`, {
      email: 'carol@example.org',
      otp_code: code,
    });
    await postJson(
      `${running.api}/entities/Prayer`,
      buildPrayer({ title: 'whispered' }),
      body.access_token,
    );
    await fetch(`${running.api}/entities/Prayer?q=${encodeURIComponent('{"title":"whispered"}')}`, {
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    // An open socket does not delay the end.
    const device = io(new URL(running.api).origin, {
      path: socketPath,
      transports: ['websocket'],
      query: { app_id: 'selah', token: body.access_token },
      reconnection: false,
    });
    await new Promise<void>((resolve) => device.on('connect', resolve));
    const disconnected = new Promise<void>((resolve) => device.on('disconnect', () => resolve()));
    running.process.kill('SIGTERM');
    await disconnected;
    const [exitCode] = await once(running.process, 'exit');
    expect(exitCode).toBe(0);
    const output = running.output.join('\n');
    expect(output).toContain(join(folder, 'outbox', file));
    expect(output).toContain('"route":"/api/apps/:appId/entities/:name","name":"Prayer"');
    for (const secret of [
      body.access_token,
      'carol@example.org',
      'a secret phrase',
      'whispered',
      `"${code}"`,
    ])
      expect(output).not.toContain(secret);
  },
);

test('the start names the number of stored messages to the operator', async () => {
  const folder = makeTempFolder();
  const store = await openSqlite({ path: join(folder, 'selah.sqlite'), clock: systemClock });
  const message = { userId: null, subject: 'Hello', body: 'Words', createdAt: 0 };
  for (const id of ['a', 'b', 'c']) await store.messages.add({ ...message, id });
  await store.messages.markRead('a', 1);
  await store.close();
  const { output } = await startServer(folder);
  await vi.waitUntil(() => output.some((line) => line.includes('npm run admin -- messages')));
  expect(output.join('\n')).toContain('2 unread messages to the operator');
});

test(
  'a start that changes the tables creates a backup before, and logs the changes',
  { timeout: 30_000 },
  async () => {
    const folder = makeTempFolder();
    await createEarlierTables(join(folder, 'selah.sqlite'), '2026-12-operator-messages');
    const { output } = await startServer(folder);
    const [file] = readdirSync(join(folder, 'backups'));
    expect(file).toMatch(/^before-update-2026-12-operator-messages-.*\.sqlite$/);
    expect(output.join('\n')).toContain(join(folder, 'backups', file ?? ''));
    const updated = output.find((line) => line.includes('"the tables were updated"')) ?? '{}';
    expect(JSON.parse(updated)).toMatchObject({
      migrations: expect.arrayContaining(['2026-13-record-usage', '2026-16-passkeys']),
      ms: expect.any(Number),
    });
  },
);

// The first process of a container ignores a signal that it does not handle.
test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s to a server that waits for PostgreSQL ends it with exit code 0',
  { timeout: 30_000 },
  async (signal) => {
    const server = spawn(
      process.execPath,
      [resolve(import.meta.dirname, '../../server/index.ts')],
      {
        env: {
          PORT: '0',
          DATA_DIR: makeTempFolder(),
          DATABASE_URL: 'postgres://selah:hidden@127.0.0.1:1/none',
          JWT_SECRET: testSecret,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    for await (const chunk of server.stdout)
      if (String(chunk).includes('cannot be reached yet')) break;
    server.kill(signal);
    const [exitCode] = await once(server, 'exit');
    expect(exitCode).toBe(0);
  },
);

test('an invalid environment ends the start with a message for each value', async () => {
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../../server/index.ts')], {
    env: { PORT: 'x', SMTP_URL: 'y' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const logLines: string[] = [];
  server.stderr.on('data', (data) => void logLines.push(String(data)));
  const [exitCode] = await once(server, 'close');
  expect(exitCode).toBe(1);
  expect(logLines.join('')).toMatch(/PORT must be .*\n {2}SMTP_URL must be /);
});

test.each([
  [{ HOST: 'not-a-host.invalid' }, /^HOST names no address of this machine/],
  [{ DATA_DIR: '/etc/passwd' }, /^DATA_DIR must be a folder, and \/etc\/passwd is none/],
  // No user may create a folder there.
  [
    { DATA_DIR: '/sys/selah' },
    /^The server has no permission .*\(\/sys\/selah\)\..* DATA_DIR must belong to this user\.$/m,
  ],
  [
    {
      DATABASE_URL: 'postgres://selah:hidden@127.0.0.1:1/none',
      JWT_SECRET: testSecret,
      DATABASE_WAIT_SECONDS: '0',
    },
    /^The database cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\. Look at DATABASE_URL/,
  ],
  [
    {
      DATABASE_URL: 'postgres://selah:hidden@nowhere.invalid/none',
      JWT_SECRET: testSecret,
      DATABASE_WAIT_SECONDS: '0',
    },
    /^The database cannot be used: getaddrinfo .*\. Look at DATABASE_URL/,
  ],
])(
  'a path that cannot be opened ends the start with one message: %o',
  async (environment, sentence) => {
    const server = spawn(
      process.execPath,
      [resolve(import.meta.dirname, '../../server/index.ts')],
      {
        env: { PORT: '0', DATA_DIR: makeTempFolder(), ...environment },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    const logLines: string[] = [];
    server.stderr.on('data', (data) => void logLines.push(String(data)));
    const [exitCode] = await once(server, 'close');
    expect(exitCode).toBe(1);
    expect(logLines.join('')).toMatch(sentence);
    expect(logLines.join('').trim().split('\n')).toHaveLength(1);
  },
);

test('without JWT_SECRET no server starts on a database that servers share', async () => {
  const folder = makeTempFolder();
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../../server/index.ts')], {
    env: { PORT: '0', DATA_DIR: folder, DATABASE_URL: 'postgres://selah:hidden@127.0.0.1:1/none' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const logLines: string[] = [];
  server.stderr.on('data', (data) => void logLines.push(String(data)));
  const [exitCode] = await once(server, 'close');
  expect(exitCode).toBe(1);
  expect(logLines.join('')).toMatch(
    /^The environment has a value that cannot be used:\n {2}JWT_SECRET must be given with DATABASE_URL.*\n$/,
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('an invalid database file ends the start with a message about what to do', async () => {
  const folder = makeTempFolder();
  writeFileSync(
    join(folder, 'selah.sqlite'),
    'this is no database, but a text that is long enough to be looked at as one'.repeat(40),
  );
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../../server/index.ts')], {
    env: { PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const logLines: string[] = [];
  server.stderr.on('data', (data) => void logLines.push(String(data)));
  const [exitCode] = await once(server, 'close');
  expect(exitCode).toBe(1);
  expect(logLines.join('')).toMatch(/^The database in DATA_DIR cannot be opened/);
});

test(
  'a second server on one data folder fails to start with a reason; admin programs still work',
  { timeout: 30_000 },
  async () => {
    const folder = makeTempFolder();
    const first = await startServer(folder);
    const second = spawn(
      process.execPath,
      [resolve(import.meta.dirname, '../../server/index.ts')],
      { env: { PORT: '0', DATA_DIR: folder }, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const logLines: string[] = [];
    second.stderr.on('data', (data) => void logLines.push(String(data)));
    const [exitCode] = await once(second, 'close');
    expect(exitCode).toBe(1);
    expect(logLines.join('')).toMatch(
      /^Another server .* is using .*selah\.sqlite\. Only one program may use this file at a time\..*\n$/,
    );
    const environment = { DATA_DIR: folder };
    expect(await callProgram('admin', { environment }, 'users')).toMatchObject({
      code: 0,
      out: expect.stringContaining('root@example.org'),
    });
    expect(await callProgram('backup', { environment }, join(folder, 'b.sqlite'))).toMatchObject({
      code: 0,
      error: '',
    });
    // Only the operating system user of the server can read the files that the server creates, even
    // when others may enter the folder.
    for (const name of ['selah.sqlite', 'selah.sqlite-wal', 'selah.sqlite.lock', 'jwt-secret'])
      expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');
    await startServer(folder);
  },
);
