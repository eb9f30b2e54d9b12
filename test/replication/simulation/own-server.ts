// Simulated backend that runs the real server app in process over an SQLite file; the file outlives
// each app instance.
import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app.ts';
import { createSessions } from '../../../server/auth/sessions.ts';
import { createTokens } from '../../../server/auth/tokens.ts';
import { openKjv } from '../../../server/bible/sources/kjv.ts';
import { createLogger } from '../../../server/log.ts';
import { readSettings } from '../../../server/settings.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../server/store/store.ts';
import type { Fields } from '../../../schemas/local-record.ts';
import type { SimulatedBackend } from './simulated-server.ts';

const secret = 'a secret for the simulation only, long enough';

export async function createServerSimulatedBackend(): Promise<SimulatedBackend> {
  let now = () => 0;
  const clock = { now: () => now() };
  const folder = mkdtempSync(join(tmpdir(), 'selah-'));
  const [file, backup] = [join(folder, 'db.sqlite'), join(folder, 'backup.sqlite')];
  let connection: DatabaseSync;
  let userCount = 0;
  let store: Store;
  let app: FastifyInstance;

  async function start(): Promise<void> {
    // Durability on power loss is switched off for speed: the simulation tests the sync engine, not
    // the disk.
    const onOpen = (database: DatabaseSync) => {
      database.exec('pragma synchronous = off');
      connection = database;
    };
    store = await openSqlite({ path: file, clock, opened: onOpen });
    app = await createApp({
      store,
      clock,
      mail: { send: async () => {} },
      bible: openKjv(),
      // Thousands of simulation runs call from one address, so the limit is off.
      settings: { ...readSettings({}), callsPerMinute: 0 },
      secret,
      dist: join(folder, 'none'),
      log: createLogger('silent'),
    });
  }

  async function stop(): Promise<void> {
    await app.close();
    await store.close();
  }

  const tokens = createTokens({ secret, appId: 'selah', clock });
  const sessions = () => createSessions({ sessions: store.sessions, tokens, clock });
  await start();
  const admin = await addUser('admin', 'admin@example.org', 'admin');

  async function addUser(fullName: string, email: string, role: 'user' | 'admin'): Promise<string> {
    const user = await store.users.add({
      email,
      passwordHash: '',
      fullName,
      role,
      isVerified: true,
      isAdmitted: true,
      isService: false,
      disabled: false,
      settings: {},
    });
    if (!user) throw new Error('the name is taken');
    return user.id;
  }

  async function content(): Promise<Fields[]> {
    return (
      await app.inject({ method: 'GET', url: '/api/apps/selah/entities/ReadingPlan?sort=title_en' })
    ).json();
  }

  return {
    isBasic: false,
    blindlyOverwritten: new Set(),
    async createUser(name) {
      // A simulation run may be repeated on the same server, so each email address is unique.
      const email = `${name}.${(userCount += 1)}@example.org`;
      return { name, email, account: await addUser(name, email, 'user'), keys: new Map() };
    },
    signIn: ({ account }) => sessions().start(account),
    async signOut(token) {
      const content = await tokens.read(token);
      if (content) await store.sessions.end(content.sessionId, content.userId);
    },
    receive: ({ method, url, headers, body }) => ({
      async finish() {
        const response = await app.inject({
          method: method as 'GET',
          url,
          headers,
          ...(body !== undefined && { payload: body }),
        });
        return {
          ok: response.statusCode < 400,
          status: response.statusCode,
          headers: {
            get: (name) =>
              response.headers[name] === undefined ? null : String(response.headers[name]),
          },
          text: async () => response.body,
        };
      },
    }),
    async rows(owner, entity) {
      const token = await sessions().start(owner.account);
      const response = await app.inject({
        method: 'GET',
        url: `/api/apps/selah/entities/${entity}`,
        headers: { authorization: `Bearer ${token}` },
      });
      return response.json();
    },
    content,
    async clearContent() {
      for (const table of ['records', 'deletions'])
        connection.exec(`delete from ${table} where entity = 'ReadingPlan'`);
    },
    async changeContent({ kind, title, index }) {
      const all = kind === 'publish' ? [] : await content();
      const { id } = all[index % all.length] ?? {};
      if (kind !== 'publish' && id === undefined) return;
      const url = `/api/apps/selah/entities/ReadingPlan${kind === 'publish' ? '' : `/${String(id)}`}`;
      const plan = {
        theme: 'hope',
        duration_days: 1,
        daily_readings: [{ day: 1, passages: ['John 1'] }],
        title_en: title,
      };
      const method = ({ publish: 'POST', amend: 'PUT', withdraw: 'DELETE' } as const)[kind];
      const response = await app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${await sessions().start(admin)}` },
        ...(kind !== 'withdraw' && { payload: plan }),
      });
      if (response.statusCode >= 400) throw new Error(`${method} ${url}: ${response.body}`);
    },
    async restart() {
      await stop();
      await start();
    },
    async takeBackup() {
      rmSync(backup, { force: true });
      connection.exec(`vacuum into '${backup}'`);
    },
    async restoreBackup() {
      await stop();
      for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
      copyFileSync(backup, file);
      await start();
      // The restore command also writes a new epoch: from it devices learn that confirmed records
      // may be missing.
      connection.prepare("update facts set value = ? where name = 'epoch'").run(randomUUID());
    },
    noteRead: () => {},
    // This backend creates no duplicate rows.
    countRemovedDuplicates: () => 0,
    hadDuplicates: () => false,
    useClock: (next) => void (now = next),
    async close() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
