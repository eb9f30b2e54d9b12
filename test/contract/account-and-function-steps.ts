// Contract test steps for sections 3 to 7 of the API contract: accounts, public settings,
// functions, integrations and agents.
import { getLastCode, getLinkToken, getWrongCode } from '../server/support/signed-up-users.ts';
import type { StockClient } from './clients.ts';
import { pickAnswer, type ContractStep, getText, type ScriptContext } from './script-step.ts';

const carol = { email: 'carol@example.org', password: 'a quiet place' };
const newer = { lacks: { version: '0.8.0', why: 'throws' } } as const;
const text = 'John 3' as unknown as { to: string; subject: string; body: string };
const aFile = () => new File(['peace'], 'a.txt', { type: 'text/plain' });
const id = ({ ids }: ScriptContext, name: string): string => ids[name] ?? `no ${name}`;
const letterTo = (context: ScriptContext, email: string) =>
  context.server.emails.findLast(({ to }) => to === email);

export const accountSteps: readonly ContractStep[] = [
  {
    name: 'register',
    as: 'guest',
    expects: 'ok',
    stock: (c) => c.auth.register(carol),
    ours: (c) => c.auth.register(carol),
  },
  {
    name: 'register an address that is taken',
    as: 'guest',
    expects: 400,
    stock: (c) => c.auth.register({ ...carol, email: 'alice@example.org' }),
    ours: (c) => c.auth.register({ ...carol, email: 'alice@example.org' }),
  },
  {
    name: 'register with a short password',
    as: 'guest',
    expects: 400,
    stock: (c) => c.auth.register({ ...carol, password: 'short' }),
    ours: (c) => c.auth.register({ ...carol, password: 'short' }),
  },
  {
    name: 'a new code',
    as: 'guest',
    expects: 'ok',
    stock: (c) => c.auth.resendOtp(carol.email),
    ours: (c) => c.auth.resendOtp(carol.email),
  },
  {
    name: 'another new code at once',
    as: 'guest',
    expects: 429,
    stock: (c) => c.auth.resendOtp(carol.email),
    ours: (c) => c.auth.resendOtp(carol.email),
  },
  {
    name: 'a wrong code',
    as: 'guest',
    expects: 400,
    stock: (c, w) => c.auth.verifyOtp({ email: carol.email, otpCode: getWrongCode(codeFor(w)) }),
    ours: (c, w) => c.auth.verifyOtp({ email: carol.email, code: getWrongCode(codeFor(w)) }),
  },
  {
    name: 'log in before the code',
    as: 'guest',
    expects: 403,
    stock: (c) => c.auth.loginViaEmailPassword(carol.email, carol.password),
    ours: (c) => c.auth.login(carol),
  },
  {
    name: 'the right code',
    as: 'guest',
    expects: 'ok',
    stock: (c, w) => c.auth.verifyOtp({ email: carol.email, otpCode: codeFor(w) }),
    ours: (c, w) => c.auth.verifyOtp({ email: carol.email, code: codeFor(w) }),
    keep: (result, { ids }) => void (ids['carol'] = getText(result, 'id')),
  },
  {
    name: 'log in with a wrong password',
    as: 'guest',
    expects: 400,
    stock: (c) => c.auth.loginViaEmailPassword(carol.email, 'not this one'),
    ours: (c) => c.auth.login({ ...carol, password: 'not this one' }),
  },
  {
    name: 'log in with an unknown e-mail',
    as: 'guest',
    expects: 400,
    stock: (c) => c.auth.loginViaEmailPassword('unknown@example.org', carol.password),
    ours: (c) => c.auth.login({ ...carol, email: 'unknown@example.org' }),
  },
  {
    name: 'log in, and who that is',
    as: 'guest',
    expects: 'ok',
    stock: async (c) => [
      await c.auth.loginViaEmailPassword(carol.email, carol.password),
      await c.auth.me(),
    ],
    ours: async (c) => [await c.auth.login(carol), await c.auth.me()],
  },
  {
    name: 'the token is kept where every client looks',
    as: 'guest',
    expects: 'ok',
    stock: async (c, { page }) => [
      await c.auth.loginViaEmailPassword(carol.email, carol.password),
      page.storage.get('token'),
    ],
    ours: async (c, { page }) => [await c.auth.login(carol), page.storage.get('token')],
  },
  {
    name: 'change the password with a wrong one',
    as: 'guest',
    expects: 400,
    stock: (c, w) =>
      asCarol(c, () =>
        c.auth.changePassword({
          userId: id(w, 'carol'),
          currentPassword: 'not this one',
          newPassword: 'another place',
        }),
      ),
    ours: async (c, w) => (
      await c.auth.login(carol),
      c.auth.changePassword({
        userId: id(w, 'carol'),
        currentPassword: 'not this one',
        newPassword: 'another place',
      })
    ),
  },
  {
    name: 'change the password of another user',
    as: 'alice',
    expects: 403,
    stock: (c, w) =>
      c.auth.changePassword({
        userId: id(w, 'carol'),
        currentPassword: carol.password,
        newPassword: 'another place',
      }),
    ours: (c, w) =>
      c.auth.changePassword({
        userId: id(w, 'carol'),
        currentPassword: carol.password,
        newPassword: 'another place',
      }),
  },
  {
    name: 'change the password, and log in with it',
    as: 'guest',
    expects: 'ok',
    stock: (c, w) =>
      asCarol(c, async () => [
        await c.auth.changePassword({
          userId: id(w, 'carol'),
          currentPassword: carol.password,
          newPassword: 'another place',
        }),
        await c.auth.loginViaEmailPassword(carol.email, 'another place'),
      ]),
    ours: async (c, w) => (
      await c.auth.login(carol),
      [
        await c.auth.changePassword({
          userId: id(w, 'carol'),
          currentPassword: carol.password,
          newPassword: 'another place',
        }),
        await c.auth.login({ ...carol, password: 'another place' }),
      ]
    ),
  },
  {
    name: 'ask for a new password',
    as: 'guest',
    expects: 'ok',
    stock: (c) => c.auth.resetPasswordRequest(carol.email),
    ours: (c) => c.auth.resetPasswordRequest(carol.email),
  },
  {
    name: 'ask for the password of an unknown e-mail',
    as: 'guest',
    expects: 'ok',
    stock: (c) => c.auth.resetPasswordRequest('unknown@example.org'),
    ours: (c) => c.auth.resetPasswordRequest('unknown@example.org'),
  },
  {
    name: 'a link that is none',
    as: 'guest',
    expects: 400,
    stock: (c) => c.auth.resetPassword({ resetToken: 'nonsense', newPassword: 'a third place' }),
    ours: (c) => c.auth.resetPassword({ resetToken: 'nonsense', newPassword: 'a third place' }),
  },
  {
    name: 'the link of the letter',
    as: 'guest',
    expects: 'ok',
    stock: async (c, w) =>
      c.auth.resetPassword({ resetToken: await linkFor(w), newPassword: 'a third place' }),
    ours: async (c, w) =>
      c.auth.resetPassword({ resetToken: await linkFor(w), newPassword: 'a third place' }),
  },
  {
    name: 'is a user signed in',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.auth.isAuthenticated(),
    ours: (c) => c.auth.isAuthenticated(),
  },
  {
    name: 'is a guest signed in',
    as: 'guest',
    expects: 'ok',
    stock: (c) => c.auth.isAuthenticated(),
    ours: (c) => c.auth.isAuthenticated(),
  },
  {
    name: 'invite',
    as: 'admin',
    expects: 'ok',
    stock: (c) => c.auth.inviteUser('dave@example.org', 'user'),
    ours: (c) => c.auth.inviteUser('dave@example.org', 'user'),
  },
  {
    name: 'invite without being an admin',
    as: 'alice',
    expects: 403,
    stock: (c) => c.auth.inviteUser('eve@example.org', 'admin'),
    ours: (c) => c.auth.inviteUser('eve@example.org', 'admin'),
  },
  {
    name: 'invite by the newer route',
    as: 'admin',
    expects: 'ok',
    ...newer,
    stock: (c) => c.users.inviteUser('frank@example.org', 'admin'),
    ours: (c) => c.users.inviteUser('frank@example.org', 'admin'),
  },
  {
    name: 'invite as what there is not',
    as: 'admin',
    expects: 'thrown',
    ...newer,
    stock: (c) => c.users.inviteUser('grace@example.org', 'owner'),
    ours: (c) => c.users.inviteUser('grace@example.org', 'owner' as 'admin'),
  },
  {
    name: 'to the login page',
    as: 'guest',
    expects: 'ok',
    stock: (c, { page }) => [c.auth.redirectToLogin('/Bible'), page.sentTo.at(-1)],
    ours: (c, { page }) => [c.auth.redirectToLogin('/Bible'), page.sentTo.at(-1)],
  },
  {
    name: 'the service role has no token',
    as: 'alice',
    expects: 'thrown',
    stock: (c) => c.asServiceRole,
    ours: (c) => c.asServiceRole,
  },
  {
    name: 'the service role reads',
    as: 'service',
    expects: 'ok',
    stock: (c) => c.asServiceRole.entities.Prayer.list('title'),
    ours: (c) => c.asServiceRole.entities.Prayer.list({ sort: 'title' }),
  },
  {
    name: 'the service role calls a function',
    as: 'service',
    expects: 'ok',
    stock: async (c) => pickAnswer(await c.asServiceRole.functions.invoke('listTranslations', {})),
    ours: async (c) => pickAnswer(await c.asServiceRole.functions.invoke('listTranslations', {})),
  },
  {
    name: 'the service role gets a token for a user',
    as: 'service',
    expects: 'ok',
    stock: (c, { server }) => c.asServiceRole.sso.getAccessToken(server.alice.id),
    ours: (c, { server }) => c.asServiceRole.sso.getAccessToken(server.alice.id),
  },
  {
    name: 'the public settings',
    as: 'alice',
    expects: 'ok',
    ...newer,
    stock: (c) => c.app.getPublicSettings(),
    ours: (c) => c.publicSettings(),
  },
];

