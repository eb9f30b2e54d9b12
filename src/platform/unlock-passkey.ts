// A passkey of this device that computes secret bytes (WebAuthn, extension `prf`), to unlock without
// a passphrase. No server knows it.
export interface UnlockPasskey {
  /** Id of the credential. */
  credential: Uint8Array<ArrayBuffer>;
  /** Input of the pseudorandom function. */
  input: Uint8Array<ArrayBuffer>;
}

/** `cancelled`: by the person or by a time limit. `unsupported`: the passkey computes no bytes. */
export type PasskeyRefusal = 'cancelled' | 'unsupported';

const inputLength = 32;
const challengeLength = 32;
/** ES256 and RS256. */
const algorithms = [-7, -257];

/** Whether the device may have such passkeys; only an attempt tells. */
export function canHaveUnlockPasskey(): boolean {
  return 'PublicKeyCredential' in globalThis && globalThis.isSecureContext;
}

/**
 * Makes a passkey after the device has verified the person, and computes its bytes.
 *
 * @param name shown by the browser
 * @returns 32 secret bytes, always the same for the same passkey
 */
export async function createUnlockPasskey(
  name: string,
): Promise<(UnlockPasskey & { secret: Uint8Array }) | PasskeyRefusal> {
  const input = randomBytes(inputLength);
  const created = await attempt(() =>
    navigator.credentials.create({
      publicKey: {
        rp: { name: 'Selah' },
        user: { id: randomBytes(16), name, displayName: name },
        challenge: randomBytes(challengeLength),
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { userVerification: 'required', residentKey: 'discouraged' },
        extensions: { prf: { eval: { first: input } } },
      },
    }),
  );
  if (created === 'cancelled') return created;
  const passkey = { credential: new Uint8Array(created.rawId), input };
  const secret = readSecret(created) ?? (await computeSecret(passkey));
  return secret instanceof Uint8Array ? { ...passkey, secret } : secret;
}

/** Asks the device to verify the person. @returns the same bytes as `createUnlockPasskey` */
export async function computeSecret({
  credential,
  input,
}: UnlockPasskey): Promise<Uint8Array | PasskeyRefusal> {
  const found = await attempt(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: randomBytes(challengeLength),
        allowCredentials: [{ type: 'public-key', id: credential }],
        userVerification: 'required',
        extensions: { prf: { eval: { first: input } } },
      },
    }),
  );
  return found === 'cancelled' ? found : (readSecret(found) ?? 'unsupported');
}

function readSecret(credential: PublicKeyCredential): Uint8Array | null {
  const first = credential.getClientExtensionResults().prf?.results?.first;
  return first ? new Uint8Array(first as ArrayBuffer) : null;
}

async function attempt(
  ask: () => Promise<Credential | null>,
): Promise<PublicKeyCredential | 'cancelled'> {
  try {
    return ((await ask()) as PublicKeyCredential | null) ?? 'cancelled';
  } catch (fault) {
    if (fault instanceof DOMException && /^(?:NotAllowed|Abort)Error$/.test(fault.name))
      return 'cancelled';
    throw fault;
  }
}

function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}
