// Passkeys (WebAuthn): registration by a signed-in user who knows the password, and log-in without
// an e-mail address. Each ceremony has a challenge that is stored, used once and expires.
import { randomBytes } from 'node:crypto';
import type { AttestationObject } from '@simplewebauthn/server/helpers';
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
import type { StoredChallenge, StoredPasskey } from '../store/passkey-store.ts';
import type { Store, StoredUser } from '../store/store.ts';
import { getUserLanguage } from './account-rules.ts';
import { requireCurrentPassword, requireLoginAllowed, takeLoginTry } from './login-limits.ts';
import type { PasskeyAddress } from './passkey-address.ts';
import { readChallenge } from './passkey-bodies.ts';
import { noPassword } from './password-hash.ts';
import { hashSecret } from './verification-codes.ts';

export const challengeMinutes = 5;

/** EdDSA, ES256 and RS256, as COSE numbers. Every authenticator knows one of them. */
const algorithms = [-8, -7, -257];

export interface Passkeys {
  /**
   * Creates the options of a new passkey.
   * @param password current password; not needed if the account has none
   * @throws HttpError 400 `password_wrong`, 409 `passkeys_full`, 429
   */
  startRegistration(
    user: StoredUser,
    password: string | undefined,
  ): Promise<PasskeyRegistrationOptions>;
  /**
   * Stores the new passkey, and tells the user by e-mail.
   * @throws HttpError 400 `passkey_expired` or `passkey_refused`, 409 `passkeys_full`
   */
  finishRegistration(
    user: StoredUser,
    credential: PasskeyRegistrationResponse,
    names: Pick<StoredPasskey, 'name' | 'device'>,
  ): Promise<StoredPasskey>;
  startLogin(): Promise<PasskeyLoginOptions>;
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
  /** Hashes challenges. */
  secret: string;
  publicUrl: string;
}

export function createPasskeys({
  store: { passkeys, users },
  address: { origin, rpId },
  clock,
  mails,
  limits,
  secret,
  publicUrl,
}: PasskeyParts): Passkeys {
  const hashChallenge = (challenge: string) => hashSecret(secret, 'passkey', challenge);

  async function createChallenge(
    purpose: StoredChallenge['purpose'],
    userId: string | null,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = new Uint8Array(randomBytes(32));
    await passkeys.putChallenge({
      hash: hashChallenge(Buffer.from(challenge).toString('base64url')),
      purpose,
      userId,
      expiresAt: clock.now() + challengeMinutes * 60_000,
    });
    return challenge;
  }

  /**
   * Returns the challenge that the client data name, which is not valid any more afterwards.
   * @throws HttpError 400 for a challenge that is unknown, used, expired, or made for another
   *   purpose or user
   */
  async function takeChallenge(
    clientDataJSON: string,
    purpose: StoredChallenge['purpose'],
    userId: string | null,
  ): Promise<string> {
    const challenge = readChallenge(clientDataJSON);
    const stored =
      challenge === undefined
        ? undefined
        : await passkeys.takeChallenge(hashChallenge(challenge), purpose);
    if (
      challenge === undefined ||
      !stored ||
      stored.userId !== userId ||
      stored.expiresAt <= clock.now()
    )
      throw new HttpError(400, 'passkey_expired', 'This request took too long. Please try again.');
    return challenge;
  }

  return {
    async startRegistration(user, password) {
      if (user.passwordHash !== noPassword)
        await requireCurrentPassword(limits, user, password ?? '');
      const known = await passkeys.list(user.id);
      if (known.length >= maxPasskeys) throw fullError();
      const { generateRegistrationOptions } = await loadWebAuthn();
      return generateRegistrationOptions({
        rpName: 'Selah',
        rpID: rpId,
        userID: new Uint8Array(Buffer.from(user.id, 'utf8')),
        userName: user.email,
        userDisplayName: user.fullName,
        challenge: await createChallenge('registration', user.id),
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

    async finishRegistration(user, credential, names) {
      const { clientDataJSON, attestationObject, transports = [] } = credential.response;
      const expectedChallenge = await takeChallenge(clientDataJSON, 'registration', user.id);
      const { verifyRegistrationResponse } = await loadWebAuthn();
      const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
      const info = await tryVerification(async () => {
        requireNoCertificates(decodeAttestationObject(fromBase64Url(attestationObject)));
        const result = await verifyRegistrationResponse({
          response: { ...credential, type: 'public-key', clientExtensionResults: {} },
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: rpId,
          requireUserVerification: true,
          supportedAlgorithmIDs: algorithms,
        });
        return result.registrationInfo;
      });
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

    async startLogin() {
      const { generateAuthenticationOptions } = await loadWebAuthn();
      return generateAuthenticationOptions({
        rpID: rpId,
        challenge: await createChallenge('login', null),
        timeout: challengeMinutes * 60_000,
        userVerification: 'required',
      });
    },

    async logIn(credential, address) {
      const giveBack = await takeLoginTry(limits, `passkey ${credential.id}`, address);
      const expectedChallenge = await takeChallenge(
        credential.response.clientDataJSON,
        'login',
        null,
      );
      const passkey = await passkeys.findByCredentialId(credential.id);
      if (!passkey || !isHandleOf(credential, passkey.userId)) throw refusedError();
      const { verifyAuthenticationResponse } = await loadWebAuthn();
      const result = await tryVerification(() =>
        verifyAuthenticationResponse({
          response: { ...credential, type: 'public-key', clientExtensionResults: {} },
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: rpId,
          credential: {
            id: passkey.credentialId,
            publicKey: fromBase64Url(passkey.publicKey),
            counter: passkey.counter,
          },
          requireUserVerification: true,
        }),
      );
      const user = result?.verified ? await users.find(passkey.userId) : undefined;
      if (!result || !user) throw refusedError();
      await giveBack();
      await requireLoginAllowed(limits, user);
      const { newCounter: counter, credentialBackedUp: isBackedUp } = result.authenticationInfo;
      if (!(await passkeys.recordUse(passkey, { counter, isBackedUp }))) throw refusedError();
      return user;
    },
  };
}

/** Loaded at the first use: the package takes 100 ms and 25 MB, mainly for certificates. */
function loadWebAuthn() {
  return import('@simplewebauthn/server');
}

/**
 * Returns undefined if the verification fails. The package throws an Error without a code for each
 * invalid answer, also for one that it cannot parse.
 */
async function tryVerification<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/**
 * Refuses certificates of an authenticator, which the options do not ask for. The package would
 * fetch revocation lists from the addresses that a certificate names.
 * @throws Error for certificates, and for other formats that contain some
 */
function requireNoCertificates(attestation: AttestationObject): void {
  const format = attestation.get('fmt');
  const isSelfAttestation =
    format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfAttestation)
    throw new Error(`The attestation format ${format} is not accepted.`);
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}

function isHandleOf({ response: { userHandle } }: PasskeyLoginResponse, userId: string): boolean {
  return userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() === userId;
}

function refusedError(): HttpError {
  return new HttpError(400, 'passkey_refused', 'This passkey cannot be used here.');
}

function fullError(): HttpError {
  return new HttpError(
    409,
    'passkeys_full',
    `An account has at most ${maxPasskeys} passkeys. Remove one first.`,
  );
}
