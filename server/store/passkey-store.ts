// Interface of the store for passkeys and for the challenges of their registration and use.
import type { NewMail } from './mail-store.ts';

/** A passkey of a user. Times are milliseconds since 1970. */
export interface StoredPasskey {
  id: string;
  userId: string;
  /** Base64url, unique. Chosen by the authenticator. */
  credentialId: string;
  /** COSE key in base64url. It verifies signatures and cannot create any. */
  publicKey: string;
  /** Number of uses that the authenticator reported last. Many authenticators always report 0. */
  counter: number;
  /** How the browser reaches the authenticator, as `internal` or `usb`. */
  transports: readonly string[];
  /** Whether the passkey may be copied to other devices of the user, and whether it was. */
  isMultiDevice: boolean;
  isBackedUp: boolean;
  /** Chosen by the user. */
  name: string | null;
  /** Browser and system in which the passkey was created, as `Firefox (Android)`. */
  device: string | null;
  createdAt: number;
  lastUsedAt: number | null;
}

/**
 * A challenge that was sent to a browser. Only its hash is stored. `userId` is the signed-in user of
 * a registration, and null for a log-in. Times are milliseconds since 1970.
 */
export interface StoredChallenge {
  hash: string;
  purpose: 'registration' | 'login';
  userId: string | null;
  expiresAt: number;
}

export interface PasskeyStore {
  /**
   * Adds a passkey. `full`: the user has `max` passkeys; `taken`: the credential id is already
   * stored. Nothing was written then.
   * @param mail is stored in the same transaction
   */
  add(
    passkey: Omit<StoredPasskey, 'id' | 'createdAt' | 'lastUsedAt'>,
    max: number,
    mail?: NewMail,
  ): Promise<{ kind: 'added'; passkey: StoredPasskey } | { kind: 'full' | 'taken' }>;
  /** Lists the passkeys of a user, the oldest first. */
  list(userId: string): Promise<StoredPasskey[]>;
  /** Finds a passkey by its credential id only if it belongs to this user. */
  findOfUser(userId: string, credentialId: string): Promise<StoredPasskey | undefined>;
  /**
   * Stores a use. Returns false, and changes nothing, if the passkey was removed or if the counter
   * has not grown. A counter that was and is 0 is accepted: the authenticator does not count.
   */
  recordUse(
    passkey: Pick<StoredPasskey, 'id' | 'userId'>,
    use: { counter: number; isBackedUp: boolean },
  ): Promise<boolean>;
  /** Removes a passkey only if it belongs to this user. Returns false if there is none. */
  remove(userId: string, id: string): Promise<boolean>;
  /** Removes all passkeys of a user, and returns how many there were. */
  removeAll(userId: string): Promise<number>;
  /** Stores a challenge, and deletes the expired ones. */
  putChallenge(challenge: StoredChallenge): Promise<void>;
  /**
   * Finds and removes a challenge in one step, so that only one of two parallel requests gets it.
   * Expired challenges are returned too, and the caller checks the expiry.
   */
  takeChallenge(
    hash: string,
    purpose: StoredChallenge['purpose'],
  ): Promise<StoredChallenge | undefined>;
}
