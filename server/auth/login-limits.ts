// Limits and conditions of log-ins, by password and by passkey: tries are counted before the proof
// is checked, and the account must be enabled and verified. Also the check of the
// current password before a signed-in user changes how to log in.
import { HttpError } from '../errors.ts';
import { maxCodeTries, type RateLimits } from '../http/rate-limits.ts';
import { maxPasswordLength } from '../settings.ts';
import type { StoredUser } from '../store/store.ts';
import { requireEnabled } from './account-rules.ts';
import { verifyPassword } from './password-hash.ts';

/**
 * Counts a login try before the proof is checked, so that parallel tries are counted, too. Returns a
 * function that undoes the count.
 * @param account the e-mail address with the password hash
 * @throws HttpError 429
 */
export async function takeLoginTry(
  limits: RateLimits,
  account: string,
  address: string,
): Promise<() => Promise<void>> {
  const here = `${account} ${address}`;
  const anywhere = await limits.take('wrongPasswordAnywhere', account);
  await limits.takeOrThrow(
    'wrongPassword',
    here,
    anywhere.kind === 'over' ? maxCodeTries : undefined,
  );
  await limits.takeOrThrow('wrongPasswordHere', address);
  return async () => {
    if (anywhere.kind === 'taken') await limits.giveBack('wrongPasswordAnywhere', account);
    await limits.giveBack('wrongPassword', here);
    await limits.giveBack('wrongPasswordHere', address);
  };
}

/**
 * Counts a log-in with a passkey as `takeLoginTry` does. These limits are separate, so that passkeys
 * leave the tries for passwords. No limit counts the tries from everywhere: a signature cannot be
 * guessed.
 * @throws HttpError 429
 */
export async function takePasskeyTry(
  limits: RateLimits,
  credentialId: string,
  address: string,
): Promise<() => Promise<void>> {
  const here = `${credentialId} ${address}`;
  await limits.takeOrThrow('wrongPasskey', here);
  await limits.takeOrThrow('wrongPasskeyHere', address);
  return async () => {
    await limits.giveBack('wrongPasskey', here);
    await limits.giveBack('wrongPasskeyHere', address);
  };
}

/**
 * Checks a user whose identity is proven, and counts the log-in.
 * @throws HttpError 403 `account_disabled` or `email_not_verified`, 429
 */
export async function requireLoginAllowed(limits: RateLimits, user: StoredUser): Promise<void> {
  requireEnabled(user);
  if (!user.isVerified)
    throw new HttpError(403, 'email_not_verified', 'Please verify your email first.');
  await limits.takeOrThrow('login', user.id);
}

/**
 * Guesses of a person with a stolen session are limited, over all calls that ask for the password.
 * @throws HttpError 400 `password_wrong`, 429
 */
export async function requireCurrentPassword(
  limits: RateLimits,
  { id, passwordHash }: StoredUser,
  password: string,
): Promise<void> {
  const tries = `${id} ${passwordHash}`;
  await limits.takeOrThrow('wrongPassword', tries);
  if (!(await verifyPassword(passwordHash, password.slice(0, maxPasswordLength + 1))))
    throw new HttpError(400, 'password_wrong', 'The current password is not right.');
  await limits.giveBack('wrongPassword', tries);
}
