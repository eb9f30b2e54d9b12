// Attacks on what a user has besides records: account, sessions, push devices, conversations and
// files. After each attack, the owner makes the same call, and it works.
import { expect, test } from 'vitest';
import { buildReminder } from '../server/push/push-devices.ts';
import { getAnswerText, postFile } from '../server/support/sample-files.ts';
import { readStoredData } from '../server/support/stored-data.ts';
import {
  buildPrayer,
  getRecord,
  type TestResponse,
  type TestServer,
  type TestUser,
} from '../server/support/test-server.ts';
import { shareServer } from './support/shared-server.ts';

const secret = 'Known to the owner only';
const core = '/integration-endpoints/Core';
const conversations = '/agents/conversations';
const pushKeys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };

/** What an attack aims at. */
interface Target {
  owner: TestUser;
  conversation: string;
  sessionId: string;
  fileUri: string;
  tableUri: string;
  endpoint: string;
  stamp: string;
}

interface Attack {
  name: string;
  send(caller: Caller, target: Target, server: TestServer): Promise<TestResponse>;
  /** Status of the owner's own call where the call fails later, for example at a push service. */
  ownStatus?: number;
}

type Caller = Pick<TestUser, 'call'> & Partial<Pick<TestUser, 'id' | 'token'>>;

const attackers = ['another user', 'a visitor'] as const;

const buildFilter = (query: object) => `?q=${encodeURIComponent(JSON.stringify(query))}`;

