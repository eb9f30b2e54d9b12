// Who somebody is: signing up, in and out, passwords, and the person's own record.
import type { Role, User, UserSettings } from '../../schemas/entities/user.ts';
import type { Language } from '../../schemas/fields.ts';
import { BackendError } from './backend-error.ts';
import { markAwaitedLogin } from './awaited-login.ts';
import type { CallOptions, SendRequest } from './request.ts';
import { normalizeTimes } from './normalise-times.ts';

export interface Credentials {
  email: string;
  password: string;
  /** Asked for by backends that try whether one is human. */
  turnstileToken?: string;
}

export interface Registration extends Credentials {
  /** Of the mail with the code; our own server knows it. */
  language?: Language;
  referralCode?: string;
}

export interface Auth {
  /**
   * @param call `token`: whose it is, instead of the one in use. @throws BackendError 401 for an
   * anonymous visitor
   */
  me(call?: CallOptions & { token?: string }): Promise<User>;
  updateMe(
    changes: Partial<UserSettings> & Record<string, unknown>,
    call?: CallOptions,
  ): Promise<User>;
  /** Mails a code of six digits. */
  register(registration: Registration, call?: CallOptions): Promise<unknown>;
  /**
   * @param proof `password`, which our own server takes, becomes the account's: whoever has the
   * code chose it
   */
  verifyOtp(
    proof: { email: string; code: string; password?: string },
    call?: CallOptions,
  ): Promise<{ access_token: string }>;
  resendOtp(email: string, call?: CallOptions): Promise<unknown>;
  /** Keeps the token. A 401 logs out. */
  login(
    credentials: Credentials,
    call?: CallOptions,
  ): Promise<{ access_token: string; user: User }>;
  /** Forgets the token here; what the page does then was said when the client was made. */
  logout(returnTo?: string): void;
  /**
   * Asks our own server to take this token no more. The platform has no such call: there it fails.
   */
  revoke(call?: CallOptions): Promise<unknown>;
  /** Mails a link, if there is such an account. */
  resetPasswordRequest(email: string, call?: CallOptions): Promise<unknown>;
  resetPassword(
    reset: { resetToken: string; newPassword: string },
    call?: CallOptions,
  ): Promise<unknown>;
  changePassword(
    change: { userId: string; currentPassword: string; newPassword: string },
    call?: CallOptions,
  ): Promise<unknown>;
  /** Of our own server: mails a code with which the account can be deleted. */
  requestDeletionCode(call?: CallOptions): Promise<unknown>;
  /** Of our own server: deletes the account and everything in it. @param code of the mail */
  deleteAccount(code: string, call?: CallOptions): Promise<unknown>;
  /** False also when nobody answers. */
  isAuthenticated(call?: CallOptions): Promise<boolean>;
  /** Leaves for the login page, which leads back to `next`, by default to where one is. */
  redirectToLogin(next?: string): void;
  /** @param keep false: for this page only */
  setToken(token: string, keep?: boolean): void;
  /** The one in use. */
  token(): string | null;
  inviteUser(email: string, role: Role, call?: CallOptions): Promise<unknown>;
}

export interface AuthParts {
  send: SendRequest;
  /** Of the app that has the login page; empty for this one. */
  appBaseUrl: string;
  setToken: Auth['setToken'];
  token: Auth['token'];
  logout: Auth['logout'];
}

export function createAuth({ send, appBaseUrl, setToken, token, logout }: AuthParts): Auth {
  const me = async (call?: CallOptions & { token?: string }) =>
    normalizeTimes(await send<User>('GET', '/entities/User/me', call));
  return {
    me,
    updateMe: async (changes, call) =>
      normalizeTimes(await send<User>('PUT', '/entities/User/me', { body: changes, ...call })),
    register: ({ turnstileToken, referralCode, ...body }, call) =>
      send('POST', '/auth/register', {
        body: { ...body, turnstile_token: turnstileToken, referral_code: referralCode },
        ...call,
      }),
    verifyOtp: ({ email, code, password }, call) =>
      send('POST', '/auth/verify-otp', { body: { email, otp_code: code, password }, ...call }),
    resendOtp: (email, call) => send('POST', '/auth/resend-otp', { body: { email }, ...call }),
    async login({ email, password, turnstileToken }, call) {
      try {
        const answer = await send<{ access_token: string; user: User }>('POST', '/auth/login', {
          body: { email, password, turnstile_token: turnstileToken },
          ...call,
        });
        setToken(answer.access_token);
        return { access_token: answer.access_token, user: normalizeTimes(answer.user) };
      } catch (fault) {
        if (fault instanceof BackendError && fault.status === 401) logout();
        throw fault;
      }
    },
    logout,
    revoke: (call) => send('POST', '/auth/logout', call),
    resetPasswordRequest: (email, call) =>
      send('POST', '/auth/reset-password-request', { body: { email }, ...call }),
    resetPassword: ({ resetToken, newPassword }, call) =>
      send('POST', '/auth/reset-password', {
        body: { reset_token: resetToken, new_password: newPassword },
        ...call,
      }),
    changePassword: ({ userId, currentPassword, newPassword }, call) =>
      send('POST', '/auth/change-password', {
        body: { user_id: userId, current_password: currentPassword, new_password: newPassword },
        ...call,
      }),
    requestDeletionCode: (call) => send('POST', '/auth/delete-account-code', { body: {}, ...call }),
    deleteAccount: (code, call) =>
      send('POST', '/auth/delete-account', { body: { otp_code: code }, ...call }),
    isAuthenticated: (call) =>
      me(call).then(
        () => true,
        () => false,
      ),
    redirectToLogin(next) {
      const target = next === undefined ? location.href : new URL(next, location.origin).href;
      // From another site one returns with a token in the address; that it was asked for must be
      // known then.
      if (appBaseUrl !== '') markAwaitedLogin();
      location.assign(`${appBaseUrl}/login?from_url=${encodeURIComponent(target)}`);
    },
    setToken,
    token,
    inviteUser: (email, role, call) =>
      send('POST', '/users/invite-user', { body: { user_email: email, role }, ...call }),
  };
}

export interface Users {
  /**
   * By the route of newer backends. @throws Error for a role there is none of, before any request
   */
  inviteUser(email: string, role: Role, call?: CallOptions): Promise<unknown>;
}

export function createUsers(send: SendRequest): Users {
  return {
    async inviteUser(email, role, call) {
      if (role !== 'user' && role !== 'admin')
        throw new Error(`Invalid role: "${String(role)}". Role must be either "user" or "admin".`);
      return send('POST', '/runtime/users/invite-user', {
        body: { user_email: email, role },
        ...call,
      });
    },
  };
}
