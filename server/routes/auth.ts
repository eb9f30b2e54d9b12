// Signing up and signing in, over HTTP.
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { userToWire } from '../answers.ts';
import type { Accounts } from '../auth/accounts.ts';
import { codeMinutes } from '../auth/codes.ts';
import type { Tokens } from '../auth/tokens.ts';
import { isObject } from '../check.ts';
import { HttpError } from '../errors.ts';

/** Requests a minute from one address, all auth routes together: a whole congregation may sit behind one address. */
export const authRequestsAMinute = 60;

const largestBody = 16 * 1024;

export async function authRoutes(app: FastifyInstance, { accounts, tokens }: { accounts: Accounts; tokens: Tokens }): Promise<void> {
  await app.register(rateLimit, {
    max: authRequestsAMinute,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1_000));
      return new HttpError(429, 'too_many_requests', `Too many attempts. Try again in ${seconds} seconds.`, { retryAfter: seconds });
    },
  });
  const path = '/api/apps/:appId/auth';
  const options = { bodyLimit: largestBody };

  app.post(`${path}/register`, options, async (request) => {
    const { email, password, language } = readTexts(request.body, ['email', 'password'], ['language']);
    const { id } = await accounts.register({ email, password, language });
    return { id, message: 'Registration successful. Please check your email for the verification code.', otp_expires_in_minutes: codeMinutes };
  });

  app.post(`${path}/verify-otp`, options, async (request) => {
    const { email, otp_code, password } = readTexts(request.body, ['email', 'otp_code'], ['password']);
    const { id } = await accounts.verify(email, otp_code, password);
    return { id, access_token: await tokens.make(id), message: 'Email verified successfully. You are now logged in.', success: true };
  });

  app.post(`${path}/resend-otp`, options, async (request) => {
    const { email } = readTexts(request.body, ['email'], []);
    await accounts.resendCode(email);
    return { message: 'If this address waits for a code, a new one is on its way.', otp_expires_in_minutes: codeMinutes };
  });

  app.post(`${path}/login`, options, async (request) => {
    const { email, password } = readTexts(request.body, ['email', 'password'], []);
    const user = await accounts.logIn(email, password);
    return { access_token: await tokens.make(user.id), user: userToWire(user), success: true };
  });
}

function readTexts<Needed extends string, Optional extends string>(
  body: unknown,
  needed: readonly Needed[],
  optional: readonly Optional[],
): Record<Needed, string> & Partial<Record<Optional, string>> {
  if (!isObject(body)) throw new HttpError(400, 'invalid_body', 'The body must be a JSON object.');
  const read: Partial<Record<string, string>> = {};
  for (const name of [...needed, ...optional]) {
    const value = body[name];
    if (typeof value === 'string') read[name] = value;
    else if (needed.some((one) => one === name)) throw new HttpError(400, 'invalid_body', `${name} is missing or not a text.`);
  }
  return read as Record<Needed, string> & Partial<Record<Optional, string>>;
}
