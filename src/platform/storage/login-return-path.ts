// The way to the login page and back again.
import { removeStored, writeStored, readStored } from './local-storage.ts';

/**
 * Outlives the page: the way to the login may lead through a mail, or through the server's own
 * addresses.
 */
const storageKey = 'redirect_after_login';

/**
 * The address of the login page that leads back to a path of ours. @param mode `signup`: for
 * somebody who is new here
 */
export function buildLoginUrl(path: string, mode?: 'signup'): string {
  return `/login?${mode ? `mode=${mode}&` : ''}from_url=${encodeURIComponent(path)}`;
}

/**
 * Where to go after the login: the `from_url` of an address, else what an earlier one said, when it
 * leads into this same site and not to the login again; else home.
 */
export function getReturnPath(search: string, origin = location.origin): string {
  const from = new URLSearchParams(search).get('from_url') ?? readStored(storageKey);
  if (!from || !URL.canParse(from, origin)) return '/';
  const target = new URL(from, origin);
  if (target.origin !== origin || /^\/login\/?$/i.test(target.pathname)) return '/';
  return target.pathname + target.search + target.hash;
}

/** Remembers where an address wants to lead after the login. */
export function storeReturnPath(search: string): void {
  if (new URLSearchParams(search).has('from_url') && !parseForeignTarget(search))
    writeStored(storageKey, getReturnPath(search));
}

/** They are back. */
export function removeReturnPath(): void {
  removeStored(storageKey);
}

/**
 * The `from_url` of an address when it leads to another site: a page there wants somebody logged
 * in. Whether it may is the server's to say.
 */
export function parseForeignTarget(search: string, origin = location.origin): URL | null {
  const from = new URLSearchParams(search).get('from_url');
  if (!from || !URL.canParse(from, origin)) return null;
  const target = new URL(from, origin);
  const isPlain =
    /^https?:$/.test(target.protocol) && target.username === '' && target.password === '';
  return isPlain && target.origin !== origin ? target : null;
}

/** The address of another site with what its client reads at its start. */
export function addTokenToUrl(target: URL, token: string, isNewUser: boolean): string {
  const address = new URL(target);
  address.searchParams.set('access_token', token);
  if (isNewUser) address.searchParams.set('is_new_user', 'true');
  return address.href;
}

/** Leaves this page; the login does not stay behind in the history. */
export function redirectWithToken(target: URL, token: string, isNewUser: boolean): void {
  location.replace(addTokenToUrl(target, token, isNewUser));
}
