// Calls of passkey tests: registration, log-in and list over the API, with an authenticator in
// software.
import { expect } from 'vitest';
import type {
  PasskeyLoginOptions,
  PasskeyRegistrationOptions,
  PasskeyRow,
} from '../../../schemas/api/passkeys.ts';
import { carol, signUpUser } from './signed-up-users.ts';
import {
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
  type WrongParts,
} from './software-authenticator.ts';
import type { TestResponse, TestServer, TestUser } from './test-server.ts';

export type Person = Pick<TestUser, 'id' | 'call'>;

export async function startRegistration(
  { call }: Pick<Person, 'call'>,
  password: string | undefined = carol.password,
): Promise<PasskeyRegistrationOptions> {
  const { status, body } = await call('POST', '/auth/passkeys/registration-options', {
    current_password: password,
  });
  expect(status).toBe(200);
  return body as PasskeyRegistrationOptions;
}

/** Creates a passkey, and returns the answer of the server. */
export async function register(
  person: Pick<Person, 'call'>,
  authenticator: SoftwareAuthenticator,
  { name, ...wrong }: WrongParts & { name?: string } = {},
): Promise<TestResponse> {
  const credential = authenticator.create(await startRegistration(person), wrong);
  return person.call('POST', '/auth/passkeys', { credential, ...(name !== undefined && { name }) });
}

export async function startLogin({
  anonymous,
}: Pick<TestServer, 'anonymous'>): Promise<PasskeyLoginOptions> {
  const { status, body } = await anonymous.call('POST', '/auth/passkeys/login-options');
  expect(status).toBe(200);
  return body as PasskeyLoginOptions;
}

export async function logIn(
  server: Pick<TestServer, 'anonymous'>,
  authenticator: SoftwareAuthenticator,
  wrong: WrongParts = {},
  headers: Record<string, string> = {},
): Promise<TestResponse> {
  const credential = authenticator.answer(await startLogin(server), wrong);
  return server.anonymous.call('POST', '/auth/passkeys/login', { credential }, headers);
}

export async function listPasskeys({ call }: Pick<Person, 'call'>): Promise<PasskeyRow[]> {
  const { status, body } = await call('GET', '/auth/passkeys');
  expect(status).toBe(200);
  return body as PasskeyRow[];
}

/** Carol with a passkey. */
export async function createCarol(server: TestServer, options = {}) {
  const person = await signUpUser(server);
  const authenticator = createSoftwareAuthenticator(options);
  expect(await register(person, authenticator)).toMatchObject({ status: 200 });
  return { person, authenticator };
}

export const refused = { status: 400, body: { code: 'passkey_refused' } };
export const expired = { status: 400, body: { code: 'passkey_expired' } };
