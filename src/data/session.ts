// Signing up, in and out. What fails comes back as a value; the page makes a sentence of it.
import { firstValueFrom } from 'rxjs';
import type { Credentials } from '../backend/backend.ts';
import type { Outcome } from '../backend/request.ts';
import type { Language } from '../../schemas/fields.ts';
import type { User } from '../../schemas/user.ts';
import type { Account, Data } from './data.ts';
import { syncStatus } from './sync-status.ts';

export type SessionFailure = { kind: 'offline' } | { kind: 'refused'; code: string; message: string };

/** Asks for an account; a code of six digits comes by mail. */
export async function signUp(data: Data, email: string, password: string, language: Language): Promise<SessionFailure | null> {
  return failureOf(await data.backend.register({ email: email.trim(), password }, language));
}

export async function resendCode(data: Data, email: string): Promise<SessionFailure | null> {
  return failureOf(await data.backend.resendCode(email.trim()));
}

/** Proves the e-mail and signs in. */
export async function verifyCode(data: Data, { email, password }: Credentials, code: string): Promise<SessionFailure | null> {
  const verified = await data.backend.verifyCode(email.trim(), code.replace(/\D/g, ''), password);
  if (verified.kind !== 'ok') return failureOf(verified);
  const { access_token: token } = verified.value;
  const me = await data.backend.me(token);
  if (me.kind !== 'ok') return failureOf(me);
  await data.enter({ account: accountOf(me.value), user: me.value, token });
  return null;
}

export async function signIn(data: Data, email: string, password: string): Promise<SessionFailure | null> {
  const answer = await data.backend.login({ email: email.trim(), password });
  if (answer.kind !== 'ok') return failureOf(answer);
  const { access_token: token, user } = answer.value;
  await data.enter({ account: accountOf(user), user, token });
  return null;
}

/**
 * Signs out and removes the person's records from this device.
 * @returns how many records and begun texts only this device holds, when that is why it was not done; null when it is done
 */
export async function signOut(data: Data, { discardWaiting }: { discardWaiting: boolean }): Promise<{ waiting: number } | null> {
  if (!discardWaiting) {
    const before = await firstValueFrom(syncStatus(data));
    // Whatever was written a moment ago gets its chance.
    if (before.waiting > 0) await data.sync();
    const { waiting, refused } = await firstValueFrom(syncStatus(data));
    const onlyHere = waiting + refused + data.unsaved();
    if (onlyHere > 0) return { waiting: onlyHere };
  }
  await data.leave();
  return null;
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

function accountOf({ id, email, full_name: name }: User): Account {
  return { id, email, full_name: name };
}

function failureOf(outcome: Outcome<unknown>): SessionFailure | null {
  switch (outcome.kind) {
    case 'ok':
      return null;
    case 'offline':
      return { kind: 'offline' };
    case 'refused':
      return { kind: 'refused', code: outcome.code, message: outcome.message };
  }
}
