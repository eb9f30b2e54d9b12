// Contract test steps for accounts, sessions, invitations, the service role and public settings.
import { getLastCode, getLinkToken, getWrongCode } from '../server/support/signed-up-users.ts';
import type { StockClient } from './clients.ts';
import {
  pickAnswer,
  type ContractStep,
  getId,
  getText,
  lacksMethod,
  type ScriptContext,
} from './script-step.ts';

const carol = { email: 'carol@example.org', password: 'a quiet place' };

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
          userId: getId(w, 'carol'),
          currentPassword: 'not this one',
          newPassword: 'another place',
        }),
      ),
    ours: async (c, w) => (
      await c.auth.login(carol),
      c.auth.changePassword({
        userId: getId(w, 'carol'),
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
        userId: getId(w, 'carol'),
        currentPassword: carol.password,
        newPassword: 'another place',
      }),
    ours: (c, w) =>
      c.auth.changePassword({
        userId: getId(w, 'carol'),
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
          userId: getId(w, 'carol'),
          currentPassword: carol.password,
          newPassword: 'another place',
        }),
        await c.auth.loginViaEmailPassword(carol.email, 'another place'),
      ]),
    ours: async (c, w) => (
      await c.auth.login(carol),
      [
        await c.auth.changePassword({
          userId: getId(w, 'carol'),
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
    ...lacksMethod,
    stock: (c) => c.users.inviteUser('frank@example.org', 'admin'),
    ours: (c) => c.users.inviteUser('frank@example.org', 'admin'),
  },
  {
    name: 'invite as what there is not',
    as: 'admin',
    expects: 'thrown',
    ...lacksMethod,
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
    ...lacksMethod,
    stock: (c) => c.app.getPublicSettings(),
    ours: (c) => c.publicSettings(),
  },
];

async function asCarol<T>(client: StockClient, call: () => Promise<T>): Promise<T> {
  await client.auth.loginViaEmailPassword(carol.email, carol.password);
  return call();
}

function findEmail(context: ScriptContext, email: string) {
  return context.server.emails.findLast(({ to }) => to === email);
}

function codeFor(context: ScriptContext): string {
  const email = findEmail(context, carol.email);
  return getLastCode({ emails: email ? [email] : [] });
}

/** Waits for the e-mail, which the server writes after its answer. */
async function linkFor(context: ScriptContext): Promise<string> {
  for (;;) {
    const token = getLinkToken(findEmail(context, carol.email));
    if (token !== 'no token') return token;
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