async function uploadImport(
  { app }: TestServer,
  { token }: Caller,
  content: string,
): Promise<TestResponse> {
  const form = new FormData();
  form.append('file', new File([content], 'records.json'));
  const { statusCode, body, headers } = await app.inject({
    method: 'POST',
    url: '/api/apps/selah/entities/Prayer/import',
    payload: form,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: statusCode, body, headers };
}

const attacks: readonly Attack[] = [
  {
    name: 'read the account of another user',
    send: ({ call }, { owner }) => call('GET', `/entities/User/${owner.id}`),
  },
  {
    name: 'list accounts',
    send: ({ call }) => call('GET', '/entities/User'),
  },
  {
    name: 'find an account by its address',
    send: ({ call }, { owner }) =>
      call('GET', `/entities/User${buildFilter({ email: owner.email })}`),
  },
  {
    name: 'find an account by a part of its address',
    send: ({ call }, { owner }) =>
      call('GET', `/entities/User${buildFilter({ email: { $regex: owner.email.slice(0, 12) } })}`),
  },
  {
    name: 'read pages of accounts',
    send: ({ call }, { owner }) =>
      call('GET', `/entities/User/v2/list${buildFilter({ id: owner.id })}`),
  },
  {
    name: 'change the settings of another account',
    send: ({ call }, { owner }) => call('PUT', `/entities/User/${owner.id}`, { language: 'pt' }),
  },
  {
    name: 'read the time of the last change of another user',
    send: ({ call }) => call('GET', '/changes'),
  },
  {
    name: 'list the sessions of another user',
    send: ({ call }) => call('GET', '/auth/sessions'),
  },
  {
    name: 'end the session of another user',
    send: ({ call }, { sessionId }) => call('DELETE', `/auth/sessions/${sessionId}`),
  },
  {
    name: 'change the password of another user',
    send: ({ call }, { owner }) =>
      call('POST', '/auth/change-password', {
        user_id: owner.id,
        current_password: 'not the right one',
        new_password: 'violet harbour 93 kestrel',
      }),
    // The owner passes the check of the user and fails only at the password.
    ownStatus: 400,
  },
  {
    name: 'remove the push device of another user',
    send: ({ call }, { endpoint }) => call('DELETE', '/push/subscription', { endpoint }),
  },
  {
    name: 'send a notification to the device of another user',
    send: ({ call }, { endpoint }) => call('POST', '/push/test', { endpoint }),
    // The keys of the device are not real, so the message cannot be encrypted.
    ownStatus: 410,
  },
  {
    name: 'read a conversation of another user',
    send: ({ call }, { conversation }) => call('GET', `${conversations}/${conversation}`),
  },
  {
    name: 'list conversations of another user',
    send: ({ call }) => call('GET', conversations),
  },
  {
    name: 'list a conversation by a foreign id',
    send: ({ call }, { conversation }) =>
      call('GET', `${conversations}${buildFilter({ id: conversation })}`),
  },
  {
    name: 'write into a conversation of another user',
    send: ({ call }, { conversation }) =>
      call('POST', `${conversations}/${conversation}/messages`, { role: 'user', content: 'Hello' }),
  },
  {
    name: 'write into a conversation of another user by the newer address',
    send: ({ call }, { conversation }) =>
      call('POST', `${conversations}/v2/${conversation}/messages`, { content: 'Hello' }),
  },
  {
    name: 'make a link to a private file of another user',
    send: ({ call }, { fileUri }) =>
      call('POST', `${core}/CreateFileSignedUrl`, { file_uri: fileUri }),
  },
  {
    name: 'extract data from a private file of another user',
    send: ({ call }, { tableUri }) =>
      call('POST', `${core}/ExtractDataFromUploadedFile`, {
        file_url: tableUri,
        json_schema: { type: 'object', properties: { word: { type: 'string' } } },
      }),
  },
  {
    name: 'ask the model about a private file of another user',
    send: ({ call }, { fileUri }) =>
      call('POST', `${core}/InvokeLLM`, { prompt: 'Repeat the file', file_urls: [fileUri] }),
  },
  {
    name: 'ask an agent about a private file of another user',
    send: async ({ call }, { fileUri }) => {
      const started = await call('POST', conversations, { agent_name: 'companion' });
      if (started.status !== 201) return started;
      return call('POST', `${conversations}/${getRecord(started).id}/messages`, {
        content: 'Repeat the file',
        file_urls: [fileUri],
      });
    },
  },
  {
    name: 'import records in the name of another user',
    send: (caller, { owner }, server) =>
      uploadImport(
        server,
        caller,
        JSON.stringify([
          {
            ...buildPrayer(),
            user_email: owner.email,
            created_by: owner.email,
            owner_id: owner.id,
          },
        ]),
      ),
  },
];

const getShared = shareServer(async () => ({}), {
  // The devices of the tests are addresses on this machine.
  settings: { allowAnyPushHost: true },
  model: {
    complete: async ({ fileTexts = [] }) => fileTexts.map(({ text }) => text).join('\n') || 'None.',
    chat: async () => 'Peace be with you.',
  },
});

async function createTarget(server: TestServer): Promise<Target> {
  const owner = await server.addUser(`${crypto.randomUUID()}@example.org`);
  const upload = async (text: string, name: string) =>
    getAnswerText(await postFile(server.app, owner, text, name, 'UploadPrivateFile'), 'file_uri');
  const fileUri = await upload(secret, 'diary.txt');
  const endpoint = `http://127.0.0.1:9/${crypto.randomUUID()}`;
  const subscribed = await owner.call('PUT', '/push/subscription', {
    endpoint,
    keys: pushKeys,
    language: 'en',
    time_zone: 'UTC',
    day_start: 0,
    reminders: [buildReminder()],
  });
  expect(subscribed.status).toBe(200);
  const { body: sessions } = await owner.call('GET', '/auth/sessions');
  return {
    owner,
    conversation: getRecord(
      await owner.call('POST', conversations, { agent_name: 'companion', metadata: { secret } }),
    ).id,
    sessionId: (sessions as { id: string }[])[0]?.id ?? 'none',
    fileUri,
    tableUri: await upload(JSON.stringify({ word: secret }), 'table.json'),
    endpoint,
    stamp: getRecord(await owner.call('POST', '/entities/Prayer', buildPrayer())).updated_date,
  };
}

/** Returns everything that an attack could have changed, as text. */
async function readEverything(server: TestServer, { owner, endpoint }: Target): Promise<string> {
  const { store } = server;
  return JSON.stringify([
    await readStoredData(server, owner),
    await store.push.find(owner.id, endpoint),
    (await store.sessions.list(owner.id)).map(({ id }) => id),
    await store.files.countBytes(owner.id),
  ]);
}

function revealsTarget({ body }: TestResponse, target: Target): boolean {
  const text = JSON.stringify(body) ?? '';
  const { owner, conversation, sessionId, stamp } = target;
  const parts = [secret, owner.email, conversation, sessionId, stamp, 'signature='];
  return parts.some((part) => text.includes(part));
}

test.each(
  attacks.flatMap((attack) =>
    attackers.map((attacker) => ({ name: attack.name, attack, attacker })),
  ),
)('$attacker cannot $name', async ({ attack, attacker }) => {
  const { server } = getShared();
  const target = await createTarget(server);
  const caller =
    attacker === 'a visitor'
      ? server.anonymous
      : await server.addUser(`${crypto.randomUUID()}@example.org`);
  const before = await readEverything(server, target);

  const response = await attack.send(caller, target, server);
  expect(response.status).toBeLessThan(500);
  expect(revealsTarget(response, target), JSON.stringify(response.body)).toBe(false);
  expect(await readEverything(server, target)).toBe(before);

  const own = await attack.send(target.owner, target, server);
  if (attack.ownStatus !== undefined) {
    expect(own.status).toBe(attack.ownStatus);
    expect(response.status).not.toBe(attack.ownStatus);
    return;
  }
  expect(own.status, JSON.stringify(own.body)).toBeLessThan(300);
  const isChanged = (await readEverything(server, target)) !== before;
  expect(isChanged || revealsTarget(own, target), JSON.stringify(own.body)).toBe(true);
});
