// Signing up, in and out. What fails comes back as a value; the page makes a sentence of it.
import type { Credentials } from '../backend/auth.ts';
import { type Outcome, outcomeOf } from '../backend/outcome.ts';
import type { Language } from '../../schemas/fields.ts';
import type { User } from '../../schemas/user.ts';
import type { Account, Data } from './data.ts';
import { countOnlyHere } from './only-here.ts';
import { withStorage } from './storage-faults.ts';

export type SessionFailure = { kind: 'offline' } | { kind: 'refused'; code: string; message: string };

/** Asks for an account; a code of six digits comes by mail. */
export async function signUp(data: Data, email: string, password: string, language: Language): Promise<SessionFailure | null> {
  return failureOf(await outcomeOf(data.backend.auth.register({ email: email.trim(), password, language })));
}

export async function resendCode(data: Data, email: string): Promise<SessionFailure | null> {
  return failureOf(await outcomeOf(data.backend.auth.resendOtp(email.trim())));
}

/** Proves the e-mail and signs in. */
export async function verifyCode(data: Data, { email, password }: Credentials, code: string): Promise<SessionFailure | null> {
  const verified = await outcomeOf(data.backend.auth.verifyOtp({ email: email.trim(), code: code.replace(/\D/g, ''), password }));
  if (verified.kind !== 'ok') return failureOf(verified);
  return enterWith(data, verified.value.access_token);
}

export async function signIn(data: Data, email: string, password: string): Promise<SessionFailure | null> {
  const answer = await outcomeOf(data.backend.auth.login({ email: email.trim(), password }));
  if (answer.kind !== 'ok') return failureOf(answer);
  const { access_token: token, user } = answer.value;
  await data.enter({ account: accountOf(user), user, token });
  return null;
}

/**
 * Signs in with a token that came from elsewhere: with the page's address after a login on another page, or kept by a login that was cut
 * short. Somebody who is signed in already is not changed for another person: a link could carry a stranger's token.
 * @param wants asks a guest before anything is kept; whoever opened a stranger's link would write into the stranger's account
 * @returns `refused` when the token is good for nothing
 */
export async function signInWithToken(data: Data, token: string, wants?: (email: string) => Promise<boolean>): Promise<'done' | 'not now' | 'refused' | 'somebody else' | 'declined'> {
  const me = await outcomeOf(data.backend.auth.me({ token }));
  if (me.kind === 'offline') return 'not now';
  if (me.kind === 'refused') return me.status === 401 || me.status === 403 ? 'refused' : 'not now';
  if (data.account && data.account.id !== me.value.id) return 'somebody else';
  if (!data.account && wants && !(await wants(me.value.email))) return 'declined';
  await data.enter({ account: accountOf(me.value), user: me.value, token });
  return 'done';
}

/** Asks for a mail with a link to a new password. The answer is the same whether there is such an account or not. */
export async function askNewPassword(data: Data, email: string): Promise<SessionFailure | null> {
  return failureOf(await outcomeOf(data.backend.auth.resetPasswordRequest(email.trim())));
}

/**
 * Sets the password and signs in with it, where the server says whose it is. Somebody else who is signed in here stays so.
 * @param resetToken from the link of the mail
 */
export async function setNewPassword(data: Data, resetToken: string, newPassword: string): Promise<SessionFailure | null> {
  const answer = await outcomeOf(data.backend.auth.resetPassword({ resetToken, newPassword }));
  if (answer.kind !== 'ok') return failureOf(answer);
  const { email } = (answer.value ?? {}) as Partial<User>;
  // The password is set whatever comes of the login: then the login page asks.
  if (typeof email === 'string' && (!data.account || data.account.email === email)) await signIn(data, email, newPassword);
  return null;
}

/** All other devices must log in again. */
export async function changePassword(data: Data, currentPassword: string, newPassword: string): Promise<SessionFailure | null> {
  if (!data.account) return { kind: 'refused', code: 'unauthorized', message: '' };
  return failureOf(await outcomeOf(data.backend.auth.changePassword({ userId: data.account.id, currentPassword, newPassword })));
}

/** Whether the owner of the backend lets somebody return to another site with their token. Without an answer, no. */
export async function mayReturnTo(data: Data, origin: string): Promise<boolean> {
  const answer = await outcomeOf(data.backend.publicSettings());
  return answer.kind === 'ok' && (answer.value.return_origins?.includes(origin) ?? false);
}

/**
 * Signs out and removes the person's records from this device.
 * @param told how many records and begun texts the person knows to be on this device only, and chose to lose
 * @returns how many there are, when that is why it was not done: more than they were told of; null when it is done
 */
export async function signOut(data: Data, { told }: { told: number }): Promise<{ waiting: number } | null> {
  if (told === 0) {
    const look = () => withStorage(data, () => countOnlyHere(data.personal));
    // Whatever was written a moment ago gets its chance.
    if ((await look()) > 0) await data.sync();
    const onlyHere = (await look()) + data.unsaved();
    if (onlyHere > 0) return { waiting: onlyHere };
  }
  return data.leave(told);
}

/**
 * What becomes of a person's database when the session changed in another tab while this one was opening it. Only a log-out, which asked
 * first what is only here, removes it; after a new login it may hold words that wait, of the same person or of another.
 * @param atStart and `now`: the kept session as text, null for none
 */
export function fateOfOpened(atStart: string | null, now: string | null): 'stays' | 'is let go' | 'is removed' {
  if (now === atStart) return 'stays';
  return now === null ? 'is removed' : 'is let go';
}

async function enterWith(data: Data, token: string): Promise<SessionFailure | null> {
  const me = await outcomeOf(data.backend.auth.me({ token }));
  if (me.kind !== 'ok') return failureOf(me);
  await data.enter({ account: accountOf(me.value), user: me.value, token });
  return null;
}

function accountOf({ id, email, full_name: name }: User): Account {
  return { id, email, full_name: name };
}

export function failureOf(outcome: Outcome<unknown>): SessionFailure | null {
  switch (outcome.kind) {
    case 'ok':
      return null;
    case 'offline':
      return { kind: 'offline' };
    case 'refused':
      return { kind: 'refused', code: outcome.code, message: outcome.message };
  }
}
