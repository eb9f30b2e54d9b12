// Part of the front door: who is signed in on this device, as the browser's storage has it, for every tab.
import { browserStorage, createTokenStorage } from './backend/token-storage.ts';
import type { Account } from './data/data.ts';
import { forget, store, stored } from './platform/storage.ts';

/** The account and the token that belong together. `token` is null after a login that was refused: the person is known and must log in again. */
export interface Session {
  account: Account;
  token: string | null;
}

const key = 'session';
const tokens = createTokenStorage(browserStorage());

/** The kept session as text, to see whether another tab changed it; null for none. */
export function sessionText(): string | null {
  return stored(key);
}

/** The person of the last visit, known without a network; null for a guest. */
export function storedSession(): Session | null {
  const text = stored(key);
  if (text === null) return null;
  const kept = parse(text);
  if (!kept) {
    // Somebody or something damaged it: the person signs in again and finds everything.
    forgetSession();
    return null;
  }
  const { account, tokenEnd, token: inOldPlace } = kept;
  if (inOldPlace !== undefined) {
    // Earlier versions kept the token here: it moves to where the contract's clients look.
    keepSession({ account, token: inOldPlace });
    return { account, token: inOldPlace };
  }
  const token = tokens.read();
  return { account, token: token !== null && endOf(token) === tokenEnd ? token : null };
}

/** A token that no account is known for: kept by a login that was cut short, or by another app of the same backend. */
export function strayToken(): string | null {
  const token = tokens.read();
  return token === null || storedSession()?.token === token ? null : token;
}

/** The account is marked with the end of its token: it never stands beside another one's. */
export function keepSession({ account, token }: { account: Account; token: string }): void {
  tokens.keep(token);
  store(key, JSON.stringify({ account, tokenEnd: endOf(token) } satisfies Kept));
}

/** Whose it is will be found out when there is a way to the server. */
export function keepStrayToken(token: string): void {
  tokens.keep(token);
}

export function forgetToken(): void {
  tokens.forget();
}

export function forgetSession(): void {
  tokens.forget();
  forget(key);
}

/** Forgets the session in all tabs, for as long as it is not known whether the person may leave. @returns the way to put it back as it was */
export function setSessionAside(): () => void {
  const text = sessionText();
  const token = tokens.read();
  forgetSession();
  return () => {
    // Somebody may have logged in meanwhile in another tab.
    if (sessionText() !== null) return;
    if (token !== null) tokens.keep(token);
    if (text !== null) store(key, text);
  };
}

interface Kept {
  account: Account;
  /** Missing in the form of earlier versions, which had `token`. */
  tokenEnd?: string;
  token?: string;
}

function parse(text: string): Kept | null {
  try {
    const { account, tokenEnd, token } = JSON.parse(text) as Partial<Kept>;
    if (typeof account?.id !== 'string' || typeof account.email !== 'string') return null;
    if (typeof token === 'string') return { account, token };
    return typeof tokenEnd === 'string' ? { account, tokenEnd } : null;
  } catch {
    return null;
  }
}

/** Enough to tell two tokens apart; it lies beside the whole. */
function endOf(token: string): string {
  return token.slice(-16);
}
