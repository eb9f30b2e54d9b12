// Reads and validates the bodies of passkey requests: a new credential, and the answer of an
// authenticator to a challenge.
import { isObject } from '../../schemas/is-object.ts';
import {
  maxPasskeyNameLength,
  type NewPasskey,
  type PasskeyLoginResponse,
  type PasskeyRegistrationResponse,
} from '../../schemas/api/passkeys.ts';
import { HttpError } from '../errors.ts';

/** All transports of WebAuthn, level 3. Others are dropped. */
const knownTransports = ['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal'];

/** The most characters of a credential id: 1,023 bytes in base64url. */
const maxCredentialIdLength = 1_364;

/** @throws HttpError 400 `invalid_body` */
export function readNewPasskey(body: unknown): {
  credential: PasskeyRegistrationResponse;
  name: string | null;
} {
  const { credential, name } = requireObject(body, 'The body') as Partial<NewPasskey>;
  const { envelope, response } = readCredential(credential);
  const { transports } = response;
  return {
    credential: {
      ...envelope,
      response: {
        clientDataJSON: requireBase64Url(response, 'clientDataJSON'),
        attestationObject: requireBase64Url(response, 'attestationObject'),
        transports: Array.isArray(transports)
          ? knownTransports.filter((known) => transports.includes(known))
          : [],
      },
    },
    name: readName(name),
  };
}

/** @throws HttpError 400 `invalid_body` */
export function readLoginResponse(body: unknown): PasskeyLoginResponse {
  const { envelope, response } = readCredential(requireObject(body, 'The body')['credential']);
  return {
    ...envelope,
    response: {
      clientDataJSON: requireBase64Url(response, 'clientDataJSON'),
      authenticatorData: requireBase64Url(response, 'authenticatorData'),
      signature: requireBase64Url(response, 'signature'),
      ...(response['userHandle'] !== undefined && {
        userHandle: requireBase64Url(response, 'userHandle'),
      }),
    },
  };
}

/**
 * Returns the challenge that the browser has signed, or undefined if the client data are no JSON
 * object with a challenge.
 */
export function readChallenge(clientDataJSON: string): string | undefined {
  const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
  try {
    const data: unknown = JSON.parse(text);
    const challenge = isObject(data) ? data['challenge'] : undefined;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Returns the id of the user that a user handle contains, or undefined for a handle that is no id
 * of this server.
 */
export function readUserHandle(userHandle: string | undefined): string | undefined {
  const id = Buffer.from(userHandle ?? '', 'base64url').toString('utf8');
  return /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

function readCredential(credential: unknown): {
  envelope: { id: string; rawId: string; type: 'public-key' };
  response: Record<string, unknown>;
} {
  const read = requireObject(credential, 'credential');
  const id = requireBase64Url(read, 'id');
  if (id.length > maxCredentialIdLength) throw invalidBody('id is too long.');
  if (read['type'] !== 'public-key') throw invalidBody('type must be public-key.');
  return {
    envelope: { id, rawId: requireBase64Url(read, 'rawId'), type: 'public-key' },
    response: requireObject(read['response'], 'response'),
  };
}

/** An empty name is no name. */
function readName(name: unknown): string | null {
  if (name === undefined) return null;
  if (typeof name !== 'string') throw invalidBody('name is not a text.');
  const trimmed = name.trim();
  if (trimmed.length > maxPasskeyNameLength)
    throw invalidBody(`name has more than ${maxPasskeyNameLength} characters.`);
  return trimmed === '' ? null : trimmed;
}

function requireObject(value: unknown, name: string): Record<string, unknown> {
  if (!isObject(value)) throw invalidBody(`${name} must be a JSON object.`);
  return value;
}

function requireBase64Url(object: Record<string, unknown>, name: string): string {
  const value = object[name];
  if (typeof value !== 'string' || !/^[\w-]+$/.test(value))
    throw invalidBody(`${name} is missing or not base64url.`);
  return value;
}

function invalidBody(message: string): HttpError {
  return new HttpError(400, 'invalid_body', message);
}
