// List of the calls of clients for tests of SQL statements: every route with a working body, and
// calls that take rarer ways through the store. Each call belongs to a new user.
import type { InjectOptions } from 'fastify';
import {
  createCallIds,
  fillIds,
  namedCalls,
  type NamedCall,
} from '../../security/support/call-table.ts';
import type {
  PasskeyLoginOptions,
  PasskeyRegistrationOptions,
} from '../../../schemas/api/passkeys.ts';
import { getAnswerText, getPath, postFile } from './sample-files.ts';
import { getLastCode, signUpUser } from './signed-up-users.ts';
import { createSoftwareAuthenticator } from './software-authenticator.ts';
import { buildPrayer, getRecord, type TestServer, type TestUser } from './test-server.ts';

export interface ClientCall {
  name: string;
  /** Status of the last answer. Missing for routes, because a user may not call all of them. */
  status?: number;
  /** Creates what the call needs, and returns the call. */
  prepare(server: TestServer, user: TestUser): Promise<() => Promise<CallOutcome>>;
}

export interface CallOutcome {
  status: number;
  /** User that the call created. */
  userId?: string;
}

const routeCalls = namedCalls.map((call): ClientCall => ({
  name: call.name,
  prepare: async (server, user) => {
    const { method, url, body } = namesIds(call)
      ? fillIds(call, await createCallIds({ ...server, alice: user }))
      : call;
    return () =>
      inject(server, {
        method,
        url,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
  },
}));

const noIds = { prayer: '', trashed: '', user: '', conversation: '', fileUrl: '' };

/** Most calls name no record, so no record is created for them. */
function namesIds(call: NamedCall): boolean {
  return JSON.stringify(fillIds(call, noIds)) !== JSON.stringify(call);
}

async function inject({ app }: TestServer, request: InjectOptions | string): Promise<CallOutcome> {
  return { status: (await app.inject(request)).statusCode };
}

const prayers = '/entities/Prayer';

async function createPrayer(user: TestUser): Promise<string> {
  return getRecord(await user.call('POST', prayers, buildPrayer())).id;
}

function toQuery(query: Record<string, unknown>): string {
  return `?q=${encodeURIComponent(JSON.stringify(query))}`;
}

/** Creates more records than the server reads in one statement. */
async function createLongPrayers(user: TestUser): Promise<void> {
  const long = () => buildPrayer({ prayer_text: 'x'.repeat(60_000) });
  await user.call('POST', `${prayers}/bulk`, Array.from({ length: 6 }, long));
}

const passkeyLogin = { password: 'correct horse' };

/** Registers a passkey of a person with this password. */
async function addPasskey({ call }: Pick<TestUser, 'call'>) {
  const { body } = await call('POST', '/auth/passkeys/registration-options', {
    current_password: passkeyLogin.password,
  });
  const authenticator = createSoftwareAuthenticator();
  const credential = authenticator.create(body as PasskeyRegistrationOptions);
  return { authenticator, added: await call('POST', '/auth/passkeys', { credential }) };
}

const otherCalls: readonly ClientCall[] = [
  {
    name: 'list in chunks',
    status: 200,
    prepare: async (_server, user) => {
      await createLongPrayers(user);
      return () => user.call('GET', prayers);
    },
  },
  {
    name: 'page that ends early',
    status: 200,
    prepare: async (_server, user) => {
      for (let part = 0; part < 3; part += 1) await createLongPrayers(user);
      return () => user.call('GET', `${prayers}/v2/list?limit=50`);
    },
  },
  {
    name: 'trash in chunks',
    status: 200,
    prepare: async (_server, user) => {
      await createLongPrayers(user);
      await user.call('DELETE', `${prayers}?all=true`, {});
      return () => user.call('GET', `${prayers}/trash`);
    },
  },
  {
    name: 'list of client ids',
    status: 200,
    prepare: async (_server, user) => {
      const clientIds = Array.from({ length: 50 }, (_, index) => `c${index}`);
      return () => user.call('GET', prayers + toQuery({ client_id: { $in: clientIds } }));
    },
  },
  {
    name: 'list of what changed since a date',
    status: 200,
    prepare: async (_server, user) => {
      const query = toQuery({ updated_date: { $gte: '2026-01-01T00:00:00.000000Z' } });
      return () => user.call('GET', `${prayers}${query}&sort=updated_date`);
    },
  },
  {
    name: 'repeated create of many',
    status: 200,
    prepare: async (_server, user) => {
      const two = [buildPrayer(), buildPrayer()];
      await user.call('POST', `${prayers}/bulk`, two);
      return () => user.call('POST', `${prayers}/bulk`, two);
    },
  },
  {
    name: 'update of an expected version',
    status: 200,
    prepare: async (_server, user) => {
      const record = getRecord(await user.call('POST', prayers, buildPrayer()));
      const headers = { 'if-match': `"${String(record['updated_date'])}"` };
      return () => user.call('PUT', `${prayers}/${record.id}`, { title: 'new' }, headers);
    },
  },
  {
    name: 'update of a large record',
    status: 200,
    prepare: async (_server, user) => {
      const id = await createPrayer(user);
      // The server reads the stored size of a record only if the new text may be too long.
      const long = 'x'.repeat(95_000);
      return () => user.call('PUT', `${prayers}/${id}`, { request: long, prayer_text: long });
    },
  },
  {
    name: 'record of another user',
    status: 404,
    prepare: async ({ bob }, user) => {
      const id = await createPrayer(bob);
      return async () => {
        await user.call('GET', `${prayers}/${id}`);
        await user.call('PUT', `${prayers}/${id}`, { title: 'mine' });
        return user.call('DELETE', `${prayers}/${id}`);
      };
    },
  },
  {
    name: 'conversation of another user',
    status: 403,
    prepare: async ({ bob }, user) => {
      const made = await bob.call('POST', '/agents/conversations', { agent_name: 'companion' });
      return () => user.call('GET', `/agents/conversations/${getRecord(made).id}`);
    },
  },
  {
    name: 'shared content',
    status: 200,
    prepare: async (_server, user) => async () => {
      await user.call('GET', '/entities/ReadingPlan/no-such-plan');
      await user.call('GET', '/entities/ReadingPlan/deleted?since=2020-01-01T00:00:00Z');
      return user.call('GET', '/entities/ReadingPlan');
    },
  },
  {
    name: 'import of a file',
    status: 200,
    prepare: async (server, user) => {
      const payload = new FormData();
      payload.append('file', new File(['title,prayer_text\na,b\nc,d\n'], 'prayers.csv'));
      const url = `/api/apps/selah${prayers}/import`;
      const headers = { authorization: `Bearer ${user.token}` };
      return () => inject(server, { method: 'POST', url, payload, headers });
    },
  },
  {
    name: 'upload of files',
    status: 200,
    prepare:
      async ({ app }, user) =>
      async () => {
        await postFile(app, user, 'For all.');
        return postFile(app, user, 'For me.', 'file.txt', 'UploadPrivateFile');
      },
  },
  {
    name: 'public file',
    status: 200,
    prepare: async (server, user) => {
      const file = await postFile(server.app, user, 'For all.');
      return () => inject(server, getPath(getAnswerText(file, 'file_url')));
    },
  },
  {
    name: 'file of a signed link',
    status: 200,
    prepare: async (server, user) => {
      const file = await postFile(server.app, user, 'For me.', 'file.txt', 'UploadPrivateFile');
      const link = await user.call('POST', '/integration-endpoints/Core/CreateFileSignedUrl', {
        file_uri: getAnswerText(file, 'file_uri'),
      });
      return () => inject(server, getPath(getAnswerText(link, 'signed_url')));
    },
  },
  {
    name: 'end of another own session',
    status: 200,
    prepare: async ({ clock, store }, user) => {
      const [id, now] = [crypto.randomUUID(), clock.now()];
      await store.sessions.start({ id, userId: user.id, createdAt: now, expiresAt: now + 60_000 });
      return () => user.call('DELETE', `/auth/sessions/${id}`);
    },
  },
  {
    name: 'use of a session after two days',
    status: 200,
    prepare: async ({ clock }, user) => {
      clock.advance(2 * 24 * 60 * 60_000);
      return () => user.call('GET', '/entities/User/me');
    },
  },
  {
    name: 'sign-up and log-in',
    status: 200,
    prepare: async (server) => async () => {
      const login = { email: 'dora@example.org', password: 'correct horse' };
      const { id } = await signUpUser(server, login);
      return { ...(await server.anonymous.call('POST', '/auth/login', login)), userId: id };
    },
  },
  {
    name: 'adding of a passkey',
    status: 200,
    prepare: async (server) => {
      const person = await signUpUser(server, { ...passkeyLogin, email: 'emma@example.org' });
      return async () => ({ ...(await addPasskey(person)).added, userId: person.id });
    },
  },
  {
    name: 'log-in with a passkey',
    status: 200,
    prepare: async (server) => {
      const person = await signUpUser(server, { ...passkeyLogin, email: 'fred@example.org' });
      const { authenticator } = await addPasskey(person);
      return async () => {
        const { body } = await server.anonymous.call('POST', '/auth/passkeys/login-options');
        const credential = authenticator.answer(body as PasskeyLoginOptions);
        const outcome = await server.anonymous.call('POST', '/auth/passkeys/login', { credential });
        return { ...outcome, userId: person.id };
      };
    },
  },
  {
    name: 'deletion of the account',
    status: 200,
    prepare: async (server, user) => {
      await createPrayer(user);
      await user.call('POST', '/auth/delete-account-code', {});
      const code = getLastCode(server);
      return () => user.call('POST', '/auth/delete-account', { otp_code: code });
    },
  },
];

export const clientCalls: readonly ClientCall[] = [...routeCalls, ...otherCalls];