export const functionSteps: readonly ContractStep[] = [
  {
    name: 'a function',
    as: 'alice',
    expects: 'ok',
    stock: async (c) => pickAnswer(await c.functions.invoke('listTranslations', {})),
    ours: async (c) => pickAnswer(await c.functions.invoke('listTranslations', {})),
  },
  {
    name: 'a function without parameters',
    as: 'guest',
    expects: 'ok',
    stock: async (c) => pickAnswer(await c.functions.invoke('listTranslations')),
    ours: async (c) => pickAnswer(await c.functions.invoke('listTranslations')),
  },
  {
    name: 'a function that refuses',
    as: 'alice',
    expects: 400,
    byAnswer: true,
    stock: (c) => c.functions.invoke('fetchBibleChapter', { book: 'JHN' }),
    ours: (c) => c.functions.invoke('fetchBibleChapter', { book: 'JHN' }),
  },
  {
    name: 'a function that there is not',
    as: 'alice',
    expects: 404,
    byAnswer: true,
    stock: (c) => c.functions.invoke('nonsense', {}),
    ours: (c) => c.functions.invoke('nonsense', {}),
  },
  {
    name: 'a function with a text',
    as: 'alice',
    expects: 'thrown',
    stock: (c) => c.functions.invoke('fetchBibleChapter', 'John 3'),
    ours: (c) => c.functions.invoke('fetchBibleChapter', text),
  },
  {
    name: 'a function with a file',
    as: 'alice',
    expects: 'ok',
    stock: async (c) =>
      pickAnswer(
        await c.functions.invoke('listTranslations', {
          file: aFile(),
          nested: { a: [1] },
          number: 3,
          flag: false,
        }),
      ),
    ours: async (c) =>
      pickAnswer(
        await c.functions.invoke('listTranslations', {
          file: aFile(),
          nested: { a: [1] },
          number: 3,
          flag: false,
        }),
      ),
  },
  {
    name: 'a function by fetch',
    as: 'alice',
    expects: 'ok',
    ...newer,
    stock: async (c) => readOf(await c.functions.fetch('/listTranslations', { method: 'GET' })),
    ours: async (c) => readOf(await c.functions.fetch('/listTranslations', { method: 'GET' })),
  },
];

