// Signing up, in and out. What fails comes back as a value; the page makes a sentence of it.
import type { Credentials } from '../../backend/auth.ts';
import { type BackendOutcome, toOutcome } from '../../backend/outcome.ts';
import type { Language } from '../../../schemas/fields.ts';
import type { User } from '../../../schemas/entities/user.ts';
import type { Account, DataContext } from '../../data/data-context.ts';
import { countUnsynced } from '../../data/records/count-unsynced.ts';
import { withReconnect } from '../../data/database/storage-errors.ts';

export type AuthFailure = { kind: 'offline' } | { kind: 'refused'; code: string; message: string };

/** Asks for an account; a code of six digits comes by mail. */
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
  if (answer.kind !== 'ok') return toAuthFailure(answer);
  const { access_token: token, user } = answer.value;
  await data.startSession({ account: toAccount(user), user, token });
  return null;
}

/**
 * Signs in with a token that came from elsewhere: with the page's address after a login on another
 * page, or kept by a login that was cut short. Somebody who is signed in already is not changed for
 * another person: a link could carry a stranger's token.
 * @param confirm asks a guest before anything is kept; whoever opened a stranger's link would write
 * into the stranger's account
 * @returns `refused` when the token is good for nothing
 */
export async function signInWithToken(
  data: DataContext,
  token: string,
  confirm?: (email: string) => Promise<boolean>,
): Promise<'done' | 'not now' | 'refused' | 'somebody else' | 'declined'> {
  const me = await toOutcome(data.backend.auth.me({ token }));
  if (me.kind === 'offline') return 'not now';
  if (me.kind === 'refused') return me.status === 401 || me.status === 403 ? 'refused' : 'not now';
  if (data.account && data.account.id !== me.value.id) return 'somebody else';
  if (!data.account && confirm && !(await confirm(me.value.email))) return 'declined';
  await data.startSession({ account: toAccount(me.value), user: me.value, token });
  return 'done';
}

/**
 * Asks for a mail with a link to a new password. The answer is the same whether there is such an
 * account or not.
 */
export async function requestPasswordReset(
  data: DataContext,
  email: string,
): Promise<AuthFailure | null> {
  return toAuthFailure(await toOutcome(data.backend.auth.resetPasswordRequest(email.trim())));
}

/**
 * Sets the password and signs in with it, where the server says whose it is. Somebody else who is
 * signed in here stays so.
 * @param resetToken from the link of the mail
 */
export async function setNewPassword(
  data: DataContext,
  resetToken: string,
  newPassword: string,
): Promise<AuthFailure | null> {
  const answer = await toOutcome(data.backend.auth.resetPassword({ resetToken, newPassword }));
  if (answer.kind !== 'ok') return toAuthFailure(answer);
  const { email } = (answer.value ?? {}) as Partial<User>;
  // The password is set whatever comes of the login: then the login page asks.
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
 * Whether the owner of the backend lets somebody return to another site with their token. Without
 * an answer, no.
 */
export async function isAllowedReturnOrigin(data: DataContext, origin: string): Promise<boolean> {
  const answer = await toOutcome(data.backend.publicSettings());
  return answer.kind === 'ok' && (answer.value.return_origins?.includes(origin) ?? false);
}

/**
 * Signs out and removes the person's records from this device.
 * @param told how many records and begun texts the person knows to be on this device only, and
 * chose to lose
 * @returns how many there are, when that is why it was not done: more than they were told of; null
 * when it is done
 */
export async function signOut(
  data: DataContext,
  { acknowledgedCount }: { acknowledgedCount: number },
): Promise<{ waiting: number } | null> {
  if (acknowledgedCount === 0) {
    const countUnsyncedNow = () => withReconnect(data, () => countUnsynced(data.userDatabase));
    // Whatever was written a moment ago gets its chance.
    if ((await countUnsyncedNow()) > 0) await data.sync();
    const unsyncedCount = (await countUnsyncedNow()) + data.countDrafts();
    if (unsyncedCount > 0) return { waiting: unsyncedCount };
  }
  return data.endSession(acknowledgedCount);
}

/**
 * What becomes of a person's database when the session changed in another tab while this one was
 * opening it. Only a log-out, which asked first what is only here, removes it; after a new login it
 * may hold words that wait, of the same person or of another.
 * @param atStart and `now`: the kept session as text, null for none
 */
export function decideOpenedDatabase(
  atStart: string | null,
  now: string | null,
): 'stays' | 'is let go' | 'is removed' {
  if (now === atStart) return 'stays';
  return now === null ? 'is removed' : 'is let go';
}

async function startSessionWithToken(
  data: DataContext,
  token: string,
): Promise<AuthFailure | null> {
  const me = await toOutcome(data.backend.auth.me({ token }));
  if (me.kind !== 'ok') return toAuthFailure(me);
  await data.startSession({ account: toAccount(me.value), user: me.value, token });
  return null;
}

function toAccount({ id, email, full_name: name }: User): Account {
  return { id, email, full_name: name };
}

export function toAuthFailure(outcome: BackendOutcome<unknown>): AuthFailure | null {
  switch (outcome.kind) {
    case 'ok':
      return null;
    case 'offline':
      return { kind: 'offline' };
    case 'refused':
      return { kind: 'refused', code: outcome.code, message: outcome.message };
  }
}
