// Session stored in this browser, for all tabs: the signed-in account and its token.
import { getLocalStorage, createTokenStorage } from '../../backend/token-storage.ts';
import type { Account } from '../../data/data-context.ts';
import { removeStored, writeStored, readStored } from '../../platform/storage/local-storage.ts';

/**
 * The account and the token that belong together. `token` is null after a login that was refused:
 * the user is known and must log in again.
 */
export interface LocalSession {
  account: Account;
  token: string | null;
}

const storageKey = 'session';
const lockPrefix = 'lock_';
const tokens = createTokenStorage(getLocalStorage());

/** Returns the stored session as text, to detect a change by another tab; null for none. */
export function readSessionText(): string | null {
  return readStored(storageKey);
}

/** Returns the session of the last visit, which is known without a network; null for a guest. */
export function readStoredSession(): LocalSession | null {
  const text = readStored(storageKey);
  if (text === null) return null;
  const kept = parseSession(text);
  if (!kept) {
    // The stored session is damaged: the user signs in again and finds all data.
    removeSession();
    return null;
  }
  const { account, tokenEnd, token: inOldPlace } = kept;
  if (inOldPlace !== undefined) {
    // Earlier versions stored the token here. The token moves to the storage key that the
    // contract's clients read.
    storeSession({ account, token: inOldPlace });
    return { account, token: inOldPlace };
  }
  const token = tokens.read();
  return { account, token: token !== null && getTokenEnd(token) === tokenEnd ? token : null };
}

/**
 * Returns the settings of the device lock of the signed-in user as text; null if the user has none
 * on this device. See src/data/device-lock/lock-settings.ts.
 */
export function readLockText(): string | null {
  return readStored(lockPrefix + readStoredSession()?.account.id);
}

export function removeLockText(account: string): void {
  removeStored(lockPrefix + account);
}

/**
 * Returns a token whose account is not known: stored by an interrupted login, or by another app of
 * the same backend.
 */
export function readUnclaimedToken(): string | null {
  const token = tokens.read();
  return token === null || readStoredSession()?.token === token ? null : token;
}

/**
 * Stores the account together with the end of its token, so that an account is never combined with
 * another account's token.
 */
export function storeSession({ account, token }: { account: Account; token: string }): void {
  tokens.write(token);
  writeStored(
    storageKey,
    JSON.stringify({ account, tokenEnd: getTokenEnd(token) } satisfies LocalSessionJson),
  );
}

/** Stores a token whose account is identified once the server can be reached. */
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
 * Removes the session in all tabs while it is being checked whether the user can log out.
 * @returns function that restores the session
 */
export function suspendSession(): () => void {
  const text = readSessionText();
  const token = tokens.read();
  removeSession();
  return () => {
    // Another user may have logged in meanwhile in another tab.
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

/**
 * Returns the last characters of a token, enough to distinguish two tokens. The whole token is
 * stored in the same browser anyway.
 */
function getTokenEnd(token: string): string {
  return token.slice(-16);
}