export const integrationSteps: readonly ContractStep[] = [
  {
    name: 'a text from the model',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.integrations.Core.InvokeLLM({ prompt: 'A blessing.' }),
    ours: (c) => c.integrations.Core.InvokeLLM({ prompt: 'A blessing.' }),
  },
  {
    name: 'an object from the model',
    as: 'alice',
    expects: 'ok',
    stock: (c) =>
      c.integrations.Core.InvokeLLM({
        prompt: 'Both.',
        add_context_from_internet: false,
        response_json_schema: schema,
      }),
    ours: (c) =>
      c.integrations.Core.InvokeLLM({
        prompt: 'Both.',
        add_context_from_internet: false,
        response_json_schema: schema,
      }),
  },
  {
    name: 'the model for a guest',
    as: 'guest',
    expects: 401,
    stock: (c) => c.integrations.Core.InvokeLLM({ prompt: 'x' }),
    ours: (c) => c.integrations.Core.InvokeLLM({ prompt: 'x' }),
  },
  {
    name: 'mail to the support',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.integrations.Core.SendEmail(mailTo('support@example.org')),
    ours: (c) => c.integrations.Core.SendEmail(mailTo('support@example.org')),
  },
  {
    name: 'mail to a stranger',
    as: 'alice',
    expects: 403,
    stock: (c) => c.integrations.Core.SendEmail(mailTo('stranger@elsewhere.org')),
    ours: (c) => c.integrations.Core.SendEmail(mailTo('stranger@elsewhere.org')),
  },
  {
    name: 'an integration with a text',
    as: 'alice',
    expects: 'thrown',
    stock: (c) => c.integrations.Core.SendEmail('John 3'),
    ours: (c) => c.integrations.Core.SendEmail(text),
  },
  {
    name: 'upload',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.integrations.Core.UploadFile({ file: aFile() }),
    ours: (c) => c.integrations.Core.UploadFile({ file: aFile() }),
  },
  {
    name: 'upload for oneself',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.integrations.Core.UploadPrivateFile({ file: aFile() }),
    ours: (c) => c.integrations.Core.UploadPrivateFile({ file: aFile() }),
    keep: (result, { ids }) => void (ids['file'] = getText(result, 'file_uri')),
  },
  {
    name: 'an address for it',
    as: 'alice',
    expects: 'ok',
    stock: (c, w) =>
      c.integrations.Core.CreateFileSignedUrl({ file_uri: id(w, 'file'), expires_in: 60 }),
    ours: (c, w) =>
      c.integrations.Core.CreateFileSignedUrl({ file_uri: id(w, 'file'), expires_in: 60 }),
  },
  {
    name: 'an address for a file of another user',
    as: 'bob',
    expects: 404,
    stock: (c, w) => c.integrations.Core.CreateFileSignedUrl({ file_uri: id(w, 'file') }),
    ours: (c, w) => c.integrations.Core.CreateFileSignedUrl({ file_uri: id(w, 'file') }),
  },
  {
    name: 'data from a file',
    as: 'alice',
    expects: 'ok',
    stock: async (c) =>
      c.integrations.Core.ExtractDataFromUploadedFile({
        file_url: getText(await c.integrations.Core.UploadFile({ file: aTable() }), 'file_url'),
        json_schema: rows,
      }),
    ours: async (c) =>
      c.integrations.Core.ExtractDataFromUploadedFile({
        file_url: getText(await c.integrations.Core.UploadFile({ file: aTable() }), 'file_url'),
        json_schema: rows,
      }),
  },
  {
    name: 'a picture, which there is not',
    as: 'alice',
    expects: 404,
    stock: (c) => c.integrations.Core.GenerateImage({ prompt: 'x' }),
    ours: (c) => c.integrations.Core.GenerateImage({ prompt: 'x' }),
  },
  {
    name: 'a package, which there is not',
    as: 'alice',
    expects: 404,
    stock: (c) => c.integrations.Twilio.SendSms({ to: '1' }),
    ours: (c) => c.integrations['Twilio']?.['SendSms']?.({ to: '1' }),
  },
];

