// Test helpers for users who sign up through the API: codes, links and tokens from e-mails and
// answers, and calls with a token.
import type { TestResponse, TestUser, TestServer } from './test-server.ts';
import type { Email } from '../../../server/mail/mail.ts';
import { vi } from 'vitest';

export const carol = { email: 'carol@example.org', password: 'correct horse' };

export function getLastCode({ emails }: Pick<TestServer, 'emails'>): string {
  return /\b\d{6}\b/.exec(emails.at(-1)?.text ?? '')?.[0] ?? 'no code';
}

export function getWrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

export function getToken({ body }: TestResponse): string {
  return typeof body === 'object' && body !== null && 'access_token' in body
    ? String(body.access_token)
    : 'no token';
}

/** Returns the token in the link of an e-mail. */
export function getLinkToken(email: Email | undefined): string {
  return /reset-password\?token=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? 'no token';
}

/** Waits for e-mails, because the server writes some e-mails after the answer. */
export async function waitForEmail(
  server: Pick<TestServer, 'emails'>,
  count: number,
): Promise<Email> {
  return vi.waitFor(() => {
    const email = server.emails[count - 1];
    if (!email) throw new Error(`There are ${server.emails.length} e-mails, not ${count}.`);
    return email;
  });
}

/** Returns a function that calls the server with any token, valid or not. */
export function callWithToken(server: TestServer, token: string): TestUser['call'] {
  return (method, path, body, headers = {}) =>
    server.anonymous.call(method, path, body, { authorization: `Bearer ${token}`, ...headers });
}

/** Creates a user with a password and signs the user in. */
export async function signUpUser(
  server: TestServer,
  { email, password } = carol,
): Promise<{ id: string; email: string; token: string; call: TestUser['call'] }> {
  await server.anonymous.call('POST', '/auth/register', { email, password });
  const verified = await server.anonymous.call('POST', '/auth/verify-otp', {
    email,
    otp_code: getLastCode(server),
  });
  const token = getToken(verified);
  return {
    id: (verified.body as { id: string }).id,
    email,
    token,
    call: callWithToken(server, token),
  };
}

/** Returns the status and body of an answer without the request id. */
export function omitRequestId({ status, body }: TestResponse): { status: number; body: object } {
  return { status, body: { ...(body as object), request_id: '' } };
}
