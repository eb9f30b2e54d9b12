// Wire types of the passkey routes of our own server: the capability `passkeys`. Texts of WebAuthn
// are base64url without padding. Source: W3C Web Authentication, level 3.

/** The most passkeys of one user. */
export const maxPasskeys = 20;

/** The most characters of a passkey's name. */
export const maxPasskeyNameLength = 60;

/**
 * One row of GET …/auth/passkeys, the oldest first. `name` was chosen by the user; `device` is the
 * browser and system in which the passkey was created, as `Firefox (Android)`. Both are null if
 * unknown.
 */
export interface PasskeyRow {
  id: string;
  name: string | null;
  device: string | null;
  created_date: string;
  /** Null if the passkey was never used. */
  last_used_date: string | null;
}

/** Body of POST …/auth/passkeys/registration-options. */
export interface PasskeyRegistrationRequest {
  /** The account's password. An account without a password gets 409 `password_needed`. */
  current_password: string;
}

/**
 * Answer to it: the JSON form of `PublicKeyCredentialCreationOptions`. The challenge is valid once
 * and for five minutes.
 */
export interface PasskeyRegistrationOptions {
  challenge: string;
  rp: { id?: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { alg: number; type: 'public-key' }[];
}

/** The JSON form of a new credential, without the members that the server does not read. */
export interface PasskeyRegistrationResponse {
  id: string;
  rawId: string;
  type: string;
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] };
}

/** Body of POST …/auth/passkeys, which answers with the `PasskeyRow`. */
export interface NewPasskey {
  credential: PasskeyRegistrationResponse;
  name?: string;
}

/**
 * Answer of POST …/auth/passkeys/login-options: the JSON form of
 * `PublicKeyCredentialRequestOptions`. The challenge is valid once and for five minutes.
 */
export interface PasskeyLoginOptions {
  challenge: string;
  rpId?: string;
}

/**
 * The JSON form of the answer of an authenticator, without the members that the server does not
 * read. `userHandle` is the id of the user in UTF-8.
 */
export interface PasskeyLoginResponse {
  id: string;
  rawId: string;
  type: string;
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string;
  };
}

/** Body of POST …/auth/passkeys/login, which answers like POST …/auth/login. */
export interface PasskeyLogin {
  credential: PasskeyLoginResponse;
}
