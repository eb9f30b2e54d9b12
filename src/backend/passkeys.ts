// Client for passkeys: list, registration, removal and log-in. Only our own server has these
// routes, if it has the capability `passkeys`. Only the account pages load this file.
import type {
  NewPasskey,
  PasskeyLogin,
  PasskeyLoginOptions,
  PasskeyRegistrationOptions,
  PasskeyRegistrationRequest,
  PasskeyRow,
} from '../../schemas/api/passkeys.ts';
import type { CallOptions, SendRequest } from './request.ts';

/** Each call throws a BackendError: 404 `passkeys_unavailable` at another address of the app. */
export interface PasskeyClient {
  list(call?: CallOptions): Promise<readonly PasskeyRow[]>;
  /** @throws BackendError 400 `password_wrong`, 409 `passkeys_full`, 429 */
  startRegistration(
    currentPassword: string,
    call?: CallOptions,
  ): Promise<PasskeyRegistrationOptions>;
  /** @throws BackendError 400 `passkey_expired` or `passkey_refused`, 409 `passkeys_full` */
  add(passkey: NewPasskey, call?: CallOptions): Promise<PasskeyRow>;
  /** @throws BackendError 404 `not_found` if the passkey was already removed */
  remove(id: string, call?: CallOptions): Promise<unknown>;
  startLogin(call?: CallOptions): Promise<PasskeyLoginOptions>;
  /**
   * Does not store the token.
   * @throws BackendError 400 `passkey_expired` or `passkey_refused`, 403 as at a log-in with a
   *   password, 429
   */
  logIn(login: PasskeyLogin, call?: CallOptions): Promise<{ access_token: string }>;
}

export function createPasskeyClient(send: SendRequest): PasskeyClient {
  return {
    list: (call) => send('GET', '/auth/passkeys', call),
    startRegistration: (currentPassword, call) =>
      send('POST', '/auth/passkeys/registration-options', {
        body: { current_password: currentPassword } satisfies PasskeyRegistrationRequest,
        ...call,
      }),
    add: (passkey, call) => send('POST', '/auth/passkeys', { body: passkey, ...call }),
    remove: (id, call) => send('DELETE', `/auth/passkeys/${encodeURIComponent(id)}`, call),
    startLogin: (call) => send('POST', '/auth/passkeys/login-options', { body: {}, ...call }),
    logIn: (login, call) => send('POST', '/auth/passkeys/login', { body: login, ...call }),
  };
}
