// Whole test server in memory, with two users who must never see each other's data, an admin, and a
// clock that tests advance.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { WireRecord } from '../../../schemas/api/backend-api.ts';
import { createApp, type AppParts } from '../../../server/app.ts';
import { getDummyHash } from '../../../server/auth/password-hash.ts';
import { createSessions } from '../../../server/auth/sessions.ts';
import { createTokens } from '../../../server/auth/tokens.ts';
import type { BibleProvider } from '../../../server/bible/provider.ts';
import type { Clock } from '../../../server/clock.ts';
import { createLogger } from '../../../server/log.ts';
import { MailFailedError, type Email, type MailSender } from '../../../server/mail/mail.ts';
import { createMailLog } from '../../../server/mail/mail-log.ts';
import { createMailQueue, type MailQueue } from '../../../server/mail/mail-queue.ts';
import type { LanguageModel } from '../../../server/ai/language-model.ts';
import { readSettings, type Settings } from '../../../server/settings.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import type { NewUser, Store } from '../../../server/store/store.ts';

export const testSecret = 'a secret of the tests, long enough for anybody';

/** The longest delay of a timer, in milliseconds. */
export const maxTimerMillis = 2 ** 31 - 1;

export interface TestClock extends Clock {
  advance(millis: number): void;
}

export function createTestClock(start = '2026-01-01T12:00:00Z'): TestClock {
  let now = Date.parse(start);
  return {
    now: () => now,
    advance: (millis) => {
      now += millis;
    },
  };
}

export function buildUser(change: Partial<NewUser> = {}): NewUser {
  return {
    email: 'alice@example.org',
    passwordHash: 'none',
    fullName: 'alice',
    role: 'user',
    isVerified: true,
    isAdmitted: true,
    isService: false,
    disabled: false,
    settings: {},
    ...change,
  };
}

export function buildPrayer(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    client_id: crypto.randomUUID(),
    title: 'For rain',
    prayer_text: 'Lord, send rain.',
    ...change,
  };
}

/** A folder that the test may fill; the system clears it. */
export function makeTempFolder(): string {
  return mkdtempSync(join(tmpdir(), 'selah-test-'));
}

export interface TestResponse {
  status: number;
  body: unknown;
  headers: Record<string, unknown>;
}

type Body = Record<string, unknown> | readonly unknown[];

export interface TestUser {
  id: string;
  email: string;
  token: string;
  /** @param path below `/api/apps/selah` */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: Body,
    headers?: Record<string, string>,
  ): Promise<TestResponse>;
}

export interface TestServer {
  app: FastifyInstance;
  store: Store;
  clock: TestClock;
  emails: Email[];
  /** Whether the mail server answers, and whether it rejects each e-mail for good. */
  mailServer: { isUp: boolean; isRejecting: boolean };
  /** Another queue on the e-mails of this server. `run` does what the timer of a server does. */
  mails: MailQueue;
  alice: TestUser;
  bob: TestUser;
  admin: TestUser;
  anonymous: Pick<TestUser, 'call'>;
  /** Adds another verified user, who is signed in. */
  addUser(email: string, role?: 'user' | 'admin'): Promise<TestUser>;
}

const noBible: BibleProvider = {
  translations: async () => [],
  chapter: async () => undefined,
  search: async () => undefined,
};

export interface TestSettings {
  /** The logger of the server. Without it, no log is written. */
  log?: FastifyBaseLogger;
  settings?: Partial<Settings>;
  dist?: string;
  clock?: TestClock;
  /**
   * Opens the store; the default is SQLite in memory. A store that already contains users keeps
   * them.
   */
  open?: (clock: Clock) => Promise<Store>;
  model?: LanguageModel;
  bible?: BibleProvider;
  /** Joins several servers on one database. */
  socketAdapter?: NonNullable<AppParts['socketAdapter']>;
  /**
   * Interval of the session checks. By default no check runs, so that a check cannot hide what a
   * call does to the sockets.
   */
  sessionCheckMillis?: number;
  /** Interval of the watch for a full disk. */
  fullDiskCheckMillis?: number;
  timeouts?: AppParts['timeouts'];
  /** Replaces parts of the mail sender. */
  sender?: Partial<MailSender>;
  /**
   * Receives the function that closes the server, for a server that several tests share. Without
   * it, the server closes at the end of the current test.
   */
  closeLater?: (close: () => Promise<void>) => void;
}

