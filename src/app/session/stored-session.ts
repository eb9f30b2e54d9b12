// Part of the front door: who is signed in on this device, as the browser's storage has it, for
// every tab.
import { getLocalStorage, createTokenStorage } from '../../backend/token-storage.ts';
import type { Account } from '../../data/data-context.ts';
import { removeStored, writeStored, readStored } from '../../platform/storage/local-storage.ts';

/**
 * The account and the token that belong together. `token` is null after a login that was refused:
 * the person is known and must log in again.
 */
export interface LocalSession {
  account: Account;
  token: string | null;
}

const storageKey = 'session';
const tokens = createTokenStorage(getLocalStorage());

/** The kept session as text, to see whether another tab changed it; null for none. */
export function readSessionText(): string | null {
  return readStored(storageKey);
}

/** The person of the last visit, known without a network; null for a guest. */
export function readStoredSession(): LocalSession | null {
  const text = readStored(storageKey);
  if (text === null) return null;
  const kept = parseSession(text);
  if (!kept) {
    // Somebody or something damaged it: the person signs in again and finds everything.
    removeSession();
    return null;
  }
  const { account, tokenEnd, token: inOldPlace } = kept;
  if (inOldPlace !== undefined) {
    // Earlier versions kept the token here: it moves to where the contract's clients look.
    storeSession({ account, token: inOldPlace });
    return { account, token: inOldPlace };
  }
  const token = tokens.read();
  return { account, token: token !== null && getTokenEnd(token) === tokenEnd ? token : null };
}

/**
 * A token that no account is known for: kept by a login that was cut short, or by another app of
 * the same backend.
 */
export function readUnclaimedToken(): string | null {
  const token = tokens.read();
  return token === null || readStoredSession()?.token === token ? null : token;
}

/** The account is marked with the end of its token: it never stands beside another one's. */
export function storeSession({ account, token }: { account: Account; token: string }): void {
  tokens.write(token);
  writeStored(
    storageKey,
    JSON.stringify({ account, tokenEnd: getTokenEnd(token) } satisfies LocalSessionJson),
  );
}

/** Whose it is will be found out when there is a way to the server. */
export function storeUnclaimedToken(token: string): void {
  tokens.write(token);
}

export function removeToken(): void {
  tokens.remove();
}

export function removeSession(): void {
  tokens.remove();
  removeStored(storageKey);
}

/**
 * Forgets the session in all tabs, for as long as it is not known whether the person may leave.
 * @returns the way to put it back as it was
 */
export function suspendSession(): () => void {
  const text = readSessionText();
  const token = tokens.read();
  removeSession();
  return () => {
    // Somebody may have logged in meanwhile in another tab.
    if (readSessionText() !== null) return;
    if (token !== null) tokens.write(token);
    if (text !== null) writeStored(storageKey, text);
  };
}

interface LocalSessionJson {
  account: Account;
  /** Missing in the form of earlier versions, which had `token`. */
  tokenEnd?: string;
  token?: string;
}

function parseSession(text: string): LocalSessionJson | null {
  try {
    const { account, tokenEnd, token } = JSON.parse(text) as Partial<LocalSessionJson>;
    if (typeof account?.id !== 'string' || typeof account.email !== 'string') return null;
    if (typeof token === 'string') return { account, token };
    return typeof tokenEnd === 'string' ? { account, tokenEnd } : null;
  } catch {
    return null;
  }
}

/** Enough to tell two tokens apart; it lies beside the whole. */
function getTokenEnd(token: string): string {
  return token.slice(-16);
}
