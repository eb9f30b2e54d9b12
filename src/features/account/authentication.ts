// Account functions: registration, log-in, log-out and passwords. Failures are returned as values;
// the page turns a value into a sentence.
import type { Credentials } from '../../backend/auth.ts';
import { type BackendOutcome, toOutcome } from '../../backend/outcome.ts';
import type { Language } from '../../../schemas/languages.ts';
import type { User } from '../../../schemas/entities/user.ts';
import type { DataContext } from '../../data/data-context.ts';
import { countUnsynced } from '../../data/records/count-unsynced.ts';
import { withReconnect } from '../../data/database/storage-errors.ts';
import { toAccount } from './sign-in-with-token.ts';

export type AuthFailure = { kind: 'offline' } | { kind: 'refused'; code: string; message: string };

/** Requests an account; the server sends an e-mail with a six-digit code. */
export async function signUp(
  data: DataContext,
  email: string,
  password: string,
  language: Language,
): Promise<AuthFailure | null> {
  return toAuthFailure(
    await toOutcome(data.backend.auth.register({ email: email.trim(), password, language })),
  );
}

export async function resendCode(data: DataContext, email: string): Promise<AuthFailure | null> {
  return toAuthFailure(await toOutcome(data.backend.auth.resendOtp(email.trim())));
}

/** Proves the e-mail and signs in. */
export async function verifyCode(
  data: DataContext,
  { email, password }: Credentials,
  code: string,
): Promise<AuthFailure | null> {
  const verified = await toOutcome(
    data.backend.auth.verifyOtp({ email: email.trim(), code: code.replace(/\D/g, ''), password }),
  );
  if (verified.kind !== 'ok') return toAuthFailure(verified);
  return startSessionWithToken(data, verified.value.access_token);
}

export async function signIn(
  data: DataContext,
  email: string,
  password: string,
): Promise<AuthFailure | null> {
  const answer = await toOutcome(data.backend.auth.login({ email: email.trim(), password }));
  // The hosted platform's answer for an unknown e-mail has neither a code nor a message.
  if (answer.kind === 'refused' && answer.status === 401 && answer.code === codeless)
    return { kind: 'refused', code: 'invalid_credentials', message: answer.message };
  if (answer.kind !== 'ok') return toAuthFailure(answer);
  return startSessionWithToken(data, answer.value.access_token);
}

/**
 * Requests an e-mail with a link to set a new password. The answer is the same whether the account
 * exists or not.
 */
export async function requestPasswordReset(
  data: DataContext,
  email: string,
): Promise<AuthFailure | null> {
  return toAuthFailure(await toOutcome(data.backend.auth.resetPasswordRequest(email.trim())));
}

/**
 * Sets the password, and signs in with it if the server returns the account's e-mail. If another
 * user is signed in here, that user stays signed in.
 * @param resetToken token from the link in the e-mail
 */
export async function setNewPassword(
  data: DataContext,
  resetToken: string,
  newPassword: string,
): Promise<AuthFailure | null> {
  const answer = await toOutcome(data.backend.auth.resetPassword({ resetToken, newPassword }));
  if (answer.kind !== 'ok') return toAuthFailure(answer);
  const { email } = (answer.value ?? {}) as Partial<User>;
  // The password is set even if the login fails; the login page is shown then.
  if (typeof email === 'string' && (!data.account || data.account.email === email))
    await signIn(data, email, newPassword);
  return null;
}

/** All other devices must log in again. */
export async function changePassword(
  data: DataContext,
  currentPassword: string,
  newPassword: string,
): Promise<AuthFailure | null> {
  if (!data.account) return { kind: 'refused', code: 'unauthorized', message: '' };
  return toAuthFailure(
    await toOutcome(
      data.backend.auth.changePassword({ userId: data.account.id, currentPassword, newPassword }),
    ),
  );
}

/**
 * Returns whether the backend's owner allows a return to this other site with the user's token.
 * Without an answer, returns false.
 */
export async function isAllowedReturnOrigin(data: DataContext, origin: string): Promise<boolean> {
  const answer = await toOutcome(data.backend.publicSettings());
  return answer.kind === 'ok' && (answer.value.return_origins?.includes(origin) ?? false);
}

/**
 * Signs out and deletes the user's data from this device.
 * @param acknowledgedCount number of records and drafts that are on this device only and that the
 *   user agreed to lose
 * @param onEnded called when no data of the user is open any more, before the app opens for a guest
 * @returns null after the log-out; otherwise the number of unsynced items, because there are more
 *   than the user agreed to lose
 */
export async function signOut(
  data: DataContext,
  { acknowledgedCount, onEnded }: { acknowledgedCount: number; onEnded?: () => void },
): Promise<{ waiting: number } | null> {
  if (acknowledgedCount === 0) {
    const unsyncedCount = await syncAndCountUnsynced(data);
    if (unsyncedCount > 0) return { waiting: unsyncedCount };
  }
  return data.endSession(acknowledgedCount, onEnded);
}

/**
 * Syncs items that were written just before. Returns the number of records and drafts that are on
 * this device only.
 */
export async function syncAndCountUnsynced(data: DataContext): Promise<number> {
  const countUnsyncedNow = () => withReconnect(data, () => countUnsynced(data.userDatabase));
  if ((await countUnsyncedNow()) > 0) await data.sync();
  return (await countUnsyncedNow()) + data.countDrafts();
}

/**
 * Decides about a user's database if the session changed in another tab while this tab was opening
 * the database. Only a log-out deletes it, because a log-out checks for unsynced data first. After
 * a new login, the database may contain pending data of the same or another user.
 * @param atStart and `now`: the stored session as text, null for none
 */
export function decideOpenedDatabase(
  atStart: string | null,
  now: string | null,
): 'stays' | 'is let go' | 'is removed' {
  if (now === atStart) return 'stays';
  return now === null ? 'is removed' : 'is let go';
}

/**
 * Reads the account from the server: the hosted platform's log-in answers do not contain the user.
 */
export async function startSessionWithToken(
  data: DataContext,
  token: string,
): Promise<AuthFailure | null> {
  const me = await toOutcome(data.backend.auth.me({ token }));
  if (me.kind !== 'ok') return toAuthFailure(me);
  await data.startSession({ account: toAccount(me.value), user: me.value, token });
  return null;
}

export function toAuthFailure(outcome: BackendOutcome<unknown>): AuthFailure | null {
  switch (outcome.kind) {
    case 'ok':
      return null;
    case 'offline':
      return { kind: 'offline' };
    case 'refused':
      return { kind: 'refused', code: findCode(outcome), message: outcome.message };
  }
}

/** The code of `toOutcome` for an answer without a code. */
const codeless = 'refused';

/**
 * The hosted platform sends no codes: its messages, of which these are the ends, say the reason.
 */
const codesByMessage: readonly (readonly [end: string, code: string])[] = [
  ['Invalid email or password', 'invalid_credentials'],
  ['A user with this email already exists', 'email_taken'],
  ['Object not found', 'code_wrong'],
  ['Verification code has expired', 'code_expired'],
];

function findCode({ code, message }: { code: string; message: string }): string {
  if (code !== codeless) return code;
  return codesByMessage.find(([end]) => message.endsWith(end))?.[1] ?? code;
}