const openMemory = (clock: Clock): Promise<Store> => openSqlite({ path: ':memory:', clock });

export async function createTestServer({
  log = createLogger('silent'),
  settings = {},
  dist = '/nowhere',
  clock = createTestClock(),
  open = openMemory,
  model,
  bible = noBible,
  socketAdapter,
  sessionCheckMillis = maxTimerMillis,
  fullDiskCheckMillis,
  timeouts,
  closeLater = onTestFinished,
  sender,
}: TestSettings = {}): Promise<TestServer> {
  const emails: Email[] = [];
  const mailServer = { isUp: true, isRejecting: false };
  const mail: MailSender = {
    // Answers wait for their e-mails, so that tests find them.
    isLocal: true,
    async send(email) {
      if (!mailServer.isUp) throw new MailFailedError('ESOCKET', { isRefused: false });
      if (mailServer.isRejecting) throw new MailFailedError('EENVELOPE 550', { isRefused: true });
      emails.push(email);
    },
    ...sender,
  };
  const store = await open(clock);
  const app = await createApp({
    store,
    clock,
    mail,
    bible,
    // No call limit, because property tests make many calls. The limits have separate tests.
    settings: { ...readSettings({}), callsPerMinute: 0, ...settings },
    secret: testSecret,
    dist,
    log,
    model,
    socketAdapter,
    sessionCheckMillis,
    fullDiskCheckMillis,
    timeouts,
  });
  closeLater(async () => {
    await app.close();
    await store.close();
  });
  const sessions = createSessions({
    sessions: store.sessions,
    tokens: createTokens({ secret: testSecret, appId: 'selah', clock }),
    clock,
  });

  function createCall(token?: string): TestUser['call'] {
    return async (method, path, body, headers = {}) => {
      const response = await app.inject({
        method,
        url: `/api/apps/selah${path}`,
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body && { payload: JSON.stringify(body) }),
      });
      return {
        status: response.statusCode,
        body: response.body === '' ? undefined : response.json(),
        headers: response.headers,
      };
    };
  }

  async function addUser(email: string, role: 'user' | 'admin' = 'user'): Promise<TestUser> {
    const added =
      (await store.users.add(
        buildUser({
          email,
          role,
          passwordHash: await getDummyHash(),
          fullName: email.split('@')[0] ?? '',
        }),
      )) ?? (await store.users.findByEmail(email));
    if (!added) throw new Error('The fixture could not add a person.');
    const token = await sessions.start(added.id);
    return { id: added.id, email, token, call: createCall(token) };
  }

  return {
    app,
    store,
    clock,
    emails,
    mailServer: mailServer,
    mails: createMailQueue({
      mails: store.mails,
      sender: mail,
      clock,
      secret: testSecret,
      publicUrl: readSettings({}).publicUrl,
      events: createMailLog(log),
    }),
    alice: await addUser('alice@example.org'),
    bob: await addUser('bob@example.org'),
    admin: await addUser('admin@example.org', 'admin'),
    anonymous: { call: createCall() },
    addUser,
  };
}

/** Returns the record in an answer. Fails if the answer has no record. */
export function getRecord(response: TestResponse): WireRecord {
  const { body } = response;
  if (typeof body !== 'object' || body === null || !('id' in body))
    throw new Error(`No record but ${response.status} ${JSON.stringify(body)}`);
  return body as WireRecord;
}

export function getRecords(response: TestResponse): WireRecord[] {
  if (!Array.isArray(response.body))
    throw new Error(`No list but ${response.status} ${JSON.stringify(response.body)}`);
  return response.body as WireRecord[];
}