export const agentSteps: readonly ContractStep[] = [
  {
    name: 'begin a conversation',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.agents.createConversation({ agent_name: 'companion', metadata: { p: 1 } }),
    ours: (c) => c.agents.createConversation({ agent_name: 'companion', metadata: { p: 1 } }),
    keep: (result, { ids }) => void (ids['talk'] = getText(result, 'id')),
  },
  {
    name: 'begin with an agent there is none of',
    as: 'alice',
    expects: 404,
    stock: (c) => c.agents.createConversation({ agent_name: 'nonsense' }),
    ours: (c) => c.agents.createConversation({ agent_name: 'nonsense' }),
  },
  {
    name: 'begin as a guest',
    as: 'guest',
    expects: 401,
    stock: (c) => c.agents.createConversation({ agent_name: 'companion' }),
    ours: (c) => c.agents.createConversation({ agent_name: 'companion' }),
  },
  {
    name: 'all conversations',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.agents.getConversations(),
    ours: (c) => c.agents.listConversations(),
  },
  {
    name: 'some conversations',
    as: 'alice',
    expects: 'ok',
    stock: (c) =>
      c.agents.listConversations({
        q: { agent_name: 'companion', 'metadata.p': 1 },
        sort: '-created_date',
        limit: 2,
        fields: ['id', 'agent_name'],
      }),
    ours: (c) =>
      c.agents.listConversations({
        q: { agent_name: 'companion', 'metadata.p': 1 },
        sort: '-created_date',
        limit: 2,
        fields: ['id', 'agent_name'],
      }),
  },
  {
    name: 'one conversation',
    as: 'alice',
    expects: 'ok',
    stock: (c, w) => c.agents.getConversation(id(w, 'talk')),
    ours: (c, w) => c.agents.getConversation(id(w, 'talk')),
  },
  {
    name: 'a conversation of another user',
    as: 'bob',
    expects: 403,
    stock: (c, w) => c.agents.getConversation(id(w, 'talk')),
    ours: (c, w) => c.agents.getConversation(id(w, 'talk')),
  },
  {
    name: 'a conversation that there is not',
    as: 'alice',
    expects: 404,
    stock: (c) => c.agents.getConversation('nonsense'),
    ours: (c) => c.agents.getConversation('nonsense'),
  },
];

const schema = {
  type: 'object',
  properties: { message: { type: 'string' } },
  required: ['message'],
};
const rows = { type: 'object', properties: { title: { type: 'string' } } };
const mailTo = (to: string) => ({ to, subject: 'Thanks', body: 'A good app.' });
const aTable = () => new File(['title\nPeace\n'], 'a.csv', { type: 'text/csv' });

async function asCarol<T>(client: StockClient, call: () => Promise<T>): Promise<T> {
  await client.auth.loginViaEmailPassword(carol.email, carol.password);
  return call();
}

async function readOf(response: Response): Promise<unknown> {
  return { status: response.status, body: await response.json() };
}

function codeFor(context: ScriptContext): string {
  const email = letterTo(context, carol.email);
  return getLastCode({ emails: email ? [email] : [] });
}

/** Waits for the e-mail, which the server writes after its answer. */
async function linkFor(context: ScriptContext): Promise<string> {
  for (;;) {
    const token = getLinkToken(letterTo(context, carol.email));
    if (token !== 'no token') return token;
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
