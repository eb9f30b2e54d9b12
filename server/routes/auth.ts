// HTTP routes for sign-up, login, logout, passwords, invitations, account deletion, and for the
// service account's request of a user's token.
import type { FastifyInstance } from 'fastify';
import { roles, type Role } from '../../schemas/entities/user.ts';
import type { ChangePublisher } from '../realtime/change-publisher.ts';
import { userToWire } from '../entities/wire-format.ts';
import type { Accounts } from '../auth/accounts.ts';
import type { Caller, Authenticator } from '../auth/callers.ts';
import { requireAdmin } from '../auth/require-admin.ts';
import { codeMinutes } from '../auth/verification-codes.ts';
import type { AccountDeletion } from '../auth/account-deletion.ts';
import type { Invitations } from '../auth/invitations.ts';
import type { PasswordChanges } from '../auth/password-change.ts';
import { readSessionOrigin } from '../auth/session-origin.ts';
import type { Sessions } from '../auth/sessions.ts';
import { getNetworkPrefix } from '../http/api-call-limit.ts';
import { HttpError } from '../errors.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { readTexts } from '../http/read-texts.ts';
import type { Store } from '../store/store.ts';
import { type PasskeyRouteParts, passkeyRoutes } from './auth-passkeys.ts';
import { ownSessionRoutes } from './auth-sessions.ts';

export interface AuthParts extends Pick<PasskeyRouteParts, 'passkeys' | 'passkeyAddress'> {
  store: Store;
  accounts: Accounts;
  passwords: PasswordChanges;
  deletion: AccountDeletion;
  invitations: Invitations;
  sessions: Sessions;
  authenticator: Authenticator;
  limits: RateLimits;
  publisher: Pick<ChangePublisher, 'closeSessions'>;
  appId: string;
}

const path = '/api/apps/:appId/auth';
const options = { bodyLimit: 16 * 1024 };

export async function authRoutes(app: FastifyInstance, parts: AuthParts): Promise<void> {
  const { limits } = parts;
  // This hook applies only to the routes of this plugin, because Fastify encapsulates plugins.
  app.addHook('onRequest', async ({ ip }) => limits.takeOrThrow('auth', getNetworkPrefix(ip)));
  signUpRoutes(app, parts);
  sessionRoutes(app, parts);
  ownSessionRoutes(app, parts);
  passkeyRoutes(app, parts);
  passwordRoutes(app, parts);
  invitationRoutes(app, parts);
  deletionRoutes(app, parts);
}

function signUpRoutes(app: FastifyInstance, { accounts, sessions, limits }: AuthParts): void {
  app.post(`${path}/register`, options, async (request) => {
    const { email, password, language } = readTexts(
      request.body,
      ['email', 'password'],
      ['language'],
    );
    await limits.takeOrThrow('letterFrom', getNetworkPrefix(request.ip));
    const { id, isAdmitted } = await accounts.register({
      email,
      password,
      language,
      address: getNetworkPrefix(request.ip),
    });
    const message = `Registration successful. Please check your email for the verification code.${isAdmitted ? '' : ' This app is for invited users only: an admin has to invite you.'}`;
    return { id, message, otp_expires_in_minutes: codeMinutes };
  });

  app.post(`${path}/verify-otp`, options, async (request) => {
    const { email, otp_code, password } = readTexts(
      request.body,
      ['email', 'otp_code'],
      ['password'],
    );
    const { id } = await accounts.verify({
      email,
      code: otp_code,
      password,
      address: getNetworkPrefix(request.ip),
    });
    return {
      id,
      access_token: await sessions.start(id, readSessionOrigin(request)),
      message: 'Email verified successfully. You are now logged in.',
      success: true,
    };
  });

  app.post(`${path}/resend-otp`, options, async (request) => {
    const { email } = readTexts(request.body, ['email'], []);
    await limits.takeOrThrow('letterFrom', getNetworkPrefix(request.ip));
    await accounts.resendCode(email, getNetworkPrefix(request.ip));
    return {
      message: 'If this address waits for a code, a new one is on its way.',
      otp_expires_in_minutes: codeMinutes,
    };
  });
}

