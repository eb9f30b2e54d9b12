// Authentication client: registration, log-in, log-out, passwords, invitations, account deletion,
// and the user's own record.
import type { SessionRow } from '../../schemas/api/backend-api.ts';
import type { Role, User, UserSettings } from '../../schemas/entities/user.ts';
import type { Language } from '../../schemas/languages.ts';
import { BackendError } from './backend-error.ts';
import { markAwaitedLogin } from './awaited-login.ts';
import type { CallOptions, SendRequest } from './request.ts';
import { normalizeTimes } from './normalise-times.ts';

export interface Credentials {
  email: string;
  password: string;
  /** Required by backends that verify that the visitor is human. */
  turnstileToken?: string;
}

export interface Registration extends Credentials {
  /** Language of the e-mail with the code; only our own server supports this field. */
  language?: Language;
  referralCode?: string;
}

export interface Auth {
  /**
   * @param call `token`: token of the requested user, instead of the current token
   * @throws BackendError 401 for an anonymous visitor
   */
  me(call?: CallOptions & { token?: string }): Promise<User>;
  updateMe(
    changes: Partial<UserSettings> & Record<string, unknown>,
    call?: CallOptions,
  ): Promise<User>;
  /** Mails a code of six digits. */
  register(registration: Registration, call?: CallOptions): Promise<unknown>;
  /**
   * @param proof `password`, accepted by our own server only, becomes the account's password: the
   *   person with the code has chosen it
   */
  verifyOtp(
    proof: { email: string; code: string; password?: string },
    call?: CallOptions,
  ): Promise<{ access_token: string }>;
  resendOtp(email: string, call?: CallOptions): Promise<unknown>;
  /**
   * Stores the token. A 401 logs out. The hosted platform may answer without the user or with an
   * empty user: `me` returns the whole user.
   */
  login(
    credentials: Credentials,
    call?: CallOptions,
  ): Promise<{ access_token: string; user?: Partial<User> }>;
  /**
   * Removes the token from this device. `onSignedOut` of the client decides what the page does
   * then.
   */
  logout(returnTo?: string): void;
  /**
   * Asks our own server to revoke this token. The call fails on the platform, which does not offer
   * it.
   */
  revoke(call?: CallOptions): Promise<unknown>;
  /**
   * Our own server only: ends a session by its id, without a token. Succeeds also when the session
   * has ended already.
   */
  endFormerSession(id: string, call?: CallOptions): Promise<unknown>;
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
  /** Lists the sessions of the user. This call needs the capability `sessions`, as the next two. */
  listSessions(call?: CallOptions): Promise<readonly SessionRow[]>;
  endSession(id: string, call?: CallOptions): Promise<unknown>;
  /** Ends all sessions of the user but the current one. */
  endOtherSessions(call?: CallOptions): Promise<unknown>;
  /** Our own server only: sends an e-mail with a code for the deletion of the account. */
  requestDeletionCode(call?: CallOptions): Promise<unknown>;
  /**
   * Our own server only: deletes the account with all its data.
   * @param code the code from the e-mail
   */
  deleteAccount(code: string, call?: CallOptions): Promise<unknown>;
  /** Returns false also when the server does not answer. */
  isAuthenticated(call?: CallOptions): Promise<boolean>;
  /** Navigates to the login page, which returns to `next`, by default the current page. */
  redirectToLogin(next?: string): void;
  /** @param keep false: only for this page, not stored */
  setToken(token: string, keep?: boolean): void;
  /** The token in use. */
  token(): string | null;
  inviteUser(email: string, role: Role, call?: CallOptions): Promise<unknown>;
}

export interface AuthParts {
  send: SendRequest;
  /** Base URL of the app that has the login page; empty for this app. */
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
        const answer = await send<{ access_token: string; user?: Partial<User> }>(
          'POST',
          '/auth/login',
          { body: { email, password, turnstile_token: turnstileToken }, ...call },
        );
        setToken(answer.access_token);
        return {
          access_token: answer.access_token,
          ...(answer.user && { user: normalizeTimes(answer.user) }),
        };
      } catch (fault) {
        if (fault instanceof BackendError && fault.status === 401) logout();
        throw fault;
      }
    },
    logout,
    revoke: (call) => send('POST', '/auth/logout', call),
    // The empty token keeps the token of another user, who may be signed in now, out of this call.
    endFormerSession: (id, call) =>
      send('POST', '/auth/end-session', { body: { session_id: id }, token: '', ...call }),
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
    listSessions: (call) => send('GET', '/auth/sessions', call),
    endSession: (id, call) => send('DELETE', `/auth/sessions/${encodeURIComponent(id)}`, call),
    endOtherSessions: (call) => send('DELETE', '/auth/sessions', call),
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
      // A login on another site returns with a token in the URL. This mark shows then that the
      // login was requested here.
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
   * Uses the route of newer backends.
   * @throws Error for an unknown role, before any request
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
