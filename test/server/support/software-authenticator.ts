// Authenticator in software for passkey tests: creates ES256 key pairs and signs challenges, as a
// browser with an authenticator does. Each part of an answer can be made wrong.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  PasskeyLoginOptions,
  PasskeyLoginResponse,
  PasskeyRegistrationOptions,
  PasskeyRegistrationResponse,
} from '../../../schemas/api/passkeys.ts';

/** Bits of the flags in authenticator data (WebAuthn, section 6.1). */
const flag = { present: 1, verified: 4, backupEligible: 8, backedUp: 16, hasKey: 64 };

/** Replaces parts of an answer; missing parts are right. */
export interface WrongParts {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  /** False: the authenticator did not check who uses it. */
  isUserVerified?: boolean;
  counter?: number;
  /** Base64url. */
  userHandle?: string;
  /** Base64url. */
  credentialId?: string;
  /** Whether the signature covers other data. */
  hasWrongSignature?: boolean;
  /** `self`: signed with the new key; `certificate`: with a certificate of the maker. */
  attestation?: 'none' | 'self' | 'certificate';
}

export interface SoftwareAuthenticator {
  /** Base64url. */
  readonly credentialId: string;
  create(options: PasskeyRegistrationOptions, wrong?: WrongParts): PasskeyRegistrationResponse;
  /** @param options of a log-in; the user handle is that of the last `create` */
  answer(options: PasskeyLoginOptions, wrong?: WrongParts): PasskeyLoginResponse;
}

/**
 * @param counts whether the authenticator counts its uses; otherwise the counter stays 0, as in
 *   passkeys that are copied between devices
 */
export function createSoftwareAuthenticator({
  origin: usualOrigin = 'http://localhost:8080',
  rpId: usualRpId = 'localhost',
  counts = true,
} = {}): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, fromBase64Url(x)],
      [-3, fromBase64Url(y)],
    ]),
  );
  const rawId = randomBytes(16);
  const credentialId = toBase64Url(rawId);
  let counter = 0;
  let handle = '';

  function buildClientData(type: string, challenge: string, wrong: WrongParts): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge: wrong.challenge ?? challenge,
        origin: wrong.origin ?? usualOrigin,
        crossOrigin: false,
      }),
    );
  }

  function buildAuthenticatorData(wrong: WrongParts, key?: Uint8Array): Buffer {
    if (counts) counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(wrong.counter ?? counter);
    const flags =
      flag.present |
      (wrong.isUserVerified === false ? 0 : flag.verified) |
      (counts ? 0 : flag.backupEligible | flag.backedUp) |
      (key ? flag.hasKey : 0);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(rawId.length);
    return Buffer.concat([
      hash(wrong.rpId ?? usualRpId),
      Buffer.from([flags]),
      count,
      ...(key ? [Buffer.alloc(16), length, rawId, key] : []),
    ]);
  }

  function signData(authenticatorData: Buffer, clientData: Buffer): Buffer {
    return sign('sha256', Buffer.concat([authenticatorData, hash(clientData)]), privateKey);
  }

  return {
    credentialId,

    create({ challenge, user }, wrong = {}) {
      handle = user.id;
      const clientData = buildClientData('webauthn.create', challenge, wrong);
      const authData = buildAuthenticatorData(wrong, coseKey);
      const { attestation = 'none' } = wrong;
      const statement = new Map<string, number | Uint8Array | Uint8Array[]>();
      if (attestation !== 'none') {
        statement.set('alg', -7);
        statement.set('sig', new Uint8Array(signData(authData, clientData)));
      }
      if (attestation === 'certificate') statement.set('x5c', [new Uint8Array(32)]);
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | typeof statement>([
          ['fmt', attestation === 'none' ? 'none' : 'packed'],
          ['attStmt', statement],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      const id = wrong.credentialId ?? credentialId;
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: toBase64Url(clientData),
          attestationObject: toBase64Url(attestationObject),
          transports: ['internal', 'unheard-of'],
        },
      };
    },

    answer({ challenge }, wrong = {}) {
      const clientData = buildClientData('webauthn.get', challenge, wrong);
      const authenticatorData = buildAuthenticatorData(wrong);
      const signed = wrong.hasWrongSignature
        ? Buffer.concat([authenticatorData, Buffer.from('x')])
        : authenticatorData;
      const id = wrong.credentialId ?? credentialId;
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: toBase64Url(clientData),
          authenticatorData: toBase64Url(authenticatorData),
          signature: toBase64Url(signData(signed, clientData)),
          userHandle: wrong.userHandle ?? handle,
        },
      };
    },
  };
}

export function toBase64Url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}

function fromBase64Url(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}

function hash(data: string | Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}
