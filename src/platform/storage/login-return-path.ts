// Builds login URLs, stores the page to return to after the login, and redirects with the token to
// another site that required the login.
import { removeStored, writeStored, readStored } from './local-storage.ts';

/** Stored, because the login may lead through an e-mail or through the server's own pages. */
const storageKey = 'redirect_after_login';

/**
 * Returns the URL of the login page, with a path of the app to return to.
 * @param mode `signup` for new users
 */
export function buildLoginUrl(path: string, mode?: 'signup'): string {
  return `/login?${mode ? `mode=${mode}&` : ''}from_url=${encodeURIComponent(path)}`;
}

/**
 * Returns the path to open after the login: `from_url` of the URL, otherwise the stored path. Other
 * sites and the login page are replaced by the start page.
 */
export function getReturnPath(search: string, origin = location.origin): string {
  const from = new URLSearchParams(search).get('from_url') ?? readStored(storageKey);
  if (!from || !URL.canParse(from, origin)) return '/';
  const target = new URL(from, origin);
  if (target.origin !== origin || /^\/login\/?$/i.test(target.pathname)) return '/';
  return target.pathname + target.search + target.hash;
}

/** Stores the path to open after the login. */
export function storeReturnPath(search: string): void {
  if (new URLSearchParams(search).has('from_url') && !parseForeignTarget(search))
    writeStored(storageKey, getReturnPath(search));
}

/** Deletes the stored path after the user has returned. */
export function removeReturnPath(): void {
  removeStored(storageKey);
}

/**
 * Returns `from_url` if it leads to another site, whose page requires a login. The server decides
 * whether that site is allowed.
 */
export function parseForeignTarget(search: string, origin = location.origin): URL | null {
  const from = new URLSearchParams(search).get('from_url');
  if (!from || !URL.canParse(from, origin)) return null;
  const target = new URL(from, origin);
  const isPlain =
    /^https?:$/.test(target.protocol) && target.username === '' && target.password === '';
  return isPlain && target.origin !== origin ? target : null;
}

/** Returns the URL of another site with the parameters that its client reads at start-up. */
export function addTokenToUrl(target: URL, token: string, isNewUser: boolean): string {
  const address = new URL(target);
  address.searchParams.set('access_token', token);
  if (isNewUser) address.searchParams.set('is_new_user', 'true');
  return address.href;
}

/** Leaves this page and replaces the login page in the browser history. */
export function redirectWithToken(target: URL, token: string, isNewUser: boolean): void {
  location.replace(addTokenToUrl(target, token, isNewUser));
}
