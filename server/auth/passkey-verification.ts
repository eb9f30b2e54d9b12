// Verifies what authenticators answer, with the package `@simplewebauthn/server`, which is loaded at
// the first use. A refusal is logged without the credential.
import type { FastifyBaseLogger } from 'fastify';
import type {
  VerifiedAuthenticationResponse,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import type { AttestationObject } from '@simplewebauthn/server/helpers';
import type {
  PasskeyLoginResponse,
  PasskeyRegistrationResponse,
} from '../../schemas/api/passkeys.ts';
import type { StoredPasskey } from '../store/passkey-store.ts';
import type { PasskeyAddress } from './passkey-address.ts';

/** EdDSA, ES256 and RS256, as COSE numbers. Every authenticator knows one of them. */
export const algorithms = [-8, -7, -257];

/** The most characters of a logged reason, which may contain texts of the browser. */
const maxReasonLength = 200;

export interface PasskeyVerification {
  /** Returns undefined if the new credential is refused. */
  verifyRegistration(
    credential: PasskeyRegistrationResponse,
    expectedChallenge: string,
  ): Promise<VerifiedRegistrationResponse['registrationInfo']>;
  /** Returns undefined if the answer is refused. */
  verifyLogin(
    credential: PasskeyLoginResponse,
    expectedChallenge: string,
    passkey: Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter'>,
  ): Promise<VerifiedAuthenticationResponse['authenticationInfo'] | undefined>;
}

export function createPasskeyVerification(
  { origin, rpId }: PasskeyAddress,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): PasskeyVerification {
  const expected = { expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true };

  /**
   * Returns undefined if the verification fails. The package throws an Error without a code for each
   * invalid answer. A TypeError or RangeError is a fault of the package or of this file, or an
   * answer that cannot be parsed.
   */
  async function tryVerification<T>(verify: () => Promise<T>): Promise<T | undefined> {
    try {
      return await verify();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (error instanceof TypeError || error instanceof RangeError)
        log.error({ err: error }, 'the verification of a passkey failed');
      else log.info({ reason: error.message.slice(0, maxReasonLength) }, 'a passkey was refused');
      return undefined;
    }
  }

  return {
    async verifyRegistration(credential, expectedChallenge) {
      const { verifyRegistrationResponse } = await loadWebAuthn();
      const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
      const result = await tryVerification(async () => {
        const attestation = fromBase64Url(credential.response.attestationObject);
        requireNoCertificates(decodeAttestationObject(attestation));
        return verifyRegistrationResponse({
          ...expected,
          expectedChallenge,
          response: { ...credential, type: 'public-key', clientExtensionResults: {} },
          supportedAlgorithmIDs: algorithms,
        });
      });
      return result?.registrationInfo;
    },

    async verifyLogin(credential, expectedChallenge, { credentialId, publicKey, counter }) {
      const { verifyAuthenticationResponse } = await loadWebAuthn();
      const result = await tryVerification(() =>
        verifyAuthenticationResponse({
          ...expected,
          expectedChallenge,
          response: { ...credential, type: 'public-key', clientExtensionResults: {} },
          credential: { id: credentialId, publicKey: fromBase64Url(publicKey), counter },
        }),
      );
      return result?.verified ? result.authenticationInfo : undefined;
    },
  };
}

/** Loaded at the first use: the package takes 100 ms and 25 MB, mainly for certificates. */
export function loadWebAuthn() {
  return import('@simplewebauthn/server');
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
    throw new Error('The format of the attestation is not accepted.');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}
