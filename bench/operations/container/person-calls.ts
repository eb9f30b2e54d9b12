// Calls of one person to a server: sign-up with the code of an e-mail in the outbox, log-in, and
// prayers.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../../../test/support/seeded-random.ts';
import { buildBenchPrayer } from '../../server/sample-prayers.ts';

/** Password of all people of these calls. */
export const password = 'a lantern over still water';

/**
 * @param dataFolder DATA_DIR of the server, which sends no e-mails
 * @returns the token of the session
 * @throws Error when a call is refused
 */
export async function signUp(url: string, dataFolder: string, email: string): Promise<string> {
  await call(url, 'POST', '/auth/register', { body: { email, password, language: 'en' } });
  const outbox = join(dataFolder, 'outbox');
  const mail = readdirSync(outbox)
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .find((text) => text.includes(email));
  const code = /\b\d{6}\b/.exec(mail ?? '')?.[0];
  if (code === undefined) throw new Error(`The outbox has no e-mail with a code to ${email}.`);
  return readToken(
    await call(url, 'POST', '/auth/verify-otp', { body: { email, otp_code: code, password } }),
  );
}

export async function logIn(url: string, email: string): Promise<string> {
  return readToken(await call(url, 'POST', '/auth/login', { body: { email, password } }));
}

export async function savePrayer(url: string, token: string, email: string): Promise<void> {
  const body = buildBenchPrayer(email, createRandom(1));
  await call(url, 'POST', '/entities/Prayer', { body, token });
}

export async function countPrayers(url: string, token: string): Promise<number> {
  const rows = await call(url, 'GET', '/entities/Prayer', { token });
  if (!Array.isArray(rows)) throw new Error('The list of prayers is no list.');
  return rows.length;
}

function readToken(answer: unknown): string {
  const token = (answer as { access_token?: unknown }).access_token;
  if (typeof token !== 'string') throw new Error('The answer has no token.');
  return token;
}

async function call(
  url: string,
  method: string,
  path: string,
  { body, token }: { body?: unknown; token?: string },
): Promise<unknown> {
  const response = await fetch(`${url}/api/apps/selah${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}