function sessionRoutes(
  app: FastifyInstance,
  { store, accounts, sessions, authenticator, publisher, appId }: AuthParts,
): void {
  app.post(`${path}/login`, options, async (request) => {
    const { email, password } = readTexts(request.body, ['email', 'password'], []);
    const user = await accounts.logIn(email, password, getNetworkPrefix(request.ip));
    return {
      access_token: await sessions.start(user.id, readSessionOrigin(request)),
      user: userToWire(user, appId),
      success: true,
    };
  });

  // A route of this server only. The contract's clients just drop their token. Logging out without
  // a session succeeds.
  app.post(`${path}/logout`, options, async (request) => {
    const caller = await authenticator.findCaller(request);
    if (caller?.sessionId) {
      await store.sessions.end(caller.sessionId, caller.user.id);
      publisher.closeSessions([caller.sessionId]);
    }
    return { success: true };
  });

  // For devices that logged out without a connection. Such a device keeps only the id of the
  // session, which is random and can end the session but not use it. An unknown id succeeds: the
  // session has ended.
  app.post(`${path}/end-session`, options, async (request) => {
    const { session_id } = readTexts(request.body, ['session_id'], []);
    if (!/^[\w-]{1,64}$/.test(session_id))
      throw new HttpError(400, 'invalid_body', 'session_id is not the id of a session.');
    await store.sessions.end(session_id);
    publisher.closeSessions([session_id]);
    return { success: true };
  });

  app.get<{ Params: { userId: string } }>(`${path}/sso/accesstoken/:userId`, async (request) => {
    const caller = await authenticator.findCaller(request);
    if (!caller?.isService)
      throw new HttpError(403, 'forbidden', 'Only a service may ask for the token of a user.');
    const user = await store.users.find(request.params.userId);
    if (!user || user.isService || user.disabled || !user.isVerified)
      throw new HttpError(404, 'not_found', 'There is no such user.');
    return { access_token: await sessions.start(user.id) };
  });
}

function passwordRoutes(
  app: FastifyInstance,
  { passwords, authenticator, limits, appId }: AuthParts,
): void {
  app.post(`${path}/reset-password-request`, options, async (request) => {
    const { email } = readTexts(request.body, ['email'], []);
    await limits.takeOrThrow('letterFrom', getNetworkPrefix(request.ip));
    passwords.requestReset(email, getNetworkPrefix(request.ip));
    return {
      message:
        'If there is an account with this address, a link to choose a new password is on its way.',
    };
  });

  app.post(`${path}/reset-password`, options, async (request) => {
    const { reset_token, new_password } = readTexts(
      request.body,
      ['reset_token', 'new_password'],
      [],
    );
    return userToWire(await passwords.reset(reset_token, new_password), appId);
  });

  app.post(`${path}/change-password`, options, async (request) => {
    const caller = await authenticator.requireCaller(request);
    const { user_id, current_password, new_password } = readTexts(
      request.body,
      ['user_id', 'current_password', 'new_password'],
      [],
    );
    // The token alone identifies the caller. A different `user_id` is a client error that must be
    // reported.
    if (user_id !== caller.user.id)
      throw new HttpError(403, 'forbidden', 'Users can change only their own password.');
    await passwords.change(caller, current_password, new_password);
    return { success: true, message: 'The password has been changed.' };
  });
}

function invitationRoutes(app: FastifyInstance, { invitations, authenticator }: AuthParts): void {
  // Newer clients use the second name.
  for (const name of [
    '/api/apps/:appId/users/invite-user',
    '/api/apps/:appId/runtime/users/invite-user',
  ]) {
    app.post(name, options, async (request) => {
      const caller = await authenticator.requireCaller(request);
      requireAdmin(caller);
      const { user_email, role } = readTexts(request.body, ['user_email'], ['role']);
      const user = await invitations.invite(caller.user, user_email, requireRole(role ?? 'user'));
      return { success: true, id: user.id, user_email: user.email, role: user.role };
    });
  }
}

/**
 * Routes for the deletion of the own account. These routes exist only on this server. The
 * contract's clients merely submit a deletion request.
 */
function deletionRoutes(
  app: FastifyInstance,
  { deletion, authenticator, limits }: AuthParts,
): void {
  app.post(`${path}/delete-account-code`, options, async (request) => {
    const { user } = requireOwnAccount(await authenticator.requireCaller(request));
    await limits.takeOrThrow('letterFrom', getNetworkPrefix(request.ip));
    await deletion.sendCode(user, getNetworkPrefix(request.ip));
    return {
      success: true,
      message: 'A code to delete this account is on its way.',
      otp_expires_in_minutes: codeMinutes,
    };
  });

  app.post(`${path}/delete-account`, options, async (request) => {
    const done = { success: true, message: 'The account and everything in it have been deleted.' };
    const former = (await authenticator.findCaller(request))
      ? undefined
      : await authenticator.findFormerUserId(request);
    if (
      former !== undefined &&
      (await deletion.isDeleted(former, readTexts(request.body, ['otp_code'], []).otp_code))
    )
      return done;
    const { user } = requireOwnAccount(await authenticator.requireCaller(request));
    const { otp_code } = readTexts(request.body, ['otp_code'], []);
    await deletion.deleteAccount(user, otp_code);
    return done;
  });
}

/** @throws HttpError 403 for the service account, which cannot delete a user here */
function requireOwnAccount(caller: Caller): Caller {
  if (caller.isService)
    throw new HttpError(403, 'forbidden', 'Users can delete only their own account.');
  return caller;
}

function requireRole(text: string): Role {
  const role = roles.find((known) => known === text);
  if (!role) throw new HttpError(400, 'invalid_body', `role must be one of ${roles.join(', ')}.`);
  return role;
}
