// Challenges of passkeys: each is stored as a keyed hash, used once, and valid for a few minutes,
// for one purpose.
import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { HttpError } from '../errors.ts';
import type { PasskeyStore, StoredChallenge } from '../store/passkey-store.ts';
import type { StoredUser } from '../store/store.ts';
import { readChallenge } from './passkey-bodies.ts';
import { hashSecret } from './verification-codes.ts';

export const challengeMinutes = 5;

/** The signed-in user who registers a passkey, with the session of the request. */
export interface Registrant {
  user: StoredUser;
  sessionId: string;
}

export interface PasskeyChallenges {
  /** @param registrant null for a log-in */
  create(registrant: Registrant | null): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Returns the challenge that the client data name, which is not valid any more afterwards.
   * @param registrant null for a log-in
   * @throws HttpError 400 `passkey_expired` for a challenge that is unknown, used, expired, or made
   *   for another purpose, user, password or session
   */
  take(clientDataJSON: string, registrant: Registrant | null): Promise<string>;
}

/** @param parts.secret hashes the challenges */
export function createPasskeyChallenges({
  passkeys,
  clock,
  secret,
}: {
  passkeys: Pick<PasskeyStore, 'putChallenge' | 'takeChallenge'>;
  clock: Clock;
  secret: string;
}): PasskeyChallenges {
  /**
   * A registration belongs to the session and to the password that were checked at its start. So it
   * cannot be finished after a change of the password, or with another session.
   */
  function hashChallenge(challenge: string, registrant: Registrant | null): string {
    const bound = registrant ? [registrant.user.passwordHash, registrant.sessionId] : [];
    return hashSecret(secret, 'passkey', JSON.stringify([challenge, ...bound]));
  }

  return {
    async create(registrant) {
      const challenge = new Uint8Array(randomBytes(32));
      await passkeys.putChallenge({
        hash: hashChallenge(Buffer.from(challenge).toString('base64url'), registrant),
        purpose: getPurpose(registrant),
        userId: registrant?.user.id ?? null,
        expiresAt: clock.now() + challengeMinutes * 60_000,
      });
      return challenge;
    },

    async take(clientDataJSON, registrant) {
      const challenge = readChallenge(clientDataJSON);
      if (challenge === undefined) throw expiredError();
      const stored = await passkeys.takeChallenge(
        hashChallenge(challenge, registrant),
        getPurpose(registrant),
      );
      const userId = registrant?.user.id ?? null;
      if (!stored || stored.userId !== userId || stored.expiresAt <= clock.now())
        throw expiredError();
      return challenge;
    },
  };
}

function getPurpose(registrant: Registrant | null): StoredChallenge['purpose'] {
  return registrant ? 'registration' : 'login';
}

function expiredError(): HttpError {
  return new HttpError(400, 'passkey_expired', 'This request took too long. Please try again.');
}
