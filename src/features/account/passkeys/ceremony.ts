// Asks the browser for a new passkey, or for the use of a passkey, and turns the failures of the
// browser into values.
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type {
  PasskeyLoginOptions,
  PasskeyLoginResponse,
  PasskeyRegistrationOptions,
  PasskeyRegistrationResponse,
} from '../../../../schemas/api/passkeys.ts';

/**
 * `cancelled`: the user closed the window of the browser, or it timed out. `exists`: this device or
 * password manager already has a passkey of this account. `failed`: the browser or the package threw `fault`.
 */
export type CeremonyResult<Credential> =
  | { kind: 'done'; credential: Credential }
  | { kind: 'cancelled' }
  | { kind: 'exists' }
  | { kind: 'failed'; fault: unknown };

/** Loaded when it is first needed, because most visits of the account pages do not need it. */
export function loadCeremony() {
  return import('@simplewebauthn/browser');
}

/** @param options as the server sent them */
export async function createPasskey(
  options: PasskeyRegistrationOptions,
): Promise<CeremonyResult<PasskeyRegistrationResponse>> {
  const { startRegistration } = await loadCeremony();
  return toResult(
    startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  );
}

/** @param options as in `createPasskey` */
export async function requestPasskey(
  options: PasskeyLoginOptions,
): Promise<CeremonyResult<PasskeyLoginResponse>> {
  const { startAuthentication } = await loadCeremony();
  return toResult(
    startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
  );
}

/** The names are those of the browser's errors, which the package keeps. */
async function toResult<Credential>(
  ceremony: Promise<Credential>,
): Promise<CeremonyResult<Credential>> {
  try {
    return { kind: 'done', credential: await ceremony };
  } catch (fault) {
    switch (fault instanceof Error ? fault.name : '') {
      case 'NotAllowedError':
      case 'AbortError':
        return { kind: 'cancelled' };
      case 'InvalidStateError':
        return { kind: 'exists' };
      default:
        return { kind: 'failed', fault };
    }
  }
}
