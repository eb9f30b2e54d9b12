// People who come in by the front door: what stands in their letters, and their tokens.
import type { Answer, Person, TestServer } from './fixture.ts';
import type { Letter } from '../../server/mail/mail.ts';
import { vi } from 'vitest';

export const carol = { email: 'carol@example.org', password: 'correct horse' };

export function lastCode({ letters }: Pick<TestServer, 'letters'>): string {
  return /\b\d{6}\b/.exec(letters.at(-1)?.text ?? '')?.[0] ?? 'no code';
}

export function otherCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

export function tokenIn({ body }: Answer): string {
  return typeof body === 'object' && body !== null && 'access_token' in body ? String(body.access_token) : 'no token';
}

/** The token in the link of a letter. */
export function linkTokenIn(letter: Letter | undefined): string {
  return /reset-password\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? 'no token';
}

/** Some letters are written after the answer. */
export async function letterNumber(server: Pick<TestServer, 'letters'>, count: number): Promise<Letter> {
  return vi.waitFor(() => {
    const letter = server.letters[count - 1];
    if (!letter) throw new Error(`There are ${server.letters.length} letters, not ${count}.`);
    return letter;
  });
}

/** Calls with a token, whatever it is. */
export function bearing(server: TestServer, token: string): Person['call'] {
  return (method, path, body, headers = {}) => server.anonymous.call(method, path, body, { authorization: `Bearer ${token}`, ...headers });
}

/** Somebody with a password, signed in. */
export async function signedUp(server: TestServer, { email, password } = carol): Promise<{ id: string; email: string; token: string; call: Person['call'] }> {
  await server.anonymous.call('POST', '/auth/register', { email, password });
  const verified = await server.anonymous.call('POST', '/auth/verify-otp', { email, otp_code: lastCode(server) });
  const token = tokenIn(verified);
  return { id: (verified.body as { id: string }).id, email, token, call: bearing(server, token) };
}

/** What an answer says, apart from the number of the request. */
export function plain({ status, body }: Answer): { status: number; body: object } {
  return { status, body: { ...(body as object), request_id: '' } };
}
