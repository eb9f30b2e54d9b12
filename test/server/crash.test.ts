// The real process, killed in the middle of its work: whatever it has acknowledged is there afterwards.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { socketPath, type WireRecord } from '../../schemas/wire.ts';
import { aFolder, aPrayer } from './fixture.ts';

interface Running {
  process: ChildProcess;
  api: string;
  output: string[];
}

async function start(dataDir: string, environment: Record<string, string> = {}): Promise<Running> {
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../../server/index.ts')], {
    env: { PORT: '0', DATA_DIR: dataDir, ADMIN_EMAIL: 'root@example.org', ADMIN_PASSWORD: 'a long password', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const output: string[] = [];
  const url = await new Promise<string>((found, failed) => {
    server.on('exit', () => failed(new Error(`The server ended: ${output.join('\n')}`)));
    createInterface({ input: server.stdout }).on('line', (line) => {
      output.push(line);
      const [, address] = /open (http:\S+)/.exec(line) ?? [];
      if (address) found(address);
    });
  });
  return { process: server, api: `${url.replace('localhost', '127.0.0.1')}/api/apps/selah`, output };
}

async function post<T>(url: string, body: unknown, token = ''): Promise<{ status: number; body: T }> {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as T };
}

async function logIn(api: string): Promise<string> {
  const { body } = await post<{ access_token: string }>(`${api}/auth/login`, { email: 'root@example.org', password: 'a long password' });
  return body.access_token;
}

test('after kill -9 under load every acknowledged write is there, once', { timeout: 60_000 }, async () => {
  const folder = aFolder();
  const first = await start(folder);
  const token = await logIn(first.api);
  const acknowledged: WireRecord[] = [];
  const tried = new Set<unknown>();

  async function write(): Promise<void> {
    for (;;) {
      const sent = Array.from({ length: 3 }, () => aPrayer());
      for (const { client_id } of sent) tried.add(client_id);
      const { status, body } = await post<WireRecord[]>(`${first.api}/entities/Prayer/bulk`, sent, token);
      if (status !== 201) throw new Error(`Answered ${status}`);
      acknowledged.push(...body);
      if (acknowledged.length >= 300) first.process.kill('SIGKILL');
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: 8 }, write));
  // Each writer ended because the connection broke, not because it was refused.
  expect(ends.map((end) => end.status === 'rejected' && end.reason instanceof TypeError)).toEqual(Array(8).fill(true));
  if (first.process.exitCode === null && first.process.signalCode === null) await once(first.process, 'exit');
  expect(acknowledged.length).toBeGreaterThanOrEqual(300);

  const second = await start(folder);
  // The token still counts: the secret was kept.
  const answer = await fetch(`${second.api}/entities/Prayer?sort=updated_date`, { headers: { authorization: `Bearer ${token}` } });
  const there = (await answer.json()) as WireRecord[];
  const byId = new Map(there.map((record) => [record.id, record]));
  expect(acknowledged.filter(({ id }) => !byId.has(id))).toEqual([]);
  for (const record of acknowledged) expect(byId.get(record.id)).toEqual(record);
  expect(new Set(there.map((record) => record['client_id'])).size).toBe(there.length);
  expect(there.filter((record) => !tried.has(record['client_id']))).toEqual([]);
  // All or nothing of each bulk.
  expect(there.length % 3).toBe(0);
});

test('the log says where mail lies, never words and tokens; SIGTERM ends the process with grace', { timeout: 30_000 }, async () => {
  const folder = aFolder();
  const running = await start(folder);
  await post(`${running.api}/auth/register`, { email: 'carol@example.org', password: 'a secret phrase' });
  const [file = ''] = readdirSync(join(folder, 'outbox'));
  const code = /\b\d{6}\b/.exec(readFileSync(join(folder, 'outbox', file), 'utf8'))?.[0] ?? 'no code';
  const { body } = await post<{ access_token: string }>(`${running.api}/auth/verify-otp`, { email: 'carol@example.org', otp_code: code });
  await post(`${running.api}/entities/Prayer`, aPrayer({ title: 'whispered' }), body.access_token);
  await fetch(`${running.api}/entities/Prayer?q=${encodeURIComponent('{"title":"whispered"}')}`, { headers: { authorization: `Bearer ${body.access_token}` } });
  // A device that listens does not hold the end up.
  const device = io(new URL(running.api).origin, { path: socketPath, transports: ['websocket'], query: { app_id: 'selah', token: body.access_token }, reconnection: false });
  await new Promise<void>((resolve) => device.on('connect', resolve));
  const cutOff = new Promise<void>((resolve) => device.on('disconnect', () => resolve()));
  running.process.kill('SIGTERM');
  await cutOff;
  const [exitCode] = await once(running.process, 'exit');
  expect(exitCode).toBe(0);
  const output = running.output.join('\n');
  expect(output).toContain(join(folder, 'outbox', file));
  expect(output).toContain('/api/apps/selah/entities/Prayer');
  for (const secret of [body.access_token, 'a secret phrase', 'whispered', `"${code}"`]) expect(output).not.toContain(secret);
});

test('a bad environment ends the start with a sentence for each value', async () => {
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../../server/index.ts')], { env: { PORT: 'x', SMTP_URL: 'y' }, stdio: ['ignore', 'ignore', 'pipe'] });
  const words: string[] = [];
  server.stderr.on('data', (data) => void words.push(String(data)));
  const [exitCode] = await once(server, 'close');
  expect(exitCode).toBe(1);
  expect(words.join('')).toMatch(/PORT must be .*\n {2}SMTP_URL must be /);
});

test.each([
  [{ HOST: 'not-a-host.invalid' }, /^HOST names no address of this machine/],
  [{ DATA_DIR: '/etc/passwd' }, /^DATA_DIR must be a folder, and \/etc\/passwd is none/],
])('what cannot be opened ends the start with one sentence: %o', async (environment, sentence) => {
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../../server/index.ts')], { env: { PORT: '0', DATA_DIR: aFolder(), ...environment }, stdio: ['ignore', 'ignore', 'pipe'] });
  const words: string[] = [];
  server.stderr.on('data', (data) => void words.push(String(data)));
  const [exitCode] = await once(server, 'close');
  expect(exitCode).toBe(1);
  expect(words.join('')).toMatch(sentence);
  expect(words.join('').trim().split('\n')).toHaveLength(1);
});

test('a database that is none ends the start with what to do', async () => {
  const folder = aFolder();
  writeFileSync(join(folder, 'selah.sqlite'), 'this is no database, but a text that is long enough to be looked at as one'.repeat(40));
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../../server/index.ts')], { env: { PORT: '0', DATA_DIR: folder }, stdio: ['ignore', 'ignore', 'pipe'] });
  const words: string[] = [];
  server.stderr.on('data', (data) => void words.push(String(data)));
  const [exitCode] = await once(server, 'close');
  expect(exitCode).toBe(1);
  expect(words.join('')).toMatch(/^The database in DATA_DIR cannot be opened/);
});
