// Passkeys (WebAuthn): registration by a signed-in user who knows the password, and log-in without
// an e-mail address. Challenges are in passkey-challenges.ts, checks in passkey-verification.ts.
import type { FastifyBaseLogger } from 'fastify';
import { buildPasskeyAddedEmail } from '../../content/emails/build-emails.ts';
import {
  maxPasskeys,
  type PasskeyLoginOptions,
  type PasskeyLoginResponse,
  type PasskeyRegistrationOptions,
  type PasskeyRegistrationResponse,
} from '../../schemas/api/passkeys.ts';
import type { Clock } from '../clock.ts';
import { HttpError } from '../errors.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { StoredPasskey } from '../store/passkey-store.ts';
import type { Store, StoredUser } from '../store/store.ts';
import { getUserLanguage } from './account-rules.ts';
import { requireCurrentPassword, requireLoginAllowed, takePasskeyTry } from './login-limits.ts';
import type { PasskeyAddress } from './passkey-address.ts';
import { readUserHandle } from './passkey-bodies.ts';
import {
  challengeMinutes,
  createPasskeyChallenges,
  type Registrant,
} from './passkey-challenges.ts';
import { algorithms, createPasskeyVerification, loadWebAuthn } from './passkey-verification.ts';
import { noPassword } from './password-hash.ts';

export interface Passkeys {
  /**
   * Creates the options of a new passkey.
   * @param password current password
   * @throws HttpError 400 `password_wrong`, 409 `password_needed` if the account has none, 409
   *   `passkeys_full`, 429
   */
  startRegistration(registrant: Registrant, password: string): Promise<PasskeyRegistrationOptions>;
  /**
   * Stores the new passkey, and tells the user by e-mail.
   * @throws HttpError 400 `passkey_expired` or `passkey_refused`, 409 `passkeys_full`
   */
  finishRegistration(
    registrant: Registrant,
    credential: PasskeyRegistrationResponse,
    names: Pick<StoredPasskey, 'name' | 'device'>,
  ): Promise<StoredPasskey>;
  /**
   * @param address the network address, for rate limits
   * @throws HttpError 429
   */
  startLogin(address: string): Promise<PasskeyLoginOptions>;
  /**
   * Returns the user of the passkey. An unknown passkey, a wrong signature and a counter that has
   * not grown cause the same error.
   * @param address the network address, for rate limits
   * @throws HttpError 400 `passkey_expired` or `passkey_refused`, 403 as at a log-in with a
   *   password, 429
   */
  logIn(credential: PasskeyLoginResponse, address: string): Promise<StoredUser>;
}

export interface PasskeyParts {
  store: Pick<Store, 'passkeys' | 'users'>;
  address: PasskeyAddress;
  clock: Clock;
  mails: MailQueue;
  limits: RateLimits;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Hashes challenges. */
  secret: string;
  publicUrl: string;
}

export function createPasskeys({
  store: { passkeys, users },
  address,
  clock,
  mails,
  limits,
  log,
  secret,
  publicUrl,
}: PasskeyParts): Passkeys {
  const challenges = createPasskeyChallenges({ passkeys, clock, secret });
  const verification = createPasskeyVerification(address, log);

  return {
    async startRegistration(registrant, password) {
      const { user } = registrant;
      if (user.passwordHash === noPassword) throw passwordNeededError();
      await requireCurrentPassword(limits, user, password);
      const known = await passkeys.list(user.id);
      if (known.length >= maxPasskeys) throw fullError();
      const { generateRegistrationOptions } = await loadWebAuthn();
      return generateRegistrationOptions({
        rpName: 'Selah',
        rpID: address.rpId,
        userID: new Uint8Array(Buffer.from(user.id, 'utf8')),
        userName: user.email,
        userDisplayName: user.fullName,
        challenge: await challenges.create(registrant),
        timeout: challengeMinutes * 60_000,
        attestationType: 'none',
        excludeCredentials: known.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports: [...transports],
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: algorithms,
      });
    },

    async finishRegistration(registrant, credential, names) {
      const { user } = registrant;
      const { clientDataJSON, transports = [] } = credential.response;
      const challenge = await challenges.take(clientDataJSON, registrant);
      const info = await verification.verifyRegistration(credential, challenge);
      // The browser names the credential beside the signed data, which contain the id, too.
      if (!info || info.credential.id !== credential.id) throw refusedError();
      const added = await passkeys.add(
        {
          ...names,
          userId: user.id,
          credentialId: info.credential.id,
          publicKey: Buffer.from(info.credential.publicKey).toString('base64url'),
          counter: info.credential.counter,
          transports,
          isMultiDevice: info.credentialDeviceType === 'multiDevice',
          isBackedUp: info.credentialBackedUp,
        },
        maxPasskeys,
        mails.prepare({
          kind: 'notice',
          userId: user.id,
          to: user.email,
          ...buildPasskeyAddedEmail(getUserLanguage(user), `${publicUrl}/Account`),
        }),
      );
      switch (added.kind) {
        case 'full':
          throw fullError();
        case 'taken':
          throw refusedError();
        case 'added':
          await mails.deliver();
          return added.passkey;
      }
    },

    async startLogin(networkAddress) {
      await limits.takeOrThrow('passkeyChallenge', networkAddress);
      const { generateAuthenticationOptions } = await loadWebAuthn();
      return generateAuthenticationOptions({
        rpID: address.rpId,
        challenge: await challenges.create(null),
        timeout: challengeMinutes * 60_000,
        userVerification: 'required',
      });
    },

    async logIn(credential, networkAddress) {
      const { clientDataJSON, userHandle } = credential.response;
      const giveBack = await takePasskeyTry(limits, credential.id, networkAddress);
      const challenge = await challenges
        .take(clientDataJSON, null)
        .catch(async (error: unknown) => {
          // A challenge that is too old is no guess.
          await giveBack();
          throw error;
        });
      const userId = readUserHandle(userHandle);
      const passkey =
        userId === undefined ? undefined : await passkeys.findOfUser(userId, credential.id);
      if (!passkey) throw refusedError();
      const info = await verification.verifyLogin(credential, challenge, passkey);
      const user = info && (await users.find(passkey.userId));
      if (!info || !user) throw refusedError();
      await giveBack();
      await requireLoginAllowed(limits, user);
      const { newCounter: counter, credentialBackedUp: isBackedUp } = info;
      if (!(await passkeys.recordUse(passkey, { counter, isBackedUp }))) throw refusedError();
      return user;
    },
  };
}

function refusedError(): HttpError {
  return new HttpError(400, 'passkey_refused', 'This passkey cannot be used here.');
}

function passwordNeededError(): HttpError {
  return new HttpError(409, 'password_needed', 'Set a password first, by “Forgot password?”.');
}

function fullError(): HttpError {
  return new HttpError(
    409,
    'passkeys_full',
    `An account has at most ${maxPasskeys} passkeys. Remove one first.`,
  );
}
